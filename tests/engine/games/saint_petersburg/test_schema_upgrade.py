"""Games stored with schema 1, before The New Society, can be continued."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.codec import dump_events, dump_state, load_action, load_events, load_state
from engine.core import apply
from engine.games.saint_petersburg.state import Options
from tests.engine.games.saint_petersburg.positions import GAME

STORED = [
    json.loads(line)
    for line in Path(__file__).with_name("schema_1.jsonl").read_text(encoding="utf-8").splitlines()
]
"""States stored with schema 1, each with its legal actions, the action taken and its events."""


@pytest.mark.parametrize("record", STORED, ids=lambda record: record["moment"])
def test_schema_1_game_can_be_continued(record: Any) -> None:
    assert record["stored"]["schema"] == 1
    state = load_state(GAME, json.dumps(record["stored"]))
    assert state.options == Options(open_hands=True)
    acting = GAME.to_act(state)
    legal = GAME.legal_actions(state, acting[0]) if acting else []
    assert legal == [load_action(GAME, json.dumps(action)) for action in record["legal"]]
    if acting:
        action = load_action(GAME, json.dumps(record["action"]))
        events = apply(GAME, state, acting[0], action).events
        assert events == load_events(GAME, json.dumps(record["events"]))
    assert (GAME.result(state) is None) == bool(acting)


@pytest.mark.parametrize("record", STORED, ids=lambda record: record["moment"])
def test_upgraded_state_keeps_all_fields_and_has_no_disc(record: Any) -> None:
    before = record["stored"]["state"]
    stored = json.loads(dump_state(GAME, load_state(GAME, json.dumps(record["stored"]))))
    assert stored["schema"] == 2
    after = stored["state"]
    assert {name: after[name] for name in before if name != "players"} == {
        name: before[name] for name in before if name != "players"
    }
    assert [player | {"used_prisons": 0} for player in before["players"]] == after["players"]
    new = {name: after[name] for name in after.keys() - before.keys()}
    assert new == {"disc": None, "guild_hall_owners": [], "trading_house_owners": []}


def test_schema_1_events_can_be_loaded() -> None:
    moved = '[{"markers":[1,2,0,1],"kind":"markers-moved"}]'
    (event,) = load_events(GAME, moved)
    assert json.loads(dump_events(GAME, [event]))[0]["disc"] is None


def test_unknown_schema_is_rejected() -> None:
    with pytest.raises(ValueError, match="unknown schema 0"):
        GAME.upgrade({}, 0)
