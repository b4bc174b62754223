"""What the bot derives from a game in one file, and what a file may say instead."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import pytest
from discord import app_commands

from bot.channel.replay_frames import ReplayRenderer, replay_frames_of
from bot.simple import derive_ui
from bot.simple.texts import COMMAND_KEY, texts_of
from bot.table.game_history import load_history
from engine.core import AnyGame
from engine.simple import Move, Play, Simple, mine
from engine.simple.form import COMMANDS
from engine.simple.game import SimpleGame
from engine.simple.options import choices_of
from engine.simple.state import Moved, Told
from render.context import RenderContext
from render.simple import derive_renderer
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.examples.passing import Passing
from tests.support.simulated_discord.button_driver import ButtonGameDriver
from tests.support.simulated_discord.fixture import DiscordFixture

NAMES = ("Anna", "Boris")


class Fishing(Simple):
    """Catch what you can.

    Whoever names the largest fish
    wins.

    The night is long.
    """

    name = "deep_fishing"
    players = range(2, 3)
    phases = {"casting": ("cast fish depth", "go_home")}  # noqa: RUF012
    colours = {"t": "8A6D0B"}  # noqa: RUF012
    texts = {  # noqa: RUF012
        "en": """
told-cast = { $name } fishes for { $fish } at { $depth }.
told-caught = { $name }: { $fish }. With { $names }.
you-go_home = You go home.
apart-bite = Something bites: { $fish }.
fish-c = Carp no. { $number }
fish-eel = Eel
choice-depth = { $number } m
setting-night = At night
option-night = Everybody fishes at night
setting-water = Water
option-water = Where you fish
setting-water-lake = Lake
setting-water-sea = Sea
""",
        "de": "verb-cast = Auswerfen\n",
    }

    class Options:
        night: bool = False
        water: Literal["lake", "sea"] = "lake"

    class Player:
        net: list[int] = mine(dice=6)

    def setup(self, g: Play) -> None:
        g.ask("casting", 0)

    def legal(self, g: Play, seat: int) -> list[Move]:
        return [("cast", "c7", 3), ("cast", "eel", 3), ("go_home",)]

    def cast(self, g: Play, seat: int, fish: str, depth: int) -> None:
        """Catch nothing."""

    def go_home(self, g: Play, seat: int) -> None:
        """Catch nothing."""


DECLARED = SimpleGame(Fishing())
GAME: AnyGame = DECLARED
UI = derive_ui(DECLARED, derive_renderer(DECLARED))
TRANSLATE = UI.texts.in_language("en")
VIEW = GAME.view(GAME.new(2, 1, Fishing.Options()), 0)


def test_names_and_rules_are_derived_from_the_file() -> None:
    assert TRANSLATE("game-title") == "Deep fishing"
    assert TRANSLATE("game-invitation") == "Catch what you can."
    assert TRANSLATE("rules-overview").endswith(
        "Whoever names the largest fish wins.\n\nThe night is long."
    )
    assert TRANSLATE("cover-alt") == "Deep fishing."
    assert TRANSLATE("verb-go_home") == "Go home"
    assert UI.texts.in_language("de")("verb-cast") == "Auswerfen"
    assert UI.texts.in_language("de")("verb-go_home") == "Go home"


def test_game_has_one_title_and_one_invitation_in_each_language() -> None:
    """Heading, cover and command repeat them; paragraphs and items of lists may break anywhere."""

    class Titled(Fishing):
        """Catch what you can.

        Wait.
        """

        texts = {  # noqa: RUF012
            "en": "game-title = Night Fishing",
            "de": """
rules =
    Wer den größten Fisch
    nennt, gewinnt.

    Die Nacht ist lang. Es gibt
    - Hechte, die
      beißen
    - Aale
game-title = Nachtangeln
game-invitation = Fangt was
""",
        }

    texts = texts_of(Titled())
    english, german = texts.in_language("en"), texts.in_language("de")
    assert english("cover-alt") == "Night Fishing."
    assert english("rules-overview") == "**Night Fishing**\nWait."
    assert english("rules-overview.title") == "Night Fishing"
    assert german("cover-alt") == "Nachtangeln."
    assert german(COMMAND_KEY) == "Fangt was"
    assert german("rules-overview.title") == "Nachtangeln"
    assert german("rules-overview") == (
        "**Nachtangeln**\nWer den größten Fisch nennt, gewinnt.\n\n"
        "Die Nacht ist lang. Es gibt\n- Hechte, die beißen\n- Aale"
    )
    assert texts.keys("de") <= texts.keys("en")


def test_rules_without_a_title_in_their_language_are_shown_in_english() -> None:
    class Untitled(Fishing):
        texts = {"de": "rules = Wartet."}  # noqa: RUF012

    german = texts_of(Untitled()).in_language("de")
    assert german("rules-overview").startswith("**Deep fishing**")


def test_own_texts_are_not_replaced_by_derived_ones() -> None:
    class Worded(Fishing):
        texts = {  # noqa: RUF012
            "en": """
