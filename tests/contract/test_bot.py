"""What every game gives to the bot, held against every game with random moments."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.channel.components import MAX_BUTTONS, MAX_LABEL_LENGTH
from bot.channel.custom_id import MAX_CUSTOM_ID_LENGTH, CustomId
from bot.client import NevskyClient
from bot.game_ui import ChoicePath as Codes
from bot.i18n.translator import CommandTranslator
from bot.interactions.core.suggestions import MAX_SUGGESTION_LENGTH
from bot.interactions.moves.choice_tree import node_at, resolve_path, selectable_paths
from engine.core import AnyGame
from render.picture import Picture
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.contract.engine_adapters import ENGINE_ADAPTERS as RULES
from tests.contract.engine_adapters import TESTED_GAMES
from tests.contract.reachable_panels import LONG_ID, LONG_PLY, DecisionPoint, reachable_actions
from tests.examples.council.registered import council_registered_temporarily
from tests.support.discord_api_schema import COMMAND_CHARACTERS, SUBCOMMANDS, command_characters
from tests.support.random_games import Case, GameStep, all_cases, play_random_game

NAMES = ("Anna", "Boris", "Catherine", "Dmitri", "Eve")
EVERY = 11
"""Of a game's moments, so many are looked at: each eleventh."""

OFFERED = [
    case
    for case in all_cases()
    if case.options not in BOT_ADAPTERS[case.game.name].options_without_button
]
CASES = pytest.mark.parametrize("case", OFFERED, ids=str)
GAMES = pytest.mark.parametrize("game", TESTED_GAMES, ids=lambda game: game.name)

CAPABILITIES = {"hand": "hand", "tableau": "tableau", "card": "cards", "hint": "advice"}
"""Commands that are there if, and only if, the game has something."""


@pytest.fixture(autouse=True)
def register_example_game() -> Iterator[None]:
    with council_registered_temporarily():
        yield


@cache
def whole_game(case: Case) -> tuple[GameStep, ...]:
    return tuple(play_random_game(case, 3))


def moments(case: Case) -> list[GameStep]:
    found = whole_game(case)
    return [*found[::EVERY], found[-1]]


@cache
def asked(case: Case) -> tuple[DecisionPoint, ...]:
    """Every seat that has to decide at these moments."""
    return tuple(_asked(case))


def _asked(case: Case) -> Iterator[DecisionPoint]:
    game, ui = case.game, BOT_ADAPTERS[case.game.name].ui
    for moment in moments(case):
        public = game.view(moment.state, None)
        for seat in game.to_act(moment.state):
            legal = game.legal_actions(moment.state, seat)
            yield DecisionPoint(ui, seat, legal, game.view(moment.state, seat), public)


# Codes and words


@CASES
def test_codes_name_one_action_and_come_back(case: Case) -> None:
    for one in asked(case):
        paths = [one.ui.panels.path(action) for action in one.legal]
        assert len(set(paths)) == len(paths)
        assert [one.ui.panels.action(path) for path in paths] == list(one.legal)
        codes = [code for path in paths for code in path]
        assert all(codes)
        assert not any(set("/~") & set(code) for code in codes)


@CASES
def test_the_public_buttons_cover_every_kind_of_action(case: Case) -> None:
    for one in asked(case):
        verbs = one.ui.panels.verbs(one.public)
        assert {one.ui.panels.path(action)[0] for action in one.legal} <= set(verbs)
        labels = [one.ui.panels.verb_label(verb, one.public, one.translate) for verb in verbs]
        assert len(set(labels)) == len(labels)
        assert all(0 < len(label) <= MAX_LABEL_LENGTH for label in labels)


@CASES
def test_an_ended_game_offers_nothing(case: Case) -> None:
    ui, end = BOT_ADAPTERS[case.game.name].ui, moments(case)[-1].next_state
    assert ui.panels.verbs(case.game.view(end, None)) == ()


@CASES
def test_there_are_words_for_having_nothing_to_choose(case: Case) -> None:
    for one in asked(case):
        for verb in (*one.ui.panels.verbs(one.public), "nonsense"):
            words = one.translate(
                f"refused-{one.ui.panels.nothing_reason((verb,), one.view)}",
                command=one.ui.command_name,
            )
            assert words.endswith((".", "!", "?"))


@GAMES
def test_garbage_names_no_action(game: AnyGame) -> None:
    panels = BOT_ADAPTERS[game.name].ui.panels
    verbs = BOT_ADAPTERS[game.name].commands
    for path in ((), ("nonsense",), ("",), *((verb, "no.such", "thing", "9") for verb in verbs)):
        assert panels.action(path) is None


