"""Whether the page grows while it is looked at: its memory after many rounds.

``python -m bench.memory [ROUNDS]`` sits three house players down beside a person for matches of Président, 20 rounds
each, on a server whose clock runs 200 times as fast: the person does nothing, so that the clock plays, and asks for
another match after each. After every match the garbage is collected, and what is left is told: the heap, the elements
of the page, the listeners.
"""

from __future__ import annotations

import sys

from bench._page import person
from playwright.sync_api import CDPSession, expect
from tests.e2e.salon import Person

MATCH = 20
SPEED = 200.0
TURN = 20
"""Seconds, on the server's fast clock, after which it plays for the person."""


def left(tools: CDPSession) -> tuple[float, int, int]:
    """The heap in MB, the nodes and the listeners that are left when the garbage is gone."""
    for _ in range(3):
        tools.send("HeapProfiler.collectGarbage")
    counted = tools.send("Memory.getDOMCounters")
    heap = tools.send("Runtime.getHeapUsage")["usedSize"]
    return heap / 1e6, counted["nodes"], counted["jsEventListeners"]


def rounds_of(lea: Person, rounds: int) -> None:
    """Tell after every match what is left."""
    tools = lea.context.new_cdp_session(lea.page)
    for played in range(MATCH, rounds + 1, MATCH):
        lea.ears.until(lambda ears: ears.table()["status"] == "over")
        expect(lea.sheet.get_by_role("heading", name=lea.t("table.podium"))).to_be_visible()
        heap, nodes, listeners = left(tools)
        print(f"{played:>5} rounds: {heap:6.2f} MB, {nodes} nodes, {listeners} listeners", flush=True)
        lea.ears.heard.clear()
        lea.ears.told.clear()
        if played < rounds:
            lea.sheet.get_by_role("button", name=lea.t("table.again"), exact=True).click()
            lea.ears.until(lambda ears: ears.table()["status"] != "over")


def main() -> None:
    """Begin, and let time pass."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with person(SPEED) as (_, lea):
        lea.opens()
        lea.sits()
        lea.chooses("president", {"rounds": MATCH}, players=4, start=False)
        lea.sheet.get_by_role("radio", name=lea.t("host.seconds", seconds=TURN), exact=True).click()
        lea.ears.until(lambda ears: ears.room["choice"]["seconds"] == TURN)
        lea.sheet.get_by_role("button", name=lea.t("host.start"), exact=True).click()
        rounds_of(lea, rounds)


if __name__ == "__main__":
    main()