cover-alt = A pond.
command-game = Fish
rules-overview = Fish!
    .title = How to fish
""",
        }

    translate = texts_of(Worded()).in_language("en")
    assert [translate(key) for key in ("cover-alt", COMMAND_KEY, "rules-overview")] == [
        "A pond.",
        "Fish",
        "Fish!",
    ]
    assert translate("rules-overview.title") == "How to fish"


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Moved(1, ("cast", "c7", 3)), "Boris fishes for Carp no. 7 at 3."),
        (Moved(0, ("go_home",)), "Anna: Go home."),
        (Moved(0, None, True), None),
        (
            Told("caught", (("seat", 1), ("fish", "eel"), ("seats", (0, 1)))),
            "Boris: Eel. With Anna and Boris.",
        ),
        (Told("unknown"), None),
        (Told("bite", (("fish", "eel"),), to=1), None),
    ],
)
def test_event_is_told_by_its_own_text_or_the_name_of_the_move(
    event: Any, sentence: str | None
) -> None:
    assert UI.narration.narrate(event, NAMES, TRANSLATE) == sentence


def test_actor_reads_a_secret_decision_and_another_seat_what_it_alone_learns() -> None:
    secret = Moved(0, ("cast", "eel", 3), True)
    told = UI.narration.narrate_for_actor(secret, TRANSLATE)
    assert told == "Your move: Cast: Eel, 3 m."
    assert UI.narration.narrate_for_actor(Moved(0, ("go_home",)), TRANSLATE) == "You go home."
    bite = Told("bite", (("fish", "eel"),), to=1)
    assert UI.narration.narrate_for_observer(bite, NAMES, TRANSLATE) == "Something bites: Eel."


class Silent(Fishing):
    texts = {"en": "told-cast =\ntold-go_home = { $name } leaves."}  # noqa: RUF012


def test_move_whose_text_is_empty_is_told_to_whoever_made_it_alone() -> None:
    game = SimpleGame(Silent())
    ui = derive_ui(game, derive_renderer(game))
    translate = ui.texts.in_language("en")
    cast, home = Moved(0, ("cast", "eel", 3)), Moved(0, ("go_home",))
    assert ui.narration.narrate(cast, NAMES, translate) is None
    assert ui.narration.narrate_for_actor(cast, translate) == "Your move: Cast: EEL, 3."
    assert ui.narration.narrate(home, NAMES, translate) == "Anna leaves."


async def test_move_that_is_not_told_leaves_what_the_rules_tell(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the channel, in the summary of the round, and in the replay."""
    sim.ui = BOT_ADAPTERS["four_winds"].ui
    rules = next(game.rules for game in SIMPLE_EXAMPLES if game.name == "four_winds")
    monkeypatch.setattr(type(rules), "untold_moves", frozenset(["play"]))
    driver, rng = ButtonGameDriver(sim, range(3)), Random(2)
    await driver.begin(2)
    while driver.state.round == 1:
        (seat,) = sim.ui.game.to_act(driver.state)
        await driver.move(seat, rng.choice(sim.ui.game.legal_actions(driver.state, seat)))
    history = await load_history(sim.bot.runtime.store, (await driver.row()).id)
    assert history is not None
    renderer = ReplayRenderer(sim.ui, history, sim.ui.texts.in_language("en"))
    replayed = [renderer.text(frame, None) for frame in replay_frames_of(sim.ui, history)]
    posted = [message.content for message in sim.public_messages]
    for told in (posted, replayed):
        assert not any(" plays " in each for each in told)
        assert any("takes the trick" in each for each in told)


DECIDED = Moved(0, ("cast", "eel", 3), True)


@pytest.mark.parametrize(
    ("told", "repeats"),
    [
        (Told("caught", (("seat", 0), ("fish", "eel"), ("depth", 3))), True),
        (Told("caught", (("seat", 0), ("fish", "eel"), ("depth", 2), ("size", 3))), False),
        (Told("caught", (("seat", 1), ("fish", "eel"), ("depth", 3))), False),
        (Told("caught", (("seat", 0), ("fish", "eel"))), False),
        (Told("unknown", (("seat", 0), ("fish", "eel"), ("depth", 3))), False),
        (Told("caught", (("seat", 0), ("fish", "eel"), ("depth", 3)), to=0), False),
    ],
)
def test_secret_decision_is_told_again_if_everybody_learns_all_of_it(
    told: Told, repeats: bool
) -> None:
    assert UI.repeats(DECIDED, told) == repeats


def test_decision_that_names_nothing_is_never_told_again() -> None:
    told = Told("caught", (("seat", 0), ("fish", "eel")))
    assert not UI.repeats(Moved(0, ("go_home",), True), told)


@pytest.mark.parametrize(
    ("text", "code"),
    [("éel", "eel"), ("carp no. 7", "c7"), ("c7", "c7"), ("T 3", "t3"), ("t3", "t3"), ("x3", None)],
)
def test_choice_is_recognised_by_name_and_code(text: str, code: str | None) -> None:
    """Or by its colour where it has no text."""
    assert UI.panels.match_text(("cast",), text, VIEW, TRANSLATE) == code


