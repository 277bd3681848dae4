"""The pulse of a connection: is it alive, and how far away?"""

from __future__ import annotations

from collections import deque
from statistics import median
from time import monotonic
from typing import Final

from salon.server.messages import Ping

UNANSWERED: Final = 8
"""So many pings are remembered."""


class Pulse:
    """Pings, and what came back."""

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=5)
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
        self._trips.append(trip)
        return trip

    @property
    def rtt(self) -> float | None:
        """The median of the last five round trips in seconds; None before the first."""
        return median(self._trips) if self._trips else None
