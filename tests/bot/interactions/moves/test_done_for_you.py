"""What the table does for a player right after a move, since nothing else is left, is told them."""

from __future__ import annotations

from tests.engine.games.heller_und_pfennig import positions as market
from tests.support.simulated_discord.fixture import DiscordFixture, text_of
from tests.support.simulated_discord.quick_games import start_game

ZOFIE = 0


async def draw_with_free_spaces(sim: DiscordFixture, *spaces: str) -> list[str]:
    """Let Žofie draw a tile while only these spaces are free. Returns the lines of the answer."""
    table = await start_game(sim, "heller_und_pfennig")
    table.stored.state = market.position(
        market.player(money=60), market.player(), board=market.all_but(*spaces), pile="+1 +2"
    )
    await sim.store_state(table)
    return text_of(await sim.slash(ZOFIE, "heller draw")).splitlines()


async def test_tile_that_took_the_last_space_is_told_with_its_space(sim: DiscordFixture) -> None:
    drew, done, question = await draw_with_free_spaces(sim, "A1")
    assert (await sim.table()).state.round == 2
    assert drew == "You draw the Maid (+1)."
    reason = "You had only one option left, so I did it for you"
    assert done == f"{reason}: You place the Maid (+1) on A1."
    assert question == "What would you like to do?"


async def test_nothing_is_said_to_be_done_while_there_was_a_choice(sim: DiscordFixture) -> None:
    drew, question = await draw_with_free_spaces(sim, "A1", "B1")
    assert drew == "You draw the Maid (+1)."
    assert question.startswith("In which row ")
