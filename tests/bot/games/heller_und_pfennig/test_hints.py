"""Labels, suggestions and hints agree with the effects of moves under the rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.games.heller_und_pfennig import hand, hints, panels
from bot.games.heller_und_pfennig.texts import TEXTS
from bot.interactions.moves.hint_texts import describe_difference, describe_hint, describe_reasons
from engine.ai.agents import ActionValue
from engine.ai.facts import Difference
from engine.ai.games.heller_und_pfennig.lead_now import lead_now
from engine.core import Seat
from engine.games.heller_und_pfennig.actions import Action, Draw, PlaceDrawn, PlaceStall
from engine.games.heller_und_pfennig.market import (
    LINE_SLICES,
    STALLS,
    line_name,
    space_name,
    space_number,
)
from engine.games.heller_und_pfennig.scoring import board_payouts, payout_totals
from engine.games.heller_und_pfennig.state import Options, State
from engine.games.heller_und_pfennig.tiles import TILE_SET, TILE_VALUE
from render.translation import format_signed
from tests.bot.games.heller_und_pfennig.game_drivers import random_action
from tests.engine.games.heller_und_pfennig.positions import DRAW, GAME, piece, player, position

SAY = TEXTS.in_language("en")
OPTION_SETS = (Options(), Options(no_luck=True), Options(last_stall=True))


def positions(seats: int, options: Options, seed: int) -> Iterator[tuple[State, Seat, Action]]:
    """Yield every state of a random game, with a random action of its seat."""
    rng, state = Random(seed), GAME.new(seats, seed, options)
    while acting := GAME.to_act(state):
        legal = GAME.legal_actions(state, acting[0])
        yield state, acting[0], rng.choice(legal)
        GAME.advance(state, acting[0], random_action(rng, state, legal))


def payment_changes(state: State, seat: Seat, action: Action) -> list[int]:
    """Return the change in each seat's total payments, from a full recount."""
    seats, board = len(state.players), bytearray(state.board)
    new_state = state.clone()
    # Place the piece without the engine, which would clear the market after the round.
    new_state.board = bytearray(board)
    piece = _placed(state, seat, action)
    assert not isinstance(action, Draw)
    new_state.board[action.space] = piece
    before, after = (
        payout_totals(board_payouts(spaces, seats)) for spaces in (board, new_state.board)
    )
    return [new - old for new, old in zip(after, before, strict=True)]


def _placed(state: State, seat: Seat, action: Action) -> int:
    """Return the piece that an action places, by applying it to an empty market."""
    assert not isinstance(action, Draw)
    empty_market = state.clone()
    empty_market.board = bytearray(len(state.board))
    GAME.advance(empty_market, seat, action)
    return empty_market.board[action.space]


def first_turn(seats: int = 2) -> tuple[State, Seat]:
    """Return a new game, and the seat that begins."""
    state = GAME.new(seats, 1, Options())
    return state, GAME.to_act(state)[0]


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reason_states_the_changed_payments(seats: int, options: Options) -> None:
    checked = 0
    for state, seat, action in positions(seats, options, 3):
        view = GAME.view(state, seat)
        text = " ".join(hints.reasons(action, view, SAY))
        if isinstance(action, Draw):
            assert ("One" if view.pile == 1 else str(view.pile)) in text
            continue
        changes = payment_changes(state, seat, action)
        own_change, other_changes = changes[seat], sum(changes) - changes[seat]
        assert _sous(text, "you") == own_change, text
        assert _sous(text, "(?:your rival|the others)") == other_changes, text
        filled_lines = [
            line_name(line)
            for line, line_slice in enumerate(LINE_SLICES)
            if list(state.board[line_slice]).count(0) == 1 and _holds(line_slice, action.space)
        ]
        assert re.findall(r"(?:row|column) (\w)\b", text) == filled_lines
        checked += 1
    assert checked > 40


def _holds(line_slice: slice, space: int) -> bool:
    return space in range(30)[line_slice]


def _sous(sentence: str, whom: str) -> int:
    """Return the signed number of sous in a sentence; 0 if there is none."""
    match = re.search(rf"(brings|costs) {whom} (?:even more: )?(\d+) sou", sentence, re.IGNORECASE)
    return 0 if match is None else int(match[2]) * (1 if match[1] == "brings" else -1)


