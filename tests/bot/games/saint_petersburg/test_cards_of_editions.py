"""Explanations of cards: the differences between the editions, and the table's edition."""

from __future__ import annotations

import pytest

from bot.games.saint_petersburg import card_reference
from bot.games.saint_petersburg.texts import TEXTS
from engine.games.saint_petersburg.cards import CARD_IDS, card_id, card_table
from engine.games.saint_petersburg.state import Options
from tests.support.simulated_discord.fixture import DiscordFixture, text_of

SAY = TEXTS.in_language("en")


def test_card_of_both_editions_lists_the_differences() -> None:
    lines = card_reference.explain("observatory", SAY).splitlines()
    assert lines[0].startswith("**Observatory** · costs 6 · building · +1 ★ at its scoring")
    assert lines[-1].startswith("In The New Society (2008): costs 8 · building · +1 ★")
    theater = card_reference.explain("mariinskij_theater", SAY)
    assert "1 ruble for each red card" in theater
    assert "In The New Society (2008): At the building scoring, it brings 1 point" in theater
    assert "New Society" not in card_reference.explain("market", SAY)


def test_card_of_the_new_society_is_marked() -> None:
    assert card_reference.explain("coffee_house", SAY).endswith("Only in The New Society (2008).")
    assert "1 ₽ for each of your aristocrats" in card_reference.explain("coffee_house", SAY)
    assert "1 ₽ for each of your buildings" in card_reference.explain("mayor", SAY)
    assert "2 ★ for each of your cards with the sheep" in card_reference.explain(
        "textile_factory", SAY
    )


def test_card_is_explained_for_the_edition_of_the_table() -> None:
    reference = card_reference.reference_for_options(Options(edition="new_society"))
    lines = reference.explain("observatory", SAY).splitlines()
    assert lines[0].startswith("**Observatory** · costs 8 · building · +1 ★ at its scoring")
    assert not any("2004" in line for line in lines)
    assert "8 rubles in The New Society (2008)." in reference.render("observatory", SAY).alt
    assert reference.explain("market", SAY) == card_reference.explain("market", SAY)
    assert reference.explain("coffee_house", SAY) == card_reference.explain("coffee_house", SAY)
    assert reference.edition != card_reference.CARD_REFERENCE.edition


def test_card_is_explained_without_editions_that_the_table_does_not_play() -> None:
    reference = card_reference.reference_for_options(Options())
    for card in card_table("base").kinds:
        assert "New Society" not in reference.explain(card_id(card), SAY)
    assert "Only in The New Society" in reference.explain("coffee_house", SAY)


async def test_show_card_uses_the_edition_of_the_table(sim: DiscordFixture) -> None:
    async def first_line() -> str:
        answer = await sim.slash(0, "stpete show card", name="observatory")
        return text_of(answer).partition("\n")[0]

    assert "costs 6" in await first_line()
    await sim.slash(0, "stpete new", edition="new_society")
    assert "costs 8" in await first_line()


@pytest.mark.parametrize("card", CARD_IDS)
def test_alt_texts_of_cards_name_the_edition_if_it_matters(card: str) -> None:
    alt = card_reference.render(card, SAY).alt
    names_edition = any(
        f"rubles in {edition}." in alt or f"ruble in {edition}." in alt
        for edition in ("Saint Petersburg (2004)", "The New Society (2008)")
    )
    assert names_edition == ("The New Society (2008)" in card_reference.explain(card, SAY))
