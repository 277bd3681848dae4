"""The articles of Poker fermé that the shared cases leave open, each test named after its article."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.cards.pack import FRENCH
from salon.core.errors import BadSetup, IllegalMove
from salon.core.play import read_action, read_config
from salon.core.refusal import MALFORMED, NOT_YOUR_TURN, Refusal
from salon.games._poker.events import Posted, Shown, TimedOut
from salon.games._poker.tests.driver import Match
from salon.games._poker.types import CALL, CHECK, FOLD, Raise
from salon.games.draw_poker import GAME
from salon.games.draw_poker.types import Chose, Draw, DrawOption, Drew, ExchangeOpened

DECK = "9s Ah Ks 9d Qc Kd 8c Td 7h 5h 6s 4c 3s 2h 2s 9h Qs 4d Ad 8h 3c Kc Jd 5d"
"""Three seats, seat 0 deals: 9s for seat 1, ace high for seat 2, kings for seat 0; then three new cards each."""


def draw_poker(seats: int, *decks: str, **more: Any) -> Match:
    return Match(GAME, seats, *decks, **more)


def at_the_exchange() -> Match:
    match = draw_poker(3, DECK)
    match.bets("20 c c")
    return match


@pytest.mark.parametrize("config", [{"ante": 0}, {"rounds": 31}, {"blinds": [10, 20]}])
def test_ante_1_options_out_of_range(config: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        read_config(GAME, config)


def test_options_seven_seats_are_too_many() -> None:
    with pytest.raises(BadSetup):
        GAME.setup(GAME.config(), 7, GAME.setup_type())


def test_ante_2_everybody_puts_it_in_or_what_is_there() -> None:
    match = draw_poker(4, "", stacks=[1000, 10, 4, 0])
    assert match.happened(Posted) == [
        Posted(0, "ante", 10, all_in=False),
        Posted(1, "ante", 10, all_in=True),
        Posted(2, "ante", 4, all_in=True),
    ]
    assert match.view().phase == "draw", "nobody could answer a bet: the exchange at once (draw.1)"
    assert match.view().to_act == (0, 1, 2)


def test_ante_3_antes_are_no_bets() -> None:
    view = draw_poker(3, DECK).view()
    assert [player.bet for player in view.players] == [0, 0, 0]
    assert (view.current_bet, view.min_raise_to, view.pots[0].amount) == (0, 20, 30)


def test_order_1_the_dealer_speaks_last_in_both_rounds() -> None:
    match = draw_poker(3, DECK, dealer=1)
    assert match.turn == 2
    match.bets("k k k")
    for seat in range(3):
        match.do(seat, Draw(()))
    assert match.turn == 2


def test_draw_1_the_exchange_is_told_with_all_live_seats() -> None:
    match = draw_poker(3, DECK)
    match.bets("20 f c")
    assert match.happened(ExchangeOpened) == [ExchangeOpened((0, 1))]
    assert GAME.legal(match.state, 0) == (DrawOption(3),)
    assert GAME.legal(match.state, 2) == ()


@pytest.mark.parametrize(
    ("discard", "refusal"),
    [
        (("9s", "9d", "8c", "5h"), Refusal("too_many", {"max": 3})),
        (("9s", "9s"), Refusal("twice")),
        (("Ah",), Refusal("not_in_hand", {"card": "Ah"})),
        (("??",), Refusal("not_in_hand", {"card": "??"})),
        ((), None),
        (("9s",), None),
        (("8c", "5h", "3s"), None),
    ],
)
def test_draw_2_what_may_be_changed(discard: tuple[str, ...], refusal: Refusal | None) -> None:
    assert at_the_exchange().refusal(1, Draw(discard)) == refusal


@pytest.mark.parametrize("action", [FOLD, CHECK, CALL, Raise(20)])
def test_draw_2_no_bet_during_the_exchange(action: Any) -> None:
    assert at_the_exchange().refusal(1, action) == Refusal("exchange_now")


def test_draw_2_no_exchange_during_the_betting() -> None:
    match = draw_poker(3, DECK)
    assert match.refusal(1, Draw(())) == Refusal("no_exchange_now")
    assert match.refusal(2, Draw(())) == NOT_YOUR_TURN


def test_draw_3_a_choice_is_final_and_told_as_far_as_it_may_be() -> None:
    match = at_the_exchange()
    match.do(1, Draw(("8c", "5h")))
    assert match.happened(Chose) == [Chose(1, ("8c", "5h"), 2)]
    assert GAME.redact(match.events[0], 1) == Chose(1, ("8c", "5h"), 2)
    assert GAME.redact(match.events[0], 2) == Chose(1, None, None)
    assert match.refusal(1, Draw(())) == NOT_YOUR_TURN
    assert GAME.decision(match.state, 1) == ""
    before = match.state
    with pytest.raises(IllegalMove):
        match.do(1, Draw(()))
    assert match.state == before


def test_draw_4_new_cards_follow_the_seats_not_the_order_of_the_choices() -> None:
    match = at_the_exchange()
    match.do(0, Draw(("7h",)))
    match.do(2, Draw(("Td", "6s")))
    match.do(1, Draw(("8c", "5h", "3s")))
    assert match.happened(Drew) == [
        Drew(1, 3, ("9h", "Qs", "4d"), ("9s", "9d", "9h", "Qs", "4d")),
        Drew(2, 2, ("Ad", "8h"), ("Ah", "Qc", "Ad", "8h", "2h")),
        Drew(0, 1, ("3c",), ("Ks", "Kd", "3c", "4c", "2s")),
    ]
    assert GAME.redact(match.happened(Drew)[0], 0) == Drew(1, 3, ("??",) * 3, ("??",) * 5)


def test_draw_4_the_first_new_card_takes_the_first_free_place_however_the_choice_was_ordered() -> None:
    match = at_the_exchange()
    match.do(1, Draw(("3s", "8c")))
    match.do(0, Draw(()))
    match.do(2, Draw(()))
    assert match.view(1).players[1].hand == ("9s", "9d", "9h", "5h", "Qs")


def test_draw_6_given_up_cards_are_told_to_nobody_else() -> None:
    match = at_the_exchange()
    match.do(1, Draw(("8c", "5h", "3s")))
    match.do(2, Draw(()))
    match.do(0, Draw(()))
    match.bets("k k k")
    assert match.happened(Shown)
    assert not [card for card in ("8c", "5h", "3s") if card in str(match.told(0))]
    assert "8c" in str(match.told(1)), "who gave it up knows it"


def test_draw_7_no_second_round_without_two_seats_with_chips() -> None:
    match = draw_poker(3, DECK, stacks=[200, 90, 400], config={"rounds": 1})
    match.bets("80 390 c")
    assert match.view().phase == "draw"
    for seat in range(3):
        match.do(seat, Draw(()))
    assert match.over
    assert match.view().street == "draw"


def test_clock_2_one_deadline_for_the_whole_exchange() -> None:
    match = at_the_exchange()
    clock = GAME.clock(match.state)
    assert clock is not None
    assert clock.seats == (0, 1, 2)
    match.do(2, Draw(("Td",)))
    after = GAME.clock(match.state)
    assert after is not None
    assert (after.key, after.seats) == (clock.key, (0, 1)), "a choice does not restart it"
    assert GAME.decision(match.state, 1) == clock.key
    match.expire()
    assert match.happened(TimedOut) == [TimedOut((0, 1))]
    assert [player.drew for player in match.view().players] == [0, 0, 1]


def test_button_1_the_deal_passes_the_eliminated_seats() -> None:
    match = draw_poker(4, "", stacks=[100, 0, 100, 100])
    match.bets("f f")
    match.next()
    assert match.view().dealer == 2
    assert match.turn == 3


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "draw"},
        {"type": "draw", "discard": None},
        {"type": "draw", "discard": "9s"},
        {"type": "draw", "discard": 2},
        {"type": "draw", "discard": [3]},
        {"type": "draw", "max": 3},
        {"type": "give", "cards": ["9s"]},
    ],
)
def test_draw_2_what_is_no_choice(raw: Any) -> None:
    assert read_action(GAME, raw) == MALFORMED


@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**32),
    stacks=st.lists(st.integers(0, 200), min_size=6, max_size=6),
)
def test_chips_1_and_draw_6_chips_and_cards_are_conserved(seats: int, seed: int, stacks: list[int]) -> None:
    stacks = stacks[:seats]
    stacks[0] += 20
    stacks[1] += 7
    rng = random.Random(seed)
    match = draw_poker(seats, rng=rng, config={"rounds": 4}, stacks=stacks)
    inputs = 0
    while not match.over:
        assert match.chips() == sum(stacks)
        state = match.state
        cards = [card for hand in state.hands for card in hand]
        if state.street in ("second", "draw"):
            given = [card for cards in state.discards if cards and state.phase != "draw" for card in cards]
            cards += given
        cards += state.pack
        assert len(set(cards)) == len(cards)
        for seat in match.to_act:
            assert match.refusal(seat, GAME.default(state, seat)) is None
        match.random_step(rng)
        inputs += 1
        assert inputs < 4000, "a match ends"
    assert sum(match.stacks()) == sum(stacks)


@given(
    discard=st.lists(st.sampled_from([*FRENCH.codes, "??", "X1", "1s", ""]), max_size=5),
    own=st.lists(st.integers(0, 4), max_size=5),
)
def test_draw_2_a_choice_is_accepted_exactly_when_it_is_up_to_three_different_own_cards(
    discard: list[str], own: list[int]
) -> None:
    match = at_the_exchange()
    hand = match.view(1).players[1].hand
    cards = [*discard[: max(0, len(discard) - len(own))], *(hand[place] for place in own)]
    fits = len(cards) <= 3 and len(set(cards)) == len(cards) and set(cards) <= set(hand)
    assert (match.refusal(1, Draw(tuple(cards))) is None) == fits
