"""A player's line in the table picture: the public information that matters for decisions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.saint_petersburg.cards import SCORING_PHASES
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import Scene
from render.fonts import text_width
from render.games.saint_petersburg.icons import COIN, CROWN, GOLD_DISC, STACKS, STAR
from render.games.saint_petersburg.palette import RED, sprite_factory
from render.icons import ARROW, CARDS, Icon
from render.palette import Sprite
from render.players import displayed_name, seat_colour
from render.rect import Rect
from render.translation import Translate, cached_text, format_number

BAND_WIDTH = 52
"""The width of the band in the seat's colour at the left end, in pixels."""

_BADGE_HEIGHT = 42
_BORDER = 4
_POINTS_WIDTH, _INCOME_WIDTH, _HAND_WIDTH, _ARISTOCRATS_WIDTH, _RUBLES_WIDTH = 114, 146, 62, 80, 96
_NAME_SIZE, _POINTS_SIZE, _STAT_SIZE = 39, 46, 36
_GAP = 6


class PlayerRow(NamedTuple):
    """All that a player's line shows. `rubles` is None where they are secret."""

    seat: Seat
    name: str
    points: int
    hand_size: int
    different_aristocrats: int
    income: tuple[tuple[int, int], ...]
    rubles: int | None
    acting: bool
    passed: bool
    leading: bool
    is_ai: bool
    has_disc: bool = False


def player_rows(
    view: View, names: Sequence[str], translate: Translate, ai_seats: frozenset[Seat]
) -> list[PlayerRow]:
    """Return what each player's line shows."""
    # The view of a seat has its own rubles too, but this picture is public.
    rubles_are_public = view.seat is None and all(
        other.rubles is not None for other in view.players
    )
    points, seats_that_passed = current_points(view), passed_seats(view)
    most_points = max(points)
    return [
        PlayerRow(
            seat=player.seat,
            name=displayed_name(names, player.seat, translate),
            points=points[player.seat],
            hand_size=player.hand_size,
            different_aristocrats=player.different_aristocrats,
            income=player.income,
            rubles=player.rubles if rubles_are_public else None,
            acting=player.seat in view.to_act,
            passed=player.seat in seats_that_passed,
            leading=_leads(view, player.seat, points[player.seat] == most_points > 0),
            is_ai=player.seat in ai_seats,
            has_disc=player.seat == view.disc,
        )
        for player in view.players
    ]


def current_points(view: View) -> tuple[int, ...]:
    """Return each seat's points, including the final scoring once the game is over."""
    if view.final_scores:
        return tuple(score.points for score in view.final_scores)
    return tuple(player.points for player in view.players)


def passed_seats(view: View) -> frozenset[Seat]:
    """Return the seats that have passed since the last other action.

    They are the seats right before the one to act.
    """
    if view.over or view.at_building:
        return frozenset()
    seats = len(view.players)
    return frozenset((view.to_act[0] - step) % seats for step in range(1, view.passes + 1))


def _leads(view: View, seat: Seat, ahead: bool) -> bool:
    if len(view.players) == 1:
        return False
    return view.final_scores[seat].rank == 1 if view.final_scores else ahead


@lru_cache(maxsize=32)
def player_row_sprite(row: PlayerRow, width: int, height: int, translate: Translate) -> Sprite:
    """Draw a player's line as one sprite: most of them stay the same from turn to turn."""
    return player_row_scene(row, width, height, translate).flatten()


def player_row_scene(row: PlayerRow, width: int, height: int, translate: Translate) -> Scene:
    """Lay out a player's line: the statistics from the right, the name in the remaining width."""
    background = _row_colour(row)
    scene = Scene(
        sprite_factory.palette,
        _row_background(row.seat, row.acting, row.passed, row.has_disc, width, height),
    )
    top, inner = _BORDER, height - 2 * _BORDER
    right = width - _BORDER - 4
    right -= _ARISTOCRATS_WIDTH
    rect = Rect(right, top, _ARISTOCRATS_WIDTH, inner)
    _add_stat(scene, CROWN, RED, str(row.different_aristocrats), rect, background)
    right -= _HAND_WIDTH
    _add_stat(
        scene,
        CARDS,
        theme.INK,
        str(row.hand_size),
        Rect(right, top, _HAND_WIDTH, inner),
        background,
    )
    for phase, (rubles, points) in reversed(list(zip(SCORING_PHASES, row.income, strict=True))):
        right -= _INCOME_WIDTH + _GAP
        scene.add(
            right, top, _income_sprite(phase, rubles, points, _INCOME_WIDTH, inner, background)
        )
    if row.rubles is not None:
        right -= _RUBLES_WIDTH
        _add_stat(
            scene, COIN, None, str(row.rubles), Rect(right, top, _RUBLES_WIDTH, inner), background
        )
    right -= _POINTS_WIDTH + _GAP
    scene.add(right, top, points_sprite(row.points, row.leading, _POINTS_WIDTH, inner, background))
    _add_name(
        scene, row, Rect(BAND_WIDTH + 8, top, right - BAND_WIDTH - 14, inner), background, translate
    )
    return scene


def _row_colour(row: PlayerRow) -> theme.Colour:
    return theme.GOLD_TINT if row.acting else theme.SILVER if row.passed else theme.PAPER


