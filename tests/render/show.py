"""What the tests and the gallery must know of how a game looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from render.canvas import Scene
from render.palette import Palette

Draw: TypeAlias = Callable[[], Scene]


@dataclass(frozen=True, slots=True)
class Show:
    """A game's own part of the gallery.

    `everything` draws pictures of every sort, each with a name; `golden` names those that are
    kept to be compared with. `readme` are the pictures that the README shows, by file name.
    """

    palette: Palette
    everything: Callable[[], Iterator[tuple[str, Draw]]]
    golden: frozenset[str]
    readme: Mapping[str, Draw]
