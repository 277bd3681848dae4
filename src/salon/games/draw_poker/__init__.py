"""Poker fermé: five cards, one exchange."""

from salon.core.contract import Game
from salon.games._poker import types as _poker
from salon.games.draw_poker import rules, sampling, types
from salon.games.draw_poker.bot import choose
from salon.games.draw_poker.view import redact, view

GAME = Game(
    key="draw_poker",
    place="table",
    min_seats=2,
    max_seats=types.MAX_SEATS,
    rules_version=1,
    config=types.Config,
    setup_type=_poker.Setup,
    actions=(_poker.Fold, _poker.Check, _poker.Call, _poker.Raise, types.Draw),
    options=(_poker.Fold, _poker.Check, _poker.Call, _poker.RaiseRange, types.DrawOption),
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
    choices={"rounds": _poker.ROUNDS, "stack": (1000,), "ante": (10,)},
    refusals=rules.REFUSALS,
    keeps_secrets=True,
    phases=("betting", "draw", "round_over", "over"),
)

__all__ = ["GAME"]
