"""Président: be rid of all one's cards before the others."""

from salon.core.contract import Game
from salon.games.president import rules, sampling, types
from salon.games.president.bot import choose
from salon.games.president.view import redact, view

GAME = Game(
    key="president",
    place="table",
    min_seats=types.MIN_SEATS,
    max_seats=types.MAX_SEATS,
    rules_version=1,
    config=types.Config,
    setup_type=types.Setup,
    actions=(types.Play, types.Pass, types.Give),
    options=(types.Play, types.Pass, types.GiveOption),
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
    choices={"rounds": (1, 3, 5, 8, 10, 20), "opener": ("left", "queen_of_hearts", "three_of_clubs")},
    refusals=rules.REFUSALS,
    phases=("exchange", "play", "round_over", "over"),
)

__all__ = ["GAME"]
