"""What a phone loads before a table is opened, on a cold cache: bytes on the wire, by kind.

``python -m bench.first_load`` starts the real program and a real browser; the client must have been built. The way in
comes first, then the room of a new salon, then the table of Président with cards in the hand.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path

from playwright.sync_api import Page, Request, sync_playwright
from tests.e2e.program import Program
from tools.house import browser

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]


def told(title: str, requests: list[Request]) -> None:
    """Print what has been loaded so far."""
    sums, files = Counter[str](), Counter[str]()
    for request in requests:
        size = request.sizes()["responseBodySize"]
        if size > 0:  # what the cache had counts for nothing
            sums[request.resource_type] += size
            files[request.resource_type] += 1
    code = sums["script"] + sums["stylesheet"]
    print(f"\n{title}: script and style {code / 1000:.1f} kB, everything {sum(sums.values()) / 1000:.1f} kB")
    for kind, size in sums.most_common():
        print(f"  {kind:<12} {size / 1000:>8.1f} kB in {files[kind]} files")


def idle(page: Page) -> None:
    """Wait until nothing is being loaded."""
    page.wait_for_load_state("networkidle")


def main() -> None:
    """Walk from the way in to a hand of cards."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Program(Path(folder))
        server.start()
        chromium = playwright.chromium.launch(executable_path=browser(), args=FLAGS)
        # The worker would fetch the rest beforehand, out of our sight.
        context = chromium.new_context(
            locale="fr-FR", viewport={"width": 390, "height": 844}, service_workers="block"
        )
        page = context.new_page()
        requests: list[Request] = []

        def finished(request: Request) -> None:
            requests.append(request)

        page.on("requestfinished", finished)
        page.goto(server.url)
        page.get_by_role("button", name="Ouvrir un salon").wait_for()
        idle(page)
        told("The way in", requests)
        page.get_by_label("Ton nom").fill("Léa")
        page.get_by_role("button", name="Ouvrir un salon").click()
        page.get_by_role("region", name="Le salon").wait_for()
        idle(page)
        told("… and the room", requests)
        page.goto(server.url)
        page.get_by_role("button", name="Jouer tout de suite").click()
        page.get_by_role("list", name="Ta main").wait_for()
        idle(page)
        told("… and a table with cards", requests)
        chromium.close()
        server.stop()


if __name__ == "__main__":
    main()
