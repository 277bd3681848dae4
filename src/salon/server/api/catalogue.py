"""The games and their options as ``/api/games`` lists them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from salon.core.contract import Game
from salon.core.discovery import games
from salon.server.api.types import GameInfo, GameList, OptionInfo, OptionKind


@cache
def catalogue() -> GameList:
    """All games with their options."""
    return GameList(tuple(game_info(game) for game in games().values()))


def game_info(game: Game) -> GameInfo:
    """One game with its options."""
    info = inspect.type_info(game.config)
    assert isinstance(info, inspect.StructType)  # noqa: S101 - a config is a struct (see the contract)
    return GameInfo(
        key=game.key,
        place=game.place,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        rules_version=game.rules_version,
        pause=game.pause,
        options=tuple(_option(game, field) for field in info.fields),
    )


def _option(game: Game, field: inspect.Field) -> OptionInfo:
    kinds = _members(field.type)
    nullable = any(isinstance(kind, inspect.NoneType) for kind in kinds)
    (kind,) = [kind for kind in kinds if not isinstance(kind, inspect.NoneType)][:1]
    name, least, most = _shape(kind)
    literal = kind.values if isinstance(kind, inspect.LiteralType) else ()
    default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return OptionInfo(
        name=field.encode_name,
        kind=name,
        default=default,
        choices=tuple(game.choices.get(field.name, literal)),
        minimum=least,
        maximum=most,
        nullable=nullable,
    )


def _members(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _shape(kind: inspect.Type) -> tuple[OptionKind, float | None, float | None]:
    match kind:
        case inspect.BoolType():
            return "boolean", None, None
        case inspect.IntType():
            return "integer", *_range(kind)
        case inspect.FloatType():
            return "number", *_range(kind)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return "list", *_shape(item)[1:]
        case inspect.TupleType(item_types=items):
            return "list", *_shape(items[0])[1:]
        case _:
            return "choice", None, None


def _range(kind: Any) -> tuple[float | None, float | None]:
    step = 1 if isinstance(kind, inspect.IntType) else 0
    least = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + step
    most = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - step
    return least, most
