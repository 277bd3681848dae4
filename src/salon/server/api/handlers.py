"""What each endpoint of ``/api`` does."""

from __future__ import annotations

from time import monotonic
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from salon.core import discovery
from salon.core.refusal import Refusal
from salon.server import refusals
from salon.server.api.answers import fail, give
from salon.server.api.catalogue import catalogue
from salon.server.api.types import Forgotten, Me, OpenedSalon, OpenSalon, SalonInfo, SalonResults
from salon.server.codes import new_code
from salon.server.door import Door
from salon.server.identity import COOKIE, clear_cookie, new_secret, person_of, set_cookie
from salon.server.salons.letters import Forget, Open
from salon.table.refusals import NOT_OPEN
from salon.table.views import MatchResult

_result = msgspec.json.Decoder(MatchResult)


def person(request: Request) -> str | None:
    """Who asks; None for a device without an identity."""
    return person_of(request.cookies.get(COOKIE))


def address(request: Request) -> str:
    """Where the request comes from."""
    return request.client.host if request.client else ""


def secure(request: Request) -> bool:
    """Whether the browser speaks TLS to us, or to what stands before us."""
    return request.url.scheme == "https"


async def me(door: Door, request: Request, body: None) -> Response:
    """Give the device an identity if it has none."""
    known = person(request)
    if known is not None:
        return give(Me(known))
    secret = new_secret()
    return give(Me(str(person_of(secret))), {"set-cookie": set_cookie(secret, secure=secure(request))})


async def forget(door: Door, request: Request, body: None) -> Response:
    """Take the device's identity away, and the person's name out of every salon."""
    who = person(request)
    codes = await door.store.streams(who) if who is not None else ()
    for code in codes:
        answer = await door.ask(code, Forget(str(who)))
        if isinstance(answer, Refusal):
            return fail(answer)
    return give(Forgotten(len(codes)), {"set-cookie": clear_cookie(secure=secure(request))})


async def open_salon(door: Door, request: Request, body: OpenSalon) -> Response:
    """Open a salon."""
    who = person(request)
    if who is None:
        return fail(refusals.NO_IDENTITY)
    if not door.openings.of(address(request)).take(monotonic()):
        return fail(refusals.TOO_FAST)
    while True:
        code = new_code()
        answer = await door.ask(code, Open(who, body.name, body.avatar))
        if answer is None:
            return give(OpenedSalon(code), status=201)
        if isinstance(answer, Refusal) and answer != NOT_OPEN:
            return fail(answer)


async def salon(door: Door, request: Request, body: None) -> Response:
    """A salon as seen through its door."""
    found = await _knock(door, request)
    return give(found) if isinstance(found, SalonInfo) else fail(found)


async def results(door: Door, request: Request, body: None) -> Response:
    """The finished matches of a salon."""
    found = await _knock(door, request)
    if isinstance(found, Refusal):
        return fail(found)
    kept = await door.store.finished(found.code)
    ended = tuple(_result.decode(match.result) for match in kept)
    return give(SalonResults(tuple(match.match for match in kept), ended))


async def record(door: Door, request: Request, body: None) -> Response:
    """The record of a finished match, for those who have played in it; of a game that keeps no secrets."""
    found = await _knock(door, request)
    if isinstance(found, Refusal):
        return fail(found)
    who, wanted = person(request), request.query_params.get("match")
    kept = await door.store.finished(found.code)
    played = [match for match in kept if who is not None and _open_to(who, _result.decode(match.result))]
    if wanted is not None:
        played = [match for match in played if str(match.match) == wanted]
    if not played or not played[-1].record:
        return fail(refusals.NO_RECORD)
    name = f"{found.code}-{played[-1].match}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(played[-1].record, headers=headers, media_type="application/jsonl")


def _open_to(person: str, result: MatchResult) -> bool:
    """Whether ``person`` may read the record, in which every shuffle stands: that is, who held which card."""
    game = discovery.games().get(result.game)
    return person in result.persons and game is not None and not game.keeps_secrets


async def games(door: Door, request: Request, body: None) -> Response:
    """The games of the house."""
    return give(catalogue())


async def _knock(door: Door, request: Request) -> SalonInfo | Refusal:
    code: Any = request.path_params["code"]
    return await door.knock(address(request), str(code), person(request))
