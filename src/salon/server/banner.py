"""What the terminal says when the salon is open."""

from __future__ import annotations

import io
from pathlib import Path

import segno


def banner(local: str, network: str | None, public: str | None, data: Path) -> str:
    """The addresses, and the one for other devices as a QR code."""
    lines = ["", "  Le Salon is open.", "", f"  on this machine   {local}"]
    if network is not None:
        lines.append(f"  on your network   {network}")
    if public is not None:
        lines.append(f"  for everybody     {public}")
    invite = public or network
    if invite is not None:
        lines += ["", _drawn(invite).rstrip()]
    return "\n".join([*lines, "", f"  Everything is kept in {data}", "  Ctrl+C closes it.", ""])


def _drawn(url: str) -> str:
    drawing = io.StringIO()
    segno.make(url, micro=False).terminal(drawing, compact=True, border=2)
    return drawing.getvalue()
