"""What a tap takes on a slow phone: from the finger to the first frame that shows it, and to the server's word.

``python -m bench.taps [GAME…]`` plays a short match of each game in a real Chromium whose processor is slowed down four
times, against house players and the real server with a fast clock; the client must have been built. The first figure
is the browser's own (Event Timing: input to next paint, in steps of 8 ms), the second goes from the input to the
``ack`` over loopback, slowed down as well; long tasks are those of more than 50 ms while the match is played.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from playwright.sync_api import sync_playwright
from tests.e2e.playing import PLAYS
from tests.e2e.program import QUICK, Program
from tests.e2e.salon import Person, play
from tools.house import browser

from salon.core.discovery import games

FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
SLOWER: Final = 4
LISTEN: Final = """
  const seen = (window.seen = { taps: [], acks: [], long: [] })
  let pressed = 0
  addEventListener('pointerup', (event) => (pressed = event.timeStamp), true)
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'pointerup' || name === 'click') seen.taps.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.long.push(duration)
  }).observe({ type: 'longtask' })
  const Plain = window.WebSocket
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words)
      this.addEventListener('message', ({ data }) => {
        if (pressed && String(data).startsWith('{"type":"ack"')) {
          seen.acks.push(performance.now() - pressed)
          pressed = 0
        }
      })
    }
  }
"""


def p95(values: list[float]) -> float:
    """Return the value that 95 % stay under."""
    return quantiles(values, n=20)[-1] if len(values) > 1 else max(values, default=0.0)


def match(person: Person, game: str) -> dict[str, list[float]]:
    """Play a short match of ``game``; return the milliseconds of ``taps``, ``acks`` and ``long`` tasks."""
    person.opens()
    person.sits()
    person.chooses(game, PLAYS[game].short, players=min(4, games()[game].max_seats))
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    person.page.evaluate("() => Object.values(seen).forEach((list) => list.splice(0))")
    play((person,), until=lambda: person.ears.table()["status"] == "over")
    found: dict[str, Any] = person.page.evaluate("() => seen")
    return found


def main(wanted: list[str]) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Program(Path(folder), QUICK)
        server.start()
        chromium = playwright.chromium.launch(executable_path=browser(), args=FLAGS)
        print(f"{'':<16}{'taps':>6}{'p95 ms':>8}{'acks':>6}{'p95 ms':>8}{'long tasks':>12}{'longest ms':>12}")
        for game in wanted or PLAYS:
            context = chromium.new_context(locale="fr-FR", viewport={"width": 390, "height": 844})
            context.add_init_script(LISTEN)
            found = match(Person(context, server.url, "Léa", "fr"), game)
            taps, acks, tasks = (found[part] for part in ("taps", "acks", "long"))
            print(
                f"{game:<16}{len(taps):>6}{p95(taps):>8.0f}{len(acks):>6}{p95(acks):>8.0f}"
                f"{len(tasks):>12}{max(tasks, default=0):>12.0f}"
            )
            context.close()
        chromium.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
