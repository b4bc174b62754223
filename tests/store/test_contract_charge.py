"""What every store promises about processes: one is in charge, and no other writes."""

from __future__ import annotations

import pytest

from bot.storage.contract import LeaseLost
from tests.store.conftest import Opened
from tests.store.rows import change, everything, known, lobby


async def test_who_was_taken_over_writes_nothing(opened: Opened) -> None:
    old, new = await opened(), await opened()
    await old.acquire_lease()
    game_id = await lobby(old)
    await new.acquire_lease()
    before = await everything(new, game_id)
    with pytest.raises(LeaseLost):
        await old.check_lease()
    for writing in (
        old.commit(change(game_id)),
        lobby(old, channel_id=5),
        old.mark_announced(game_id, 1, 7),
        old.mark_phase_announced(game_id, 1),
        old.set_intent(game_id, 0, "pass"),
        old.set_informed_ply(game_id, 0, 1),
        old.clear_reminders(game_id, 9),
        old.set_user_settings(1, "{}"),
        old.set_meta("key", "value"),
        old.forget_user(1, "?"),
        old.move_game(game_id, 9, None),
    ):
        with pytest.raises(LeaseLost):
            await writing
    assert await everything(old, game_id) == before
    assert await old.get_meta("key") is None
    await new.check_lease()
    await new.mark_announced(game_id, 1, 7)
    assert (await known(old, game_id)).announced_ply == 1, "it may still read"
