"""Who reads what: people in private their own language, everybody that of the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.i18n.texts import Texts, language_name, shared_texts
from tests.bot.evening import Evening
from tests.bot.made_up import LANGUAGE, folder_of, foreign, made_up_spoken, make_up
from tests.bot.room import Room, labels, text_of

BORIS, CATHERINE = 1, 2
OWNER = 0

OPENED = "Your table is open."
LOBBY = "a table is open."
GERMAN = language_name(LANGUAGE)


@pytest.fixture(autouse=True)
def another_language(tmp_path: Path) -> Iterator[None]:
    with made_up_spoken(tmp_path / "made-up"):
        yield


async def test_a_private_answer_is_in_the_language_of_ones_discord(room: Room) -> None:
    room.locales[BORIS] = LANGUAGE
    assert foreign(OPENED) in await room.says(BORIS, "stpete new")
    assert LOBBY in room.last.content, "the server speaks English"
    assert "You are at the table." in await room.says(CATHERINE, "stpete join")


async def test_a_person_may_read_another_language_than_his_discord(room: Room) -> None:
    shown = await room.slash(BORIS, "nevsky settings")
    button = next(one for one in labels(shown.response) if one.startswith("Language"))
    known = len(shared_texts().languages) + 1
    said = [text_of(shown)]
    for _ in range(known):
        shown = await room.press(BORIS, shown.response, button)
        said.append(text_of(shown))
        button = next(one for one in labels(shown.response) if one.startswith(_called_language()))
    assert foreign(said[0]) in said
    assert said[-1] == said[0], "and back"


def _called_language() -> tuple[str, ...]:
    """How the button of the language begins in every language there is."""
    labels_ = (
        translate("setting-my-language", language="?")
        for translate in shared_texts().in_every_language("en")
    )
    return (*(label.partition("?")[0] for label in labels_), foreign("Lang"), "Language")


async def test_what_was_chosen_holds_for_every_answer_and_for_nobody_else(room: Room) -> None:
    await room.bot.runtime.store.set_user_settings(room.people[BORIS].id, '{"language": "de"}')
    assert foreign(OPENED) in await room.says(BORIS, "stpete new")
    assert "You are at the table." in await room.says(CATHERINE, "stpete join")
    found = await room.suggestions(BORIS, "stpete rules", "topic")
    assert foreign("Trading cards") in found


async def test_a_table_speaks_what_its_server_is_told_to(room: Room) -> None:
    assert "English" in await room.says(BORIS, "nevsky server")
    refusal = await room.says(BORIS, "nevsky server", language=LANGUAGE)
    assert "Manage Server" in refusal
    assert GERMAN in await room.says(OWNER, "nevsky server", language=LANGUAGE)
    assert OPENED in await room.says(BORIS, "stpete new")
    assert foreign(LOBBY) in room.last.content
    assert any(label.startswith(foreign("Join")) for label in labels(room.last))
    await room.says(OWNER, "nevsky server", language="auto")
    await room.says(CATHERINE, "stpete join")
    assert LOBBY in room.last.content


async def test_a_table_may_speak_another_language_than_its_server(room: Room) -> None:
    await room.slash(BORIS, "stpete new")
    shown = await room.press(BORIS, room.last, "Settings")
    while f"Language: {GERMAN}" not in labels(shown.response):
        button = next(one for one in labels(shown.response) if one.startswith("Language"))
        shown = await room.press(BORIS, shown.response, button)
    assert foreign(LOBBY) in room.last.content
    await room.slash(CATHERINE, "stpete join")
    assert "The game begins." in await room.says(BORIS, "stpete start")
    assert foreign("Round 1") in room.last.content
    assert foreign("Buy") in labels(room.last)
    assert foreign("’s turn. ") in str(room.last.attachments[0].description)


async def test_a_command_is_quoted_as_ones_discord_shows_it(room: Room, tmp_path: Path) -> None:
    """Also for who reads another language than Discord speaks."""
    names = "name-join = beitreten\nname-new = neu\n"
    _speak(shared_texts(), tmp_path, room, names)
    room.locales[BORIS] = LANGUAGE
    assert "`/stpete beitreten`" in await room.says(BORIS, "stpete new")
    await room.bot.runtime.store.set_user_settings(room.people[BORIS].id, '{"language": "en"}')
    await room.slash(BORIS, "stpete end")
    said = await room.says(BORIS, "stpete new")
    assert OPENED in said
    assert "`/stpete beitreten`" in said
    translate = room.ui.texts.in_language("en", command_locale=LANGUAGE)
    passing = f"`/stpete {foreign('pass')} {foreign('rest-of-phase')}:False`"
    assert passing in translate("sits-out", command="stpete"), "options, too"
    await room.slash(BORIS, "stpete end")
    assert "`/stpete join`" in await room.says(CATHERINE, "stpete new")


def _speak(words: Texts, folder: Path, room: Room, more: str) -> None:
    """Have the made-up language say some things otherwise."""
    english = folder_of(room.ui.name) / "en"
    if words is shared_texts():
        english = english.parents[2] / "texts" / "en"
    made = make_up(english, folder / "more")
    # What stands first holds.
    (made / "a.ftl").write_text(more, encoding="utf-8")
    words.load_language(made)


async def test_a_card_is_found_by_its_name_in_any_language(room: Room, tmp_path: Path) -> None:
    _speak(room.ui.texts, tmp_path, room, "card-market = Bécasse\ncard-bank = Der Market")
    assert "**Market**" in await room.says(BORIS, "stpete card", name="becasse")
    assert "**Market**" in await room.says(BORIS, "stpete card", name="MARKET")
    found = await room.suggestions(BORIS, "stpete card", "name", "becas")
    assert list(found) == ["Market"]
    assert list(await room.suggestions(BORIS, "stpete card", "name", "market")) == [
        "Market",
        "Bank",
    ]
    room.locales[BORIS] = LANGUAGE
    found = await room.suggestions(BORIS, "stpete card", "name", "market")
    assert list(found) == ["Der Market", "Bécasse"], "one's own language first"


async def test_a_choice_is_found_by_its_name_in_any_language(room: Room, tmp_path: Path) -> None:
    table = await room.start((BORIS,), 235)
    assert table.state is not None
    ((name, value), *_) = (await room.suggestions(BORIS, "stpete buy", "card")).items()
    known = name.partition(" for ")[0]
    _speak(room.ui.texts, tmp_path, room, f"card-{known.lower().replace(' ', '-')} = Bécasse")
    assert await room.suggestions(BORIS, "stpete buy", "card", "BECASSE") == {name: value}
    assert f"You buy a {known}" in await room.says(BORIS, "stpete buy", card="becasse")


async def test_a_whole_game_by_commands_in_another_language(room: Room) -> None:
    await room.speak(LANGUAGE)
    evening, rng = Evening(room, (2, 0)), Random(28)
    await evening.begin(28)
    game = evening.ui.game
    while acting := game.to_act(evening.state):
        legal = game.legal_actions(evening.state, acting[0])
        answer = await evening.move(acting[0], rng.choice(legal))
        assert "You " not in answer
    assert foreign("wins!") in room.last.content
