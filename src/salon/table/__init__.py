"""A salon and its tables as a log: pure decisions and folds."""

from salon.table.decide import decide
from salon.table.evolve import evolve
from salon.table.inputs import Asked, Came, Drawn, Entry, Input, Lost, Moved, Opened, Restarted, Ticked
from salon.table.passing import due
from salon.table.records import record
from salon.table.refusals import ALL_REFUSALS
from salon.table.show import number, redacted, room_view, since, table_view
from salon.table.state import NEW, PLACES, Emission, Person, Salon, Stream, Thought
from salon.table.waiting import owed, thinking

__all__ = [
    "ALL_REFUSALS",
    "NEW",
    "PLACES",
    "Asked",
    "Came",
    "Drawn",
    "Emission",
    "Entry",
    "Input",
    "Lost",
    "Moved",
    "Opened",
    "Person",
    "Restarted",
    "Salon",
    "Stream",
    "Thought",
    "Ticked",
    "decide",
    "due",
    "evolve",
    "number",
    "owed",
    "record",
    "redacted",
    "room_view",
    "since",
    "table_view",
    "thinking",
]
