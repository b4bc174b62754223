"""What players of every game can plan, at random moments of every game."""

from __future__ import annotations

from functools import cache
from itertools import cycle
from typing import Any

import pytest

from bot.channel.components import MAX_LABEL_LENGTH
from bot.channel.custom_id import MAX_CUSTOM_ID_LENGTH, CustomId
from bot.contract.reachable_panels import LONG_ID, LONG_PLY
from bot.game_ui import ChoicePath
from bot.interactions.moves.choice_menu import choice_label
from bot.interactions.moves.choice_tree import child_paths
from bot.planner import Planner
from engine import codec
from engine.contract.cases import Case, covering_cases, play_random_game
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


def planner_of(case: Case) -> Planner[Any, Any, Any]:
    planner = BOT_ADAPTERS[case.game.name].ui.planner
    assert planner is not None
    return planner


@cache
def waiting_views(case: Case) -> tuple[tuple[Any, Translate], ...]:
    """The views of seats that are not to act, at sampled steps, each in one of the languages."""
    texts = BOT_ADAPTERS[case.game.name].ui.texts
    translations = cycle(map(texts.in_language, texts.languages))
    return tuple(
        (case.game.view(step.state, seat), next(translations))
        for step in list(play_random_game(case, 5))[::SAMPLE_EVERY]
        for seat in range(case.seats)
        if seat not in case.game.to_act(step.state)
    )


@CASES
def test_planned_action_has_a_path_of_its_own_and_can_be_stored(case: Case) -> None:
    game, panels = case.game, BOT_ADAPTERS[case.game.name].ui.panels
    for view, _ in waiting_views(case):
        actions = list(planner_of(case).plannable(view))
        paths = [panels.path(action) for action in actions]
        assert len(set(paths)) == len(paths)
        assert [panels.action(path) for path in paths] == actions
        assert [
            codec.load_action(game, codec.dump_action(game, each)) for each in actions
        ] == actions


@CASES
def test_choices_have_labels_and_ids(case: Case) -> None:
    ui = BOT_ADAPTERS[case.game.name].ui
    for view, translate in waiting_views(case):
        actions = planner_of(case).plannable(view)
        prefixes: list[ChoicePath] = [()]
        while prefixes:
            prefix = prefixes.pop()
            for path, group in child_paths(ui, actions, prefix).items():
                assert choice_label(ui, path, group, view, translate)
                code = CustomId("plan-page", LONG_ID, LONG_PLY, ("99", "99", "do", *path))
                assert len(code.encoded) <= MAX_CUSTOM_ID_LENGTH
                prefixes.append(path)


@CASES
def test_planned_action_is_described_and_lasts_while_nothing_changes(case: Case) -> None:
    planner = planner_of(case)
    for view, translate in waiting_views(case):
        for action in planner.plannable(view):
            description = planner.describe(action, translate)
            assert description
            assert "{" not in description
            assert planner.follow(action, view, ()) == action


@CASES
def test_what_a_seat_can_do_on_its_turn_could_be_planned_before(case: Case) -> None:
    """Planned, followed and answered, it is legal, or the rules say what is against it."""
    game, planner, legal_plans = case.game, planner_of(case), 0
    for step in list(play_random_game(case, 6))[::3]:
        for seat in set(game.to_act(step.next_state)) - set(game.to_act(step.state)):
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
def test_waits_are_labelled_and_not_over_at_once(case: Case) -> None:
    waiting = planner_of(case).waiting
    assert (waiting is None) == (case.game.pass_action is None)
    if waiting is None:
        return
    for view, translate in waiting_views(case):
        for path in waiting.paths(view):
            assert waiting.describe(path, translate)
            for depth in range(1, len(path) + 1):
                label = waiting.label(path[:depth], view, translate)
                assert 0 < len(label) <= MAX_LABEL_LENGTH
            assert not waiting.is_over(path, view, ())
