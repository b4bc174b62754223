"""What every store promises about processes: one is in charge, and no other writes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.storage.errors import LeaseLost
from bot.storage.records import PlanRow
from bot.storage.tournament_records import TournamentPlayer, TournamentRow, TournamentTable
from tests.bot.storage.conftest import StoreOpener
from tests.support.storage.records import create_lobby, full_dump, game_update, stored_game

CUP = TournamentRow(70, 5, 6, 7, "Cup", "game", "{}", "{}", "draft", 1, "{}")


async def test_superseded_process_writes_nothing(open_store_again: StoreOpener) -> None:
    old, new = await open_store_again(), await open_store_again()
    await old.acquire_lease()
    game_id = await create_lobby(old)
    await old.create_tournament(CUP)
    await new.acquire_lease()
    before = await full_dump(new, game_id)
    with pytest.raises(LeaseLost):
        await old.check_lease()
    for writing in (
        old.commit(game_update(game_id)),
        old.commit(game_update(game_id), game_update(game_id, 2)),
        create_lobby(old, channel_id=5),
        old.mark_announced(game_id, 1, 7),
        old.mark_phase_announced(game_id, 1),
        old.set_intent(game_id, 0, "pass"),
        old.set_informed_ply(game_id, 0, 1),
        old.clear_reminders(game_id, 9),
        old.set_user_settings(1, "{}"),
        old.set_meta("key", "value"),
        old.forget_user(1, "?"),
        old.move_game(game_id, 9, None),
        old.set_plans(game_id, (PlanRow(1, 0, 7, "{}"),)),
        old.heartbeat(1400, longest=30, notice=100),
        old.create_tournament(replace(CUP, id=71)),
        old.update_tournament(replace(CUP, progress="late")),
        old.set_tournament_player(CUP.id, TournamentPlayer(1, 7, "Anna")),
        old.set_tournament_table(CUP.id, TournamentTable(1, 0, game_id)),
        old.delete_drafts(7),
    ):
        with pytest.raises(LeaseLost):
            await writing
    assert await full_dump(old, game_id) == before
    assert await old.get_meta("key") is None
    assert await old.plans(game_id) == ()
    assert await old.tournament(CUP.id) == CUP
    assert await old.tournament(71) is None
    await new.check_lease()
    await new.mark_announced(game_id, 1, 7)
    assert (await stored_game(old, game_id)).announced_ply == 1, "it may still read"


async def test_fresh_commit_proves_the_lease(open_store_again: StoreOpener) -> None:
    old, new = await open_store_again(), await open_store_again()
    await old.acquire_lease()
    game_id = await create_lobby(old)
    await old.commit(game_update(game_id))
    await new.acquire_lease()
    await old.check_lease(60.0)
    for max_age in (0.0, 1e-9):
        with pytest.raises(LeaseLost):
            await old.check_lease(max_age)
    with pytest.raises(LeaseLost):
        await old.commit(game_update(game_id, 2))
    with pytest.raises(LeaseLost):
        await old.check_lease(60.0)
