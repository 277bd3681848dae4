"""The rule cases: every record of ``tests/cases/<game>`` holds, line by line."""

from pathlib import Path

import pytest

from salon.core.discovery import games
from salon.core.record import Act, Expect, LegalCheck, read_record
from salon.core.replay import replay

CASES = Path(__file__).parent / "cases"
FILES = [path for key in games() for path in sorted((CASES / key).glob("*.jsonl"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_case_holds(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.header.game == path.parent.name
    replayed = replay(record)
    assert replayed.failure is None, f"{path.name}: {replayed.failure}"


@pytest.mark.parametrize("key", games())
def test_cases_of_the_game_check_something(key: str) -> None:
    files = [path for path in FILES if path.parent.name == key]
    assert files, f"tests/cases/{key} has no case"
    for path in files:
        record = read_record(path.read_text(encoding="utf-8"))
        assert record.header.name, f"{path.name} has no name"
        assert record.header.article, f"{path.name} cites no article"
        checks = [
            line for _, line in record.lines if isinstance(line, (Expect, LegalCheck)) or _refused(line)
        ]
        assert checks, f"{path.name} expects nothing"


def _refused(line: object) -> bool:
    return isinstance(line, Act) and line.refused
