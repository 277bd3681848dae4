"""The salons that this node owns."""

from __future__ import annotations

import asyncio

from salon.server import refusals
from salon.server.salons.audience import GOING_AWAY, closed
from salon.server.salons.letters import Answer, Join, Letter, Question
from salon.server.salons.mailbox import Mailbox
from salon.server.salons.services import Services
from salon.table import Salon


class House:
    """Wakes a salon up when somebody writes to it, and lets it go when it has ended."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._live: dict[str, Mailbox] = {}
        self._stopping = False

    def post(self, code: str, letter: Letter) -> None:
        """Hand ``letter`` to the salon ``code``."""
        if not self._stopping:
            self._mailbox(code).post(letter)
        elif isinstance(letter, Join):
            self._services.wire.deliver(letter.device, closed(refusals.RESTARTING, GOING_AWAY, retry=True))

    async def ask(self, code: str, question: Question) -> Answer:
        """The answer of the salon ``code``."""
        if self._stopping:
            return refusals.RESTARTING
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._mailbox(code).post((question, future))
        return await future

    def salon(self, code: str) -> Salon:
        """The salon ``code`` as it is now; raises KeyError if it is not in memory."""
        return self._live[code].salon

    async def ended(self, code: str) -> None:
        """Wait until the salon ``code`` has left the memory."""
        mailbox = self._live.get(code)
        if mailbox is not None:
            await mailbox.ended()

    async def stop(self) -> None:
        """End every salon."""
        self._stopping = True
        await asyncio.gather(*(mailbox.stop() for mailbox in self._live.values()))

    def _mailbox(self, code: str) -> Mailbox:
        mailbox = self._live.get(code)
        if mailbox is None:
            mailbox = self._live[code] = Mailbox(code, self._services, self._gone)
            self._services.metrics.salons.set(len(self._live))
        return mailbox

    def _gone(self, code: str) -> None:
        del self._live[code]
        self._services.metrics.salons.set(len(self._live))
