"""One table at the loopback Discord, for tests of what can go wrong: everybody just passes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.loopback.log_reading import read_log
from tests.loopback.people import press, slash
from tests.loopback.process import BotProcess
from tests.loopback.record import Asked, Message, Shown
from tests.loopback.server import Loopback, settled
from tests.loopback.world import EDITIONS, FIRST_CHANNEL, PEOPLE, Person

SOON = 5.0
SLOW_DISK = "tests.loopback.slow_disk"


class Evening:
    """Two people at the table of a channel."""

    def __init__(
        self, discord: Loopback, place: int = 0, people: Sequence[Person] = PEOPLE[:2]
    ) -> None:
        self.discord = discord
        self.channel_id = FIRST_CHANNEL + place
        self.people = people

    async def begin(self) -> Message:
        """Open the table, sit down and start."""
        first, *others = self.people
        await self.says(first, "new", edition=EDITIONS[self.channel_id % 2])
        for who, command in (*((one, "join") for one in others), (first, "start")):
            await self.says(who, command)
        return await self.turn_after(0)

    async def says(self, who: Person, command: str, **options: str) -> str:
        """The private answer to a command."""
        asked = await slash(self.discord, who, self.channel_id, command, **options)
        return (await asked.answer(SOON)).content

    @property
    def turn(self) -> Message:
        """What the channel asks now."""
        turn = self.discord.record.turn(self.channel_id)
        assert turn is not None
        return turn

    @property
    def turns_shown(self) -> int:
        """How many messages of the channel ask for a turn."""
        return sum(one.is_turn for one in self.discord.record.standing(self.channel_id))

    @property
    def on_turn(self) -> Person:
        """Whom it asks."""
        addressed = self.turn.content
        return next(one for one in self.people if f"<@{one.id}>**" in addressed
                    or f"**{one.name}**" in addressed)  # fmt: skip

    async def turn_after(self, ply: int, within: float = SOON) -> Message:
        """The first message that asks for a turn past this ply."""

        def moved_on() -> bool:
            turn = self.discord.record.turn(self.channel_id)
            return turn is not None and turn.ply > ply

        assert await settled(moved_on, within), f"nothing was posted past ply {ply}"
        return self.turn

    async def presses(self, who: Person, button: Shown, panel: Asked | None = None) -> Asked:
        """Somebody presses a button; the answer is still to be waited for."""
        return await press(self.discord, who, self.channel_id, button, panel=panel)

    async def sends_pass(self) -> Asked:
        """Who is on turn presses Pass; the answer is still to be waited for."""
        button = self.turn.verb("pass")
        assert button is not None
        return await self.presses(self.on_turn, button)

    async def passes(self, within: float = SOON) -> Asked:
        """Who is on turn presses Pass, and is told so."""
        asked = await (await self.sends_pass()).answer(within)
        assert asked.content.startswith("You pass."), asked.content
        return asked

    async def log(self) -> list[str]:
        """What the table's log tells."""
        return await read_log(self.discord, self.people[0], self.channel_id) or []

    async def all_passes(self) -> int:
        return sum(line.endswith(" passes.") for line in await self.log())


class Stage:
    """One bot, and channels that nobody has used yet."""

    def __init__(self, discord: Loopback, bot: BotProcess) -> None:
        self.discord = discord
        self.bot = bot
        self._used = 0

    async def evenings(self, number: int) -> list[Evening]:
        """Begin a game in each of so many channels."""
        made = [Evening(self.discord, self._used + place) for place in range(number)]
        self._used += number
        for evening in made:
            await evening.begin()
        return made


@asynccontextmanager
async def on_stage(
    folder: Path, *, channels: int, module: str = "bot", **environment: str
) -> AsyncIterator[Stage]:
    """A bot that ends with the block."""
    async with Loopback(channels) as discord:
        bot = BotProcess(discord, folder, module=module, copied=True)
        try:
            await bot.start(**environment)
            yield Stage(discord, bot)
        finally:
            if bot.running:
                await bot.kill()


@asynccontextmanager
async def playing(
    folder: Path, tables: int = 1, *, module: str = "bot", **environment: str
) -> AsyncIterator[tuple[Loopback, BotProcess, list[Evening]]]:
    """A bot with so many tables at which two people have begun."""
    async with on_stage(folder, channels=tables, module=module, **environment) as stage:
        yield stage.discord, stage.bot, await stage.evenings(tables)
