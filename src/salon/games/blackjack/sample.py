"""A whole state that agrees with what a seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from salon.cards.pack import FRENCH, HIDDEN
from salon.cards.shuffle import shuffled
from salon.core.chance import Rng
from salon.games.blackjack.donne import peeks
from salon.games.blackjack.totals import is_blackjack
from salon.games.blackjack.types import (
    DealerDrew,
    Dealt,
    Doubled,
    Drew,
    Event,
    PlayerView,
    Revealed,
    Shuffled,
    State,
    Stool,
    View,
)


def resample(view: View, events: tuple[Event, ...], seat: int, rng: Rng) -> State:
    """Return a state in which the hidden card and the shoe are drawn from the cards that have not been seen.

    ``events`` may reach back to the last shuffle; cards seen before the first of them count as unseen.
    """
    order = list(shuffled(_unseen(view, events), rng.getrandbits))
    dealer = view.dealer_hand
    if HIDDEN in dealer:
        up = dealer[0]
        # peek.2: the dealer has looked, and has no blackjack.
        spot = next(at for at, card in enumerate(order) if not (peeks(up) and is_blackjack((up, card))))
        dealer = (up, order.pop(spot))
    size = len(FRENCH.codes) * view.config.decks if view.shoe or view.phase != "betting" else 0
    gone = size - view.shoe
    return State(
        config=view.config,
        stools=tuple(_stool(player) for player in view.players),
        round=view.round,
        phase=view.phase,
        shoe=("",) * gone + tuple(order[: view.shoe]),
        drawn=gone,
        dealer=dealer,
        turn=view.to_act[0] if view.phase == "playing" else None,
        countdown=int(view.phase == "betting" and any(player and player.bet for player in view.players)),
    )


def _unseen(view: View, events: Iterable[Event]) -> tuple[str, ...]:
    seen: Counter[str] = Counter()
    now: Counter[str] = Counter(card for card in view.dealer_hand if card != HIDDEN)
    now.update(card for player in view.players if player for card in player.hand)
    for event in events:
        match event:
            case Shuffled():
                seen.clear()
            case Dealt(_, _, hands, up):
                seen.update((up, *(card for hand in hands for card in hand)))
            case Drew(_, card) | Doubled(_, card) | Revealed(card) | DealerDrew(card):
                seen[card] += 1
    # What lies on the table is among what the events told, unless they do not reach back far enough.
    left = Counter(FRENCH.codes * view.config.decks) - (seen | now)
    return tuple(left.elements())


def _stool(player: PlayerView | None) -> Stool:
    if player is None:
        return Stool()
    return Stool(
        balance=player.balance,
        loans=player.loans,
        taken=True,
        leaving=player.leaving,
        away=player.away,
        bet=player.bet,
        hand=player.hand,
        status=player.state,
        result=player.result,
        net=player.net,
        skipped=player.skipped,
    )
