"""The texts of a game: two dictionaries with the same keys, read from its ``texts`` folder.

A text is a string with placeholders ``{field}`` or ``{field|kind}``, or a choice
``{"by": "you:seat" | "plural:count" | "is:field", "<case>": text, …, "other": text}``. Kinds: ``player`` (the name
in a seat), ``players``, ``card``, ``cards``, ``chips``, ``number``, ``signed``, ``text:<prefix>`` (looks up another
text of the game by the value). ``you:seat`` chooses the case ``you`` when the viewer sits in the seat that the
field gives, ``plural:count`` chooses ``one`` or ``other`` by the language's plural rule, ``is:field`` the case named
like the value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import msgspec

LANGUAGES = ("fr", "en")
PLACEHOLDER = re.compile(r"\{(\w+)(?:\|([\w:.]+))?\}")


def load_texts(key: str, language: str) -> dict[str, Any]:
    """Return the texts of the game ``key``, nested as in the file; raises FileNotFoundError."""
    data = files(f"salon.games.{key}").joinpath("texts", f"{language}.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, Any])


def load_rules(key: str, language: str) -> str:
    """Return the rules page of the game ``key`` (Markdown); raises FileNotFoundError."""
    return files(f"salon.games.{key}").joinpath(f"RULES.{language}.md").read_text(encoding="utf-8")


def flatten(texts: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every text with its dotted key; a choice is one text."""
    for key, value in texts.items():
        path = f"{prefix}{key}"
        if isinstance(value, dict) and "by" not in value:
            yield from flatten(value, f"{path}.")
        else:
            yield path, value


def fields_of(text: Any) -> set[str]:
    """Return the names of all fields that a text uses, those that it chooses by included."""
    if isinstance(text, str):
        return {match[1] for match in PLACEHOLDER.finditer(text)}
    used = {str(text["by"]).partition(":")[2]}
    for case, inner in text.items():
        if case != "by":
            used |= fields_of(inner)
    return used
