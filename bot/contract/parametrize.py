"""Which games, cases and pictures each part of the contract is checked with."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from operator import attrgetter

import pytest

from engine.contract.cases import covering_cases
from engine.core import AnyGame

MODULES = (
    "engine.contract.rules",
    "engine.contract.secrecy",
    "engine.ai.contract",
    "render.contract.pictures",
    "bot.contract.interface",
    "bot.contract.languages",
    "bot.contract.hostile_input",
)
"""The modules whose functions are the contract, one after another."""

OF_TEXTS = (
    "bot.contract.languages",
    "bot.contract.interface::test_every_event_is_narrated_in_every_language",
    "bot.contract.interface::test_labels_of_suggestions_are_distinct",
    "bot.contract.interface::test_every_reason_for_a_rejected_action_has_a_sentence",
    "bot.contract.interface::test_form_of_the_options_is_within_discords_limits",
    "bot.contract.interface::test_slash_command_is_within_discords_limits",
    "bot.contract.interface::test_every_rule_topic_has_a_title_and_fits_a_message",
)
"""The part of them that a change of texts can break: modules, and functions of others."""


def parametrize(metafunc: pytest.Metafunc, games: Sequence[AnyGame]) -> None:
    """Let a function of the contract be called with all that it asks for by its arguments.

    `game` is each of the games. `case` is each of the `cases` of the function's module, or of the
    `covering_cases`; `sampler` is a fixture that gets each case.
    """
    module = metafunc.function.__module__
    if module not in MODULES:
        return
    cases = getattr(sys.modules[module], "cases", covering_cases)(games)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=attrgetter("name"))
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases, ids=str)
    if "sampler" in metafunc.fixturenames:
        metafunc.parametrize("sampler", cases, ids=str, indirect=True, scope="module")
