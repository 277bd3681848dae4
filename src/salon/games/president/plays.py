"""Which cards may be laid: the pli (``pli.*``) and the 2s (``two.*``)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, groupby

from salon.core.refusal import MALFORMED, Refusal
from salon.games.president.cards import PACK, TWO, VALUES, value
from salon.games.president.types import Laid, Need, Option, Pass, Play, State

NO_CARDS = Refusal("no_cards")
TWICE = Refusal("twice")
MIXED = Refusal("mixed")
ONLY_TWOS = Refusal("only_twos")

CODES = ("no_cards", "twice", "not_in_hand", "mixed", "wrong_count", "too_weak", "only_twos")
"""Every code that a play may be refused with, beside ``malformed``."""


def need(pile: tuple[Laid, ...]) -> Need | None:
    """Return what must be laid on ``pile``, or None for the opener (``pli.2``)."""
    if not pile:
        return None
    last = pile[-1].cards
    return Need(count=len(last), value=VALUES[value(last[0])])


def legal_plays(state: State, seat: int) -> tuple[Option, ...]:
    """Return every play of the seat whose turn it is, weakest first, then the pass (``record.5``)."""
    hand = state.hands[seat]
    wanted = need(state.pile)
    counts = (1, 2, 3, 4) if wanted is None else (wanted.count,)
    found: list[Option] = []
    for rank, same in _groups(hand):
        for count in counts:
            if count <= len(same) and _fault(hand, rank, count, wanted) is None:
                found += _choices(same, count)
    if wanted is not None:
        found.append(Pass())
    return tuple(found)


def check_play(state: State, seat: int, codes: tuple[str, ...]) -> Refusal | None:
    """Return why the seat whose turn it is may not lay the cards ``codes``, or None."""
    if not codes:
        return NO_CARDS
    hand = state.hands[seat]
    cards: set[int] = set()
    for code in codes:
        card = PACK.index.get(code)
        if card is None:
            return MALFORMED
        if card in cards:
            return TWICE
        if card not in hand:
            return Refusal("not_in_hand", {"card": code})
        cards.add(card)
    ranks = {value(card) for card in cards}
    if len(ranks) > 1:
        return MIXED
    return _fault(hand, ranks.pop(), len(cards), need(state.pile))


def barred(state: State, seat: int) -> dict[str, Refusal]:
    """Return the cards of the seat whose turn it is that are in no legal play, each with the reason (``text.2``)."""
    hand = state.hands[seat]
    wanted = need(state.pile)
    count = 1 if wanted is None else wanted.count
    found: dict[str, Refusal] = {}
    for rank, same in _groups(hand):
        reason = _fault(hand, rank, count, wanted)
        if reason is None and len(same) < count:
            reason = _wrong_count(count)
        if reason is not None:
            found |= dict.fromkeys(PACK.names(same), reason)
    return found


def _groups(hand: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    for rank, same in groupby(hand, value):
        yield rank, tuple(same)


def _fault(hand: tuple[int, ...], rank: int, count: int, wanted: Need | None) -> Refusal | None:
    if wanted is not None:
        if count != wanted.count:
            return _wrong_count(wanted.count)
        if rank < VALUES.index(wanted.value):
            return Refusal("too_weak", {"value": wanted.value})
    # two.3: something that is not a 2 remains, or nothing at all and these were no 2s.
    others = sum(value(card) != TWO for card in hand)
    if rank != TWO and others == count == len(hand):
        return None
    if rank != TWO:
        others -= count
    return None if others else ONLY_TWOS


def _wrong_count(count: int) -> Refusal:
    return Refusal("wrong_count", {"count": count})


@cache  # 13 values, at most 15 sets of suits and four counts: it stays small
def _choices(same: tuple[int, ...], count: int) -> tuple[Play, ...]:
    return tuple(Play(PACK.names(cards)) for cards in combinations(same, count))
