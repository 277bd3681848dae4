"""A game is one folder with every part that docs/architecture.md lists."""

import importlib
from pathlib import Path

import pytest
from tests.kit import KEYS

from salon.core.contract import Game
from salon.core.discovery import games

GAMES = Path(__file__).parents[2] / "src" / "salon" / "games"
PARTS = (
    "__init__.py",
    "types.py",
    "rules.py",
    "view.py",
    "bot.py",
    "RULES.fr.md",
    "RULES.en.md",
    "texts/fr.json",
    "texts/en.json",
    "tests/test_rules.py",
    "tests/test_view.py",
    "tests/test_bot.py",
)


@pytest.mark.parametrize("key", KEYS)
def test_the_folder_is_complete(key: str) -> None:
    missing = [part for part in PARTS if not (GAMES / key / part).is_file()]
    assert missing == []
    assert list((GAMES / key / "tests" / "golden").glob("*.jsonl")), "golden matches"


@pytest.mark.parametrize("key", KEYS)
def test_the_package_exports_its_game_and_nothing_else(key: str) -> None:
    module = importlib.import_module(f"salon.games.{key}")
    assert module.__all__ == ["GAME"]
    assert isinstance(module.GAME, Game)
    assert module.GAME.key == key


@pytest.mark.parametrize("key", KEYS)
def test_the_description_of_the_game(key: str) -> None:
    game = games()[key]
    assert 1 <= game.min_seats <= game.max_seats
    assert game.rules_version >= 1
    assert len(set(game.refusals)) == len(game.refusals)
    assert not {"malformed", "not_your_turn"} & set(game.refusals), "these two are everybody's"
    assert len(set(game.phases)) == len(game.phases)
    assert game.open_seating == (game.place != "table")
    assert 0 <= game.bot_pace[0] <= game.bot_pace[1]
    for kinds in (game.actions, game.options, game.events):
        tags = [kind.__struct_config__.tag for kind in kinds]
        assert len(set(tags)) == len(tags)
        assert all(
            kind.__struct_config__.frozen and kind.__struct_config__.tag_field == "type" for kind in kinds
        )
    for kind in (game.config, game.setup_type):
        assert kind.__struct_config__.frozen
        assert kind.__struct_config__.forbid_unknown_fields
        assert kind() == kind(), "every field has a default"
