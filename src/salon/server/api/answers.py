"""The answers of ``/api``: JSON of structs, and refusals with their status."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.responses import Response

from salon.core.refusal import Refusal
from salon.server import refusals
from salon.server.api.types import Failure

JSON: Final = "application/json"
_STATUS: Final = {
    "unreadable": 400,
    "no_identity": 401,
    "forbidden": 403,
    "unknown_salon": 404,
    "no_record": 404,
    "not_found": 404,
    "wrong_method": 405,
    "too_large": 413,
    "too_fast": 429,
    "too_many_codes": 429,
    refusals.INTERNAL: 500,
    "restarting": 503,
}
CONFLICT: Final = 409
"""The status of every other refusal: the request can be read, and the salon does not want it."""


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return _STATUS.get(code, CONFLICT)


def give(answer: msgspec.Struct, headers: Mapping[str, str] | None = None, status: int = 200) -> Response:
    """The response with ``answer`` as its body; what ``/api`` says is for one moment and one person."""
    own = {"cache-control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(answer), status, own, JSON)


def fail(refusal: Refusal, headers: Mapping[str, str] | None = None) -> Response:
    """The response that says why not."""
    return give(Failure(refusal), headers, status_of(refusal.code))