# What is within reach


@CASES
def test_no_legal_action_is_out_of_reach_by_panels(case: Case) -> None:
    for one in asked(case):
        found = list(reachable_actions(one))
        assert [action for action in one.legal if action not in found] == []


@CASES
def test_no_legal_action_is_out_of_reach_by_command(case: Case) -> None:
    """An option's suggestions hold every code, alone or joined where several are picked."""
    for one in asked(case):
        commands, known = BOT_ADAPTERS[one.ui.name].commands, dict[Codes, Container[Codes]]()
        for action in one.legal:
            verb, *codes = path = one.ui.panels.path(action)
            command = commands[verb]
            assert len(codes) <= len(command.options) or command.takes_several or command.takes_rest
            assert resolve_path(one.ui, one.legal, path).actions == (action,)
            value = f"{LONG_PLY}~{'/'.join(codes)}"
            assert len(value) <= MAX_SUGGESTION_LENGTH
            for depth, code in enumerate(codes, start=1):
                before = path[:1] if command.takes_several else path[:depth]
                if before not in known:
                    known[before] = selectable_paths(one.ui, node_at(one.ui, one.legal, before))
                assert (*before, code) in known[before]


@CASES
def test_choices_by_command_can_be_told_apart(case: Case) -> None:
    """Also where one label is the beginning of another: a comma ends the shorter."""
    for one in asked(case):
        for path in {one.ui.panels.path(action)[:1] for action in one.legal}:
            offered = selectable_paths(one.ui, node_at(one.ui, one.legal, path))
            labels = [
                one.ui.panels.label(chosen, actions, one.view, one.translate)
                for chosen, actions in offered.items()
            ]
            assert len(set(labels)) == len(labels)
            several = node_at(one.ui, one.legal, path).multi_select
            if several is not None:
                assert not any(
                    other.startswith(f"{label}, ") for label in labels for other in labels
                )


@CASES
def test_what_is_written_out_by_hand_is_found(case: Case) -> None:
    """A single choice that was suggested in words is understood without its code, too."""
    for one in asked(case):
        for verb, *codes in {one.ui.panels.path(action)[:2] for action in one.legal}:
            if codes and not BOT_ADAPTERS[one.ui.name].commands[verb].takes_number:
                code = codes[0].partition(".")[0]
                assert one.ui.panels.match_text((verb,), code, one.view, one.translate) is not None
        for verb in one.ui.panels.verbs(one.public):
            assert (
                one.ui.panels.match_text((verb,), "no such thing", one.view, one.translate) is None
            )


# What is told


@CASES
def test_every_event_is_told_in_every_language(
    case: Case, caplog: pytest.LogCaptureFixture
) -> None:
    game, ui = case.game, BOT_ADAPTERS[case.game.name].ui
    names, narration = NAMES[: case.seats], ui.narration
    for moment in whole_game(case):
        for language in ui.texts.languages:
            translate = ui.texts.in_language(language)
            for event in moment.events:
                sentences = [narration.narrate_for_actor(event, translate)]
                for seat in case.viewers():
                    seen = game.redact(event, seat)
                    if seen is not None:
                        assert isinstance(narration.in_phase_summary(seen), bool)
                        sentences.append(narration.narrate(seen, names, translate))
                        sentences.append(narration.narrate_for_observer(seen, names, translate))
                assert all(sentence is None or sentence.strip() for sentence in sentences)
    assert [record.getMessage() for record in caplog.records] == [], "no key or argument lacks"


@CASES
def test_what_everybody_reads_depends_on_nothing_secret(case: Case) -> None:
    """Buttons, situation, question and standings are the same in concealed worlds."""
    game, ui = case.game, BOT_ADAPTERS[case.game.name].ui
    names, translate = NAMES[: case.seats], ui.texts.in_language("en")

    def told(state: Any) -> list[Any]:
        view = game.view(state, None)
        verbs = ui.panels.verbs(view)
        acting = [names[seat] for seat in view.to_act]
        lines = [ui.narration.situation(view, translate)]
        if acting:
            lines.append(ui.narration.question(view, acting, translate))
            assert all(acting[0] in line for line in lines[1:])
        if game.result(state) is not None:
            lines.append(ui.final_standings(view, names, translate))
        return [verbs, [ui.panels.verb_label(verb, view, translate) for verb in verbs], lines]

    for moment in moments(case):
        for state in (moment.state, moment.next_state):
            assert told(state) == told(game.conceal(state, None, 5))


