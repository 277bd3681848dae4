"""The two seams that let salons and sockets live on different machines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from salon.server.salons.letters import Answer, Delivery, Letter, Question


class Directory(Protocol):
    """Knows which node owns a salon."""

    async def owner(self, code: str) -> str:
        """The node that owns the salon ``code``; if none does, one is appointed and is the only one from then on."""


class Wire(Protocol):
    """Carries letters to the owner of a salon, and deliveries to the sockets of devices.

    What one side sends to one place arrives in order or not at all.
    """

    def post(self, node: str, code: str, letter: Letter) -> None:
        """Send ``letter`` to the salon ``code`` at ``node``."""

    async def ask(self, node: str, code: str, question: Question) -> Answer:
        """Ask the salon ``code`` at ``node`` and wait for its answer."""

    def listen(self, device: str, receive: Callable[[Delivery], None]) -> None:
        """Call ``receive`` with every delivery for ``device`` from now on."""

    def unlisten(self, device: str) -> None:
        """Stop receiving for ``device``."""

    def deliver(self, device: str, delivery: Delivery) -> None:
        """Send ``delivery`` to ``device`` wherever its socket is; it is lost if there is none any more."""
