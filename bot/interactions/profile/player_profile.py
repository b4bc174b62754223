"""`/nevsky profile`: a user's record on a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from typing import Any

from bot.channel.components import SelectMenu
from bot.channel.custom_id import CustomId
from bot.channel.layouts import Panel
from bot.game_ui import AnyGameUI
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext, SelectedUser
from bot.interactions.core.responder import Responder
from bot.interactions.history.tournament_record import tournament_record
from bot.interactions.profile.ranking import current_rating
from bot.statistics.player_records import (
    HeadToHead,
    PlayerRecord,
    Tally,
    find_seat,
    player_records,
)
from bot.storage.records import EndedGame
from bot.table.errors import RequestRejected
from bot.table.preferences import UserSettings
from engine import codec
from render.renderer import accent_colour
from render.translation import Translate

MAX_GAMES_ANALYSED = 100
"""The latest games for which a game's own statistics are computed."""


async def show_profile(
    request: RequestContext, responder: Responder, player: SelectedUser | None = None
) -> None:
    """Show a player's record, or the user's own if none is given."""
    await respond_profile(request, responder, request.user_id if player is None else player.id)


async def switch_profile_game(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Show the same player's record in the game that was picked."""
    if len(custom_id.path) != 1 or not _is_user_id(custom_id.path[0]):
        raise RequestRejected("old-button")
    await respond_profile(request, responder, int(custom_id.path[0]), *request.values[:1])


def _is_user_id(text: str) -> bool:
    """Whether an untrusted text is a user id that the store can hold."""
    return text.isascii() and text.isdigit() and len(text) < 20 and int(text) < 2**63


async def respond_profile(
    request: RequestContext, responder: Responder, user_id: int, name: str | None = None
) -> None:
    """Show the record in one game in full, by default the most played, and the others in brief.

    Raises RequestRejected if it is the record of another user who does not want to be rated.
    """
    guild_id, store = request.guild_id, request.store
    is_own = user_id == request.user_id
    if (
        not is_own
        and not UserSettings.model_validate_json(await store.user_settings(user_id)).rated
    ):
        raise RequestRejected("profile-closed")
    async with request.client.results.open(store, guild_id) as results:
        ended = results.games_of(user_id)
        games = [game for game in ended if game.name in request.game_uis]
        editions = {game.id: edition_code(request.game_uis[game.name], game) for game in games}
        records = player_records(games, user_id, editions)
        chosen = name if name is not None and name in records else next(iter(records), None)
        if chosen is not None:
            ui = request.game_uis[chosen]
            rating = await current_rating(request, ui, user_id, results)
    if chosen is None:
        await responder.respond(request.translate("profile-none", own=int(is_own)))
        return
    request.bind_game(ui)
    lines = [request.translate("profile-title", name=escape_name(_name_in(games[-1], user_id)))]
    if len(records) > 1:
        lines += [_summary_line(request, career) for career in records.values()]
        lines.append("")
    lines += _detail_lines(ui, records[chosen], request.translate)
    if rating is not None:
        lines.append(
            request.translate("profile-rating", rating=str(rating.rating), spread=rating.deviation)
        )
    lines += await _statistics_lines(
        request, ui, [game for game in games if game.name == chosen], user_id
    )
    lines += await tournament_record(request, user_id)
    titles = tuple((request.game_uis[game].title(request.locale), game) for game in records)
    menu = SelectMenu(
        request.translate("menu-profile"), CustomId("profile", 0, 0, (str(user_id),)), titles
    )
    controls = (menu,) if len(records) > 1 else ()
    panel = Panel(accent_colour(ui.renderer))
    await responder.respond("\n".join(lines), controls=controls, panel=panel)


def _name_in(game: EndedGame, user_id: int) -> str:
    """The name of a user in a game."""
    return next(player.name for player in game.participants if player.user_id == user_id)


def edition_code(ui: AnyGameUI, game: EndedGame) -> str:
    """The code of the edition that was played, or an empty string for the base game."""
    options = json.loads(game.options)
    for edition in ui.editions:
        if all(options.get(key) == value for key, value in edition.options.items()):
            return edition.code
    return ""


def _summary_line(request: RequestContext, player_record: PlayerRecord) -> str:
    title = request.game_uis[player_record.name].title(request.locale)
    wins, losses = player_record.multiplayer.wins, player_record.multiplayer.losses
    return request.translate(
        "profile-game", game=title, games=player_record.games, wins=wins, losses=losses
    )


def _detail_lines(
    ui: AnyGameUI, player_record: PlayerRecord, translate: Translate
) -> Iterator[str]:
    """The record in one game: ranks, then by edition and player count, then by opponents."""
    yield translate("profile-head", game=translate("game-title"))
    if player_record.multiplayer.games:
        yield translate("profile-all", **_tally_params(player_record.multiplayer, ui, translate))
    if player_record.multiplayer.finished_games:
        yield translate(
            "profile-places", places=_rank_counts_text(player_record.multiplayer, translate)
        )
    for (edition, players), tally in sorted(player_record.by_setup.items()):
        title = translate(f"edition-{edition}") if edition else translate("game-title")
        named = int(bool(ui.editions))
        yield translate(
            "profile-table",
            edition=title,
            named=named,
            players=players,
            **_tally_params(tally, ui, translate),
        )
    for kind, head_to_head in player_record.head_to_head.items():
        yield translate("profile-against", kind=kind, **_head_to_head_params(head_to_head))
    if player_record.games_left:
        yield translate("profile-left", games=player_record.games_left)


def _tally_params(tally: Tally, ui: AnyGameUI, translate: Translate) -> dict[str, Any]:
    return {
        "games": tally.games,
        "wins": tally.wins,
        "losses": tally.losses,
        "finished": tally.finished_games,
        "usual": translate(f"usual-{ui.unit}", mean=tally.mean_points, best=tally.best_points),
    }


def _head_to_head_params(head_to_head: HeadToHead) -> dict[str, Any]:
    behind = head_to_head.opponents - head_to_head.wins - head_to_head.ties
    return {
        "games": head_to_head.games,
        "ahead": head_to_head.wins,
        "level": head_to_head.ties,
        "behind": behind,
    }


def _rank_counts_text(tally: Tally, translate: Translate) -> str:
    """How often each rank was reached, the best first, and games without a rank last."""
    order = sorted(
        tally.rank_counts.items(), key=lambda item: item[0] or len(tally.rank_counts) + 99
    )
    return " · ".join(translate("profile-place", place=place, number=n) for place, n in order)


async def _statistics_lines(
    request: RequestContext, ui: AnyGameUI, games: Sequence[EndedGame], user_id: int
) -> list[str]:
    """The statistics that this game defines, over the latest games that can still be read."""
    if ui.statistics is None:
        return []
    final_states = []
    for game in games[-MAX_GAMES_ANALYSED:]:
        row, seat = await request.store.game(game.id), find_seat(game, user_id)
        if row is not None and row.state is not None and seat is not None:
            final_states.append((row.state, seat.seat, seat.rank == 1))
    return await asyncio.to_thread(_compute_statistics, ui, final_states, request.translate)


def _compute_statistics(
    ui: AnyGameUI, final_states: Sequence[tuple[str, int, bool]], translate: Translate
) -> list[str]:
    assert ui.statistics is not None
    results = []
    for text, seat, won in final_states:
        state = _load_state(ui, text)
        if state is not None:
            results.append((ui.game.view(state, None), seat, won))
    lines = []
    for key, has in ui.statistics.flags.items() if results else ():
        wins = [won for view, seat, won in results if has(view, seat)]
        if wins:
            lines.append(translate(f"figure-{key}", games=len(wins), wins=sum(wins)))
    for key, count in ui.statistics.counts.items() if results else ():
        numbers = [count(view, seat) for view, seat, _ in results]
        mean = round(sum(numbers) / len(numbers), 1)
        lines.append(translate(f"figure-{key}", mean=mean, most=max(numbers), least=min(numbers)))
    return lines


def _load_state(ui: AnyGameUI, text: str) -> Any | None:
    """Decode a final state, or return None if this version cannot read it."""
    try:
        return codec.load_state(ui.game, text)
    except (ValueError, KeyError, TypeError, codec.SchemaTooNew):
        return None
