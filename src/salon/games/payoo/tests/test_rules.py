"""The articles of the rulebook that the shared cases leave open, each test named after its article."""

from __future__ import annotations

import random

import pytest

from salon.core.chance import Die, RandomSource, ScriptSource, Shuffle
from salon.core.clock import Clock
from salon.core.errors import BadSetup, IllegalMove
from salon.core.play import check, read_action, read_config, read_setup
from salon.core.refusal import MALFORMED, NOT_YOUR_TURN, Refusal
from salon.core.turn import Chance, Place, Seats
from salon.games.payoo import GAME
from salon.games.payoo.cards import dealt_codes, grand_payoo, points_of
from salon.games.payoo.tests.driver import Match, trick
from salon.games.payoo.types import (
    Config,
    Delivered,
    Gave,
    Give,
    GiveOption,
    MatchOver,
    Play,
    Played,
    Received,
    Rolled,
    RoundOver,
    Setup,
    TrickWon,
)

# The pack, the deal


@pytest.mark.parametrize(
    ("seats", "cards", "gift"), [(3, 20, 5), (4, 15, 5), (5, 12, 4), (6, 10, 3), (7, 8, 3), (8, 7, 3)]
)
def test_pack_3_gift_1_the_table_of_seats(seats: int, cards: int, gift: int) -> None:
    match = Match(seats)
    assert {player.cards for player in match.view().players} == {cards}
    assert {GAME.legal(match.state, seat) for seat in range(seats)} == {(GiveOption(gift),)}


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("die", range(4))
def test_pack_3_a_round_holds_250_points(seats: int, die: int) -> None:
    pack = Match(seats).view("all")
    codes = [code for player in pack.players for code in player.hand]
    assert sorted(codes) == sorted(dealt_codes(seats))
    assert sum(points_of(card, grand_payoo(die)) for card in range(60)) == 250


def test_pack_2_with_six_seats_the_plain_1s_are_in_with_seven_they_are_not() -> None:
    ones = {"1s", "1h", "1d", "1c"}
    assert ones < set(dealt_codes(6))
    assert set(dealt_codes(6)) - set(dealt_codes(7)) == ones


def test_deal_1_the_deal_is_a_shuffle_of_the_whole_pack() -> None:
    assert GAME.to_act(GAME.setup(Config(), 8, Setup())) == Chance(Shuffle(dealt_codes(8)))


# The gift


@pytest.mark.parametrize(
    ("cards", "refusal"),
    [
        (("1s", "5s", "9s", "3h"), Refusal("give_count", {"count": 5})),
        (("1s", "5s", "9s", "3h", "7h", "1d"), Refusal("give_count", {"count": 5})),
        ((), Refusal("give_count", {"count": 5})),
        (("1s", "1s", "5s", "9s", "3h"), Refusal("twice")),
        (("1s", "5s", "9s", "3h", "2s"), Refusal("not_in_hand", {"card": "2s"})),
        (("1s", "5s", "9s", "3h", "Xx"), MALFORMED),
        (("1s", "5s", "9s", "3h", "As"), MALFORMED),
        (("1s", "5s", "9s", "3h", "21p"), MALFORMED),
    ],
)
def test_gift_2_what_is_refused(cards: tuple[str, ...], refusal: Refusal) -> None:
    match = Match(4, setup=Setup(dealer=3))
    before = match.state
    assert match.refusal(0, Give(cards)) == refusal
    assert match.state is before


def test_gift_2_the_order_of_the_cards_is_free() -> None:
    match = Match(4, setup=Setup(dealer=3)).give(0, "7h 1s 3h 9s 5s")
    assert match.view(0).players[0].gave == ("1s", "5s", "9s", "3h", "7h")


def test_gift_3_a_confirmed_gift_is_final() -> None:
    match = Match(4, setup=Setup(dealer=3)).give(0, "1s 5s 9s 3h 7h")
    assert match.refusal(0, Give(("1d", "5d", "9d", "3c", "7c"))) == Refusal("already_given")
    assert GAME.legal(match.state, 0) == ()
    with pytest.raises(IllegalMove):
        match.give(0, "1d 5d 9d 3c 7c")


