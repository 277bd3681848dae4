"""What each viewer may see (``hidden.*``): views and events, filled field by field."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from salon.cards.pack import HIDDEN
from salon.core.refusal import Refusal
from salon.core.turn import Seats
from salon.core.viewer import ALL, Viewer
from salon.games.president import exchange, plays, rules
from salon.games.president.cards import PACK
from salon.games.president.types import Dealt, Event, PileView, PlayerView, Returned, State, Tribute, View


def view(state: State, viewer: Viewer) -> View:
    """Return what ``viewer`` sees."""
    waiting = rules.to_act(state)
    return View(
        game="president",
        config=state.config,
        phase=state.phase,
        round=state.round,
        rounds=state.config.rounds,
        dealer=state.dealer,
        to_act=waiting.seats if isinstance(waiting, Seats) else (),
        players=tuple(_player(state, seat, viewer) for seat in range(len(state.scores))),
        pile=tuple(PileView(laid.seat, PACK.names(laid.cards)) for laid in state.pile),
        passed=state.passed,
        need=None if state.turn is None else plays.need(state.pile),
        ranking=rules.ranking(state),
        legal=rules.legal(state, viewer) if isinstance(viewer, int) else UNSET,
        barred=_barred(state, viewer) if isinstance(viewer, int) else UNSET,
    )


def _barred(state: State, seat: int) -> dict[str, Refusal]:
    return plays.barred(state, seat) if seat == state.turn else {}


def redact(event: Event, viewer: Viewer) -> Event:
    """Return ``event`` as ``viewer`` may know it; everybody may know that it happened."""
    if viewer == ALL:
        return event
    match event:
        case Dealt(hands=hands):
            shown = (hand if seat == viewer else _backs(len(hand)) for seat, hand in enumerate(hands))
            return replace(event, hands=tuple(shown))
        case Tribute() | Returned():
            # hidden.2: the two seats of the pair only.
            return (
                event
                if viewer in (event.giver, event.receiver)
                else replace(event, cards=_backs(event.count))
            )
    return event


def _player(state: State, seat: int, viewer: Viewer) -> PlayerView:
    hand = state.hands[seat] if state.hands else ()
    own = viewer in (seat, ALL)
    # end.2: what is left is shown to all.
    shown = own or state.phase in ("round_over", "over")
    return PlayerView(
        score=state.scores[seat],
        cards=len(hand),
        hand=PACK.names(hand) if shown else _backs(len(hand)),
        received=(PACK.names(state.received[seat]) if state.received else ()) if own else None,
        gave=_gift(state, seat, viewer),
        role=state.roles[seat],
        finish=state.finish[seat],
        points=None if state.points is None else state.points[seat],
    )


def _gift(state: State, seat: int, viewer: Viewer) -> tuple[str, ...] | None:
    gift = state.gave[seat] if state.gave else ()
    if not gift:
        return None
    # hidden.2: the two seats of the pair only.
    known = viewer in (ALL, seat, exchange.partner(state.roles, seat))
    return PACK.names(gift) if known else _backs(len(gift))


def _backs(count: int) -> tuple[str, ...]:
    return (HIDDEN,) * count