def test_number_is_recognised_where_one_is_chosen() -> None:
    assert UI.panels.match_text(("cast", "eel"), " 3 ", VIEW, TRANSLATE) == "3"
    assert UI.panels.match_text(("go_home",), "3", VIEW, TRANSLATE) is None


def test_options_are_a_switch_and_a_selection() -> None:
    default = Fishing.Options()
    assert choices_of(Fishing.Options) == {"night": (False, True), "water": ("lake", "sea")}
    night, water = UI.options.settings(default, TRANSLATE)
    assert (night.label, night.chosen) == ("At night", "0")
    assert (water.label, water.chosen) == ("Water", "lake")
    changed = UI.options.choose(default, "water.sea")
    assert UI.options.describe(changed, NAMES, TRANSLATE) == ["Water: Sea."]
    assert UI.options.choose(default, "water.ice") is None


def test_commands_have_the_names_of_moves_and_of_what_is_chosen() -> None:
    group = UI.command_group(UI)
    cast, new = group.get_command("cast"), group.get_command("new")
    assert isinstance(cast, app_commands.Command)
    assert isinstance(new, app_commands.Command)
    assert [each.name for each in cast.parameters] == ["fish", "depth"]
    assert all(each.autocomplete and not each.required for each in cast.parameters)
    kinds = {each.name: [choice.value for choice in each.choices] for each in new.parameters}
    assert kinds == {"night": [], "water": ["lake", "sea"], "where": ["thread", "private"]}
    assert {"hand", "ai"} <= {command.name for command in group.commands}
    assert "hint" in {command.name for command in group.commands}
    assert "learn" not in {command.name for command in group.commands}, "nobody can derive that"


async def test_score_is_charted_while_the_game_runs(sim: DiscordFixture) -> None:
    sim.ui = BOT_ADAPTERS["four_winds"].ui
    await sim.start([0, 1, 2])
    shown = await sim.slash(0, "four_winds show chart")
    assert [file.filename for file in sim.files_of(shown.response)] == ["course.png"]


def test_names_of_moves_are_taken_by_the_commands_of_every_game() -> None:
    """The engine names them, as it cannot look at the bot."""
    game = next(each for each in SIMPLE_EXAMPLES if each.name == "rogues")
    ui = BOT_ADAPTERS[game.name].ui
    names = {command.name for command in ui.command_group(ui).commands}
    assert names - set(game.rules.moves) == COMMANDS


def test_round_is_named_only_in_a_game_that_ends_rounds() -> None:
    context = RenderContext(NAMES, TRANSLATE)
    assert UI.narration.situation(VIEW, TRANSLATE) == "Casting"
    assert UI.narration.question(VIEW, NAMES[:1], TRANSLATE) == "**Anna**, your move! Casting."
    assert UI.renderer.table(VIEW, (), context).alt.startswith("Casting. ")
    game = SimpleGame(Passing())
    counting, view = derive_ui(game, derive_renderer(game)), game.view(game.new(2, 1, None), 0)
    translate = counting.texts.in_language("en")
    assert counting.narration.situation(view, translate) == "Round 1, Choosing"


@pytest.mark.parametrize(("bid", "wins"), [(5, True), (0, False)])
async def test_replay_tells_a_secret_decision_once_that_everybody_has_learned(
    sim: DiscordFixture, bid: int, wins: bool
) -> None:
    """Here of the winner alone: of the others nobody is told who has bid what."""
    sim.ui = BOT_ADAPTERS["hammer"].ui
    table = await sim.start([0, 1])
    for who, coins in enumerate((bid, 1)):
        await sim.slash(who, "hammer bid", coins=str(coins))
    translate = sim.ui.texts.in_language("en")
    history = await load_history(sim.bot.runtime.store, table.row.id)
    assert history is not None
    renderer = ReplayRenderer(sim.ui, history, translate)
    frame = next(each for each in replay_frames_of(sim.ui, history) if each.phase_end)
    assert (f"Your move: Bid: {bid} coins." in renderer.text(frame, 0)) != wins
    last = "Your move: Bid: 1 coin."
    assert (last in renderer.text(frame, 1)) == wins, "also of who ended the round by it"
    assert last not in renderer.text(frame, None)


@pytest.mark.parametrize("verb", ["go_home", "cast"])
def test_button_of_a_move_that_a_seat_has_not_tells_the_reason_of_the_file(
    verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = GAME.new(2, 1, Fishing.Options())
    attempt = UI.panels.illegal_attempt(verb, VIEW)
    monkeypatch.setattr(Fishing, "why", lambda _self, _g, _seat, move: f"no-{move[0]}")
    assert GAME.rejection(state, 0, attempt).reason == f"no-{verb}"
    monkeypatch.undo()
    assert GAME.rejection(state, 0, attempt).reason in ("not-now", "not-allowed")
