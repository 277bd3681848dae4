"""List the games with their seats and options.

Options are shown as ``name=default``, followed by the values that the salon offers.
"""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from salon.commands.columns import columns
from salon.commands.describe import describe
from salon.core import discovery
from salon.core.texts import LANGUAGES


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of ``salon games``."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of titles and labels")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def run(args: argparse.Namespace) -> int:
    """Print the games and return 0."""
    games = [describe(game, args.lang) for game in discovery.games().values()]
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(games), indent=2).decode())
        return 0
    rows = [("key", "title", "place", "seats", "options")]
    for game in games:
        first, *others = [_option(option) for option in game["options"]] or ["-"]
        seats = f"{game['min_seats']}-{game['max_seats']}"
        rows.append((game["key"], game["title"], game["place"], seats, first))
        rows += [("", "", "", "", other) for other in others]
    print(columns(rows))
    return 0


def _option(option: dict[str, Any]) -> str:
    text = f"{option['name']}={_value(option['default'])}"
    others = [_value(choice) for choice in option["choices"]]
    return f"{text}  ({', '.join(others)})" if others else text


def _value(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
