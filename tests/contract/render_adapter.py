"""What the tests and the gallery must know of how a game looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from render.canvas import Scene
from render.palette import Palette

DrawScene: TypeAlias = Callable[[], Scene]


@dataclass(frozen=True, slots=True)
class RenderAdapter:
    """A game's own part of the gallery.

    `gallery` draws pictures of every sort, each with a name; `golden_names` names those that are
    kept to be compared with. `readme_pictures` are the pictures that the README shows, by file name.
    """

    palette: Palette
    gallery: Callable[[], Iterator[tuple[str, DrawScene]]]
    golden_names: frozenset[str]
    readme_pictures: Mapping[str, DrawScene]