@CASES
def test_the_standings_name_everybody(case: Case) -> None:
    game, ui = case.game, BOT_ADAPTERS[case.game.name].ui
    names, translate = NAMES[: case.seats], ui.texts.in_language("en")
    view = game.view(moments(case)[-1].next_state, None)
    told = ui.final_standings(view, names, translate)
    assert all(name in told for name in names)


@GAMES
def test_every_refusal_of_the_rules_is_a_sentence(
    game: AnyGame, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever its params are: a name that the game knows, or a number."""
    ui, rules = BOT_ADAPTERS[game.name].ui, RULES[game.name]
    translate = ui.texts.in_language("en")
    for reason, params in rules.refusal_reasons.items():
        sentence = translate(
            f"illegal-{reason}", command=ui.command_name, **dict.fromkeys(params, 2)
        )
        assert sentence.endswith((".", "!"))
    assert caplog.records == []


# Options and commands


@GAMES
def test_every_option_can_be_chosen_in_the_lobby_and_back(game: AnyGame) -> None:
    ui = BOT_ADAPTERS[game.name].ui
    translate = ui.texts.in_language("en")
    default = game.codecs.options.validate_json("{}")
    assert ui.options.describe(default, NAMES, translate) == []
    known, open_ = [default], [default]
    while open_:
        options = open_.pop()
        choices = ui.options.choices(options, translate)
        assert len(choices) <= MAX_BUTTONS - 5, "beside what the table chooses itself"
        assert len({label for _, label in choices}) == len(choices)
        for code, label in choices:
            assert 0 < len(label) <= MAX_LABEL_LENGTH
            assert len(CustomId("set", LONG_ID, 0, (code,)).encoded) <= MAX_CUSTOM_ID_LENGTH
            changed = ui.options.choose(options, code)
            assert changed is not None
            assert changed != options, "it shows what is, and sets the next value"
            if changed not in known:
                known.append(changed)
                open_.append(changed)
    for raw in RULES[game.name].options:
        offered = raw not in BOT_ADAPTERS[game.name].options_without_button
        assert (game.codecs.options.validate_json(raw) in known) is offered
    for options in known[1:]:
        assert all(ui.options.describe(options, NAMES, translate))
    assert ui.options.choose(default, "nonsense.1") is None


@GAMES
async def test_the_commands_fit(game: AnyGame, tmp_path: Path) -> None:
    bot = NevskyClient(tmp_path / "unused.sqlite3")
    translator = CommandTranslator(ui.texts for ui in bot.game_uis.values())
    await bot.tree.set_translator(translator)
    command = bot.tree.get_command(BOT_ADAPTERS[game.name].ui.command_name)
    assert isinstance(command, app_commands.Group)
    payload = dict(await command.get_translated_payload(bot.tree, translator))
    assert len(payload["options"]) <= SUBCOMMANDS
    assert command_characters(payload) <= COMMAND_CHARACTERS
    for one in BOT_ADAPTERS[game.name].commands.values():
        found = command.get_command(one.name)
        assert isinstance(found, app_commands.Command)
        assert {parameter.display_name for parameter in found.parameters} >= set(one.options)


@GAMES
def test_a_game_has_the_commands_for_what_it_has(game: AnyGame) -> None:
    ui = BOT_ADAPTERS[game.name].ui
    names = {command.name for command in ui.command_group(ui).walk_commands()}
    for command, capability in CAPABILITIES.items():
        assert (command in names) == (getattr(ui, capability) is not None), command
    assert names >= {"new", "join", "leave", "start", "end", "undo", "log", "board", "rules"}


@CASES
def test_what_only_a_seat_sees_has_words_and_a_picture(case: Case) -> None:
    ui = BOT_ADAPTERS[case.game.name].ui
    if ui.hand is None:
        assert not hasattr(ui.renderer, "hand")
        return
    one = asked(case)[0]
    assert ui.hand.describe(one.view, one.translate)
    assert isinstance(ui.hand.render(one.view, NAMES[: case.seats], one.translate), Picture)


@GAMES
def test_every_topic_of_the_rules_has_a_title_and_fits_a_message(game: AnyGame) -> None:
    ui = BOT_ADAPTERS[game.name].ui
    translate = ui.texts.in_language("en")
    assert ui.rule_topics
    for topic in ui.rule_topics:
        assert translate(f"rules-{topic}.title")
        assert len(translate(f"rules-{topic}", command=ui.command_name)) <= 2000
