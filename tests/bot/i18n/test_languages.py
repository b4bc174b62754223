"""Languages: private answers in the user's language, public messages in the table's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.i18n.texts import Texts, language_name, set_command_ids, shared_texts
from tests.bot.interactions.tutorial.tutorial_driver import TutorialDriver
from tests.support.i18n.pseudo_locale import (
    PSEUDO_LOCALE,
    catalogue_folder,
    pseudo_locale_installed,
    pseudo_translate,
    write_pseudo_locale,
)
from tests.support.simulated_discord.button_driver import menus_of
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    options_of,
    shown_text,
    text_of,
)

BORIS, CATHERINE = 1, 2
OWNER = 0

OPENED = "Your table is open."
LOBBY = "a table is open."
GERMAN = language_name(PSEUDO_LOCALE)


@pytest.fixture(autouse=True)
def install_pseudo_locale(tmp_path: Path) -> Iterator[None]:
    with pseudo_locale_installed(tmp_path / "made-up"):
        yield


async def test_private_answers_use_the_users_discord_language(sim: DiscordFixture) -> None:
    sim.locales[BORIS] = PSEUDO_LOCALE
    assert pseudo_translate(OPENED) in await sim.private_reply(BORIS, "stpete new")
    assert LOBBY in shown_text(sim.last_message), "the server's language is English"
    assert "You’re at the table." in await sim.private_reply(CATHERINE, "stpete join")


async def test_user_can_choose_a_language(sim: DiscordFixture) -> None:
    shown = await sim.slash(BORIS, "nevsky settings")
    english, automatic = text_of(shown), "Language: as in Discord"
    own_names = [language_name(language) for language in shared_texts().languages]
    assert list(options_of(shown.response)) == [automatic, *own_names]
    assert _selected(shown.response) == automatic
    shown = await sim.press(BORIS, shown.response, GERMAN)
    assert text_of(shown) == pseudo_translate(english)
    assert _selected(shown.response) == GERMAN
    shown = await sim.press(BORIS, shown.response, pseudo_translate(automatic))
    assert (text_of(shown), _selected(shown.response)) == (english, automatic)


def _selected(message: Any) -> str:
    """Return the label of the option that a message's one menu shows as selected."""
    [(menu, _)] = menus_of(message)
    [label] = [option["label"] for option in menu["options"] if option.get("default")]
    return str(label)


async def test_chosen_language_applies_only_to_that_user(sim: DiscordFixture) -> None:
    await sim.bot.runtime.store.set_user_settings(sim.people[BORIS].id, '{"language": "de"}')
    assert pseudo_translate(OPENED) in await sim.private_reply(BORIS, "stpete new")
    assert "You’re at the table." in await sim.private_reply(CATHERINE, "stpete join")
    suggestions = await sim.autocomplete(BORIS, "stpete show rules", "topic")
    assert pseudo_translate("Trading cards") in suggestions


@pytest.mark.parametrize("first", [BORIS, CATHERINE])
async def test_pictures_of_rules_are_in_the_language_of_their_reader(
    sim: DiscordFixture, first: int
) -> None:
    """Also if another one with the same Discord language has just seen them in another one."""
    await sim.bot.runtime.store.set_user_settings(sim.people[BORIS].id, '{"language": "fr"}')
    languages = {BORIS: "fr", CATHERINE: "en"}
    for who in (first, *(languages.keys() - {first})):
        answer = await sim.slash(who, "stpete show rules", topic="special")
        render = sim.ui.rule_pictures["special"]
        expected = render(sim.ui.texts.in_language(languages[who]))
        assert sim.files_of(answer.response)[0].description == expected.alt


async def test_pictures_of_a_tutorial_follow_the_chosen_language(sim: DiscordFixture) -> None:
    tutorial = TutorialDriver(sim, BORIS)
    descriptions = list[str | None]()
    for language in ("en", "fr", "en"):
        settings = f'{{"language": "{language}"}}'
        await sim.bot.runtime.store.set_user_settings(sim.people[BORIS].id, settings)
        await tutorial.start_or_resume("saint_petersburg")
        descriptions.append(sim.files_of(tutorial.message)[0].description)
    english, french, english_again = descriptions
    assert english == english_again
    assert french != english


