"""No card that lies face down for somebody occurs in what that somebody is told."""

from typing import Any

import pytest
from tests.kit import SETTINGS, Match, Setting, cards_in, encoded

from salon.core.viewer import ALL, SPECTATOR, Viewer

STEPS = 200

each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@each_setting
def test_no_event_names_a_card_that_stays_hidden(setting: Setting) -> None:
    match = Match(setting)
    game = match.game
    for viewer in _eyes(match):
        hidden = cards_in(encoded(game.view(match.state, ALL))) - cards_in(
            encoded(game.view(match.state, viewer))
        )
        assert cards_in(encoded(match.told(viewer))) & hidden == set(), (
            f"{viewer} is told hidden cards by the deal"
        )
    for step in match.play(STEPS):
        everything = cards_in(encoded(game.view(step.after, ALL)))
        for viewer in _eyes(match):
            known = cards_in(encoded(game.view(step.before, viewer)))
            hidden = everything - cards_in(encoded(game.view(step.after, viewer))) - known
            told = tuple(game.redact(event, viewer) for event in step.events)
            leaked = (cards_in(encoded(told)) & hidden) - _turned_up(match, step.events)
            assert leaked == set(), f"{step.action} by {step.actor} tells {viewer} {leaked}"


@each_setting
def test_a_view_names_no_card_of_a_hidden_hand(setting: Setting) -> None:
    """Whatever a view shows beside its own player is shown to everybody, or was told to this seat."""
    match = Match(setting)
    game = match.game
    for step in match.play(STEPS):
        public = cards_in(encoded(game.view(step.after, SPECTATOR)))
        for seat in range(match.seats):
            view = game.view(step.after, seat)
            mine = cards_in(encoded(view.players[seat]))
            others = cards_in(encoded(view)) - mine - public
            assert others <= cards_in(encoded(match.told(seat))), f"seat {seat} sees {others}"


@each_setting
def test_a_stranger_sees_nothing_that_a_seat_does_not(setting: Setting) -> None:
    match = Match(setting)
    game = match.game
    hidden = False
    for step in match.play(STEPS):
        stranger = cards_in(encoded(game.view(step.after, SPECTATOR)))
        told = [encoded(game.redact(event, SPECTATOR)) for event in step.events]
        everything = cards_in(encoded(game.view(step.after, ALL)))
        hidden = hidden or everything != stranger
        for seat in range(match.seats):
            assert stranger <= cards_in(encoded(game.view(step.after, seat)))
            for number, event in enumerate(step.events):
                mine = cards_in(encoded(game.redact(event, seat)))
                assert cards_in(told[number]) <= mine, f"{event} tells a stranger more than seat {seat}"
    assert hidden or game.place == "roulette", "cards that somebody may not see"


def _turned_up(match: Match, events: tuple[Any, ...]) -> set[str]:
    """The cards that are turned up for the whole table, one an event, even if they are put away at once.

    So a card that makes somebody bust is seen by all before it goes under a closed stack.
    """
    redact = match.game.redact
    return {
        event.card
        for event in events
        if isinstance(getattr(event, "card", None), str)
        and all(redact(event, viewer) == event for viewer in _eyes(match))
    }


def _eyes(match: Match) -> tuple[Viewer, ...]:
    return (*range(match.seats), SPECTATOR)
