"""What a salon waits for: chance, time and house players."""

from __future__ import annotations

from salon.core.chance import ChanceSpec
from salon.core.contract import PlaceName
from salon.table.catalogue import known
from salon.table.names import lot
from salon.table.state import Decision, Match, PlaceState, Salon, Thought


def owed(salon: Salon) -> tuple[PlaceName, ChanceSpec] | None:
    """Return the outcome that is to be drawn before anything else happens."""
    for place in salon.places:
        if place.match is not None and place.match.owed is not None:
            return place.name, place.match.owed
    return None


def thinking(salon: Salon) -> tuple[Thought, ...]:
    """Return the moves that house players owe now; an answer comes back as ``Moved``.

    In the corners they play for company only: without a person on a stool they let the evening rest.
    """
    thoughts: list[Thought] = []
    for place in salon.places:
        match = place.match
        if match is None or match.owed is not None or not (place.name == "table" or _company(salon, place)):
            continue
        for index, (seat, decision) in enumerate(zip(place.seats, match.decisions, strict=False)):
            if seat is not None and seat.by_house and decision is not None and not decision.answered:
                thoughts.append(_thought(salon, place, match, index, decision))
    return tuple(thoughts)


def _company(salon: Salon, place: PlaceState) -> bool:
    people = (salon.person(seat.holder) for seat in place.seats if seat is not None)
    return any(person is not None and person.connected for person in people)


def _thought(salon: Salon, place: PlaceState, match: Match, index: int, decision: Decision) -> Thought:
    game = known(match.game)
    told = (game.redact(event, index) for event in match.events)
    # The salt depends on all shuffles of the match: nobody at the table can compute how a house player will choose.
    seed = lot(salon.code, place.name, place.matches, match.salt, decision.key, index, *decision.kinds)
    shortest, longest = game.bot_pace
    pace = shortest + (longest - shortest) * (lot(seed, "pace") / 2**64)
    return Thought(
        place=place.name,
        seat=index,
        decision=decision.key,
        not_before=decision.opened + pace,
        game=match.game,
        view=game.view(match.state, index),
        events=tuple(event for event in told if event is not None),
        seed=seed,
    )