@pytest.mark.parametrize(
    ("stalls", "options", "last_round", "is_told"),
    [
        ((0, 1, 0, 0), Options(), False, True),
        ((2, 0, 0, 0), Options(), False, False),
        ((2, 0, 0, 0), Options(last_stall=True), False, True),
        ((0, 1, 0, 0), Options(), True, False),
    ],
)
def test_drawing_saves_only_stalls_that_do_not_come_back(
    stalls: tuple[int, ...], options: Options, last_round: bool, is_told: bool
) -> None:
    state = position(player(stalls), player(), options=options, last_round=last_round)
    (told,) = hints.reasons(DRAW, GAME.view(state, 0), SAY)
    assert ("you save your stalls" in told) == is_told


def test_piece_that_costs_sous_has_a_reason_that_holds() -> None:
    told = Counter[str]()
    for state, seat, _ in positions(3, Options(), 3):
        view = GAME.view(state, seat)
        for action in GAME.legal_actions(state, seat):
            if isinstance(action, Draw) or panels.immediate_gain(action, view) >= 0:
                continue
            text = " ".join(hints.reasons(action, view, SAY))
            (told_reason,) = [each for each in REASONS_TO_SPEND if each in text] or [""]
            told[told_reason] += 1
            if told_reason:
                assert REASONS_TO_SPEND[told_reason](state, seat, action), text
    assert told.keys() >= REASONS_TO_SPEND.keys(), told


def test_stall_beside_a_rogue_counts_on_buyers_that_may_come() -> None:
    owner = player((0, 1, 0, 0))
    state = position(owner, player(), board=". -6 . gold fire eye\n+3 fire fire . . .")
    told = hints.reasons(PlaceStall(2, 0), GAME.view(state, 0), SAY)
    assert told[1:] == [
        "Its row and column still have 4 empty spaces, "
        "and the tiles still to come bring more than they cost."
    ]


def _costs_others_more(state: State, seat: Seat, action: Action) -> bool:
    own, others = _own_and_others(state, seat, action)
    return -others > -own * (len(state.players) - 1)


def _is_only_space(state: State, seat: Seat, action: Action) -> bool:
    return list(state.board).count(0) == 1


def _costs_least(state: State, seat: Seat, action: Action) -> bool:
    assert not isinstance(action, Draw)
    spaces = [space for space, piece in enumerate(state.board) if not piece]
    changes = [payment_changes(state, seat, replace(action, space=space)) for space in spaces]
    return payment_changes(state, seat, action)[seat] == max(change[seat] for change in changes)


def _has_buyers_to_come(state: State, seat: Seat, action: Action) -> bool:
    placed = (piece for piece in state.board if piece and STALLS[piece] is None)
    return sum(map(TILE_VALUE.__getitem__, TILE_SET)) > sum(map(TILE_VALUE.__getitem__, placed))


REASONS_TO_SPEND: dict[str, Callable[[State, Seat, Action], bool]] = {
    "even more": _costs_others_more,
    "It’s the only space left.": _is_only_space,
    "It would cost you at least as much anywhere else.": _costs_least,
    "the tiles still to come bring more than they cost.": _has_buyers_to_come,
}
"""Why a piece is placed that costs sous, with a full recount of whether that holds."""


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_every_choice_shows_what_it_changes_now(options: Options) -> None:
    for state, seat, action in positions(3, options, 4):
        if isinstance(action, Draw):
            continue
        view, path = GAME.view(state, seat), panels.path(action)
        assert panels.immediate_gain(action, view) == payment_changes(state, seat, action)[seat]
        own, others = _own_and_others(state, seat, action)
        told = format_signed(own) + (f" (others {format_signed(others)})" if others else "")
        label = panels.label(path, [action], view, SAY)
        assert label == f"{space_name(action.space)}: {told}"
        legal = GAME.legal_actions(state, seat)
        for depth in range(2, len(path)):
            actions = [action for action in legal if panels.path(action)[:depth] == path[:depth]]
            label = panels.label(path[:depth], actions, view, SAY)
            own, others = _own_and_others(
                state, seat, max(actions, key=lambda each: _lead(state, seat, each))
            )
            told = f"{format_signed(own)} on " if own or others else "changes nothing for now"
            assert f": {told}" in label
            assert label.endswith(f" (others {format_signed(others)})") == bool(others)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_question_speaks_of_a_space_if_a_choice_names_one(options: Options) -> None:
    told = Counter[bool]()
    for state, seat, action in positions(2, options, 3):
        view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
        path = panels.path(action)
        if not panels.is_beginning(view):
            break
        for depth in range(1, len(path) - 1):
            chosen = path[:depth]
            after = [each for each in legal if panels.path(each)[:depth] == chosen]
            choices = {panels.path(each)[: depth + 1] for each in after}
            labels = [
                panels.label(
                    choice,
                    [each for each in after if panels.path(each)[: depth + 1] == choice],
                    view,
                    SAY,
                )
                for choice in choices
            ]
            is_named = any(" on " in label for label in labels)
            assert ("Each comes with the space" in panels.prompt(chosen, view, SAY)) == is_named, (
                labels
            )
            told[is_named] += 1
    assert len(told) == 2


