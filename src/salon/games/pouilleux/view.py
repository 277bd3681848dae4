"""What each viewer may see (``hidden.*``): views and events, filled field by field.

A card of another hand is never more than a back: nothing that is told about a fan depends on what it holds or on
how its cards lie.
"""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from salon.cards.pack import HIDDEN
from salon.core.turn import Seats
from salon.core.viewer import ALL, Viewer
from salon.games.pouilleux import offers, rules
from salon.games.pouilleux.cards import PACK, WITHOUT
from salon.games.pouilleux.types import (
    Dealt,
    Drew,
    Event,
    Fanned,
    OfferView,
    Pair,
    PairView,
    PlayerView,
    Reordered,
    State,
    View,
)


def view(state: State, viewer: Viewer) -> View:
    """Return what ``viewer`` sees; once a round is over all hands are open (``end.4``)."""
    waiting = rules.to_act(state)
    shown = state.pairs[len(state.pairs) - state.fresh :]
    offer = None
    if state.giver is not None and state.taker is not None:
        offer = OfferView(state.giver, state.taker, len(offers.fan(state)), state.open)
    return View(
        game="pouilleux",
        config=state.config,
        phase=state.phase,
        round=state.round,
        rounds=state.config.rounds,
        dealer=state.dealer,
        to_act=waiting.seats if isinstance(waiting, Seats) else (),
        players=tuple(_player(state, seat, viewer) for seat in range(len(state.scores))),
        offer=offer,
        shown=tuple(PairView(pair.seat, _names(pair)) for pair in shown),
        removed=_removed(state, viewer),
        loser=state.loser,
        ranking=rules.ranking(state),
        legal=rules.legal(state, viewer) if isinstance(viewer, int) else UNSET,
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    """Return ``event`` as ``viewer`` may know it; the order of a fan is told to its owner and nobody else."""
    if viewer == ALL:
        return event
    match event:
        case Dealt(hands=hands):
            told = (hand if seat == viewer else _backs(len(hand)) for seat, hand in enumerate(hands))
            return replace(event, hands=tuple(told))
        case Fanned(seat=seat) | Reordered(seat=seat):
            return event if seat == viewer else None
        case Drew(giver=giver, taker=taker):
            return event if viewer in (giver, taker) else replace(event, card=HIDDEN)
    return event


def _player(state: State, seat: int, viewer: Viewer) -> PlayerView:
    hand = state.hands[seat] if state.hands else ()
    heap = tuple(_names(pair) for pair in state.pairs if pair.seat == seat)
    return PlayerView(
        score=state.scores[seat],
        cards=len(hand),
        hand=PACK.names(hand) if viewer in (seat, ALL) or _open(state) else _backs(len(hand)),
        pairs=len(heap),
        out=state.out[seat] or None,
        heap=heap if viewer == ALL else UNSET,
    )


def _removed(state: State, viewer: Viewer) -> str:
    # hidden.4: the mysterious card is nobody's to know before the end of the round.
    if state.removed is None:
        return HIDDEN
    known = WITHOUT[state.config.variant] is not None or viewer == ALL or _open(state)
    return PACK.codes[state.removed] if known else HIDDEN


def _open(state: State) -> bool:
    return state.phase in ("round_over", "over")


def _names(pair: Pair) -> tuple[str, str]:
    first, second = pair.cards
    return PACK.codes[first], PACK.codes[second]


def _backs(count: int) -> tuple[str, ...]:
    return (HIDDEN,) * count
