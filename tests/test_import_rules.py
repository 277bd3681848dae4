"""The import rules of docs/architecture.md hold for packages that nobody has named to the linter."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

LAYERS = "server → table | env → games → bots → core → cards"
GAME = "inside a game: bot → view → rules → types"
GAMES = "a game never imports another game"
PURE = "no clock, no chance and no I/O below the server"

PACKAGES = (
    "cards",
    "core",
    "bots",
    "games",
    "env",
    "table",
    "server",
    "commands",
    "games/bridge",
    "games/belote",
    "games/_plis",
)


def broken(tmp_path: Path, files: Mapping[str, str]) -> set[str]:
    """The contracts that break when ``files`` (path below ``salon``: text) join a salon that is otherwise empty."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    package = tmp_path / "src" / "salon"
    for name in ("__init__", "__main__", "cli", *(f"{folder}/__init__" for folder in PACKAGES)):
        (package / f"{name}.py").parent.mkdir(parents=True, exist_ok=True)
        (package / f"{name}.py").touch()
    for name, text in files.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    program = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={"PYTHONPATH": f"src{os.pathsep}.", "PYTHONIOENCODING": "utf-8"},
    )
    verdicts = dict(re.findall(r"^(.+) (KEPT|BROKEN)\b", done.stdout, re.MULTILINE))
    assert set(verdicts) == {LAYERS, GAME, GAMES, PURE}, done.stdout + done.stderr
    found = {name for name, verdict in verdicts.items() if verdict == "BROKEN"}
    assert bool(found) == (done.returncode != 0)
    return found


@pytest.mark.parametrize(
    ("files", "contract"),
    [
        ({"table/seats.py": "import salon.server"}, LAYERS),
        ({"table/seats.py": "import salon.env"}, LAYERS),
        ({"core/chance.py": "from salon import games"}, LAYERS),
        ({"misc/__init__.py": ""}, LAYERS),
        ({"games/bridge/rules.py": "from salon.games.bridge import view", "games/bridge/view.py": ""}, GAME),
        ({"games/bridge/types.py": "import salon.games.bridge.bot", "games/bridge/bot.py": ""}, GAME),
        ({"games/bridge/rules.py": "import salon.games.belote"}, GAMES),
        ({"games/bridge/tests/__init__.py": "import salon.games.belote"}, GAMES),
        ({"games/_plis/trick.py": "import salon.games.belote"}, GAMES),
        ({"games/bridge/rules.py": "import random"}, PURE),
        ({"games/bridge/rules.py": "def f():\n    from time import monotonic"}, PURE),
        ({"table/log.py": "import os.path"}, PURE),
        ({"cards/pack.py": "import asyncio"}, PURE),
    ],
)
def test_the_linter_refuses(tmp_path: Path, files: dict[str, str], contract: str) -> None:
    assert broken(tmp_path, files) == {contract}


def test_the_linter_accepts_what_the_rules_allow(tmp_path: Path) -> None:
    files = {
        "cli.py": "import salon.server",
        "server/clock.py": "import time, asyncio, salon.table, salon.env",
        "table/seats.py": "import salon.games, salon.core",
        "games/_plis/trick.py": "import salon.cards",
        "games/bridge/types.py": "import salon.core, salon.games._plis.trick",
        "games/bridge/rules.py": "import salon.games.bridge.types",
        "games/bridge/view.py": "import salon.games.bridge.rules",
        "games/bridge/bot.py": "import salon.games.bridge.view, salon.bots",
        "games/bridge/tests/__init__.py": "import random, salon.env, salon.games.bridge.bot",
    }
    assert broken(tmp_path, files) == set()
