"""Poker against PokerKit, hand by hand: who is asked, what a call costs, what a raise may be, who ends with what.

The two rulebooks differ in a few places (docs/poker-differences.md). Each of them is told apart here, and nothing
else may differ.
"""

from __future__ import annotations

import random
import warnings
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from pokerkit import Automation, BettingStructure, Deck, NoLimitTexasHoldem, Opening, StandardHighHand, Street
from pokerkit import State as Theirs

from salon.cards.pack import FRENCH
from salon.cards.poker.rank import rank
from salon.core.discovery import game
from salon.games._poker.tests.driver import Match
from salon.games._poker.types import CALL, CHECK, FOLD, Raise, RaiseRange
from salon.games.draw_poker.types import Draw, Drew

HANDS = 400
AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
    Automation.RUNOUT_COUNT_SELECTION,
)


class Table:
    """One hand, played in both programs with the same cards. PokerKit counts its players from the dealer's left."""

    def __init__(self, key: str, number: int) -> None:
        self.rng = rng = random.Random(f"{key} {number}")
        seats = rng.randrange(2, game(key).max_seats + 1)
        # Whole compulsory bets: short ones are one of the differences.
        stacks = [20 + rng.randrange(rng.choice((40, 200, 1200))) for _ in range(seats)]
        dealer = rng.randrange(seats)
        self.ours = Match(game(key), seats, rng=rng, config={"rounds": 1}, stacks=stacks, dealer=dealer)
        self.order = [(dealer + 1 + index) % seats for index in range(seats)]
        begun = [stacks[seat] for seat in self.order]
        self.theirs = _holdem(begun) if key == "holdem" else _draw_poker(begun)
        hands = [player.hand for player in self.ours.view("all").players]
        for index in range(len(hands[0])):
            for seat in self.order:
                self.theirs.deal_hole(hands[seat][index])
        board = self.ours.state.board + self.ours.state.pack
        self._board = list(FRENCH.names(board[:5])) if key == "holdem" else []
        self.differences: Counter[str] = Counter()
        self.follow()

    def follow(self) -> None:
        """Let the other croupier do what ours has done."""
        while self.theirs.status and self.theirs.actor_index is None:
            if self.theirs.can_burn_card():
                self.theirs.burn_card("??")
            elif self.theirs.can_deal_board():
                cards = 1 if self.theirs.board_cards else 3
                self.theirs.deal_board("".join(self._board[:cards]))
                del self._board[:cards]
            else:
                break
        # The big blind is offered its say although nobody could answer it.
        if self.theirs.actor_index is not None and not self.ours.to_act:
            assert self.theirs.checking_or_calling_amount == 0
            assert not self.theirs.can_complete_bet_or_raise_to()
            self.differences["nothing to say"] += 1
            self.theirs.check_or_call()
            self.follow()

    def bet(self) -> None:
        """Compare one decision, and act in both."""
        seat, state = self.ours.turn, self.ours.state
        assert self.order[self.theirs.actor_index or 0] == seat
        owed = state.current_bet - state.bets[seat]
        assert self.theirs.checking_or_calling_amount == min(owed, state.stacks[seat])
        both = self._raises(seat)
        choice = self.rng.random()
        if both is not None and choice < 0.4:
            to = self.rng.choice((*both, self.rng.randint(*both)))
            self.ours.do(seat, Raise(to))
            self.theirs.complete_bet_or_raise_to(to)
        elif owed and choice < 0.6:
            self.ours.do(seat, FOLD)
            self.theirs.fold()
        else:
            self.ours.do(seat, CALL if owed else CHECK)
            self.theirs.check_or_call()
        self.follow()

    def _raises(self, seat: int) -> tuple[int, int] | None:
        """The bounds of a raise on which both agree; what they do not agree on must be a known difference."""
        state = self.ours.state
        options = self.ours.game.legal(state, seat)
        mine = next(((option.min, option.max) for option in options if isinstance(option, RaiseRange)), None)
        least = self.theirs.min_completion_betting_or_raising_to_amount
        most = self.theirs.max_completion_betting_or_raising_to_amount
        other = None if least is None or most is None else (least, most)
        if mine == other:
            return mine
        if other is None:
            # raise.7: a seat with chips can answer, even one that could not match the current bet.
            rest = [
                state.bets[rival] + state.stacks[rival]
                for rival in range(self.ours.seats)
                if rival != seat and state.live >> rival & 1
            ]
            assert max(rest) <= state.current_bet, (mine, other)
            self.differences["nobody above the bet"] += 1
        else:
            # raise.6: a short all-in as the first raise of a round does not give the right back.
            assert mine is None
            assert state.levels[seat] >= 0
            assert state.full_raise == state.unit
            assert state.current_bet - state.levels[seat] < state.unit
            self.differences["short first raise"] += 1
        return None

    def exchange(self) -> None:
        """All choose, in the other program one after the other."""
        for seat in self.order:
            if seat in self.ours.to_act:
                action = self.ours.game.fill(
                    self.ours.view(seat), self.ours.game.legal(self.ours.state, seat)[0], self.rng
                )
                assert isinstance(action, Draw)
                self.theirs.stand_pat_or_discard("".join(action.discard))
                self.ours.do(seat, action)
        if self.theirs.can_burn_card():
            self.theirs.burn_card("??")
        for event in self.ours.happened(Drew):
            for card in event.cards:
                self.theirs.deal_hole(card)
        self.follow()

    def compare_stacks(self) -> None:
        """The same chips for everybody; an odd chip may lie with another winner of the same pot."""
        assert not self.theirs.status
        ours = [self.ours.stacks()[seat] for seat in self.order]
        theirs = list(self.theirs.stacks)
        odd = sum(pot.amount % len(pot.winners) for pot in self.ours.view().pots)
        if ours != theirs:
            assert sum(ours) == sum(theirs)
            assert max(abs(mine - other) for mine, other in zip(ours, theirs, strict=True)) <= odd
            self.differences["odd chips"] += 1


