"""JSON Pointers (RFC 6901) into plain data."""

from __future__ import annotations

from typing import Any, Final


class _Missing:
    def __repr__(self) -> str:
        return "(nothing there)"


MISSING: Final = _Missing()
"""What a pointer finds where there is nothing; equal to itself only."""


def resolve(data: Any, pointer: str) -> Any:
    """Return what ``pointer`` points at in ``data``, or MISSING."""
    for part in pointer.split("/")[1:]:
        key = part.replace("~1", "/").replace("~0", "~")
        if isinstance(data, dict):
            data = data.get(key, MISSING)
        elif isinstance(data, list) and key.isdigit() and int(key) < len(data):
            data = data[int(key)]
        else:
            return MISSING
    return data
