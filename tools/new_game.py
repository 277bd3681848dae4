"""Begin a new game: copy the template to ``src/salon/games/KEY``.

What is copied is a small game that plays; make it yours part by part. The conformance suite says what is missing.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

TEMPLATE = Path(__file__).parent / "template"
GAMES = Path(__file__).parents[1] / "src" / "salon" / "games"


def copy(key: str, games: Path = GAMES) -> Path:
    """Write the template for ``key`` below ``games`` and return its folder; raises ValueError, FileExistsError."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", key):
        raise ValueError(f"{key!r} is not a key: small letters, digits and _, beginning with a letter")
    folder = games / key
    folder.mkdir()
    for part in sorted(TEMPLATE.rglob("*")):
        if part.is_file():
            target = folder / str(part.relative_to(TEMPLATE)).removesuffix(".in")
            target.parent.mkdir(exist_ok=True)
            target.write_text(part.read_text(encoding="utf-8").replace("KEY", key), encoding="utf-8")
    return folder


def main(arguments: list[str]) -> int:
    """Copy the template for the key given as ``KEY=name`` or ``name``; return the exit code."""
    parser = argparse.ArgumentParser(prog="make new-game", usage="make new-game KEY=my_game")
    parser.add_argument("key")
    key = parser.parse_args(arguments).key.removeprefix("KEY=")
    try:
        folder = copy(key)
    except (ValueError, FileExistsError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{folder} is there. Next: docs/adding-a-game.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
