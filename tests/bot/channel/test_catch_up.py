"""What others did since one's last move: in the private hand, and after `/stpete show board`."""

from __future__ import annotations

from random import Random

import pytest

from bot.channel.catch_up import MAX_SENTENCES
from bot.table.table import Table
from tests.support.simulated_discord.fixture import DiscordFixture, text_of

SEED = 70
PLAYERS = ZOFIE, BORIS, CATHERINE = (0, 1, 2)
STRANGER = 4
"""With this seed Catherine has the first turn; Žofie and Boris follow."""

MOVE, SEAT = "**Since your last move**", "**Since you sat down**"


@pytest.fixture
async def table(sim: DiscordFixture) -> Table:
    return await sim.start(PLAYERS, SEED)


async def since(sim: DiscordFixture, who: int, command: str = "hand") -> list[str]:
    """The title and what is told below it; nothing where there is no such title."""
    lines = (await sim.private_reply(who, f"stpete {command}")).splitlines()
    place = next((at for at, line in enumerate(lines) if line in (MOVE, SEAT)), None)
    if place is None:
        return []
    told = [line for line in lines[place:] if not line.startswith(("You have", "Hand", "Your"))]
    end = next((at for at, line in enumerate(told) if " ₽" in line or "Next" in line), len(told))
    return told[:end]


async def test_before_anything_has_happened_nothing_is_said(
    sim: DiscordFixture, table: Table
) -> None:
    for who in PLAYERS:
        assert await since(sim, who) == []


async def test_what_others_did_is_told_until_one_acts(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    bought, taken = "Catherine buys a Gold Miner for 4.", "Žofie takes a Lumberjack"
    assert (await since(sim, ZOFIE))[:2] == [SEAT, bought]
    await sim.slash(ZOFIE, "stpete take", card="Lumberjack")
    assert await since(sim, ZOFIE) == []
    told = await since(sim, CATHERINE)
    assert told[0] == MOVE
    assert told[1].startswith(taken)
    told = await since(sim, BORIS)
    assert told[:2] == [SEAT, bought]
    assert told[2].startswith(taken)


async def test_the_board_tells_it_too(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    assert (await since(sim, ZOFIE, "show board"))[:2] == [
        SEAT,
        "Catherine buys a Gold Miner for 4.",
    ]
    assert await since(sim, STRANGER, "show board") == [], "who watches has no move of his own"


async def test_consecutive_passes_share_a_line(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete pass")
    assert await since(sim, ZOFIE) == []
    await sim.slash(ZOFIE, "stpete pass")
    await sim.slash(BORIS, "stpete pass")
    told = await since(sim, ZOFIE)
    assert not any("pass" in line for line in told)
    assert "score" in " ".join(told), "what the passes brought about is told"


async def test_what_was_taken_back_did_not_happen(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await sim.slash(CATHERINE, "stpete undo")
    assert await since(sim, ZOFIE) == []


async def test_who_comes_to_a_seat_is_told_what_happened_since_then(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    asked = await sim.slash(BORIS, "stpete leave")
    await sim.press(BORIS, asked.response, "An easy AI")
    await sim.slash(BORIS, "stpete join")
    assert await since(sim, BORIS) == []
    assert any("takes over from Boris" in line for line in await since(sim, ZOFIE))


async def test_long_catch_up_keeps_the_latest_lines(sim: DiscordFixture, table: Table) -> None:
    """Somebody who passes for the rest of each phase has not moved for long."""
    rng, number = Random(SEED), 0
    while table.row.ply < 90:
        seat = table.game.to_act(table.state)[0]
        legal = table.game.legal_actions(table.state, seat)
        idle = table.game.pass_action
        action = idle if seat == ZOFIE and idle in legal else rng.choice(legal)
        number += 1
        if seat == ZOFIE:
            await table.play.submit_for_ai(seat, action)
        else:
            await table.play.submit(sim.people[seat].id, [action], None, number)
    words = text_of(await sim.slash(ZOFIE, "stpete hand"))
    assert len(words) < 1800
    lines = words.splitlines()
    at = lines.index(SEAT)
    assert "the log has it all" in lines[at + 1]
    assert len(lines) > at + 1 + MAX_SENTENCES


async def test_nothing_secret_is_told(sim: DiscordFixture, table: Table) -> None:
    """What is told is the same for everybody who has not acted yet."""
    await sim.slash(CATHERINE, "stpete take", card="Lumberjack")
    assert await since(sim, ZOFIE, "show board") == await since(sim, BORIS, "show board") != []


async def test_it_outlives_a_restart(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await sim.restart()
    assert (await since(sim, ZOFIE))[1] == "Catherine buys a Gold Miner for 4."
