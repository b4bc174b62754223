"""`/nevsky ranking`: the ratings of a server's members in a game, season by season."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial

import discord

from bot.channel.components import MAX_MENU_OPTIONS, Button, Control, SelectMenu
from bot.channel.custom_id import CustomId, is_stored_integer
from bot.game_ui import AnyGameUI
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import adjacent_page_buttons
from bot.interactions.core.responder import Responder
from bot.statistics.guild_results import GuildResults, SeasonRatings
from bot.statistics.ratings import MIN_GAMES_FOR_RANK, PlayerRating
from bot.table.errors import RequestRejected
from bot.table.preferences import UserSettings
from render.canvas import SpriteFactory
from render.kit.board_table import MAX_ROWS
from render.picture import Picture
from render.ranking import RankingRow, ranking_picture, row_text
from render.translation import Translate


async def show_ranking(
    request: RequestContext,
    responder: Responder,
    name: str | None = None,
    season: int | None = None,
    page: int = 0,
) -> None:
    """Show a page of the ranking in a game and season: by default the last played, the newest.

    Out-of-range seasons and pages become the nearest ones. Raises RequestRejected if the game is
    unknown.
    """
    season_starts = await request.store.season_starts(request.guild_id)
    newest = len(season_starts) + 1
    number = newest if season is None else min(max(season, 1), newest)
    async with request.client.results.open(request.store, request.guild_id) as results:
        played = [game for game in results.rated_names() if _is_rated(request, game)]
        chosen = _selected_game(request, name, played)
        if chosen is not None:
            ui = request.game_uis[chosen]
            current = await _rate_season(request, ui, results.season(chosen, season_starts, number))
    if chosen is None:
        await responder.respond(
            request.translate("ranking-none"), controls=_new_season_controls(request, newest)
        )
        return
    request.bind_game(ui)
    rows = _ranking_rows(current.rated, ui, request.translate) if current.rated else []
    pages = [rows[at : at + MAX_ROWS] for at in range(0, len(rows), MAX_ROWS)] or [[]]
    page = min(page, len(pages) - 1)
    heading = request.translate("ranking-title", game=ui.title(request.locale), season=number)
    picture = await _draw_ranking(request, ui, heading, pages[page]) if rows else None
    lines = [
        f"**{heading}**",
        *_season_dates(request, season_starts, number),
        *_own_rank_lines(request, current),
    ]
    if picture is None:
        lines += [row_text(row, request.translate) for row in pages[page]]
    buttons = [
        *_ranking_menus(request, played, chosen, number, newest),
        *adjacent_page_buttons(
            page,
            len(pages),
            (request.translate("button-ranking-up"), request.translate("button-ranking-down")),
            lambda target: CustomId("ranking", 0, 0, (chosen, str(number), str(target), "page")),
        ),
        *_new_season_controls(request, newest),
    ]
    await responder.respond("\n".join(lines), picture=picture, controls=buttons)


async def current_rating(
    request: RequestContext, ui: AnyGameUI, user_id: int, results: GuildResults
) -> PlayerRating | None:
    """A user's rating in a game in the current season, or None without rated games."""
    if not ui.is_rated:
        return None
    season_starts = await request.store.season_starts(request.guild_id)
    season = results.season(ui.name, season_starts, len(season_starts) + 1)
    current = await _rate_season(request, ui, season)
    return next((rating for rating in current.rated if rating.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class _RatedSeason:
    """The ratings in one season of one game."""

    has_games: bool
    """Whether there are rated games."""

    opted_out: frozenset[int]
    """Users who played but do not want to be rated."""

    rated: tuple[PlayerRating, ...]


async def _rate_season(
    request: RequestContext, ui: AnyGameUI, season: SeasonRatings
) -> _RatedSeason:
    opted_out = await _opted_out_users(request, season.user_ids)
    rated = await season.rate(ui.anchor_ratings, opted_out)
    return _RatedSeason(bool(season.games), opted_out, rated)


async def _draw_ranking(
    request: RequestContext, ui: AnyGameUI, heading: str, rows: Sequence[RankingRow]
) -> Picture | None:
    return await request.pictures.draw(
        ("ranking", ui.name, request.locale, heading, tuple(rows)),
        partial(
            ranking_picture,
            SpriteFactory(ui.renderer.palette),
            ui.renderer.skin,
            heading,
            rows,
            request.translate,
        ),
    )


async def show_ranking_selection(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Show the page a button names, or the game or season picked in a menu."""
    if len(custom_id.path) != 4 or not (
        is_stored_integer(custom_id.path[1]) and is_stored_integer(custom_id.path[2])
    ):
        raise RequestRejected("old-button")
    name, season, page, menu = custom_id.path
    if menu == "game" and request.values:
        name = request.values[0]
    elif menu == "season" and request.values and is_stored_integer(request.values[0]):
        season = request.values[0]
    await show_ranking(request, responder, name, int(season), int(page))


async def begin_season(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Begin a new season, after asking.

    Raises RequestRejected unless the user manages the server.
    """
    guild_id = request.guild_id
    if not request.interaction.permissions.manage_guild:
        raise RequestRejected("only-managers-begin")
    if len(custom_id.path) != 2 or not is_stored_integer(custom_id.path[1]):
        raise RequestRejected("old-button")
    step, number = custom_id.path[0], int(custom_id.path[1])
    if number != len(await request.store.season_starts(guild_id)) + 2:
        raise RequestRejected("old-button")
    if step != "yes":
        confirm_id = CustomId("season", 0, 0, ("yes", str(number)))
        button = Button(
            request.translate("button-season-yes", season=number),
            confirm_id,
            discord.ButtonStyle.danger,
        )
        await responder.respond(request.translate("ask-season", season=number), controls=(button,))
        return
    await request.store.begin_season(guild_id, number, int(request.client.clock()))
    await responder.respond(request.translate("season-begun", season=number))


def _selected_game(request: RequestContext, name: str | None, played: Sequence[str]) -> str | None:
    """The game to show; None if nothing was played yet."""
    if name is not None and _is_rated(request, name):
        return name
    if name is not None:
        raise RequestRejected("wrong-value")
    return played[0] if played else None


def _is_rated(request: RequestContext, name: str) -> bool:
    """Whether there is a game of that name whose players are rated."""
    ui = request.game_uis.get(name)
    return ui is not None and ui.is_rated


async def _opted_out_users(request: RequestContext, user_ids: Collection[int]) -> frozenset[int]:
    """Those of these users who do not want to be rated."""
    settings_by_user = await request.store.settings_of_users(user_ids)
    return frozenset(
        user_id
        for user_id, settings in settings_by_user.items()
        if not UserSettings.model_validate_json(settings).rated
    )


def _ranking_rows(
    rated: Sequence[PlayerRating], ui: AnyGameUI, translate: Translate
) -> list[RankingRow]:
    """Ranked players and anchors by rating, then the players without a rank yet."""
    anchors = [
        RankingRow(translate(f"ranking-level-{level}"), rating, is_anchor=True)
        for level, rating in ui.anchor_ratings.items()
    ]
    ranked_players = [player for player in rated if player.is_ranked]
    rows = [
        RankingRow(
            player.name,
            player.rating,
            rank_among(ranked_players, player),
            player.deviation,
            player.games,
            player.wins,
        )
        for player in rated
    ]
    ranked = sorted((*rows[: len(ranked_players)], *anchors), key=lambda row: -row.rating)
    return [*ranked, *rows[len(ranked_players) :]]


def rank_among(ranked_players: Sequence[PlayerRating], player: PlayerRating) -> int | None:
    """The player's rank, which equal ratings share; None if the player is not ranked yet."""
    if not player.is_ranked:
        return None
    return 1 + sum(other.rating > player.rating for other in ranked_players)


def _season_dates(request: RequestContext, season_starts: Sequence[int], number: int) -> list[str]:
    """The dates of a season, as Discord timestamps."""
    if not season_starts:
        return []
    first = season_starts[number - 2] if number > 1 else 0
    last = season_starts[number - 1] if number <= len(season_starts) else 0
    return [
        request.translate(
            "ranking-since",
            begun=int(bool(first)),
            over=int(bool(last)),
            first=f"<t:{first}:D>",
            last=f"<t:{last}:D>",
        )
    ]


def _own_rank_lines(request: RequestContext, season: _RatedSeason) -> list[str]:
    """The user's own rank, or why there is none."""
    if request.user_id in season.opted_out:
        return [request.translate("ranking-own-away")]
    own = next((player for player in season.rated if player.user_id == request.user_id), None)
    if own is None:
        return [request.translate("ranking-own-none" if season.has_games else "ranking-empty")]
    if not own.is_ranked:
        missing = MIN_GAMES_FOR_RANK - own.games
        return [request.translate("ranking-own-soon", rating=str(own.rating), missing=missing)]
    ranked_players = [player for player in season.rated if player.is_ranked]
    rank = rank_among(ranked_players, own) or 0
    return [
        request.translate(
            "ranking-own", place=rank, rating=str(own.rating), people=len(ranked_players)
        )
    ]


def _ranking_menus(
    request: RequestContext, played: Sequence[str], name: str, number: int, newest: int
) -> list[Control]:
    """Menus of the other games played on this server, and of the other seasons."""
    menus: list[Control] = []
    names = tuple(dict.fromkeys((name, *played)))
    titles = tuple((request.game_uis[game].title(request.locale), game) for game in names)
    if len(names) > 1:
        custom_id = CustomId("ranking", 0, 0, (name, str(number), "0", "game"))
        menus.append(
            SelectMenu(request.translate("menu-ranking-game"), custom_id, titles[:MAX_MENU_OPTIONS])
        )
    if newest > 1:
        custom_id = CustomId("ranking", 0, 0, (name, str(number), "0", "season"))
        latest = range(newest, max(newest - MAX_MENU_OPTIONS, 0), -1)
        options = tuple(
            (request.translate("ranking-season", season=season), str(season)) for season in latest
        )
        menus.append(SelectMenu(request.translate("menu-ranking-season"), custom_id, options))
    return menus


def _new_season_controls(request: RequestContext, newest: int) -> list[Control]:
    """A button to begin a new season, if the user manages the server."""
    if not request.interaction.permissions.manage_guild:
        return []
    custom_id = CustomId("season", 0, 0, ("ask", str(newest + 1)))
    return [Button(request.translate("button-season", season=newest + 1), custom_id)]
