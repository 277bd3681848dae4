"""What happens in Freeze, as it is told. Cards are codes, or ``"??"`` for who may not know them."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from salon.games.freeze.types import FaultKind, PowerKind


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Dealt(_Event, frozen=True, tag="dealt"):
    """A round begins; ``looks`` are the bottom rows, each seen by its seat (``look.1``)."""

    round: int
    rounds: int
    dealer: int
    looks: tuple[tuple[str, ...], ...]


class TurnedUp(_Event, frozen=True, tag="turned_up"):
    """The card on the discard at the start (``deal.3``)."""

    card: str


class Memorised(_Event, frozen=True, tag="memorised"):
    """A seat has closed its look."""

    seat: int


class LookOver(_Event, frozen=True, tag="look_over"):
    """The look is over for all."""


class Turn(_Event, frozen=True, tag="turn"):
    """It is this seat's turn."""

    seat: int


class Drew(_Event, frozen=True, tag="drew"):
    """The top card of the draw pile was drawn (``turn.2``); ``left`` are still there."""

    seat: int
    card: str
    left: int


class Discarded(_Event, frozen=True, tag="discarded"):
    """The drawn card was discarded; this window opens (``turn.3``)."""

    seat: int
    card: str
    window: int


class Swapped(_Event, frozen=True, tag="swapped"):
    """The drawn card, ``kept``, lies in the place of ``card``, which was discarded; a window opens (``turn.4``)."""

    seat: int
    line: int
    slot: int
    card: str
    kept: str
    window: int


class Took(_Event, frozen=True, tag="took"):
    """The top of the discard, ``taken``, lies in the place of ``card``, which was discarded (``turn.5``)."""

    seat: int
    line: int
    slot: int
    taken: str
    card: str
    window: int


class Froze(_Event, frozen=True, tag="froze"):
    """A seat has frozen: last lap (``turn.6``)."""

    seat: int


class Passed(_Event, frozen=True, tag="passed"):
    """A turn went by with nothing done (``turn.7``)."""

    seat: int


class PowerBegan(_Event, frozen=True, tag="power"):
    """The discarded card has a power, which the seat may use (``power.1``)."""

    seat: int
    kind: PowerKind


class Looked(_Event, frozen=True, tag="looked"):
    """``seat`` looked at a card of ``owner``, which it alone sees (``hidden.3``); ``own``: one of its own."""

    seat: int
    owner: int
    line: int
    slot: int
    card: str
    own: bool


class Exchanged(_Event, frozen=True, tag="exchanged"):
    """``seat`` exchanged a card of ``first`` with one of ``second``; ``own``: a card of its own."""

    seat: int
    first: int
    line: int
    slot: int
    second: int
    with_line: int
    with_slot: int
    own: bool


class PowerOver(_Event, frozen=True, tag="power_over"):
    """The power ended with no exchange: put aside, looked at enough, or nothing left to use it on."""

    seat: int


class Sped(_Event, frozen=True, tag="sped"):
    """A right speed (``speed.4``); ``spent``: it was the seat's turn (``speed.8``)."""

    seat: int
    line: int
    slot: int
    card: str
    spent: bool


class Erred(_Event, frozen=True, tag="fault"):
    """A fault; place and card are those shown to all, none for an act out of turn (``fault.2``).

    ``rank`` is that of the window. ``penalty`` is False if no card could be had (``fault.3``).
    """

    seat: int
    kind: FaultKind
    penalty: bool
    line: int | None = None
    slot: int | None = None
    card: str | None = None
    rank: str | None = None


class Waived(_Event, frozen=True, tag="waived"):
    """No card could be had: there is no penalty (``fault.3``)."""

    seat: int


class Placed(_Event, frozen=True, tag="placed"):
    """The penalty card was put down (``fault.1``)."""

    seat: int
    line: int
    slot: int


class Remade(_Event, frozen=True, tag="remade"):
    """The discard but its top card is the new draw pile (``pile.1``)."""

    count: int


class LastLap(_Event, frozen=True, tag="last_lap"):
    """Nobody has frozen for so long that this lap is the last (``last.4``)."""

    laps: int


class LastWindow(_Event, frozen=True, tag="last_window"):
    """The last turn is over, and a window is still open (``last.3``)."""


class Late(_Event, frozen=True, tag="late"):
    """A message of this seat came to nothing: another attempt was quicker, or the act is no longer allowed.

    For the seat alone (``race.2``, ``race.4``).
    """

    seat: int
    what: Literal["speed", "act"]


class FreezeScored(_Event, frozen=True, tag="freeze_scored"):
    """What the freeze was worth (``score.4``): ``others`` had as few points or fewer."""

    seat: int
    won: bool
    points: int
    others: int
    score: int


class RoundOver(_Event, frozen=True, tag="round_over"):
    """A round is over: what the hands were worth, what was written down, the totals; ``leaders`` have the lowest."""

    round: int
    rounds: int
    points: tuple[int, ...]
    round_scores: tuple[int, ...]
    scores: tuple[int, ...]
    leaders: tuple[int, ...]
    best: int


class MatchOver(_Event, frozen=True, tag="match_over"):
    """The match is over; ``winners`` share the lowest ``total`` (``end.2``)."""

    winners: tuple[int, ...]
    count: int
    total: int


Event = (
    Dealt
    | TurnedUp
    | Memorised
    | LookOver
    | Turn
    | Drew
    | Discarded
    | Swapped
    | Took
    | Froze
    | Passed
    | PowerBegan
    | Looked
    | Exchanged
    | PowerOver
    | Sped
    | Erred
    | Waived
    | Placed
    | Remade
    | LastLap
    | LastWindow
    | Late
    | FreezeScored
    | RoundOver
    | MatchOver
)
EVENTS: Final = (
    Dealt,
    TurnedUp,
    Memorised,
    LookOver,
    Turn,
    Drew,
    Discarded,
    Swapped,
    Took,
    Froze,
    Passed,
    PowerBegan,
    Looked,
    Exchanged,
    PowerOver,
    Sped,
    Erred,
    Waived,
    Placed,
    Remade,
    LastLap,
    LastWindow,
    Late,
    FreezeScored,
    RoundOver,
    MatchOver,
)
