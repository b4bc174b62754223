"""Which message counts as the post of a move: the one that shows the table after it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.programs.load import load_generator
from tests.programs.load.load_generator import LoadGenerator
from tests.support.fake_discord.payloads import FIRST_CHANNEL, PEOPLE, Payload
from tests.support.fake_discord.recording import Message, Recording, SentInteraction

GAME, PLY = 7, 12
SENT = 100.0


def button(verb: str, ply: int) -> Payload:
    return {"custom_id": f"1/do/{GAME}/{ply}/{verb}"}


def message(seconds: float, nonce: str | None, *, pictures: int = 1, ply: int = 0) -> Message:
    """A message that was posted so long after the press, with a button if it has a ply."""
    buttons = [button("pass", ply)] if ply else []
    return Message(0, FIRST_CHANNEL, "", buttons, nonce, SENT + seconds, pictures)


TURN = message(-5.0, f"turn-{GAME}-{PLY}", ply=PLY)
NOT_THE_TABLE = (
    message(0.1, f"phase-{GAME}-{PLY + 1}"),
    message(0.2, f"board-{GAME}-123456", ply=PLY),
    message(0.3, f"turn-{GAME + 1}-{PLY + 1}"),
    message(0.4, f"parent-{GAME}-{PLY + 1}", pictures=0),
    message(0.5, None, pictures=0),
    message(0.6, f"turn-{GAME}-{PLY}", ply=PLY),
    message(0.6, f"turn-{GAME}-{PLY + 1}", pictures=0, ply=PLY + 1),
)
TABLE = message(0.7, f"turn-{GAME}-{PLY + 1}", ply=PLY + 1)
RESULT = message(0.7, f"turn-{GAME}-{PLY + 2}-345")


async def posted_after(monkeypatch: pytest.MonkeyPatch, *messages: Message) -> LoadGenerator:
    """Let somebody move on `TURN`, when these messages follow."""
    monkeypatch.setattr(load_generator, "POST_TIMEOUT", 0.02)
    recording = Recording()
    for each in (TURN, *messages):
        recording.add(each)
    driver: Any = SimpleNamespace(
        discord=SimpleNamespace(recording=recording), channel_id=FIRST_CHANNEL
    )
    generator = LoadGenerator([], seed=1)
    press = SentInteraction(1, "token", PEOPLE[0], FIRST_CHANNEL, SENT)
    await generator._wait_for_post(cast(Any, driver), TURN, press)
    return generator


@pytest.mark.parametrize("table", [TABLE, RESULT], ids=["turn", "result"])
async def test_post_is_the_table_after_the_move(
    table: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TURN, "deleted", True)
    latencies = (await posted_after(monkeypatch, *NOT_THE_TABLE, table)).latencies
    assert latencies.posted == [pytest.approx(0.7)]
    assert (latencies.moves, latencies.unposted_moves) == (1, 0)


async def test_move_that_only_other_messages_follow_is_not_posted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    latencies = (await posted_after(monkeypatch, *NOT_THE_TABLE)).latencies
    assert latencies.posted == []
    assert (latencies.moves, latencies.unposted_moves) == (1, 1)
