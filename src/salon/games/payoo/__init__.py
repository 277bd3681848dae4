"""Payoo: take as few points as possible, and give the others the Grand Payoo."""

from salon.core.contract import Game
from salon.games.payoo import rules, sampling, types
from salon.games.payoo.bot import choose
from salon.games.payoo.view import redact, view

GAME = Game(
    key="payoo",
    place="table",
    min_seats=types.MIN_SEATS,
    max_seats=types.MAX_SEATS,
    rules_version=1,
    config=types.Config,
    setup_type=types.Setup,
    actions=(types.Give, types.Play),
    options=(types.GiveOption, types.Play),
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
    choices={"rounds": tuple(range(1, 11))},
    refusals=rules.REFUSALS,
    phases=("give", "play", "round_over", "over"),
)

__all__ = ["GAME"]
