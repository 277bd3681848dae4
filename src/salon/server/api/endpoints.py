"""The endpoints of ``/api``: one table, from which the routes and the OpenAPI description are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from salon.core.refusal import Refusal
from salon.server import refusals
from salon.server.api import handlers, types
from salon.server.api.answers import JSON, fail
from salon.server.door import Door

LARGEST: Final = 16 * 1024
"""Bytes that the body of a request may have."""


@dataclass(frozen=True)
class Endpoint:
    """One method of one path.

    ``body`` is the struct of the request's body, ``answer`` that of a success (None: the text of a record); ``fails``
    are the statuses with which it may refuse, besides 500 and 503.
    """

    method: str
    path: str
    handle: Callable[[Door, Request, Any], Awaitable[Response]]
    answer: type[msgspec.Struct] | None
    body: type[msgspec.Struct] | None = None
    status: int = 200
    fails: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        """The name of the operation."""
        return self.handle.__name__

    @property
    def summary(self) -> str:
        """What it does, in a line."""
        return (self.handle.__doc__ or "").strip()


ENDPOINTS: Final = (
    Endpoint("POST", "/api/me", handlers.me, types.Me, fails=(403,)),
    Endpoint("POST", "/api/forget", handlers.forget, types.Forgotten, fails=(403,)),
    Endpoint(
        "POST",
        "/api/salons",
        handlers.open_salon,
        types.OpenedSalon,
        types.OpenSalon,
        status=201,
        fails=(400, 401, 403, 409, 413, 429),
    ),
    Endpoint("GET", "/api/salons/{code}", handlers.salon, types.SalonInfo, fails=(404, 409, 429)),
    Endpoint(
        "GET", "/api/salons/{code}/results", handlers.results, types.SalonResults, fails=(404, 409, 429)
    ),
    Endpoint("GET", "/api/salons/{code}/record", handlers.record, None, fails=(404, 409, 429)),
    Endpoint("GET", "/api/games", handlers.games, types.GameList),
)


def routes(door: Door) -> list[Route]:
    """The routes of all endpoints."""
    return [Route(it.path, _endpoint(it, door), methods=[it.method], name=it.name) for it in ENDPOINTS]


def _endpoint(endpoint: Endpoint, door: Door) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        if request.method == "POST" and not _own(door, request):
            return fail(refusals.FORBIDDEN)
        body = None
        if endpoint.body is not None:
            body = await _read(request, endpoint.body)
            if isinstance(body, Refusal):
                return fail(body)
        return await endpoint.handle(door, request, body)

    return serve


def _own(door: Door, request: Request) -> bool:
    """Whether a request that changes something comes from a page of ours, or from no page at all."""
    origin = request.headers.get("origin")
    return origin is None or door.admits(origin, request.headers.get("host"))


async def _read(request: Request, kind: type[msgspec.Struct]) -> Any:
    """The body as ``kind``, or why it is none."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        return refusals.UNREADABLE
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST:
            return Refusal(refusals.TOO_LARGE, {"max": LARGEST})
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return refusals.UNREADABLE
