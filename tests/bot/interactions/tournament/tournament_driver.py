"""Sets up tournaments through the commands, and plays their tables to the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bot.storage.errors import StoreUnavailable
from bot.storage.records import SeatRow
from bot.storage.store import Store
from bot.storage.tournament_records import TournamentGame
from bot.table.table import Table
from bot.tournaments.held.state import Tournament
from bot.tournaments.progress import Phase
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)
from tests.support.simulated_discord.quick_games import play_random_move

ORGANISER, BORIS, CATHERINE, DMITRI, EVE = range(5)

FOUR = (ORGANISER, BORIS, CATHERINE, DMITRI)

START_LABEL = "Date and time, or in how long"

UPDATED_AFTER = 100
"""Seconds until messages have changed once more, shorter than the shortest check-in."""

Settings = dict[str, str | bool]

LIVE: Settings = {"Pace": "Live, 3 minutes a move"}

EIGHT_HOURS: Settings = {"Pace": "8 hours a move"}

MINUTE = 60

SHORT_GAME, SHORT_GAME_OF_MORE = "tic_tac_toe", "hammer"
"""The games of tournaments with tables of two, and of more: most others take hundreds of moves."""


async def _play_random_move(table: Table, rng: Random) -> None:
    """Make a move for one of the acting seats, as the AI that stands in where one does."""
    seat = rng.choice(table.acting_seats)
    if table.seats[seat].stand_in is None:
        await play_random_move(table, rng)
        return
    action = rng.choice(table.game.legal_actions(table.state, seat))
    await table.play.submit_for_ai(seat, action)


def fail_once(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
    """Let a method fail the next time that it is called."""
    done = getattr(owner, name)

    async def fail(*args: Any, **more: Any) -> Any:
        monkeypatch.setattr(owner, name, done)
        raise StoreUnavailable("the database is gone")

    monkeypatch.setattr(owner, name, fail)


class TournamentDriver:
    """A tournament in the channel of the simulated Discord."""

    def __init__(self, sim: DiscordFixture, name: str) -> None:
        self.sim = sim
        self.name = name

    @classmethod
    async def open(
        cls,
        sim: DiscordFixture,
        *,
        settings: Settings | None = None,
        start: str = "",
        name: str = "Winter Cup",
        **options: Any,
    ) -> TournamentDriver:
        """Set a tournament up by command and forms, and open it."""
        game = SHORT_GAME if options.get("tables", "2") == "2" else SHORT_GAME_OF_MORE
        wanted = {"game": game, "name": name, "format": "swiss", "tables": "2"} | options
        draft = await sim.slash(ORGANISER, "nevsky tournament new", **wanted)
        if settings:
            form = await sim.press(ORGANISER, draft.response, "Settings")
            draft = await sim.submit(ORGANISER, form, settings)
        if start:
            form = await sim.press(ORGANISER, draft.response, "Start time")
            draft = await sim.submit(ORGANISER, form, {START_LABEL: start})
        opened = await sim.press(ORGANISER, draft.response, "Open for players")
        assert "The tournament is open" in text_of(opened), text_of(opened)
        return cls(sim, name)

    async def load(self) -> Tournament:
        rows = await self.sim.bot.runtime.store.tournaments_of_guild(self.sim.guild.id, 9)
        (row,) = [row for row in rows if row.name == self.name]
        return await self.sim.bot.runtime.tournaments.desk.load(row.id)

    async def player(self, who: int) -> str:
        """The key of a person who has entered."""
        player = (await self.load()).player_of(self.sim.people[who].id)
        assert player is not None
        return player

    async def paired(self) -> Sequence[Sequence[str]]:
        """The keys of the players at each table of the round."""
        pairing = (await self.load()).progress.pairing
        assert pairing is not None
        return pairing.tables

    async def phase(self) -> Phase:
        return (await self.load()).progress.phase

    @property
    def message(self) -> Any:
        """The message that people enter by."""
        verbs = {"cup-manage", "cup-leave"}
        return next(
            message
            for message in self.sim.public_messages
            if verbs & {each.verb for each in custom_ids_of(message)}
        )

    @property
    def call(self) -> Any:
        """The newest message that asks who is here."""
        return next(
            message
            for message in reversed(self.sim.public_messages)
            if button_labels(message)[:1] == ["I’m here"]
        )

    def texts(self) -> list[str]:
        """What the channel shows, oldest first."""
        return [shown_text(message) for message in self.sim.public_messages]

    async def enter(self, *people: int) -> None:
        for who in people:
            answer = await self.sim.press(who, self.message, "Enter")
            assert "You’re in" in text_of(answer), text_of(answer)

    async def check_in(self, *people: int) -> None:
        for who in people:
            answer = await self.sim.press(who, self.call, "I’m here")
            assert text_of(answer) == "Great, you’re playing!", text_of(answer)

    async def manage(self, *labels: str, who: int = ORGANISER) -> str:
        """Press buttons of the organiser's panel, one after the other; returns the last answer."""
        panel = await self.sim.press(who, self.message, "Organise")
        for label in labels:
            panel = await self.sim.press(who, panel.response, label)
        return text_of(panel)

    async def start_and_fail(self, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
        """Start, and let the store fail once at a step that comes after that."""
        director, done = self.sim.bot.runtime.tournaments.director, getattr(Store, step)
        start = director.start

        async def start_and_fail(tournament_id: int) -> None:
            await start(tournament_id)
            fail_once(monkeypatch, Store, step)

        monkeypatch.setattr(director, "start", start_and_fail)
        await self.manage("Start")
        assert getattr(Store, step) is done, "it has failed"

    async def games(self) -> list[TournamentGame]:
        """The games of the round that is played."""
        tournament = await self.load()
        games = await self.sim.bot.runtime.store.tournament_games(tournament.row.id)
        return [game for game in games if game.round == tournament.round_number]

    async def seats(self) -> list[SeatRow]:
        """The stored seats of all tables of the round."""
        store = self.sim.bot.runtime.store
        return [seat for game in await self.games() for seat in await store.seats(game.game_id)]

    async def play_table(self, game: TournamentGame, seed: int = 1) -> None:
        """Play a table to its end at random, for everybody at it."""
        rng = Random(seed)
        # As bot work, so that what follows from it is waited for.
        with self.sim.env._bot_scope():
            async with self.sim.bot.runtime.tables.modify(game.channel_id) as table:
                while table.row.status == "running":
                    await _play_random_move(table, rng)
        await self.settle()

    async def play_round(self) -> None:
        """Play all tables of the round."""
        for game in await self.games():
            if game.status == "running":
                await self.play_table(game, game.game_id)

    async def play_round_of_people(self) -> None:
        """Play the tables at which people sit, while AI players play at the others."""
        number = (await self.load()).round_number
        while len((await self.load()).progress.played) < number:
            for game in await self.games():
                if game.status == "running":
                    table = await self.sim.bot.runtime.tables.get(game.channel_id)
                    if any(seat.user_id is not None for seat in table.seats):
                        await self.play_table(game, game.game_id)
            await self.settle()

    async def play_to_end(self) -> None:
        while await self.phase() is not Phase.ENDED:
            assert await self.phase() is Phase.ROUND
            await self.play_round()

    async def settle(self) -> None:
        """Let the bot do what is due, and change its messages once more."""
        await self.sim.env.advance_time(UPDATED_AFTER)


async def start_of_four(sim: DiscordFixture, **options: Any) -> TournamentDriver:
    """Start a tournament of four people at two tables; in a live one all of them check in."""
    cup = await TournamentDriver.open(sim, **({"rounds": 2, "most": 4} | options))
    await cup.enter(*FOUR)
    await cup.manage("Start")
    if await cup.phase() is Phase.CHECK_IN:
        await cup.check_in(*FOUR)
    return cup


async def pause_before_round_2(sim: DiscordFixture, **options: Any) -> TournamentDriver:
    """Pause a tournament of four people, and play its first round."""
    cup = await start_of_four(sim, **options)
    assert "Paused" in await cup.manage("Pause")
    await cup.play_round()
    assert await cup.phase() is Phase.PAIRED
    return cup
