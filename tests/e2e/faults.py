"""What must not happen on any page: requests to others, errors, breaches of the content policy."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

BREACHES = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`))
"""


class Faults:
    """Watches a context from its first request on."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self._host = urlsplit(url).netloc
        self.found: list[str] = []
        self._forgiven: list[str] = []
        context.add_init_script(BREACHES)
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.found.append(f"uncaught: {error.error}"))
        context.on("page", self._page)

    def forgive(self, part: str) -> None:
        """Expect errors with these words in them: a server that is down cannot be reached."""
        self._forgiven.append(part)

    def check(self) -> None:
        """Fail if anything was found that nobody expected."""
        left = [fault for fault in self.found if not any(part in fault for part in self._forgiven)]
        assert not left, left

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self._host:
            self.found.append(f"request to {request.url}")

    def _page(self, page: Page) -> None:
        def opened(url: str) -> None:
            if urlsplit(url).netloc != self._host:
                self.found.append(f"socket to {url}")

        page.on("websocket", lambda socket: opened(socket.url))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"{message.type}: {message.text}")
