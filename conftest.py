"""What every test of the project shares."""

import pytest
from hypothesis import settings
from tools.house import browser

# A slow machine is not a wrong rule: no example fails because of the time it took.
settings.register_profile("salon", deadline=None)
settings.load_profile("salon")

QUIET_CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark with ``browser`` every test that drives one: those run in a process of their own."""
    for item in items:
        if "playwright" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """How Playwright starts the browser: the machine's own where there is one, and nothing phones home."""
    args: dict[str, object] = {**browser_type_launch_args, "args": QUIET_CHROMIUM}
    return {**args, "executable_path": found} if (found := browser()) else args