async def test_table_uses_the_language_of_its_server(sim: DiscordFixture) -> None:
    assert "English" in await sim.private_reply(BORIS, "nevsky server")
    refusal = await sim.private_reply(BORIS, "nevsky server", language=PSEUDO_LOCALE)
    assert "Manage Server" in refusal
    assert GERMAN in await sim.private_reply(OWNER, "nevsky server", language=PSEUDO_LOCALE)
    assert OPENED in await sim.private_reply(BORIS, "stpete new")
    assert pseudo_translate(LOBBY) in shown_text(sim.last_message)
    assert any(
        label.startswith(pseudo_translate("Join")) for label in button_labels(sim.last_message)
    )
    await sim.private_reply(OWNER, "nevsky server", language="auto")
    await sim.private_reply(CATHERINE, "stpete join")
    assert LOBBY in shown_text(sim.last_message)


async def test_table_can_use_another_language_than_its_server(sim: DiscordFixture) -> None:
    await sim.slash(BORIS, "stpete new")
    changed = await sim.configure(BORIS, {"Language": GERMAN})
    assert f"Language: {GERMAN}" in text_of(changed)
    assert pseudo_translate(LOBBY) in shown_text(sim.last_message)
    await sim.slash(CATHERINE, "stpete join")
    assert "The game begins." in await sim.private_reply(BORIS, "stpete start")
    assert pseudo_translate("Round 1") in shown_text(sim.last_message)
    assert pseudo_translate("Buy") in button_labels(sim.last_message)
    assert pseudo_translate("’s turn. ") in str(sim.last_message.attachments[0].description)


async def test_quoted_commands_are_in_the_users_discord_language(
    sim: DiscordFixture, tmp_path: Path
) -> None:
    """As long as their ids are unknown; also if the user has chosen another language for texts."""
    set_command_ids({})
    names = "name-join = beitreten\nname-new = neu\n"
    _override_texts(shared_texts(), tmp_path, sim, names)
    sim.locales[BORIS] = PSEUDO_LOCALE
    assert "`/stpete beitreten`" in await sim.private_reply(BORIS, "stpete new")
    await sim.bot.runtime.store.set_user_settings(sim.people[BORIS].id, '{"language": "en"}')
    await sim.slash(BORIS, "stpete end")
    answer = await sim.private_reply(BORIS, "stpete new")
    assert OPENED in answer
    assert "`/stpete beitreten`" in answer
    translate = sim.ui.texts.in_language("en", command_locale=PSEUDO_LOCALE)
    quoted_command = (
        f"`/stpete {pseudo_translate('pass')} {pseudo_translate('rest-of-phase')}:False`"
    )
    assert quoted_command in translate("sits-out", command="stpete"), "options are translated, too"
    await sim.slash(BORIS, "stpete end")
    assert "`/stpete join`" in await sim.private_reply(CATHERINE, "stpete new")


def _override_texts(texts: Texts, folder: Path, sim: DiscordFixture, definitions: str) -> None:
    """Override some texts of the pseudo-locale."""
    english = catalogue_folder(sim.ui.name) / "en"
    if texts is shared_texts():
        english = english.parents[2] / "texts" / "en"
    language_folder = write_pseudo_locale(english, folder / "more")
    # The first definition of a key counts.
    (language_folder / "a.ftl").write_text(definitions, encoding="utf-8")
    texts.load_language(language_folder)


async def test_cards_are_found_by_their_names_in_any_language(
    sim: DiscordFixture, tmp_path: Path
) -> None:
    _override_texts(sim.ui.texts, tmp_path, sim, "card-market = Bécasse\ncard-bank = Der Market")
    assert "**Market**" in await sim.private_reply(BORIS, "stpete show card", name="becasse")
    assert "**Market**" in await sim.private_reply(BORIS, "stpete show card", name="MARKET")
    suggestions = await sim.autocomplete(BORIS, "stpete show card", "name", "becas")
    assert list(suggestions) == ["Market"]
    assert list(await sim.autocomplete(BORIS, "stpete show card", "name", "market")) == [
        "Market",
        "Bank",
    ]
    sim.locales[BORIS] = PSEUDO_LOCALE
    suggestions = await sim.autocomplete(BORIS, "stpete show card", "name", "market")
    assert list(suggestions) == ["Der Market", "Bécasse"], "names in the user's language come first"


async def test_choices_are_found_by_their_names_in_any_language(
    sim: DiscordFixture, tmp_path: Path
) -> None:
    table = await sim.start((BORIS,), 235)
    assert table.state is not None
    ((name, value), *_) = (await sim.autocomplete(BORIS, "stpete buy", "card")).items()
    known = name.partition(" for ")[0]
    _override_texts(
        sim.ui.texts, tmp_path, sim, f"card-{known.lower().replace(' ', '-')} = Bécasse"
    )
    assert await sim.autocomplete(BORIS, "stpete buy", "card", "BECASSE") == {name: value}
    assert f"You buy a {known}" in await sim.private_reply(BORIS, "stpete buy", card="becasse")
