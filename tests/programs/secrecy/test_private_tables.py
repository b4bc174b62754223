"""Leaks at private and guided games and in reviews that the program must detect."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.ai_seats import review_queue
from bot.interactions.core import context
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Response
from bot.interactions.history import review
from bot.interactions.practice import practice_game
from bot.interactions.tutorial import tutorial_game
from engine.ai.information_state import InformationState
from engine.core import AnyGame
from tests.contract.adapters import TESTED_GAMES
from tests.programs.secrecy.planted_leaks import Leak, Plant, is_detected
from tests.programs.secrecy.private_tables import PrivateKind
from tests.programs.secrecy.run import Mode


def in_private_panel(plant: Plant) -> None:
    @plant.around(practice_game, "turn_panel")
    async def leaking(turn_panel: Any, *given: Any, **more: Any) -> Response:
        response: Response = await turn_panel(*given, **more)
        return replace(response, content=f"{response.content} {plant.secret}")


def in_guided_panel(plant: Plant) -> None:
    @plant.around(tutorial_game, "next_panel")
    async def leaking(next_panel: Any, *given: Any, **more: Any) -> Response:
        response: Response = await next_panel(*given, **more)
        return replace(response, content=f"{response.content} {plant.secret}")


def in_channel(plant: Plant) -> None:
    """Tell everybody something of a private game."""

    @plant.around(practice_game, "turn_panel")
    async def leaking(turn_panel: Any, request: RequestContext, *given: Any, **more: Any) -> Any:
        channel = request.interaction.channel
        assert isinstance(channel, discord.TextChannel)
        await channel.send(str(plant.secret))
        return await turn_panel(request, *given, **more)


def to_strangers(plant: Plant) -> None:
    """Lead everybody who presses its buttons to a private game."""
    places = list[int]()

    @plant.around(PrivateKind, "place_of")
    def remember(place_of: Any, *given: Any) -> int:
        places.append(place_of(*given))
        return places[-1]

    plant.monkeypatch.setattr(context, "practice_channel_id", lambda _: places[-1])


def in_analyses(plant: Plant) -> None:
    """Let an AI that reviews decisions know everything."""

    @plant.around(review_queue, "information_state")
    def leaking(information_state: Any, game: AnyGame, state: Any, *given: Any) -> InformationState:
        known: InformationState = information_state(game, state, *given)
        return replace(known, state=state)


def in_review(plant: Plant) -> None:
    """Tell in a review what was hidden until the end."""
    plant.monkeypatch.setattr(review, "_explain_scale", lambda *_: str(plant.secret))


LEAKS: tuple[tuple[Leak, Mode, int, int], ...] = (
    (in_private_panel, Mode.PRACTICE, 0, 20),
    (in_channel, Mode.PRACTICE, 1, 20),
    (to_strangers, Mode.PRACTICE, 2, 20),
    (in_guided_panel, Mode.TUTORIAL, 1, 5),
    (in_analyses, Mode.REVIEW, 0, 20),
    (in_review, Mode.REVIEW, 1, 20),
)
"""Each with a game, and with the state where the search begins."""


@pytest.mark.parametrize(
    ("leak", "mode", "game", "start"), LEAKS, ids=[leak.__name__ for leak, *_ in LEAKS]
)
async def test_leak_is_detected(
    leak: Leak, mode: Mode, game: int, start: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(Plant(monkeypatch, TESTED_GAMES[game]))
    assert await is_detected(range(start, start + 10), TESTED_GAMES[game], mode)
