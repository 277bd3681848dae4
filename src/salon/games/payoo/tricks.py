"""The tricks: what may be played, who takes it, and the end of the round (``trick.*``, ``score.*``)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from salon.core.ranking import leading
from salon.core.refusal import MALFORMED, Refusal
from salon.games.payoo.cards import (
    PACK,
    RANK,
    SUIT,
    SUIT_MASK,
    SUITS,
    cards_in,
    grand_payoo,
    names,
    points_of,
)
from salon.games.payoo.types import Event, MatchOver, Play, Played, RoundOver, State, TrickWon

CODES = ("not_in_hand", "must_follow")
"""Every code that a play may be refused with, beside ``malformed``."""

PLAYS = tuple(Play(code) for code in PACK.codes)


def turn(state: State) -> int | None:
    """Return the seat that is to play, or None (``trick.2``)."""
    if state.die is None or state.leader is None:
        return None
    return (state.leader + len(state.trick)) % len(state.hands)


def playable(hand: int, trick: tuple[int, ...]) -> int:
    """Return the cards (a mask) of ``hand`` that may be played on ``trick`` (``trick.1`` to ``trick.5``)."""
    if not trick:
        return hand
    return hand & SUIT_MASK[SUIT[trick[0]]] or hand


def legal(state: State, seat: int) -> tuple[Play, ...]:
    """Return the plays of the seat whose turn it is, in canonical order (``record.5``)."""
    return tuple([PLAYS[card] for card in cards_in(playable(state.hands[seat], state.trick))])


def check(state: State, seat: int, code: str) -> Refusal | None:
    """Return why the seat whose turn it is may not play the card ``code``, or None."""
    card = PACK.index.get(code)
    if card is None:
        return MALFORMED
    hand = state.hands[seat]
    if not hand >> card & 1:
        return Refusal("not_in_hand", {"card": code})
    if not playable(hand, state.trick) >> card & 1:
        return _must_follow(state)
    return None


def barred(state: State, seat: int) -> dict[str, Refusal]:
    """Return the cards that the seat whose turn it is may not play, each with the reason (``text.3``)."""
    hand = state.hands[seat]
    rest = hand & ~playable(hand, state.trick)
    return dict.fromkeys(names(rest), _must_follow(state)) if rest else {}


def lowest(state: State, seat: int) -> int:
    """Return the card that the clock plays for the seat whose turn it is (``clock.3``)."""
    return min(cards_in(playable(state.hands[seat], state.trick)), key=lambda card: (RANK[card], card))


def winning(trick: tuple[int, ...]) -> int:
    """Return which card of ``trick`` takes it, counted from the leader's, 0 (``trick.6``)."""
    suit = SUIT[trick[0]]
    best = 0
    for place, card in enumerate(trick):
        if card > trick[best] and SUIT[card] == suit:
            best = place
    return best


def play(state: State, seat: int, card: int) -> tuple[State, tuple[Event, ...]]:
    """Play ``card`` for ``seat``, whose turn it is."""
    bit = 1 << card
    hands, dots = list(state.hands), state.dots
    hands[seat] ^= bit
    if dots[seat] & bit:
        dots = (*dots[:seat], dots[seat] ^ bit, *dots[seat + 1 :])
    kind: Literal["lead", "follow", "discard"] = "lead"
    if state.trick:
        kind = "follow" if SUIT[card] == SUIT[state.trick[0]] else "discard"
    state = replace(state, hands=tuple(hands), dots=dots, trick=(*state.trick, card), moves=state.moves + 1)
    played = Played(seat, PACK.codes[card], kind, card == _grand(state), hands[seat].bit_count())
    if len(state.trick) < len(hands):
        return state, (played,)
    state, more = _take(state, leader=(seat + 1) % len(hands))
    return state, (played, *more)


def _take(state: State, leader: int) -> tuple[State, tuple[Event, ...]]:
    # A complete trick is looked at as the last one, and its winner leads (trick.7, record.4).
    winner = (leader + winning(state.trick)) % len(state.hands)
    grand = _grand(state)
    points = sum(points_of(card, grand) for card in state.trick)
    taken = list(state.taken)
    taken[winner] += points
    state = replace(
        state,
        leader=winner,
        trick=(),
        last_leader=leader,
        last_trick=state.trick,
        taken=tuple(taken),
    )
    won = TrickWon(winner, points, taken[winner])
    if any(state.hands):
        return state, (won,)
    state, more = _end_round(state)
    return state, (won, *more)


def _end_round(state: State) -> tuple[State, tuple[Event, ...]]:
    # score.1: the totals move once, now.
    scores = tuple(map(sum, zip(state.scores, state.taken, strict=True)))
    best, leaders = leading(scores, "lowest")
    final = state.round == state.config.rounds
    state = replace(state, scores=scores, leader=None, phase="over" if final else "round_over")
    over = RoundOver(state.round, state.config.rounds, state.taken, scores, leaders, best)
    return state, (over, MatchOver(leaders, len(leaders), best)) if final else (over,)


def _must_follow(state: State) -> Refusal:
    return Refusal("must_follow", {"suit": SUITS[SUIT[state.trick[0]]]})


def _grand(state: State) -> int:
    return -1 if state.die is None else grand_payoo(state.die)
