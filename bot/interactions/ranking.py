"""A server's ranking in a game, season by season."""

from __future__ import annotations

import asyncio
from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import discord

from bot.channel.components import (
    MAX_MENU_OPTIONS,
    Button,
    Control,
    CustomId,
    SelectMenu,
    is_stored_integer,
)
from bot.game_ui import AnyGameUI
from bot.interactions.answer import Answer
from bot.statistics.ratings import MIN_GAMES_FOR_RANK, PlayerRating, compute_ratings, is_rated_game
from bot.storage.records import EndedGame
from bot.table.preferences import UserSettings
from bot.table.table import RequestRejected
from render.picture import Picture
from render.ranking import MOST_ROWS, Row, ranking_picture, row_in_words
from render.studio import Studio
from render.words import Say


async def show_ranking(
    reply: Answer, name: str | None = None, season: int | None = None, page: int = 0
) -> None:
    """The ranking in a game, or in the one that was played last, in the newest season or another.

    What lies past the last page, or names no season, shows what is nearest to it.
    """
    server = _server(reply)
    began = await reply.shard.store.season_starts(server)
    games = _that_count(reply, await reply.shard.store.ended_games(server))
    chosen = _chosen(reply, name, games)
    if chosen is None:
        await reply.tell(
            reply.translate("ranking-none"), buttons=_new_season(reply, len(began) + 1)
        )
        return
    ui, newest = reply.bot.uis[chosen], len(began) + 1
    reply.about(ui)
    number = newest if season is None else min(max(season, 1), newest)
    shown = await _season(reply, ui, games, began, number)
    rows = _rows(shown.rated, ui, reply.translate) if shown.rated else []
    pages = [rows[at : at + MOST_ROWS] for at in range(0, len(rows), MOST_ROWS)] or [[]]
    page = min(page, len(pages) - 1)
    heading = reply.translate("ranking-title", game=ui.title(reply.locale), season=number)
    picture = await _drawn(reply, ui, heading, pages[page]) if rows else None
    lines = [f"**{heading}**", *_since(reply, began, number), *_about_reader(reply, shown)]
    if picture is None:
        lines += [row_in_words(row, reply.translate) for row in pages[page]]
    buttons = [
        *_menus(reply, games, chosen, number, newest),
        *_pages(reply, chosen, number, page, len(pages)),
        *_new_season(reply, newest),
    ]
    await reply.tell("\n".join(lines), picture=picture, buttons=buttons)


