"""Snapshots of salons: what a log comes to, so that a long one need not be folded from its beginning.

They are a cache and nothing else. One that another program has written (any change of the sources makes another one)
is not read, and every salon could be folded without it.
"""

from __future__ import annotations

import hashlib
import io
import pickle
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from salon.server.logs import log
from salon.server.store import Snapshot
from salon.table import Salon

EVERY: Final = 500
"""A snapshot is made after so many entries."""


class Frozen(msgspec.Struct, frozen=True):
    """What is in a snapshot: ``asked`` are the ids of the commands that were carried out, by person."""

    salon: Salon
    last_at: float
    asked: dict[str, tuple[str, ...]]


@cache
def key() -> str:
    """Names this program: the digest of its sources."""
    root = Path(str(files("salon")))
    total = hashlib.sha256(sys.version.encode())
    for path in sorted(root.rglob("*.py")):
        if "tests" not in path.parts:
            total.update(path.relative_to(root).as_posix().encode())
            total.update(path.read_bytes())
    return total.hexdigest()[:20]


def freeze(number: int, frozen: Frozen) -> Snapshot:
    """The snapshot after entry ``number``."""
    return Snapshot(number, key(), pickle.dumps(frozen, protocol=5))


def thaw(snapshot: Snapshot | None) -> Frozen | None:
    """What is in ``snapshot``; None if it is not ours or cannot be read."""
    if snapshot is None or snapshot.key != key():
        return None
    try:
        frozen = _Structs(io.BytesIO(snapshot.data)).load()
    except Exception as error:  # noqa: BLE001 - a pickle that is damaged may raise anything
        log.warning("a snapshot cannot be read", extra={"error": str(error)})
        return None
    return frozen if isinstance(frozen, Frozen) else None


class _Structs(pickle.Unpickler):
    """Makes structs of this program and plain values, and nothing else: data are no place for code."""

    def find_class(self, module: str, name: str) -> Any:
        """The struct of this name; raises UnpicklingError for anything else."""
        if module == "msgspec._core" and name in ("Raw", "UNSET"):
            return getattr(msgspec, name)
        found = super().find_class(module, name) if module.startswith("salon.") else None
        if isinstance(found, type) and issubclass(found, msgspec.Struct):
            return found
        raise pickle.UnpicklingError(f"{module}.{name} does not belong into a snapshot")
