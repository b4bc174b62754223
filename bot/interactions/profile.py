"""A person's record on a server, in words, for who asks alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from typing import Any

from bot.channel.components import CustomId, SelectMenu
from bot.game_ui import AnyGameUI
from bot.interactions.answer import Answer, Person
from bot.interactions.ranking import present_rating
from bot.statistics.player_records import HeadToHead, PlayerRecord, Tally, find_seat, player_records
from bot.storage.records import EndedGame
from bot.table.preferences import UserSettings
from bot.table.table import RequestRejected
from engine import codec
from render.words import Say

MEASURED = 100
"""The latest games in which a game's own figures are looked up."""


async def profile(reply: Answer, player: Person | None = None) -> None:
    """Tell a person's record: one's own, or that of another who does not keep it to himself."""
    await tell_profile(reply, reply.user_id if player is None else player.id)


async def other_game(reply: Answer, press: CustomId) -> None:
    """The same person's record in the game that was picked."""
    if len(press.path) != 1 or not _is_user(press.path[0]):
        raise RequestRejected("old-button")
    await tell_profile(reply, int(press.path[0]), *reply.values[:1])


def _is_user(text: str) -> bool:
    """Whether a text of somebody else's is an id that the store can hold."""
    return text.isascii() and text.isdigit() and len(text) < 20 and int(text) < 2**63


async def tell_profile(reply: Answer, user_id: int, name: str | None = None) -> None:
    """The record in one game, what was played most where none is named, and in short in all."""
    guild_id, store = reply.interaction.guild_id, reply.shard.store
    if guild_id is None:
        raise RequestRejected("only-in-channel")
    own = user_id == reply.user_id
    if not own and not UserSettings.model_validate_json(await store.user_settings(user_id)).rated:
        raise RequestRejected("profile-closed")
    known = await store.ended_games(guild_id, user_id=user_id)
    games = [game for game in known if game.name in reply.bot.uis]
    if not games:
        await reply.tell(reply.translate("profile-none", own=int(own)))
        return
    editions = {game.id: edition_of(reply.bot.uis[game.name], game) for game in games}
    found = player_records(games, user_id, editions)
    chosen = name if name in found else next(iter(found))
    ui = reply.bot.uis[chosen]
    reply.about(ui)
    lines = [reply.translate("profile-title", name=reply.shown(_name_in(games[-1], user_id)))]
    if len(found) > 1:
        lines += [_in_short(reply, career) for career in found.values()]
        lines.append("")
    lines += _in_full(ui, found[chosen], reply.translate)
    rated = await present_rating(reply, ui, user_id)
    if rated is not None:
        lines.append(
            reply.translate("profile-rating", rating=str(rated.rating), spread=rated.deviation)
        )
    lines += await _figures(reply, ui, [game for game in games if game.name == chosen], user_id)
    titles = tuple((reply.bot.uis[one].title(reply.locale), one) for one in found)
    menu = SelectMenu(
        reply.translate("menu-profile"), CustomId("profile", 0, 0, (str(user_id),)), titles
    )
    await reply.tell("\n".join(lines), buttons=(menu,) if len(found) > 1 else ())


def _name_in(game: EndedGame, user_id: int) -> str:
    """What a person was called in a game that he finished or left."""
    return next(one.name for one in game.participants if one.user_id == user_id)


def edition_of(ui: AnyGameUI, game: EndedGame) -> str:
    """The code of the edition that was played; empty for the game itself."""
    options = json.loads(game.options)
    for edition in ui.editions:
        if all(options.get(key) == value for key, value in edition.options.items()):
            return edition.code
    return ""


def _in_short(reply: Answer, career: PlayerRecord) -> str:
    title = reply.bot.uis[career.name].title(reply.locale)
    return reply.translate(
        "profile-game", game=title, games=career.games, wins=career.multiplayer.wins
    )


def _in_full(ui: AnyGameUI, career: PlayerRecord, translate: Say) -> Iterator[str]:
    """All about one game: places, then by edition and players, then by who else played."""
    yield translate("profile-head", game=translate("game-title"))
    if career.multiplayer.games:
        yield translate("profile-all", **_amounts(career.multiplayer))
        yield translate("profile-places", places=_places(career.multiplayer, translate))
    for (edition, players), tally in sorted(career.by_setup.items()):
        title = translate(f"edition-{edition}") if edition else translate("game-title")
        named = int(bool(ui.editions))
        yield translate(
            "profile-table", edition=title, named=named, players=players, **_amounts(tally)
        )
    for kind, duels in career.head_to_head.items():
        yield translate("profile-against", kind=kind, **_compared(duels))
    if career.games_left:
        yield translate("profile-left", games=career.games_left)


def _amounts(tally: Tally) -> dict[str, Any]:
    return {
        "games": tally.games,
        "wins": tally.wins,
        "mean": tally.mean_points,
        "best": tally.best_points,
    }


def _compared(duels: HeadToHead) -> dict[str, Any]:
    behind = duels.opponents - duels.wins - duels.ties
    return {"games": duels.games, "ahead": duels.wins, "level": duels.ties, "behind": behind}


def _places(tally: Tally, translate: Say) -> str:
    """How often each place was reached, the best first, no place at all last."""
    order = sorted(
        tally.rank_counts.items(), key=lambda item: item[0] or len(tally.rank_counts) + 99
    )
    return " · ".join(translate("profile-place", place=place, number=n) for place, n in order)


async def _figures(
    reply: Answer, ui: AnyGameUI, games: Sequence[EndedGame], user_id: int
) -> list[str]:
    """What only this game measures, in the latest games that can still be read."""
    if ui.statistics is None:
        return []
    ends = []
    for game in games[-MEASURED:]:
        row, seat = await reply.shard.store.game(game.id), find_seat(game, user_id)
        if row is not None and row.state is not None and seat is not None:
            ends.append((row.state, seat.seat, seat.rank == 1))
    return await asyncio.to_thread(_measured, ui, ends, reply.translate)


def _measured(ui: AnyGameUI, ends: Sequence[tuple[str, int, bool]], translate: Say) -> list[str]:
    assert ui.statistics is not None
    seen = []
    for text, seat, won in ends:
        state = _read(ui, text)
        if state is not None:
            seen.append((ui.game.view(state, None), seat, won))
    lines = []
    for key, has in ui.statistics.flags.items() if seen else ():
        wins = [won for view, seat, won in seen if has(view, seat)]
        if wins:
            lines.append(translate(f"figure-{key}", games=len(wins), wins=sum(wins)))
    for key, count in ui.statistics.counts.items() if seen else ():
        numbers = [count(view, seat) for view, seat, _ in seen]
        mean = round(sum(numbers) / len(numbers), 1)
        lines.append(translate(f"figure-{key}", mean=mean, most=max(numbers), least=min(numbers)))
    return lines


def _read(ui: AnyGameUI, text: str) -> Any | None:
    """A last state; None for one that nobody can read any more."""
    try:
        return codec.load_state(ui.game, text)
    except (ValueError, KeyError, TypeError, codec.SchemaTooNew):
        return None
