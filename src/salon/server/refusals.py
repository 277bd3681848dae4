"""Why the server itself refuses, besides the reasons of the salon and of the games: the codes, one constant each."""

from __future__ import annotations

from typing import Final

from salon.core.refusal import Refusal
from salon.table import ALL_REFUSALS as OF_THE_SALON

ALREADY_JOINED: Final = Refusal("already_joined")
"""A second ``Hello`` on one connection."""
FLOOD: Final = Refusal("flood")
"""Too much for too long: the connection is closed."""
FORBIDDEN: Final = Refusal("forbidden")
"""The request comes from a page of another site."""
GONE_SILENT: Final = Refusal("gone_silent")
"""The device has not answered for a while."""
INTERNAL: Final = "internal"
"""A mistake of ours; parameter ``reference`` stands in the server's log."""
LEFT: Final = Refusal("left")
"""The person has left the salon for good."""
NO_HELLO: Final = Refusal("no_hello")
"""The device did not say who it is in time."""
NO_IDENTITY: Final = Refusal("no_identity")
"""The device has no identity yet: ``POST /api/me`` comes first."""
NO_RECORD: Final = Refusal("no_record")
"""There is no such finished match, this person has not played in it, or its hands stay hidden."""
NOT_FOUND: Final = Refusal("not_found")
NOT_JOINED: Final = Refusal("not_joined")
"""A command before ``Hello``."""
OLD_CLIENT: Final = Refusal("old_client")
"""The page is of another release than the server: reload it."""
ONLY_WATCHING: Final = Refusal("only_watching")
"""A television is nobody and does nothing but watch."""
REPLACED: Final = Refusal("replaced")
"""A newer device of the same person has taken over."""
RESTARTING: Final = Refusal("restarting")
TOO_FAST: Final = Refusal("too_fast")
TOO_LARGE: Final = "too_large"
"""Parameter ``max`` in bytes."""
TOO_SLOW: Final = Refusal("too_slow")
"""The device does not read what it is sent."""
TOO_MANY_CODES: Final = Refusal("too_many_codes")
"""Too many unknown codes from one address."""
UNKNOWN_SALON: Final = Refusal("unknown_salon")
UNREADABLE: Final = Refusal("unreadable")
"""Not JSON, an unknown type, or a field of the wrong shape."""
WRONG_METHOD: Final = Refusal("wrong_method")


def internal(reference: str) -> Refusal:
    """The refusal for a mistake of ours that stands in the log under ``reference``."""
    return Refusal(INTERNAL, {"reference": reference})


def _codes() -> tuple[str, ...]:
    found = [value for name, value in globals().items() if name.isupper() and name != "OF_THE_SALON"]
    return tuple(sorted(value.code if isinstance(value, Refusal) else str(value) for value in found))


ALL_REFUSALS: Final = tuple(sorted({*_codes(), *OF_THE_SALON, "malformed", "not_your_turn"}))
"""Every code that is not a game's own, in alphabetical order: each needs a text ``refusal.<code>``."""
