"""What is scheduled after a move: AI moves first, then the channel, then moves for users."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.storage.records import GameRow
from bot.table.move_follow_up import MoveFollowUp
from bot.table.table import Table


class Scheduler:
    """Records what is scheduled."""

    def __init__(self) -> None:
        self.scheduled: list[Any] = []

    def schedule(self, *tables: Table) -> None:
        self.scheduled.append(tables)

    def on_table_changed(self, table: Table) -> None:
        self.scheduled.append((table,))

    def announce_abandoned(self, row: GameRow) -> None:
        self.scheduled.append(row)


def table_after_move(
    *, is_private: bool = False, ai_acts: bool = False, is_planned: bool = False
) -> Table:
    table = SimpleNamespace(
        row=SimpleNamespace(is_private=is_private),
        moves_before_announcing=ai_acts,
        needs_no_user=ai_acts or is_planned,
    )
    return cast(Table, table)


@pytest.fixture
def ai() -> Scheduler:
    return Scheduler()


@pytest.fixture
def channel() -> Scheduler:
    return Scheduler()


@pytest.fixture
def parent() -> Scheduler:
    return Scheduler()


@pytest.fixture
def undo_offers() -> Scheduler:
    return Scheduler()


@pytest.fixture
def compression() -> Scheduler:
    return Scheduler()


@pytest.fixture
def tournaments() -> Scheduler:
    return Scheduler()


@pytest.fixture
def follow_up(
    ai: Scheduler,
    channel: Scheduler,
    parent: Scheduler,
    undo_offers: Scheduler,
    compression: Scheduler,
    tournaments: Scheduler,
) -> MoveFollowUp:
    follow_up = MoveFollowUp()
    follow_up.connect(
        ai=ai,
        channel=channel,
        parent=parent,
        undo_offers=undo_offers,
        compression=compression,
        tournaments=tournaments,
    )
    return follow_up


def test_channel_of_the_thread_and_undo_buttons_are_updated_with_the_thread(
    follow_up: MoveFollowUp, parent: Scheduler, undo_offers: Scheduler
) -> None:
    follow_up.on_table_changed(table_after_move(ai_acts=True))
    assert parent.scheduled == undo_offers.scheduled == []
    table = table_after_move()
    follow_up.on_table_changed(table)
    assert parent.scheduled == undo_offers.scheduled == [(table,)]


def test_channel_update_waits_for_the_ai_moves(
    follow_up: MoveFollowUp, ai: Scheduler, channel: Scheduler
) -> None:
    table = table_after_move(ai_acts=True)
    follow_up.on_table_changed(table)
    assert (ai.scheduled, channel.scheduled) == ([(table,)], [])
    follow_up.on_ai_idle(table)
    assert (ai.scheduled, channel.scheduled) == ([(table,)], [(table,)])


def test_channel_is_updated_at_once_if_a_user_is_to_act(
    follow_up: MoveFollowUp, ai: Scheduler, channel: Scheduler
) -> None:
    table = table_after_move()
    follow_up.on_table_changed(table)
    assert (ai.scheduled, channel.scheduled) == ([], [(table,)])


def test_turn_of_a_user_is_announced_before_the_table_makes_the_planned_move(
    follow_up: MoveFollowUp, ai: Scheduler, channel: Scheduler, parent: Scheduler
) -> None:
    table = table_after_move(is_planned=True)
    follow_up.on_table_changed(table)
    assert channel.scheduled == parent.scheduled == ai.scheduled == [(table,)]


@pytest.mark.parametrize("ai_acts", [True, False])
def test_nothing_is_scheduled_for_a_private_table(
    follow_up: MoveFollowUp, ai: Scheduler, channel: Scheduler, ai_acts: bool
) -> None:
    follow_up.on_table_changed(table_after_move(is_private=True, ai_acts=ai_acts))
    assert (ai.scheduled, channel.scheduled) == ([], [])


def test_compression_follows_the_announced_end_and_the_start(
    follow_up: MoveFollowUp, compression: Scheduler
) -> None:
    follow_up.on_end_announced()
    follow_up.on_resumed()
    assert compression.scheduled == [(), ()]


def test_abandoned_unreadable_game_is_announced(
    follow_up: MoveFollowUp, channel: Scheduler
) -> None:
    row = cast(GameRow, SimpleNamespace(id=1))
    follow_up.on_unreadable_abandoned(row)
    assert channel.scheduled == [row]


def test_tournaments_hear_of_a_table_in_a_channel_once_its_ai_players_have_moved(
    follow_up: MoveFollowUp, tournaments: Scheduler
) -> None:
    follow_up.on_table_changed(table_after_move(is_private=True))
    assert tournaments.scheduled == []
    table = table_after_move(ai_acts=True)
    follow_up.on_table_changed(table)
    assert tournaments.scheduled == []
    follow_up.on_ai_idle(table)
    assert tournaments.scheduled == [(table,)]
