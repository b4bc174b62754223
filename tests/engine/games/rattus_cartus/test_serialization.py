"""Stored games contain cards, buildings and classes by name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.codec import dump_action, dump_events, dump_state, load_action, load_state
from engine.games.rattus_cartus.actions import LAY
from engine.games.rattus_cartus.events import InfluenceScored, Revealed, SpecialsGained
from tests.engine.games.rattus_cartus.positions import (
    GAME,
    after,
    card,
    cards,
    class_number,
    entering,
    table,
)

ROW = "palace_1 hospital_2 fortune_tellers_tent_3"


def test_stored_game_names_cards_and_buildings() -> None:
    state = after(table("monk_3 joker", "", "", row=ROW), *entering(0, "monk_3"))
    stored = json.loads(dump_state(GAME, state))["state"]
    assert stored["row"] == ROW.split()
    assert (stored["players"][0]["hand"], stored["players"][0]["laid"]) == (["joker"], ["monk_3"])
    assert (stored["phase"], stored["step"]) == ("entering", "enter")


def test_stored_actions_and_events_name_cards_and_buildings() -> None:
    lay = LAY[card("witch_2")]
    assert json.loads(dump_action(GAME, lay)) == {"card": "witch_2", "kind": "lay"}
    assert load_action(GAME, dump_action(GAME, lay)) == lay
    events = [
        Revealed(1, 5, (2,), (tuple(cards("king sword")),)),
        InfluenceScored(2, class_number("magic"), 1, 4),
        SpecialsGained(0, card("gold"), 2),
    ]
    stored = json.loads(dump_events(GAME, events))
    assert (stored[0]["building"], stored[0]["cards"]) == ("brewery_1", [["king_0", "sword"]])
    assert (stored[1]["cls"], stored[2]["card"]) == ("magic", "gold")


@pytest.mark.parametrize(
    ("action", "fault"),
    [
        ({"kind": "lay", "card": "monk_5"}, "no card"),
        ({"kind": "lay", "card": 3}, "no card"),
        ({"kind": "give", "card": ""}, "no card"),
        ({"kind": "enter", "place": "palace"}, "place"),
        ({"kind": "leave"}, "kind"),
    ],
)
def test_invalid_action_is_rejected(action: Any, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        load_action(GAME, json.dumps(action))


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [("row", ["palace_6"], "no building"), ("deck", ["monk"], "no card"), ("step", "x", "step")],
)
def test_invalid_state_is_rejected(key: str, value: Any, fault: str) -> None:
    stored = json.loads(dump_state(GAME, table("", "", "")))
    stored["state"][key] = value
    with pytest.raises(ValueError, match=fault):
        load_state(GAME, json.dumps(stored))
