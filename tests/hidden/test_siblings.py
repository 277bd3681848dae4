"""Hidden information: what a seat is shown stays the same byte for byte, whatever it cannot see.

A *sibling* of a state is another one that agrees with all that a seat knows (``resample``).
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.kit import CARD, KEYS, SETTINGS, Match, Setting, cards_in, count_cards, encoded

from salon.core.actor import CLOCK, HOUSE, Actor, Expire, Next
from salon.core.contract import Game
from salon.core.play import check, read_action
from salon.core.turn import Chance
from salon.core.viewer import ALL, SPECTATOR, Viewer

STEPS = 300
STRIDE = 25
"""One position in so many is looked at, and those at which a phase begins."""
BEGINNINGS = 6
"""So many times at most for each phase."""

each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@each_setting
def test_a_seat_cannot_tell_siblings_apart(setting: Setting) -> None:
    match = Match(setting)
    game, looked = match.game, 0
    for seat, sibling in siblings(match):
        state, looked = match.state, looked + 1
        assert encoded(game.view(sibling, seat)) == encoded(game.view(state, seat))
        assert encoded(game.view(sibling, SPECTATOR)) == encoded(game.view(state, SPECTATOR)), (
            "nor can a stranger"
        )
        assert game.to_act(sibling) == game.to_act(state)
        assert game.legal(sibling, seat) == game.legal(state, seat)
        assert game.decision(sibling, seat) == game.decision(state, seat)
        assert game.returns(sibling) == game.returns(state)
        assert _timing(game, sibling) == _timing(game, state)
        if seat in match.to_act:
            assert game.default(sibling, seat) == game.default(state, seat)
        for raw in attempts(match, seat):
            action = read_action(game, raw)
            mine = check(game, state, match.seats, seat, action)
            assert check(game, sibling, match.seats, seat, action) == mine, (
                f"{raw} tells seat {seat} something"
            )
    assert looked > 10


@pytest.mark.parametrize("key", KEYS)
def test_siblings_are_made_at_all(key: str) -> None:
    """Were nothing ever drawn anew, the tests of this file would say nothing."""
    hidden = drawn = 0
    for setting in [setting for setting in SETTINGS if setting.key == key][:3]:
        match = Match(setting)
        for seat, sibling in siblings(match):
            full = encoded(match.game.view(match.state, ALL))
            # A card that was seen before it was put away may be known for certain: it need not be drawn anew.
            known = encoded((match.game.view(match.state, seat), match.told(seat, this_round=True)))
            unseen = cards_in(full) - cards_in(known)
            hidden += len(unseen) > 1
            drawn += len(unseen) > 1 and encoded(match.game.view(sibling, ALL)) != full
    assert drawn >= hidden * 0.8, f"{drawn} of {hidden} positions with hidden cards were drawn anew"


@each_setting
def test_what_happens_tells_no_more_than_what_it_shows(setting: Setting) -> None:
    """The same input to both siblings: a seat is told the same, unless a card is turned up before it."""
    match = Match(setting)
    game, compared = match.game, 0
    for seat, sibling in siblings(match):
        for actor, action in inputs(match, seat):
            if isinstance(actor, int) and game.check(sibling, actor, action) is not None:
                continue
            mine = _told(game, match.state, actor, action, seat)
            other = _told(game, sibling, actor, action, seat)
            if mine != other:
                before = encoded(game.view(match.state, seat))
                shown = [_turned_up(before, told) for told in (mine, other)]
                # What else is hidden makes a difference when it is told: a choice, the pocket of a wheel that turns.
                choice = _faceless(game, sibling) != _faceless(game, match.state)
                secret = choice or "spin" in match.source.script
                assert secret or any(shown), f"{action} by {actor} tells seat {seat} {mine!r} or {other!r}"
            compared += 1
    assert compared > 10


@each_setting
def test_siblings_can_be_played_on(setting: Setting) -> None:
    match = Match(setting)
    for number, (_, sibling) in enumerate(siblings(match)):
        if number % 7:
            continue
        copy = Match(setting)
        copy.state = sibling
        for step in copy.play(30):
            assert step.after is not None


def siblings(match: Match) -> Iterator[tuple[int, Any]]:
    """At positions of random play: a seat, and a sibling of ``match.state`` that agrees with what it knows."""
    game, rng = match.game, random.Random(f"siblings of {match.setting}")
    phase, begun = None, Counter[str]()
    for number in range(STEPS):
        before, phase = phase, game.view(match.state, SPECTATOR).phase
        begun[phase] += phase != before
        if (phase != before and begun[phase] <= BEGINNINGS) or number % STRIDE == 0:
            for seat, player in enumerate(game.view(match.state, SPECTATOR).players):
                if player is not None:  # An empty stool knows nothing.
                    yield seat, game.resample(game.view(match.state, seat), match.told(seat), seat, rng)
        if match.over:
            match.begin()
        else:
            match.do(*match.choose())


def attempts(match: Match, seat: int) -> Iterator[Any]:
    """Actions that a curious seat could try: those of others, those played before, cards that it does not see."""
    yield from match.rng.sample(match.actions, min(12, len(match.actions)))
    everything = sorted(cards_in(encoded(match.game.view(match.state, ALL))))
    tried = match.rng.sample(everything, min(12, len(everything)))
    for kind in match.game.actions:
        tag, names = kind.__struct_config__.tag, kind.__struct_fields__
        yield {"type": tag}
        for code in tried:
            for value in (code, [code], [code, code]):
                yield {"type": tag, **dict.fromkeys(names, value)}
        for number in range(9):
            yield {"type": tag, **dict.fromkeys(names, number)}
    for other in match.to_act:
        if other != seat:
            yield from _plain_options(match, other)


def inputs(match: Match, seat: int) -> Iterator[tuple[Actor, Any]]:
    """Inputs of others that are possible now."""
    game, state = match.game, match.state
    for other in match.to_act:
        if other == seat:
            continue
        view = game.view(state, other)
        options = game.legal(state, other)
        for option in match.rng.sample(options, min(6, len(options))):
            yield other, game.fill(view, option, match.rng)
        if (default := game.default(state, other)) is not None:
            yield other, default
    if game.clock(state) is not None:
        yield CLOCK, Expire()
    yield HOUSE, Next()


def _plain_options(match: Match, seat: int) -> Iterator[Any]:
    view = match.game.view(match.state, seat)
    for option in match.game.legal(match.state, seat):
        yield msgspec.to_builtins(match.game.fill(view, option, match.rng))


def _faceless(game: Game, state: Any) -> str:
    """All that there is to see but the faces of the cards."""
    return CARD.sub('"#"', encoded(game.view(state, ALL)).decode())


def _told(game: Game, state: Any, actor: Actor, action: Any, viewer: Viewer) -> tuple[bytes, bytes]:
    """What the viewer is told about the input, and its view after it, unless the croupier has to draw first."""
    after, events = game.apply(state, actor, action)
    told = encoded(tuple(game.redact(event, viewer) for event in events))
    owed = game.to_act(after)
    return told, type(owed.spec).__name__.encode() if isinstance(owed, Chance) else encoded(
        game.view(after, viewer)
    )


def _turned_up(before: bytes, told: tuple[bytes, bytes]) -> bool:
    """Whether a card is seen that was not, in a view or in the events that lead to it."""
    events, after = told
    return bool(count_cards(after) - count_cards(before) or cards_in(events) - cards_in(before))


def _timing(game: Game, state: Any) -> Any:
    clock = game.clock(state)
    return None if clock is None else (clock.seats, clock.seconds, clock.lead)
