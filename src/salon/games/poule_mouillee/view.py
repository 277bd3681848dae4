"""What each viewer may see (``hidden.*``): views and events, filled field by field."""

from __future__ import annotations

from msgspec import UNSET

from salon.cards.pack import HIDDEN
from salon.core.turn import Seats
from salon.core.viewer import ALL, Viewer
from salon.games.poule_mouillee import rules
from salon.games.poule_mouillee.counting import PACK, sums
from salon.games.poule_mouillee.types import Event, PlayerView, State, SumView, View


def view(state: State, viewer: Viewer) -> View:
    """Return what ``viewer`` sees; only the reader of everything sees a stack."""
    waiting = rules.to_act(state)
    return View(
        game="poule_mouillee",
        config=state.config,
        phase=state.phase,
        round=state.round,
        rounds=state.config.rounds,
        dealer=state.dealer,
        to_act=waiting.seats if isinstance(waiting, Seats) else (),
        players=tuple(_player(state, seat, viewer) for seat in range(len(state.scores))),
        pile=PACK.names(state.pile),
        sums=tuple(SumView(*each) for each in sums(state.pile)),
        count=state.count,
        due=state.due,
        run=None if state.turn is None else state.run,
        played=state.played,
        out_of_play=PACK.names(state.out),
        ranking=rules.ranking(state),
        legal=rules.legal(state, viewer) if isinstance(viewer, int) else UNSET,
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    """Return ``event`` as it is: no event names a card in a stack (``hidden.3``), and all else is public."""
    return event


def _player(state: State, seat: int, viewer: Viewer) -> PlayerView:
    stack = state.stacks[seat] if state.stacks else ()
    return PlayerView(
        score=state.scores[seat],
        cards=len(stack),
        stack=PACK.names(stack) if viewer == ALL else (HIDDEN,) * len(stack),
    )
