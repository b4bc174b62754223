"""Where things lie in a picture: on the rectangles, before anything is painted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.canvas import Rect, Scene


def check_layout(scene: Scene) -> None:
    """No two sprites and no two panels touch, all are inside, each on one panel or none."""
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
    """Those that lie on one another, from left to right."""
    open_to_the_right: list[Rect] = []
    for rect in sorted(rects):
        open_to_the_right = [one for one in open_to_the_right if one.right > rect.x]
        yield from ((one, rect) for one in open_to_the_right if one.overlaps(rect))
        open_to_the_right.append(rect)
