"""The message with which the channel of a thread shows how the thread's game stands."""

from __future__ import annotations

from bot.game_ui import AnyGameUI
from bot.i18n.texts import escape_name
from bot.storage.records import GameRow
from bot.table.snapshot import TableSnapshot
from render.translation import Translate

_CHANNELS_URL = "https://discord.com/channels/"


def parent_message(ui: AnyGameUI, snapshot: TableSnapshot, translate: Translate, since: int) -> str:
    """A link to the thread, who is on turn since when (in Unix seconds), and the score.

    All of it is public, and mentions nobody. Nor is the thread mentioned: Discord would show its
    name, which names the game again.
    """
    url = _thread_url(snapshot.row)
    lines = [translate("parent-title", title=translate("game-title"), url=url)]
    names = tuple(escape_name(name) for name in snapshot.names)
    match snapshot.row.status:
        case "lobby":
            lines.append(translate("parent-lobby", free=snapshot.free_seats, names=names))
        case "running":
            acting = tuple(names[seat] for seat in snapshot.acting_seats)
            lines.append(translate("parent-turn", names=acting, since=f"<t:{since}:f>"))
        case "over":
            result = snapshot.game.result(snapshot.state)
            winners = () if result is None else tuple(names[seat] for seat in result.winners)
            lines.append(translate("parent-over", names=winners, number=len(winners)))
        case "abandoned":
            begun = snapshot.state is not None
            lines.append(translate("game-abandoned" if begun else "lobby-abandoned"))
    return "\n".join((*lines, *_score_lines(ui, snapshot, names, translate)))


def _thread_url(row: GameRow) -> str:
    return f"{_CHANNELS_URL}{row.guild_id}/{row.channel_id}"


def is_about(content: str, row: GameRow) -> bool:
    """Whether a message in the channel of a game's thread is the one about this game."""
    # Earlier versions mentioned the thread.
    return f"({_thread_url(row)})" in content or f"<#{row.channel_id}>" in content


def has_link(content: str) -> bool:
    """Whether a message about a game in a thread links to the thread already."""
    return _CHANNELS_URL in content or "<#" in content


def _score_lines(
    ui: AnyGameUI, snapshot: TableSnapshot, names: tuple[str, ...], translate: Translate
) -> list[str]:
    """A line with the points of each seat, once the game has begun."""
    if snapshot.state is None:
        return []
    result = snapshot.game.result(snapshot.state)
    if result is not None:
        points = result.points
    elif ui.scores is not None:
        points = tuple(ui.scores(snapshot.game.view(snapshot.state, None)))
    else:
        return []
    return [
        " · ".join(
            translate("parent-score", name=name, points=each)
            for name, each in zip(names, points, strict=True)
        )
    ]
