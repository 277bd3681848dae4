"""Finding the games: every package of ``salon.games`` whose name does not begin with an underscore."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from salon.core.contract import Game
from salon.core.errors import UnknownGame


@cache
def games() -> dict[str, Game]:
    """Return all games by key, in alphabetical order."""
    # Looked up by name: the core knows that games exist, not which ones, and imports none of them.
    home = importlib.import_module("salon.games")
    found = sorted(name for _, name, is_package in pkgutil.iter_modules(home.__path__) if is_package)
    return {
        name: importlib.import_module(f"salon.games.{name}").GAME
        for name in found
        if not name.startswith("_")
    }


def game(key: str) -> Game:
    """Return the game with this key; raises UnknownGame."""
    try:
        return games()[key]
    except KeyError:
        raise UnknownGame(key) from None
