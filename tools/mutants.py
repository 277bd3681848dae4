"""Mutation check: deliberate one-line faults in the rules or the view of a game, each caught by some test.

``python -m tools.mutants [KEY…]`` copies the tree to a temporary folder, puts one fault of the game's
``tests/mutants.toml`` after the other into it and runs the game's tests; it says which faults nobody noticed and
exits with 1 if there are any.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/salon/games")
PATIENCE = 900.0
"""Seconds; the longest of these suites takes a tenth of them."""
NOT_COPIED = ("static", "__pycache__", "e2e", "server", "web", "node_modules")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A fault: in ``file`` (from the game's folder) ``was`` becomes ``now``."""

    file: str
    was: str
    now: str


def mutants(key: str, root: Path = ROOT) -> list[Mutant]:
    """Return the faults of a game; raises FileNotFoundError, and ValueError where the code has moved on."""
    folder = root / GAMES / key
    found = [
        Mutant(**entry) for entry in tomllib.loads((folder / "tests/mutants.toml").read_text())["mutant"]
    ]
    for mutant in found:
        times = (folder / mutant.file).read_text(encoding="utf-8").count(mutant.was)
        if times != 1:
            raise ValueError(f"{key}: {mutant.file} has {mutant.was!r} {times} times, not once")
    return found


def keys(root: Path = ROOT) -> list[str]:
    """Return the games that have a list of faults."""
    return sorted(path.parents[1].name for path in (root / GAMES).glob("*/tests/mutants.toml"))


def copied(target: Path, root: Path = ROOT) -> Path:
    """Copy what the tests of the games need to ``target`` and return it."""
    for part in ("src/salon", "tests", "tools"):
        ignored = shutil.ignore_patterns(*NOT_COPIED)
        shutil.copytree(root / part, target / part, ignore=ignored)
    for part in ("pyproject.toml", "conftest.py"):
        shutil.copy(root / part, target / part)
    return target


def caught(house: Path, key: str, mutant: Mutant) -> bool:
    """Return whether some test of the game fails with the fault in the copied tree ``house``."""
    path = house / GAMES / key / mutant.file
    right = path.read_text(encoding="utf-8")
    path.write_text(right.replace(mutant.was, mutant.now), encoding="utf-8")
    try:
        # The quick and telling ones first: most faults fall there. Records come to an end whatever the fault.
        own = ["tests/test_cases.py", "tests/test_golden.py", str(GAMES / key / "tests")]
        return _fails(house, key, own) or _fails(house, key, ["tests/conformance", "tests/hidden"])
    finally:
        path.write_text(right, encoding="utf-8")


def _fails(house: Path, key: str, suites: list[str]) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", key, *suites]
    environment = os.environ | {"PYTHONPATH": str(house / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("SALON_LONG_TESTS", None)  # The everyday tests have to notice.
    try:
        run = subprocess.run(
            command, cwd=house, env=environment, capture_output=True, check=False, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return True  # A game that no longer ends is a fault that whoever runs the tests notices.
    # 2: the fault keeps a module from being imported, which is caught too.
    if run.returncode not in (0, 1, 2):
        raise RuntimeError(run.stdout.decode() + run.stderr.decode())
    return run.returncode != 0


def main(arguments: list[str]) -> int:
    """Check the games named, or all of them; return the exit code."""
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        house = copied(Path(folder) / "house")
        for key in arguments or keys():
            for mutant in mutants(key):
                fell = caught(house, key, mutant)
                survivors += not fell
                word = "caught  " if fell else "SURVIVED"
                print(f"{word} {key}/{mutant.file}: {mutant.was} → {mutant.now}", flush=True)
    print(f"{survivors} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
