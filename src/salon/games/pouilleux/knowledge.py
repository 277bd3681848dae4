"""What a seat knows of where the cards are, from what it was told in the round (``hidden.1``)."""

from __future__ import annotations

from collections.abc import Sequence

from salon.cards.pack import HIDDEN
from salon.games.pouilleux.cards import PACK, PACKS, WITHOUT
from salon.games.pouilleux.types import Dealt, Drew, Event, Paired, View


def this_round(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events since the last deal, that one included."""
    starts = [index for index, event in enumerate(events) if isinstance(event, Dealt)]
    return events[starts[-1] :] if starts else events


def whereabouts(view: View, told: Sequence[Event], seat: int) -> dict[int, int]:
    """Return for every card that ``seat`` does not hold and that is not thrown off who may hold it.

    The values are masks: bit n stands for seat n, the bit after the last seat for the card set aside unseen.
    """
    seats = len(view.players)
    mine = 1 << seat
    others = (1 << seats) - 1 & ~mine
    aside = 1 << seats if WITHOUT[view.config.variant] is None else 0
    may = {PACK.index[code]: others | aside for code in PACKS[view.config.variant]}
    for index, event in enumerate(told):
        match event:
            case Dealt(hands=hands):
                for card in PACK.cards(hands[seat]):
                    may[card] = mine
            case Paired(cards=cards):
                for card in PACK.cards(cards):
                    del may[card]
            case Drew(giver=giver, taker=taker, card=code):
                if code != HIDDEN:
                    may[PACK.index[code]] = 1 << taker
                elif not isinstance(told[index + 1], Paired):
                    # Any card of the giver may have gone over; a pair tells itself which one did.
                    for card, mask in may.items():
                        if mask >> giver & 1:
                            may[card] = mask | 1 << taker
            case _:
                pass
    return {card: mask for card, mask in may.items() if mask != mine}
