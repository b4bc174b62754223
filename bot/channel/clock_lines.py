"""What a turn message says of the clocks, as timestamps that each reads in their own time."""

from __future__ import annotations

from collections.abc import Sequence

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.i18n.texts import escape_name
from bot.table.snapshot import TableSnapshot
from render.translation import Translate


def timestamp(at: int, style: str) -> str:
    """A time in Unix seconds in one of Discord's styles: "f" date and time, "R" how far away."""
    return f"<t:{at}:{style}>"


def clock_lines(snapshot: TableSnapshot, translate: Translate) -> Sequence[str]:
    """Until when the seats to act have time: a line for all, or one for each if that differs."""
    names: dict[int, list[str]] = {}
    for row in snapshot.acting_rows:
        if row.deadline_at is not None:
            names.setdefault(row.deadline_at, []).append(escape_name(row.name))
    return [
        translate(
            "turn-deadline",
            all=int(len(names) == 1),
            name=tuple(names[at]),
            at=timestamp(at, "f"),
            left=timestamp(at, "R"),
        )
        for at in sorted(names)
    ]


def return_button(snapshot: TableSnapshot, translate: Translate) -> Sequence[Button]:
    """The button for users for whom an AI stands in."""
    row = snapshot.row
    if not any(seat.stand_in for seat in snapshot.seats):
        return ()
    return (Button(translate("button-return"), CustomId("return", row.id, row.ply)),)
