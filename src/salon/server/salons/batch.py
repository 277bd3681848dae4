"""What a mailbox does in one go: the inputs that it takes, and who is to be told what once they are durable."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from salon.core.chance import ChanceSource
from salon.core.refusal import Refusal
from salon.server.messages import Ack, Refused
from salon.server.salons.audience import Device
from salon.server.salons.letters import Answer
from salon.server.salons.logged import Logged, comers, decode, encode
from salon.server.store import Append, Finished
from salon.table import Drawn, Emission, Input, Salon, decide, evolve, owed, record


@dataclass
class Batch:
    """A run of inputs decided one after the other, from ``before`` to ``salon``.

    Nothing in here has happened until its ``entries`` are durable.
    """

    before: Salon
    salon: Salon
    last_at: float
    """The time of the last entry: times in a log never go back."""
    now: float
    chance: ChanceSource
    entries: list[bytes] = field(default_factory=list)
    emissions: list[Emission] = field(default_factory=list)
    people: list[str] = field(default_factory=list)
    finished: list[Finished] = field(default_factory=list)
    joined: list[Device] = field(default_factory=list)
    answers: list[tuple[Device, Ack | Refused, bool]] = field(default_factory=list)
    """Who is to be answered what, and whether the answer is to be kept for a repetition."""
    replies: list[tuple[asyncio.Future[Answer], Answer]] = field(default_factory=list)
    forgotten: list[tuple[str, asyncio.Future[Answer]]] = field(default_factory=list)

    def take(self, given: Input, asked: str | None = None) -> Refusal | None:
        """Decide ``given``; if it is accepted fold it, and the chance that it brings about.

        All of it is taken or, when something raises, nothing. ``asked`` is the id of the command, if it is one.
        """
        refusal = decide(self.salon, given, self.now)
        if refusal is not None:
            return refusal
        step = Batch(self.salon, self.salon, self.last_at, self.now, self.chance)
        step._fold(given, asked)
        while (debt := owed(step.salon)) is not None:
            place, spec = debt
            step._fold(Drawn(place, self.chance.draw(spec)), None)
        self.salon, self.last_at = step.salon, step.last_at
        self.entries += step.entries
        self.emissions += step.emissions
        self.people += step.people
        self.finished += step.finished
        return None

    def fail(self, refusal: Refusal) -> None:
        """The batch will not happen: whoever waits for a reply gets ``refusal``."""
        for future in [*(future for future, _ in self.replies), *(future for _, future in self.forgotten)]:
            if not future.done():
                future.set_result(refusal)

    def append(self, stream: str, expected: int) -> Append:
        """What to write: everything, after entry ``expected``."""
        return Append(stream, expected, tuple(self.entries), tuple(self.people), tuple(self.finished))

    def _fold(self, given: Input, asked: str | None) -> None:
        # The entry is folded as it will be read again, so that a replay cannot differ from what was played.
        data = encode(Logged(max(self.now, self.last_at), given, asked))
        entry = decode(data)
        former = self.salon.results[-1:]
        self.salon, emissions = evolve(self.salon, entry)
        self.last_at = entry.at
        self.entries.append(data)
        self.emissions += emissions
        self.people += comers(given)
        # A salon keeps its last results only; the store keeps all of them, under the numbers of the matches.
        if self.salon.results[-1:] != former:
            text = record(self.salon, "table") or ""
            result = msgspec.json.encode(self.salon.results[-1])
            self.finished.append(Finished(self.salon.table.matches, result, text))
