"""Texts that a game in one file lacks for what it tells, and texts that nothing uses."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.simple import derive_ui
from bot.simple.text_keys import TextKeys, unnamed_code
from engine.simple.files import load_file
from engine.simple.game import SimpleGame
from engine.simple.state import Told
from render.simple import derive_renderer
from tests.contract.adapters import SIMPLE_EXAMPLES

FILE = '''
from typing import Literal

from engine.simple import Simple, shown


class Lamps(Simple):
    """Show a lamp."""

    name = "lamps"
    players = range(2, 3)
    phases = {{"sending": ("send lamp",)}}
    texts = {{"en": """
{english}
""", "de": """
{german}
"""}}
    {colours}

    class Options:
        length: Literal["short", "long"] = "short"

    class Player:
        oil: int = 1

    def setup(self, g):
        g.ask("sending", 0)

    def legal(self, g, seat):
        yield from (("send", lamp) for lamp in ("dim", "bright"))

    def send(self, g, seat, lamp):
        g.tell("tied", seat=seat)
        g.tell("saw", to=1 - seat, crew="c7")
        for what in ("lost", "won"):
            g.tell(f"boat-{{what}}")
        g.finish([0, 0])

    def why(self, g, seat, move):
        return "no-oil"

    def row(self, v, seat):
        return {{"oil": v.players[seat].oil}}

    def pieces(self, v, seat):
        return [f"token:{{v.players[seat].oil}}"]
'''

TOLD = "told-tied = It’s a tie.\napart-saw = You see { $crew }."

USED = (
    TOLD
    + """
lamp-dim = a dim lamp
token = measure { $number }
crew-c = crew { $number }
figure-oil = oil
illegal-no-oil = You have no oil left.
told-boat-lost = The boat is lost.
told-send = { $name } shows { $lamp } by { night }.
night = night
setting-length = Length
setting-length-long = long
option-length = How long you play.
option-lamp = Which lamp
ask-send = Which lamp?
question-sending = { $names }, which lamp?
game-title = Lamps
rules = Show one.
simple-turn = Your turn.
"""
)


def game_of(
    folder: Path, english: str, german: str = "verb-send = Zeigen", colours: str = ""
) -> SimpleGame:
    file = folder / "lamps.py"
    code = FILE.format(english=english, german=german, colours=colours)
    file.write_text(code, encoding="utf-8")
    return load_file(file)


def test_what_is_told_without_a_text_is_found_in_the_source(tmp_path: Path) -> None:
    assert not TextKeys(game_of(tmp_path, TOLD).rules).missing()
    keys = TextKeys(game_of(tmp_path, "told-tide = A tie.").rules)
    assert keys.missing() == {"tied": "told-tied", "saw": "apart-saw"}


def test_what_only_a_game_tells_needs_its_text_too(tmp_path: Path) -> None:
    rules = game_of(tmp_path, TOLD).rules
    events = [Told("boat-won"), Told("tied"), Told("tied", to=1)]
    missing = TextKeys(rules, events).missing()
    assert missing == {"boat-won": "told-boat-won", "tied": "apart-tied"}


def test_keys_of_every_use_are_known(tmp_path: Path) -> None:
    assert not TextKeys(game_of(tmp_path, USED).rules).unused()
    for game in SIMPLE_EXAMPLES:
        keys = TextKeys(game.rules)
        assert (keys.missing(), keys.unused()) == ({}, {})


@pytest.mark.parametrize(
    ("key", "nearest"),
    [
        ("choice-lamp-dim", "lamp-dim"),
        ("told-tide", "told-tied"),
        ("verb-sned", "verb-send"),
        ("setting-length-lang", "setting-length-long"),
        ("figure-coins", None),
        ("illegal-coins", None),
        ("note-lamp", "lamp"),
        ("ask-lamp", "ask-send"),
    ],
)
def test_key_that_nothing_uses_is_told_with_the_nearest(
    tmp_path: Path, key: str, nearest: str | None
) -> None:
    """Also where it is in one language alone."""
    text = f"{key} = Well"
    for english, german in ((f"{TOLD}\n{text}", "verb-send = Zeigen"), (TOLD, text)):
        keys = TextKeys(game_of(tmp_path, english, german).rules)
        assert keys.unused() == {key: nearest}


@pytest.mark.parametrize(
    ("texts", "colours", "told"),
    [
        ("lamp-dim = a dim lamp\nlamp-bright = a bright one", "", None),
        ("", "", None),
        ("lamp-dim = dim\nlamp-brigt = bright", "", "write lamp-bright, or is it brigt"),
        ("lamp-off = off", "", "no text says what the lamp dim is; write lamp-dim"),
        ("lamp-dim = dim", 'colours = {"bright": "FFFFFF"}', None),
        ("lamp-dim = dim", 'colours = {"br": "FFFFFF"}', "what the lamp bright is"),
    ],
)
def test_code_without_a_text_is_told_if_others_of_its_kind_have_one(
    tmp_path: Path, texts: str, colours: str, told: str | None
) -> None:
    """Where none has, they are shown in capitals, and some are pieces of a colour."""
    rules = game_of(tmp_path, f"{TOLD}\n{texts}\n", colours=colours).rules
    found = [what for lamp in ("dim", "bright") if (what := unnamed_code(rules, ("send", lamp)))]
    assert (told or "") in (found or [""])[0]
    assert bool(found) == bool(told)


def test_log_says_once_what_is_told_without_a_text(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = game_of(tmp_path, "told-tide = A tie.")
    ui = derive_ui(game, derive_renderer(game))
    translate = ui.texts.in_language("en")
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert ui.narration.narrate(Told("tied"), ("A", "B"), translate) is None
            private = Told("saw", to=1)
            assert ui.narration.narrate(private, ("A", "B"), translate) is None
            assert ui.narration.narrate_for_observer(private, ("A", "B"), translate) is None
    assert [record.getMessage() for record in caplog.records] == [
        "lamps tells nothing, as its texts lack told-tied",
        "lamps tells nothing, as its texts lack apart-saw",
    ]