def _add_name(
    scene: Scene, row: PlayerRow, area: Rect, background: theme.Colour, translate: Translate
) -> None:
    """Place the name, followed by badges for a player who has passed and for an AI."""
    right = area.right
    badges = (
        [_badge(cached_text(translate, "picture-passed"), theme.SLATE, background)]
        if row.passed
        else []
    )
    badges += [ai_badge(background, translate)] if row.is_ai else []
    for badge in badges:
        right -= badge.width
        scene.add(right, area.y + (area.h - badge.height) // 2, badge)
        right -= _GAP
    available = right - area.x
    style = ("name", _NAME_SIZE, theme.INK, background)
    scene.add(area.x, area.y, sprite_factory.squeezed_text(row.name, *style, available, area.h))


def ai_badge(
    background: theme.Colour, translate: Translate, max_height: int = _BADGE_HEIGHT
) -> Sprite:
    """Draw the badge of an AI seat, at most `max_height` pixels high."""
    return _badge(
        cached_text(translate, "picture-ai"), theme.INK, background, min(max_height, _BADGE_HEIGHT)
    )


@lru_cache(maxsize=64)
def _badge(
    text: str, colour: theme.Colour, background: theme.Colour, height: int = _BADGE_HEIGHT
) -> Sprite:
    width = text_width(text, "label", 30) + 16
    drawing = sprite_factory.drawing(width, height, background)
    drawing.rounded_rect(0, 0, width, height, 8, colour)
    drawing.text(width // 2, height // 2, text, "label", 30, theme.WHITE, "middle")
    return drawing.sprite()


@lru_cache(maxsize=32)
def _row_background(
    seat: Seat, acting: bool, passed: bool, has_disc: bool, width: int, height: int
) -> Sprite:
    """Draw an empty line, with the seat's number on its colour or on the gold disc."""
    drawing = sprite_factory.drawing(width, height, theme.BACKGROUND)
    border_colour = theme.GOLD if acting else seat_colour(seat)
    drawing.rounded_rect(0, 0, width, height, 10, border_colour)
    border = _BORDER if acting else 2
    background = theme.GOLD_TINT if acting else theme.SILVER if passed else theme.PAPER
    drawing.rounded_rect(border, border, width - 2 * border, height - 2 * border, 8, background)
    drawing.rounded_rect(border, border, BAND_WIDTH, height - 2 * border, 8, seat_colour(seat))
    drawing.rect(
        border + 10, border, BAND_WIDTH - border - 10, height - 2 * border, seat_colour(seat)
    )
    x = BAND_WIDTH // 2 + 1
    if acting:
        drawing.icon(ARROW, x - 22, height // 2 - 13, 26, theme.WHITE)
        x += 11
    if has_disc:
        size = 34 if acting else 42
        drawing.icon(GOLD_DISC, x - size // 2, height // 2 - size // 2, size)
    ink = theme.INK if has_disc else theme.WHITE
    drawing.text(x, height // 2, str(seat + 1), "number", 36, ink, "middle")
    return drawing.sprite()


@lru_cache(maxsize=1024)
def points_sprite(
    points: int, leading: bool, width: int, height: int, background: theme.Colour
) -> Sprite:
    """Draw the points beside a star; the leader's are on a dark plate."""
    drawing = sprite_factory.drawing(width, height, background)
    ink: theme.Colour = theme.INK
    star: theme.Colour | None = None
    if leading:
        drawing.rounded_rect(0, 1, width, height - 2, 10, theme.INK)
        ink, star = theme.WHITE, theme.COIN
    drawing.icon(STAR, 3, (height - 32) // 2, 32, star)
    drawing.text(
        37 + (width - 41) // 2,
        height // 2,
        format_number(points),
        "number",
        min(_POINTS_SIZE, height + 4),
        ink,
        "middle",
        width - 41,
    )
    return drawing.sprite()


@lru_cache(maxsize=256)
def _income_sprite(
    phase: int, rubles: int, points: int, width: int, height: int, background: theme.Colour
) -> Sprite:
    """Draw what the cards of one colour would pay now: the suit, rubles and points."""
    icon, colour = STACKS[SCORING_PHASES[phase]]
    drawing = sprite_factory.drawing(width, height, background)
    drawing.rounded_rect(0, 1, width, height - 2, 8, colour)
    drawing.rounded_rect(32, 4, width - 35, height - 8, 5, theme.WHITE)
    drawing.icon(icon, 3, (height - 27) // 2, 27, theme.WHITE)
    payments = [(COIN, rubles)] if rubles or not points else []
    payments += [(STAR, points)] if points else []
    available = (width - 37) // len(payments)
    icon_size = 22 if len(payments) > 1 else 28
    for index, (part_icon, amount) in enumerate(payments):
        text = format_number(amount)
        drawn_width = min(text_width(text, "number", _STAT_SIZE), available - icon_size - 3)
        left = 33 + index * available + (available - icon_size - 2 - drawn_width) // 2
        drawing.icon(part_icon, left, (height - icon_size) // 2, icon_size)
        drawing.text(
            left + icon_size + 2,
            height // 2,
            text,
            "number",
            _STAT_SIZE,
            theme.INK,
            max_width=drawn_width,
        )
    return drawing.sprite()


def _add_stat(
    scene: Scene,
    icon: Icon,
    colour: theme.Colour | None,
    text: str,
    area: Rect,
    background: theme.Colour,
) -> None:
    icon_size = 28
    x = area.x + 6
    scene.add(
        x,
        area.y + (area.h - icon_size) // 2,
        sprite_factory.icon(icon, icon_size, colour, background),
    )
    style = ("number", _STAT_SIZE, theme.INK, background)
    scene.add(
        x + icon_size + 3,
        area.y,
        sprite_factory.squeezed_text(text, *style, area.w - icon_size - 9, area.h),
    )
