"""Would an input be accepted?"""

from __future__ import annotations

from salon.core.refusal import Refusal
from salon.table.inputs import Input
from salon.table.state import Salon


def decide(salon: Salon, given: Input, now: float) -> Refusal | None:
    """Return why ``given`` would change nothing at ``now``, or None if it is to be logged and folded."""
    raise NotImplementedError
