"""Choosing, starting, playing and ending a match."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from salon.core.chance import fits
from salon.core.errors import BadSetup
from salon.core.play import read_action, read_config, read_setup
from salon.core.referee import Message
from salon.core.refusal import MALFORMED, Refusal
from salon.table import commands, inputs, judging, play, refusals
from salon.table.catalogue import find_game, known
from salon.table.events import GameChosen, MatchEnded, MatchStarted
from salon.table.fold import Fold, Verdict
from salon.table.state import CHAIRS, Choice, Match, Person, PlaceState, Salon, Seat


def choose(salon: Salon, person: Person, command: commands.Choose) -> Verdict:
    """Put a game on the big table; what was finished there is cleared away."""
    if salon.host != person.id:
        return refusals.NOT_HOST
    if salon.table.running:
        return refusals.MATCH_RUNNING
    game = find_game(command.game)
    if game is None or game.place != "table":
        return refusals.UNKNOWN_GAME
    try:
        config = msgspec.to_builtins(read_config(game, command.config))
    except BadSetup:
        return refusals.BAD_CONFIG

    def deed(fold: Fold) -> None:
        _clear(fold)
        fold.change(choice=Choice(game.key, config, command.seconds, command.stand_in))
        fold.say(GameChosen(game.key))

    return deed


def _clear(fold: Fold) -> None:
    """Take the match off the big table; the chairs of those who have left are free."""
    table = fold.salon.table
    kept = [seat if seat is None or seat.left is None else None for seat in table.seats]
    seats = tuple(replace(seat, stand_in=False) if seat is not None else None for seat in kept)
    free = (None,) * (CHAIRS - len(seats))
    fold.put_place(replace(table, match=None, seats=(*seats, *free)))


def _players(table: PlaceState) -> tuple[Seat, ...]:
    return tuple(seat for seat in table.seats if seat is not None and seat.left is None)


def start(salon: Salon, person: Person, command: commands.Start) -> Verdict:
    """Start the match with those who sit at the big table, in the order of their chairs."""
    if salon.host != person.id:
        return refusals.NOT_HOST
    if salon.table.running:
        return refusals.MATCH_RUNNING
    choice = salon.choice
    if choice is None:
        return refusals.NO_GAME_CHOSEN
    game = find_game(choice.game)
    if game is None:
        return refusals.UNKNOWN_GAME
    players = _players(salon.table)
    if len(players) < game.min_seats:
        return Refusal(refusals.TOO_FEW, {"min": game.min_seats, "seated": len(players)})
    if len(players) > game.max_seats:
        return Refusal(refusals.TOO_MANY, {"max": game.max_seats, "seated": len(players)})
    try:
        game.setup(read_config(game, choice.config), len(players), read_setup(game, {}))
    except BadSetup:
        return refusals.BAD_CONFIG

    def deed(fold: Fold) -> None:
        _clear(fold)
        fold.put_place(replace(fold.salon.table, seats=players))
        fold.say(MatchStarted(game.key))
        match = Match(game.key, choice.config, len(players), choice.seconds, choice.stand_in, setup={})
        play.begin(fold, "table", match)

    return deed


def stop(salon: Salon, person: Person, command: commands.Stop) -> Verdict:
    """End the match early; it has no result."""
    if salon.host != person.id:
        return refusals.NOT_HOST
    match = salon.table.match
    if match is None or match.over:
        return refusals.NO_MATCH

    def deed(fold: Fold) -> None:
        _clear(fold)
        fold.say(MatchEnded(match.game, early=True))

    return deed


def ready(salon: Salon, person: Person, command: commands.Ready) -> Verdict:
    """Say that one need not wait for the end of the pause."""
    place = salon.place(command.place)
    seat = place.seat_of(person.id)
    match = place.match
    if seat is None:
        return refusals.NOT_SEATED
    if match is None or match.pause is None:
        return refusals.NO_PAUSE
    said = tuple(sorted({*match.ready, seat}))
    return lambda fold: fold.put_match(place.name, replace(match, ready=said))


def act(salon: Salon, person: Person, command: commands.Act, rtt: float | None, now: float) -> Verdict:
    """Do something in a game; what answers a decision that is settled, or comes after its deadline, is stale."""
    place = salon.place(command.place)
    seat = place.seat_of(person.id)
    if place.match is None or place.match.over:
        return refusals.NO_MATCH
    if seat is None:
        return refusals.NOT_SEATED
    sent = Message(seat, None, now, rtt or 0.0, command.seen)
    return _move(place, place.match, sent, command.decision, command.action)


def moved(salon: Salon, given: inputs.Moved, now: float) -> Verdict:
    """A house player moves, unless a person plays there now."""
    place = salon.place(given.place)
    match = place.match
    if match is None or match.over or not 0 <= given.seat < match.seats:
        return refusals.STALE
    seat = place.seats[given.seat]
    if seat is None or not seat.by_house:
        return refusals.STALE
    sent = Message(given.seat, None, now)
    if bytes(given.action) == b"null":
        verdict = _let_go(match, sent, given.decision)
    else:
        verdict = _move(place, match, sent, given.decision, given.action)
    if isinstance(verdict, Refusal):
        return verdict

    def deed(fold: Fold) -> None:
        play.answered(fold, place.name, given.seat)
        verdict(fold)
        play.ask_again(fold, place.name, given.seat)

    return deed


def _let_go(match: Match, sent: Message, decision: str) -> Verdict:
    game = known(match.game)
    if decision != game.decision(match.state, sent.seat):
        return refusals.STALE
    return MALFORMED if game.default(match.state, sent.seat) is not None else lambda fold: None


def _move(place: PlaceState, match: Match, sent: Message, decision: str | None, raw: msgspec.Raw) -> Verdict:
    game = known(match.game)
    if decision is not None and decision != game.decision(match.state, sent.seat):
        return refusals.STALE
    clock = match.clock
    if clock is not None and sent.seat in clock.seats and clock.at is not None and sent.at >= clock.at:
        return refusals.STALE
    return judging.submit(place.name, match, replace(sent, action=read_action(game, raw)))


def drawn(salon: Salon, given: inputs.Drawn) -> Verdict:
    """The outcome that was owed."""
    match = salon.place(given.place).match
    if match is None or match.owed is None:
        return refusals.NOT_OWED
    outcome = play.read_outcome(match.owed, given.outcome)
    if not fits(match.owed, outcome):
        return refusals.NOT_OWED
    return lambda fold: play.draw(fold, given.place, outcome)
