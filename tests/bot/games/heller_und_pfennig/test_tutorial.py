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
    assert "only once in the whole game" in text(due(state, seat)["stall"])


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


def test_large_stalls_are_advised_in_the_last_round_only_to_those_who_have_one() -> None:
    for stalls, advice in (
        ((2, 0, 0, 1), "place the big ones"),
        ((2, 0, 0, 0), "place them"),
        ((0, 0, 0, 0), "You’ve placed all your stalls"),
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


def test_wares_lines_and_buyers_are_explained_where_they_first_occur() -> None:
    welcome, stall, *_ = (text(tip) for tip in due(*first_turn()).values())
    for word, meaning in (
        (
            "lines",
            "what its row is worth and what its column is worth (rows and columns are called"
            " lines)",
        ),
        ("wares", "sells 1 to 4 wares (the number on it"),
        ("Buyers", "Buyers, the people with green numbers"),
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
        # A worked sum counts as one.
        sentence = re.sub(r"\d+ wares? × \S+ = ", "", sentence)
        assert len(re.findall(r"\d+", sentence)) <= 2, sentence


def test_who_begins_the_new_market_is_told() -> None:
    for state, events in rounds():
        rich = max(state.players, key=lambda player: player.money)
        name = "you" if rich is state.players[0] else "Boris"
        assert text(due(state, 0, events)["sum"]).endswith(f"The richest player begins: {name}.")
    assert "the starting player, drawn at random" in text(due(*first_turn())["welcome"])


def test_who_begins_the_first_market_is_told_by_name() -> None:
    state, seat = first_turn()
    for first, name in ((seat, "you"), (1 - seat, "Boris")):
        state.first = first
        rivals = {seat: "You", 1 - seat: "Boris"}
        said = tip_text(
            due(state, seat)["welcome"], rivals, seat, "heller", TEXTS.in_language("en")
        )
        assert f"the starting player, drawn at random, is {name}." in said


def test_money_is_told_before_the_last_round_is_announced() -> None:
    *_, keys = (list(due(state, 0, events)) for state, events in rounds())
    assert keys.index("paid") < keys.index("sum") < keys.index("last-round")


def test_money_is_told_with_what_comes_back() -> None:
    for state, events in rounds():
        said = text(due(state, 0, events)["sum"])
        back = "stalls with 1 ware back, but not the larger ones, and each of you has a new"
        assert back in said


def test_sum_from_the_market_is_worked_out_with_the_first_stall() -> None:
    for board, told in (
        ("-4 1a . . . .", "Here: 1 ware × −4 = −4 in row 1 for you."),
        ("3b . . . . .\n+5 . . . . .", "Here: 3 wares × +5 = +15 in column A for Boris."),
        ("3b . . . . .\n+2 1a . . . .", "Here: 1 ware × +2 = +2 in row 2 for you."),
        ("+6 fire 2a -3 . .", "Here: 2 wares × −3 = −6 in row 1 for you."),
        ("1a . . . . .", ""),
    ):
        said = text(due(position(player(), player(), board=board), 0)["lines"])
        assert re.findall(r"Here: .*?\.", said) == [told][: len(told)]


def test_what_a_tile_does_is_true_for_every_owner() -> None:
    state, seat = first_turn()
    GAME.advance(state, seat, DRAW, [])
    assert "every stall in its row and its column, no matter whose" in text(
        due(state, seat)["drawn"]
    )


def test_room_for_stalls_is_told_in_the_first_round_once_some_pieces_lie() -> None:
    for pieces, number, is_due in ((5, 1, False), (6, 1, True), (6, 2, False)):
        board = " ".join(["+1"] * pieces + ["."] * (6 - pieces))
        state = position(player(), player(), board=board, round_number=number)
        assert ("tiles" in due(state, 0)) == is_due
