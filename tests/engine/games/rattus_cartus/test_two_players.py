"""Two players: one privilege in the whole round."""

from __future__ import annotations

from engine.games.rattus_cartus.events import PrivilegeSettled, Revealed
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
    used,
)

ROW = "fortune_tellers_tent_1 palace_1"


def play_round(first: str, second: str, *, starts: int = 0) -> tuple[State, Events]:
    state = table(first, second, row="castle_1 palace_1", first=starts)
    entries = [f"0 {first}", f"1 {second}"]
    return all_enter_with_events(state, *(reversed(entries) if state.first else entries))


def test_privilege_goes_to_most_cards_in_any_building() -> None:
    state, events = play_round("knight", "king king")
    assert of_kind(events, PrivilegeSettled) == [PrivilegeSettled(1, (1, 2))]
    assert used(events) == [(0, False), (1, True)]
    assert [player.tokens for player in state.players] == [0, 2]


def test_privilege_ties_go_to_the_first_to_enter() -> None:
    assert used(play_round("knight", "king")[1]) == [(0, True), (1, False)]
    assert used(play_round("knight", "king", starts=1)[1]) == [(0, False), (1, True)]


def test_jokers_count_for_the_privilege_but_swords_do_not() -> None:
    _, events = play_round("knight sword flute", "joker joker")
    assert of_kind(events, PrivilegeSettled) == [PrivilegeSettled(1, (1, 2))]


def test_only_one_seat_has_the_privilege_in_a_shared_building() -> None:
    state = all_enter(table("king", "king king", row="castle_1 palace_1"), "1 king", "1 king king")
    assert [player.tokens for player in state.players] == [1, 2]


def test_all_cards_are_revealed_before_the_first_building_resolves() -> None:
    """The privilege depends on the cards at all buildings."""
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


def test_privilege_of_the_last_round_is_one_influence() -> None:
    state = last_round(table("knight", "king king", row="castle_1 palace_1"))
    state = all_enter(state, "0 knight", "1 king king")
    assert (heights(state, "chivalry"), heights(state, "royalty")) == ([1, 0], [0, 3])


def test_privilege_is_reset_in_the_next_round() -> None:
    state, _ = play_round("knight", "king king")
    assert state.privilege is None