def test_gift_3_giving_is_one_decision_whatever_the_others_do() -> None:
    match = Match(4, setup=Setup(dealer=3))
    before = GAME.decision(match.state, 0)
    match.give(2, "3s 7s 1h 5h 9h")
    assert GAME.decision(match.state, 0) == before != ""
    assert GAME.decision(match.state, 2) == ""


def test_gift_4_given_cards_lie_apart_until_the_last_seat_has_confirmed() -> None:
    match = Match(4, setup=Setup(dealer=3)).give(0, "1s 5s 9s 3h 7h").give(1, "2s 6s Ts 4h 8h")
    assert [player.cards for player in match.view().players] == [10, 10, 15, 15]
    assert match.refusal(2, Give(("2s", "6s", "Ts", "4h", "8h"))) == Refusal("not_in_hand", {"card": "2s"})
    match.give(2, "3s 7s 1h 5h 9h").give(3, "4s 8s 2h 6h Th")
    assert match.events[0] == Gave(3, 0, 5, ("4s", "8s", "2h", "6h", "Th"))
    assert match.happened(Delivered) == [Delivered(5)]
    assert match.happened(Received)[0] == Received(0, 3, ("4s", "8s", "2h", "6h", "Th"))
    assert match.view(1).players[1].received == ("1s", "5s", "9s", "3h", "7h")
    assert {player.cards for player in match.view().players} == {15}


def test_gift_4_no_card_is_played_before_the_gifts() -> None:
    match = Match(4, setup=Setup(dealer=3))
    assert match.refusal(3, Play("4s")) == Refusal("gifts_first")


def test_gift_2_no_gift_after_the_gifts() -> None:
    match = Match(4).expire()
    assert match.refusal(0, Give(("4s",))) == Refusal("gifts_over")
    assert match.refusal(1, Give(("4s",))) == Refusal("gifts_over")


def test_gift_5_a_played_card_loses_its_dot_and_no_dot_survives_the_round() -> None:
    match = trick("1s 2s|3s 4s|5s 6s", dots="1s 3s 4s", rounds=2)
    assert match.view(1).players[1].received == ("3s", "4s")
    match.play("1s", "3s", "5s")
    assert match.view(1).players[1].received == ("4s",)
    assert match.view(0).players[0].received == ()
    match.play("6s", "2s", "4s").next()
    assert [match.view(seat).players[seat].received for seat in range(3)] == [(), (), ()]


# The die


def test_die_1_it_is_owed_when_the_gifts_are_delivered_and_not_before() -> None:
    match = Match(4)
    for seat in (0, 1, 2):
        match.do(seat, GAME.default(match.state, seat))
        assert isinstance(GAME.to_act(match.state), Seats)
    state, _ = GAME.apply(match.state, 3, GAME.default(match.state, 3))
    assert GAME.to_act(state) == Chance(Die(("s", "h", "d", "c")))
    assert (state.phase, state.die) == ("play", None)
    assert all(GAME.legal(state, seat) == () for seat in range(4))
    assert GAME.clock(state) is None


@pytest.mark.parametrize(("face", "card"), [("s", "7s"), ("h", "7h"), ("d", "7d"), ("c", "7c")])
def test_die_2_the_seven_of_its_suit_is_the_grand_payoo(face: str, card: str) -> None:
    match = Match(4, source=ScriptSource({"die": [face]}), setup=Setup(dealer=2)).expire()
    assert match.happened(Rolled) == [Rolled(face, card, 2)]  # type: ignore[arg-type]
    assert (match.view().die, match.view().grand) == (face, card)


def test_die_1_each_suit_is_as_likely() -> None:
    rng = random.Random(4)
    source = RandomSource(rng)
    shown = [source.draw(Die(("s", "h", "d", "c"))) for _ in range(4000)]
    assert all(abs(shown.count(face) - 1000) < 120 for face in "shdc")


# The tricks


def test_trick_1_the_leader_plays_anything() -> None:
    match = trick("7s 3h 20p|1s 2h 1p|2s 4h 2p")
    assert GAME.legal(match.state, 0) == (Play("7s"), Play("3h"), Play("20p"))
    assert match.view(0).barred == {}


