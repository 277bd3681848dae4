"""The time of the server."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Clock:
    """The wall clock. A ``speed`` above 1 lets tests play an evening in seconds."""

    speed: float = 1.0
    _epoch: float = field(default_factory=time.time)
    _start: float = field(default_factory=time.monotonic)

    def now(self) -> float:
        """The time in seconds since the epoch; it never goes back while the program runs."""
        return self._epoch + (time.monotonic() - self._start) * self.speed

    def wait(self, until: float) -> float:
        """How many real seconds are left before ``until`` (0.0 when it has passed)."""
        return max(0.0, until - self.now()) / self.speed
