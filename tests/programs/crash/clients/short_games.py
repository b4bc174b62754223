"""People who open, join and leave tables, and play short games, and note what was confirmed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from random import Random

from bot.i18n.texts import shared_texts
from bot.table.move_log import MoveKind
from tests.programs.crash.clients.player import Player
from tests.programs.crash.clients.tournament import GAME, STEP_TIMEOUT, is_asked
from tests.programs.crash.stored_games import Deed, StoredGame
from tests.support.fake_discord.client import ANSWER_TIMEOUT, autocomplete, slash
from tests.support.fake_discord.payloads import PEOPLE, Person
from tests.support.fake_discord.recording import Message, SentInteraction
from tests.support.fake_discord.server import FakeDiscord, wait_until

KINDS = {
    "new": MoveKind.LOBBY_OPENED,
    "join": MoveKind.SEAT_TAKEN,
    "leave": MoveKind.SEAT_LEFT,
    "start": MoveKind.GAME_STARTED,
    "place": MoveKind.USER_ACTION,
}
"""The moves that commands make."""

_ENGLISH = shared_texts().in_language("en")
_CONFIRMATIONS = {
    "new": "Your table is open.",
    "join": _ENGLISH("joined"),
    "leave": _ENGLISH("left"),
    "start": "The game begins.",
    "place": "Your move: ",
}
"""How answers begin that confirm a command."""

UNKNOWN_OUTCOME = _ENGLISH("refused-unsure")

LOBBY_WEIGHTS = {"join": 5, "start": 3, "leave": 2}
"""How often people do what at an open table."""


class ShortGamesClient(Player):
    """Three people in one channel, at tables for two."""

    def __init__(self, discord: FakeDiscord, rng: Random, channel_id: int) -> None:
        super().__init__(discord)
        self._rng = rng
        self.channel_id = channel_id
        self.people = PEOPLE[:3]

    async def _act(self) -> None:
        turn = self._discord.recording.turn_message(self.channel_id)
        if turn is not None:
            await self._place(turn)
            return
        lobby = self._lobby()
        verb = self._rng.choices(*zip(*LOBBY_WEIGHTS.items(), strict=True))[0] if lobby else "new"
        if await self._do(self._rng.choice(self.people), verb) and verb in ("new", "start"):
            await wait_until(lambda: self._lobby() is not lobby, STEP_TIMEOUT)

    def _lobby(self) -> Message | None:
        """The message of a table that waits for players."""
        messages = reversed(self._discord.recording.visible_messages(self.channel_id))
        newest = next((each for each in messages if each.buttons), None)
        return newest if newest is not None and asks_to_join(newest) else None

    async def _place(self, turn: Message) -> None:
        who = next((each for each in self.people if is_asked(each, turn)), self.people[0])
        cells = await autocomplete(self._discord, who, self.channel_id, f"{GAME} place", "cell")
        if not cells:
            await asyncio.sleep(0.02)
        elif await self._do(who, "place", cell=self._rng.choice(cells)[1]):
            recording = self._discord.recording
            await wait_until(
                lambda: recording.turn_message(self.channel_id) is not turn, STEP_TIMEOUT
            )

    async def _do(self, who: Person, verb: str, **options: str) -> bool:
        """Use a command, and return whether it was confirmed. Raises Unanswered."""
        sent = await slash(self._discord, who, self.channel_id, f"{GAME} {verb}", **options)
        self.deeds[sent.id] = Deed(who.id, KINDS[verb])
        answer = await sent.wait_for_answer(ANSWER_TIMEOUT)
        confirmed = _confirmed(verb, answer)
        self.deeds[sent.id] = Deed(who.id, KINDS[verb], confirmed)
        return confirmed is True

    async def games_played(self, who: Person) -> str:
        """What somebody's profile says of the games that they have played."""
        sent = await slash(self._discord, who, self.channel_id, "nevsky profile")
        return (await sent.wait_for_answer(ANSWER_TIMEOUT)).content


def asks_to_join(message: Message) -> bool:
    """Whether a message is that of a table that waits for players."""
    return any(button.path[1] in ("join", "leave") for button in message.buttons)


def _confirmed(verb: str, answer: SentInteraction) -> bool | None:
    return (
        None
        if answer.content == UNKNOWN_OUTCOME
        else answer.content.startswith(_CONFIRMATIONS[verb])
    )


def find_missing_people(games: list[StoredGame], deeds: Mapping[int, Deed]) -> Iterator[str]:
    """Yield the people who are at a table without having joined it, or who should be at it."""
    for game in games:
        seated = set[int]()
        for move in game.moves:
            if move.interaction_id not in deeds or move.user_id is None:
                continue
            if move.kind in (MoveKind.LOBBY_OPENED, MoveKind.SEAT_TAKEN):
                seated.add(move.user_id)
            elif move.kind == MoveKind.SEAT_LEFT:
                seated.discard(move.user_id)
        if seated != set(game.users):
            yield f"game {game.id}: {game.users} are at the table instead of {seated}"
