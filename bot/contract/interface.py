"""What every game gives the bot, checked at random decision points."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.channel.components import (
    MAX_LABEL_LENGTH,
    MAX_MENU_OPTIONS,
    MAX_OPTION_LABEL_LENGTH,
)
from bot.client import NevskyClient
from bot.contract.adapters import BOT_ADAPTERS
from bot.contract.reachable_panels import LONG_PLY, DecisionPoint, reachable_actions
from bot.contract.spoken_texts import logged_faults
from bot.game_ui import ChoicePath
from bot.i18n.codes import named_with_code
from bot.i18n.translator import CommandTranslator
from bot.interactions.core.command_limits import command_faults
from bot.interactions.core.forms import MAX_EXPLANATION_LENGTH
from bot.interactions.core.forms import MAX_LABEL_LENGTH as MAX_FIELD_LABEL
from bot.interactions.core.suggestions import MAX_SUGGESTION_LENGTH
from bot.interactions.moves.choice_tree import node_at, resolve_path, selectable_paths
from bot.setting_choices import Selection, Setting, Switch
from engine.contract.adapters import ENGINE_ADAPTERS
from engine.contract.cases import Case, GameStep, covering_cases, play_random_game
from engine.core import AnyGame
from render.context import RenderContext
from render.picture import Picture

NAMES = ("Anna", "Boris", "Catherine", "Dmitri", "Eve")
SAMPLE_EVERY = 11
"""One in this many steps of a game is tested."""

CAPABILITY_COMMANDS = {
    "hand": "hand",
    "tableau": "tableau",
    "card": "card_reference",
    "hint": "hints",
}
"""Commands that exist if, and only if, the `GameUI` has the field."""


def cases(games: Sequence[AnyGame]) -> list[Case]:
    """The cases whose options the lobby offers."""
    return [
        case
        for case in covering_cases(games)
        if case.options not in BOT_ADAPTERS[case.game.name].options_without_button
    ]


@cache
def whole_game(case: Case) -> tuple[GameStep, ...]:
    return tuple(play_random_game(case, 3))


def sampled_steps(case: Case) -> list[GameStep]:
    steps = whole_game(case)
    return [*steps[::SAMPLE_EVERY], steps[-1]]


@cache
def decision_points(case: Case) -> tuple[DecisionPoint, ...]:
    """Every seat that has to decide at the sampled steps."""
    return tuple(_decision_points(case))


def _decision_points(case: Case) -> Iterator[DecisionPoint]:
    game, ui = case.game, BOT_ADAPTERS[case.game.name].ui
    for step in sampled_steps(case):
        public = game.view(step.state, None)
        for seat in game.to_act(step.state):
            legal = game.legal_actions(step.state, seat)
            yield DecisionPoint(ui, seat, legal, step.state, game.view(step.state, seat), public)


# Choice paths and labels


def test_choice_path_identifies_one_action(case: Case) -> None:
    for point in decision_points(case):
        paths = [point.ui.panels.path(action) for action in point.legal]
        assert len(set(paths)) == len(paths)
        assert [point.ui.panels.action(path) for path in paths] == list(point.legal)
        codes = [code for path in paths for code in path]
        assert all(codes)
        assert not any(set("/~") & set(code) for code in codes)


def test_public_buttons_cover_every_kind_of_action(case: Case) -> None:
    for point in decision_points(case):
        verbs = point.ui.panels.verbs(point.public)
        missing = {point.ui.panels.path(action)[0] for action in point.legal} - set(verbs)
        assert not missing, f"legal, but without a button: {', '.join(sorted(missing))}"
        labels = [point.ui.panels.verb_label(verb, point.public, point.translate) for verb in verbs]
        assert len(set(labels)) == len(labels)
        assert all(0 < len(label) <= MAX_LABEL_LENGTH for label in labels)


def test_ended_game_offers_no_verbs(case: Case) -> None:
    ui, end = BOT_ADAPTERS[case.game.name].ui, sampled_steps(case)[-1].next_state
    assert ui.panels.verbs(case.game.view(end, None)) == ()


def test_empty_choice_is_explained_in_a_sentence(case: Case) -> None:
    for point in decision_points(case):
        for verb in (*point.ui.panels.verbs(point.public), "nonsense"):
            sentence = point.translate(
                f"refused-{point.ui.panels.nothing_reason((verb,), point.view)}",
                command=point.ui.command_name,
            )
            assert sentence.endswith((".", "!", "?"))


def test_button_without_a_choice_is_answered_with_the_reason(case: Case) -> None:
    """The seat that presses it has no such action, but the button is there for others."""
    for point in decision_points(case):
        own = {point.ui.panels.path(action)[0] for action in point.legal}
        for verb in set(point.ui.panels.verbs(point.public)) - own:
            attempt = point.ui.panels.illegal_attempt(verb, point.view)
            if attempt is not None:
                rejected = case.game.rejection(point.state, point.seat, attempt)
                sentence = point.translate(
                    f"illegal-{rejected.reason}",
                    command=point.ui.command_name,
                    **dict.fromkeys(rejected.params, 2),
                )
                assert sentence.endswith((".", "!"))


def test_invalid_choice_path_gives_no_action(game: AnyGame) -> None:
    panels = BOT_ADAPTERS[game.name].ui.panels
    verbs = BOT_ADAPTERS[game.name].commands
    for path in ((), ("nonsense",), ("",), *((verb, "no.such", "thing", "9") for verb in verbs)):
        assert panels.action(path) is None


# Reachable actions


def test_every_legal_action_is_reachable_by_panels(case: Case) -> None:
    for point in decision_points(case):
        reachable = list(reachable_actions(point))
        missing = [action for action in point.legal if action not in reachable]
        assert not missing, f"legal, but no button leads to it: {missing[0]}"


def test_every_legal_action_is_reachable_by_command(case: Case) -> None:
    """An option's suggestions contain every code, alone or joined where several are picked."""
    for point in decision_points(case):
        commands = BOT_ADAPTERS[point.ui.name].commands
        suggestions = dict[ChoicePath, Container[ChoicePath]]()
        for action in point.legal:
            verb, *codes = path = point.ui.panels.path(action)
            command = commands[verb]
            assert len(codes) <= len(command.options) or command.takes_several or command.takes_rest
            assert resolve_path(point.ui, point.legal, path).actions == (action,)
            value = f"{LONG_PLY}~{'/'.join(codes)}"
            assert len(value) <= MAX_SUGGESTION_LENGTH
            for depth, code in enumerate(codes, start=1):
                before = path[:1] if command.takes_several else path[:depth]
                if before not in suggestions:
                    node = node_at(point.ui, point.legal, before)
                    suggestions[before] = selectable_paths(point.ui, node)
                assert (*before, code) in suggestions[before]


