"""The colours of pieces of games in one file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.simple.declaration import Simple
from render.kit.skin import PLAIN
from render.palette import Palette
from render.players import seat_colour
from render.theme import COIN, INK, PAPER, WHITE, Colour, colour


class PieceColours(NamedTuple):
    """The colour of a piece, and that of what is on it."""

    fill: Colour
    ink: Colour


def piece_palette(rules: Simple) -> Palette:
    """Return the palette of a game's pictures."""
    return Palette(" ".join(each for each in rules.colours.values() if isinstance(each, str)), "")


def piece_colour(face: str, colours: Mapping[str, str | int]) -> Colour | None:
    """Return the colour of what is on a piece, by the longest start that has one."""
    starts = [start for start in colours if face.startswith(start)]
    if not starts:
        return None
    chosen = colours[max(starts, key=len)]
    return seat_colour(chosen) if isinstance(chosen, int) else colour(chosen)


def colours_of_piece(kind: str, face: str, colours: Mapping[str, str | int]) -> PieceColours:
    """Return the colours of a piece. What is on cards and dice has its own, other pieces are it."""
    own = piece_colour(face, colours)
    match kind:
        case "card":
            return PieceColours(PAPER, own or INK)
        case "die":
            return PieceColours(WHITE, own or INK)
        case "place":
            return PieceColours(PLAIN.recess, PLAIN.faded)
    if own:
        return PieceColours(own, WHITE)
    return PieceColours(COIN if kind == "token" else PAPER, INK)
