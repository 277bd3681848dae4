"""Ranking seven cards: one hand at a time beside eval7, many at once, and the equity of two hands.

``pip install eval7`` brings the peer; what is not installed is left out.
"""

from __future__ import annotations

import random
from importlib.util import find_spec
from time import process_time

import numpy as np
from bench._side_by_side import Job, rates, report

from salon.cards.pack import FRENCH
from salon.cards.poker.batch import rank7s
from salon.cards.poker.equity import equity
from salon.cards.poker.rank import rank7

HANDS = 100_000


def main() -> None:
    """Measure and print."""
    rng = random.Random(1)
    hands = [tuple(rng.sample(range(52), 7)) for _ in range(HANDS)]
    many = np.array(hands, dtype=np.uint8).T.copy()
    many = np.concatenate([many] * 8, axis=1)

    begun = process_time()
    rank7(hands[0])
    print(f"the first hand, tables included, is ranked in {process_time() - begun:.2f} s")

    def one_by_one() -> int:
        for hand in hands:
            rank7(hand)
        return HANDS

    def at_once() -> int:
        rank7s(many)
        return int(many.shape[1])

    jobs: dict[str, Job] = {"rank7, one at a time": one_by_one, "rank7s, many at once": at_once}
    if find_spec("eval7") is not None:
        import eval7  # type: ignore[import-not-found]  # noqa: PLC0415 - a peer that need not be there

        cards = [eval7.Card(code) for code in FRENCH.codes]
        theirs = [[cards[card] for card in hand] for hand in hands]
        evaluate = eval7.evaluate

        def compiled() -> int:
            for hand in theirs:
                evaluate(hand)
            return HANDS

        jobs["eval7, compiled"] = compiled
    found = rates(jobs)
    report("Ranking seven cards", "hands/s", found, "rank7, one at a time")

    generator = np.random.default_rng(1)
    first, second = FRENCH.cards(("As", "Ah")), FRENCH.cards(("Kd", "Qd"))

    def sampled() -> int:
        equity(first, second, generator, samples=100_000)
        return 1

    (values,) = rates({"equity": sampled}, 15).values()
    print(f"\nEquity of two hands by 100,000 samples: {1000 / max(values):.1f} ms")


if __name__ == "__main__":
    main()
