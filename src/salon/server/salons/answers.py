"""The last answers to the commands of each person: a repeated id is answered again and does nothing twice."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

KEPT: Final = 128
"""So many answers are kept a person."""


class Answers:
    """Answers as they were sent, by person and id."""

    def __init__(self) -> None:
        self._kept: dict[str, OrderedDict[str, str]] = {}

    def get(self, person: str, command: str) -> str | None:
        """The answer that the command with this id had, or None."""
        kept = self._kept.get(person)
        return None if kept is None else kept.get(command)

    def keep(self, person: str, command: str, text: str) -> None:
        """Remember ``text`` as the answer to the command with this id."""
        kept = self._kept.setdefault(person, OrderedDict())
        kept[command] = text
        if len(kept) > KEPT:
            kept.popitem(last=False)
