"""Random legal play in one process, interpreted: decisions a second, beside OpenSpiel's loop where it has a like game.

``pip install open_spiel`` brings the peer; without it our figures stand alone. A decision is what a seat does: dealing
and the croupier's part take their time and count for nothing, on both sides.
"""

from __future__ import annotations

import random
from importlib.util import find_spec
from typing import Any

from bench._side_by_side import Job, rates, report

from salon.bots.random_player import random_player
from salon.cards.pack import FRENCH
from salon.core.chance import RandomSource, Shuffle
from salon.core.contract import Game
from salon.core.discovery import game, games
from salon.env.match import play
from salon.games.blackjack.playout import play_out as play_donnes
from salon.games.payoo.cards import dealt_codes
from salon.games.payoo.playout import play_out as play_round
from salon.games.president.playout import play_out as play_plis

SEATS = 4
DECISIONS = 20_000
"""About how many decisions a job makes in one round of the measurement."""
PEERS = {"payoo": "hearts", "president": "dou_dizhu", "blackjack": "blackjack"}


def payoo() -> Job:
    """Return whole matches of one round, from the shuffle on, by the fast twin."""
    played = game("payoo")
    rand = random.Random(1).random
    config = played.config(rounds=1)
    decisions = SEATS + len(dealt_codes(SEATS))  # the gifts, and every card

    def job() -> int:
        rounds = DECISIONS // decisions
        for _ in range(rounds):
            play_round(played.setup(config, SEATS, played.setup_type()), rand)
        return rounds * decisions

    return job


def president() -> Job:
    """Return whole matches of one round, from the shuffle on, by the fast twin."""
    played = game("president")
    rand = random.Random(1).random
    config = played.config(rounds=1)

    def job() -> int:
        decisions = 0
        while decisions < DECISIONS:
            decisions += play_plis(played.setup(config, SEATS, played.setup_type()), rand)[1]
        return decisions

    return job


def blackjack() -> Job:
    """Return an evening of one player against the croupier, by the fast twin."""
    played = game("blackjack")
    rng = random.Random(1)
    source = RandomSource(rng)
    config: Any = played.config()
    state = played.setup(config, 1, played.setup_type())
    shoe = Shuffle(FRENCH.codes * config.decks)
    return lambda: play_donnes(state, DECISIONS // 2, rng.random, lambda: source.draw(shoe))[2]


def through_the_env(played: Game) -> Job:
    """Return matches of random players as ``salon simulate`` plays them: views, redacted events and records built."""
    rng = random.Random(1)
    players = [random_player(played)] * min(SEATS, played.max_seats)

    def job() -> int:
        return sum(
            "seat" in line.__struct_fields__ for line in play(played, None, players, rng, donnes=20).lines
        )

    return job


def openspiel(name: str) -> Job:
    """Return OpenSpiel's loop in Python on that game; its chance nodes are uniform and drawn like the decisions."""
    import pyspiel  # type: ignore[import-not-found]  # noqa: PLC0415 - a peer that need not be there

    played = pyspiel.load_game(name)
    rand = random.Random(1).random

    def job() -> int:
        decisions = 0
        while decisions < DECISIONS:
            state = played.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                actions = state.legal_actions()
                state.apply_action(actions[int(rand() * len(actions))])
        return decisions

    return job


def main() -> None:
    """Measure and print."""
    for key, ours in {"payoo": payoo, "president": president, "blackjack": blackjack}.items():
        jobs = {"Le Salon": ours()}
        if find_spec("pyspiel") is not None:
            jobs[f"OpenSpiel {PEERS[key]}"] = openspiel(PEERS[key])
        report(key, "decisions/s", rates(jobs), "Le Salon")
    everyday = {key: through_the_env(played) for key, played in games().items()}
    print("\nthrough the env, four seats, a view for every decision")
    for key, found in rates(everyday, rounds=3).items():
        print(f"  {key:<28} {max(found):>14,.0f} decisions/s")


if __name__ == "__main__":
    main()
