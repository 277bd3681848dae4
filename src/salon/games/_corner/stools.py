"""Sitting down, being away and coming back, loans, and what is owned (``stool.*``, ``chips.*``, ``clock.2``).

The stools of each game know more than these functions, which leave it as it is; who sits down has a new one.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from salon.core.actor import Away, Back, Sit
from salon.core.errors import BadSetup
from salon.core.turn import Purse
from salon.games._corner.types import GIFT, LOWEST, MAX_STOOLS, MIN_STOOLS, Lent, Sat, Setup, State, Stool

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Stool)


def first_stools(game: str, seats: int, carried: Setup, kind: type[T]) -> tuple[T, ...]:
    """Return the stools before the first betting (``record.1``); raises BadSetup.

    Whoever is set down with less than 10 chips is lent 1000 at once, as on sitting down (``chips.2``).
    """
    if not MIN_STOOLS <= seats <= MAX_STOOLS:
        raise BadSetup(f"{game} has {MIN_STOOLS} to {MAX_STOOLS} stools, not {seats}")
    balances = (GIFT,) * seats if carried.balances is None else carried.balances
    loans = (0,) * seats if carried.loans is None else carried.loans
    if len(balances) != seats or len(loans) != seats:
        raise BadSetup(f"balances and loans need one entry for each of the {seats} stools")
    return tuple(
        kind() if balance is None else lend(seat, kind(balance, borrowed or 0, taken=True))[0]
        for seat, (balance, borrowed) in enumerate(zip(balances, loans, strict=True))
    )


def put(state: S, seat: int, stool: Stool) -> S:
    """Return ``state`` with ``stool`` in place of the one at ``seat``."""
    return replace(state, stools=(*state.stools[:seat], stool, *state.stools[seat + 1 :]))


def taken(state: State) -> tuple[int, ...]:
    """Return the stools on which somebody sits."""
    return tuple(seat for seat, stool in enumerate(state.stools) if stool.taken)


def lend(seat: int, stool: T) -> tuple[T, tuple[Lent, ...]]:
    """Lend 1000 chips to who cannot make the lowest stake and has nothing on the table (``chips.2``)."""
    if stool.balance >= LOWEST:
        return stool, ()
    lent = replace(stool, balance=stool.balance + GIFT, loans=stool.loans + 1)
    return lent, (Lent(seat, GIFT, lent.loans),)


def sit(state: S, order: Sit) -> tuple[S, tuple[Sat | Lent, ...]]:
    """Take a free stool, or cancel one's departure from it (``stool.1``, ``stool.2``, ``stool.4``)."""
    stool = state.stools[order.seat]
    if stool.leaving:
        return put(state, order.seat, replace(stool, leaving=False)), (Sat(order.seat, stool.balance),)
    if stool.taken:
        return state, ()
    balance = stool.balance if order.balance is None else order.balance
    loans = stool.loans if order.loans is None else order.loans
    seated, lent = lend(order.seat, type(stool)(balance, loans, taken=True))
    return put(state, order.seat, seated), (Sat(order.seat, balance), *lent)


def away(state: S, order: Away) -> tuple[S, tuple[()]]:
    """Note that the person's connection is lost (``clock.2``)."""
    stool = state.stools[order.seat]
    if not stool.taken or stool.leaving:
        return state, ()
    return put(state, order.seat, replace(stool, away=True)), ()


def back(state: S, order: Back) -> tuple[S, tuple[()]]:
    """Note that the person is connected again."""
    return put(state, order.seat, replace(state.stools[order.seat], away=False)), ()


def won(stool: Stool, staked: int) -> int:
    """Return what the person has won or lost, loans and the first 1000 chips apart (``chips.3``); 0: a free stool.

    ``staked`` are the chips that are on the table and not yet settled.
    """
    return stool.balance + staked - GIFT * (1 + stool.loans) if stool.taken else 0


def purse(state: State, seat: int) -> Purse | None:
    """Return the balance without the stakes and the loans, or None for a free stool."""
    stool = state.stools[seat]
    return Purse(stool.balance, stool.loans) if stool.taken else None
