"""All the words of a game that is played at random: for everybody, and for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.game_ui import AnyGameUI
from bot.interactions.choices import choices_at, pickable
from bot.interactions.question import label_of
from engine.core import Seat
from render.words import Say
from tests.bot.adapters import ADAPTERS
from tests.engine.playing import Case, Moment, random_game

EVERY = 12
"""Of a game's moments, the choices of each twelfth are put into words."""

NAMES = ("1", "2", "3", "4", "5")
"""Names that are words of no language."""


def narrated(case: Case, say: Say, seed: int = 3) -> Iterator[str]:
    """What one game says in a language, sentence by sentence."""
    ui = ADAPTERS[case.game.name].ui
    names = NAMES[: case.seats]
    moments = list(random_game(case, seed))
    for number, moment in enumerate(moments):
        yield from _happened(case, ui, moment, say)
        if number % EVERY == 0:
            view = case.game.view(moment.state, None)
            acting = [names[seat] for seat in view.to_act]
            yield ui.narration.situation(view, say)
            yield ui.narration.question(view, acting, say)
            yield from ui.painter.text_boards(view, names, say)
            if ui.standings is not None:
                yield ui.standings(view, names, say)
            for seat in view.to_act:
                yield from _asked(case, ui, moment.state, seat, say)
    yield ui.narration.standings(case.game.view(moments[-1].after, None), names, say)
    yield from _explained(ui, say)


def _happened(case: Case, ui: AnyGameUI, moment: Moment, say: Say) -> Iterator[str]:
    names, narration = NAMES[: case.seats], ui.narration
    for event in moment.events:
        told = [narration.tell_you(event, say)]
        for seat in case.viewers():
            seen = case.game.redact(event, seat)
            if seen is not None:
                told += [narration.tell(seen, names, say), narration.tell_apart(seen, names, say)]
        yield from filter(None, told)


def _asked(case: Case, ui: AnyGameUI, state: Any, seat: Seat, say: Say) -> Iterator[str]:
    view, legal = case.game.view(state, seat), case.game.legal_actions(state, seat)
    yield from (ui.panels.verb_label(verb, view, say) for verb in ui.panels.verbs(view))
    paths = {ui.panels.path(action)[:depth] for action in legal for depth in (1, 2)}
    for path in sorted(paths):
        choices = choices_at(ui, legal, path)
        offered = pickable(ui, choices)
        if offered:
            yield ui.panels.prompt(path, view, say)
        yield from (label_of(ui, one, actions, view, say) for one, actions in offered.items())
    if ui.hand is not None:
        yield ui.hand.in_words(view, say)
    if ui.advice is not None:
        for action in legal:
            what = ui.advice.describe(action, view, say)
            yield from (what, ui.advice.reason(action, view, say))
            yield ui.advice.alternative(what, 2, say)


def _explained(ui: AnyGameUI, say: Say) -> Iterator[str]:
    if ui.cards is not None:
        for card in ui.cards.ids:
            yield from (ui.cards.title(card, say), ui.cards.explain(card, say))
    for topic in ui.rule_topics:
        yield from (say(f"rules-{topic}", command=ui.command), say(f"rules-{topic}.title"))
    options = ui.game.codecs.options.validate_json("{}")
    yield from (label for _, label in ui.options.choices(options, say))
