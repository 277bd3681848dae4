"""Draws the icons of the installed program from ``tools/icon.svg`` into ``web/public/icons``.

``python -m tools.icons``, by hand, after a change of the drawing: the pictures are small and kept.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import sync_playwright
from tools.house import ROOT, browser

DRAWING: Final = ROOT / "tools" / "icon.svg"
ICONS: Final = ROOT / "web" / "public" / "icons"

COLOURS: Final = 256

ROUNDED: Final = "svg { border-radius: 22% }"
"""An icon that is shown as it is."""
FULL: Final = "#frame { display: none } #picture { transform-origin: 50% 50%; transform: scale(0.8) }"
"""An icon that the system cuts: the ground reaches the edge, what counts lies in the inner four fifths."""
WANTED: Final = {
    "icon-192": (192, ROUNDED),
    "icon-512": (512, ROUNDED),
    "maskable-192": (192, FULL),
    "maskable-512": (512, FULL),
    "apple-touch-180": (180, FULL),
}


def page_of(size: int, style: str) -> str:
    """The page that shows the drawing at ``size`` pixels."""
    ground = f"* {{ margin: 0 }} svg {{ display: block; width: {size}px; height: {size}px }}"
    return f"<!doctype html><style>{ground} {style}</style>{DRAWING.read_text(encoding='utf-8')}"


def draw(folder: Path = ICONS) -> None:
    """Write every icon into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser(), args=["--no-sandbox"])
        for name, (size, style) in WANTED.items():
            page = chromium.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(size, style))
            shot = page.screenshot(omit_background=True)
            small = Image.open(BytesIO(shot)).quantize(COLOURS, Image.Quantize.FASTOCTREE)
            small.save(folder / f"{name}.png", optimize=True)
            page.close()
        chromium.close()


if __name__ == "__main__":
    draw()
