"""Texas Hold'em: two cards in hand, five in the middle."""

from salon.core.contract import Game
from salon.games._poker import types as _poker
from salon.games.holdem import rules, sampling, types
from salon.games.holdem.bot import choose
from salon.games.holdem.view import redact, view

GAME = Game(
    key="holdem",
    place="table",
    min_seats=2,
    max_seats=types.MAX_SEATS,
    rules_version=1,
    config=types.Config,
    setup_type=_poker.Setup,
    actions=(_poker.Fold, _poker.Check, _poker.Call, _poker.Raise),
    options=(_poker.Fold, _poker.Check, _poker.Call, _poker.RaiseRange),
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
    choices={"rounds": _poker.ROUNDS, "stack": (1000,), "blinds": ((10, 20),)},
    refusals=rules.REFUSALS,
    keeps_secrets=True,
    phases=("betting", "round_over", "over"),
)

__all__ = ["GAME"]
