"""The data folder: where it is, who uses it, and when the program was last alive."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from types import TracebackType

from salon.core.errors import SalonError


class FolderInUse(SalonError):
    """Another program uses this data folder."""


def default_folder() -> Path:
    """The platform's place for a program's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "salon"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "salon"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "salon"


class DataFolder:
    """A folder held by this program alone, from ``with`` to its end."""

    def __init__(self, path: Path) -> None:
        """Make the folder if needed; raises OSError."""
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.path = path
        self._alive = path / "alive"
        self.last_alive: float | None = self._alive.stat().st_mtime if self._alive.exists() else None
        """When a program last used this folder, in seconds since the epoch; None if none ever did."""
        self._lock: int | None = None

    @property
    def store(self) -> Path:
        """The file of the store."""
        return self.path / "salon.db"

    def __enter__(self) -> DataFolder:
        """Take hold of the folder; raises FolderInUse."""
        handle = os.open(self.path / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            raise FolderInUse(f"another salon is running with the data folder {self.path}") from None
        self._lock = handle
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def beat(self) -> None:
        """Note that the program is alive now: clocks get back what is lost after this moment."""
        self._alive.touch(mode=0o600)
        os.utime(self._alive, (now := time.time(), now))


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
