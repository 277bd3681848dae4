"""The pulse of a connection: is it alive, and how far away?"""

from __future__ import annotations

from collections import deque
from statistics import median
from time import monotonic
from typing import Final

from salon.server.messages import Ping

UNANSWERED: Final = 8
"""So many pings are remembered."""
MEASURED: Final = 5
"""The round trip is the median of so many."""
SETTLED: Final = 6.0
"""A round trip counts from so many seconds after its end: where speed is judged by it, nobody can slow it down in time.

It is the longest hold of Freeze (``race.2``, ``race.4``).
"""


class Pulse:
    """Pings, and what came back."""

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._trips: deque[tuple[float, float]] = deque(maxlen=2 * MEASURED)
        self._n = 0
        self.heard = monotonic()
        """When the device last said anything."""

    def ping(self) -> Ping:
        """The next ping."""
        self._n += 1
        self._sent[self._n] = monotonic()
        self._sent.pop(self._n - UNANSWERED, None)
        return Ping(self._n)

    def pong(self, n: int) -> float | None:
        """Take the answer to ping ``n``; return the round trip in seconds, or None if nobody asked."""
        sent = self._sent.pop(n, None)
        if sent is None:
            return None
        trip = monotonic() - sent
        self._trips.append((sent + trip, trip))
        return trip

    @property
    def rtt(self) -> float | None:
        """The median of the last five round trips in seconds, those of the last moments excepted; None without any."""
        before = monotonic() - SETTLED
        trips = [trip for ended, trip in self._trips if ended <= before][-MEASURED:]
        return median(trips) if trips else None
