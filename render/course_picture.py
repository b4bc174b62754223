"""The course of a game as a picture, and in words for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import Seat
from render.bars import bars_high, bars_sprite
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.course import Course, Lines
from render.curves import curves_sprite
from render.painter import NOBODY
from render.picture import ALT_LIMIT, Picture, whole
from render.seats import spoken_name
from render.studio import Studio
from render.words import DASH, Say, plain, said

_MARGIN, _GAP = 12, 8
_LEAST_CURVES = 380
"""Pixels below which lines are not read any more."""

_FIRST = 0.6
"""How much of the breadth the first of two lines has."""


def course_picture(
    studio: Studio,
    course: Course,
    names: Sequence[str],
    translate: Say,
    ai: frozenset[Seat] = NOBODY,
) -> Picture:
    """What lies where, packed, with all its figures in words."""
    scene = course_scene(studio, course, names, translate, ai)
    return Picture(scene.png(), course_alt(course, names, translate), "course.png")


def course_scene(
    studio: Studio,
    course: Course,
    names: Sequence[str],
    translate: Say,
    ai: frozenset[Seat] = NOBODY,
) -> Scene:
    """Above the lines, below them the bars."""
    scene = studio.scene()
    inner, high = WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN
    below = bars_high(course, high - _GAP - _LEAST_CURVES)
    above = Rect(_MARGIN, _MARGIN, inner, high - _GAP - below)
    for lines, area in zip(course.lines, _beside(above, len(course.lines)), strict=True):
        scene.put(area.x, area.y, curves_sprite(studio, course, lines, area, translate))
    area = Rect(_MARGIN, above.bottom + _GAP, inner, below)
    scene.put(area.x, area.y, bars_sprite(studio, course, area, names, translate, ai))
    return scene


def _beside(area: Rect, number: int) -> tuple[Rect, ...]:
    if number == 1:
        return (area,)
    first = area._replace(w=round((area.w - _GAP) * _FIRST))
    left = first.right + _GAP
    return first, Rect(left, area.y, area.right - left, area.h)


def course_alt(course: Course, names: Sequence[str], translate: Say) -> str:
    """All figures of the picture: the sums first, then round by round."""
    called = [spoken_name(names, seat, translate) for seat in course.seats]
    return whole(
        (
            said(translate, "course-alt", rounds=course.rounds, last=course.last or 0),
            *_sources_in_words(course, called, translate),
            *(line for lines in course.lines for line in _lines_in_words(lines, called, translate)),
            *_holdings_in_words(course, called, translate),
        ),
        ALT_LIMIT,
    )


def _sources_in_words(course: Course, called: Sequence[str], translate: Say) -> Iterator[str]:
    for seat in course.seats:
        parts = [
            said(
                translate,
                "course-alt-source",
                source=said(translate, source.title),
                amount=plain(amount),
            )
            for source in course.sources
            if (amount := source.amounts[seat])
        ]
        yield said(
            translate,
            "course-alt-seat",
            name=called[seat],
            points=plain(course.total(seat)),
            sources=", ".join(parts),
            number=len(parts),
        )


def _lines_in_words(lines: Lines, called: Sequence[str], translate: Say) -> Iterator[str]:
    for name, values in zip(called, lines.values, strict=True):
        if values:
            title, shown = said(translate, lines.title), ", ".join(map(plain, values))
            yield said(translate, "course-alt-line", title=title, name=name, values=shown)


def _holdings_in_words(course: Course, called: Sequence[str], translate: Say) -> Iterator[str]:
    for holding in course.holdings:
        who = ", ".join(DASH if seat is None else called[seat] for seat in holding.holders)
        yield said(translate, "course-alt-holding", title=said(translate, holding.title), names=who)
