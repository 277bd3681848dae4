"""Golden matches: what was played once is played again, to the same views (``python -m tools.golden KEY``)."""

from pathlib import Path

import pytest

from salon.core.record import Expect, read_record
from salon.core.replay import replay

GAMES = Path(__file__).parent.parent / "src" / "salon" / "games"
FILES = sorted(GAMES.glob("*/tests/golden/*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[2].name}/{path.stem}")
def test_golden_match(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.header.game == path.parents[2].name
    assert record.lines, "an empty match"
    assert isinstance(record.lines[-1][1], Expect), "the end of the match is compared"
    replayed = replay(record)
    assert replayed.failure is None
    assert record.header.rules_version == replayed.game.rules_version
