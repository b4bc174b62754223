"""A person's record on a server, in words, for who asks alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from typing import Any

from bot.channel.buttons import Menu, Press
from bot.game_ui import AnyGameUI
from bot.interactions.answer import Answer, Person
from bot.interactions.ranking import present_rating
from bot.people.career import Career, Duels, Tally, careers, own_seat
from bot.storage.records import EndedGame
from bot.table.preferences import PersonSettings
from bot.table.table import Refused
from engine import codec
from render.words import Say

MEASURED = 100
"""The latest games in which a game's own figures are looked up."""


async def profile(reply: Answer, player: Person | None = None) -> None:
    """Tell a person's record: one's own, or that of another who does not keep it to himself."""
    await tell_profile(reply, reply.user_id if player is None else player.id)


async def other_game(reply: Answer, press: Press) -> None:
    """The same person's record in the game that was picked."""
    if len(press.path) != 1 or not _is_user(press.path[0]):
        raise Refused("old-button")
    await tell_profile(reply, int(press.path[0]), *reply.values[:1])


def _is_user(text: str) -> bool:
    """Whether a text of somebody else's is an id that the store can hold."""
    return text.isascii() and text.isdigit() and len(text) < 20 and int(text) < 2**63


async def tell_profile(reply: Answer, user_id: int, name: str | None = None) -> None:
    """The record in one game, what was played most where none is named, and in short in all."""
    guild_id, store = reply.interaction.guild_id, reply.shard.store
    if guild_id is None:
        raise Refused("only-in-channel")
    own = user_id == reply.user_id
    if not own and not PersonSettings.model_validate_json(await store.user_settings(user_id)).rated:
        raise Refused("profile-closed")
    known = await store.ended_games(guild_id, user_id=user_id)
    games = [game for game in known if game.name in reply.bot.uis]
    if not games:
        await reply.tell(reply.say("profile-none", own=int(own)))
        return
    editions = {game.id: edition_of(reply.bot.uis[game.name], game) for game in games}
    found = careers(games, user_id, editions)
    chosen = name if name in found else next(iter(found))
    ui = reply.bot.uis[chosen]
    reply.about(ui)
    lines = [reply.say("profile-title", name=reply.shown(_name_in(games[-1], user_id)))]
    if len(found) > 1:
        lines += [_in_short(reply, career) for career in found.values()]
        lines.append("")
    lines += _in_full(ui, found[chosen], reply.say)
    rated = await present_rating(reply, ui, user_id)
    if rated is not None:
        lines.append(reply.say("profile-rating", rating=str(rated.rating), spread=rated.spread))
    lines += await _figures(reply, ui, [game for game in games if game.name == chosen], user_id)
    titles = tuple((reply.bot.uis[one].title(reply.locale), one) for one in found)
    menu = Menu(reply.say("menu-profile"), Press("profile", 0, 0, (str(user_id),)), titles)
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


def _in_short(reply: Answer, career: Career) -> str:
    title = reply.bot.uis[career.name].title(reply.locale)
    return reply.say("profile-game", game=title, games=career.games, wins=career.all.wins)


def _in_full(ui: AnyGameUI, career: Career, say: Say) -> Iterator[str]:
    """All about one game: places, then by edition and players, then by who else played."""
    yield say("profile-head", game=say("game-title"))
    if career.all.games:
        yield say("profile-all", **_amounts(career.all))
        yield say("profile-places", places=_places(career.all, say))
    for (edition, players), tally in sorted(career.by_table.items()):
        title = say(f"edition-{edition}") if edition else say("game-title")
        named = int(bool(ui.editions))
        yield say("profile-table", edition=title, named=named, players=players, **_amounts(tally))
    for kind, duels in career.against.items():
        yield say("profile-against", kind=kind, **_compared(duels))
    if career.left:
        yield say("profile-left", games=career.left)


def _amounts(tally: Tally) -> dict[str, Any]:
    return {"games": tally.games, "wins": tally.wins, "mean": tally.mean, "best": tally.best}


def _compared(duels: Duels) -> dict[str, Any]:
    behind = duels.met - duels.ahead - duels.level
    return {"games": duels.games, "ahead": duels.ahead, "level": duels.level, "behind": behind}


def _places(tally: Tally, say: Say) -> str:
    """How often each place was reached, the best first, no place at all last."""
    order = sorted(tally.places.items(), key=lambda item: item[0] or len(tally.places) + 99)
    return " · ".join(say("profile-place", place=place, number=n) for place, n in order)


async def _figures(
    reply: Answer, ui: AnyGameUI, games: Sequence[EndedGame], user_id: int
) -> list[str]:
    """What only this game measures, in the latest games that can still be read."""
    if ui.figures is None:
        return []
    ends = []
    for game in games[-MEASURED:]:
        row, seat = await reply.shard.store.game(game.id), own_seat(game, user_id)
        if row is not None and row.state is not None and seat is not None:
            ends.append((row.state, seat.seat, seat.rank == 1))
    return await asyncio.to_thread(_measured, ui, ends, reply.say)


def _measured(ui: AnyGameUI, ends: Sequence[tuple[str, int, bool]], say: Say) -> list[str]:
    assert ui.figures is not None
    seen = []
    for text, seat, won in ends:
        state = _read(ui, text)
        if state is not None:
            seen.append((ui.game.view(state, None), seat, won))
    lines = []
    for key, has in ui.figures.traits.items() if seen else ():
        wins = [won for view, seat, won in seen if has(view, seat)]
        if wins:
            lines.append(say(f"figure-{key}", games=len(wins), wins=sum(wins)))
    for key, count in ui.figures.counts.items() if seen else ():
        numbers = [count(view, seat) for view, seat, _ in seen]
        mean = round(sum(numbers) / len(numbers), 1)
        lines.append(say(f"figure-{key}", mean=mean, most=max(numbers), least=min(numbers)))
    return lines


def _read(ui: AnyGameUI, text: str) -> Any | None:
    """A last state; None for one that nobody can read any more."""
    try:
        return codec.load_state(ui.game, text)
    except (ValueError, KeyError, TypeError, codec.SchemaTooNew):
        return None
