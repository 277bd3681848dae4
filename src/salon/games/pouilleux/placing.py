"""Placing cards in hands that may not hold them just anyhow: a matching, behind ``resample``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from salon.cards.shuffle import below, shuffled
from salon.core.chance import Rng
from salon.games.pouilleux.cards import Variant, kind, kinds

TRIALS = 300


@dataclass(frozen=True)
class Table:
    """How many cards each owner takes: the seats, then the place for the card set aside.

    In the phase ``pairing`` the seats ``pairing`` hold a pair at least, and with ``auto`` three cards of a kind where
    they hold more than one (``pair.3``). All others hold no pair.
    """

    variant: Variant
    room: tuple[int, ...]
    pairing: tuple[int, ...]
    auto: bool


def place(may: Mapping[int, int], table: Table, rng: Rng) -> dict[int, int]:
    """Return an owner for every card of ``may``, whose values are masks of owners; raises ValueError if none fit."""
    for trial in range(TRIALS if table.pairing else 1):
        # Who must hold a pair gets one to begin with; more of them if so few leave no place for the rest.
        given = _groups(may, table, len(table.pairing) + trial // 8, rng)
        matching = _Matching(may, table, given, rng)
        if matching.complete():
            return matching.owners
    raise ValueError("no hands agree with what this seat was told")


def _groups(may: Mapping[int, int], table: Table, count: int, rng: Rng) -> dict[int, int]:
    """Return owners for the cards of so many groups, each of the seats ``pairing`` first getting one of them."""
    size = 3 if table.auto else 2
    free = list(kinds(may, table.variant).values())
    room = list(table.room)
    given: dict[int, int] = {}
    for turn in range(13 if table.pairing else 0):
        # With these a card too many would be left for the owners who may have but one.
        forced = [group for group in free if table.auto and len(group) > _owners(group, may, room)]
        if turn >= count and not forced:
            break
        seats = table.pairing
        seat = seats[turn] if turn < len(seats) else seats[below(len(seats), rng.getrandbits)]
        able = [
            group
            for group in forced or free
            if room[seat] >= size and sum(may[card] >> seat & 1 for card in group) >= size
        ]
        if not able:
            continue
        group = able[below(len(able), rng.getrandbits)]
        free.remove(group)
        room[seat] -= size
        cards = [card for card in group if may[card] >> seat & 1]
        given.update(dict.fromkeys(shuffled(cards, rng.getrandbits)[:size], seat))
    return given


def _owners(group: Sequence[int], may: Mapping[int, int], room: Sequence[int]) -> int:
    return sum(any(may[card] >> owner & 1 for card in group) for owner, left in enumerate(room) if left)


class _Matching:
    """Cards and their owners, found by augmenting paths: a card may push another one on to a place that suits it."""

    def __init__(self, may: Mapping[int, int], table: Table, given: Mapping[int, int], rng: Rng) -> None:
        self.owners = dict(given)
        self._table = table
        self._rng = rng
        self._fixed = frozenset(given)
        self._allowed = {
            card: [owner for owner, room in enumerate(table.room) if room and mask >> owner & 1]
            for card, mask in may.items()
        }
        self._kind = {card: kind(card, table.variant) for card in may}

    def complete(self) -> bool:
        """Find an owner for every card; return whether there are such."""
        if not set(self._table.pairing) <= set(self.owners.values()):
            return False
        cards = [card for card in self._allowed if card not in self._fixed]
        return all(self._put(card, set(), set(), set()) for card in shuffled(cards, self._rng.getrandbits))

    def _put(self, card: int, moving: set[int], tried: set[tuple[int, int]], full: set[int]) -> bool:
        moving.add(card)
        for owner in shuffled(self._allowed[card], self._rng.getrandbits):
            spot = (self._kind[card], owner)
            if spot in tried or self.owners.get(card) == owner:
                continue
            tried.add(spot)
            held = [other for other, holder in self.owners.items() if holder == owner]
            rivals = [other for other in held if self._kind[other] == spot[0]]
            if rivals and not self._may_pair(owner):
                in_the_way: Sequence[int] = rivals
            elif len(held) < self._table.room[owner]:
                self.owners[card] = owner
                return True
            elif owner in full:
                continue
            else:
                full.add(owner)
                in_the_way = held
            # A group that was given stays, and its kind has no other place with this owner.
            movable = [other for other in in_the_way if other not in self._fixed]
            for other in shuffled(movable, self._rng.getrandbits):
                if other not in moving and self._put(other, moving, tried, full):
                    self.owners[card] = owner
                    return True
        return False

    def _may_pair(self, owner: int) -> bool:
        return not self._table.auto and owner in self._table.pairing
