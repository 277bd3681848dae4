"""The texts of the client as the tests look for them: the same files, filled in as simply as can be."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

from tests.e2e.program import ROOT

SHELL = ROOT / "web" / "src" / "lib" / "i18n"
GAMES = ROOT / "src" / "salon" / "games"
SUITS = {
    "fr": {"s": "pique", "h": "cœur", "d": "carreau", "c": "trèfle"},
    "en": {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"},
}
RANKS = {
    "fr": [
        "un",
        "deux",
        "trois",
        "quatre",
        "cinq",
        "six",
        "sept",
        "huit",
        "neuf",
        "dix",
        "valet",
        "dame",
        "roi",
        "as",
    ],
    "en": [
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "jack",
        "queen",
        "king",
        "ace",
    ],
}
OF = {"fr": "de", "en": "of"}


@cache
def _file(lang: str, game: str | None) -> Any:
    path = SHELL / f"{lang}.json" if game is None else GAMES / game / "texts" / f"{lang}.json"
    return json.loads(path.read_text(encoding="utf-8"))


def text(lang: str, key: str, game: str | None = None, /, **params: object) -> str:
    """The text with this key; a choice is read by the params, as far as they say."""
    found = _file(lang, game)
    for part in key.split("."):
        found = found[part]
    while isinstance(found, dict):
        how, _, field = found["by"].partition(":")
        value = params.get(field)
        reading = "one" if how == "plural" and value == 1 else str(value)
        found = found.get(reading, found["other"])
    return re.sub(r"\{(\w+)(?:\|[\w:.]+)?\}", lambda match: str(params[match[1]]), str(found))


@cache
def names_of_hands(lang: str) -> frozenset[str]:
    """What the games call one's own cards."""
    keys = (path.parent.name for path in GAMES.glob("*/texts"))
    hands = (_file(lang, key).get("hand", {}) for key in keys)
    return frozenset(hand["label"] for hand in hands if "label" in hand)


def card_name(lang: str, code: str) -> str:
    """« dame de pique », "queen of spades", « Joker 1 », « 12 de Payoo »."""
    if code[0] == "X":
        return f"Joker {code[1]}"
    if code[-1] == "p":
        return f"{code[:-1]} {OF[lang]} Payoo"
    rank, suit = RANKS[lang]["123456789TJQKA".index(code[0])], code[1]
    return f"{rank} {OF[lang]} {SUITS[lang][suit]}"
