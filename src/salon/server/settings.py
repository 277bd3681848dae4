"""How a server is set up: flags, then ``SALON_*`` variables, then defaults that need nothing."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from salon.core.errors import SalonError
from salon.server.folder import default_folder

LEVELS: Final = ("debug", "info", "warning", "error")
FIRST_PORT: Final = 8000


class BadSetting(SalonError):
    """A flag or a variable that means nothing."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Where to listen, where to keep data, and what to say.

    ``port`` None takes the first free one from 8000. ``origins`` are the sites (``https://salon.example``) whose pages
    may connect though the server is reached under another name; ``public_url`` is the address to hand out.
    """

    host: str = "0.0.0.0"  # noqa: S104 - the phones on the same network are meant to reach it
    port: int | None = None
    data: Path
    origins: tuple[str, ...] = ()
    public_url: str | None = None
    log_level: str = "warning"
    open_browser: bool = False


def add_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags; each has a variable ``SALON_…`` of the same name."""
    add = parser.add_argument
    add("--host", help="address to listen on (default: all, 0.0.0.0)")
    add("--port", help="port to listen on (default: 8000, or the next free one)")
    add(
        "--data",
        metavar="FOLDER",
        help="folder for everything that is kept (default: the system's place for data)",
    )
    add("--origin", action="append", metavar="URL", help="site whose pages may connect too (may be repeated)")
    add("--public-url", metavar="URL", help="address under which others reach this server")
    add("--log-level", choices=LEVELS, help="least level that is logged to standard error (default: warning)")
    add(
        "--open-browser",
        action=argparse.BooleanOptionalAction,
        help="open a browser on the salon once it runs (default: no)",
    )
    add("--no-browser", dest="open_browser", action="store_false", help=argparse.SUPPRESS)
    parser.epilog = "Every option can be given as a variable: SALON_PORT=9000, SALON_ORIGIN=https://a.example,https://b.example"
    parser.set_defaults(open_browser=None)


def read(flags: argparse.Namespace, variables: Mapping[str, str]) -> Settings:
    """The settings that ``flags`` and ``variables`` give; raises BadSetting."""

    def text(name: str) -> str | None:
        given: str | None = getattr(flags, name)
        return given if given is not None else variables.get(f"SALON_{name.upper()}") or None

    port, level, public = text("port"), text("log_level") or "warning", text("public_url")
    origins = flags.origin if flags.origin is not None else (variables.get("SALON_ORIGIN") or "").split(",")
    if level not in LEVELS:
        raise BadSetting(f"log level {level!r} is none of {', '.join(LEVELS)}")
    data = text("data")
    return Settings(
        host=text("host") or "0.0.0.0",  # noqa: S104
        port=None if port is None else _port(port),
        data=Path(data).expanduser() if data else default_folder(),
        origins=tuple(
            _site(origin) for origin in [*origins, *([public] if public else [])] if origin.strip()
        ),
        public_url=public.rstrip("/") if public else None,
        log_level=level,
        open_browser=_yes(flags.open_browser, variables.get("SALON_OPEN_BROWSER")),
    )


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 <= int(text) <= 65535:
        raise BadSetting(f"port {text!r} is not a number from 0 to 65535")
    return int(text)


def _site(text: str) -> str:
    parts = urlsplit(text.strip())
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadSetting(f"{text!r} is not an address like https://salon.example")
    return f"{parts.scheme}://{parts.netloc}".lower()


def _yes(flag: bool | None, variable: str | None) -> bool:
    if flag is not None:
        return flag
    value = (variable or "no").lower()
    if value not in ("1", "yes", "true", "0", "no", "false"):
        raise BadSetting(f"SALON_OPEN_BROWSER is {variable!r}: say yes or no")
    return value in ("1", "yes", "true")
