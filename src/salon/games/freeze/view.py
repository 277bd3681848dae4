"""What each viewer may see (``hidden.*``): views and events, filled field by field."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET
from msgspec.structs import replace

from salon.cards.pack import HIDDEN
from salon.cards.pack import RANKS as RANK_NAMES
from salon.core.turn import Seats
from salon.core.viewer import ALL, Viewer
from salon.games.freeze import powers, rules
from salon.games.freeze.events import Dealt, Drew, Event, Late, Looked, Swapped
from salon.games.freeze.lines import PACK, held, row_points
from salon.games.freeze.turns import last_lap, rounds_of
from salon.games.freeze.types import (
    Line,
    PlayerView,
    PowerKind,
    PowerView,
    Seen,
    Spot,
    State,
    View,
    WindowView,
)


def view(state: State, viewer: Viewer) -> View:
    """Return what ``viewer`` sees."""
    waiting = rules.to_act(state)
    drawn = None if state.drawn is None else PACK.codes[state.drawn]
    return View(
        game="freeze",
        config=state.config,
        phase=state.phase,
        round=state.round,
        rounds=rounds_of(state.config),
        dealer=state.dealer,
        to_act=waiting.seats if isinstance(waiting, Seats) else (),
        players=tuple(_player(state, seat, viewer) for seat in range(len(state.scores))),
        turn=state.turn,
        turns=state.turns,
        spent=None if state.turn is None or not state.spent else (state.turn + 1) % len(state.scores),
        drawn=drawn if drawn is None or viewer in (state.turn, ALL) else HIDDEN,
        gives=_gives(state) if viewer in (state.turn, ALL) else None,
        discard=PACK.codes[state.discard[-1]] if state.discard else None,
        discard_count=len(state.discard),
        draw_count=len(state.pile),
        freezer=state.freezer,
        last_lap=last_lap(state),
        window=None
        if state.window is None
        else WindowView(state.window.id, RANK_NAMES[state.window.rank], state.window.used),
        windows=state.windows,
        power=None
        if state.power is None or state.turn is None
        else PowerView(state.turn, state.power.kind, state.power.looked),
        seen=tuple(
            Seen(spot.seat, spot.line, spot.slot, PACK.codes[held(state, spot)])
            for spot in _seen(state, viewer)
        ),
        faults=state.faults,
        ranking=rules.ranking(state),
        legal=rules.legal(state, viewer) if isinstance(viewer, int) else UNSET,
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    """Return ``event`` as ``viewer`` may know it, or None for one that concerns another seat only."""
    if viewer == ALL:
        return event
    match event:
        case Dealt(looks=looks):
            shown = (look if seat == viewer else (HIDDEN,) * len(look) for seat, look in enumerate(looks))
            return replace(event, looks=tuple(shown))
        case Drew() | Looked() if event.seat != viewer:
            return replace(event, card=HIDDEN)
        case Swapped() if event.seat != viewer:
            return replace(event, kept=HIDDEN)
        case Late() if event.seat != viewer:
            return None
    return event


def _gives(state: State) -> PowerKind | None:
    if state.drawn is None or state.turn is None:
        return None
    kind = powers.kind_of(state.config, state.drawn)
    return kind if kind is not None and powers.has_target(state, state.turn, kind) else None


def _player(state: State, seat: int, viewer: Viewer) -> PlayerView:
    top, bottom = state.lines[seat] if state.lines else ((), ())
    # hidden.1: closed for everybody, the owner included, until the round ends.
    shown = viewer == ALL or state.phase in ("round_over", "over")
    return PlayerView(
        score=state.scores[seat],
        cards=sum(card is not None for card in (*top, *bottom)),
        lines=(_row(top, shown), _row(bottom, shown)),
        rows=None
        if state.points is None
        else (
            row_points(top, state.config.red_kings_row),
            row_points(bottom, state.config.red_kings_row),
        ),
        points=None if state.points is None else state.points[seat],
        round_score=None if state.round_scores is None else state.round_scores[seat],
    )


def _row(row: Line, shown: bool) -> tuple[str | None, ...]:
    return tuple(None if card is None else PACK.codes[card] if shown else HIDDEN for card in row)


def _seen(state: State, viewer: Viewer) -> Iterator[Spot]:
    if state.phase == "look" and viewer in state.looking and isinstance(viewer, int):
        yield Spot(viewer, 1, 0)
        yield Spot(viewer, 1, 1)
    if state.power is not None and viewer == state.turn:
        yield from state.power.looked
    if state.penalty is not None and state.penalty.shown is not None:
        yield state.penalty.shown
