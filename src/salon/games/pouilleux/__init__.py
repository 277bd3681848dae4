"""Pouilleux: pairs are thrown off, cards are drawn blind, and one card has no partner."""

from salon.core.contract import Game
from salon.games.pouilleux import rules, sampling, types
from salon.games.pouilleux.bot import choose
from salon.games.pouilleux.view import redact, view

GAME = Game(
    key="pouilleux",
    place="table",
    min_seats=types.MIN_SEATS,
    max_seats=types.MAX_SEATS,
    rules_version=1,
    config=types.Config,
    setup_type=types.Setup,
    actions=(types.Draw, types.Reorder, types.Discard, types.Done),
    options=(types.DrawOption, types.ReorderOption, types.Discard, types.Done),
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
        "rounds": (1, 3, 5, 10),
        "variant": ("queen", "jack", "mystery"),
        "pairing": ("auto", "manual"),
        "shuffle_offer": (True, False),
    },
    refusals=rules.REFUSALS,
    phases=("pairing", "offer", "round_over", "over"),
    bot_pace=(0.8, 2.0),
)

__all__ = ["GAME"]
