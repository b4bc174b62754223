"""A guided game explains pieces before they are used, and shows the market that paid."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.games.heller_und_pfennig import tutorial
from bot.games.heller_und_pfennig.texts import TEXTS
from bot.tip import Tip, tip_text
from engine.games.heller_und_pfennig.actions import DRAW, PlaceStall
from engine.games.heller_und_pfennig.game import HellerUndPfennig
from engine.games.heller_und_pfennig.market import COLUMNS, ROWS
from engine.games.heller_und_pfennig.state import Options, State
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD
from tests.engine.games.heller_und_pfennig.positions import piece, player, position

GAME = HellerUndPfennig()


def due(state: State, seat: int, events: tuple[Any, ...] = ()) -> dict[str, Tip]:
    return {tip.key: tip for tip in tutorial.due_tips(GAME.view(state, seat), events)}


def text(tip: Tip) -> str:
    return tip_text(tip, {0: "You", 1: "Boris"}, 0, "heller", TEXTS.in_language("en"))


def first_turn() -> tuple[State, int]:
    state = GAME.new(2, tutorial.DEAL, Options())
    return state, GAME.to_act(state)[0]


def test_large_stalls_are_to_be_saved_before_one_can_be_placed() -> None:
    state, seat = first_turn()
    keys = list(due(state, seat))
    assert keys[:3] == ["welcome", "stall", "kept"]
    assert "only once for the whole game" in text(due(state, seat)["stall"])


def test_special_tile_is_explained_before_its_owner_places_it() -> None:
    state, seat = first_turn()
    for tile, key in ((FIRE, "fire"), (EYE, "evil-eye"), (GOLD, "gold")):
        state.players[seat].kept = 1
        assert key not in due(state, seat)
        state.players[seat].kept = tile
        assert due(state, seat)[key].area is None
        assert key not in due(state, 1 - seat), "a secret of the other one"
        state.players[seat].kept = 1
        state.pile = [tile] * len(state.pile)
        drawn = GAME.clone(state)
        GAME.advance(drawn, seat, DRAW, [])
        assert key in due(drawn, seat)


def test_large_stalls_are_advised_in_the_last_market_only_to_those_who_have_one() -> None:
    for stalls, advice in (
        ((2, 0, 0, 1), "put up the big ones"),
        ((2, 0, 0, 0), "put yours up"),
        ((0, 0, 0, 0), "You have put up all your stalls"),
    ):
        state = position(player(stalls), player(stalls), round_number=3, last_round=True)
        assert advice in text(due(state, 0)["last-round"])


def test_full_line_is_named_and_marked() -> None:
    for row, column, name, ends in ((1, None, "row 2", "A2–F2"), (None, 5, "column F", "F1–F5")):
        state, seat = first_turn()
        for space in range(ROWS * COLUMNS):
            if row == space // COLUMNS or column == space % COLUMNS:
                state.board[space] = piece("+1")
        tip = due(state, seat)["full-line"]
        assert f"**A full line: {name}.**" in text(tip)
        assert tip.area == ends


def test_goods_lines_and_buyers_are_explained_where_they_first_occur() -> None:
    welcome, stall, *_ = (text(tip) for tip in due(*first_turn()).values())
    for word, meaning in (
        ("lines", "in its row and in its column (both are called lines)"),
        ("goods", "sells 1 to 4 goods"),
        ("buyers", "buyers in it, the people with green numbers"),
    ):
        assert word not in welcome
        assert word not in stall.partition(meaning)[0]
        assert meaning in stall


def rounds() -> Iterator[tuple[State, tuple[Any, ...]]]:
    """Yield the states in which a market was just paid, with the events of the last move."""
    state, _ = first_turn()
    while acting := GAME.to_act(state):
        events, number = list[Any](), state.round
        legal = GAME.legal_actions(state, acting[0])
        stalls = [action for action in legal if isinstance(action, PlaceStall)]
        GAME.advance(state, acting[0], (stalls or legal)[0], events)
        if state.round != number and GAME.to_act(state):
            yield state, tuple(events)


def test_picture_beside_a_payment_is_that_of_the_market_which_paid() -> None:
    paid = [due(state, 0, events)["paid"] for state, events in rounds()]
    assert len(paid) == 2
    assert all(tip.of_phase and tip.area == "row-ends" for tip in paid)


def test_sentences_of_tips_have_at_most_two_numbers() -> None:
    said = [text(tip) for state, events in rounds() for tip in due(state, 0, events).values()]
    said += [text(tip) for tip in due(*first_turn()).values()]
    for sentence in ". ".join(said).split(". "):
        assert len(re.findall(r"\d+", sentence)) <= 2, sentence


def test_who_begins_the_new_market_is_told() -> None:
    for state, events in rounds():
        rich = max(state.players, key=lambda player: player.money)
        name = "you" if rich is state.players[0] else "Boris"
        assert text(due(state, 0, events)["sum"]).endswith(f"The richest begins it: {name}.")
    assert "chance decides who begins" in text(due(*first_turn())["welcome"])


def test_money_is_told_with_what_comes_back() -> None:
    for state, events in rounds():
        said = text(due(state, 0, events)["sum"])
        assert "stalls with 1 good are back, and each of you has a new secret tile." in said
