"""Freeze: remember your cards, be lowest, be quick."""

from salon.core.contract import Game
from salon.games.freeze import rules, types
from salon.games.freeze.bot import choose
from salon.games.freeze.events import EVENTS
from salon.games.freeze.referee import REFEREE
from salon.games.freeze.sampling import fill, resample
from salon.games.freeze.view import redact, view

GAME = Game(
    key="freeze",
    place="table",
    min_seats=types.MIN_SEATS,
    max_seats=types.MAX_SEATS,
    rules_version=1,
    config=types.Config,
    setup_type=types.Setup,
    actions=types.ACTIONS,
    options=types.OPTIONS,
    events=EVENTS,
    view_type=types.View,
    setup=rules.setup,
    to_act=rules.to_act,
    legal=rules.legal,
    check=rules.check,
    apply=rules.apply,
    clock=rules.clock,
    decision=rules.decision,
    returns=rules.returns,
    ranking=rules.ranking,
    view=view,
    redact=redact,
    default=rules.default,
    fill=fill,
    resample=resample,
    bot=choose,
    choices={
        "rounds": (None, 1, 3, 10),
        "limit": (None, 50, 100),
        "look_seconds": (15, 5, 30),
        "discard_start": ("empty", "card"),
        "powers": ("classic", "kaboo", "none"),
        "red_kings_row": (0, -2),
        "frozen_look": (True, False),
        "strict_faults": (False, True),
        "speed_hold": (2.5, 1.5, 4.0, 6.0),
    },
    refusals=rules.REFUSALS,
    phases=("look", "turn", "power", "penalty", "round_over", "over"),
    bot_pace=(0.9, 2.5),
    referee=REFEREE,
)

__all__ = ["GAME"]
