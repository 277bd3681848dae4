"""What each viewer may see (``hidden.*``): views and events, filled field by field."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from salon.cards.pack import HIDDEN
from salon.core.refusal import Refusal
from salon.core.turn import Seats
from salon.core.viewer import ALL, Viewer
from salon.games.payoo import rules, tricks
from salon.games.payoo.cards import FACES, PACK, SUIT, SUITS, grand_payoo, names
from salon.games.payoo.types import Dealt, Event, Gave, PlayerView, Received, State, TrickCard, View


def view(state: State, viewer: Viewer) -> View:
    """Return what ``viewer`` sees."""
    waiting = rules.to_act(state)
    last = state.last_trick
    return View(
        game="payoo",
        config=state.config,
        phase=state.phase,
        round=state.round,
        rounds=state.config.rounds,
        dealer=state.dealer,
        to_act=waiting.seats if isinstance(waiting, Seats) else (),
        players=tuple(_player(state, seat, viewer) for seat in range(len(state.scores))),
        die=None if state.die is None else FACES[state.die],
        grand=None if state.die is None else PACK.codes[grand_payoo(state.die)],
        leader=state.leader,
        suit=SUITS[SUIT[state.trick[0]]] if state.trick else None,
        trick=() if state.leader is None else _trick(state, state.leader, state.trick),
        last_trick=_trick(state, state.last_leader, last) if last else None,
        last_winner=(state.last_leader + tricks.winning(last)) % len(state.scores) if last else None,
        ranking=rules.ranking(state),
        legal=rules.legal(state, viewer) if isinstance(viewer, int) else UNSET,
        barred=_barred(state, viewer) if isinstance(viewer, int) else UNSET,
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    """Return ``event`` as ``viewer`` may know it; what a seat has received is told to nobody else."""
    if viewer == ALL:
        return event
    match event:
        case Dealt(hands=hands):
            shown = (hand if seat == viewer else _backs(len(hand)) for seat, hand in enumerate(hands))
            return replace(event, hands=tuple(shown))
        case Gave(seat=seat):
            return event if seat == viewer else replace(event, cards=_backs(event.count))
        case Received(seat=seat):
            return event if seat == viewer else None
    return event


def _player(state: State, seat: int, viewer: Viewer) -> PlayerView:
    hand = state.hands[seat] if state.hands else 0
    gift = state.gifts[seat]
    own = viewer in (seat, ALL)
    gave = names(gift) if own else _backs(gift.bit_count())
    return PlayerView(
        score=state.scores[seat],
        taken=state.taken[seat],
        cards=hand.bit_count(),
        hand=names(hand) if own else _backs(hand.bit_count()),
        received=(names(state.dots[seat]) if state.dots else ()) if own else None,
        gave=gave if gift else None,
    )


def _trick(state: State, leader: int, trick: tuple[int, ...]) -> tuple[TrickCard, ...]:
    seats = len(state.scores)
    return tuple(TrickCard((leader + place) % seats, PACK.codes[card]) for place, card in enumerate(trick))


def _barred(state: State, seat: int) -> dict[str, Refusal]:
    return tricks.barred(state, seat) if seat == tricks.turn(state) else {}


def _backs(count: int) -> tuple[str, ...]:
    return (HIDDEN,) * count
