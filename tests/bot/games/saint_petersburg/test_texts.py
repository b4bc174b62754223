"""English and other texts of Saint Petersburg."""

from __future__ import annotations

import pytest

from bot.games.saint_petersburg.narration import narrate
from bot.i18n.texts import shared_texts
from engine.games.saint_petersburg.cards import CARD_IDS
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.engine.games.saint_petersburg.positions import PASS, events_of, player, position

SAY = BOT_ADAPTERS["saint_petersburg"].ui.texts.in_language("en")


def test_numbers_select_the_right_plural() -> None:
    args = {"name": "Žofie", "cost": 2}
    assert SAY("told-points-bought", points=1, **args) == "Žofie buys 1 point in the Pub for 2."
    assert SAY("told-points-bought", points=2, **args) == "Žofie buys 2 points in the Pub for 2."
    assert SAY("told-gain", name="Boris", rubles=1, points=0) == "Boris 1 ruble"
    assert SAY("told-gain", name="Boris", rubles=0, points=1) == "Boris 1 point"
    assert SAY("told-gain", name="Boris", rubles=2, points=3) == "Boris 2 rubles and 3 points"
    assert "**1 ruble** and 0 points" in SAY("hand-money", rubles=1, points=0)
    assert "All seats" in SAY("lobby-how", free=0, host="Boris", missing=0)
    assert "room for one more" in SAY("lobby-how", free=1, host="Boris", missing=0)
    assert "room for 3 more" in SAY("lobby-how", free=3, host="Boris", missing=0)


@pytest.mark.parametrize(("cards", "is_told"), [("7*market", False), ("8*market", True)])
def test_rows_without_room_for_new_cards_are_told(cards: str, is_told: bool) -> None:
    events = events_of(position(player(), player(), upper=cards), PASS, PASS)
    told = {narrate(event, ("Žofie", "Boris"), SAY) for event in events}
    assert ("The rows are full, so no new cards are dealt." in told) == is_told


@pytest.mark.parametrize("language", shared_texts().languages)
def test_losses_are_never_worded_as_gains(language: str) -> None:
    translate = BOT_ADAPTERS["saint_petersburg"].ui.texts.in_language(language)
    sentence = translate("told-gain", name="Žofie", rubles=-1, points=0)
    assert sentence.startswith("Žofie −1 "), sentence
    facts = {"rank": 5, "before": 9, "aristocrats": 0, "different": 0, "rubles": 0, "hand": 10}
    assert "−1 " in translate("end-line", name="Žofie", points=-1, **facts)
    assert "−2 " in translate("end-line", name="Žofie", points=-2, **facts)


def test_every_card_has_the_right_article() -> None:
    for card in CARD_IDS:
        key = f"card-{card.replace('_', '-')}"
        name, in_sentence = SAY(key), SAY(f"{key}.a")
        assert in_sentence.endswith(name)
        article = in_sentence.removesuffix(name).strip()
        assert article in ("", "a", "an", "the")
        if article in ("a", "an"):
            assert (article == "an") == (name[0] in "AEIOU"), in_sentence
