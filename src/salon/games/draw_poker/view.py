"""What each viewer may see: views and events of Poker fermé."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from salon.core.viewer import ALL, Viewer
from salon.games._poker import view as shared
from salon.games._poker.events import Event
from salon.games.draw_poker import rules
from salon.games.draw_poker.types import Chose, Drew, PlayerView, State, View


def view(state: State, viewer: Viewer) -> View:
    """Return what ``viewer`` sees."""
    return View(
        game="draw_poker",
        config=state.config,
        players=tuple(
            [
                PlayerView(drew=_drew(state, seat, viewer), **shared.player_fields(state, seat, viewer))
                for seat in range(len(state.stacks))
            ]
        ),
        legal=rules.legal(state, viewer) if isinstance(viewer, int) else UNSET,
        **shared.table_fields(state, viewer, rules.to_act(state)),
    )


def redact(event: Event, viewer: Viewer) -> Event:
    """Return ``event`` as ``viewer`` may know it."""
    if isinstance(event, Chose) and viewer not in (event.seat, ALL):
        return replace(event, discard=None, count=None)
    if isinstance(event, Drew) and viewer not in (event.seat, ALL):
        return replace(event, cards=shared.backs(event.count), hand=shared.backs(len(event.hand)))
    return shared.redact(event, viewer)


def _drew(state: State, seat: int, viewer: Viewer) -> int | None:
    given = state.discards[seat] if state.discards else None
    # draw.3: until all have chosen, only the seat itself knows its number.
    if given is None or (state.phase == "draw" and viewer not in (seat, ALL)):
        return None
    return len(given)
