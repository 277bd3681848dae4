"""What a tap takes on a slow phone: from the finger to the first frame that shows it, and to the server's word.

``python -m bench.taps [GAME…]`` plays a short match of each game in a real Chromium whose processor is slowed down four
times, against house players and the real server with a fast clock; the client must have been built. The first figure
is the browser's own (Event Timing: input to next paint, in steps of 8 ms), the second goes from the input to the
``ack`` over loopback, slowed down as well; long tasks are those of more than 50 ms while the match is played.
"""

from __future__ import annotations

import sys
from statistics import quantiles
from typing import Any, Final

from bench._page import person, slowed_down
from tests.e2e.playing import PLAYS
from tests.e2e.salon import Person, play

from salon.core.discovery import games

SPEED: Final = 4.0
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


def match(lea: Person, game: str) -> dict[str, list[float]]:
    """Play a short match of ``game``; return the milliseconds of ``taps``, ``acks`` and ``long`` tasks."""
    lea.context.add_init_script(LISTEN)
    lea.opens()
    lea.sits()
    lea.chooses(game, PLAYS[game].short, players=min(4, games()[game].max_seats))
    slowed_down(lea)
    lea.page.evaluate("() => Object.values(seen).forEach((list) => list.splice(0))")
    play((lea,), until=lambda: lea.ears.table()["status"] == "over")
    found: dict[str, Any] = lea.page.evaluate("() => seen")
    return found


def main(wanted: list[str]) -> None:
    """Measure and print."""
    print(f"{'':<16}{'taps':>6}{'p95 ms':>8}{'acks':>6}{'p95 ms':>8}{'long tasks':>12}{'longest ms':>12}")
    for game in wanted or PLAYS:
        with person(SPEED) as (_, lea):
            found = match(lea, game)
        taps, acks, tasks = (found[part] for part in ("taps", "acks", "long"))
        print(
            f"{game:<16}{len(taps):>6}{p95(taps):>8.0f}{len(acks):>6}{p95(acks):>8.0f}"
            f"{len(tasks):>12}{max(tasks, default=0):>12.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
