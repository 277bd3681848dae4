"""The contract of a game: the questions that every game answers.

Rules are module-level pure functions over frozen structs. There is no randomness and no time in them: chance
outcomes and clock ends come in as inputs. A game exports one ``GAME = Game(...)``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, Union

import msgspec

from salon.core.actor import Actor
from salon.core.chance import Rng
from salon.core.clock import Clock
from salon.core.referee import Referee
from salon.core.refusal import Refusal
from salon.core.turn import Place, Purse, ToAct
from salon.core.viewer import Viewer

Struct = msgspec.Struct
PlaceName = Literal["table", "blackjack", "roulette"]
Events = tuple[Any, ...]


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game, as data: its types and the functions that answer for it.

    Types: ``config`` and ``setup_type`` are structs whose fields all have defaults; ``actions``, ``options`` and
    ``events`` are the tagged structs (``tag_field="type"``) of the union; ``view_type`` is the struct of a view.
    ``options`` are what ``legal`` returns: actions of the game, and templates with ranges.

    Functions (``State`` is opaque to everybody but the game):

    - ``setup(config, seats, carried) → State``: the match before anything happened; raises BadSetup.
    - ``to_act(state) → Seats | Chance | Over``.
    - ``legal(state, seat) → options`` in a stable order; empty for who may do nothing.
    - ``check(state, seat, action) → Refusal | None``: uses only what that seat may see.
    - ``apply(state, actor, action) → (State, events)``: the actor is a seat, CHANCE with an outcome, CLOCK with
      ``Expire``, or HOUSE with a house input. What does not concern the phase does nothing (same state, no events).
      A seat's action must have passed ``check``.
    - ``clock(state) → Clock | None``.
    - ``decision(state, seat) → str``: names the decision that the seat faces; it changes whenever an answer to the
      former one must no longer count. Empty if the seat faces none.
    - ``returns(state)``: points or chips of each seat so far; ``ranking(state)``: None before the end.
    - ``view(state, viewer) → View``: filled field by field from what is allowed.
    - ``redact(event, viewer) → Event | None``: the same for what has just happened; None: not for this viewer.
    - ``default(state, seat) → Action | None``: what an absent seat plays, legal whenever the seat may act; None where
      it may act but nobody waits for it.
    - ``fill(view, option, rng) → Action``: an action that fits the option (for templates: a random one).
    - ``resample(view, events, seat, rng) → State``: a full state that agrees with all the seat knows.
    - ``bot(view, events, seat, rng) → Action | None``: the house player; ``events`` are those of the round as
      redacted for the seat. None: it lets this one go by (only where ``default`` is None too).
    - ``purse(state, seat) → Purse | None``: open seating only; None for a free stool.
    """

    key: str
    place: PlaceName
    min_seats: int
    max_seats: int
    rules_version: int

    config: type[Struct]
    setup_type: type[Struct]
    actions: tuple[type[Struct], ...]
    options: tuple[type[Struct], ...]
    events: tuple[type[Struct], ...]
    view_type: type[Struct]

    setup: Callable[[Any, int, Any], Any]
    to_act: Callable[[Any], ToAct]
    legal: Callable[[Any, int], tuple[Any, ...]]
    check: Callable[[Any, int, Any], Refusal | None]
    apply: Callable[[Any, Actor, Any], tuple[Any, Events]]
    clock: Callable[[Any], Clock | None]
    decision: Callable[[Any, int], str]
    returns: Callable[[Any], tuple[int, ...]]
    ranking: Callable[[Any], tuple[Place, ...] | None]
    view: Callable[[Any, Viewer], Any]
    redact: Callable[[Any, Viewer], Any]
    default: Callable[[Any, int], Any]
    fill: Callable[[Any, Any, Rng], Any]
    resample: Callable[[Any, Events, int, Rng], Any]
    bot: Callable[[Any, Events, int, Rng], Any]
    purse: Callable[[Any, int], Purse | None] | None = None

    choices: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """The values of each config option that the salon offers, the default among them."""
    refusals: tuple[str, ...] = ()
    """Every code that ``check`` may return beside ``malformed`` and ``not_your_turn``."""
    phases: tuple[str, ...] = ()
    """Every value of ``view.phase``."""
    bot_pace: tuple[float, float] = (1.0, 2.0)
    """The house player waits between these many seconds before it acts."""
    pause: float = 12.0
    """Seconds between the end of a round and the next one in the salon."""
    keeps_secrets: bool = False
    """Whether hands stay hidden when the match is over (what was folded at poker): its record is nobody's to read."""
    referee: Referee | None = None
    """For a game in which it matters when a message arrives; others judge each at once."""

    @property
    def open_seating(self) -> bool:
        """Whether people sit and leave between rounds."""
        return self.purse is not None

    @cached_property
    def action_decoder(self) -> msgspec.json.Decoder[Any]:
        """Decodes one action of this game from JSON."""
        return msgspec.json.Decoder(Union[self.actions])  # noqa: UP007 - built from a tuple

    @cached_property
    def action_type(self) -> Any:
        """The union of the game's actions."""
        return Union[self.actions]  # noqa: UP007 - built from a tuple