def _own_and_others(state: State, seat: Seat, action: Action) -> tuple[int, int]:
    changes = payment_changes(state, seat, action)
    return changes[seat], sum(changes) - changes[seat]


def _lead(state: State, seat: Seat, action: Action) -> tuple[int, int]:
    """Return how much more a seat gains than the one of the others that gains most."""
    changes = payment_changes(state, seat, action)
    own = changes.pop(seat)
    return own - max(changes), own


def test_space_that_leads_now_is_the_one_whose_button_says_so() -> None:
    """A hint speaks of the same lead as the buttons beside it."""
    for state, seat, action in positions(3, Options(), 3):
        expected = None if isinstance(action, Draw) else _lead(state, seat, action)[0]
        assert lead_now(state, seat, action) == expected


def test_hint_says_why_it_is_not_what_the_buttons_favour() -> None:
    """Also if nothing that differs is known; and the alternative is not listed once more."""
    state = position(player((1, 0, 0, 0)), player(), board="+3 . . . . .", drawn="+2")
    best, favoured = PlaceDrawn(29), PlaceDrawn(1)
    told = (Difference("market", 35.0, 28.0, 7.0), Difference("rival", 9.0, 5.0, -4.0))
    for points_lost, differences, reason in (
        (7.0, told[:1], "about 35 sous from this round instead of 28."),
        (7.0, told, "about 35 sous from this round instead of 28, but more for your rival."),
        (7.0, (), "my advice does better: you end about 7 sous further ahead."),
        (60.0, (), "my advice does better: the other move leaves you much worse off at the end."),
        (0.2, (), "play this out 100 times, my advice wins about 12 more games."),
    ):
        other = ActionValue(favoured, 9, 0.5, 0.0, 0.12, points_lost, differences, leads_now=True)
        values = [ActionValue(best, 9, 0.5, 0.0, 0.0, 0.0), other]
        text = describe_hint(hints, values, GAME.view(state, 0), SAY)
        assert "At first glance “place the Farmer (+2) on B1” looks better. But " in text
        assert text.endswith(reason)


def test_what_others_get_is_told_beside_a_comparison() -> None:
    """A comparison leaves room for the first reason only."""
    told = Difference("market", 12.0, 7.0, 5.0)
    for state, seat, action in positions(2, Options(), 3):
        others = 0 if isinstance(action, Draw) else _own_and_others(state, seat, action)[1]
        if others > 0:
            worse = ActionValue(action, 9, 0.5, 0.0, 0.0, 5.0, (told,))
            text = describe_reasons(hints, action, GAME.view(state, seat), SAY, [worse])
            assert f"It brings your rival {others} sou" in text
            assert text.endswith("about 12 sous from this round instead of 7.")
            return
    raise AssertionError("no action gives anything to the other")


@pytest.mark.parametrize(
    ("number", "rounds"), [(1, "later rounds"), (2, "the last round")], ids=str
)
def test_sous_of_later_rounds_are_told_with_the_stalls_that_earn_them(
    number: int, rounds: str
) -> None:
    state, seat = first_turn()
    state.round = number
    later = Difference("later", 66.2, 60.1, 6.1)
    assert describe_difference(hints, later, GAME.view(state, seat), SAY) == (
        f"about 66 sous from the stalls you have left for {rounds} instead of 60"
    )


