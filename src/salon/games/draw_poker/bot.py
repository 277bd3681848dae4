"""The house player of Poker fermé: what it keeps, and what its hand will be worth once all have drawn."""

from __future__ import annotations

from collections.abc import Sequence

from salon.cards.pack import FRENCH
from salon.cards.poker.classes import CATEGORIES, hand_class
from salon.cards.poker.rank import HEIGHTS, rank
from salon.core.chance import Rng
from salon.games._poker.events import Event
from salon.games._poker.mind import decide, draw_cards, rivals
from salon.games._poker.sampling import told_now
from salon.games._poker.types import CHECK, FOLD
from salon.games.draw_poker.types import HAND, MAX_DISCARD, Action, Chose, Draw, DrawOption, View

SAMPLES = 100
CARDS = HAND + MAX_DISCARD
"""How many cards a rival may hold in a hand: with six seats the pack is just enough (``draw.6``)."""
BLUFF_PAT = 0.03
"""How often it keeps all five of a poor hand, to bet on as if it were a good one."""
KICKER = 0.2
"""How often it keeps its highest other card beside a pair, so that its draw does not tell a pair from a brelan."""

_TWO_PAIR = CATEGORIES.index("two_pair")
_STRAIGHT = CATEGORIES.index("straight")
_FOUR = CATEGORIES.index("four_of_a_kind")


def choose(view: View, events: Sequence[Event], seat: int, rng: Rng) -> Action:
    """Return what the house player in ``seat`` does; ``seat`` may act."""
    hand = FRENCH.cards(view.players[seat].hand)
    options = view.legal or ()
    if any(isinstance(option, DrawOption) for option in options):
        return Draw(FRENCH.names(_varied(hand, rng)))
    bets = [option for option in options if not isinstance(option, DrawOption)]
    seen = set(hand)
    for event in told_now(events):
        if isinstance(event, Chose) and event.seat == seat:
            seen.update(FRENCH.cards(event.discard or ()))
    unseen = [card for card in range(52) if card not in seen]
    opponents = [
        player.drew
        for other, player in enumerate(view.players)
        if other != seat and player.state in ("in", "all_in")
    ]
    if not rivals(view.players, seat):
        return CHECK if CHECK in bets else FOLD
    chance = chance_of_winning(hand, view.street == "second", opponents, unseen, rng)
    return decide(view, view.players, bets, seat, chance, rng)


def given_up(hand: Sequence[int]) -> tuple[int, ...]:
    """Return the cards that a sensible player changes: groups are kept, then four to a flush or to an open straight."""
    level = hand_class(rank(hand)).level
    heights = [HEIGHTS[card] for card in hand]
    if _STRAIGHT <= level < _FOUR or level > _FOUR:
        return ()
    if level:
        return tuple([card for card in hand if heights.count(HEIGHTS[card]) == 1][:MAX_DISCARD])
    suits = [card // 13 for card in hand]
    for card in hand:
        if suits.count(card // 13) == 1 and len(set(suits)) == 2:
            return (card,)
    ordered = sorted(hand, key=HEIGHTS.__getitem__)
    for lone, four in ((ordered[0], ordered[1:]), (ordered[4], ordered[:4])):
        if HEIGHTS[four[3]] - HEIGHTS[four[0]] == 3 and HEIGHTS[four[3]] < 12:
            return (lone,)
    return tuple(ordered[:MAX_DISCARD])


def chance_of_winning(
    hand: tuple[int, ...],
    drawn: bool,
    opponents: Sequence[int | None],
    unseen: list[int],
    rng: Rng,
    samples: int = SAMPLES,
) -> float:
    """Return the share of the pot that ``hand`` takes on average once everybody has drawn.

    ``drawn``: the exchange is over. ``opponents`` has one entry a rival: how many cards it changed, None if unknown.
    """
    kept = hand if drawn else tuple([card for card in hand if card not in given_up(hand)])
    missing = HAND - len(kept)
    won = 0.0
    for _ in range(samples):
        cards = draw_cards(unseen, missing + CARDS * len(opponents), rng)
        mine = rank((*kept, *cards[:missing]))
        sharing = 1
        at = missing
        for changed in opponents:
            theirs = rank(_rival(cards[at : at + CARDS], changed))
            at += CARDS
            if theirs > mine:
                break
            sharing += theirs == mine
        else:
            won += 1 / sharing
    return won / samples


def _rival(cards: list[int], changed: int | None) -> list[int]:
    """Return the hand of a rival that was dealt the first five of ``cards`` and draws from the others."""
    dealt = cards[:HAND]
    given = given_up(dealt)
    if changed == 0 and hand_class(rank(dealt)).level < _TWO_PAIR:
        # Nobody stands pat on nothing: the best of two hands that it may have been dealt.
        return max(dealt, cards[MAX_DISCARD:], key=rank)
    return [card for card in dealt if card not in given] + cards[HAND : HAND + len(given)]


def _varied(hand: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    given = given_up(hand)
    mood = rng.random()
    if mood < BLUFF_PAT:
        return ()
    if len(given) == MAX_DISCARD and mood > 1.0 - KICKER and hand_class(rank(hand)).level == 1:
        return tuple(sorted(given, key=HEIGHTS.__getitem__)[:2])
    return given
