"""The colours of pieces of games in one file."""

from __future__ import annotations

from collections.abc import Mapping

from render.theme import Colour, colour


def piece_colour(face: str, colours: Mapping[str, str]) -> Colour | None:
    """Return the colour of what is on a piece, by the longest start that has one."""
    starts = [start for start in colours if face.startswith(start)]
    return colour(colours[max(starts, key=len)]) if starts else None
