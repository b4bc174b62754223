"""Collects all texts of a random game: the public ones, and those for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any

from bot.contract.adapters import BOT_ADAPTERS
from bot.game_ui import AnyGameUI
from bot.interactions.moves.choice_menu import choice_label
from bot.interactions.moves.choice_tree import node_at, selectable_paths
from bot.interactions.moves.hint_texts import (
    describe_alternative,
    describe_difference,
    describe_lead,
)
from bot.simple.text_places import with_places
from engine.ai.facts import Difference, Playout
from engine.ai.registry import AGENT_SPECS, has_agents
from engine.contract.cases import Case, GameStep, play_random_game
from engine.core import AnyGame, Seat
from engine.simple.game import SimpleGame
from render.context import RenderContext
from render.translation import Translate

SAMPLE_EVERY = 12
"""The texts of a state and of its choices are collected at every twelfth step."""

NAMES = ("1", "2", "3", "4", "5")
"""Names of players that are not words of any language."""


def all_texts_of_game(case: Case, translate: Translate, seed: int = 3) -> Iterator[str]:
    """Yield what a random game says in a language, text by text."""
    ui = BOT_ADAPTERS[case.game.name].ui
    names = NAMES[: case.seats]
    steps = list(play_random_game(case, seed))
    for number, step in enumerate(steps):
        yield from _event_texts(case, ui, step, translate)
        if number % SAMPLE_EVERY == 0:
            view = case.game.view(step.state, None)
            acting = [names[seat] for seat in view.to_act]
            yield ui.narration.situation(view, translate)
            yield ui.narration.question(view, acting, translate)
            if ui.unsettled is not None:
                yield from ui.unsettled(view, names, translate)
            yield from ui.renderer.text_boards(view, RenderContext(names, translate))
            if ui.current_standings is not None:
                yield ui.current_standings(view, names, translate)
            for seat in view.to_act:
                yield from _choice_texts(case, ui, step.state, seat, translate)
    yield from _difference_texts(case, ui, steps, translate)
    yield ui.final_standings(case.game.view(steps[-1].next_state, None), names, translate)
    yield from _reference_texts(ui, translate)


def _event_texts(case: Case, ui: AnyGameUI, step: GameStep, translate: Translate) -> Iterator[str]:
    names, narration = NAMES[: case.seats], ui.narration
    for event in step.events:
        texts = [narration.narrate_for_actor(event, translate)]
        for seat in case.viewers():
            redacted = case.game.redact(event, seat)
            if redacted is not None:
                texts += [
                    narration.narrate(redacted, names, translate),
                    narration.narrate_for_observer(redacted, names, translate),
                ]
        yield from filter(None, texts)


def _choice_texts(
    case: Case, ui: AnyGameUI, state: Any, seat: Seat, translate: Translate
) -> Iterator[str]:
    view, legal = case.game.view(state, seat), case.game.legal_actions(state, seat)
    yield from (ui.panels.verb_label(verb, view, translate) for verb in ui.panels.verbs(view))
    paths = {ui.panels.path(action)[:depth] for action in legal for depth in (1, 2)}
    for path in sorted(paths):
        offered = selectable_paths(ui, node_at(ui, legal, path))
        if offered:
            yield ui.panels.prompt(path, view, translate)
        yield from (
            choice_label(ui, choice, actions, view, translate)
            for choice, actions in offered.items()
        )
    if ui.hand is not None:
        yield ui.hand.describe(view, translate)
    if ui.hints is not None:
        for action in legal:
            yield ui.hints.describe(action, view, translate)
            yield from ui.hints.reasons(action, view, translate)
        yield from _comparison_texts(ui, legal[0], view, translate)


def _comparison_texts(ui: AnyGameUI, action: Any, view: Any, translate: Translate) -> Iterator[str]:
    """What a hint can say of one action beside others, with one and with several points."""
    assert ui.hints is not None
    description, much = ui.hints.describe(action, view, translate), ui.hints.much_worse(view)
    for points, counted in product((0, 1, 2, much - 1, much), (True, False)):
        yield describe_alternative(description, points, much, translate, counted=counted)
    if has_agents(ui.name) and AGENT_SPECS[ui.name].lead_now is not None:
        yield from (describe_lead(ui.hints, points, view, translate) for points in (1, 2, much))


def _difference_texts(
    case: Case, ui: AnyGameUI, steps: Sequence[GameStep], translate: Translate
) -> Iterator[str]:
    """What a hint can say of games that were played on, with one and with several as numbers."""
    facts = AGENT_SPECS[ui.name].facts if has_agents(ui.name) else None
    if facts is None or ui.hints is None:
        return
    for step in (steps[0], steps[-1]):
        for seat in case.game.to_act(step.state):
            view = case.game.view(step.state, seat)
            action = case.game.legal_actions(step.state, seat)[0]
            playout = Playout(step.state, seat, action, steps[-1].next_state, ())
            for name, (best, other), counted in product(
                facts(playout), ((8.0, 7.0), (-2.0, 4.0), (1.0, 0.0), (0.0, 1.0)), (True, False)
            ):
                told = Difference(name, best, other, 1.0)
                yield describe_difference(ui.hints, told, view, translate, counted=counted)


def _reference_texts(ui: AnyGameUI, translate: Translate) -> Iterator[str]:
    if ui.card_reference is not None:
        for card in ui.card_reference.ids:
            yield from (
                ui.card_reference.title(card, translate),
                ui.card_reference.explain(card, translate),
            )
    for topic in ui.rule_topics:
        yield from (
            translate(f"rules-{topic}", command=ui.command_name),
            translate(f"rules-{topic}.title"),
        )
    options = ui.game.codecs.options.validate_json("{}")
    for setting in ui.options.settings(options, translate):
        yield from (setting.described(translate), setting.explanation)


def logged_faults(game: AnyGame, messages: Iterable[str]) -> str:
    """What was logged of texts, each once, and of a game in one file with its place."""
    if isinstance(game, SimpleGame):
        messages = with_places(game.rules, messages)
    return "; ".join(dict.fromkeys(messages))
