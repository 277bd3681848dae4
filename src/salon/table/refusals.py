"""Why a salon does not carry a command out, besides the reasons of the games: the codes, one constant each."""

from __future__ import annotations

from typing import Final

from salon.core.refusal import Refusal

ALREADY_SEATED: Final = Refusal("already_seated")
BAD_CONFIG: Final = Refusal("bad_config")
BUSY: Final = Refusal("busy")
"""The croupier's outcome comes first (a program's mistake, never a player's)."""
CHAT_EMPTY: Final = Refusal("chat_empty")
CHAT_TOO_LONG: Final = "chat_too_long"
"""Parameter ``max``."""
MATCH_RUNNING: Final = Refusal("match_running")
NAME_EMPTY: Final = Refusal("name_empty")
NAME_TOO_LONG: Final = "name_too_long"
"""Parameter ``max``."""
NO_FREE_SEAT: Final = Refusal("no_free_seat")
NO_GAME_CHOSEN: Final = Refusal("no_game_chosen")
NO_MATCH: Final = Refusal("no_match")
NO_PAUSE: Final = Refusal("no_pause")
NO_SUCH_SEAT: Final = Refusal("no_such_seat")
NOT_A_ROBOT: Final = Refusal("not_a_robot")
NOT_HERE: Final = Refusal("not_here")
"""The person is not in the salon."""
NOT_HOST: Final = Refusal("not_host")
NOT_OPEN: Final = Refusal("not_open")
"""There is no such salon yet, or (for ``Opened``) there is one already."""
NOT_OWED: Final = Refusal("not_owed")
"""An outcome that nobody waits for, or one that is none of the possible ones."""
NOT_SEATED: Final = Refusal("not_seated")
NOT_YOURSELF: Final = Refusal("not_yourself")
"""The host cannot show themselves out."""
NOTHING_DUE: Final = Refusal("nothing_due")
PLACE_CLOSED: Final = Refusal("place_closed")
"""There is no game at this place."""
REMOVED: Final = Refusal("removed")
"""The host has shown this person out."""
SALON_FULL: Final = "salon_full"
"""Parameter ``capacity``."""
SALON_LOCKED: Final = Refusal("salon_locked")
SEAT_TAKEN: Final = Refusal("seat_taken")
STALE: Final = Refusal("stale")
"""The decision that the action answers is settled already."""
TOO_FEW: Final = "too_few"
"""Parameters ``min`` and ``seated``."""
TOO_MANY: Final = "too_many"
"""Parameters ``max`` and ``seated``."""
UNKNOWN_AVATAR: Final = Refusal("unknown_avatar")
UNKNOWN_GAME: Final = Refusal("unknown_game")
UNKNOWN_PERSON: Final = Refusal("unknown_person")
UNKNOWN_REACTION: Final = Refusal("unknown_reaction")


def _codes() -> tuple[str, ...]:
    found = (value for name, value in globals().items() if name.isupper())
    return tuple(sorted(value.code if isinstance(value, Refusal) else str(value) for value in found))


ALL_REFUSALS: Final = _codes()
"""Every code of this page, in alphabetical order: each needs a text ``refusal.<code>``."""
