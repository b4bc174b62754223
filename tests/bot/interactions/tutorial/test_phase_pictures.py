"""A tip on what a phase paid is beside the picture of how that phase ended."""

from __future__ import annotations

from tests.bot.interactions.tutorial.tutorial_driver import TutorialDriver, begin_tutorial
from tests.support.simulated_discord.fixture import DiscordFixture

ZOFIE = 0


def shown_in(driver: TutorialDriver) -> str:
    """Return the alt text of the picture."""
    return driver.sim.files_of(driver.message)[0].description or ""


async def test_payment_is_told_beside_the_market_that_paid(sim: DiscordFixture) -> None:
    driver = await begin_tutorial(sim, "heller_und_pfennig")
    while driver.tip != "paid.1":
        await (driver.move() if driver.tip is None else driver.press_next())
    assert shown_in(driver).startswith("Marked: the ends of the rows. Round 1 is over.")
    while driver.tip == "paid.1":
        await driver.press_next()
    assert "Round 1 is over." not in shown_in(driver)
