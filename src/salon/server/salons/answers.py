"""The last answers to the commands of each person: a repeated id is answered again and does nothing twice."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from salon.server.messages import Ack, Refused

KEPT: Final = 128
"""So many answers are kept a person."""


class Answers:
    """Answers by person and id of the command."""

    def __init__(self) -> None:
        self._kept: dict[str, OrderedDict[str, Ack | Refused]] = {}

    def get(self, person: str, command: str) -> Ack | Refused | None:
        """The answer that the command with this id had, or None."""
        kept = self._kept.get(person)
        return None if kept is None else kept.get(command)

    def keep(self, person: str, command: str, answer: Ack | Refused) -> None:
        """Remember ``answer`` as the answer to the command with this id."""
        kept = self._kept.setdefault(person, OrderedDict())
        kept[command] = answer
        if len(kept) > KEPT:
            kept.popitem(last=False)

    def carried_out(self) -> dict[str, tuple[str, ...]]:
        """The ids of the commands that were not refused, by person, the oldest first."""
        return {
            person: tuple(command for command, answer in kept.items() if isinstance(answer, Ack))
            for person, kept in self._kept.items()
        }
