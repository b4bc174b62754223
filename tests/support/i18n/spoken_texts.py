"""All the words of a game that is played at random: for everybody, and for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.game_ui import AnyGameUI
from bot.interactions.moves.choice_menu import choice_label
from bot.interactions.moves.choice_tree import node_at, selectable_paths
from engine.core import Seat
from render.translation import Translate
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.random_games import Case, GameStep, play_random_game

SAMPLE_EVERY = 12
"""Of a game's moments, the choices of each twelfth are put into words."""

NAMES = ("1", "2", "3", "4", "5")
"""Names that are words of no language."""


def all_texts_of_game(case: Case, translate: Translate, seed: int = 3) -> Iterator[str]:
    """What one game says in a language, sentence by sentence."""
    ui = BOT_ADAPTERS[case.game.name].ui
    names = NAMES[: case.seats]
    moments = list(play_random_game(case, seed))
    for number, moment in enumerate(moments):
        yield from _event_texts(case, ui, moment, translate)
        if number % SAMPLE_EVERY == 0:
            view = case.game.view(moment.state, None)
            acting = [names[seat] for seat in view.to_act]
            yield ui.narration.situation(view, translate)
            yield ui.narration.question(view, acting, translate)
            yield from ui.renderer.text_boards(view, names, translate)
            if ui.current_standings is not None:
                yield ui.current_standings(view, names, translate)
            for seat in view.to_act:
                yield from _choice_texts(case, ui, moment.state, seat, translate)
    yield ui.narration.final_standings(
        case.game.view(moments[-1].next_state, None), names, translate
    )
    yield from _reference_texts(ui, translate)


def _event_texts(
    case: Case, ui: AnyGameUI, moment: GameStep, translate: Translate
) -> Iterator[str]:
    names, narration = NAMES[: case.seats], ui.narration
    for event in moment.events:
        told = [narration.narrate_for_actor(event, translate)]
        for seat in case.viewers():
            seen = case.game.redact(event, seat)
            if seen is not None:
                told += [
                    narration.narrate(seen, names, translate),
                    narration.narrate_for_observer(seen, names, translate),
                ]
        yield from filter(None, told)


def _choice_texts(
    case: Case, ui: AnyGameUI, state: Any, seat: Seat, translate: Translate
) -> Iterator[str]:
    view, legal = case.game.view(state, seat), case.game.legal_actions(state, seat)
    yield from (ui.panels.verb_label(verb, view, translate) for verb in ui.panels.verbs(view))
    paths = {ui.panels.path(action)[:depth] for action in legal for depth in (1, 2)}
    for path in sorted(paths):
        choices = node_at(ui, legal, path)
        offered = selectable_paths(ui, choices)
        if offered:
            yield ui.panels.prompt(path, view, translate)
        yield from (
            choice_label(ui, one, actions, view, translate) for one, actions in offered.items()
        )
    if ui.hand is not None:
        yield ui.hand.describe(view, translate)
    if ui.hints is not None:
        for action in legal:
            what = ui.hints.describe(action, view, translate)
            yield from (what, ui.hints.reason(action, view, translate))
            yield ui.hints.alternative(what, 2, translate)


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
    yield from (label for _, label in ui.options.choices(options, translate))