def _holdem(stacks: list[int]) -> Theirs:
    return NoLimitTexasHoldem.create_state(AUTOMATIC, True, 0, (10, 20), 20, tuple(stacks), len(stacks))


def _draw_poker(stacks: list[int]) -> Theirs:
    first = Street(False, (False,) * 5, 0, False, Opening.POSITION, 20, None)
    second = Street(True, (), 0, True, Opening.POSITION, 20, None)
    return Theirs(
        AUTOMATIC,
        Deck.STANDARD,
        (StandardHighHand,),
        (first, second),
        BettingStructure.NO_LIMIT,
        True,
        10,
        0,
        0,
        tuple(stacks),
        len(stacks),
    )


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    # PokerKit warns of cards that are dealt out of the order of its own deck.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_holdem_plays_as_pokerkit_does() -> None:
    seen: Counter[str] = Counter()
    for number in range(HANDS):
        table = Table("holdem", number)
        while not table.ours.over:
            table.bet()
        table.compare_stacks()
        seen += table.differences
    assert seen["nobody above the bet"] + seen["short first raise"] < HANDS / 4, seen


def test_draw_poker_plays_as_pokerkit_does() -> None:
    seen: Counter[str] = Counter()
    for number in range(HANDS):
        table = Table("draw_poker", number)
        while not table.ours.over:
            if table.ours.view().phase == "draw":
                table.exchange()
            else:
                table.bet()
        table.compare_stacks()
        seen += table.differences
    assert seen["nobody above the bet"] + seen["short first raise"] < HANDS / 4, seen


@pytest.mark.parametrize("size", [5, 6, 7])
def test_hands_rank_as_in_pokerkit(size: int) -> None:
    rng = random.Random(size)

    def hand() -> tuple[int, Any]:
        cards = rng.sample(range(52), size)
        return rank(cards), StandardHighHand.from_game("".join(FRENCH.names(cards)))

    for _ in range(300):
        (mine, other), (mine_too, other_too) = hand(), hand()
        assert (mine < mine_too) == (other < other_too)
        assert (mine == mine_too) == (other == other_too)
