"""Poule mouillée: one more card, or chicken out; who has no cards left wins."""

from salon.core.contract import Game
from salon.games.poule_mouillee import rules, sampling, types
from salon.games.poule_mouillee.bot import choose
from salon.games.poule_mouillee.view import redact, view

GAME = Game(
    key="poule_mouillee",
    place="table",
    min_seats=types.MIN_SEATS,
    max_seats=types.MAX_SEATS,
    rules_version=1,
    config=types.Config,
    setup_type=types.Setup,
    actions=types.ACTIONS,
    options=types.ACTIONS,
    events=types.EVENTS,
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
    fill=sampling.fill,
    resample=sampling.resample,
    bot=choose,
    choices={
        "rounds": (1, 2, 3, 4, 5),
        "jokers": (0, 1, 2, 3, 4),
        "restart": ("two", "free"),
        "on_21": ("left", "out"),
        "extra_card": (True, False),
        "cap": (1000, 300, 150),
    },
    refusals=rules.REFUSALS,
    phases=("series", "round_over", "over"),
)

__all__ = ["GAME"]
