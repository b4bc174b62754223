"""The catch-up: what others did since a player's last move, shown with hand and board."""

from __future__ import annotations

from random import Random

from bot.channel.catch_up import MAX_SENTENCES, catch_up_text
from bot.channel.recap import MAX_LENGTH
from bot.table.table import Table
from tests.support.simulated_discord.fixture import DiscordFixture, text_of
from tests.support.simulated_discord.plans import BUY_LUMBERJACK, plan
from tests.support.simulated_discord.saint_petersburg import (
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    STRANGER,
    ZOFIE,
)

MOVE, SEAT = "**Since your last move**", "**Since you sat down**"


async def catch_up(sim: DiscordFixture, who: int, command: str = "hand") -> list[str]:
    """Return the lines of the catch-up, title first; empty if there is none."""
    lines = (await sim.private_reply(who, f"stpete {command}")).splitlines()
    start = next((n for n, line in enumerate(lines) if line in (MOVE, SEAT)), None)
    if start is None:
        return []
    shown_lines = [
        line for line in lines[start:] if not line.startswith(("You have", "Hand", "Your"))
    ]
    end = next(
        (n for n, line in enumerate(shown_lines) if not line or " ₽" in line or "Next" in line),
        len(shown_lines),
    )
    return shown_lines[:end]


async def test_nothing_is_shown_before_the_first_move(sim: DiscordFixture, table: Table) -> None:
    for who in PLAYERS:
        assert await catch_up(sim, who) == []


async def test_moves_of_others_are_shown_until_the_player_acts(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    purchase, card_taken = "Catherine buys a Gold Miner for 4.", "Žofie takes a Lumberjack"
    assert (await catch_up(sim, ZOFIE))[:2] == [SEAT, purchase]
    await sim.slash(ZOFIE, "stpete take", card="Lumberjack")
    assert await catch_up(sim, ZOFIE) == []
    shown_lines = await catch_up(sim, CATHERINE)
    assert shown_lines[0] == MOVE
    assert shown_lines[1].startswith(card_taken)
    shown_lines = await catch_up(sim, BORIS)
    assert shown_lines[:2] == [SEAT, purchase]
    assert shown_lines[2].startswith(card_taken)


async def test_hand_is_set_apart_from_what_happened(sim: DiscordFixture, table: Table) -> None:
    assert "\n\n" not in await sim.private_reply(ZOFIE, "stpete hand")
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    happened, hand = (await sim.private_reply(ZOFIE, "stpete hand")).split("\n\n", 1)
    assert happened == f"{SEAT}\nCatherine buys a Gold Miner for 4."
    assert hand.startswith("You have")


async def test_planned_move_is_the_last_and_is_told_itself(
    sim: DiscordFixture, table: Table
) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    await sim.slash(CATHERINE, "stpete take", card="Gold Miner")
    await sim.slash(BORIS, "stpete take", card="Lumberjack")
    title, own, other = await catch_up(sim, ZOFIE)
    assert (title, own) == (MOVE, "Žofie buys a Lumberjack for 3.")
    assert other.startswith("Boris takes a Lumberjack")


async def test_show_board_includes_the_catch_up(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    assert (await catch_up(sim, ZOFIE, "show board"))[:2] == [
        SEAT,
        "Catherine buys a Gold Miner for 4.",
    ]
    assert await catch_up(sim, STRANGER, "show board") == [], "spectators have no last move"


async def test_passes_are_omitted_but_their_effects_are_shown(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.slash(CATHERINE, "stpete pass")
    assert await catch_up(sim, ZOFIE) == []
    await sim.slash(ZOFIE, "stpete pass")
    await sim.slash(BORIS, "stpete pass")
    shown_lines = await catch_up(sim, ZOFIE)
    assert shown_lines == [MOVE, "Nobody has workers that pay."], "what followed from the passes"


async def test_undone_moves_are_not_shown(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await sim.slash(CATHERINE, "stpete undo")
    assert await catch_up(sim, ZOFIE) == []


async def test_returning_player_sees_only_later_moves(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    prompt = await sim.slash(BORIS, "stpete leave")
    await sim.press(BORIS, prompt.response, "An easy AI")
    await sim.slash(BORIS, "stpete join")
    assert await catch_up(sim, BORIS) == []
    assert any("plays on" in line and "Boris" in line for line in await catch_up(sim, ZOFIE))


async def test_long_catch_up_keeps_the_latest_lines(sim: DiscordFixture, table: Table) -> None:
    """Žofie passes for the rest of each phase, so her last move is long ago."""
    rng, number = Random(SEED), 0
    while table.row.ply < 90:
        seat = table.game.to_act(table.state)[0]
        legal = table.game.legal_actions(table.state, seat)
        pass_action = table.game.pass_action
        action = pass_action if seat == ZOFIE and pass_action in legal else rng.choice(legal)
        number += 1
        if seat == ZOFIE:
            await table.play.submit_for_ai(seat, action)
        else:
            await table.play.submit(sim.people[seat].id, [action], None, number)
    text = text_of(await sim.slash(ZOFIE, "stpete hand"))
    assert len(text) < 1800
    lines = text.splitlines()
    at = lines.index(SEAT)
    assert "the log has it all" in lines[at + 1]
    assert len(lines) > at + 1 + MAX_SENTENCES
    moves = await sim.bot.runtime.store.moves(table.row.id, 0)
    ui = sim.bot.game_uis[table.game.name]
    in_english = ui.texts.in_language("en")
    longer = catch_up_text(ui, table.snapshot, moves, ZOFIE, in_english, max_length=MAX_LENGTH)
    title, more, *sentences = longer.splitlines()
    assert (title, "the log has it all" in more) == (SEAT, True)
    assert len(sentences) > MAX_SENTENCES
    assert MAX_LENGTH - 100 < len("\n".join(sentences)) <= MAX_LENGTH
    assert longer.endswith("\n".join(lines[at + 2 : at + 2 + MAX_SENTENCES]))