@pytest.mark.parametrize(
    ("best", "seats", "told"),
    [
        (241.0, 2, "your rival ends with about 15 sous less"),
        (257.0, 3, "your strongest rival ends with about 1 sou more"),
    ],
)
def test_what_a_rival_ends_with_is_told_by_its_difference(
    best: float, seats: int, told: str
) -> None:
    """Its sum after three rounds is nothing that anybody can place now."""
    view = GAME.view(*first_turn(seats))
    difference = Difference("rival", best, 256.0, 256.0 - best)
    assert describe_difference(hints, difference, view, SAY) == told


def test_second_difference_is_told_in_a_few_words() -> None:
    view = GAME.view(*first_turn())
    for kind, told in (
        ("market", "fewer for you now"),
        ("later", "fewer from your stalls for later rounds"),
        ("rival", "fewer for your rival"),
    ):
        second = Difference(kind, 170.0, 179.0, -9.0)
        assert describe_difference(hints, second, view, SAY, counted=False) == told


def test_no_space_is_named_while_nothing_pays() -> None:
    """Such as A1 for every piece of an empty market."""
    state, seat = first_turn()
    stalls = [each for each in GAME.legal_actions(state, seat) if isinstance(each, PlaceStall)]
    ones = [each for each in stalls if each.goods == 1]
    assert panels.label(("stall", "1"), ones, GAME.view(state, seat), SAY) == (
        "Stall with 1 ware: changes nothing for now"
    )


def test_stall_that_changes_nothing_yet_has_a_reason() -> None:
    state, seat = first_turn()
    comes_back = "You get a stall with 1 ware back for the next round."
    buyers = (
        "Its row and column still have 9 empty spaces, "
        "and the tiles still to come bring more than they cost."
    )
    for goods, reason in ((1, comes_back), (4, buyers)):
        told = hints.reasons(PlaceStall(goods, 0), GAME.view(state, seat), SAY)
        assert told == [reason]
    state.last_round = True
    assert comes_back not in hints.reasons(PlaceStall(1, 0), GAME.view(state, seat), SAY)


@pytest.mark.parametrize(("board", "is_told"), [(". . . . . .", False), ("+3 . . . . .", True)])
def test_bringing_nothing_is_told_only_where_another_space_brings_something(
    board: str, is_told: bool
) -> None:
    """On every space of an empty market it is true of every piece."""
    state = position(player((0, 0, 0, 1)), player(), board=board)
    told = hints.reasons(PlaceStall(4, space_number("B2")), GAME.view(state, 0), SAY)
    assert ("For now it neither pays nor costs you anything." in told) == is_told


def test_no_rogue_nearby_is_a_reason_only_where_rogues_stand_elsewhere() -> None:
    no_rogue = "There’s no rogue in its row or column."
    for rogue_on, is_told in ((None, False), ("B2", True), ("A5", False), ("F1", False)):
        state, seat = first_turn()
        if rogue_on is not None:
            state.board[space_number(rogue_on)] = piece("-3")
        told = hints.reasons(PlaceStall(4, space_number("A1")), GAME.view(state, seat), SAY)
        assert (no_rogue in told) == is_told


@pytest.mark.parametrize(("seats", "others"), [(2, "your rival"), (3, "others")])
def test_one_rival_is_not_called_others(seats: int, others: str) -> None:
    labels = [
        panels.label(panels.path(action), [action], GAME.view(state, seat), SAY)
        for state, seat, action in positions(seats, Options(), 3)
        if not isinstance(action, Draw)
    ]
    who = {found for each in labels for found in re.findall(r"\((\D+) [+−\d]", each)}
    assert who == {others}


def test_numbers_and_the_secret_tile_are_explained_at_the_beginning_only() -> None:
    row = ("stall", "1")
    for options in (Options(), Options(no_luck=True)):
        for state, seat, _ in positions(2, options, 2):
            view = GAME.view(state, seat)
            is_early = state.round == 1 and sum(map(bool, state.board)) < 12
            offers = [offer.space_gains for offer in view.offers if offer.goods == 1]
            can_tell = any(any(each.gains) for each in sum(offers, ()))
            assert ("furthest ahead" in panels.prompt(row, view, SAY)) == (is_early and can_tell)
            if view.players[seat].kept is not None:
                assert ("Only you see it" in hand.describe(view, SAY)) == is_early
                assert "Your secret tile" in hand.describe(view, SAY)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_every_action_is_described(options: Options) -> None:
    for state, seat, action in positions(4, options, 5):
        text = hints.describe(action, GAME.view(state, seat), SAY)
        assert text.startswith(("place a stall", "place the", "draw a tile"))
