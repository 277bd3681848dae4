"""What makes the page installable, as it is served: types, headers, pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from tests.server.harness import live

from salon.server.pages.headers import HEADERS

ICONS = Path(__file__).resolve().parents[2] / "web" / "public" / "icons"
FILES = {
    "index.html": "text/html; charset=utf-8",
    "offline.html": "text/html; charset=utf-8",
    "sw.js": "text/javascript; charset=utf-8",
    "manifest.webmanifest": "application/manifest+json",
    "manifest.en.webmanifest": "application/manifest+json",
    "icons/icon-192.png": "image/png",
}
EDGE = 0.1
"""A system that cuts an icon leaves the inner four fifths: https://www.w3.org/TR/appmanifest/#icon-masks."""


async def test_files_without_a_digest_in_their_names_are_asked_for_every_time(tmp_path: Path) -> None:
    static = tmp_path / "static"
    for name in FILES:
        (static / name).parent.mkdir(parents=True, exist_ok=True)
        (static / name).write_bytes(b"x" * 10)
    async with live(tmp_path / "data", static=static) as server, server.http() as http:
        for name, kind in FILES.items():
            answer = await http.get(f"/{name}")
            assert (answer.status_code, answer.headers["content-type"]) == (200, kind), name
            assert answer.headers["cache-control"] == "no-cache", name
            assert {key: answer.headers[key] for key in HEADERS} == HEADERS
            unchanged = await http.get(f"/{name}", headers={"if-none-match": answer.headers["etag"]})
            assert (unchanged.status_code, unchanged.content) == (304, b""), name


def test_the_policy_lets_a_worker_and_a_manifest_of_our_own_in() -> None:
    policy = HEADERS["content-security-policy"].split("; ")
    assert {"worker-src 'self'", "manifest-src 'self'", "connect-src 'self'"} <= set(policy)


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("icon-192", 192),
        ("icon-512", 512),
        ("maskable-192", 192),
        ("maskable-512", 512),
        ("apple-touch-180", 180),
    ],
)
def test_the_icons(name: str, size: int) -> None:
    path = ICONS / f"{name}.png"
    assert path.stat().st_size < 40_000
    with Image.open(path) as read:
        icon = read.convert("RGBA")
    assert icon.size == (size, size)
    lowest, _ = icon.getchannel("A").getextrema()
    if name.startswith("icon"):
        assert lowest == 0, "the corners are round"
        return
    assert lowest == 255, "the ground reaches the edge"
    # Nothing light, no card and no brass, lies in the rim that may be cut off.
    rim = round(size * EDGE)
    light = icon.convert("L").point(lambda value: 255 if value > 130 else 0).getbbox()
    assert light is not None
    assert min(light[0], light[1], size - light[2], size - light[3]) >= rim
