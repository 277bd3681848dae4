"""Both languages say the same things, about everything that a game can show."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.kit import KEYS

from salon.core.contract import Game
from salon.core.discovery import games
from salon.core.texts import LANGUAGES, PLACEHOLDER, fields_of, flatten, load_rules, load_texts

KINDS = {"player", "players", "card", "cards", "chips", "number", "signed"}
CHOICES = {"you", "plural", "is"}
NARROW = "\u202f"
ALWAYS = {"round", "rounds", "phase"}
"""Fields of the view that every text may use (``web/src/lib/tables/README.md``)."""

each_game = pytest.mark.parametrize("key", KEYS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def texts(key: str, language: str) -> dict[str, Any]:
    return dict(flatten(load_texts(key, language)))


@each_game
def test_both_languages_have_the_same_texts_with_the_same_fields(key: str) -> None:
    french, english = (texts(key, language) for language in LANGUAGES)
    assert sorted(french) == sorted(english)
    assert {name: fields_of(french[name]) for name in french} == {
        name: fields_of(english[name]) for name in french
    }


@each_game
@each_language
def test_there_is_a_text_for_everything(key: str, language: str) -> None:
    game, found = games()[key], texts(key, language)
    assert sorted(name for name in needed(game) if name not in found) == []
    assert [name for name, text in found.items() if not all(part.strip() for part in sentences(text))] == []


@each_game
@each_language
def test_placeholders_name_fields_of_what_they_tell(key: str, language: str) -> None:
    game, found = games()[key], texts(key, language)
    wrong: list[str] = []
    told = {"event": game.events, "action": (*game.actions, *game.options), "option": game.options}
    for prefix, kinds in told.items():
        fields: dict[str, set[str]] = {}
        for kind in kinds:
            fields.setdefault(tag(kind), set()).update(kind.__struct_fields__)
        for name, known in fields.items():
            wrong += [
                f"{prefix}.{name}: {field}"
                for field in fields_of(found.get(f"{prefix}.{name}", "")) - known - ALWAYS
            ]
    assert wrong == []


@each_game
@each_language
def test_placeholders_and_choices_are_of_known_kinds(key: str, language: str) -> None:
    found = texts(key, language)
    for name, text in found.items():
        for choice in choices(text):
            how, _, field = choice["by"].partition(":")
            assert how in CHOICES, f"{name}: {choice['by']}"
            assert field, f"{name}: {choice['by']}"
            assert "other" in choice or how == "is", f"{name}: a choice needs a way out"
            if how == "you":
                assert set(choice) == {"by", "you", "other"}, name
            if how == "plural":
                assert set(choice) == {"by", "one", "other"}, name
        for part in sentences(text):
            assert PLACEHOLDER.sub("", part).count("{") == 0, f"{name}: {part}"
            for match in PLACEHOLDER.finditer(part):
                kind, _, prefix = (match[2] or "").partition(":")
                assert kind == "" or kind in KINDS or kind == "text", f"{name}: {match[0]}"
                if kind == "text":
                    assert any(other.startswith(f"{prefix}.") for other in found), (
                        f"{name}: no texts {prefix}.*"
                    )


@each_game
@each_language
def test_the_choices_of_the_table(key: str, language: str) -> None:
    game, found = games()[key], texts(key, language)
    default = game.config()
    assert set(game.choices) <= set(game.config.__struct_fields__)
    for name, values in game.choices.items():
        assert getattr(default, name) in values, f"{name}: the default is among what is offered"
        offered = {f"config.{name}.values.{spelled(value)}" for value in values}
        written = {other for other in found if other.startswith(f"config.{name}.values.")}
        assert written == offered


@each_game
def test_french_typography(key: str) -> None:
    pages = {name: sentence for name, text in texts(key, "fr").items() for sentence in sentences(text)}
    pages["RULES.fr.md"] = "\n".join(
        line for line in load_rules(key, "fr").splitlines() if not re.fullmatch(r"[|\s:-]+", line)
    )
    wrong: list[str] = []
    for name, text in pages.items():
        plain = PLACEHOLDER.sub("x", re.sub(r"`[^`]*`|\]\([^)]*\)|\{#[\w-]+\}", "x", text))
        wrong += [
            f"{name}: {hit.group()!r}" for hit in re.finditer(rf".?[^{NARROW}!?…][:;!?](?=\s|$|\*)", plain)
        ]
        wrong += [
            f"{name}: {hit.group()!r}" for hit in re.finditer(rf"«(?!{NARROW}).?|.?(?<!{NARROW})»", plain)
        ]
        wrong += [f"{name}: {hit.group()!r}" for hit in re.finditer(r"\w'\w", plain)]
    assert wrong == []


@each_game
def test_the_rules_are_told_in_both_languages(key: str) -> None:
    pages = [load_rules(key, language) for language in LANGUAGES]
    headings = [re.findall(r"^(#+) \S", page, re.MULTILINE) for page in pages]
    assert headings[0] == headings[1], "the same chapters in both languages"
    assert headings[0][0] == "#"
    assert headings[0].count("#") == 1
    assert len(headings[0]) >= 5
    for page in pages:
        assert len(page) > 1500, "rules that a player can learn the game from"


@each_game
@each_language
def test_each_phase_has_its_chapter_in_the_rules(key: str, language: str) -> None:
    headings = re.findall(r"^## (.+)$", load_rules(key, language), re.MULTILINE)
    chapters = {text for name, text in texts(key, language).items() if name.startswith("chapter.")}
    assert chapters - set(headings) == set()


def needed(game: Game) -> Iterator[str]:
    yield from ("title", "tagline")
    yield from (f"action.{tag(kind)}" for kind in (*game.actions, *game.options))
    yield from (f"event.{tag(kind)}" for kind in game.events)
    yield from (f"refusal.{code}" for code in game.refusals)
    yield from (f"{part}.{phase}" for part in ("phase", "chapter") for phase in game.phases)
    yield from (f"first.{step}" for step in (1, 2, 3))
    yield from (f"config.{name}.label" for name in game.config.__struct_fields__)


def spelled(value: Any) -> str:
    """The value of an option as the key of its text: as JavaScript writes it (``true``, ``null``, ``10,20``)."""
    if isinstance(value, (tuple, list)):
        return ",".join(map(spelled, value))
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def tag(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag)


def sentences(text: Any) -> Iterator[str]:
    if isinstance(text, str):
        yield text
    else:
        for case, inner in text.items():
            if case != "by":
                yield from sentences(inner)


def choices(text: Any) -> Iterator[dict[str, Any]]:
    if isinstance(text, dict):
        yield text
        for case, inner in text.items():
            if case != "by":
                yield from choices(inner)
