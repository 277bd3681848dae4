"""What a page is told through its WebSocket, kept word for word."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Error, Page, Request, WebSocket
from playwright.sync_api import TimeoutError as TooLate

Json = dict[str, Any]
PATIENCE_MS = 60_000


class Ears:
    """Listens to all sockets of a page, one after the other."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        """Every message from the server, as it came."""
        self.told: list[Json] = []
        """The same, read."""
        self.tables: dict[str, Json] = {}
        """The last table message of each place."""
        self.room: Json = {}
        self.welcomes = 0
        self.you: str | None = None
        self._page = page
        self._socket: WebSocket | None = None
        page.on("websocket", self._opened)
        page.on("request", self._navigates)

    def _navigates(self, request: Request) -> None:
        if request.is_navigation_request():
            self._socket = None  # it goes with its document, and nobody says so

    def _opened(self, socket: WebSocket) -> None:
        self._socket = socket
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        message: Json = json.loads(frame)
        self.heard.append(frame)
        self.told.append(message)
        if message["type"] == "welcome":
            self.welcomes += 1
            self.you = message["you"]
        for part in (
            (message["room"], *message.get("tables", ())) if message["type"] == "welcome" else (message,)
        ):
            if part["type"] == "room":
                self.room = part["room"]
            elif part["type"] == "table":
                self.tables[part["table"]["place"]] = part

    def table(self, place: str = "table") -> Json:
        """The last that was told of a place; empty if nothing was."""
        table: Json = self.tables.get(place, {"table": {}})["table"]
        return table

    def number(self, place: str = "table") -> int:
        """The number of the last event of a place."""
        return int(self.tables[place]["n"]) if place in self.tables else 0

    def until(self, holds: Callable[[Ears], object]) -> None:
        """Listen until ``holds``; it is asked again after each message, and pings are none."""
        given_up = monotonic() + PATIENCE_MS / 1000
        while not holds(self):
            told = [message for message in self.told if message["type"] != "ping"]
            assert monotonic() < given_up, f"waited in vain; last heard: {told[-3:]}"
            socket = self._socket
            if socket is None or socket.is_closed():  # one that had closed before would be waited for in vain
                self._socket = None
                self._page.wait_for_event("websocket", timeout=PATIENCE_MS)
                continue
            try:
                socket.wait_for_event("framereceived", timeout=PATIENCE_MS)
            except TooLate as error:
                raise AssertionError(f"waited in vain; last heard: {self.heard[-3:]}") from error
            except Error:
                if self._socket is socket:
                    self._socket = None  # it is lost; the page opens another one
