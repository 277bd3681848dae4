"""A bar that grows while work is done."""

from __future__ import annotations

from typing import TextIO

WIDTH = 30


def show(stream: TextIO, done: int, total: int) -> None:
    """Draw the bar for ``done`` of ``total`` on ``stream``, if a person looks at it; the last one ends the line."""
    if stream.isatty():
        filled = WIDTH * done // total
        end = "\n" if done == total else ""
        stream.write(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {done}/{total}{end}")
        stream.flush()
