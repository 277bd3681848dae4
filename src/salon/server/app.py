"""The ASGI application: pages, ``/api``, the socket, and what those who run the server look at."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from salon.server import refusals
from salon.server.api.answers import JSON, fail, give
from salon.server.api.endpoints import routes
from salon.server.api.openapi import description
from salon.server.api.types import Version
from salon.server.door import Door
from salon.server.messages import PROTOCOL
from salon.server.metrics import Metrics
from salon.server.pages.assets import Assets
from salon.server.pages.headers import SecurityHeaders
from salon.server.sockets.session import Session
from salon.server.store import StoreError
from salon.server.version import version

PAGES: Final = ("/", "/s/{code}", "/s/{code}/tv")
"""The places of the client: it finds out itself which one it shows."""
Handler = Callable[[Request], Awaitable[Response]]


def application(door: Door, assets: Assets) -> ASGIApp:
    """The application of a node."""

    async def page(request: Request) -> Response:
        return assets.page(request)

    async def file(request: Request) -> Response:
        asset = assets.find(request.url.path.removeprefix("/"))
        return fail(refusals.NOT_FOUND) if asset is None else asset.answer(request)

    async def healthz(request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(request: Request) -> Response:
        try:
            await door.store.read("")
        except StoreError:
            return PlainTextResponse("the store does not answer\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(request: Request) -> Response:
        return Response(door.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def versions(request: Request) -> Response:
        return give(Version(version(), door.build, PROTOCOL))

    async def openapi(request: Request) -> Response:
        return Response(description(), media_type=JSON)

    async def socket(connection: WebSocket) -> None:
        await Session(connection, door).run()

    plain: dict[str, Handler] = {
        **dict.fromkeys(PAGES, page),
        "/healthz": healthz,
        "/readyz": readyz,
        "/metrics": metrics,
        "/version": versions,
        "/api/openapi.json": openapi,
    }
    every: list[BaseRoute] = [Route(path, handler, methods=["GET"]) for path, handler in plain.items()]
    every += [*routes(door), WebSocketRoute("/ws", socket)]
    every += [Route(path, file, methods=["GET"]) for path in assets.paths]
    return Starlette(
        routes=every,
        middleware=[Middleware(SecurityHeaders), Middleware(_Watched, metrics=door.metrics)],
        exception_handlers={HTTPException: _http_failure},
    )


async def _http_failure(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    headers = error.headers if isinstance(error, HTTPException) else None
    return fail(refusals.WRONG_METHOD if status == 405 else refusals.NOT_FOUND, headers)


class _Watched:
    """Counts requests, and answers a mistake of ours with its reference in the log."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 0

        async def watching(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watching if scope["type"] == "http" else send)
        except Exception:
            reference = self._metrics.mistake("a request could not be handled", path=scope["path"])
            if scope["type"] != "http" or status:
                raise
            await fail(refusals.internal(reference))(scope, receive, watching)
        finally:
            if scope["type"] == "http":
                route = scope.get("route")
                name = getattr(route, "path", "none")
                self._metrics.requests.labels(name, str(status)).inc()
