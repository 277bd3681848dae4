"""The description of ``/api`` is true: schemathesis sends what it allows and what it does not."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest
from tests.server.harness import new_identity, open_salon
from tests.server.program import program

from salon.server.api.endpoints import ENDPOINTS
from salon.server.api.openapi import description


def test_every_endpoint_is_described() -> None:
    document = msgspec.json.decode(description())
    described = {(method.upper(), path) for path, item in document["paths"].items() for method in item}
    assert described == {(it.method, it.path) for it in ENDPOINTS} | {("GET", "/version")}
    assert all(operation["summary"] for item in document["paths"].values() for operation in item.values())


@pytest.mark.parametrize("known", [False, True])
async def test_the_server_does_what_is_described(tmp_path: Path, known: bool) -> None:
    """Once from outside, with codes that open nothing; once as the host of the salon that is asked for."""
    async with program(tmp_path / "data") as server:
        words = ["run", f"{server.url}/api/openapi.json", "--max-examples", "20", "--seed", "1", "--no-color"]
        words += ["--phases", "coverage,fuzzing", "--generation-database", "none"]
        if known:
            cookie = await new_identity(server.url)
            code = await open_salon(server.url, cookie)
            (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.code" = "{code}"\n')
            words += ["--header", f"Cookie: {cookie}"]
        run = await asyncio.create_subprocess_exec(
            Path(sys.executable).with_name("schemathesis"),
            *words,
            cwd=tmp_path,
            stdout=asyncio.subprocess.PIPE,
        )
        said, _ = await run.communicate()
    assert run.returncode == 0, said.decode()
