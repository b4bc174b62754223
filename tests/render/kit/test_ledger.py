"""Cells of a ledger: what has changed has the accent, and its change beside it if there is room."""

from __future__ import annotations

from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.icons import STAR
from render.kit.ledger import LedgerCell, LedgerColumn, LedgerLayout, draw_column
from render.rect import Rect
from render.theme import COIN, INK


def drawn(cell: LedgerCell, width: int = 60) -> bytes:
    drawing = sprite_factory.drawing(width, 40, SKIN.board)
    layout = LedgerLayout(head=0, row=40, size=30)
    draw_column(drawing, Rect(0, 0, width, 40), LedgerColumn(STAR, INK, (cell,)), layout, SKIN)
    return drawing.image.tobytes()


def test_accent_of_what_has_changed_covers_the_fill() -> None:
    filled = drawn(LedgerCell("7", fill=COIN))
    changed = drawn(LedgerCell("7", changed=True, fill=COIN))
    assert bytes(COIN) in filled
    assert bytes(SKIN.accent) not in filled
    assert bytes(SKIN.accent) in changed
    assert bytes(COIN) not in changed


def test_change_is_written_where_there_is_room_for_it() -> None:
    plain, change = LedgerCell("7", changed=True), LedgerCell("7", changed=True, change="+2")
    assert drawn(plain) != drawn(change)
    assert drawn(plain, 30) == drawn(change, 30)
