"""Two processes of the bot that overlap, as in an update, and people who play meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from aiohttp import web

from bot.i18n.texts import shared_texts
from tests.support.fake_discord.client import ANSWER_TIMEOUT, press, slash
from tests.support.fake_discord.gateway import Gateway
from tests.support.fake_discord.payloads import FIRST_CHANNEL, PEOPLE, Payload
from tests.support.fake_discord.recording import SentInteraction
from tests.support.fake_discord.server import FakeDiscord, wait_until

SAY = shared_texts().in_language("en")


class BroadcastGateway:
    """A gateway that sends every event to all processes, as Discord does to two connections."""

    def __init__(self, gateway: Gateway, channels: int) -> None:
        self.url = gateway.url
        self._channels = channels
        self._sessions: list[Gateway] = []
        self.ready = asyncio.Event()
        self.refuses_identify = False

    @property
    def identify_count(self) -> int:
        """The number of connected processes."""
        return sum(session.identify_count for session in self._sessions)

    async def send_event(self, event: str, data: Payload) -> None:
        for session in self._sessions:
            await session.send_event(event, data)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        session = Gateway(self.url, self._channels)
        session.ready = self.ready
        if self.refuses_identify:
            session._identify = _close_as_sharding_required  # type: ignore[assignment,method-assign]
        self._sessions.append(session)
        try:
            return await session.handle(request)
        finally:
            self._sessions.remove(session)

    def invalidate_session(self) -> None:
        """Do nothing: each process has its own session, which ends with it."""


async def _close_as_sharding_required(
    connection: web.WebSocketResponse, shard: Sequence[int]
) -> None:
    await connection.close(code=4011)


class PassingClient:
    """People who pass whenever it is their turn, and press again when refused."""

    def __init__(self, discord: FakeDiscord) -> None:
        self.discord = discord
        self.refused = 0

    async def ask(self, who: int, command: str) -> SentInteraction:
        interaction = await slash(self.discord, PEOPLE[who], FIRST_CHANNEL, command)
        return await interaction.wait_for_answer(ANSWER_TIMEOUT)

    async def pass_turn(self) -> None:
        """Press "Pass" on the newest turn message as both players at once."""
        turn = self.discord.recording.turn_message(FIRST_CHANNEL)
        assert turn is not None
        button = turn.button_for("pass")
        assert button is not None
        interactions = [
            await press(self.discord, who, FIRST_CHANNEL, button, message_id=turn.id)
            for who in PEOPLE[:2]
        ]
        answers = [
            (await interaction.wait_for_answer(ANSWER_TIMEOUT)).content
            for interaction in interactions
        ]
        assert all(answers)
        assert SAY("refused-our-fault") not in answers
        self.refused += SAY("refused-taken-over") in answers
        await wait_until(
            lambda: self.discord.recording.turn_message(FIRST_CHANNEL) not in (turn, None), 1.0
        )

    async def start_game(self) -> None:
        """Open a table for two, start the game, and make a move."""
        await self.ask(0, "new")
        await self.ask(1, "join")
        await self.ask(0, "start")
        await wait_until(lambda: self.discord.recording.turn_message(FIRST_CHANNEL) is not None, 5)
        await self.pass_turn()
