"""The OpenAPI description of ``/api``, made from the endpoints and their structs."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

from salon.server.api.answers import JSON
from salon.server.api.endpoints import ENDPOINTS, Endpoint
from salon.server.api.types import Failure, Version
from salon.server.codes import ALPHABET, LENGTH

_REF = "#/components/schemas/{name}"


@cache
def description() -> bytes:
    """The description as JSON."""
    kinds = {kind for it in ENDPOINTS for kind in (it.body, it.answer) if kind is not None} | {
        Failure,
        Version,
    }
    ordered = sorted(kinds, key=lambda kind: kind.__name__)
    _, components = msgspec.json.schema_components(ordered, ref_template=_REF)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    version = {
        "operationId": "version",
        "summary": "What runs here.",
        "responses": _answers(Version, 200, ()),
    }
    paths["/version"] = {"get": version}
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Le Salon", "version": "1", "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"device": {"type": "apiKey", "in": "cookie", "name": "salon"}},
        },
    }
    return msgspec.json.encode(document)


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "responses": _answers(endpoint.answer, endpoint.status, endpoint.fails),
    }
    parameters = []
    if "{code}" in endpoint.path:
        pattern = f"^[{ALPHABET}]{{{LENGTH}}}$"
        schema: dict[str, Any] = {"type": "string", "pattern": pattern}
        parameters.append({"name": "code", "in": "path", "required": True, "schema": schema})
    if endpoint.path.endswith("/record"):
        schema = {"type": "integer", "minimum": 1}
        about = "The number of the match; without it the last one."
        parameters.append({"name": "match", "in": "query", "description": about, "schema": schema})
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body)}
    return operation


def _answers(answer: type[msgspec.Struct] | None, status: int, fails: tuple[int, ...]) -> dict[str, Any]:
    text = {"application/jsonl": {"schema": {"type": "string"}}}
    good = {"description": HTTPStatus(status).phrase, "content": _content(answer) if answer else text}
    bad = {
        str(code): {"description": HTTPStatus(code).phrase, "content": _content(Failure)}
        for code in sorted({*fails, 500, 503})
    }
    return {str(status): good, **bad}


def _content(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {JSON: {"schema": {"$ref": _REF.format(name=kind.__name__)}}}
