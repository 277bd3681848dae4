"""The rules of the house that no linter knows."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 500
MEASURED = {".py", ".ts", ".svelte", ".css", ".js"}
TEXT = MEASURED | {
    ".md",
    ".toml",
    ".txt",
    ".json",
    ".yml",
    ".yaml",
    ".html",
    ".svg",
    ".cfg",
    ".sh",
    ".xml",
    "",
}
GENERATED = re.compile(r"\.gen\.")
DECISION_PARTS = ("## The choice", "## Why", "## How we would notice that this was wrong")

# Written in pieces, so that this file does not find itself.
MACHINE = re.compile(
    "|".join([r"(?<![\w.$}])/ro" + r"ot/", r"(?<![\w.$}/-])/wo" + r"rk/", r"/home/" + r"[a-z]+/"])
)
REGISTRY = re.compile(
    "|".join([r"pypi\.o" + "rg", r"pythonhosted\.o" + "rg", r"registry\.(npm" + r"js|yarn)"])
)


@cache
def tracked() -> tuple[str, ...]:
    """The files that git keeps, those about to be added included."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    return tuple(sorted({name for name in listed.split("\0") if name and (ROOT / name).is_file()}))


def texts() -> dict[str, str]:
    """The tracked text files by name."""
    kept = (name for name in tracked() if Path(name).suffix in TEXT)
    return {name: (ROOT / name).read_text(encoding="utf-8") for name in kept}


def test_nothing_on_the_screen_moves_for_ever() -> None:
    """WCAG 2.2.2; and a page that draws itself anew for nothing warms the hand that holds it."""
    client = {name: text for name, text in texts().items() if Path(name).suffix in {".svelte", ".css", ".ts"}}
    assert len(client) > 10
    for_ever = re.compile(r"animation[^;]*\binfinite\b|iterations: Infinity|repeatCount=.indefinite")
    assert [name for name, text in client.items() if for_ever.search(text)] == []


def test_no_file_is_longer_than_the_wall() -> None:
    sources = {name: text for name, text in texts().items() if Path(name).suffix in MEASURED}
    assert len(sources) > 10
    lengths = {name: text.count("\n") for name, text in sources.items() if not GENERATED.search(name)}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


@pytest.mark.parametrize(("what", "pattern"), [("a path of one machine", MACHINE), ("a registry", REGISTRY)])
def test_no_file_names(what: str, pattern: re.Pattern[str]) -> None:
    found = [f"{name}: {hit.group()}" for name, text in texts().items() for hit in pattern.finditer(text)]
    assert found == [], what


def test_the_locks_hold_digests_and_no_addresses() -> None:
    assert not (ROOT / "uv.lock").exists(), "uv.lock writes the address of a registry into every line"
    locks = {name: text for name, text in texts().items() if name.startswith("requirements/")}
    assert set(locks) == {f"requirements/{name}.txt" for name in ("run", "build", "dev", "node")}
    for name, text in locks.items():
        assert "://" not in text, name
        pins = re.findall(r"^[a-z0-9].*?(?=^[a-z0-9#]|\Z)", text, re.MULTILINE | re.DOTALL)
        assert pins, name
        assert [pin for pin in pins if "==" not in pin or "--hash=sha256:" not in pin] == [], name
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text(encoding="utf-8")


def test_every_locked_version_is_the_same_everywhere() -> None:
    def pins(name: str) -> dict[str, str]:
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        return dict(re.findall(r"^([a-z0-9._-]+)==([^ ;\\]+)", text, re.MULTILINE))

    everything = pins("dev")
    for name in ("run", "build"):
        assert pins(name).items() <= everything.items(), name


def test_every_decision_says_why_and_how_it_could_be_wrong() -> None:
    decisions = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert decisions
    assert len({path.name[:4] for path in decisions}) == len(decisions), "two decisions have one number"
    for path in decisions:
        text = path.read_text(encoding="utf-8")
        assert text.startswith(f"# {int(path.name[:4])}. "), path.name
        assert [part for part in DECISION_PARTS if part not in text] == [], path.name


def test_the_glossary_knows_every_game() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    games = sorted(path.name for path in (ROOT / "tests" / "cases").iterdir())
    assert len(games) == 9
    assert [game for game in games if f"`{game}`" not in glossary] == []
