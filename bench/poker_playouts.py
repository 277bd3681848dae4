"""Random play of Hold'em with six seats, full rules, in one process: decisions a second, beside clubs and PokerKit.

``pip install clubs pokerkit`` brings the peers; what is not installed is left out. All play by the same dice: a fold
where something is owed (3 in 20), a raise between the minimum and three times as much (1 in 5), otherwise a call.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from bench._side_by_side import Job, rates, report

from salon.core.actor import CHANCE, HOUSE, Next
from salon.core.chance import RandomSource
from salon.core.contract import Game
from salon.core.discovery import game
from salon.core.turn import Chance, Seats
from salon.games._poker.types import CALL, CHECK, FOLD, Raise, RaiseRange
from salon.games.draw_poker.types import Draw, DrawOption

SEATS = 6
KEEP_ALL = Draw(())


def ours(played: Game, hands: int) -> Job:
    """Whole matches through the contract of the game, events included."""
    rng = random.Random(1)
    source = RandomSource(rng)

    def job() -> int:
        decisions = ended = 0
        while ended < hands:
            state = played.setup(played.config(), SEATS, played.setup_type())
            while True:
                waiting = played.to_act(state)
                if isinstance(waiting, Seats):
                    if not waiting.seats:
                        ended += 1
                        state, _ = played.apply(state, HOUSE, Next())
                        continue
                    seat = waiting.seats[0]
                    action = _chosen(played.legal(state, seat), rng)
                    state, _ = played.apply(state, seat, action)
                    decisions += 1
                elif isinstance(waiting, Chance):
                    state, _ = played.apply(state, CHANCE, source.draw(waiting.spec))
                else:
                    ended += 1
                    break
        return decisions

    return job


def _chosen(options: tuple[Any, ...], rng: random.Random) -> Any:
    if isinstance(options[0], DrawOption):
        return KEEP_ALL
    dice = rng.random()
    last = options[-1]
    if dice > 0.8 and isinstance(last, RaiseRange):
        return Raise(rng.randint(last.min, min(last.max, 3 * last.min)))
    if options[1] is CHECK:
        return CHECK
    return FOLD if dice < 0.15 else CALL


def clubs_job(hands: int) -> Job:
    """The same with clubs."""
    import clubs  # type: ignore[import-not-found]  # noqa: PLC0415 - a peer that need not be there

    rng = random.Random(1)
    dealer = clubs.poker.Dealer(
        num_players=SEATS,
        num_streets=4,
        blinds=[0, 10, 20, 0, 0, 0],
        antes=0,
        raise_sizes="inf",
        num_raises="inf",
        num_suits=4,
        num_ranks=13,
        num_hole_cards=2,
        num_community_cards=[0, 3, 1, 1],
        num_cards_for_hand=5,
        mandatory_num_hole_cards=0,
        start_stack=1000,
    )

    def job() -> int:
        decisions = 0
        for _ in range(hands):
            seen = dealer.reset(reset_stacks=True)
            over = False
            while not over:
                dice = rng.random()
                call, least, most = seen["call"], seen["min_raise"], seen["max_raise"]
                if dice > 0.8 and most > call:
                    bet = rng.randint(int(least), int(min(most, 3 * least)))
                else:
                    bet = -1 if call and dice < 0.15 else call
                decisions += 1
                try:
                    seen, _, done = dealer.step(bet)
                except IndexError:
                    break  # It stumbles over the odd chips of some shared pots.
                over = all(done)
        return decisions

    return job


def pokerkit_job(hands: int) -> Job:
    """The same with PokerKit, everything that the croupier does automated."""
    from pokerkit import Automation, NoLimitTexasHoldem  # noqa: PLC0415 - a peer that need not be there

    rng = random.Random(1)
    automatic = tuple(Automation)

    def job() -> int:
        decisions = 0
        for _ in range(hands):
            state = NoLimitTexasHoldem.create_state(automatic, True, 0, (10, 20), 20, 1000, SEATS)
            while state.status:
                dice = rng.random()
                least = state.min_completion_betting_or_raising_to_amount
                most = state.max_completion_betting_or_raising_to_amount
                if dice > 0.8 and least is not None and most is not None:
                    state.complete_bet_or_raise_to(rng.randint(least, min(most, 3 * least)))
                elif state.checking_or_calling_amount and dice < 0.15:
                    state.fold()
                else:
                    state.check_or_call()
                decisions += 1
        return decisions

    return job


def main() -> None:
    """Measure and print."""
    peers: dict[str, tuple[str, Callable[[int], Job], int]] = {
        "clubs": ("clubs", clubs_job, 400),
        "pokerkit": ("PokerKit", pokerkit_job, 30),
    }
    jobs = {"Le Salon": ours(game("holdem"), 400)}
    for module, (name, job, hands) in peers.items():
        if find_spec(module) is not None:
            jobs[name] = job(hands)
    report("Texas Hold'em, six seats", "decisions/s", rates(jobs), "Le Salon")
    found = rates({"Le Salon": ours(game("draw_poker"), 400)})
    report("Poker fermé, six seats", "decisions/s", found, "Le Salon")


if __name__ == "__main__":
    main()
