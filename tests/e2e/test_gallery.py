"""The kit's gallery at every size, by day and in the evening, beside the pictures that are kept of it.

``make pictures`` takes them anew after a change that was meant. A picture that differs is left in
``artifacts/pictures`` with what differs marked in red.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

import pytest
from PIL import Image, ImageChops, ImageEnhance, ImageFilter
from playwright.sync_api import Page
from tests.e2e.compare import difference, keep, kept, smaller
from tests.e2e.program import ROOT

BUILT: Final = ROOT / "artifacts" / "gallery"
FOUND: Final = ROOT / "artifacts" / "pictures"
KEPT: Final = ROOT / "tests" / "e2e" / "pictures"
PAGES: Final = ("parts", "president", "payoo", "holdem", "room")
SIZES: Final = (
    (320, 640),
    (360, 640),
    (390, 844),
    (768, 1024),
    (844, 390),
    (1280, 800),
    (1920, 1080),
)
THEMES: Final = ("evening", "day")
READY: Final = """() => document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete)
  && [...document.querySelectorAll('.picture')].every((host) => host.querySelector('svg'))"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    """The address of the gallery, built as the program is and served by itself."""
    subprocess.run(["npm", "run", "--silent", "build:gallery"], cwd=ROOT, check=True)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=BUILT)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/gallery.html"
        server.shutdown()


@pytest.fixture
def still(page: Page) -> Page:
    """A page on which time stands still."""
    page.emulate_media(reduced_motion="reduce")
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    return page


def _picture(page: Page, gallery: str, name: str, theme: str, folder: Path) -> Image.Image:
    page.goto(f"{gallery}?page={name}&theme={theme}", wait_until="networkidle")
    page.clock.run_for(400)
    page.wait_for_function(READY)
    path = folder / "now.png"
    page.screenshot(path=path, animations="disabled", full_page=name == "parts")
    return smaller(path)


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_kit_looks_as_it_did(
    still: Page, gallery: str, tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    still.set_viewport_size({"width": size[0], "height": size[1]})
    changed = []
    for theme in THEMES:
        now = _picture(still, gallery, name, theme, tmp_path)
        file = f"{name}-{size[0]}x{size[1]}-{theme}.webp"
        if os.environ.get("SALON_NEW_PICTURES"):
            keep(now, KEPT / file)
        if marked := difference(now, kept(KEPT / file)):
            keep(marked, FOUND / file)
            changed.append(f"{FOUND.relative_to(ROOT)}/{file}")
    assert changed == [], "these differ; if they should, run `make pictures`"


def test_a_button_that_moved_is_seen(still: Page, gallery: str, tmp_path: Path) -> None:
    still.set_viewport_size({"width": 390, "height": 844})
    before = _picture(still, gallery, "president", "evening", tmp_path)
    still.add_style_tag(content="[role=group] button:last-child { transform: translateX(8px) !important }")
    path = tmp_path / "moved.png"
    still.screenshot(path=path, animations="disabled")
    assert difference(smaller(path), before) is not None


def test_other_edges_of_letters_are_not(tmp_path: Path) -> None:
    before = kept(KEPT / "president-390x844-evening.webp")
    assert difference(before.filter(ImageFilter.GaussianBlur(0.6)), before) is None
    assert difference(before.filter(ImageFilter.SHARPEN), before) is None
    assert difference(ImageEnhance.Brightness(before).enhance(1.04), before) is None
    assert difference(ImageChops.offset(before, 4, 0), before) is not None
