"""What is played at a place: inputs are applied, and the table looks at what the game says then."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from salon.core.actor import CHANCE, CLOCK, HOUSE, Actor, Expire, HouseInput, Next
from salon.core.chance import ChanceSpec, Outcome, Permutation, Shuffle, Wheel
from salon.core.contract import Game, PlaceName
from salon.core.play import read_config, read_setup
from salon.core.record import Act, ExpireLine, Line, NextLine
from salon.core.turn import Chance, Over
from salon.core.viewer import SPECTATOR
from salon.table.catalogue import draws_dealer, known
from salon.table.events import MatchEnded
from salon.table.fold import Fold
from salon.table.names import lot
from salon.table.purses import reconcile
from salon.table.state import CHAIRS, Deadline, Decision, Match, PlaceState
from salon.table.views import MatchResult

ROUND_OVER = "round_over"
KEPT_EVENTS = 1000
KEPT_RESULTS = 100


def begin(fold: Fold, name: PlaceName, match: Match) -> None:
    """Begin ``match`` at a place; where the game has a dealer, chance draws the first one before anything else."""
    place = fold.salon.place(name)
    fold.put_place(replace(place, match=match, matches=place.matches + 1))
    game = known(match.game)
    if draws_dealer(game):
        fold.put_match(name, replace(match, owed=Wheel(match.seats)))
    else:
        _set_up(fold, name, match, match.setup)


def _set_up(fold: Fold, name: PlaceName, match: Match, setup: dict[str, Any]) -> None:
    game = known(match.game)
    state = game.setup(read_config(game, match.config), match.seats, read_setup(game, setup))
    ref = None if game.referee is None else game.referee.begin()
    fold.put_match(name, replace(match, setup=setup, state=state, owed=None, ref=ref))
    observe(fold, name)


def draw(fold: Fold, name: PlaceName, outcome: Outcome) -> None:
    """Carry out the outcome that was owed."""
    match = _match(fold, name)
    salt = lot(match.salt, msgspec.json.encode(outcome)).to_bytes(8, "big")
    if match.state is None:
        _set_up(fold, name, replace(match, salt=salt), {**match.setup, "dealer": outcome})
        return
    kind = str(match.owed.__struct_config__.tag) if match.owed is not None else ""
    chance = (*match.chance, (kind, outcome)) if name == "table" else ()
    fold.put_match(name, replace(match, salt=salt, chance=chance, owed=None))
    _apply(fold, name, CHANCE, outcome)


def read_outcome(spec: ChanceSpec, raw: Any) -> Outcome:
    """Return an outcome as the games take it: a log in JSON has lists where they have tuples."""
    return tuple(raw) if isinstance(spec, Shuffle | Permutation) and isinstance(raw, list) else raw


def act(fold: Fold, name: PlaceName, seat: int, action: Any) -> None:
    """Carry out a seat's action, which has been checked."""
    _apply(fold, name, seat, action, Act(seat, msgspec.to_builtins(action)))


def keep(fold: Fold, name: PlaceName, ref: Any) -> None:
    """Put the present state of the game's referee."""
    fold.put_match(name, replace(_match(fold, name), ref=ref))


def house(fold: Fold, name: PlaceName, order: HouseInput) -> None:
    """Carry out an order of the house other than the next round (open seating)."""
    _apply(fold, name, HOUSE, order)


def expire(fold: Fold, name: PlaceName) -> None:
    """End the clock that runs."""
    match = _match(fold, name)
    if match.clock is not None:
        # It ends once, even if the game has nothing to do about it.
        fold.put_match(name, replace(match, clock=replace(match.clock, seconds=None)))
    _apply(fold, name, CLOCK, Expire(), ExpireLine(expire=True))


def next_round(fold: Fold, name: PlaceName) -> None:
    """End the pause: the next round begins."""
    fold.put_match(name, replace(_match(fold, name), phase="", pause=None, ready=(), events=()))
    _apply(fold, name, HOUSE, Next(), NextLine(next=True))


def answered(fold: Fold, name: PlaceName, seat: int) -> None:
    """Note that the decision which the seat faces has its answer, should its name stay the same."""
    match = _match(fold, name)
    decision = match.decisions[seat]
    if decision is not None:
        kinds = tuple(sorted({*decision.kinds, *_kinds(match, seat)}))
        _put_decision(fold, name, match, seat, replace(decision, answered=True, kinds=kinds))


def ask_again(fold: Fold, name: PlaceName, seat: int) -> None:
    """Ask the house player again if its answer, to a decision still open, has opened a new kind of option to it.

    So it lays a chip at the roulette and then says that it is ready, and does not go on for ever.
    """
    match = _match(fold, name)
    decision = match.decisions[seat] if match.decisions and match.owed is None else None
    if decision is not None and decision.answered and not _kinds(match, seat) <= set(decision.kinds):
        _put_decision(fold, name, match, seat, replace(decision, answered=False, opened=fold.now))


def _kinds(match: Match, seat: int) -> set[str]:
    options = known(match.game).legal(match.state, seat)
    return {str(option.__struct_config__.tag) for option in options}


