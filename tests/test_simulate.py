"""``salon simulate``: deterministic by seed whatever the number of processes, in three forms."""

from __future__ import annotations

import csv
import io
import json

import pytest

from salon.cli import main
from salon.commands import progress
from salon.env.arena import Score, seated, summary

Capture = pytest.CaptureFixture[str]
FEW = ["simulate", "blackjack", "--matches", "6", "--donnes", "4", "--seats", "3"]


def _out(capsys: Capture, *argv: str) -> str:
    assert main([*argv]) == 0
    captured = capsys.readouterr()
    assert captured.err == "", "no bar where nobody looks"
    return captured.out


def test_the_result_does_not_depend_on_the_number_of_processes(capsys: Capture) -> None:
    wanted = _out(capsys, *FEW, "--csv", "--players", "house,random", "--workers", "1")
    assert _out(capsys, *FEW, "--csv", "--players", "house,random", "--workers", "2") == wanted


def test_the_seed_decides(capsys: Capture) -> None:
    first = _out(capsys, *FEW, "--csv", "--workers", "1")
    assert _out(capsys, *FEW, "--csv", "--workers", "1", "--seed", "1") == first
    assert _out(capsys, *FEW, "--csv", "--workers", "1", "--seed", "tea") != first


def test_the_forms_agree(capsys: Capture) -> None:
    same = [*FEW, "--players", "house,random", "--workers", "1"]
    rows = list(csv.DictReader(io.StringIO(_out(capsys, *same, "--csv"))))
    assert len(rows) == 6 * 3
    told = json.loads(_out(capsys, *same, "--json"))
    assert (told["game"], told["matches"], told["seats"], told["donnes"]) == ("blackjack", 6, 3, 4)
    table = _out(capsys, *same).splitlines()
    for line, words in zip(told["players"], table[1:], strict=True):
        scores = [int(row["score"]) for row in rows if row["player"] == line["player"]]
        assert line["entries"] == len(scores)
        assert line["mean"] == pytest.approx(sum(scores) / len(scores))
        assert words.split()[:3] == [line["player"], str(len(scores)), f"{line['mean']:.2f}"]


def test_a_game_with_a_ranking_counts_first_places(capsys: Capture) -> None:
    argv = ["simulate", "president", "--matches", "4", "--seats", "3", "--config", '{"rounds":1}', "--json"]
    (house,) = json.loads(_out(capsys, *argv, "--workers", "1"))["players"]
    assert house["first"] == pytest.approx(1 / 3)
    assert house["mean_rank"] == pytest.approx(2)


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["belote"], "unknown game: belote"),
        (["blackjack", "--seats", "9"], "1 to 5"),
        (["blackjack", "--players", "house,expert"], "unknown player: expert"),
        (["blackjack", "--config", "{"], "--config: "),
        (["blackjack", "--config", '{"decks":99}'], "decks"),
    ],
)
def test_what_cannot_be_played_is_said_and_nothing_is_printed(
    capsys: Capture, argv: list[str], words: str
) -> None:
    assert main(["simulate", *argv, "--workers", "1"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("salon simulate: ")
    assert words in captured.err


@pytest.mark.parametrize("number", ["0", "-1", "many"])
def test_a_number_of_matches_that_is_none(capsys: Capture, number: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["simulate", "blackjack", f"--matches={number}"])
    assert "is not a whole number above 0" in capsys.readouterr().err


def test_players_change_places_from_match_to_match() -> None:
    assert [seated(("house", "random"), 3, match) for match in range(3)] == [
        ("house", "random", "house"),
        ("random", "house", "random"),
        ("house", "random", "house"),
    ]


def test_the_summary_of_known_scores() -> None:
    line, other = summary(
        [Score(0, 0, "a", 10, 1), Score(0, 1, "b", 4, 2), Score(1, 0, "b", 6, 1), Score(1, 1, "a", 2, 2)]
    )
    assert (line.player, line.entries, line.mean, line.deviation) == ("a", 2, 6, 4)
    assert line.error == pytest.approx(4 / 2**0.5)
    assert (line.first, line.mean_rank) == (0.5, 1.5)
    assert (other.player, other.mean) == ("b", 5)


def test_the_bar_grows_on_a_terminal_only() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal, pipe = Terminal(), io.StringIO()
    for done in (1, 2):
        progress.show(terminal, done, 2)
        progress.show(pipe, done, 2)
    half = progress.WIDTH // 2
    assert terminal.getvalue() == f"\r[{'#' * half}{'.' * half}] 1/2\r[{'#' * 2 * half}] 2/2\n"
    assert pipe.getvalue() == ""
