"""What people may be called and may say, and what house players are called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from salon.core.refusal import Refusal
from salon.table.commands import AVATARS, CHAT_LENGTH, NAME_LENGTH
from salon.table.refusals import CHAT_EMPTY, CHAT_TOO_LONG, NAME_EMPTY, NAME_TOO_LONG

ROBOTS: Final = tuple(f"robot{number}" for number in range(1, 7))
"""The avatars of house players."""

# Letters that draw nothing: with them alone a name would look empty.
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_MARKS: Final = 3
"""So many accents may stand on one letter; more of them only blot out the lines above and below."""
_SPACES: Final = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029")


def _plain(text: str) -> str:
    """Return ``text`` without what cannot be seen or turns the direction of writing, with single spaces.

    An accent needs a letter to stand on: many of them draw nothing alone.
    """
    kept: list[str] = []
    room = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        if char in _SPACES or category[0] == "Z":
            kept.append(" ")
            room = 0
        elif category[0] == "M":
            if room:
                kept.append(char)
                room -= 1
        elif char not in _BLANK and category not in ("Cc", "Cf", "Cs", "Cn"):
            kept.append(char)
            room = _MARKS
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str | Refusal:
    """Return the name that ``text`` gives, of 1 to 24 characters, or why it gives none."""
    name = _plain(text)
    if not name:
        return NAME_EMPTY
    return name if len(name) <= NAME_LENGTH else Refusal(NAME_TOO_LONG, {"max": NAME_LENGTH})


def clean_chat(text: str) -> str | Refusal:
    """Return the line that is said, of 1 to 240 characters, or why nothing is."""
    line = _plain(text)
    if not line:
        return CHAT_EMPTY
    return line if len(line) <= CHAT_LENGTH else Refusal(CHAT_TOO_LONG, {"max": CHAT_LENGTH})


def avatar_for(person: str, wanted: str) -> str:
    """Return the avatar that is wanted, or one of the drawn ones for who wants none of them."""
    return wanted if wanted in AVATARS else AVATARS[lot(person) % len(AVATARS)]


@cache
def _house_names() -> tuple[str, ...]:
    text = files("salon.table").joinpath("house_names.txt").read_text(encoding="utf-8")
    return tuple(text.split())


def house_name(taken: Iterable[str], draw: int) -> str:
    """Return a first name for a house player that nobody present bears; ``draw`` chooses where to look first."""
    names = _house_names()
    present = {name.casefold() for name in taken}
    start = draw % len(names)
    free = (name for name in (*names[start:], *names[:start]) if name.casefold() not in present)
    return next(free, f"{names[start]} {draw % 1000}")


def house_avatar(taken: Iterable[str], draw: int) -> str:
    """Return a robot's avatar, one that is not ``taken`` as long as there is any."""
    used = set(taken)
    start = draw % len(ROBOTS)
    order = (*ROBOTS[start:], *ROBOTS[:start])
    return next((avatar for avatar in order if avatar not in used), order[0])


def lot(*parts: object) -> int:
    """Return a number of 64 bits that depends on ``parts`` alone and looks like chance."""
    text = "\x1f".join(part.hex() if isinstance(part, bytes) else str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
