"""Which game is played where."""

from __future__ import annotations

from msgspec.structs import fields

from salon.core import discovery
from salon.core.contract import Game, PlaceName


def find_game(key: str) -> Game | None:
    """Return the game with this key, or None."""
    return discovery.games().get(key)


def known(key: str) -> Game:
    """Return the game of a match that has begun; raises UnknownGame if the program has lost it."""
    return discovery.game(key)


def game_of_corner(place: PlaceName) -> Game | None:
    """Return the game of open seating that belongs to a place, or None."""
    games = discovery.games().values()
    return next((game for game in games if game.place == place and game.open_seating), None)


def draws_dealer(game: Game) -> bool:
    """Return whether the first dealer of a match is drawn by chance."""
    return any(field.name == "dealer" for field in fields(game.setup_type))
