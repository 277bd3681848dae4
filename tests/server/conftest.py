"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.harness import Live, live


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Live]:
    """A running server with nothing in it."""
    async with live(tmp_path / "data") as running:
        yield running
