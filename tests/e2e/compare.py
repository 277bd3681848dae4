"""Compares a picture of a page with the one that is kept of it: other letters' edges pass, a moved button does not."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageFilter

SCALE: Final = 2
"""Pictures are kept at half their size: small, and the edges of letters weigh less."""
QUALITY: Final = 82
DIFFERENT: Final = 44
"""A point differs when one of its colours does by more than this, of 255."""
TILE: Final = 8
MOST: Final = 0.3
"""A tile differs when this share of its points does; one is enough."""


def smaller(path: Path) -> Image.Image:
    """The picture of a page as it is kept."""
    with Image.open(path) as taken:
        return taken.convert("RGB").reduce(SCALE)


def keep(picture: Image.Image, path: Path) -> None:
    """Keep a picture."""
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, quality=QUALITY, method=6)


def kept(path: Path) -> Image.Image:
    """A picture that was kept."""
    with Image.open(path) as picture:
        return picture.convert("RGB")


def difference(now: Image.Image, before: Image.Image) -> Image.Image | None:
    """What differs, marked in red on the new picture; None when it is the same to the eye."""
    if now.size != before.size:
        return Image.merge("RGB", (Image.new("L", now.size, 255), *now.split()[1:]))
    soft = (picture.filter(ImageFilter.BoxBlur(1)) for picture in (now, before))
    channels = ImageChops.difference(*soft).split()
    worst = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    points = worst.point(lambda value: 255 if value > DIFFERENT else 0)
    tiles = points.reduce(TILE).point(lambda value: 255 if value > MOST * 255 else 0)
    if tiles.getbbox() is None:
        return None
    marks = tiles.resize(now.size, Image.Resampling.NEAREST)
    return Image.composite(Image.blend(now, Image.new("RGB", now.size, "red"), 0.5), now, marks)
