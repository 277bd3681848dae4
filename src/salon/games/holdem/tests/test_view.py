"""``hidden.*`` and ``view.*``: what each viewer is shown and told."""

from __future__ import annotations

import random

import msgspec

from salon.core.viewer import ALL, SPECTATOR
from salon.games._poker.events import Dealt
from salon.games._poker.tests.driver import Match
from salon.games.holdem import GAME

DECK = "Qh Jc As Qd Jd Kd 9h 6s 2d 4s 7d"


def test_view_8_legal_and_best_are_in_a_seats_own_view_only() -> None:
    match = Match(GAME, 3, DECK)
    own = msgspec.to_builtins(match.view(0))
    assert own["best"] == {"category": "high_card", "cards": ("As", "Kd")}
    assert [option["type"] for option in own["legal"]] == ["fold", "call", "raise"]
    for viewer in (SPECTATOR, ALL):
        seen = msgspec.to_builtins(match.view(viewer))
        assert "legal" not in seen
        assert "best" not in seen
        assert set(own) - set(seen) == {"legal", "best"}


def test_hidden_1_the_deal_is_told_to_each_seat_as_far_as_its_own_hand() -> None:
    match = Match(GAME, 3, DECK)
    deals = [event for event in match.told(1) if isinstance(event, Dealt)]
    assert deals == [Dealt(0, (("??", "??"), ("Qh", "Qd"), ("??", "??")))]
    assert [event for event in match.told(SPECTATOR) if isinstance(event, Dealt)] == [
        Dealt(0, (("??", "??"),) * 3)
    ]


def test_hidden_5_no_view_tells_the_cards_that_are_still_to_come() -> None:
    match = Match(GAME, 3, DECK)
    for viewer in (0, 1, 2, SPECTATOR, ALL):
        text = msgspec.json.encode(match.view(viewer)).decode()
        assert not [card for card in ("9h", "6s", "2d", "4s", "7d") if card in text]


def test_hidden_3_the_winner_of_a_hand_that_all_have_folded_stays_hidden() -> None:
    match = Match(GAME, 3, DECK)
    match.bets("f f")
    assert [player.hand for player in match.view().players] == [(), (), ("??", "??")]
    assert not [card for card in ("Jc", "Jd") if card in msgspec.json.encode(match.told(0)).decode()]


def test_view_6_states_stay_as_they_were_when_the_pots_were_paid() -> None:
    match = Match(GAME, 2, "Qh As Qd Ad 9h 6s 2d 4s 7d", stacks=[500, 300])
    match.bets("500 c")
    first, second = match.view().players
    assert (first.state, first.stack, first.won, first.paid) == ("in", 800, 600, 300)
    assert (second.state, second.stack, second.won) == ("all_in", 0, 0)


def test_view_5_a_hand_that_is_shown_has_its_combination() -> None:
    match = Match(GAME, 3, DECK, config={"rounds": 1})
    match.bets("c c f  k k k k k k")
    found = [player.combination for player in match.view().players]
    assert found[0] is not None
    assert found[0].category == "high_card"
    assert found[1] is not None
    assert (found[1].category, found[1].cards) == ("pair", ("Qh", "Qd", "9h", "7d", "6s"))
    assert found[2] is None, "a folded hand is worth nothing to anybody"


def test_view_4_pots_with_winners_once_the_hand_is_over() -> None:
    match = Match(GAME, 3, DECK)
    assert msgspec.to_builtins(match.view().pots) == ({"amount": 30, "seats": (0, 1, 2)},)
    match.bets("f f")
    assert msgspec.to_builtins(match.view().pots) == (
        {"amount": 20, "seats": (2,), "winners": ({"seat": 2, "chips": 20},)},
    )


def test_hidden_4_a_seat_that_is_out_sees_what_a_stranger_sees() -> None:
    match = Match(GAME, 3, DECK, stacks=[1000, 1000, 0])
    own, stranger = msgspec.to_builtins(match.view(2)), msgspec.to_builtins(match.view(SPECTATOR))
    assert own.pop("best") is None
    assert own.pop("legal") == ()
    assert own == stranger


def test_resample_imagines_other_hands_and_the_same_course() -> None:
    match = Match(GAME, 4, rng=random.Random(5))
    match.bets("60 c c c")
    drawn = set()
    for seed in range(20):
        state = GAME.resample(match.view(2), match.told(2), 2, random.Random(seed))
        assert GAME.view(state, 2) == match.view(2)
        assert GAME.view(state, SPECTATOR) == match.view(SPECTATOR)
        drawn.add(state.hands)
    assert len(drawn) == 20
