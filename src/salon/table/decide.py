"""Would an input be accepted, and what would it do?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from salon.core.refusal import Refusal
from salon.table import commands, matches, passing, people, refusals, seats, talk
from salon.table.fold import Verdict
from salon.table.inputs import Asked, Came, Drawn, Input, Lost, Moved, Opened, Restarted, Ticked
from salon.table.state import Person, Salon
from salon.table.waiting import owed

_COMMANDS: dict[type[Any], Callable[[Salon, Person, Any], Verdict]] = {
    commands.Sit: seats.sit,
    commands.Stand: seats.stand,
    commands.AddRobot: seats.add_robot,
    commands.RemoveRobot: seats.remove_robot,
    commands.Ready: matches.ready,
    commands.Choose: matches.choose,
    commands.Start: matches.start,
    commands.Stop: matches.stop,
    commands.Lock: people.lock,
    commands.Capacity: people.capacity,
    commands.Remove: people.remove,
    commands.Profile: people.profile,
    commands.Quit: people.quits,
    commands.Say: talk.say,
    commands.React: talk.react,
    commands.Watch: lambda salon, person, command: lambda fold: None,
}


def decide(salon: Salon, given: Input, now: float) -> Refusal | None:
    """Return why ``given`` would change nothing at ``now``, or None if it is to be logged and folded.

    ``Watch`` is always accepted and changes nothing in the salon: it need not be logged.
    """
    verdict = weigh(salon, given, now)
    return verdict if isinstance(verdict, Refusal) else None


def weigh(salon: Salon, given: Input, now: float) -> Verdict:
    """Return why ``given`` is refused, or what it does."""
    if not salon.code and not isinstance(given, Opened):
        return refusals.NOT_OPEN
    if owed(salon) is not None and not isinstance(given, Drawn | Restarted):
        return refusals.BUSY
    match given:
        case Opened():
            return people.opened(salon, given)
        case Came():
            return people.came(salon, given)
        case Lost():
            return people.lost(salon, given)
        case Asked():
            return _asked(salon, given, now)
        case Moved():
            return matches.moved(salon, given, now)
        case Drawn():
            return matches.drawn(salon, given)
        case Ticked():
            return passing.ticked(salon, now)
        case Restarted():
            return passing.restarted(salon, given, now)


def _asked(salon: Salon, given: Asked, now: float) -> Verdict:
    if given.person in salon.removed:
        return refusals.REMOVED
    person = salon.person(given.person)
    if person is None:
        return refusals.NOT_HERE
    if isinstance(given.command, commands.Act):
        return matches.act(salon, person, given.command, given.rtt, now)
    return _COMMANDS[type(given.command)](salon, person, given.command)
