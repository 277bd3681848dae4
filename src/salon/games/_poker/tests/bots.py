"""What the tests of both house players ask of them."""

from __future__ import annotations

import random
from collections import Counter

from salon.core.contract import Game
from salon.games._poker.tests.driver import Match
from salon.games._poker.types import CALL


def answers(game: Game, deck: str, before: str, moods: int) -> Counter[str]:
    """What it answers, of two players, after the bets ``before``, in so many moods."""
    match = Match(game, 2, deck)
    match.bets(before)
    seat = match.turn
    found = [game.bot(match.view(seat), match.told(seat), seat, random.Random(seed)) for seed in range(moods)]
    return Counter(type(action).__name__ for action in found)


def knows_only_its_view(match: Match) -> bool:
    """Whether it does the same whatever those cards are that it does not see."""
    game, seat, told = match.game, match.turn, match.told(match.turn)
    mine = game.bot(match.view(seat), told, seat, random.Random(1))
    others = [game.resample(match.view(seat), told, seat, random.Random(seed)) for seed in range(8)]
    return all(game.bot(game.view(other, seat), told, seat, random.Random(1)) == mine for other in others)


def margin(game: Game, other: str, matches: int, rounds: int) -> int:
    """What it wins, in all, from an opponent who always calls, or who plays at random."""
    won = 0
    for number in range(matches):
        rng = random.Random(number)
        match = Match(game, 2, rng=rng, dealer=number % 2, config={"rounds": rounds})
        house = number // 2 % 2
        while not match.over:
            if not match.to_act:
                match.next()
                continue
            seat = match.to_act[0]
            options = match.legal(seat)
            if seat == house:
                action = game.bot(match.view(seat), match.told(seat), seat, rng)
            elif other == "random":
                action = game.fill(match.view(seat), rng.choice(options), rng)
            else:
                action = CALL if CALL in options else game.default(match.state, seat)
            match.do(seat, action)
        won += match.stacks()[house] - 1000
    return won


def played(match: Match, rng: random.Random) -> set[type[object]]:
    """The kinds of its actions in a whole match; fails where one of them is refused."""
    seen: set[type[object]] = set()
    while not match.over:
        if not match.to_act:
            match.next()
        for seat in match.to_act:
            action = match.game.bot(match.view(seat), match.told(seat), seat, rng)
            seen.add(type(action))
            match.do(seat, action)
    return seen
