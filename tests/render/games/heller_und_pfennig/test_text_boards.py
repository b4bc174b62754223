"""Text boards and pictures of the market show all public information."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.games.heller_und_pfennig.market import Stall
from engine.games.heller_und_pfennig.tiles import TILE_SET
from engine.games.heller_und_pfennig.view import PlayerView, View
from render.context import RenderContext
from render.games.heller_und_pfennig import RENDERER
from tests.engine.games.heller_und_pfennig.positions import GAME, player, position
from tests.render.games.heller_und_pfennig.drawn_states import (
    CONTEXT,
    crowded,
    public,
    random_states,
    translate,
)

BASE = replace(public(crowded(3)), first=0)

CHANGES: dict[str, Any] = {
    "round": 3,
    "rounds": None,
    "last_round": True,
    "to_act": (1,),
    "drawing": True,
    "pile": 3,
    "unplaced_tiles": ((1, 1),),
    "rows": (BASE.rows[1], BASE.rows[0], *BASE.rows[2:]),
    "first": 1,
}
ONLY_IN_TEXT = {"first"}
FOLLOWS = {"seat", "options", "over", "face_up", "offers_for", "offers", "drawn", "final_scores"}
"""Fields that are secret, or whose facts are in others: open tiles are not placed yet."""

SEAT_CHANGES: dict[str, Any] = {
    "money": 999,
    "projected_payout": -999,
    "stalls": (4, 0, 0, 0),
    "has_kept": False,
    "earned": (-7,),
}
SEAT_FOLLOWS = {"seat", "kept", "can_act"}


def text(view: View) -> str:
    return "\n".join(RENDERER.text_boards(view, CONTEXT))


def picture(view: View) -> bytes:
    return RENDERER.table(view, (), CONTEXT).png


@pytest.mark.parametrize("field", CHANGES)
def test_public_information_is_shown(field: str) -> None:
    changed = replace(BASE, **{field: CHANGES[field]})
    assert text(changed) != text(BASE)
    assert (picture(changed) != picture(BASE)) == (field not in ONLY_IN_TEXT)


@pytest.mark.parametrize("field", SEAT_CHANGES)
def test_public_holdings_of_a_seat_are_shown(field: str) -> None:
    player = replace(BASE.players[1], **{field: SEAT_CHANGES[field]})
    changed = replace(BASE, players=(BASE.players[0], player, BASE.players[2]))
    assert text(changed) != text(BASE)
    assert (picture(changed) != picture(BASE)) == (field != "earned")


def test_all_fields_of_views_are_covered() -> None:
    assert {field.name for field in fields(View)} == {*CHANGES, *FOLLOWS, "lines", "players"}
    assert {field.name for field in fields(PlayerView)} == {*SEAT_CHANGES, *SEAT_FOLLOWS}


def test_every_piece_on_a_space_looks_different() -> None:
    cells: list[int | Stall | None] = [None, *sorted(set(TILE_SET))]
    cells += [Stall(seat, goods) for seat in range(3) for goods in range(1, 5)]
    row = BASE.rows[0]
    views = [replace(BASE, rows=((cell, *row[1:]), *BASE.rows[1:])) for cell in cells]
    for shown in (picture, text):
        assert len(set(map(shown, views))) == len(cells)


def test_payouts_of_a_line_are_shown() -> None:
    line = next(line for line in BASE.lines if any(line.payouts))
    before, after = BASE.lines[: line.line], BASE.lines[line.line + 1 :]
    part = replace(line.segments[0], value_per_good=line.segments[0].value_per_good + 1)
    for other in (
        replace(line, segments=(part, *line.segments[1:])),
        replace(line, payouts=tuple(paid + 1 for paid in line.payouts)),
        replace(line, full=not line.full),
    ):
        changed = replace(BASE, lines=(*before, other, *after))
        assert picture(changed) != picture(BASE)
        assert (text(changed) != text(BASE)) == (other.full == line.full)


def test_board_of_a_market_line_by_line() -> None:
    state = position(
        player((0, 1, 0, 0), money=48),
        player((2, 0, 0, 1), kept="-6"),
        board="+3 2a . fire -1 1b\ngold . . . . .",
        drawn="+4",
        first=1,
    )
    context = RenderContext(("Ann", "Bob"), translate)
    (board,) = RENDERER.text_boards(GAME.view(state, None), context)
    lines = board.splitlines()
    assert lines[:6] == [
        "Ann drew a tile and must place it.",
        "Round 1 of 3.",
        "Ann: 48 sous, +6 as the market stands, stalls left: 2.",
        "Bob: 50 sous, −1 as the market stands, stalls left: 4, 1, 1.",
        "Secret tile not placed yet: Bob.",
        "Row 1: A1 +3, B1 stall 2 of Ann, C1 empty, D1 Fire, E1 −1, F1 stall 1 of Bob. "
        "Each ware brings +3 and beyond the fire −1: Ann +6, Bob −1.",
    ]
    assert lines[6].startswith("Row 2: A2 Sack of Gold, B2 empty, ")
    assert "Column A: Each ware brings +6." in lines, "the gold doubles it"
    assert lines[-3:] == [
        "Still to come, 0 of them in the pile: 2 × +1, 2 × +2, +3, 2 × +4, 2 × +5, 2 × +6, "
        "−2, −3, −4, −5, −6, Fire, Evil Eye.",
        "Earned by Ann, round by round: −2.",
        "Bob began round 1.",
    ]


def test_open_tiles_and_the_rounds_played_are_told() -> None:
    open_tiles = public(list(random_states(2, 3, no_luck=True))[3])
    assert "To choose from: " in text(open_tiles)
    end = public(list(random_states(2, 3))[-1])
    assert "Earned by Max, round by round: " in text(end)
    assert "\n1. " in text(end)
