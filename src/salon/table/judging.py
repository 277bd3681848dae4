"""What becomes of an action that a seat sends: judged at once, or as the game's referee says."""

from __future__ import annotations

from salon.core.contract import PlaceName
from salon.core.play import check
from salon.core.referee import Judge, Keep, Message
from salon.core.refusal import Refusal
from salon.table import play
from salon.table.catalogue import known
from salon.table.fold import Fold, Verdict
from salon.table.state import Match


def submit(name: PlaceName, match: Match, message: Message) -> Verdict:
    """Return why a message is refused, or what it does now; that it waits is no refusal."""
    game = known(match.game)
    refusal = message.action if isinstance(message.action, Refusal) else None
    if refusal is None and game.referee is not None and 0 <= message.seat < match.seats:
        ruling = game.referee.hear(match.ref, match.state, message)
        match ruling:
            case Keep(ref):
                return lambda fold: play.keep(fold, name, ref)
            case Judge(seat, action):
                return lambda fold: play.act(fold, name, seat, action)
        return ruling
    refusal = check(game, match.state, match.seats, message.seat, message.action)
    if refusal is not None:
        return refusal
    return lambda fold: play.act(fold, name, message.seat, message.action)


def due(match: Match) -> float | None:
    """Return when something that waits is looked at."""
    referee = known(match.game).referee
    return None if referee is None or match.state is None else referee.due(match.ref, match.state)


def tick(fold: Fold, name: PlaceName) -> None:
    """Carry out what was waiting."""
    match = fold.salon.place(name).match
    referee = known(match.game).referee if match is not None else None
    if match is None or referee is None:
        return
    decided = referee.tick(match.ref, match.state)
    play.keep(fold, name, decided.state)
    if decided.judge is not None:
        play.act(fold, name, decided.judge.seat, decided.judge.action)
    if decided.told:
        play.tell(fold, name, decided.told)