def test_trick_2_following_is_a_duty_beating_is_not() -> None:
    match = trick("9h 1c|2h Th 5s|3h 2c 4d").play("9h")
    assert GAME.legal(match.state, 1) == (Play("2h"), Play("Th"))
    assert match.refusal(1, Play("5s")) == Refusal("must_follow", {"suit": "h"})
    assert match.view(1).barred == {"5s": Refusal("must_follow", {"suit": "h"})}
    assert match.refusal(1, Play("9h")) == Refusal("not_in_hand", {"card": "9h"})
    assert match.refusal(1, Play("9x")) == MALFORMED
    assert match.refusal(2, Play("3h")) == NOT_YOUR_TURN
    assert match.refusal(0, Play("1c")) == NOT_YOUR_TURN


def test_trick_3_the_grand_payoo_alone_must_follow() -> None:
    match = trick("9h 1c|7h 20p|3h 2c", die="h").play("9h")
    assert GAME.legal(match.state, 1) == (Play("7h"),)


def test_trick_4_without_the_suit_anything_goes() -> None:
    match = trick("9h 1c|7s 20p 1d|3h 2c 4c").play("9h")
    assert GAME.legal(match.state, 1) == (Play("7s"), Play("1d"), Play("20p"))
    assert match.view(1).barred == {}


def test_trick_5_payoo_is_followed_with_payoo() -> None:
    match = trick("3p 1c|7s 20p 1p|3h 2c").play("3p")
    assert GAME.legal(match.state, 1) == (Play("1p"), Play("20p"))
    assert match.refusal(1, Play("7s")) == Refusal("must_follow", {"suit": "p"})


@pytest.mark.parametrize(
    ("cards", "winner", "points"),
    [
        ("2h|Th|9h", 1, 0),
        ("7h|8h|Th", 2, 40),
        ("7h|6h|20p", 0, 60),
        ("2c|Th|20p", 0, 20),
        ("1p|20p|19p", 1, 40),
        ("9s|1c|7h", 0, 40),
        ("2s|Ts|3s", 1, 0),
    ],
)
def test_trick_6_the_highest_of_the_suit_takes_all(cards: str, winner: int, points: int) -> None:
    match = trick(cards, die="h").play(*cards.split("|"))
    (won,) = match.happened(TrickWon)
    assert (won.seat, won.points, won.taken) == (winner, points, points)
    assert match.view().last_winner == winner


def test_trick_6_it_counts_from_the_leader_whatever_the_seat() -> None:
    match = trick("2h|Th|9h", leader=2).play("9h", "2h", "Th")
    assert match.view().last_winner == 1
    assert [card.seat for card in match.view().last_trick or ()] == [2, 0, 1]


def test_trick_7_the_winner_leads() -> None:
    match = trick("2h 1s|Th 2s|9h 3s").play("2h", "Th", "9h")
    assert (match.view().leader, match.to_act) == (1, (1,))


def test_trick_8_a_round_without_points_left_is_played_on() -> None:
    match = trick("20p 1s|1p 2s|7s 3s", die="s").play("20p", "1p", "7s")
    assert (match.view().phase, match.to_act) == ("play", (0,))


def test_played_says_how_a_card_was_played() -> None:
    match = trick("2h 1s|Th 2s|7s 3s", die="s").play("2h")
    assert match.events == (Played(0, "2h", "lead", False, 1),)
    assert match.play("Th").events == (Played(1, "Th", "follow", False, 1),)
    assert match.play("7s").happened(Played) == [Played(2, "7s", "discard", True, 1)]


# The score


def test_score_1_the_totals_move_once_at_the_end() -> None:
    match = trick("20p 1s|1p 2s|2p 3s", rounds=2).play("20p", "1p", "2p")
    assert [(player.taken, player.score) for player in match.view().players] == [(23, 0), (0, 0), (0, 0)]
    match.play("1s", "2s", "3s")
    assert [(player.taken, player.score) for player in match.view().players] == [(23, 23), (0, 0), (0, 0)]
    assert match.happened(RoundOver) == [RoundOver(1, 2, (23, 0, 0), (23, 0, 0), (1, 2), 0)]
    assert match.happened(MatchOver) == []
    assert match.view().phase == "round_over"


def test_score_3_equal_totals_share_the_rank() -> None:
    match = trick("20p|1p|2p").play("20p", "1p", "2p")
    assert GAME.ranking(match.state) == (Place(1, 1, 0), Place(2, 1, 0), Place(0, 3, 23))
    assert match.happened(MatchOver) == [MatchOver((1, 2), 2, 0)]
    assert GAME.returns(match.state) == (23, 0, 0)


