"""Custom ids that no button of the bot has: each press is answered, and changes nothing."""

from __future__ import annotations

import pytest

from bot.table.table import Table
from tests.support.simulated_discord.fixture import OUR_FAULT, DiscordFixture, text_of
from tests.support.simulated_discord.saint_petersburg import BORIS, ZOFIE

MALFORMED = (
    *("rules", "card", "card/0", "cards/x", "cards/99", "tableaux/9", "tableaux/x", "look/x"),
    *("view", "view/x", "ask", "ask/fly", "call", "invite", "drop-ai/x", "leave-game/random"),
    *("seat-ai", "seat-ai/1", "seat-ai/1/random", "seat-person/1", "replace", "replace/x"),
    *("set/pings.0", "set/time_limit.0", "set/open_hands.1", "set/nonsense.1"),
    *("set-pace/time_limit.1", "set-pace/stand_in.", "set-pace/pings.0", "set-pace/time_limit"),
    *("mine", "mine/pings.2", "mine/nonsense.1", "mine/reminders"),
    *("ranking", "ranking/x", "ranking/chess/1/0/game", "ranking/saint_petersburg/x/0/game"),
    *("ranking/saint_petersburg/99/99/page", "season", "season/yes", "season/yes/x"),
    *("season/yes/99", "season/ask/2/3", "profile", "profile/x", "profile/1/2"),
    *("profile/" + "9" * 30, "history", "history/there", "open-replay", "replay", "replay/x/y"),
    *("play", "play/no_such_game", "play/saint_petersburg/more", "play/saint_petersburg.more"),
)


def custom_id_of(path: str, game_id: int, ply: int) -> str:
    verb, *codes = path.split("/")
    return "/".join(("1", verb, str(game_id), str(ply), *codes))


@pytest.mark.parametrize("game", ["running", "unknown"])
async def test_malformed_custom_id_is_answered_and_changes_nothing(
    sim: DiscordFixture, table: Table, game: str
) -> None:
    game_id = table.row.id if game == "running" else 404
    before = await sim.visible_state()
    custom_ids = [custom_id_of(path, game_id, table.row.ply) for path in MALFORMED]
    for custom_id in (*custom_ids, "1/history/0/999999999999/here"):
        button = await sim.send_old_button(custom_id)
        for who in (ZOFIE, BORIS):
            answer = text_of(await sim.press(who, button, "Old"))
            assert answer, custom_id
            assert answer != OUR_FAULT, custom_id
        await button.delete()
    store = sim.bot.runtime.store
    assert await sim.visible_state() == before
    assert await store.season_starts(sim.guild.id) == ()
    for who in (ZOFIE, BORIS):
        assert await store.user_settings(sim.people[who].id) == "{}"
