"""A real browser on a server of its own, for what is measured in the page."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright
from tests.e2e.program import QUICK, Program
from tests.e2e.salon import Person
from tools.house import browser

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
PHONE: ViewportSize = {"width": 390, "height": 844}
SLOWER = 4
"""So many times slower than this machine is a phone."""


@contextmanager
def person(speed: float) -> Iterator[tuple[Browser, Person]]:
    """A person with a phone, at a server whose clock runs ``speed`` times as fast."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Program(Path(folder), (*QUICK, "--speed", str(speed)))
        server.start()
        chromium = playwright.chromium.launch(executable_path=browser(), args=FLAGS)
        context = chromium.new_context(locale="fr-FR", viewport=PHONE, has_touch=True)
        yield chromium, Person(context, server.url, "Léa", "fr")
        chromium.close()
        server.stop()


def slowed_down(lea: Person) -> None:
    """Let the page have a slower processor from now on."""
    tools = lea.context.new_cdp_session(lea.page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
