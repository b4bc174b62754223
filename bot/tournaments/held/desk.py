"""Changes tournaments in the store: each change is made from the newest version, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from bot.i18n.texts import Alternatives
from bot.storage.store import Store
from bot.storage.tournament_records import TournamentPlayer
from bot.table.errors import RequestRejected
from bot.tournaments.held.codec import dump_state, load_state
from bot.tournaments.held.settings import TournamentSettings
from bot.tournaments.held.state import Tournament, player_key
from bot.tournaments.held.steps import with_ai_players
from bot.tournaments.progress import Phase, TransitionRejected, enter, enter_late
from bot.tournaments.tournament import Unplayable

ATTEMPTS = 5
"""How often a change is made again because another process was faster."""


class TournamentDesk:
    """Reads and changes the tournaments of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.opening = asyncio.Lock()
        """Held while a tournament is opened, of which a server can have only so many."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def _lock(self, tournament_id: int) -> asyncio.Lock:
        return self._locks.setdefault(tournament_id, asyncio.Lock())

    async def load(self, tournament_id: int) -> Tournament:
        """Return a tournament. Raises RequestRejected if there is none."""
        row = await self._store.tournament(tournament_id)
        if row is None:
            raise RequestRejected("tournament-gone")
        players = await self._store.tournament_players(tournament_id)
        return Tournament(
            row,
            TournamentSettings.model_validate_json(row.settings),
            load_state(row.progress),
            {player_key(player.number): player for player in players},
        )

    async def change(
        self,
        tournament_id: int,
        transition: Callable[[Tournament], Tournament],
        *,
        is_slow: bool = False,
    ) -> Tournament:
        """Store a tournament after a transition, which may be made again from a newer version.

        One that `is_slow` is made in a thread. Raises RequestRejected if the transition does, or
        if the tournament is not in a state for it.
        """
        lock = self._lock(tournament_id)
        async with lock:
            return await self._change(tournament_id, transition, is_slow)

    async def _change(
        self, tournament_id: int, transition: Callable[[Tournament], Tournament], is_slow: bool
    ) -> Tournament:
        for _ in range(ATTEMPTS):
            before = await self.load(tournament_id)
            after = await _made(transition, before, is_slow)
            if after == before:
                return before
            row = replace(
                after.row,
                settings=after.settings.model_dump_json(),
                progress=dump_state(after.state),
            )
            if await self._store.update_tournament(row):
                return replace(after, row=replace(row, version=row.version + 1))
        raise RequestRejected("tournament-busy")

    async def enter(self, tournament_id: int, user_id: int, name: str) -> Tournament:
        """Let a user enter, also late or again. Raises RequestRejected."""
        lock = self._lock(tournament_id)
        async with lock:
            tournament = await self.load(tournament_id)
            player = tournament.player_of(user_id)
            number = (
                len(tournament.players) + 1 if player is None else tournament.players[player].number
            )
            transition = partial(_entered, player=player_key(number))
            _attempt(transition, tournament)
            await self._store.set_tournament_player(
                tournament_id, TournamentPlayer(number, user_id, name)
            )
            return await self._change(tournament_id, transition, is_slow=False)

    async def add_ai_players(self, tournament_id: int, names: list[str], level: str) -> list[str]:
        """Store AI players who may be let in, and return their keys."""
        lock = self._lock(tournament_id)
        async with lock:
            first = len((await self.load(tournament_id)).players) + 1
            for number, name in enumerate(names, first):
                ai = TournamentPlayer(number, None, name, level)
                await self._store.set_tournament_player(tournament_id, ai)
            return [player_key(number) for number in range(first, first + len(names))]

    async def replace_player(
        self, tournament_id: int, number: int, user_id: int, name: str
    ) -> Tournament:
        """Let a user play on for another one from now on. Raises RequestRejected."""
        lock = self._lock(tournament_id)
        async with lock:
            tournament = await self.load(tournament_id)
            if tournament.player_of(user_id) is not None:
                raise RequestRejected("tournament-already-entered")
            await self._store.set_tournament_player(
                tournament_id, TournamentPlayer(number, user_id, name)
            )
            return await self.load(tournament_id)


def _entered(tournament: Tournament, player: str) -> Tournament:
    progress, settings = tournament.progress, tournament.settings
    if progress.phase in (Phase.ENTERING, Phase.CHECK_IN):
        return tournament.with_progress(enter(progress, player))
    late = enter_late(progress, player, settings.late_round, tournament.ai_players())
    return with_ai_players(tournament.with_progress(late))


async def _made(
    transition: Callable[[Tournament], Tournament], tournament: Tournament, is_slow: bool
) -> Tournament:
    if is_slow:
        return await asyncio.to_thread(_attempt, transition, tournament)
    return _attempt(transition, tournament)


def _attempt(transition: Callable[[Tournament], Tournament], tournament: Tournament) -> Tournament:
    try:
        return transition(tournament)
    except TransitionRejected as rejected:
        raise _rejection(rejected) from rejected
    except Unplayable as wrong:
        raise unplayable_rejection(wrong) from wrong


def _rejection(rejected: TransitionRejected) -> RequestRejected:
    """Say to a user why a transition is not possible."""
    match rejected.reason:
        case "already-entered":
            return RequestRejected("tournament-already-entered")
        case "already-here":
            return RequestRejected("tournament-already-here")
        case "not-entered":
            return RequestRejected("tournament-not-entered")
        case "not-asked":
            return RequestRejected("tournament-not-asked")
        case "too-late":
            return RequestRejected("tournament-too-late")
        case "time-changed":
            return RequestRejected("tournament-time-changed")
        case "full":
            return RequestRejected("tournament-full")
        case _:
            return RequestRejected("tournament-not-now")


def unplayable_rejection(wrong: Unplayable) -> RequestRejected:
    """Say to a user why so many cannot play, and what is nearest."""
    nearest = Alternatives(map(str, wrong.players))
    if wrong.rounds is not None:
        return RequestRejected(
            "tournament-too-many-byes", number=wrong.number, rounds=wrong.rounds, nearest=nearest
        )
    return RequestRejected("tournament-no-tables", number=wrong.number, nearest=nearest)
