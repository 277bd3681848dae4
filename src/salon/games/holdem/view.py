"""What each viewer may see: views and events of Texas Hold'em."""

from __future__ import annotations

from msgspec import UNSET

from salon.cards.pack import FRENCH
from salon.core.viewer import Viewer
from salon.games._poker.types import PlayerView
from salon.games._poker.view import player_fields, redact, table_fields
from salon.games.holdem import rules
from salon.games.holdem.types import State, View

__all__ = ["redact", "view"]


def view(state: State, viewer: Viewer) -> View:
    """Return what ``viewer`` sees."""
    return View(
        game="holdem",
        config=state.config,
        board=FRENCH.names(state.board),
        small_blind=state.small,
        big_blind=state.big,
        players=tuple(
            [PlayerView(**player_fields(state, seat, viewer)) for seat in range(len(state.stacks))]
        ),
        legal=rules.legal(state, viewer) if isinstance(viewer, int) else UNSET,
        **table_fields(state, viewer, rules.to_act(state)),
    )
