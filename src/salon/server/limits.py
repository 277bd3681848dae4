"""Limits on rates: token buckets, one a person or an address."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """``burst`` at once, and ``per_second`` of them come back every second."""

    per_second: float
    burst: float


COMMANDS = Rate(20, 40)
CHAT = Rate(0.5, 5)
REACTIONS = Rate(1, 5)
REFUSALS = Rate(5, 150)
"""How much a device may send that is too fast or unreadable before it is shut out."""
WRONG_CODES = Rate(1 / 6, 20)
OPENINGS = Rate(1 / 20, 20)


class Bucket:
    """A bucket of tokens; it is full at the beginning."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at: float | None = None

    def take(self, now: float) -> bool:
        """Take a token at ``now`` (monotonic seconds); False if there is none."""
        if not self.has(now):
            return False
        self._left -= 1
        return True

    def has(self, now: float) -> bool:
        """Whether there is a token at ``now``."""
        if self._at is not None:
            self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        return self._left >= 1


class Buckets:
    """One bucket a key; the keys that were used longest ago are forgotten beyond ``capacity`` of them."""

    def __init__(self, rate: Rate, capacity: int = 20_000) -> None:
        self._rate = rate
        self._capacity = capacity
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of ``key``."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate)
            if len(self._buckets) > self._capacity:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
