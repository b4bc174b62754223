"""Signs after numbers in texts become pictures once Discord has them."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest

from bot.emojis.icon import Icon, set_uploaded, with_icons

RUBLE = Icon("ruble", "🪙", bytes, sign="₽")
SHOWN = "<:ruble:123456789>"


@pytest.fixture(autouse=True)
def uploaded() -> Iterator[None]:
    set_uploaded({"ruble": discord.PartialEmoji(name="ruble", id=123456789)})
    yield
    set_uploaded({})


@pytest.mark.parametrize("space", [" ", "\u00a0", "\u202f"])
def test_sign_after_a_number_becomes_a_picture(space: str) -> None:
    text = f"+3{space}₽ · −1{space}₽"
    assert with_icons(text, [RUBLE], 100) == f"+3{space}{SHOWN} · −1{space}{SHOWN}"


def test_sign_stays_until_discord_has_the_picture() -> None:
    set_uploaded({})
    assert with_icons("+3 ₽", [RUBLE], 100) == "+3 ₽"


def test_sign_in_a_name_stays() -> None:
    assert with_icons("₽aul pays 3 rubles", [RUBLE], 100) == "₽aul pays 3 rubles"


def test_text_that_would_be_too_long_stays() -> None:
    assert with_icons("+3 ₽ +3 ₽", [RUBLE], 40) == "+3 ₽ +3 ₽"
