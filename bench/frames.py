"""Whether a slow phone keeps up: Chromium's own trace of a deal to eight hands, and of one trick.

``python -m bench.frames`` plays Payoo with seven house players on a page whose processor is slowed down four times; the
client must have been built. Told are the time spent in scripts, the longest task of the page's main thread, how many
took more than 50 ms, and the frames that were drawn and dropped.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from bench._page import person, slowed_down
from playwright.sync_api import Browser
from tests.e2e.looking import settle
from tests.e2e.salon import Person, play

SPEED: Final = 1.0
LONG_MS: Final = 50.0
TASK: Final = "RunTask"
SCRIPTS: Final = frozenset({"FunctionCall", "EvaluateScript", "RunMicrotasks"})
CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline", "devtools.timeline.frame"]
TRACED: Final = [
    *CATEGORIES,
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
    "__metadata",
]


def traced(chromium: Browser, lea: Person, act: Callable[[], None]) -> list[dict[str, Any]]:
    """Return the events of the trace while ``act`` runs and until everything has come to rest."""
    chromium.start_tracing(page=lea.page, categories=TRACED)
    act()
    settle(lea.page)
    events: list[dict[str, Any]] = json.loads(chromium.stop_tracing())["traceEvents"]
    return events


def main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """Return process and thread of the page: the renderer's main thread on which most scripts ran."""
    ran = Counter[tuple[int, int]]()
    for event in events:
        if event["name"] in SCRIPTS:
            ran[event["pid"], event["tid"]] += int(event.get("dur", 0))
    return ran.most_common(1)[0][0]


def outermost(events: list[dict[str, Any]]) -> float:
    """Return the milliseconds that these events cover, those within others counted once."""
    total, end = 0.0, 0.0
    for event in sorted(events, key=lambda each: each["ts"]):
        start, stop = max(event["ts"], end), event["ts"] + event.get("dur", 0)
        total, end = total + max(0.0, stop - start), max(end, stop)
    return total / 1000


def report(title: str, events: list[dict[str, Any]]) -> None:
    """Print what the trace says of the page."""
    page = main_thread(events)
    own = [event for event in events if (event["pid"], event["tid"]) == page and event.get("ph") == "X"]
    tasks = [event["dur"] / 1000 for event in own if event["name"].endswith(TASK)]
    long = [task for task in tasks if task > LONG_MS]
    frames = Counter(event["name"] for event in events if event["name"] in ("DrawFrame", "DroppedFrame"))
    script = outermost([event for event in own if event["name"] in SCRIPTS])
    print(
        f"{title:<22} scripts {script:7.0f} ms   longest task {max(tasks):5.0f} ms   over 50 ms: {len(long):>3}"
        f"   frames {frames['DrawFrame']:>4}, dropped {frames['DroppedFrame']:>3}",
        flush=True,
    )


def main() -> None:
    """Measure and print."""
    with person(SPEED) as (chromium, lea):
        lea.opens()
        lea.sits()
        lea.chooses("payoo", {"rounds": 2}, players=8, start=False)
        settle(lea.page)
        slowed_down(lea)

        def deal() -> None:
            lea.sheet.get_by_role("button", name=lea.t("host.start"), exact=True).click()
            lea.ears.until(lambda ears: ears.table().get("view"))
            lea.sees_own_cards()

        report("a deal to eight hands", traced(chromium, lea, deal))
        play((lea,), until=lambda: lea.ears.table()["view"]["phase"] == "play")
        settle(lea.page)
        report("a trick of eight", traced(chromium, lea, lambda: play((lea,), until=lambda: _won(lea))))


def _won(lea: Person) -> bool:
    return lea.ears.table()["view"]["last_trick"] is not None


if __name__ == "__main__":
    main()