def test_labels_of_suggestions_are_distinct(case: Case) -> None:
    """No label is the beginning of another up to a comma, which separates several labels."""
    for point in decision_points(case):
        for path in {point.ui.panels.path(action)[:1] for action in point.legal}:
            node = node_at(point.ui, point.legal, path)
            labels = [
                point.ui.panels.label(selectable, actions, point.view, point.translate)
                for selectable, actions in selectable_paths(point.ui, node).items()
            ]
            assert len(set(labels)) == len(labels)
            if node.multi_select is not None:
                assert not any(
                    other.startswith(f"{label}, ") for label in labels for other in labels
                )


def test_typed_name_of_a_choice_is_recognised(case: Case) -> None:
    """A suggested choice is also understood when a player types its name instead of its code."""
    for point in decision_points(case):
        panels, commands = point.ui.panels, BOT_ADAPTERS[point.ui.name].commands
        for verb, *codes in {panels.path(action)[:2] for action in point.legal}:
            if codes and not commands[verb].takes_number:
                code = codes[0].partition(".")[0]
                assert panels.match_text((verb,), code, point.view, point.translate) is not None
        for verb in panels.verbs(point.public):
            match = panels.match_text((verb,), "no such thing", point.view, point.translate)
            assert match is None


# Narration


def test_every_event_is_narrated_in_every_language(
    case: Case, caplog: pytest.LogCaptureFixture
) -> None:
    game, ui = case.game, BOT_ADAPTERS[case.game.name].ui
    names, narration = NAMES[: case.seats], ui.narration
    for step in whole_game(case):
        for language in ui.texts.languages:
            translate = ui.texts.in_language(language)
            for event in step.events:
                sentences = [narration.narrate_for_actor(event, translate)]
                for seat in case.viewers():
                    redacted = game.redact(event, seat)
                    if redacted is not None:
                        assert isinstance(narration.in_phase_summary(redacted), bool)
                        sentences.append(narration.narrate(redacted, names, translate))
                        sentences.append(narration.narrate_for_observer(redacted, names, translate))
                assert all(sentence is None or sentence.strip() for sentence in sentences)
    missing_keys_and_arguments = [record.getMessage() for record in caplog.records]
    assert not missing_keys_and_arguments, logged_faults(game, missing_keys_and_arguments)


