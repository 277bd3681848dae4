"""Blackjack: each player alone against the dealer, at the corner table."""

from typing import get_args

from salon.core.contract import Game
from salon.games._corner import types as corner
from salon.games._corner.stools import purse
from salon.games.blackjack import bot, rules, sample, types
from salon.games.blackjack import view as views

GAME = Game(
    key="blackjack",
    place="blackjack",
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
    choices={"decks": (1, 2, 4, 6, 8), "bet_seconds": (10, 15, 20, 30), "hand_seconds": (15, 30, 45, 60)},
    refusals=(
        "no_stool",
        "no_hand",
        "bets_closed",
        "no_bet",
        "bet_amount",
        "bet_chips",
        "double_late",
        "double_chips",
    ),
    phases=get_args(types.Phase),
    bot_pace=(0.8, 1.6),
    pause=5.0,
)

__all__ = ["GAME"]
