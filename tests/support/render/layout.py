"""Checks the layout of scenes on their rectangles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.canvas import Scene
from render.rect import Rect


def check_layout(scene: Scene) -> None:
    """Assert that all is inside the scene and nothing overlaps.

    Sprites do not overlap sprites, panels do not overlap panels, and a sprite is within one panel
    or outside all of them.
    """
    rects = [rect for rect, _ in scene.sprites]
    panels = [rect for rect, _ in scene.background_layer]
    for rect in (*rects, *panels):
        assert scene.rect.contains(rect), rect
    assert list(overlapping_pairs(rects)) == []
    assert list(overlapping_pairs(panels)) == []
    for rect in rects:
        for panel in panels:
            assert panel.contains(rect) or not panel.overlaps(rect), (rect, panel)


def overlapping_pairs(rects: Iterable[Rect]) -> Iterator[tuple[Rect, Rect]]:
    """Yield the pairs of overlapping rectangles, from left to right."""
    open_to_the_right: list[Rect] = []
    for rect in sorted(rects):
        open_to_the_right = [earlier for earlier in open_to_the_right if earlier.right > rect.x]
        yield from ((earlier, rect) for earlier in open_to_the_right if earlier.overlaps(rect))
        open_to_the_right.append(rect)
