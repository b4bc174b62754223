"""What a file says of who sees a field."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

_HIDDEN = "hidden"


@dataclass(frozen=True, slots=True)
class Hidden:
    """Who does not see the values of a field, and what they might be instead.

    Values from the same `pool` are exchanged with each other, dice are rolled again.
    """

    from_owner: bool
    pool: str = ""
    sides: int = 0


def mine(*, pool: str = "", dice: int = 0) -> Any:
    """A list that only its player sees: pieces of a pool, or dice with so many sides.

    Everybody sees how long it is.
    """
    if bool(pool) == bool(dice):
        raise TypeError("mine() takes either the name of a pool or the number of sides of dice")
    hidden = Hidden(from_owner=False, pool=pool, sides=dice)
    return field(default_factory=list, metadata={_HIDDEN: hidden})


def pile(pool: str) -> Any:
    """A list in an order that nobody knows; everybody sees how long it is."""
    return field(default_factory=list, metadata={_HIDDEN: Hidden(from_owner=True, pool=pool)})


def shown(*values: Any) -> Any:
    """A list that everybody sees, with these values at the start."""
    return field(default_factory=lambda: list(values))


def hidden_fields(cls: type) -> dict[str, Hidden]:
    """Return the fields of a class that somebody does not see."""
    return {each.name: each.metadata[_HIDDEN] for each in fields(cls) if _HIDDEN in each.metadata}
