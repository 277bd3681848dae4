"""How people play each game at its screen: one module a game at the big table, which says it as ``PLAY``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.e2e.salon import Person


def _hand(person: Person) -> list[str]:
    person.sees_own_cards()
    return person.cards()


@dataclass(frozen=True)
class Play:
    """A game as a person plays it.

    ``act`` answers what the table asks, with ``person.taps``, ``person.touch`` and ``person.sends`` alone, so that a
    keyboard can do it too. ``short`` are the options of a match that does not take long. ``own`` waits for and
    returns what a person sees of their own on the screen, which must outlive a reload. ``round`` are the options of
    the match that is looked at, phase by phase, until its first round is over.
    """

    act: Callable[[Person], None]
    short: Mapping[str, object]
    round: Mapping[str, object] = field(default_factory=dict)
    own: Callable[[Person], list[str]] = _hand
    secrets: bool = True
    """Whether a player knows cards that a looker-on does not."""


PLAYS: Final[dict[str, Play]] = {
    module.name: import_module(f"{__name__}.{module.name}").PLAY for module in iter_modules(__path__)
}
"""By the key of the game."""
