"""The TypeScript types say what crosses the wire, and the committed files are the generated ones."""

from __future__ import annotations

from typing import Any

import msgspec
from tools.wire_types import Emitter, modules


class Bid(msgspec.Struct, frozen=True, tag_field="type", tag="bid"):
    """Offer chips."""

    amount: int
    hidden: bool = False


class Told(msgspec.Struct, frozen=True, tag_field="type", tag="told", omit_defaults=True):
    pair: tuple[str, int]
    cards: tuple[str | None, ...] = ()
    raw: msgspec.Raw | None = None


class Seen(msgspec.Struct, frozen=True):
    legal: tuple[Bid | Told, ...]
    note: dict[str, int] = {}
    hint: str | msgspec.UnsetType | None = msgspec.UNSET


def _offer() -> type[msgspec.Struct]:
    class Bid(msgspec.Struct, frozen=True, tag_field="type", tag="bid"):
        least: int = 10

    return Bid


def test_committed_types_are_the_generated_ones() -> None:
    for path, text in modules().items():
        assert path.read_text("utf-8") == text, f"{path.name} is stale: run `make types`"


def test_fields_are_optional_exactly_when_they_may_be_absent() -> None:
    text = Emitter({"Action": (Bid, True), "Event": (Told, False), "View": (Seen, False)}, {}).module({})
    assert (
        "/** Offer chips. */\nexport interface Bid {\n  type: 'bid'\n  amount: number\n  hidden?: boolean\n}"
        in text
    )
    assert "  pair: [string, number]\n  cards?: (string | null)[]\n  raw?: unknown\n" in text
    assert "  legal: (Bid | Told)[]\n  note: Record<string, number>\n  hint?: string | null\n" in text


def test_a_union_with_a_name_is_used_by_its_name() -> None:
    union: Any = Bid | Told
    text = Emitter({"Option": (union, False), "View": (Seen, False)}, {}).module({})
    assert "  legal: Option[]" in text
    assert "export type Option =\n  | Bid\n  | Told\n" in text
    assert "export type View =\n  | Seen\n" in text


def test_two_structs_of_one_name_stay_apart() -> None:
    text = Emitter({"Action": (Bid, True), "Option": (_offer(), False)}, {}).module({})
    assert "export interface BidOption {\n  type: 'bid'\n  least: number\n}" in text
    assert "export type Option =\n  | BidOption\n" in text
