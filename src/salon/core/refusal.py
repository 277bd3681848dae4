"""Why a command is not carried out: a code with parameters, never prose."""

from __future__ import annotations

import msgspec

Param = int | float | str | bool | None | tuple[int | str, ...]


class Refusal(msgspec.Struct, frozen=True):
    """The answer to a command that changes nothing.

    ``code`` is the key of a text (``refusal.<code>``), ``params`` what its placeholders need. A refusal tells only
    what the seat that is refused may know.
    """

    code: str
    params: dict[str, Param] = {}


MALFORMED = Refusal("malformed")
"""The action is not one of this game's, or a field of it has the wrong shape."""

NOT_YOUR_TURN = Refusal("not_your_turn")
"""The seat may do nothing of this kind now."""
