"""Chat and reactions."""

from __future__ import annotations

from salon.core.refusal import Refusal
from salon.table import commands, refusals
from salon.table.events import Reacted, Said
from salon.table.fold import Fold, Verdict
from salon.table.names import clean_chat
from salon.table.state import Person, Salon

KEPT_LINES = 40


def say(salon: Salon, person: Person, command: commands.Say) -> Verdict:
    """Say a line to everybody."""
    text = clean_chat(command.text)
    if isinstance(text, Refusal):
        return text

    def deed(fold: Fold) -> None:
        line = Said(person.id, person.name, text)
        fold.change(chat=(*fold.salon.chat, line)[-KEPT_LINES:])
        fold.say(line)

    return deed


def react(salon: Salon, person: Person, command: commands.React) -> Verdict:
    """Show a reaction."""
    if command.reaction not in commands.REACTIONS:
        return refusals.UNKNOWN_REACTION
    return lambda fold: fold.say(Reacted(person.id, command.reaction))
