"""What the UI of every game must do with what no player should send: refuse it, and never fail."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from bot.contract.adapters import BOT_ADAPTERS
from bot.contract.interface import decision_points
from bot.game_ui import ChoicePath
from engine.codec import load_action, load_options, load_state
from engine.contract.cases import Case
from engine.core import AnyGame

ODD_TEXTS = ("", " ", "0", "-1", "9" * 400, "\x00", "\u202e", "🂡" * 50, "None", "{x}", "a" * 4000)
"""Texts that code which expects a word or a number may stumble over."""

ODD_JSON = ("", "null", "[]", "{}", "[[]]", '{"kind": 1}', "[" * 500, '"' + "x" * 9000 + '"', "NaN")

ROUNDS = 40
"""How many random choices are tried at a decision."""


def odd_paths(verbs: list[str], codes: list[str], rng: Random) -> Iterator[ChoicePath]:
    """Yield choices that are mixed from known parts and odd ones."""
    for _ in range(ROUNDS):
        length = rng.randrange(4)
        parts = [rng.choice([*codes, *ODD_TEXTS]) for _ in range(length)]
        yield (rng.choice([*verbs, *ODD_TEXTS]), *parts)


def test_mixed_up_choices_give_an_action_with_a_choice_of_its_own_or_none(case: Case) -> None:
    for number, point in enumerate(decision_points(case)):
        panels = point.ui.panels
        paths = [panels.path(action) for action in point.legal]
        verbs = sorted({path[0] for path in paths})
        codes = sorted({code for path in paths for code in path[1:]})
        for path in odd_paths(verbs, codes, Random(number)):
            action = panels.action(path)
            assert action is None or panels.action(panels.path(action)) == action


def test_odd_text_is_matched_only_for_a_command_and_never_if_blank(case: Case) -> None:
    for point in decision_points(case)[::2]:
        panels, commands = point.ui.panels, BOT_ADAPTERS[point.ui.name].commands
        for verb in panels.verbs(point.public):
            for text in ODD_TEXTS:
                matched = panels.match_text((verb,), text, point.view, point.translate)
                assert matched is None or (verb in commands and text.strip())


def test_broken_json_is_refused_in_no_other_way_than_by_a_value_error(game: AnyGame) -> None:
    for text in ODD_JSON:
        for load in (load_action, load_state, load_options):
            with suppress(ValueError, RecursionError):
                load(game, text)
