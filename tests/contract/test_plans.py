"""What players of every game can plan, at random moments of every game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from typing import Any

import pytest

from bot.channel.components import MAX_LABEL_LENGTH
from bot.channel.custom_id import MAX_CUSTOM_ID_LENGTH, CustomId
from bot.contract.reachable_panels import LONG_ID, LONG_PLY
from bot.game_ui import AnyGameUI, ChoicePath
from bot.interactions.moves.choice_menu import choice_label
from bot.interactions.moves.choice_tree import child_paths
from engine import codec
from engine.contract.cases import Case, GameStep, covering_cases, play_random_game
from engine.core import Seat
from render.translation import Translate
from tests.contract.adapters import TESTED_GAMES
from tests.contract.bot_adapters import BOT_ADAPTERS

SAMPLE_EVERY = 23
"""One in this many steps of a game is tested."""

PLANNABLE = [
    case
    for case in covering_cases(TESTED_GAMES)
    if BOT_ADAPTERS[case.game.name].ui.planner is not None
]
CASES = pytest.mark.parametrize("case", PLANNABLE, ids=str)


def ui_of(case: Case) -> AnyGameUI:
    return BOT_ADAPTERS[case.game.name].ui


@cache
def waiting_seats(case: Case) -> tuple[tuple[GameStep, Seat, Any], ...]:
    """Sampled steps with each seat that is not to act, and its view."""
    return tuple(
        (step, seat, case.game.view(step.state, seat))
        for step in list(play_random_game(case, 5))[::SAMPLE_EVERY]
        for seat in range(case.seats)
        if seat not in case.game.to_act(step.state)
    )


def views_in_turn_of_languages(case: Case) -> Iterator[tuple[Any, Translate]]:
    """Yield the views of `waiting_seats`, each in one of the languages, in turn."""
    texts = ui_of(case).texts
    translations = cycle(map(texts.in_language, texts.languages))
    for (_, _, view), translate in zip(waiting_seats(case), translations, strict=False):
        yield view, translate


@CASES
def test_planned_action_has_a_path_of_its_own(case: Case) -> None:
    ui = ui_of(case)
    for _, _, view in waiting_seats(case):
        actions = ui.planner.plannable(view) if ui.planner else ()
        paths = [ui.panels.path(action) for action in actions]
        assert len(set(paths)) == len(paths)
        assert [ui.panels.action(path) for path in paths] == list(actions)


@CASES
def test_choices_have_labels_and_ids(case: Case) -> None:
    ui = ui_of(case)
    assert ui.planner is not None
    for view, translate in views_in_turn_of_languages(case):
        actions = ui.planner.plannable(view)
        prefixes: list[ChoicePath] = [()]
        while prefixes:
            prefix = prefixes.pop()
            for path, group in child_paths(ui, actions, prefix).items():
                assert choice_label(ui, path, group, view, translate)
                code = CustomId("plan-page", LONG_ID, LONG_PLY, ("99", "99", "do", *path))
                assert len(code.encoded) <= MAX_CUSTOM_ID_LENGTH
                prefixes.append(path)


@CASES
def test_planned_action_is_described(case: Case) -> None:
    ui = ui_of(case)
    assert ui.planner is not None
    for view, translate in views_in_turn_of_languages(case):
        described = [ui.planner.describe(each, translate) for each in ui.planner.plannable(view)]
        assert all(described)
        assert not any("{" in text for text in described)


@CASES
def test_plan_lasts_while_nothing_changes(case: Case) -> None:
    planner = ui_of(case).planner
    assert planner is not None
    for _, _, view in waiting_seats(case):
        for action in planner.plannable(view):
            assert planner.follow(action, view, ()) == action


@CASES
def test_what_a_seat_can_do_on_its_turn_could_be_planned_before(case: Case) -> None:
    """Planned, followed and answered, it is legal, or the rules say what is against it."""
    game, planner, legal_plans = case.game, ui_of(case).planner, 0
    assert planner is not None
    for step in list(play_random_game(case, 6))[::3]:
        for seat in range(case.seats):
            if seat in game.to_act(step.state) or seat not in game.to_act(step.next_state):
                continue
            view = game.view(step.next_state, seat)
            own = [game.redact(event, seat) for event in step.events]
            events = [event for event in own if event is not None]
            legal = game.legal_actions(step.next_state, seat)
            for action in planner.plannable(game.view(step.state, seat)):
                followed = planner.follow(action, view, events)
                if followed is None or not planner.answers(followed, view):
                    continue
                if followed in legal:
                    legal_plans += 1
                else:
                    assert game.rejection(step.next_state, seat, followed).reason
    assert legal_plans or case.seats == 1


@CASES
def test_plan_is_stored_as_an_action(case: Case) -> None:
    game, planner = case.game, ui_of(case).planner
    assert planner is not None
    for _, _, view in waiting_seats(case):
        for action in planner.plannable(view):
            assert codec.load_action(game, codec.dump_action(game, action)) == action


@CASES
def test_waits_are_labelled_and_not_over_at_once(case: Case) -> None:
    ui = ui_of(case)
    waiting = None if ui.planner is None else ui.planner.waiting
    assert (waiting is None) == (case.game.pass_action is None)
    if waiting is None:
        return
    for view, translate in views_in_turn_of_languages(case):
        for path in waiting.paths(view):
            assert waiting.describe(path, translate)
            for depth in range(1, len(path) + 1):
                label = waiting.label(path[:depth], view, translate)
                assert 0 < len(label) <= MAX_LABEL_LENGTH
            assert not waiting.is_over(path, view, ())
