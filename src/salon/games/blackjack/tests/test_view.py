"""What a viewer may know, and what may be imagined behind it."""

from __future__ import annotations

import random

import msgspec
import pytest

from salon.core.actor import Away, Leave
from salon.core.viewer import ALL, SPECTATOR, Viewer
from salon.games._corner.types import Setup
from salon.games.blackjack import GAME
from salon.games.blackjack.tests.driver import Table
from salon.games.blackjack.types import Advice, Bet, Config, Dealt, Hit, Revealed, Stand


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_hidden_1_neither_the_hidden_card_nor_the_shoe_reaches_anybody(viewer: Viewer) -> None:
    one = Table(2, "9s Kh Ah 9d 7c 6s 2s 3s 4s").bets(20, 20)
    other = Table(2, "9s Kh Ah 9d 7c 8d Jd Qd Kd").bets(20, 20)
    assert one.state != other.state
    assert msgspec.json.encode(one.view(viewer)) == msgspec.json.encode(other.view(viewer))
    for left, right in zip(one.events, other.events, strict=True):
        assert GAME.redact(left, viewer) == GAME.redact(right, viewer)
    for seat in (0, 1):
        assert GAME.legal(one.state, seat) == GAME.legal(other.state, seat)
        assert GAME.check(one.state, seat, Hit()) == GAME.check(other.state, seat, Hit())


def test_hidden_1_the_record_reader_sees_the_hidden_card() -> None:
    table = Table(1, "9s Ah 9d 6s").bets(20)
    (dealt,) = table.happened(Dealt)
    assert GAME.redact(dealt, ALL).hole == "6s"
    assert GAME.redact(dealt, 0).hole == "??"
    assert table.view(ALL).dealer_hand == ("Ah", "6s")
    assert table.view(0).dealer_hand == ("Ah", "??")


def test_hidden_1_it_is_public_once_it_is_turned_up() -> None:
    table = Table(1, "9s Ah 9d 6s").bets(20).do(0, Stand())
    assert table.happened(Revealed) == [Revealed("6s", 17, False)]
    assert table.view(SPECTATOR).dealer_hand == ("Ah", "6s")


def test_hidden_2_the_dealers_total_is_that_of_the_cards_face_up() -> None:
    view = Table(1, "9s Ah 9d 6s").bets(20).view(0)
    assert (view.dealer_total, view.dealer_soft) == (11, True)


def test_hidden_1_all_else_is_public() -> None:
    table = Table(2, "9s Kh Ah 9d 7c 6s").bets(20, 20)
    assert table.view(0).players == table.view(SPECTATOR).players == table.view(ALL).players
    assert table.view(SPECTATOR).shoe == 312 - 6


def test_advice_is_in_the_view_of_the_seat_to_play_and_of_nobody_else() -> None:
    table = Table(2, "6s Kh Th 5d 7c 6s").bets(20, 20)
    assert table.view(0).advice == Advice("double", "double_hard")
    assert table.view(1).advice is None
    assert table.view(SPECTATOR).advice is msgspec.UNSET
    assert table.view(ALL).advice is msgspec.UNSET
    assert Table(1).view(0).advice is None


def test_advice_does_not_say_double_when_one_may_not() -> None:
    table = Table(1, "6s 9h 5d 7c", balances=(20,)).bets(20)
    assert table.view(0).advice == Advice("hit", "no_risk")


def test_legal_is_in_a_seats_own_view_only() -> None:
    table = Table(2)
    assert table.view(0).legal == GAME.legal(table.state, 0)
    assert "legal" not in msgspec.to_builtins(table.view(SPECTATOR))


@pytest.mark.parametrize("seed", range(40))
def test_hidden_3_a_resampled_state_looks_the_same_and_uses_unseen_cards_only(seed: int) -> None:
    """At every moment of a random evening each seat's view of the imagined state is its view of the true one."""
    rng = random.Random(seed)
    table = Table(3, config=Config(decks=rng.choice((1, 2, 6))))
    seen: tuple[object, ...] = ()
    for _ in range(60):
        for seat in range(3):
            view = table.view(seat)
            imagined = GAME.resample(view, tuple(GAME.redact(event, seat) for event in seen), seat, rng)
            assert GAME.view(imagined, seat) == view
            assert GAME.decision(imagined, seat) == GAME.decision(table.state, seat)
            if table.state.shoe and view.phase == "playing":
                real, fancied = table.state, imagined
                rest = sorted((*real.shoe[real.drawn :], real.dealer[1]))
                if table.state.config.decks == 1:
                    assert sorted((*fancied.shoe[fancied.drawn :], fancied.dealer[1])) == rest
        acting = table.view().to_act
        idle = [seat for seat in acting if not table.player(seat).bet or table.view().phase == "playing"]
        if not idle:
            table.next()
        else:
            seat = rng.choice(idle)
            option = rng.choice(GAME.legal(table.state, seat))
            table.do(seat, GAME.fill(table.view(seat), option, rng))
        seen += table.events


def test_hidden_3_the_imagined_dealer_has_no_blackjack_either() -> None:
    """``peek.2``: the donne goes on, so the hidden card under an As is worth no 10."""
    view = Table(1, "9s Ah 9d 6s").bets(20).view(0)
    holes = {GAME.resample(view, (), 0, random.Random(seed)).dealer[1][0] for seed in range(200)}
    assert holes == set("A23456789")


def test_fill_gives_every_bet_of_the_range_and_the_taking_back() -> None:
    table = Table(2, balances=(50, 1000)).bets(20)
    rng = random.Random(1)
    bets, back = GAME.legal(table.state, 0)
    amounts = {GAME.fill(table.view(0), bets, rng).amount for _ in range(200)}
    assert amounts == {10, 20, 30, 40, 50}
    assert GAME.fill(table.view(0), back, rng) == Bet(0)


def test_away_and_leaving_are_public() -> None:
    table = Table(2, "9s Kh Ah 9d 7c 6s").bets(20, 20).house(Away(0)).house(Leave(1))
    assert (table.player(0).away, table.player(1).leaving) == (True, True)


def test_returns_leave_loans_and_the_first_chips_out() -> None:
    state = GAME.setup(Config(), 2, Setup(balances=(1300, 200), loans=(1, 0)))
    assert GAME.returns(state) == (-700, -800)
    assert GAME.ranking(state) is None
