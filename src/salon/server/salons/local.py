"""The seams within one process: every salon and every socket is here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from salon.server.salons.letters import Answer, Delivery, Letter, Question

HERE: Final = "here"
"""The only node."""


class Owner(Protocol):
    """The salons of a node."""

    def post(self, code: str, letter: Letter) -> None:
        """Hand ``letter`` to the salon ``code``."""

    async def ask(self, code: str, question: Question) -> Answer:
        """The answer of the salon ``code``."""


class LocalDirectory:
    """A Directory that knows one node."""

    async def owner(self, code: str) -> str:
        """This node."""
        return HERE


class LocalWire:
    """A Wire without any wire: a letter is a call. ``owner`` is set before the first one is sent."""

    owner: Owner

    def __init__(self) -> None:
        self.devices: dict[str, Callable[[Delivery], None]] = {}

    def post(self, node: str, code: str, letter: Letter) -> None:
        """Hand ``letter`` over."""
        self.owner.post(code, letter)

    async def ask(self, node: str, code: str, question: Question) -> Answer:
        """Ask, and wait."""
        return await self.owner.ask(code, question)

    def listen(self, device: str, receive: Callable[[Delivery], None]) -> None:
        """Remember where deliveries for ``device`` go."""
        self.devices[device] = receive

    def unlisten(self, device: str) -> None:
        """Forget ``device``."""
        self.devices.pop(device, None)

    def deliver(self, device: str, delivery: Delivery) -> None:
        """Call the device's receiver if it is still there."""
        receive = self.devices.get(device)
        if receive is not None:
            receive(delivery)
