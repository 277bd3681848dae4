"""Lighthouse on the way in and on a table, with the mobile profile; its reports are kept."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect
from tests.e2e.program import ROOT, Program
from tests.e2e.texts import text

pytestmark = pytest.mark.alone

LIGHTHOUSE: Final = ROOT / "tools" / "lighthouse"
REPORTS: Final = ROOT / "artifacts" / "lighthouse"
RUNS: Final = 5
"""Other work on the machine only ever makes a load slower: the best of so many runs counts."""
FAST: Final = {"way-in": 0.95, "table": 0.5}
"""The least that is taken. A table shall have 0.95 too, and has less: ``docs/decisions/0016-lighthouse-apart.md``."""
AT_REST: Final = 1000
"""Lighthouse says itself that its times mean nothing on a machine with a lower benchmark index, or one as busy."""
BUDGET: Final = {"way-in": (18, 220_000), "table": (32, 290_000)}
"""What a cold page may ask for, requests and bytes on the wire: this much can be judged on any machine."""


@pytest.fixture
def lighthouse() -> str:
    """Node, with Lighthouse where it belongs."""
    if not (LIGHTHOUSE / "node_modules" / "lighthouse").is_dir():
        pytest.fail("Lighthouse is missing: run `npm ci --prefix tools/lighthouse`, or `make test`.")
    node = shutil.which("node")
    assert node is not None
    return node


@pytest.fixture
def debugged(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[tuple[BrowserContext, int]]:
    """A browser that another program may steer, with one person's cookies; and the port for it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = {
        **browser_type_launch_args,
        "args": [*browser_type_launch_args["args"], f"--remote-debugging-port={port}"],
    }
    context = playwright.chromium.launch_persistent_context(tmp_path / "profile", **options, locale="fr-FR")
    yield context, port
    context.close()


def _as_if_for_the_first_time(page: Page, origin: str) -> None:
    """Forget all files of the page, but not who the person is; leave the page."""
    tools = page.context.new_cdp_session(page)
    tools.send("Network.clearBrowserCache")
    tools.send(
        "Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "cache_storage,service_workers"}
    )
    page.goto("about:blank")


def _run(node: str, port: int, url: str, name: str) -> dict[str, Any]:
    """One run; what it found."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    report = REPORTS / name
    words = [node, str(LIGHTHOUSE / "run.mjs"), str(port), url, str(report)]
    subprocess.run(words, check=True, timeout=300)
    found: dict[str, Any] = json.loads(report.with_suffix(".json").read_text(encoding="utf-8"))
    return found


def _wanting(found: dict[str, Any], category: str) -> list[str]:
    """What keeps a category from being perfect."""
    audits = (found["audits"][part["id"]] for part in found["categories"][category]["auditRefs"])
    return [f"{audit['id']}: {audit['title']}" for audit in audits if audit["score"] not in (None, 1)]


def _judge(node: str, context: BrowserContext, port: int, url: str, name: str, origin: str) -> None:
    speeds: list[float] = []
    for number in range(1, RUNS + 1):
        _as_if_for_the_first_time(context.pages[0], origin)
        found = _run(node, port, url, f"{name}-{number}")
        assert found["finalDisplayedUrl"] == url
        for category in ("accessibility", "best-practices"):
            assert found["categories"][category]["score"] == 1, _wanting(found, category)
        loaded = found["audits"]["network-requests"]["details"]["items"]
        requests, size = BUDGET[name]
        assert len(loaded) <= requests, [request["url"] for request in loaded]
        assert sum(request["transferSize"] for request in loaded) <= size
        if found["environment"]["benchmarkIndex"] > AT_REST:
            speeds.append(found["categories"]["performance"]["score"])
        if max(speeds, default=0) >= FAST[name]:
            return
    assert not speeds, f"{speeds}; see {REPORTS.name}/{name}-*.html"


def test_the_way_in(served: Program, lighthouse: str, debugged: tuple[BrowserContext, int]) -> None:
    context, port = debugged
    _judge(lighthouse, context, port, f"{served.url}/", "way-in", served.url)


def test_a_table(served: Program, lighthouse: str, debugged: tuple[BrowserContext, int]) -> None:
    context, port = debugged
    page = context.pages[0]
    page.goto(served.url)
    page.get_by_label(text("fr", "me.name")).fill("Léa")
    page.get_by_role("button", name=text("fr", "way.now")).click()
    expect(page.get_by_role("list", name=text("fr", "hand.label", "president"))).to_be_visible()
    _judge(lighthouse, context, port, page.url, "table", served.url)
