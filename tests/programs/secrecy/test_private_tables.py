"""Private and guided games, and reviews: a sample of the secrecy program, and leaks to detect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import discord
import pytest

from bot.ai_seats import review_queue
from bot.interactions.core import context
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder, Response
from bot.interactions.history import review
from bot.interactions.practice import practice_game, practice_panel
from bot.interactions.routes import ROUTES
from bot.interactions.tutorial import tutorial_game, tutorial_panel
from bot.table.table import Table
from engine import codec
from engine.ai.information_state import InformationState, information_state
from engine.ai.registry import has_agents
from engine.core import AnyGame
from tests.contract.adapters import TESTED_GAMES
from tests.programs.secrecy.private_tables import PrivateKind
from tests.programs.secrecy.run import Mode, SecrecyCounts, compare
from tests.programs.secrecy.test_answers import table_of
from tests.programs.secrecy.test_secrecy import (
    SAMPLE,
    SEARCHED,
    SEED,
    Leak,
    Secret,
    first_leak,
    secret_of,
)

GUIDED_SAMPLE = range(6, 14)
"""The same for a guided game: it is one of two, the first or the second case of each game."""

GAMES_WITH_AIS = [game for game in TESTED_GAMES if has_agents(game.name)]


@pytest.mark.parametrize(
    "mode", [Mode.PRACTICE, Mode.TUTORIAL, Mode.REVIEW], ids=lambda mode: mode.name
)
@pytest.mark.parametrize("game", GAMES_WITH_AIS, ids=lambda game: game.name)
async def test_private_tables_and_reviews_tell_nothing_hidden(game: AnyGame, mode: Mode) -> None:
    counts, numbers = SecrecyCounts(), GUIDED_SAMPLE if mode is Mode.TUTORIAL else SAMPLE
    assert [str(leak) async for leak in compare(SEED, numbers, counts, [game], mode=mode)] == []
    assert counts.moves > 0


def in_private_panel(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    original = practice_panel.turn_panel

    async def panel(request: RequestContext, table: Table, lead: Sequence[str] = ()) -> Response:
        response = await original(request, table, lead)
        return replace(response, content=f"{response.content} {secret(table.state)}")

    monkeypatch.setattr(practice_game, "turn_panel", panel)


def in_channel(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Tell everybody something of a private game."""
    original = practice_panel.turn_panel

    async def panel(request: RequestContext, table: Table, lead: Sequence[str] = ()) -> Response:
        channel = request.interaction.channel
        assert isinstance(channel, discord.TextChannel)
        await channel.send(str(secret(table.state)))
        return await original(request, table, lead)

    monkeypatch.setattr(practice_game, "turn_panel", panel)


def to_strangers(monkeypatch: pytest.MonkeyPatch, _: Secret) -> None:
    """Lead everybody who presses its buttons to a private game."""
    places, original = list[int](), PrivateKind.place_of

    def place_of(kind: PrivateKind, user_id: int) -> int:
        places.append(original(kind, user_id))
        return places[-1]

    monkeypatch.setattr(PrivateKind, "place_of", place_of)
    monkeypatch.setattr(context, "practice_channel_id", lambda _: places[-1])


def in_guided_panel(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    original = tutorial_panel.next_panel

    async def panel(request: RequestContext, table: Table, **more: Any) -> Response:
        response = await original(request, table, **more)
        return replace(response, content=f"{response.content} {secret(table.state)}")

    monkeypatch.setattr(tutorial_game, "next_panel", panel)


def in_review_of_running_game(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    async def show(request: RequestContext, responder: Responder, _: Any) -> None:
        await responder.respond(str(secret(table_of(request).state)))

    monkeypatch.setitem(cast(Any, ROUTES), "review", replace(ROUTES["review"], handler=show))


def in_analyses(monkeypatch: pytest.MonkeyPatch, _: Secret) -> None:
    """Let an AI that reviews decisions know everything."""

    def all_knowing(game: AnyGame, state: Any, seat: int, seed: int) -> InformationState:
        return replace(information_state(game, state, seat, seed), state=state)

    monkeypatch.setattr(review_queue, "information_state", all_knowing)


def in_review(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Tell in a review what was hidden until the end."""

    def scale(_: RequestContext, history: Any) -> str:
        return str(secret(codec.load_state(history.game, history.row.state)))

    monkeypatch.setattr(review, "_explain_scale", scale)


LEAKS: tuple[tuple[Leak, Mode, AnyGame], ...] = (
    (in_private_panel, Mode.PRACTICE, TESTED_GAMES[0]),
    (in_channel, Mode.PRACTICE, TESTED_GAMES[1]),
    (to_strangers, Mode.PRACTICE, TESTED_GAMES[2]),
    (in_guided_panel, Mode.TUTORIAL, TESTED_GAMES[1]),
    (in_review_of_running_game, Mode.TABLE, TESTED_GAMES[2]),
    (in_analyses, Mode.REVIEW, TESTED_GAMES[0]),
    (in_review, Mode.REVIEW, TESTED_GAMES[1]),
)


@pytest.mark.parametrize(("leak", "mode", "game"), LEAKS, ids=[leak.__name__ for leak, *_ in LEAKS])
async def test_leak_is_detected(
    leak: Leak, mode: Mode, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch, secret_of(game))
    numbers = range(5, 15) if mode is Mode.TUTORIAL else SEARCHED
    assert await first_leak(numbers, game, mode) is not None
