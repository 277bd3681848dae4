"""A new game begins as a folder that plays, and the conformance suite says what it still lacks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.new_game import copy, main

ROOT = Path(__file__).parents[1]
SUITES = ("tests/conformance", "tests/hidden", "tests/test_golden.py", "src/salon/games/tenth")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The part of the repository that a game needs, with a tenth game in it."""
    house = tmp_path_factory.mktemp("house")
    for part in ("src/salon", "tests", "tools"):
        shutil.copytree(
            ROOT / part,
            house / part,
            ignore=shutil.ignore_patterns("static", "__pycache__", "e2e", "cases", "web"),
        )
    for part in ("pyproject.toml", "conftest.py"):
        shutil.copy(ROOT / part, house / part)
    copy("tenth", house / "src" / "salon" / "games")
    return house


def run(house: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(house / "src")}
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=house,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_template_plays_and_lacks_only_its_golden_matches(house: Path) -> None:
    before = run(house, "pytest", "-q", "-k", "tenth", "-p", "no:cacheprovider", *SUITES)
    failed = [line for line in before.stdout.splitlines() if line.startswith("FAILED")]
    assert failed, before.stdout
    assert all("golden" in line or "test_the_folder_is_complete" in line for line in failed), before.stdout
    written = run(house, "tools.golden", "tenth")
    assert written.returncode == 0, written.stderr
    after = run(house, "pytest", "-q", "-k", "tenth", "-p", "no:cacheprovider", *SUITES)
    assert after.returncode == 0, after.stdout


@pytest.mark.parametrize("key", ["Tenth", "10th", "a", "le-jeu", "../away", ""])
def test_a_bad_key_is_refused(key: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not a key"):
        copy(key, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_there_is_not_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["KEY=president"]) == 1
    assert "president" in capsys.readouterr().err
