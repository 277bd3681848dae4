"""What can be worked out about the stacks by who remembers every card that was turned up (``hidden.3``)."""

from __future__ import annotations

from collections.abc import Sequence

from salon.games.poule_mouillee.counting import PACK
from salon.games.poule_mouillee.types import Bust, Chickened, Dealt, Event, Played, TwentyOne, View

Known = int | None
"""A card, or None where it has not been seen yet."""


def stacks(view: View, events: Sequence[Event]) -> tuple[tuple[Known, ...], ...]:
    """Return what is known of each stack, top first, from the events of the round.

    Where they do not reach back to the deal nothing is known but the sizes.
    """
    start = max((at for at, event in enumerate(events) if isinstance(event, Dealt)), default=None)
    sizes = tuple(player.cards for player in view.players)
    if start is None:
        return tuple((None,) * size for size in sizes)
    found: list[list[Known]] = []
    pile: list[Known] = []
    for event in events[start:]:
        match event:
            case Dealt(cards=cards):
                found = [[None] * size for size in cards]
            case Played(seat=seat, card=card):
                found[seat].pop(0)
                pile.append(PACK.index[card])
            case Bust(seat=seat) | Chickened(seat=seat):
                found[seat] += pile
                pile = []
            case TwentyOne(receiver=receiver):
                if receiver is not None:
                    found[receiver] += pile
                pile = []
            case _:
                pass
    return tuple(map(tuple, found))


def unseen(view: View, known: Sequence[Sequence[Known]]) -> list[int]:
    """Return the cards that are neither on the table nor out of play nor ``known``, in canonical order."""
    seen = {card for stack in known for card in stack}
    seen.update(PACK.cards((*view.pile, *view.out_of_play)))
    return [card for card in range(52 + view.config.jokers) if card not in seen]
