"""Stored games contain tiles, spaces and lines by name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.codec import dump_action, dump_events, dump_state, load_action, load_state
from engine.games.heller_und_pfennig.events import LinePaid, StallPlaced
from engine.games.heller_und_pfennig.market import space_number
from tests.engine.games.heller_und_pfennig.positions import GAME, face_up, player, position, stall

STATE = position(player((1, 0, 0, 0), "eye"), player(), board="+3 4a . fire . .", pile="gold -6")


def test_stored_board_lists_pieces_by_space() -> None:
    stored = json.loads(dump_state(GAME, STATE))["state"]
    assert stored["board"][:5] == ["+3", {"seat": 0, "goods": 4}, None, "fire", None]
    assert len(stored["board"]) == 30
    assert stored["pile"] == ["-6", "gold"]
    assert stored["players"][0]["kept"] == "eye"


def test_stored_actions_and_events_name_spaces_and_lines() -> None:
    assert json.loads(dump_action(GAME, stall(2, "C3"))) == {
        "goods": 2,
        "space": "C3",
        "kind": "place-stall",
    }
    assert load_action(GAME, dump_action(GAME, face_up("-6", "A1"))) == face_up("-6", "A1")
    events = [StallPlaced(0, 2, space_number("F5"), 3), LinePaid(5, (1, 2)), LinePaid(0, (0, 0))]
    stored = json.loads(dump_events(GAME, events))
    assert [stored[0]["space"], stored[1]["line"], stored[2]["line"]] == ["F5", "A", "1"]


@pytest.mark.parametrize(
    "board",
    [
        None,
        [None] * 29,
        [None] * 31,
        ["+7", *[None] * 29],
        [{"seat": 4, "goods": 1}, *[None] * 29],
        [{"seat": 0, "goods": 5}, *[None] * 29],
        [{"seat": 0}, *[None] * 29],
    ],
    ids=["none", "short", "long", "tile", "seat", "goods", "half a stall"],
)
def test_invalid_board_is_rejected(board: Any) -> None:
    stored = json.loads(dump_state(GAME, STATE))
    stored["state"]["board"] = board
    with pytest.raises(ValueError, match="board"):
        load_state(GAME, json.dumps(stored))


@pytest.mark.parametrize("space", ["G1", "A6", "", 3, None])
def test_action_on_an_unknown_space_is_rejected(space: Any) -> None:
    with pytest.raises(ValueError, match="space"):
        load_action(GAME, json.dumps({"kind": "place-kept", "space": space}))


def test_event_of_an_unknown_line_is_rejected() -> None:
    stored = {"kind": "line-paid", "line": "G", "amounts": [0, 0]}
    with pytest.raises(ValueError, match="no line is called 'G'"):
        GAME.codecs.event.validate_python(stored)
