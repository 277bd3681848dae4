"""What the passing of time brings about: clock ends, graces, pauses, and the stop of the program."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from salon.core.contract import PlaceName
from salon.core.referee import Message
from salon.core.refusal import Refusal
from salon.table import chairs, inputs, judging, people, play, refusals, stools
from salon.table.catalogue import known
from salon.table.fold import Deed, Fold, Verdict
from salon.table.places import GRACE, absent_from
from salon.table.state import Decision, Match, Person, PlaceState, Salon, Seat

DEFAULT_AFTER = 1.0
"""A decision of somebody who is away already is taken by the default so many seconds after it opens."""
HOUSE_PLAYER_FAILS = 20.0
"""A house player who has not moved after so many seconds is replaced by the default for this decision."""
BETTING = "betting"
"""The phase of both corner games in which nothing is done for somebody who is away (``clock.2``)."""
AT_ONCE = 500
"""So many things are carried out for one ``Ticked``; the rest waits for the next."""

Due = tuple[float, Deed]


def dues(salon: Salon) -> Iterator[Due]:
    """Yield what time will bring about if nothing else happens first, and when."""
    host = people.host_due(salon)
    if host is not None:
        yield host, people.pass_on
    for place in salon.places:
        match = place.match
        if match is None or match.over:
            yield from _empty_chairs(salon, place)
        elif match.owed is None:
            yield from _match_dues(salon, place, match)


def _empty_chairs(salon: Salon, place: PlaceState) -> Iterator[Due]:
    for index, seat in enumerate(place.seats):
        person = salon.person(seat.holder) if seat is not None else None
        if person is not None and not person.connected:
            yield person.since + chairs.CHAIR_KEPT, partial(chairs.stand, index=index)


def _match_dues(salon: Salon, place: PlaceState, match: Match) -> Iterator[Due]:
    if match.pause is not None:
        yield match.pause, partial(_go_on, name=place.name)
    waiting = judging.due(match)
    if waiting is not None:
        yield waiting, partial(judging.tick, name=place.name)
    if match.clock is not None and match.clock.at is not None:
        # What came in time is judged before the time is up.
        yield max(match.clock.at, waiting or 0.0), partial(play.expire, name=place.name)
    for index, (seat, decision) in enumerate(zip(place.seats, match.decisions, strict=False)):
        open_ = decision if decision is not None and not decision.answered else None
        if seat is None:
            continue
        if place.name == "table":
            yield from _chair_dues(salon, match, index, seat, open_)
        else:
            yield from _stool_dues(salon, place, match, index, open_)


def _chair_dues(
    salon: Salon, match: Match, index: int, seat: Seat, decision: Decision | None
) -> Iterator[Due]:
    gone = absent_from(salon, seat)
    if seat.by_house:
        if decision is not None:
            yield decision.opened + HOUSE_PLAYER_FAILS, partial(_default, index=index)
    elif gone is not None and match.stand_in:
        yield gone, partial(chairs.take_over, index=index)
    elif gone is not None and decision is not None:
        yield _default_at(gone, decision), partial(_default, index=index)


def _default_at(gone: float, decision: Decision) -> float:
    """Return when the default is taken for somebody who is away (``clock.4`` of Président and Payoo)."""
    return gone if decision.opened <= gone else decision.opened + DEFAULT_AFTER


def _default(fold: Fold, index: int) -> None:
    match = fold.salon.table.match
    if match is None:
        return
    game = known(match.game)
    play.answered(fold, "table", index)
    action = game.default(match.state, index)
    if action is None:
        return
    verdict = judging.submit("table", match, Message(index, action, fold.now))
    if not isinstance(verdict, Refusal):
        verdict(fold)


def _stool_dues(
    salon: Salon, place: PlaceState, match: Match, index: int, decision: Decision | None
) -> Iterator[Due]:
    seat = place.seats[index]
    person = salon.person(seat.holder) if seat is not None else None
    if seat is None or person is None or person.connected:
        return
    if not seat.told_away:
        # After a stop of the program everybody is given the time to come back before a loss starts anything.
        wait = GRACE if person.quiet else 0.0
        yield person.since + wait, partial(stools.away, name=place.name, index=index)
    alone = match.clock is not None and match.clock.seats == (index,)
    if decision is not None and alone and match.phase != BETTING:
        at = _default_at(person.since + GRACE, decision)
        yield at, partial(_end_turn, name=place.name, index=index)


def _end_turn(fold: Fold, name: PlaceName, index: int) -> None:
    play.answered(fold, name, index)
    play.expire(fold, name)


def _go_on(fold: Fold, name: PlaceName) -> None:
    if name != "table":
        stools.clear_absent(fold, name)
    play.next_round(fold, name)


def hurry(fold: Fold) -> None:
    """End each pause in which everybody who is there is ready for the next round."""
    for place in fold.salon.places:
        match = place.match
        if match is None or match.pause is None:
            continue
        present = {
            index
            for index, seat in enumerate(place.seats)
            if seat is not None
            and (person := fold.salon.person(seat.holder)) is not None
            and person.connected
        }
        if present and present <= set(match.ready):
            _go_on(fold, place.name)


def due(salon: Salon) -> float | None:
    """Return the next moment at which ``Ticked`` has something to do (it may lie in the past), or None."""
    return min((at for at, _ in dues(salon)), default=None)


def ticked(salon: Salon, now: float) -> Verdict:
    """Carry out what has come to its end, the earliest first."""
    first = due(salon)
    if first is None or first > now:
        return refusals.NOTHING_DUE

    def deed(fold: Fold) -> None:
        for _ in range(AT_ONCE):
            at, what = min(dues(fold.salon), key=lambda due: due[0], default=(None, None))
            if at is None or what is None or at > now:
                return
            what(fold)

    return deed


def restarted(salon: Salon, given: inputs.Restarted, now: float) -> Verdict:
    """Give the time of a stop back to whatever was counting; everybody has yet to come back."""
    stopped = max(0.0, now - given.down_since)

    def deed(fold: Fold) -> None:
        for person in salon.people:
            fold.put_person(_cut_off(person, stopped, now))
        for place in salon.places:
            seats = tuple(
                replace(seat, left=seat.left + stopped)
                if seat is not None and seat.left is not None
                else seat
                for seat in place.seats
            )
            match = _later(place.match, stopped) if place.match is not None else None
            fold.put_place(replace(place, seats=seats, match=match))
        stools.open_corners(fold)

    return deed


def _cut_off(person: Person, stopped: float, now: float) -> Person:
    if person.connected:
        return replace(person, connected=False, quiet=True, since=now)
    return replace(person, since=person.since + stopped)


def _later(match: Match, stopped: float) -> Match:
    referee = known(match.game).referee
    waits = match.stopped
    return replace(
        match,
        ref=match.ref if referee is None or match.ref is None else referee.later(match.ref, stopped),
        stopped=None
        if waits is None
        else (replace(waits[0], start=waits[0].start + stopped), waits[1] + stopped),
        clock=replace(match.clock, start=match.clock.start + stopped) if match.clock is not None else None,
        pause=match.pause + stopped if match.pause is not None else None,
        decisions=tuple(
            replace(decision, opened=decision.opened + stopped) if decision is not None else None
            for decision in match.decisions
        ),
    )