def opened_anew(fold: Fold, name: PlaceName, seat: int) -> None:
    """Let the decision which the seat faces be looked at from now on by somebody else."""
    match = _match(fold, name)
    decision = match.decisions[seat] if match.decisions else None
    if decision is not None:
        _put_decision(fold, name, match, seat, Decision(decision.key, max(decision.opened, fold.now)))


def _put_decision(fold: Fold, name: PlaceName, match: Match, seat: int, decision: Decision) -> None:
    decisions = (*match.decisions[:seat], decision, *match.decisions[seat + 1 :])
    fold.put_match(name, replace(match, decisions=decisions))


def _match(fold: Fold, name: PlaceName) -> Match:
    match = fold.salon.place(name).match
    if match is None:
        raise AssertionError(f"nothing is played at {name}")
    return match


def _apply(fold: Fold, name: PlaceName, actor: Actor, action: Any, line: Line | None = None) -> None:
    match = _match(fold, name)
    state, events = known(match.game).apply(match.state, actor, action)
    if state is match.state and not events:
        return
    lines = (*match.lines, line) if line is not None and name == "table" else match.lines
    fold.put_match(name, replace(match, state=state, lines=lines))
    tell(fold, name, events)
    reconcile(fold, name, _match(fold, name))
    observe(fold, name)


def tell(fold: Fold, name: PlaceName, events: tuple[Any, ...]) -> None:
    """Tell events of the game; its referee notes when, and under which numbers."""
    match, before = _match(fold, name), fold.salon.place(name).n
    fold.put_match(name, replace(match, events=(*match.events, *events)[-KEPT_EVENTS:]))
    fold.tell(name, match.game, events)
    referee = known(match.game).referee
    if referee is not None and events:
        match = _match(fold, name)
        ref = referee.note(match.ref, match.state, tuple(enumerate(events, before + 1)), fold.now)
        fold.put_match(name, replace(match, ref=ref))


def observe(fold: Fold, name: PlaceName) -> None:
    """Look at the game's state: what is owed, the clock, the decisions, the pause, the end."""
    match = _match(fold, name)
    game = known(match.game)
    waits = game.to_act(match.state)
    if isinstance(waits, Chance):
        fold.put_match(name, replace(match, owed=waits.spec))
        return
    view = game.view(match.state, SPECTATOR)
    clock, stopped = _clock(game, match, fold.now)
    paused = view.phase == ROUND_OVER
    fold.put_match(
        name,
        replace(
            match,
            phase=view.phase,
            round=getattr(view, "round", None),
            rounds=getattr(view, "rounds", None),
            clock=clock,
            stopped=stopped,
            decisions=_decisions(game, match, clock, fold.now),
            pause=(match.pause if match.phase == ROUND_OVER else fold.now + game.pause) if paused else None,
            ready=match.ready if paused else (),
        ),
    )
    if isinstance(waits, Over):
        _finish(fold, fold.salon.place(name), game)


def _clock(game: Game, match: Match, now: float) -> tuple[Deadline | None, tuple[Deadline, float] | None]:
    """The clock that runs, and one that stands still meanwhile."""
    asked, running, stopped = game.clock(match.state), match.clock, match.stopped
    if asked is None:
        return None, None
    if running is not None and running.key == asked.key:
        return replace(running, seats=asked.seats), stopped
    if running is not None and running.key == asked.pauses:
        stopped = (running, now)
    if stopped is not None and stopped[0].key == asked.key:
        before, since = stopped
        return replace(before, start=before.start + now - since), None
    seconds = asked.seconds
    if seconds is None or (asked.optional and not match.seconds):
        seconds = match.seconds or None
    start = now + asked.lead
    held = None if game.referee is None else game.referee.held(match.ref, match.state)
    hold = 0.0 if held is None else max(0.0, held - start)
    return Deadline(asked.key, asked.seats, start, seconds, hold), stopped


def _decisions(game: Game, match: Match, clock: Deadline | None, now: float) -> tuple[Decision | None, ...]:
    # A decision opens when the animation before it is over (``clock.6`` of Président, 21 and 25).
    opened = now if clock is None else max(now, clock.start)
    before = match.decisions or (None,) * match.seats
    found: list[Decision | None] = []
    for seat, old in enumerate(before):
        key = game.decision(match.state, seat)
        found.append((old if old and old.key == key else Decision(key, opened)) if key else None)
    return tuple(found)


def _finish(fold: Fold, place: PlaceState, game: Game) -> None:
    match = _match(fold, place.name)
    ranking = game.ranking(match.state) or ()
    sat = [place.seats[line.seat] for line in ranking]
    result = MatchResult(
        match.game,
        fold.now,
        names=tuple(seat.name if seat else "" for seat in sat),
        persons=tuple(seat.person if seat else None for seat in sat),
        ranks=tuple(line.rank for line in ranking),
        scores=tuple(line.score for line in ranking),
    )
    played = tuple(seat.holder if seat else None for seat in place.seats)
    over = replace(match, over=True, played=played, clock=None, decisions=(), pause=None, ready=())
    seats = tuple(
        replace(seat, stand_in=False) if seat and seat.left is None else seat for seat in place.seats
    )
    free = (None,) * (CHAIRS - len(seats))
    fold.put_place(replace(place, match=over, seats=(*seats, *free)))
    fold.change(results=(*fold.salon.results, result)[-KEPT_RESULTS:])
    fold.say(MatchEnded(match.game))