def test_public_texts_are_independent_of_hidden_information(case: Case) -> None:
    """Buttons, situation, question and standings are the same for concealed states."""
    game, ui = case.game, BOT_ADAPTERS[case.game.name].ui
    names, translate = NAMES[: case.seats], ui.texts.in_language("en")

    def public_texts(state: Any) -> list[Any]:
        view = game.view(state, None)
        verbs = ui.panels.verbs(view)
        acting = [names[seat] for seat in view.to_act]
        lines = [ui.narration.situation(view, translate)]
        if acting:
            lines.append(ui.narration.question(view, acting, translate))
            assert all(acting[0] in line for line in lines[1:]), (
                f"the question does not say who has to decide, by $names: {lines[-1]}"
            )
            lines += ui.unsettled(view, names, translate) if ui.unsettled is not None else ()
        if game.result(state) is not None:
            lines.append(ui.final_standings(view, names, translate))
        return [verbs, [ui.panels.verb_label(verb, view, translate) for verb in verbs], lines]

    for step in sampled_steps(case):
        for state in (step.state, step.next_state):
            assert public_texts(state) == public_texts(game.conceal(state, None, 5))


def test_final_standings_name_every_player(case: Case) -> None:
    game, ui = case.game, BOT_ADAPTERS[case.game.name].ui
    names, translate = NAMES[: case.seats], ui.texts.in_language("en")
    view = game.view(sampled_steps(case)[-1].next_state, None)
    standings = ui.final_standings(view, names, translate)
    assert all(name in standings for name in names)


def test_every_reason_for_a_rejected_action_has_a_sentence(
    game: AnyGame, caplog: pytest.LogCaptureFixture
) -> None:
    """Also where a parameter is a number instead of a name that the game knows."""
    ui, adapter = BOT_ADAPTERS[game.name].ui, ENGINE_ADAPTERS[game.name]
    translate = ui.texts.in_language("en")
    for reason, params in adapter.refusal_reasons.items():
        sentence = translate(
            f"illegal-{reason}", command=ui.command_name, **dict.fromkeys(params, 2)
        )
        assert sentence.endswith((".", "!"))
    assert caplog.records == []


# Lobby options and commands


def test_every_option_set_can_be_chosen_in_the_lobby(game: AnyGame) -> None:
    ui = BOT_ADAPTERS[game.name].ui
    translate = ui.texts.in_language("en")
    default = game.codecs.options.validate_json("{}")
    assert ui.options.describe(default, NAMES, translate) == []
    reached, queue = [default], [default]
    while queue:
        options = queue.pop()
        for setting in ui.options.settings(options, translate):
            for value in _values_of(setting):
                changed = ui.options.choose(options, f"{setting.name}.{value}")
                assert changed is not None
                assert (changed == options) is (value == setting.chosen)
                if changed not in reached:
                    reached.append(changed)
                    queue.append(changed)
    for raw in ENGINE_ADAPTERS[game.name].options:
        has_button = raw not in BOT_ADAPTERS[game.name].options_without_button
        assert (game.codecs.options.validate_json(raw) in reached) is has_button
    for options in reached[1:]:
        described = ui.options.describe(options, NAMES, translate)
        assert described, f"the lobby does not say that {options} is played"
        assert all(described)
    assert ui.options.choose(default, "nonsense.1") is None


