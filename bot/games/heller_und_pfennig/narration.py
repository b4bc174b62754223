"""Puts the events and questions of Auf Heller und Pfennig into sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.heller_und_pfennig.piece_names import tile_ref
from engine.core import PhaseEnded, Seat
from engine.games.heller_und_pfennig.events import (
    Event,
    LastRoundKnown,
    LinePaid,
    RoundBegan,
    Skipped,
    StallPlaced,
    TileDrawn,
    TileKept,
    TilePlaced,
)
from engine.games.heller_und_pfennig.market import ROWS, line_name, space_name
from engine.games.heller_und_pfennig.tiles import tile_number
from engine.games.heller_und_pfennig.view import View
from render.translation import NameRef, Translate, format_signed


def narrate(event: Event, names: Sequence[str], translate: Translate) -> str | None:
    """An event as a sentence for everybody; None if it needs none.

    Drawing a tile needs none, since the same player must place it at once.
    """
    match event:
        case LinePaid(line, amounts):
            return _paid(line, amounts, names, translate)
        case RoundBegan(number, first):
            return translate("told-round-began", round=number, name=names[first])
        case LastRoundKnown(seat, _):
            return translate("told-last-round", name=names[seat])
        case Skipped(seat):
            return translate("told-skipped", name=names[seat])
        case PhaseEnded():
            return translate("told-lines-left-out")
    facts = _sentence_parts(event)
    if facts is None:
        return None
    key, seat, args = facts
    return translate(key, name=names[seat], **args)


def narrate_for_actor(event: Event, translate: Translate) -> str | None:
    """An event as a sentence to the player who caused it; None for automatic events."""
    if isinstance(event, TileDrawn) and event.tile is not None:
        return translate("told-drew", tile=tile_ref(event.tile))
    facts = _sentence_parts(event)
    if facts is None:
        return None
    key, _, args = facts
    return translate(f"{key}.you", **args)


def is_repeated_in_prompt(event: Event, view: View) -> bool:
    """Always false: no prompt repeats an event."""
    return False


def narrate_for_observer(event: Event, names: Sequence[str], translate: Translate) -> str | None:
    """The tile that a seat keeps when a round begins, for that seat; else None."""
    if isinstance(event, TileKept) and event.tile is not None:
        return translate("told-kept", tile=tile_ref(event.tile))
    return None


def in_phase_summary(event: Event) -> bool:
    """Whether it is a payment or ends the game; the market shows who placed what."""
    return isinstance(event, LinePaid | LastRoundKnown | PhaseEnded)


def select_phase_events(events: Sequence[Event]) -> list[Event]:
    """What a round's summary tells: the last piece placed, and what `in_phase_summary` says."""
    placed = [event for event in events if isinstance(event, StallPlaced | TilePlaced)]
    last = placed[-1] if placed else None
    return [event for event in events if event is last or in_phase_summary(event)]


def _sentence_parts(event: Event) -> tuple[str, Seat, dict[str, Any]] | None:
    """The text key, seat and arguments of an event caused by a seat; else None."""
    match event:
        case StallPlaced(seat, goods, space, left):
            args = {"goods": goods, "space": space_name(space), "left": left}
            return "told-stall-placed", seat, args
        case TilePlaced(seat, tile, source, space):
            args = {"tile": tile_ref(tile), "space": space_name(space)}
            return f"told-placed-{source}", seat, args
    return None


def _paid(
    line: int, amounts: Sequence[int], names: Sequence[str], translate: Translate
) -> str | None:
    """What a line paid to each player; None if it paid nothing."""
    paid = tuple(
        translate("told-pay", name=name, amount=format_signed(amount))
        for name, amount in zip(names, amounts, strict=True)
        if amount
    )
    kind = "row" if line < ROWS else "column"
    return translate("told-paid", kind=kind, line=line_name(line), paid=paid) if paid else None


def situation(view: View, translate: Translate) -> str:
    """The round, and whether it is the last."""
    return translate(
        "situation", round=view.round, rounds=view.rounds or 0, last=int(view.last_round)
    )


def question(view: View, acting: Sequence[str], translate: Translate) -> str:
    """Whose turn it is, and what that player must do."""
    key = "question-place" if view.drawing else "question-turn"
    return translate(key, name=acting[0], situation=situation(view, translate))


def name_parameter(param: str, value: Any, translate: Translate) -> NameRef | None:
    """The name of a tile in an error; None for other parameters."""
    return tile_ref(tile_number(value)) if param == "tile" else None
