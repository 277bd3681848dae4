"""The articles of Texas Hold'em that the shared cases leave open, each test named after its article."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.cards.pack import FRENCH
from salon.core.actor import CHANCE, HOUSE, Leave
from salon.core.chance import Shuffle
from salon.core.clock import Clock
from salon.core.errors import BadSetup, IllegalMove
from salon.core.play import read_action, read_config, read_setup
from salon.core.refusal import MALFORMED, NOT_YOUR_TURN
from salon.core.turn import Chance, Place
from salon.games._poker.events import (
    CameBack,
    Combination,
    Eliminated,
    MatchOver,
    Posted,
    PotWon,
    Raised,
    Shown,
    TimedOut,
)
from salon.games._poker.tests.driver import Match
from salon.games._poker.types import CALL, CHECK, FOLD, Exit, Raise, Share
from salon.games.holdem import GAME
from salon.games.holdem.types import Turned

ACES = "Qh As Qd Ad 9h 6s 2d 4s 7d"
"""Two seats, seat 0 deals: queens for the big blind, aces for the dealer."""


def holdem(seats: int, *decks: str, **more: Any) -> Match:
    return Match(GAME, seats, *decks, **more)


# Options and set-up


def test_options_5_each_hand_is_a_shuffle_of_52_cards() -> None:
    state = GAME.setup(GAME.config(), 2, GAME.setup_type())
    assert GAME.to_act(state) == Chance(Shuffle(FRENCH.codes))


@pytest.mark.parametrize(
    "config",
    [{"rounds": 0}, {"rounds": 31}, {"stack": 0}, {"blinds": [20, 10]}, {"blinds": [0, 10]}, {"ante": 10}],
)
def test_options_out_of_range(config: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(read_config(GAME, config), 3, GAME.setup_type())


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_seats_out_of_range(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(GAME.config(), seats, GAME.setup_type())


@pytest.mark.parametrize(
    "setup",
    [
        {"dealer": 3},
        {"dealer": -1},
        {"stacks": [0, 100, 100]},
        {"stacks": [100, 0, 0]},
        {"stacks": [100, 100]},
        {"stacks": [100, 100, -1]},
        {"round": 11},
        {"round": 0},
    ],
)
def test_options_4_set_ups_that_fit_no_match(setup: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(GAME.config(), 3, read_setup(GAME, setup))


# Blinds


def test_blinds_2_the_blinds_are_told_and_count_as_bets() -> None:
    match = holdem(3, "")
    assert match.happened(Posted) == [
        Posted(1, "small_blind", 10, all_in=False),
        Posted(2, "big_blind", 20, all_in=False),
    ]
    assert [player.bet for player in match.view().players] == [0, 10, 20]
    assert (match.view().small_blind, match.view().big_blind) == (1, 2)


def test_blinds_1_both_may_be_the_same() -> None:
    match = holdem(3, "", config={"blinds": [20, 20]})
    assert [event.amount for event in match.happened(Posted)] == [20, 20]


def test_chips_3_a_blind_that_takes_everything_is_all_in() -> None:
    match = holdem(3, "", stacks=[1000, 10, 20])
    assert [event.all_in for event in match.happened(Posted)] == [True, True]
    assert [player.state for player in match.view().players] == ["in", "all_in", "all_in"]
    assert match.to_act == (0,), "who has not paid yet is asked"


def test_blinds_3_others_call_the_full_big_blind_of_a_short_one() -> None:
    match = holdem(3, "", stacks=[1000, 1000, 5])
    assert match.view().current_bet == 20
    match.bets("c c")
    assert match.view().pots[0].amount == 15
    assert match.view().pots[1].amount == 30


# The course of a hand


def test_deal_2_no_card_is_burnt() -> None:
    match = holdem(2, ACES)
    match.bets("c k")
    assert match.happened(Turned) == [Turned("flop", ("9h", "6s", "2d"), ("9h", "6s", "2d"))]
    match.bets("k k")
    assert match.happened(Turned) == [Turned("turn", ("4s",), ("9h", "6s", "2d", "4s"))]
    match.bets("k k")
    assert match.happened(Turned) == [Turned("river", ("7d",), ("9h", "6s", "2d", "4s", "7d"))]


def test_showdown_5_hands_are_shown_before_the_missing_board_cards() -> None:
    match = holdem(2, ACES, config={"rounds": 1})
    match.bets("1000 c")
    kinds = [type(event) for event in match.events]
    assert kinds.index(Shown) < kinds.index(Turned)
    assert [event.street for event in match.happened(Turned)] == ["flop", "turn", "river"]
    assert match.happened(PotWon) == [PotWon(0, 2000, 0, (0,), 1, (Share(0, 2000),), "pair")]
    assert match.happened(Combination)[0] == Combination(0, "pair", "A", "9", ("As", "Ad", "9h", "7d", "6s"))


def test_showdown_3_the_last_bettor_of_the_last_round_in_which_a_seat_was_asked_shows_first() -> None:
    match = holdem(3, "")
    match.bets("60 c c  k 40 c c  k k k  k k k")
    assert [event.seat for event in match.happened(Shown)] == [1, 2, 0], "nobody bet on the river"
    match = holdem(3, "", stacks=[1000, 60, 60])
    match.bets("c 60 c c")
    assert [event.seat for event in match.happened(Shown)] == [1, 2, 0], "the raise before the flop"


def test_showdown_4_nothing_is_shown_when_all_have_folded() -> None:
    match = holdem(3, "")
    match.bets("300 f f")
    assert match.happened(Shown) == []
    assert match.happened(CameBack) == [CameBack(0, 280)]
    assert match.happened(PotWon) == [PotWon(0, 50, 0, (0,), 1, (Share(0, 50),), None)]
    assert match.view().players[0].combination is None


def test_raise_told_as_a_bet_or_as_a_raise() -> None:
    match = holdem(2, ACES)
    match.bets("60")
    assert match.happened(Raised) == [Raised(0, 60, 50, opening=False, all_in=False)]
    match.bets("c 40")
    assert match.happened(Raised) == [Raised(1, 40, 40, opening=True, all_in=False)]
    match.bets("940")
    assert match.happened(Raised) == [Raised(0, 940, 940, opening=False, all_in=True)]


# Clock and decisions


def test_clock_1_the_end_of_the_clock_is_told_and_then_the_action() -> None:
    match = holdem(3, "")
    match.expire()
    assert match.happened(TimedOut) == [TimedOut((0,))]
    assert match.view().players[0].state == "folded"


def test_clock_4_each_decision_has_its_own_clock() -> None:
    match = holdem(2, ACES)
    keys = []
    for line in ("c", "k", "k", "20", "c"):
        clock = GAME.clock(match.state)
        assert isinstance(clock, Clock)
        assert clock.seats == match.to_act
        assert clock.seconds is None, "the turn clock of the table"
        assert GAME.decision(match.state, match.turn) == clock.key
        assert GAME.decision(match.state, 1 - match.turn) == ""
        keys.append(clock.key)
        match.bets(line)
    assert len(set(keys)) == len(keys)


def test_clock_3_no_clock_between_hands() -> None:
    match = holdem(2, ACES)
    match.bets("f")
    state = match.state
    assert GAME.clock(state) is None
    match.expire()
    assert match.state == state


# The end


def test_end_3_who_was_eliminated_when_is_told() -> None:
    match = holdem(2, ACES)
    match.bets("1000 c")
    assert match.happened(Eliminated) == [Eliminated(1)]
    assert match.happened(MatchOver) == [MatchOver((0,), 1, 2000)]
    assert match.view().players[1].exit == Exit(1, 1000)
    assert GAME.ranking(match.state) == (Place(0, 1, 2000), Place(1, 2, 0))


def test_end_1_the_last_hand_ends_the_match_however_it_is_won() -> None:
    match = holdem(2, ACES, config={"rounds": 1})
    match.bets("f")
    assert match.over
    assert GAME.returns(match.state) == (990, 1010)


def test_house_inputs_of_other_places_do_nothing() -> None:
    match = holdem(2, ACES)
    assert GAME.apply(match.state, HOUSE, Leave(1)) == (match.state, ())


# Bad input


@pytest.mark.parametrize(
    "raw",
    [
        None,
        [],
        "fold",
        {"type": "raise"},
        {"type": "raise", "to": "60"},
        {"type": "raise", "to": 60.5},
        {"type": "raise", "to": None},
        {"type": "raise", "to": True},
        {"type": "raise", "to": [60]},
        {"type": "bet", "to": 60},
        {"type": "draw", "discard": []},
        {"type": "play", "cards": ["As"]},
        {"type": "fold", "now": True},
        {"to": 60},
    ],
)
def test_actions_6_what_is_no_action_of_the_game(raw: Any) -> None:
    assert read_action(GAME, raw) == MALFORMED


@pytest.mark.parametrize("to", [-60, 0, 20, 39, 1001, 10**18, -(10**18)])
def test_actions_6_amounts_out_of_range(to: int) -> None:
    match = holdem(3, "")
    before = match.state
    refusal = match.refusal(0, read_action(GAME, {"type": "raise", "to": to}))
    assert refusal is not None
    assert refusal.code in ("raise_too_small", "raise_too_large")
    with pytest.raises(IllegalMove):
        match.do(0, Raise(to))
    assert match.state == before


def test_actions_6_huge_amounts_do_not_even_decode() -> None:
    match = holdem(3, "")
    assert match.refusal(0, read_action(GAME, b'{"type":"raise","to":1' + b"0" * 40 + b"}")) is not None


def test_actions_6_nothing_is_accepted_once_the_match_is_over() -> None:
    match = holdem(2, ACES, config={"rounds": 1})
    match.bets("f")
    for seat in range(2):
        for action in (FOLD, CHECK, CALL, Raise(100)):
            assert match.refusal(seat, action) == NOT_YOUR_TURN


# What holds in every match


@given(
    seats=st.integers(2, 8),
    seed=st.integers(0, 2**32),
    stacks=st.lists(st.integers(0, 200), min_size=8, max_size=8),
)
def test_chips_1_no_chip_appears_or_disappears(seats: int, seed: int, stacks: list[int]) -> None:
    stacks = stacks[:seats]
    stacks[0] += 20
    stacks[1] += 7
    rng = random.Random(seed)
    match = holdem(seats, rng=rng, config={"rounds": 4}, stacks=stacks)
    inputs = 0
    while not match.over:
        view = match.view()
        assert match.chips() == sum(stacks)
        if view.phase == "betting":
            assert sum(pot.amount for pot in view.pots) == sum(player.paid for player in view.players)
            assert match.refusal(match.turn, GAME.default(match.state, match.turn)) is None
            assert view.players[match.turn].state == "in"
        else:
            won = sum(player.won for player in view.players)
            assert won == sum(pot.amount for pot in view.pots)
            assert won == sum(player.paid for player in view.players)
        match.random_step(rng)
        inputs += 1
        assert inputs < 4000, "a match ends"
    assert sum(match.stacks()) == sum(stacks)


@given(seats=st.integers(2, 8), seed=st.integers(0, 2**32), to=st.integers(-5, 1500))
def test_actions_5_a_raise_is_accepted_exactly_within_its_bounds(seats: int, seed: int, to: int) -> None:
    rng = random.Random(seed)
    match = holdem(seats, rng=rng, config={"rounds": 2})
    for _ in range(rng.randrange(12)):
        if not match.over:
            match.random_step(rng)
    for seat in match.to_act:
        bounds = [option for option in GAME.legal(match.state, seat) if hasattr(option, "min")]
        fits = any(option.min <= to <= option.max for option in bounds)
        assert (match.refusal(seat, Raise(to)) is None) == fits


def test_a_shuffle_brings_the_hand_whatever_lies_below_the_cards_that_are_dealt() -> None:
    state = GAME.setup(GAME.config(), 3, GAME.setup_type())
    deck = FRENCH.codes
    other = (*deck[:11], *reversed(deck[11:]))
    assert GAME.apply(state, CHANCE, deck) == GAME.apply(state, CHANCE, other)
