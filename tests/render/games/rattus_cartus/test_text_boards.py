"""Text boards contain all public information."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.games.rattus_cartus.cards import SWORD, population_card
from engine.games.rattus_cartus.state import Demand, Phase, Step
from engine.games.rattus_cartus.view import PlayerView, RoundTallyView, TrackView, View
from render.context import RenderContext
from render.games.rattus_cartus import RENDERER
from tests.render.games.rattus_cartus.drawn_states import public, random_states, translate

NAMES = ("Žofie Nováková", "Max", "Alexandra the Great", "王小明", "Søren")

STATE = next(
    state
    for seed in range(5, 30)
    for state in random_states(4, seed)
    if state.step is Step.GIVE and state.place == 1
)
BASE = public(STATE)
END = public(random_states(4, 3)[-1])

FOLLOWS = {"options", "phase", "seat"}
"""The kinds in use tell the options, the question tells the phase."""

CHANGES: dict[str, Any] = {
    "round": 1,
    "rounds": 12,
    "last_round": True,
    "over": True,
    "step": Step.DISCARD,
    "to_act": (0, 2),
    "first": (BASE.first + 1) % 4,
    "queue": (2, 1),
    "row": BASE.row[::-1],
    "place": 2,
    "privilege": ((BASE.privilege or 0) + 1) % 4,
    "receiver": ((BASE.receiver or 0) + 1) % 4,
    "demand": Demand.SWORD if BASE.demand is not Demand.SWORD else Demand.GUARD_TOWER,
    "tracks": (TrackView(0, (9, 8, 7, 6), (0, 1, 2, 3)), *BASE.tracks[1:]),
    "deck": 99,
    "discards": ((population_card("king", 2), 7),),
    "piles": ((SWORD, 1),),
    "stack": 99,
    "replacements": 99,
    "turned_away": (3,),
    "gone": (4,),
    "kinds": ("farm",),
}

ONLY_IN_TEXT = {
    *("queue", "privilege", "discards", "piles", "stack", "replacements", "turned_away", "gone"),
    *("kinds", "supply", "asked", "gains"),
}

HIDDEN_OR_ELSEWHERE = {"seat", "hand", "chosen", "laid", "laid_cards", "rats", "place"}
"""Fields of a seat that are secret, or described with its building."""

SEAT_CHANGES: dict[str, Any] = {
    "tokens": 50,
    "hand_size": 50,
    "known_nuns": (1, 3),
    "supply": 2,
    "asked": 9,
    "gains": RoundTallyView(7, 8, 9, 10, 11, ((SWORD, 12),)),
}


def board_text(view: View) -> str:
    return "\n".join(RENDERER.text_boards(view, RenderContext(NAMES, translate)))


def picture(view: View) -> bytes:
    return RENDERER.table(view, (), RenderContext(NAMES, translate)).png


@pytest.mark.parametrize("field", CHANGES)
def test_public_information_is_shown(field: str) -> None:
    changed = replace(BASE, **{field: CHANGES[field]})
    assert board_text(changed) != board_text(BASE)
    assert (picture(changed) != picture(BASE)) == (field not in ONLY_IN_TEXT)


def test_all_fields_of_views_are_covered() -> None:
    at_the_end = {"nuns", "plague", "final_scores", "players"}
    assert {field.name for field in fields(View)} == {*CHANGES, *FOLLOWS, *at_the_end}
    names = {field.name for field in fields(PlayerView)}
    assert names == {*SEAT_CHANGES, *HIDDEN_OR_ELSEWHERE}


@pytest.mark.parametrize("field", SEAT_CHANGES)
def test_public_holdings_of_a_seat_are_shown(field: str) -> None:
    player = replace(BASE.players[2], **{field: SEAT_CHANGES[field]})
    changed = replace(BASE, players=(*BASE.players[:2], player, BASE.players[3]))
    assert board_text(changed) != board_text(BASE)
    assert (picture(changed) != picture(BASE)) == (field not in ONLY_IN_TEXT)


@pytest.mark.parametrize(
    "change",
    [
        {"building": 7},
        {"entered": (3, 1)},
        {"laid": (17, 18)},
        {"shown": ((SWORD,), (SWORD, SWORD))},
        {"resolved": True},
    ],
)
def test_visitors_of_a_building_are_described(change: dict[str, Any]) -> None:
    building = replace(BASE.row[2], entered=(1, 3), laid=(1, 2), shown=None)
    before = replace(BASE, row=(*BASE.row[:2], building))
    assert board_text(
        replace(before, row=(*BASE.row[:2], replace(building, **change)))
    ) != board_text(before)


def test_result_is_described() -> None:
    first, *others = END.final_scores
    changes: tuple[dict[str, Any], ...] = (
        {"tracks": (9,) * 6},
        {"gold": 9},
        {"hand": 9},
        {"rats": 99},
        {"tokens": 99},
    )
    for change in changes:
        scores = (replace(first, **change), *others)
        assert board_text(replace(END, final_scores=scores)) != board_text(END)
    assert board_text(replace(END, plague=99)) != board_text(END)
    assert board_text(replace(END, nuns=END.nuns[::-1])) != board_text(END)


def test_first_board_is_enough_to_act() -> None:
    first = RENDERER.text_boards(BASE, RenderContext(NAMES, translate))[0]
    assert BASE.phase is Phase.RESOLVING
    for part in ("must give cards", "Round ", "1. ", "3. ", "Supply: ", "Royalty", "in hand"):
        assert part in first
