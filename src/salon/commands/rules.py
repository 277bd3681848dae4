"""Print the rules of a game, as players read them."""

from __future__ import annotations

import argparse
import sys

from salon.core.discovery import game
from salon.core.errors import UnknownGame
from salon.core.texts import LANGUAGES, load_rules


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of ``salon rules``."""
    parser.add_argument("game", metavar="GAME", help="the key of a game (see salon games)")
    parser.add_argument("--lang", choices=LANGUAGES, default="fr", help="language of the page")


def run(args: argparse.Namespace) -> int:
    """Print the page and return 0; 2 for a game that does not exist."""
    try:
        found = game(args.game)
    except UnknownGame as error:
        print(f"salon rules: {error}", file=sys.stderr)
        return 2
    print(load_rules(found.key, args.lang), end="")
    return 0
