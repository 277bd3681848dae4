"""What a seat knows of the round: the cards that it was shown, and where each closed card can come from.

Every shuffle makes a *generation* of cards: the deal is generation 0, each remade draw pile (``pile.1``) the next one.
A draw pile is remade only when it is empty, so the cards of an older generation all lie on the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from salon.cards.pack import HIDDEN
from salon.games.freeze.events import (
    Dealt,
    Discarded,
    Drew,
    Erred,
    Event,
    Exchanged,
    Looked,
    Placed,
    PowerBegan,
    Remade,
    Sped,
    Swapped,
    Took,
    TurnedUp,
)
from salon.games.freeze.lines import PACK
from salon.games.freeze.types import Spot


class Memory:
    """The round as ``events``, told to one seat, let it be known.

    ``known``: the cards in places that the seat could name. ``age``: the generation of the card in every place that
    holds one. ``discard``: the discard, its top last. ``born``: the generation of every card. ``drawn`` is the drawn
    card if the seat knows it, ``drawn_age`` its generation. ``looks`` are the owners of the cards looked at by the
    power that began last, ``exchanged`` says whether it exchanged, ``fault`` is the last fault.
    """

    def __init__(self, events: Sequence[Event]) -> None:
        self.known: dict[Spot, int] = {}
        self.age: dict[Spot, int] = {}
        self.discard: list[int] = []
        self.born = dict.fromkeys(range(len(PACK.codes)), 0)
        self.generation = 0
        self.drawn: int | None = None
        self.drawn_age = 0
        self.looks: list[int] = []
        self.exchanged = False
        self.fault: Erred | None = None
        for event in _of_the_round(events):
            self._hear(event)

    def unseen(self) -> list[int]:
        """Return the cards that are nowhere to be seen: what closed places and the draw pile may hold."""
        located = {*self.discard, *self.known.values()}
        return [card for card in self.born if card not in located and card != self.drawn]

    def _hear(self, event: Event) -> None:
        match event:
            case Dealt(looks=looks):
                self._deal(looks)
            case TurnedUp(card):
                self.discard = [PACK.index[card]]
            case Drew(card=card):
                self.drawn, self.drawn_age = _card(card), self.generation
            case Discarded(card=card):
                self._discard(card)
                self.drawn = None
            case Swapped(seat, line, slot, card):
                self._discard(card)
                self._lay(Spot(seat, line, slot), self.drawn, self.drawn_age)
                self.drawn = None
            case Took(seat, line, slot, taken, card):
                top = self.discard.pop()
                self._discard(card)
                self._lay(Spot(seat, line, slot), PACK.index[taken], self.born[top])
            case Sped(seat, line, slot, card):
                self.known.pop(Spot(seat, line, slot), None)
                del self.age[Spot(seat, line, slot)]
                self._discard(card)
            case Looked(_, owner, line, slot, card):
                self.looks.append(owner)
                self._see(Spot(owner, line, slot), card)
            case Exchanged():
                self.exchanged = True
                self._exchange(event)
            case Erred(seat, line=line, slot=slot, card=card):
                self.fault = event
                if line is not None and slot is not None and card is not None:
                    self._see(Spot(seat, line, slot), card)
            case Placed(seat, line, slot):
                self._lay(Spot(seat, line, slot), None, self.generation)
            case PowerBegan():
                self.looks, self.exchanged = [], False
            case Remade():
                self.generation += 1
                self.born |= dict.fromkeys(self.discard[:-1], self.generation)
                self.discard = self.discard[-1:]

    def _deal(self, looks: tuple[tuple[str, ...], ...]) -> None:
        for seat, look in enumerate(looks):
            for line in (0, 1):
                for slot in (0, 1):
                    self._lay(Spot(seat, line, slot), None, 0)
            for slot, card in enumerate(look):
                self._see(Spot(seat, 1, slot), card)

    def _lay(self, spot: Spot, card: int | None, age: int) -> None:
        self.age[spot] = age
        if card is None:
            self.known.pop(spot, None)
        else:
            self.known[spot] = card

    def _see(self, spot: Spot, card: str) -> None:
        if card != HIDDEN:
            self.known[spot] = PACK.index[card]

    def _discard(self, card: str) -> None:
        self.discard.append(PACK.index[card])

    def _exchange(self, event: Exchanged) -> None:
        first = Spot(event.first, event.line, event.slot)
        second = Spot(event.second, event.with_line, event.with_slot)
        cards = self.known.get(first), self.known.get(second)
        ages = self.age[first], self.age[second]
        self._lay(first, cards[1], ages[1])
        self._lay(second, cards[0], ages[0])


def _card(code: str) -> int | None:
    return None if code == HIDDEN else PACK.index[code]


def _of_the_round(events: Sequence[Event]) -> Sequence[Event]:
    starts = [index for index, event in enumerate(events) if isinstance(event, Dealt)]
    return events[starts[-1] :] if starts else ()
