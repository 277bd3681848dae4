"""What a game is, as plain data: for tables on a terminal and for JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from salon.core.contract import Game
from salon.core.texts import load_texts


def describe(game: Game, language: str = "en") -> dict[str, Any]:
    """Return key, title, place, seats and options of ``game``; titles and labels in ``language``."""
    texts = load_texts(game.key, language)
    labels = texts.get("config", {})
    default = msgspec.to_builtins(game.config())
    return {
        "key": game.key,
        "title": texts["title"],
        "place": game.place,
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "open_seating": game.open_seating,
        "rules_version": game.rules_version,
        "options": [
            {
                "name": name,
                "label": labels.get(name, {}).get("label", name),
                "default": default[name],
                "choices": list(msgspec.to_builtins(game.choices.get(name, ()))),
            }
            for name in default
        ],
    }
