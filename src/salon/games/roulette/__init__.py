"""Roulette: chips on the cloth, one wheel for everybody, by the door."""

from typing import get_args

from salon.core.contract import Game
from salon.games._corner import types as corner
from salon.games._corner.stools import purse
from salon.games.roulette import bot, rules, sample, types
from salon.games.roulette import view as views

GAME = Game(
    key="roulette",
    place="roulette",
    min_seats=corner.MIN_STOOLS,
    max_seats=corner.MAX_STOOLS,
    rules_version=1,
    config=types.Config,
    setup_type=corner.Setup,
    actions=get_args(types.Action),
    options=get_args(types.Option),
    events=get_args(types.Event),
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
    view=views.view,
    redact=views.redact,
    default=rules.default,
    fill=rules.fill,
    resample=sample.resample,
    bot=bot.choose,
    purse=purse,
    choices={"spin_seconds": (10, 20, 30, 60), "limit": (100, 500, 1000, 5000)},
    refusals=rules.REFUSALS,
    phases=get_args(types.Phase),
    bot_pace=(0.8, 2.5),
    # hidden.1, pay.5: 2 s at most in which the ball comes to rest in the browsers, then 5 s to look at the result.
    pause=7.0,
)

__all__ = ["GAME"]
