"""The move log by rounds and phases, in pages, in private."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bot.channel.log_pages import MAX_PAGE_LENGTH, log_pages
from bot.game_ui import AnyGameUI
from bot.table.table import Table
from tests.support.simulated_discord.button_driver import menus_of
from tests.support.simulated_discord.fixture import (
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    text_of,
)
from tests.support.simulated_discord.saint_petersburg import (
    CATHERINE,
    PLAYERS,
    SEED,
    STRANGER,
    leave_to_ai,
)


async def play_on(sim: DiscordFixture, table: Table, moves: int, first: int = 0) -> None:
    """Make a number of random moves, the same for each call."""
    rng = Random(SEED)
    for number in range(first, first + moves):
        if table.row.status != "running":
            return
        seat = table.game.to_act(table.state)[0]
        action = rng.choice(table.game.legal_actions(table.state, seat))
        await table.play.submit(sim.people[seat].id, [action], None, number)


async def play_sixty_moves(sim: DiscordFixture) -> Table:
    table = await sim.start((0, 1), SEED)
    await play_on(sim, table, 60)
    return table


async def read_back(sim: DiscordFixture, who: int) -> list[str]:
    """Return the texts of all pages from the newest to the first, by pressing Earlier."""
    page = await sim.slash(who, "stpete show log")
    pages = [text_of(page)]
    while "Earlier" in button_labels(page.response):
        page = await sim.press(who, page.response, "Earlier")
        pages.append(text_of(page))
    return pages[::-1]


async def test_log_lists_moves_in_a_private_reply(sim: DiscordFixture) -> None:
    await sim.start(PLAYERS, SEED)
    assert "Nothing has happened" in await sim.private_reply(STRANGER, "stpete show log")
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await sim.slash(0, "stpete take", card="Lumberjack")
    await sim.slash(1, "stpete pass")
    before = [message.id for message in sim.public_messages]
    lines: Any = (await sim.private_reply(STRANGER, "stpete show log")).splitlines()
    assert [line.split(".")[0] for line in lines] == [
        "**Most recently**",
        "Catherine buys a Gold Miner for 4",
        "Žofie takes a Lumberjack into their hand",
        "Boris passes",
    ]
    assert [message.id for message in sim.public_messages] == before


async def test_log_opens_at_the_newest_page_and_pages_back(sim: DiscordFixture) -> None:
    table = await play_sixty_moves(sim)
    pages = await read_back(sim, 0)
    assert len(pages) > 2
    assert all(0 < len(page) <= MAX_PAGE_LENGTH for page in pages)
    assert pages[0].startswith("**Round 1 · Worker phase**")
    last_move = (await sim.bot.runtime.store.moves(table.row.id, table.row.ply - 1))[0]
    assert last_move.seat is not None
    assert f"{PLAYER_NAMES[last_move.seat]} " in pages[-1].splitlines()[-1]
    headings = [line for page in pages for line in page.splitlines() if line.startswith("**Round")]
    assert headings == sorted(headings, key=lambda line: int(line.split()[1])), "in order"


async def test_later_leads_to_the_newest_page(sim: DiscordFixture) -> None:
    await play_sixty_moves(sim)
    newest = await sim.slash(0, "stpete show log")
    earlier = await sim.press(0, newest.response, "Earlier")
    later = await sim.press(0, earlier.response, "Later")
    assert text_of(later) == text_of(newest)
    assert "Later" not in button_labels(later.response)


async def test_menu_jumps_to_a_round(sim: DiscordFixture) -> None:
    await play_sixty_moves(sim)
    page = await sim.slash(0, "stpete show log")
    ((menu, _),) = menus_of(page.response)
    assert [option["label"] for option in menu["options"]][:2] == ["Round 1", "Round 2"]
    picked_page = await sim.people[0].select(page.response, ["r2"], custom_id=menu["custom_id"])
    assert "**Round 2 · Worker phase**" in text_of(picked_page)


async def test_consecutive_passes_share_a_line(sim: DiscordFixture) -> None:
    await play_sixty_moves(sim)
    lines = [line for page in await read_back(sim, 0) for line in page.splitlines()]
    is_single_pass = [line.endswith(" passes.") and "." not in line[:-1] for line in lines]
    assert not any(current and following for current, following in pairwise(is_single_pass))
    assert any(line.count(" passes.") > 1 for line in lines)


async def test_full_pages_do_not_change(sim: DiscordFixture, ui: AnyGameUI) -> None:
    table = await sim.start((0, 1), SEED)
    translate, known = ui.texts.in_language("en"), list[str]()
    for step in range(8):
        await play_on(sim, table, 10, first=10 * step)
        moves = await sim.bot.runtime.store.moves(table.row.id, 0)
        pages = [page.text for page in log_pages(ui, PLAYER_NAMES[:2], moves, None, translate)]
        # The heading of a running phase differs, and may be longer or shorter.
        full = max(len(known) - 2, 0)
        assert pages[:full] == known[:full]
        known = pages
    assert len(known) > 2


async def test_missing_log_page_falls_back_to_the_newest(sim: DiscordFixture) -> None:
    table = await play_sixty_moves(sim)
    newest = text_of(await sim.slash(0, "stpete show log"))
    for path in ("99", "r99", "x", "-1", "r"):
        forged = await sim.send_old_button(f"1/log/{table.row.id}/0/{path}")
        assert text_of(await sim.press(0, forged, "Old")) == newest


async def test_players_have_the_names_of_the_time_of_the_move(sim: DiscordFixture) -> None:
    await sim.start(PLAYERS, SEED)
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await leave_to_ai(sim, CATHERINE)
    reply = await sim.private_reply(STRANGER, "stpete show log")
    assert "Catherine buys a Gold Miner" in reply
    assert "Catherine has left;" in reply
