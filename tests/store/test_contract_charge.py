"""What every store promises about processes: one is in charge, and no other writes."""

from __future__ import annotations

import pytest

from bot.store.contract import TakenOver
from tests.store.conftest import Opened
from tests.store.rows import change, everything, known, lobby


async def test_who_was_taken_over_writes_nothing(opened: Opened) -> None:
    old, new = await opened(), await opened()
    await old.take_over()
    game_id = await lobby(old)
    await new.take_over()
    before = await everything(new, game_id)
    with pytest.raises(TakenOver):
        await old.check_in_charge()
    for writing in (
        old.commit(change(game_id)),
        lobby(old, channel_id=5),
        old.mark_posted(game_id, 1, 7),
        old.mark_story(game_id, 1),
        old.set_intent(game_id, 0, "pass"),
        old.set_told(game_id, 0, 1),
        old.clear_reminders(game_id, 9),
        old.set_person(1, "{}"),
        old.set_meta("key", "value"),
        old.forget(1, "?"),
        old.move_game(game_id, 9, None),
    ):
        with pytest.raises(TakenOver):
            await writing
    assert await everything(old, game_id) == before
    assert await old.meta("key") is None
    await new.check_in_charge()
    await new.mark_posted(game_id, 1, 7)
    assert (await known(old, game_id)).posted_ply == 1, "it may still read"
