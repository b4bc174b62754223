"""What a player who presses a private panel later than meant is shown instead."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game_ui import AnyGameUI
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, shown_text

MOVED_ON = "The table has moved on since then, so nothing was changed."


async def outdated_panel(sim: DiscordFixture, ui: AnyGameUI) -> tuple[int, Any]:
    """Return who was on turn and has moved by command, and the panel that still offers moves."""
    sim.ui = ui
    table = await sim.start([0, 1, 2])
    (who, *_) = table.acting_seats
    panel = (await sim.slash(who, f"{ui.command_name} hand")).response
    legal = ui.game.legal_actions(table.state, who)
    await table.play.submit(sim.people[who].id, legal[:1], None, 1)
    while table.acting_seats == (who,):
        legal = ui.game.legal_actions(table.state, who)
        await table.play.submit(sim.people[who].id, legal[:1], None, table.row.ply + 2)
    await sim.env.settle()
    return who, panel


@pytest.mark.parametrize("name", ["four_winds", "rattus_cartus"])
async def test_outdated_panel_says_so_and_shows_the_hand_of_today(
    sim: DiscordFixture, name: str
) -> None:
    ui = BOT_ADAPTERS[name].ui
    who, panel = await outdated_panel(sim, ui)
    label = button_labels(panel)[0]
    await sim.press(who, panel, label)
    shown = next(each for each in sim.messages_visible_to(who) if each.id == panel.id)
    table = await sim.table()
    assert ui.hand is not None
    translate = ui.texts.in_language("en")
    hand = ui.hand.describe(ui.game.view(table.state, who), translate)
    assert shown_text(shown).startswith(MOVED_ON)
    assert hand.splitlines()[0] in shown_text(shown)
    assert [file.filename for file in sim.files_of(shown)] == ["hand.png"]
    assert label not in button_labels(shown)
