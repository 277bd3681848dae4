"""The clock that a game asks the table to run."""

from __future__ import annotations

import msgspec


class Clock(msgspec.Struct, frozen=True):
    """A deadline that the rules ask for.

    ``key`` changes exactly when the clock restarts. ``seats`` are those whom it binds. ``seconds`` is the time that
    the rules give, or None for the turn clock chosen with the table (which may be none at all). ``lead`` is the time
    of the animation that is shown first: it is added before the clock starts, never taken from it. When the clock
    runs out the table applies ``Expire`` as the clock. ``optional``: it has no end at a table that was set up without a
    clock, though the rules give it a time. ``pauses`` is the key of the clock that stands still while this
    one runs; asked for again afterwards it goes on with the time that was left.
    """

    key: str
    seats: tuple[int, ...]
    seconds: float | None = None
    lead: float = 0.0
    optional: bool = False
    pauses: str | None = None
