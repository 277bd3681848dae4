"""The files of the built client, read once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cached_property
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

STATIC: Final = Path(__file__).resolve().parent.parent / "static"
"""Where the build of the client puts its files."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
_TYPES: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
}
_PACKED: Final = {".woff2", ".png", ".jpg", ".webp", ".ico", ".ogg", ".mp3"}
"""Compressed already."""


class Asset:
    """A file with all that its answers need."""

    def __init__(self, name: str, body: bytes) -> None:
        suffix = Path(name).suffix
        kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.type = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.body = body
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        # The names of built assets hold a digest of what is in them.
        self.cache = FOREVER if name.startswith("assets/") else ASK_AGAIN
        self._packed = suffix in _PACKED

    @cached_property
    def gzipped(self) -> bytes | None:
        """The body compressed as well as gzip can; None where that does not pay."""
        if self._packed or len(self.body) < 512:
            return None
        return gzip.compress(self.body, 9, mtime=0)

    def answer(self, request: Request) -> Response:
        """The response to ``request``, which may have the file already."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body, packed = self.body, self.gzipped
        if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = packed
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers, media_type=self.type)


class Assets:
    """All files below a folder, by their path; ``index.html`` is the page of every place in the client."""

    def __init__(self, folder: Path = STATIC) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        names = {path: path.relative_to(folder).as_posix() for path in files}
        self._assets = {name: Asset(name, path.read_bytes()) for path, name in names.items()}

    @property
    def build(self) -> str:
        """Names the build: the page holds the names of all other files, and those their digests."""
        page = self._assets.get("index.html")
        return page.etag.strip('"')[:12] if page is not None else "none"

    def page(self, request: Request) -> Response:
        """The page of the client."""
        page = self._assets.get("index.html")
        if page is None:
            return Response(
                "The client has not been built: run `make setup`.\n", 503, media_type="text/plain"
            )
        return page.answer(request)

    @property
    def paths(self) -> list[str]:
        """The patterns of the paths under which there are files: one a folder, one a file that is in none."""
        tops = {name.partition("/")[0]: "/" in name for name in self._assets}
        return [f"/{top}/{{path:path}}" if folder else f"/{top}" for top, folder in sorted(tops.items())]

    def find(self, path: str) -> Asset | None:
        """The file at ``path``, or None."""
        return self._assets.get(path)