def _values_of(setting: Setting) -> list[str]:
    if isinstance(setting, Switch):
        return ["0", "1"]
    return [code for code, _ in setting.values]


def test_form_of_the_options_is_within_discords_limits(game: AnyGame) -> None:
    ui = BOT_ADAPTERS[game.name].ui
    default = game.codecs.options.validate_json("{}")
    for language in ui.texts.languages:
        translate = ui.texts.in_language(language)
        settings = ui.options.settings(default, translate)
        assert len({setting.name for setting in settings}) == len(settings)
        for setting in settings:
            most = MAX_OPTION_LABEL_LENGTH if isinstance(setting, Switch) else MAX_FIELD_LABEL
            assert 0 < len(setting.label) <= most
            length, name = len(setting.explanation), setting.name
            assert length <= MAX_EXPLANATION_LENGTH, (
                f"the explanation of {name} in {named_with_code(language)} has {length} characters,"
                f" at most {MAX_EXPLANATION_LENGTH}"
            )
            if isinstance(setting, Selection):
                assert 1 < len(setting.values) <= MAX_MENU_OPTIONS
                assert len(dict(setting.values)) == len(setting.values)
                labels = [label for _, label in setting.values]
                assert all(0 < len(label) <= MAX_OPTION_LABEL_LENGTH for label in labels)


def test_slash_command_is_within_discords_limits(game: AnyGame, tmp_path: Path) -> None:
    command, payload = asyncio.run(_made_command(game, tmp_path))
    faults = list(command_faults(payload))
    assert not faults, "; ".join(map(str, faults))
    for move in BOT_ADAPTERS[game.name].commands.values():
        subcommand = command.get_command(move.name)
        assert isinstance(subcommand, app_commands.Command)
        assert {option.display_name for option in subcommand.parameters} >= set(move.options)


async def _made_command(game: AnyGame, folder: Path) -> tuple[app_commands.Group, dict[str, Any]]:
    """Return the game's command as the bot makes it, and what Discord is told of it."""
    bot = NevskyClient(folder / "unused.sqlite3")
    translator = CommandTranslator(ui.texts for ui in bot.game_uis.values())
    await bot.tree.set_translator(translator)
    command = bot.tree.get_command(BOT_ADAPTERS[game.name].ui.command_name)
    assert isinstance(command, app_commands.Group)
    return command, dict(await command.get_translated_payload(bot.tree, translator))


def test_commands_match_the_games_capabilities(game: AnyGame) -> None:
    ui = BOT_ADAPTERS[game.name].ui
    names = {command.name for command in ui.command_group(ui).walk_commands()}
    for command, capability in CAPABILITY_COMMANDS.items():
        assert (command in names) == (getattr(ui, capability) is not None), command
    assert names >= {"new", "join", "leave", "start", "end", "undo", "log", "board", "rules"}


def test_hand_has_a_description_and_a_picture(case: Case) -> None:
    ui = BOT_ADAPTERS[case.game.name].ui
    if ui.hand is None:
        assert not hasattr(ui.renderer, "hand")
        return
    point = decision_points(case)[0]
    assert ui.hand.describe(point.view, point.translate)
    context = RenderContext(NAMES[: case.seats], point.translate)
    assert isinstance(ui.hand.render(point.view, context), Picture)


def test_every_rule_topic_has_a_title_and_fits_a_message(game: AnyGame) -> None:
    ui = BOT_ADAPTERS[game.name].ui
    translate = ui.texts.in_language("en")
    assert ui.rule_topics
    for topic in ui.rule_topics:
        assert translate(f"rules-{topic}.title")
        assert len(translate(f"rules-{topic}", command=ui.command_name)) <= 2000
