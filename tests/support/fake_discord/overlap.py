"""People who play while two processes of the bot overlap, as in an update."""

from __future__ import annotations

from bot.i18n.texts import shared_texts
from tests.support.fake_discord.client import ANSWER_TIMEOUT, press, slash
from tests.support.fake_discord.payloads import FIRST_CHANNEL, PEOPLE
from tests.support.fake_discord.recording import SentInteraction
from tests.support.fake_discord.server import FakeDiscord, wait_until

SAY = shared_texts().in_language("en")


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
        recording = self.discord.recording
        # After a take-over on a busy machine it may take a while.
        await wait_until(lambda: recording.turn_message(FIRST_CHANNEL) is not None, ANSWER_TIMEOUT)
        turn = recording.turn_message(FIRST_CHANNEL)
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
