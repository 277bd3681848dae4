"""The command line, in process: what it prints where, and how it exits."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from salon.cli import main
from salon.core.discovery import games

CASES = Path(__file__).parent / "cases" / "blackjack"
CASE = CASES / "doubler.jsonl"

Capture = pytest.CaptureFixture[str]


def test_without_a_command_it_lists_them(capsys: Capture) -> None:
    assert main([]) == 0
    out = capsys.readouterr().out
    for command in ("games", "rules", "replay"):
        assert command in out


def test_an_unknown_command_is_a_bad_command_line(capsys: Capture) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["deal"])
    assert "invalid choice: 'deal'" in capsys.readouterr().err


def test_version(capsys: Capture) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out.startswith("salon ")


def test_games_shows_seats_defaults_and_choices(capsys: Capture) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert "decks=6  (1, 2, 4, 6, 8)" in out
    (line,) = [line for line in out.splitlines() if line.startswith("blackjack")]
    assert line.split()[:4] == ["blackjack", "Blackjack", "blackjack", "1-5"]


def test_games_as_json_has_every_game_and_option(capsys: Capture) -> None:
    assert main(["games", "--json", "--lang", "fr"]) == 0
    told = {game["key"]: game for game in json.loads(capsys.readouterr().out)}
    assert list(told) == list(games())
    blackjack = told["blackjack"]
    assert (blackjack["min_seats"], blackjack["max_seats"], blackjack["open_seating"]) == (1, 5, True)
    assert blackjack["options"][0] == {
        "name": "decks",
        "label": "Jeux dans le sabot",
        "default": 6,
        "choices": [1, 2, 4, 6, 8],
    }


def test_rules_in_both_languages(capsys: Capture) -> None:
    assert main(["rules", "blackjack"]) == 0
    assert "## Les prêts" in capsys.readouterr().out
    assert main(["rules", "blackjack", "--lang", "en"]) == 0
    assert "## Loans" in capsys.readouterr().out


def test_rules_of_a_game_that_does_not_exist(capsys: Capture) -> None:
    assert main(["rules", "belote"]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", "salon rules: unknown game: belote\n")


def test_replay_of_records_that_hold(capsys: Capture) -> None:
    files = sorted(map(str, CASES.glob("*.jsonl")))
    assert main(["replay", *files]) == 0
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", f"{len(files)} of {len(files)} records hold\n")


def test_replay_names_file_line_and_difference_and_goes_on(tmp_path: Path, capsys: Capture) -> None:
    lines = CASE.read_text(encoding="utf-8").splitlines()
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("\n".join(lines).replace('"/players/0/balance":1400', '"/players/0/balance":1401'))
    at = next(number for number, line in enumerate(lines, start=1) if '"/players/0/balance":1400' in line)
    refused = tmp_path / "refused.jsonl"
    refused.write_text("\n".join([*lines[:3], '{"seat":1,"do":{"type":"hit"}}']))
    assert main(["replay", str(wrong), str(CASE), str(refused)]) == 1
    captured = capsys.readouterr()
    first, second = captured.out.splitlines()
    assert first == f"{wrong}:{at}: /players/0/balance as spectator: expected 1401, found 1400"
    assert second.startswith(f"{refused}:4: seat 1: ")
    assert "is refused: not_your_turn" in second
    assert captured.err == "1 of 3 records hold\n"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("{", 1),
        ('{"salon":1,"game":"belote","seats":2}', 1),
        ('{"salon":2,"game":"blackjack","seats":2}', 1),
        ('{"salon":1,"game":"blackjack","seats":9}', 1),
        ('{"salon":1,"game":"blackjack","seats":2,"config":{"decks":99}}', 1),
        ('{"salon":1,"game":"blackjack","seats":2}\n{"seat":0,"dance":1}', 2),
        ('{"salon":1,"game":"blackjack","seats":2}\n\n{"sit":7}', 3),
    ],
)
def test_replay_of_what_is_no_record(tmp_path: Path, capsys: Capture, text: str, line: int) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(text)
    assert main(["replay", "--quiet", str(path)]) == 1
    captured = capsys.readouterr()
    assert captured.out.startswith(f"{path}:{line}: ")
    assert captured.err == ""


def test_replay_of_files_that_cannot_be_read(tmp_path: Path, capsys: Capture) -> None:
    missing = tmp_path / "missing.jsonl"
    binary = tmp_path / "binary.jsonl"
    binary.write_bytes(b"\xff\xfe\x00")
    assert main(["replay", str(missing), str(binary), str(tmp_path), str(CASE)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.splitlines() == [
        f"{missing}: cannot be read: No such file or directory",
        f"{binary}: cannot be read: not UTF-8 text",
        f"{tmp_path}: cannot be read: Is a directory",
        "1 of 4 records hold",
    ]
