"""Measures several programs in turn, so that a slow moment of the machine falls on all of them.

What counts is the time that the processor worked for this process: other work on the machine is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from time import process_time

Job = Callable[[], int]
"""Does some work and returns how many units of it were done."""


def rates(jobs: Mapping[str, Job], rounds: int = 7) -> dict[str, list[float]]:
    """Return the units a second of processor time of each job, round by round; a first round only warms up."""
    found: dict[str, list[float]] = {name: [] for name in jobs}
    for number in range(rounds + 1):
        for name, job in jobs.items():
            begun = process_time()
            done = job()
            if number:
                found[name].append(done / (process_time() - begun))
    return found


def report(title: str, unit: str, found: Mapping[str, list[float]], ours: str) -> None:
    """Print the best rate of each job, and how many times faster ``ours`` is: the median of the rounds."""
    print(f"\n{title}")
    for name, values in found.items():
        times = median(mine / other for mine, other in zip(found[ours], values, strict=True))
        ratio = "" if name == ours else f"   ×{times:.2f} for {ours}"
        print(f"  {name:<28} {max(values):>14,.0f} {unit}{ratio}")
