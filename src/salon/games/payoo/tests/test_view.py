"""Who may know what (``hidden.*``), and what may be imagined behind it."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from salon.core.actor import HOUSE, Next
from salon.core.viewer import ALL, SPECTATOR, Viewer
from salon.games.payoo import GAME
from salon.games.payoo.cards import PACK, SUIT, SUIT_MASK
from salon.games.payoo.tests.driver import Match, random_match, trick
from salon.games.payoo.types import Dealt, Gave, Played, Received


def _gifts_but_the_last() -> Match:
    match = Match(4)
    for seat in (0, 1, 2):
        match.do(seat, GAME.default(match.state, seat))
    return match


def test_hidden_1_of_the_others_only_the_number_of_cards() -> None:
    match = Match(4)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        for seat, player in enumerate(match.view(viewer).players):
            assert player.cards == 15
            assert ("??" in player.hand) == (seat != viewer)
            assert len(player.hand) == 15


def test_hidden_1_the_deal_tells_each_seat_its_own_cards() -> None:
    match = Match(4)
    (dealt,) = match.happened(Dealt)
    for seat in range(4):
        hands = GAME.redact(dealt, seat).hands
        assert hands[seat] == dealt.hands[seat]
        assert {card for other, hand in enumerate(hands) if other != seat for card in hand} == {"??"}
    assert {card for hand in GAME.redact(dealt, SPECTATOR).hands for card in hand} == {"??"}
    assert GAME.redact(dealt, ALL) == dealt


def test_hidden_2_that_a_seat_has_confirmed_is_public_its_cards_are_not() -> None:
    match = _gifts_but_the_last()
    own = match.view(1).players[1].gave
    assert own is not None
    assert "??" not in own
    for viewer in (0, 2, 3, SPECTATOR):
        assert match.view(viewer).players[1].gave == ("??",) * 5
        assert match.view(viewer).players[3].gave is None
    gave = Gave(1, 2, 5, own)
    assert GAME.redact(gave, 1) == gave
    assert GAME.redact(gave, 2) == Gave(1, 2, 5, ("??",) * 5)


def test_hidden_2_the_receiver_and_nobody_else_is_told_what_it_received() -> None:
    match = _gifts_but_the_last()
    match.do(3, GAME.default(match.state, 3))
    received = match.happened(Received)
    assert [event.seat for event in received] == [0, 1, 2, 3]
    for event in received:
        assert match.view(event.seat).players[event.seat].received == event.cards
        viewers: tuple[Viewer, ...] = (0, 1, 2, 3, SPECTATOR)
        for viewer in viewers:
            assert GAME.redact(event, viewer) == (event if viewer == event.seat else None)


def test_hidden_3_the_dots_are_the_holders_alone() -> None:
    match = trick("1s 2s|3s 4s|5s 6s", dots="1s 3s 4s")
    for viewer in (0, 2, SPECTATOR):
        assert match.view(viewer).players[1].received is None
    assert match.view(ALL).players[1].received == ("3s", "4s")


def test_hidden_4_only_the_trick_before_may_be_looked_at() -> None:
    match = trick("1s 2s 3s|4s 5s 6s|7s 8s 9s").play("1s", "4s", "7s").play("8s", "2s", "5s").play("9s")
    view = match.view()
    assert [card.card for card in view.last_trick or ()] == ["8s", "2s", "5s"]
    assert [card.card for card in view.trick] == ["9s"]
    assert b'"1s"' not in msgspec.json.encode(view)


def test_legal_and_reasons_are_in_the_view_of_a_seat_only() -> None:
    match = trick("9h 1c|2h 5s|3h 2c").play("9h")
    assert match.view(0).legal == ()
    assert match.view(0).barred == {}
    assert match.view(SPECTATOR).legal is msgspec.UNSET
    assert match.view(ALL).barred is msgspec.UNSET


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_hidden_1_what_a_seat_cannot_see_changes_nothing_for_it(seats: int) -> None:
    """A whole match: in a state that agrees with what a seat knows, view, options and refusals are the same bytes."""
    rng = random.Random(seats)
    match = random_match(seats, rng, rounds=2)
    other_cards = 0
    while not match.over:
        for seat in range(seats):
            imagined = GAME.resample(match.view(seat), match.told(seat), seat, rng)
            other_cards += imagined.hands != match.state.hands
            assert msgspec.json.encode(GAME.view(imagined, seat)) == msgspec.json.encode(match.view(seat))
            assert GAME.legal(imagined, seat) == GAME.legal(match.state, seat)
            assert GAME.decision(imagined, seat) == GAME.decision(match.state, seat)
            assert GAME.clock(imagined) == GAME.clock(match.state)
            assert GAME.to_act(imagined) == GAME.to_act(match.state)
        match.random_step(rng)
    assert other_cards > 100


def test_resample_keeps_what_the_seat_knows_of_other_hands() -> None:
    rng = random.Random(5)
    match = random_match(5, rng)
    void: set[tuple[int, int]] = set()
    checked = Counter[str]()
    asked = 0
    while not match.over:
        match.random_step(rng)
        for played in match.happened(Played):
            suit = SUIT[PACK.index[played.card]]
            if played.kind == "lead":
                asked = suit
            elif played.kind == "discard":
                void.add((played.seat, asked))
        if match.view().phase != "play":
            continue
        view = match.view(0)
        imagined = GAME.resample(view, match.told(0), 0, rng)
        # One's own gift is in the hand of the next seat until it is played.
        for card in PACK.cards(view.players[0].gave or ()):
            assert imagined.hands[1] >> card & 1 == match.state.hands[1] >> card & 1
            assert imagined.dots[1] >> card & 1 == match.state.dots[1] >> card & 1
            checked["gift"] += 1
        for seat, suit in void:
            assert not imagined.hands[seat] & SUIT_MASK[suit]
            checked["void"] += 1
    assert min(checked["gift"], checked["void"]) > 20


def test_resample_before_the_deal_owes_the_deal() -> None:
    match = trick("20p|1p|2p", rounds=2).play("20p", "1p", "2p")
    state = GAME.apply(match.state, HOUSE, Next())[0]
    imagined = GAME.resample(GAME.view(state, 0), (), 0, random.Random(1))
    assert GAME.to_act(imagined) == GAME.to_act(state)
    assert imagined == state


def test_fill_draws_a_gift_from_the_hand() -> None:
    match = Match(4)
    rng = random.Random(2)
    viewer: Viewer = 2
    for _ in range(20):
        (option,) = GAME.legal(match.state, 2)
        action = GAME.fill(match.view(viewer), option, rng)
        assert match.refusal(2, action) is None
