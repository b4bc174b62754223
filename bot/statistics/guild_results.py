"""The results of servers: held in memory, and brought up to date before each use.

The store numbers the changes of a server's results: a game ends, its end is undone, a player's data
is deleted. Each use first reads the changes since the last one, so it sees what the store holds,
whichever process wrote it.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left, insort
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from operator import attrgetter, is_
from typing import TypeVar

from bot.statistics.ratings import PlayerRating, Ratings, is_rated_game
from bot.storage.records import EndedGame
from bot.storage.store import Store

MAX_CACHED_GAMES = 40_000
"""Ended games held in memory, of all servers together; a game takes almost a kilobyte.

One server may have more while it is the only one.
"""

LIFETIME = 1800.0
"""Seconds after their last use until the results of a server are dropped.

So nothing about a user whose data was deleted stays in the memory of any process for longer.
"""

PAGE_SIZE = 100
"""Games read by one statement: about five milliseconds."""

K = TypeVar("K")

_ended_at = attrgetter("ended_at")
_order = attrgetter("ended_at", "id")


class SeasonRatings:
    """The ratings in one season of one game, which only the games added since have to update."""

    def __init__(self) -> None:
        self.games: Sequence[EndedGame] = ()
        """The rated games of the season, in the order in which they ended."""

        self.user_ids = set[int]()
        """The users who played or left any of these games."""

        self._ratings: Ratings | None = None
        self._current: tuple[PlayerRating, ...] = ()

    def update(self, games: Sequence[EndedGame]) -> None:
        """Replace the games. Unless they begin with the present ones, ratings are computed anew."""
        known = len(self.games)
        if len(games) < known or not all(map(is_, self.games, games)):
            self.user_ids, self._ratings, known = set(), None, 0
        self.games = games
        for game in games[known:]:
            self.user_ids.update(_user_ids(game))

    async def rate(
        self, anchor_ratings: Mapping[str, int], opted_out: frozenset[int]
    ) -> tuple[PlayerRating, ...]:
        """Return the ratings of all users but those in `opted_out`; see `Ratings`."""
        # Held by nobody else meanwhile: if the caller is cancelled, the thread goes on with it.
        ratings, self._ratings = self._ratings, None
        if ratings is None or ratings.opted_out != opted_out:
            ratings, self._current = Ratings(anchor_ratings, opted_out), ()
        if ratings.game_count < len(self.games):
            await asyncio.to_thread(ratings.add, self.games[ratings.game_count :])
            self._current = ratings.current()
        self._ratings = ratings
        return self._current


class GuildResults:
    """The ended games of a server."""

    def __init__(self, guild_id: int) -> None:
        self.lock = asyncio.Lock()
        """Held while the results are updated and used."""

        self._guild_id = guild_id
        self._version = 0
        self._games: dict[int, EndedGame] = {}
        self._by_user = _GameIndex[int]()
        self._rated_by_name = _GameIndex[str]()
        self._seasons: dict[tuple[str, int], SeasonRatings] = {}

    def __len__(self) -> int:
        """The number of games."""
        return len(self._games)

    def __contains__(self, user_id: int) -> bool:
        """Whether a user has played any of the games."""
        return user_id in self._by_user

    async def update(self, store: Store) -> None:
        """Read what has changed since the last time."""
        changed_count = PAGE_SIZE
        while changed_count == PAGE_SIZE:
            self._version, changed = await store.results_since(
                self._guild_id, self._version, PAGE_SIZE
            )
            for game_id, game in changed.items():
                self._replace(game_id, game)
            changed_count = len(changed)

    def games_of(self, user_id: int) -> Sequence[EndedGame]:
        """Return the games that a user played to the end or left, in the order they ended."""
        return tuple(self._by_user.get(user_id, ()))

    def rated_names(self) -> list[str]:
        """Return the names of the games with rated games, the one played last first."""
        last_games = (games[-1] for games in self._rated_by_name.values())
        return [game.name for game in sorted(last_games, key=_order, reverse=True)]

    def season(self, name: str, season_starts: Sequence[int], number: int) -> SeasonRatings:
        """Return the ratings in a season of one game, for use while the lock is held.

        `season_starts` is when each season began, from the second one on.
        """
        games = self._rated_by_name.get(name, [])
        first = bisect_left(games, season_starts[number - 2], key=_ended_at) if number > 1 else 0
        last = (
            bisect_left(games, season_starts[number - 1], key=_ended_at)
            if number <= len(season_starts)
            else len(games)
        )
        season = self._seasons.setdefault((name, number), SeasonRatings())
        season.update(games[first:last])
        return season

    def _replace(self, game_id: int, game: EndedGame | None) -> None:
        """Replace a game, or remove it."""
        if old := self._games.pop(game_id, None):
            for user_id in _user_ids(old):
                self._by_user.remove(user_id, old)
            if is_rated_game(old):
                self._rated_by_name.remove(old.name, old)
                self._seasons = {
                    key: season for key, season in self._seasons.items() if key[0] != old.name
                }
        if game is not None:
            self._games[game_id] = game
            for user_id in _user_ids(game):
                self._by_user.add(user_id, game)
            if is_rated_game(game):
                self._rated_by_name.add(game.name, game)


class GuildResultsCache:
    """The results of the servers for which they were used last."""

    def __init__(self, max_games: int = MAX_CACHED_GAMES, lifetime: float = LIFETIME) -> None:
        self._max_games = max_games
        self._lifetime = lifetime
        # The least recently used first.
        self._guilds: OrderedDict[int, GuildResults] = OrderedDict()
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def __contains__(self, guild_id: int) -> bool:
        """Whether the results of a server are in memory."""
        return guild_id in self._guilds

    @asynccontextmanager
    async def open(self, store: Store, guild_id: int) -> AsyncIterator[GuildResults]:
        """Yield the results of a server as they are now. Others who need them wait meanwhile."""
        results = self._guilds.setdefault(guild_id, GuildResults(guild_id))
        self._keep(guild_id)
        async with results.lock:
            await results.update(store)
            self._limit_games()
            yield results

    def drop_user(self, user_id: int) -> None:
        """Drop the results of all servers in which a user has played."""
        for guild_id in [each for each, results in self._guilds.items() if user_id in results]:
            self._drop(guild_id)

    def _keep(self, guild_id: int) -> None:
        self._guilds.move_to_end(guild_id)
        if timer := self._timers.pop(guild_id, None):
            timer.cancel()
        loop = asyncio.get_running_loop()
        self._timers[guild_id] = loop.call_later(self._lifetime, self._drop, guild_id)

    def _limit_games(self) -> None:
        while len(self._guilds) > 1 and sum(map(len, self._guilds.values())) > self._max_games:
            self._drop(next(iter(self._guilds)))

    def _drop(self, guild_id: int) -> None:
        del self._guilds[guild_id]
        self._timers.pop(guild_id).cancel()


class _GameIndex(dict[K, list[EndedGame]]):
    """Games by a key, in the order in which they ended."""

    def add(self, key: K, game: EndedGame) -> None:
        insort(self.setdefault(key, []), game, key=_order)

    def remove(self, key: K, game: EndedGame) -> None:
        games = self[key]
        del games[bisect_left(games, _order(game), key=_order)]
        if not games:
            del self[key]


def _user_ids(game: EndedGame) -> set[int]:
    return {player.user_id for player in game.participants if player.user_id is not None}
