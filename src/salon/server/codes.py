"""The codes of salons: six letters that can be read aloud, typed and not guessed."""

from __future__ import annotations

import secrets
from typing import Final

ALPHABET: Final = "BCDFGHJKMNPRSTVWXYZ"
"""No vowels (no words come out), no I, L, O, Q (they look like one another or like digits)."""
LENGTH: Final = 6


def new_code() -> str:
    """A random code: one of 47 million."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """The code that a person meant by ``text`` (any case, blanks and dashes between), or None."""
    code = "".join(text.split()).replace("-", "").upper()
    return code if len(code) == LENGTH and all(letter in ALPHABET for letter in code) else None
