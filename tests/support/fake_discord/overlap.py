"""People who play while two processes of the bot overlap, as in an update."""

from __future__ import annotations

from bot.i18n.texts import shared_texts
from tests.support.fake_discord.client import ANSWER_TIMEOUT, press
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.fake_discord.table_driver import TableDriver

SAY = shared_texts().in_language("en")


class PassingClient:
    """Two people who pass whenever it is their turn, and press again when refused."""

    def __init__(self, discord: FakeDiscord) -> None:
        self._table, self._recording = TableDriver(discord), discord.recording
        self.refused = 0

    async def start_game(self) -> None:
        """Open a table, start the game, and make a move."""
        await self._table.begin()
        await self.pass_turn()

    async def pass_turn(self) -> None:
        """Press "Pass" on the newest turn message as both players at once."""
        discord, channel_id = self._table.discord, self._table.channel_id

        def asks_for_another_turn(*known: object) -> bool:
            return self._recording.turn_message(channel_id) not in (None, *known)

        # After a take-over on a busy machine it may take a while.
        await wait_until(asks_for_another_turn, ANSWER_TIMEOUT)
        turn = self._table.turn_message
        button = turn.button_for("pass")
        assert button is not None
        pressed = [
            await press(discord, who, channel_id, button, message_id=turn.id)
            for who in self._table.people
        ]
        answers = [(await each.wait_for_answer(ANSWER_TIMEOUT)).content for each in pressed]
        assert all(answers)
        assert SAY("refused-our-fault") not in answers
        self.refused += SAY("refused-taken-over") in answers
        await wait_until(lambda: asks_for_another_turn(turn), 1.0)
