"""Which release runs."""

from __future__ import annotations

from importlib import metadata


def version() -> str:
    """The version of the program; ``0`` when it runs from its sources without being installed."""
    try:
        return metadata.version("salon")
    except metadata.PackageNotFoundError:
        return "0"
