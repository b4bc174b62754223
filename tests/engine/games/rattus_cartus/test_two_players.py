"""Two players: one privilege in the whole round."""

from __future__ import annotations

from engine.games.rattus_cartus.events import BuildingUsed, PrivilegeSettled, Revealed
from engine.games.rattus_cartus.state import State
from tests.engine.games.rattus_cartus.positions import (
    GAME,
    Events,
    after,
    all_enter,
    all_enter_with_events,
    cards,
    heights,
    last_round,
    look,
    of_kind,
    table,
)

ROW = "fortune_tellers_tent_1 palace_1"


def used(events: Events) -> list[tuple[int, bool]]:
    return [(event.seat, event.privilege) for event in of_kind(events, BuildingUsed)]


def played(first: str, second: str, **given: int) -> tuple[State, Events]:
    state = table(first, second, row="castle_1 palace_1", first=given.get("starts", 0))
    state.players[0].hand, state.players[1].hand = cards(first), cards(second)
    entries = [f"0 {first}".strip(), f"1 {second}".strip()]
    return all_enter_with_events(state, *(reversed(entries) if state.first else entries))


def test_who_played_more_has_it_in_whatever_building() -> None:
    state, events = played("knight", "king king")
    assert of_kind(events, PrivilegeSettled) == [PrivilegeSettled(1, (1, 2))]
    assert used(events) == [(0, False), (1, True)]
    assert [player.tokens for player in state.players] == [0, 2]


def test_of_equals_who_entered_first_has_it() -> None:
    assert used(played("knight", "king")[1]) == [(0, True), (1, False)]
    assert used(played("knight", "king", starts=1)[1]) == [(0, False), (1, True)]


def test_jokers_count_and_swords_do_not() -> None:
    _, events = played("knight sword flute", "joker joker")
    assert of_kind(events, PrivilegeSettled) == [PrivilegeSettled(1, (1, 2))]


def test_in_one_building_only_one_has_it() -> None:
    state = all_enter(table("king", "king king", row="castle_1 palace_1"), "1 king", "1 king king")
    assert [player.tokens for player in state.players] == [1, 2]


def test_everything_is_turned_over_before_the_first_building() -> None:
    """The privilege hangs on what lies at all of them."""
    state = table("witch", "king king", row=ROW)
    state, events = all_enter_with_events(state, "0 witch", "1 king king")
    assert [event.place for event in of_kind(events, Revealed)] == [0, 1]
    view = GAME.view(state, None)
    assert (view.place, view.privilege) == (0, 1)
    assert view.row[1].shown == (tuple(cards("king king")),)
    assert not view.row[1].resolved
    assert heights(state, "royalty") == [0, 0]
    state = after(state, look(0))
    assert heights(state, "royalty") == [0, 2]


def test_in_the_last_round_it_is_one_influence() -> None:
    state = last_round(table("knight", "king king", row="castle_1 palace_1"))
    state = all_enter(state, "0 knight", "1 king king")
    assert (heights(state, "chivalry"), heights(state, "royalty")) == ([1, 0], [0, 3])


def test_the_privilege_of_one_round_is_forgotten_in_the_next() -> None:
    state, _ = played("knight", "king king")
    assert state.privilege is None
    assert GAME.view(after(state), None).privilege is None