def test_score_4_the_match_ends_with_its_last_round() -> None:
    match = Match(3, config=Config(rounds=2))
    for number in (1, 2):
        assert match.view().round == number
        while match.to_act:
            match.expire()
        match.next()
    assert match.over
    assert match.view().phase == "over"


# Clocks


def test_clock_1_gifts_have_one_common_clock() -> None:
    match = Match(4)
    first = GAME.clock(match.state)
    assert first == Clock("1.give", (0, 1, 2, 3), lead=1.5)
    match.do(1, GAME.default(match.state, 1))
    later = GAME.clock(match.state)
    assert later is not None
    assert (later.key, later.seats) == ("1.give", (0, 2, 3))


def test_clock_1_each_card_has_its_own_clock_after_the_animation() -> None:
    match = Match(4).expire()
    keys, leads = [], []
    for _ in range(5):
        clock = GAME.clock(match.state)
        assert clock is not None
        assert (clock.seats, clock.seconds) == (match.to_act, None)
        keys.append(clock.key)
        leads.append(clock.lead)
        match.expire()
    assert len(set(keys)) == 5
    assert leads == [3.0, 0.0, 0.0, 0.0, 1.0]


def test_clock_5_every_card_is_another_decision() -> None:
    match = Match(4).expire()
    before = GAME.decision(match.state, 0)
    match.expire()
    assert GAME.decision(match.state, 0) == ""
    assert GAME.decision(match.state, 1) not in ("", before)


def test_clock_3_the_lowest_rank_then_the_order_of_the_suits_payoo_last() -> None:
    match = trick("9h 2p 2c 2s|1s|1c")
    assert GAME.default(match.state, 0) == Play("2s")
    assert GAME.default(trick("9h 2p|1s|1c").state, 0) == Play("2p")


def test_record_2_without_a_clock_nothing_runs_out() -> None:
    match = trick("20p|1p|2p", rounds=2).play("20p", "1p", "2p")
    before = match.state
    assert GAME.clock(before) is None
    assert match.expire().state is before
    assert match.events == ()


# What is refused before a match, or after it


@pytest.mark.parametrize(
    "config",
    [{"rounds": 0}, {"rounds": 11}, {"rounds": -1}, {"rounds": 2.5}, {"rounds": "4"}, {"seats": 4}, [], 4],
)
def test_score_4_configs_that_are_refused(config: object) -> None:
    with pytest.raises(BadSetup):
        read_config(GAME, config)


@pytest.mark.parametrize(
    ("seats", "raw"),
    [
        (2, {}),
        (9, {}),
        (4, {"dealer": 4}),
        (4, {"dealer": -1}),
        (4, {"scores": [0, 0, 0]}),
        (4, {"scores": [0, 0, 0, -1]}),
        (4, {"round": 0}),
        (4, {"round": 5}),
        (4, {"roles": []}),
    ],
)
def test_record_1_setups_that_are_refused(seats: int, raw: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(Config(), seats, read_setup(GAME, raw))


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "pass"},
        {"type": "play"},
        {"type": "play", "card": 7},
        {"type": "play", "card": ["2h"]},
        {"type": "play", "card": "2h", "cards": []},
        {"type": "give", "cards": "2h"},
        {"type": "give", "cards": [2]},
        {"type": "raise", "to": 10**30},
        {"card": "2h"},
        [],
        None,
    ],
)
def test_an_action_that_is_none_of_the_games_is_malformed(raw: object) -> None:
    match = trick("2h|Th|9h")
    assert check(GAME, match.state, 3, 0, read_action(GAME, raw)) == MALFORMED


def test_nothing_is_done_after_the_end() -> None:
    match = trick("20p 1p|1s 2s|2p 3p").play("20p", "1s", "2p", "1p", "2s", "3p")
    before = match.state
    assert match.over
    for seat in range(3):
        assert match.refusal(seat, Play("20p")) == NOT_YOUR_TURN
        assert match.refusal(seat, Give(("20p",))) == Refusal("gifts_over")
        assert GAME.legal(before, seat) == ()
    assert check(GAME, before, 3, 3, Play("20p")) == NOT_YOUR_TURN
    assert match.next().state is before
    assert match.expire().state is before