async def present_rating(reply: Answer, ui: AnyGameUI, user_id: int) -> PlayerRating | None:
    """A person's rating in a game in the present season, if he has one."""
    server = _server(reply)
    began = await reply.shard.store.season_starts(server)
    games = _that_count(reply, await reply.shard.store.ended_games(server, name=ui.name))
    shown = await _season(reply, ui, games, began, len(began) + 1)
    return next((one for one in shown.rated if one.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class _Season:
    """A season of one game: what was played, who stays out of it, and everybody's ratings."""

    games: Sequence[EndedGame]
    away: frozenset[int]
    rated: tuple[PlayerRating, ...]


async def _season(
    reply: Answer,
    ui: AnyGameUI,
    games: Sequence[EndedGame],
    began: Sequence[int],
    number: int,
) -> _Season:
    own = [
        game
        for game in games
        if game.name == ui.name and bisect(began, game.ended_at) == number - 1
    ]
    away = await _away(reply, own)
    return _Season(
        own, away, await asyncio.to_thread(compute_ratings, own, ui.anchor_ratings, away)
    )


async def _drawn(reply: Answer, ui: AnyGameUI, heading: str, rows: Sequence[Row]) -> Picture | None:
    return await reply.bot.pictures.draw(
        ("ranking", ui.name, reply.locale, heading, tuple(rows)),
        partial(ranking_picture, Studio(ui.painter.palette), heading, rows, reply.translate),
    )


async def turn(reply: Answer, press: CustomId) -> None:
    """Show what a button or a menu of a ranking leads to."""
    if len(press.path) != 4 or not (
        is_stored_integer(press.path[1]) and is_stored_integer(press.path[2])
    ):
        raise RequestRejected("old-button")
    name, season, page, menu = press.path
    if menu == "game" and reply.values:
        name = reply.values[0]
    elif menu == "season" and reply.values and is_stored_integer(reply.values[0]):
        season = reply.values[0]
    await show_ranking(reply, name, int(season), int(page))


async def begin_season(reply: Answer, press: CustomId) -> None:
    """Begin a new season, after asking, for who manages the server."""
    server = _server(reply)
    if not reply.interaction.permissions.manage_guild:
        raise RequestRejected("only-managers-begin")
    if len(press.path) != 2 or not is_stored_integer(press.path[1]):
        raise RequestRejected("old-button")
    step, number = press.path[0], int(press.path[1])
    if number != len(await reply.shard.store.season_starts(server)) + 2:
        raise RequestRejected("old-button")
    if step != "yes":
        sure = CustomId("season", 0, 0, ("yes", str(number)))
        button = Button(
            reply.translate("button-season-yes", season=number), sure, discord.ButtonStyle.danger
        )
        await reply.tell(reply.translate("ask-season", season=number), buttons=(button,))
        return
    await reply.shard.store.begin_season(server, number, int(reply.bot.clock()))
    await reply.tell(reply.translate("season-begun", season=number))


def _server(reply: Answer) -> int:
    if reply.interaction.guild_id is None:
        raise RequestRejected("only-in-channel")
    return reply.interaction.guild_id


def _that_count(reply: Answer, games: Sequence[EndedGame]) -> list[EndedGame]:
    """Those that move ratings, of games that are still there."""
    return [game for game in games if game.name in reply.bot.uis and is_rated_game(game)]


def _chosen(reply: Answer, name: str | None, games: Sequence[EndedGame]) -> str | None:
    """The game to show; None where nothing was played yet."""
    if name is not None and name in reply.bot.uis:
        return name
    if name is not None:
        raise RequestRejected("wrong-value")
    return games[-1].name if games else None


async def _away(reply: Answer, games: Sequence[EndedGame]) -> frozenset[int]:
    """Who stays out of all rankings."""
    known = (one.user_id for game in games for one in game.participants)
    users = {user_id for user_id in known if user_id is not None}
    chosen = await reply.shard.store.settings_of_users(users)
    return frozenset(
        user_id
        for user_id, settings in chosen.items()
        if not UserSettings.model_validate_json(settings).rated
    )


def _rows(rated: Sequence[PlayerRating], ui: AnyGameUI, translate: Say) -> list[Row]:
    """People with a place and stars by their ratings, then those without a place."""
    stars = [
        Row(translate(f"ranking-level-{level}"), rating, star=True)
        for level, rating in ui.anchor_ratings.items()
    ]
    placed = [one for one in rated if one.is_ranked]
    rows = [
        Row(one.name, one.rating, place_among(placed, one), one.deviation, one.games, one.wins)
        for one in rated
    ]
    ranked = sorted((*rows[: len(placed)], *stars), key=lambda row: -row.rating)
    return [*ranked, *rows[len(placed) :]]


def place_among(placed: Sequence[PlayerRating], one: PlayerRating) -> int | None:
    """Equal ratings share the place; None for who has none yet."""
    if not one.is_ranked:
        return None
    return 1 + sum(other.rating > one.rating for other in placed)


def _since(reply: Answer, began: Sequence[int], number: int) -> list[str]:
    """From when to when a season went, in everybody's own time."""
    if not began:
        return []
    first = began[number - 2] if number > 1 else 0
    last = began[number - 1] if number <= len(began) else 0
    return [
        reply.translate(
            "ranking-since",
            begun=int(bool(first)),
            over=int(bool(last)),
            first=f"<t:{first}:D>",
            last=f"<t:{last}:D>",
        )
    ]


def _about_reader(reply: Answer, shown: _Season) -> list[str]:
    """Where the reader stands, or what is missing for a place."""
    if reply.user_id in shown.away:
        return [reply.translate("ranking-own-away")]
    own = next((one for one in shown.rated if one.user_id == reply.user_id), None)
    if own is None:
        return [reply.translate("ranking-own-none" if shown.games else "ranking-empty")]
    if not own.is_ranked:
        missing = MIN_GAMES_FOR_RANK - own.games
        return [reply.translate("ranking-own-soon", rating=str(own.rating), missing=missing)]
    placed = [one for one in shown.rated if one.is_ranked]
    place = place_among(placed, own) or 0
    return [reply.translate("ranking-own", place=place, rating=str(own.rating), people=len(placed))]


def _menus(
    reply: Answer, games: Sequence[EndedGame], name: str, number: int, newest: int
) -> list[Control]:
    """Other games that were played here, and other seasons."""
    found: list[Control] = []
    played = list(dict.fromkeys((name, *(game.name for game in reversed(games)))))
    titles = tuple((reply.bot.uis[one].title(reply.locale), one) for one in played)
    if len(played) > 1:
        press = CustomId("ranking", 0, 0, (name, str(number), "0", "game"))
        found.append(
            SelectMenu(reply.translate("menu-ranking-game"), press, titles[:MAX_MENU_OPTIONS])
        )
    if newest > 1:
        press = CustomId("ranking", 0, 0, (name, str(number), "0", "season"))
        latest = range(newest, max(newest - MAX_MENU_OPTIONS, 0), -1)
        options = tuple((reply.translate("ranking-season", season=one), str(one)) for one in latest)
        found.append(SelectMenu(reply.translate("menu-ranking-season"), press, options))
    return found


def _pages(reply: Answer, name: str, season: int, page: int, pages: int) -> list[Control]:
    """The page before and the one after."""
    turns = {"button-ranking-up": page - 1, "button-ranking-down": page + 1}
    return [
        Button(
            reply.translate(key), CustomId("ranking", 0, 0, (name, str(season), str(other), "page"))
        )
        for key, other in turns.items()
        if 0 <= other < pages
    ]


def _new_season(reply: Answer, newest: int) -> list[Control]:
    """For who manages the server."""
    if not reply.interaction.permissions.manage_guild:
        return []
    press = CustomId("season", 0, 0, ("ask", str(newest + 1)))
    return [Button(reply.translate("button-season", season=newest + 1), press)]
