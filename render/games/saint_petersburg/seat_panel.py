"""A seat at the table: name, points, income by colour, hand, and different aristocrats."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import SCORING_PHASES
from render import theme
from render.canvas import Scene
from render.fonts import text_width
from render.games.saint_petersburg.icons import COIN, CROWN, GOLD_DISC, STACKS, STAR
from render.games.saint_petersburg.palette import RED, SKIN, sprite_factory
from render.games.saint_petersburg.seat_layout import SeatLayout, layout_of
from render.games.saint_petersburg.standings import Standing
from render.icons import CARDS
from render.image_cache import cached_image
from render.kit.icon_run import IconToken, Run, draw_runs
from render.kit.ledger import LedgerCell, LedgerColumn, draw_ledger, draw_ledger_head
from render.kit.lettering import fit_player_name
from render.kit.seat_panel import SeatMarks, draw_seat_frame
from render.kit.skin import ground_below
from render.palette import Sprite
from render.rect import Rect
from render.theme import Colour
from render.translation import Translate, format_number, format_signed

_MIN_NAME_SIZE = 26


@cached_image
def seat_sprite(standing: Standing, area: Rect, seats: int, translate: Translate) -> Sprite:
    """Draw a seat as one sprite: most of them stay the same from turn to turn."""
    return seat_scene(standing, area, seats, translate).flatten()


def seat_scene(standing: Standing, area: Rect, seats: int, translate: Translate) -> Scene:
    """Lay out a seat; `area` includes the space for the arrow and for the shadow."""
    layout, fill = layout_of(area, seats), seat_fill(standing)
    points, name = layout.points_and_name(points_width(standing.points, layout.points_size))
    passed = translate("picture-passed")
    words = (
        *((translate("picture-ai"),) if standing.is_ai else ()),
        *((passed,) if standing.passed or standing.has_just_passed else ()),
    )
    token = GOLD_DISC if standing.has_disc else None
    marks = SeatMarks(
        standing.seat,
        standing.acting,
        words,
        token,
        passed if standing.has_just_passed else "",
        standing.order,
    )
    scene = sprite_factory.scene(_seat_background(marks, fill, area, layout))
    scene.add(points.x, points.y, points_plate(standing.points, standing.leading, fill, layout))
    scene.add(name.x, name.y, _name_sprite(standing.name, fill, name.w, name.h, layout.name_size))
    ledger = _ledger_sprite(standing.income, standing.income_changes, fill, layout)
    scene.add(layout.ledger.x, layout.ledger.y, ledger)
    facts = _facts(standing)
    scene.add(layout.facts.x, layout.facts.y, _facts_sprite(facts, standing.gained, fill, layout))
    return scene


def seat_fill(standing: Standing) -> Colour:
    if standing.acting:
        return SKIN.seat_on_turn
    return SKIN.seat_passed if standing.passed else SKIN.seat


def points_width(points: int, size: int) -> int:
    """Return the width of the points beside a star, in pixels."""
    return text_width(format_number(points), "number", size) + size + 8


@cached_image
def _seat_background(marks: SeatMarks, fill: Colour, area: Rect, layout: SeatLayout) -> Sprite:
    """Draw an empty panel on the table."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    draw_seat_frame(drawing, layout.panel, layout.pennant, marks, fill, SKIN)
    return drawing.sprite()


@cached_image
def points_plate(points: int, leading: bool, fill: Colour, layout: SeatLayout) -> Sprite:
    """Draw the points beside a star; the leader's are on a dark plate."""
    size = layout.points_size
    width, height = points_width(points, size), layout.points_height
    drawing = sprite_factory.drawing(width, height, fill)
    ink: Colour = SKIN.ink
    star: Colour | None = None
    if leading:
        drawing.rounded_rect(0, 0, width, height, 9, SKIN.line)
        drawing.rounded_rect(2, 2, width - 4, height - 4, 7, SKIN.board)
        ink, star = theme.COIN, theme.COIN
    icon = round(size * 0.8)
    drawing.icon(STAR, 5, (height - icon) // 2, icon, star)
    text = format_number(points)
    drawing.text(width - 6, height // 2, text, "number", size, ink, "right")
    return drawing.sprite()


@cached_image
def _name_sprite(name: str, fill: Colour, width: int, height: int, size: int) -> Sprite:
    drawing = sprite_factory.drawing(width, height, fill)
    fitted = fit_player_name(name, width, size, _MIN_NAME_SIZE)
    line, font_size = fitted.lines[0], fitted.size
    drawing.text(0, height // 2, line, "name", font_size, SKIN.ink, max_width=width)
    return drawing.sprite()


@cached_image
def _ledger_sprite(
    income: tuple[tuple[int, int], ...],
    changes: tuple[tuple[int, int], ...],
    fill: Colour,
    layout: SeatLayout,
) -> Sprite:
    """Draw what workers, buildings and aristocrats pay: rubles, and below them points."""
    columns = [
        LedgerColumn(
            *STACKS[phase],
            tuple(
                LedgerCell(format_signed(amount) if amount else "", bool(change))
                for amount, change in zip(amounts, amount_changes, strict=True)
            ),
        )
        for phase, amounts, amount_changes in zip(SCORING_PHASES, income, changes, strict=True)
    ]
    area = Rect(0, 0, layout.ledger.w, layout.ledger.h)
    drawing = sprite_factory.drawing(area.w, area.h, fill)
    draw_ledger(drawing, area, (COIN, STAR), columns, layout.rows, SKIN)
    return drawing.sprite()


def _facts(standing: Standing) -> tuple[Run, ...]:
    facts: list[Run] = []
    if standing.rubles is not None:
        facts.append((IconToken(COIN), str(standing.rubles)))
    facts.append((IconToken(CARDS, SKIN.ink), str(standing.hand_size)))
    facts.append((IconToken(CROWN, RED), str(standing.different_aristocrats)))
    return tuple(facts)


@cached_image
def _facts_sprite(facts: tuple[Run, ...], gained: int, fill: Colour, layout: SeatLayout) -> Sprite:
    """Draw the points gained on a filled pill, rubles where they are open, hand and aristocrats."""
    area = Rect(0, 0, layout.facts.w, layout.facts.h)
    drawing = sprite_factory.drawing(area.w, area.h, fill)
    pill, slots = layout.fact_slots(area, len(facts), bool(gained))
    if pill is not None:
        drawing.rounded_rect(*pill, min(12, pill.h // 2), SKIN.accent)
        run = (IconToken(STAR), format_signed(gained))
        draw_runs(drawing, (run,), pill.inset(3, 0), min(pill.h, 28), SKIN.ink)
    for number, slot in enumerate(slots, 1):
        runs = facts[number - 1 : number if number < len(slots) else None]
        draw_runs(drawing, runs, slot, min(slot.h + 2, layout.fact_size), SKIN.ink)
    return drawing.sprite()


@cached_image
def shared_heads(area: Rect, layout: SeatLayout) -> Sprite:
    """Draw the signs of the ledgers of all seats, for panels that have no room for them."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    for phase, column in zip(SCORING_PHASES, layout.columns(), strict=True):
        head = Rect(column.x, 0, column.w, area.h)
        draw_ledger_head(drawing, head, LedgerColumn(*STACKS[phase], ()))
    return drawing.sprite()
