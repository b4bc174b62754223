"""Presses on a private message are answered as they came, also if one is given up early."""

from __future__ import annotations

import asyncio

import pytest

from bot.ops.in_flight import PressQueues

PANEL, OTHER_PANEL = 1, 2


@pytest.fixture
def queues() -> PressQueues:
    return PressQueues()


async def waits(queues: PressQueues, panel: int) -> bool:
    """Return whether a press on a panel would have to wait."""
    with queues.queue(panel) as wait_for_turn:
        waiting = asyncio.ensure_future(wait_for_turn())
        for _ in range(3):
            await asyncio.sleep(0)
        try:
            return not waiting.done()
        finally:
            waiting.cancel()


async def test_press_that_is_given_up_lets_none_overtake_those_before_it(
    queues: PressQueues,
) -> None:
    """As if Discord sends an interaction twice: the second answer is refused at once."""
    with queues.queue(PANEL):
        with queues.queue(PANEL):
            pass
        assert await waits(queues, PANEL)
        assert not await waits(queues, OTHER_PANEL)
    assert not await waits(queues, PANEL)
    assert not queues._running, "nothing is kept of panels without presses"
