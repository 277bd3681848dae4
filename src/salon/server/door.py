"""What sockets and requests of a node share: the way to the owners of salons, and the limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from urllib.parse import urlsplit

from salon.core.refusal import Refusal
from salon.server import limits, refusals
from salon.server.api.types import SalonInfo
from salon.server.codes import read_code
from salon.server.limits import Buckets
from salon.server.metrics import Metrics
from salon.server.salons.letters import Answer, Describe, Question
from salon.server.salons.seams import Directory, Wire
from salon.server.store import Store


@dataclass(frozen=True)
class Pace:
    """How long the server waits for devices, in seconds."""

    hello: float = 10.0
    """For the first message."""
    ping: float = 10.0
    """Between two pings."""
    silence: float = 25.0
    """For any sign of life."""
    farewell: float = 2.0
    """For the last message to a device that does not read."""


@dataclass(frozen=True)
class Door:
    """The edge of a node. ``origins`` are the sites besides our own whose pages may connect."""

    directory: Directory
    wire: Wire
    store: Store
    metrics: Metrics
    build: str
    origins: frozenset[str] = frozenset()
    pace: Pace = Pace()
    commands: Buckets = field(default_factory=lambda: Buckets(limits.COMMANDS))
    chat: Buckets = field(default_factory=lambda: Buckets(limits.CHAT))
    reactions: Buckets = field(default_factory=lambda: Buckets(limits.REACTIONS))
    wrong_codes: Buckets = field(default_factory=lambda: Buckets(limits.WRONG_CODES))
    openings: Buckets = field(default_factory=lambda: Buckets(limits.OPENINGS))

    async def ask(self, code: str, question: Question) -> Answer:
        """The answer of the salon ``code``, wherever it lives."""
        return await self.wire.ask(await self.directory.owner(code), code, question)

    async def knock(self, address: str, text: str, person: str | None) -> SalonInfo | Refusal:
        """The salon that ``text`` names, as ``person`` sees it.

        An address that tries too many wrong codes is not answered, but for those who have been in that salon before:
        they guess nothing, and a whole household may have one address.
        """
        code = read_code(text)
        tries = self.wrong_codes.of(address)
        if not tries.has(monotonic()) and not await self._knows(person, code):
            return refusals.TOO_MANY_CODES
        answer = refusals.UNKNOWN_SALON if code is None else await self.ask(code, Describe(person))
        if answer == refusals.UNKNOWN_SALON:
            tries.take(monotonic())
        return answer if isinstance(answer, SalonInfo | Refusal) else refusals.UNKNOWN_SALON

    async def _knows(self, person: str | None, code: str | None) -> bool:
        return person is not None and code is not None and code in await self.store.streams(person)

    def admits(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of ``origin`` may speak to us: it is ours, or one that we were told of."""
        if origin is None or host is None:
            return False
        try:
            site = urlsplit(origin).netloc
        except ValueError:
            return False
        return origin in self.origins or site.lower() == host.lower()
