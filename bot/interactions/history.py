"""`/nevsky history`: the games that a person has played to their end, to be looked at again."""

from __future__ import annotations

from bot.channel.components import Button, Control, CustomId, SelectMenu
from bot.interactions.answer import Answer
from bot.storage.records import GameRow, ResultRow, SeatAssignmentRow
from bot.table.table import RequestRejected

ON_A_PAGE = 10

HERE, EVERYWHERE = "here", "all"
"""The codes of whether games of this server are listed, or all of them."""


async def history(reply: Answer) -> None:
    """List the person's latest games in this server."""
    await _list(reply, HERE, 0)


async def turn_page(reply: Answer, press: CustomId) -> None:
    """Show another page of that list, or the list of all servers."""
    if len(press.path) < 1 or press.path[0] not in (HERE, EVERYWHERE):
        raise RequestRejected("old-button")
    await _list(reply, press.path[0], press.ply)


async def _list(reply: Answer, scope: str, page: int) -> None:
    store, server = reply.shard.store, reply.interaction.guild_id
    rows = await store.ended_games_of(
        reply.user_id,
        server if scope == HERE else None,
        offset=min(page, 1_000_000) * ON_A_PAGE,
        limit=ON_A_PAGE + 1,
    )
    shown = [row for row in rows[:ON_A_PAGE] if row.name in reply.bot.uis]
    lines, options = (
        [reply.translate("history-title", here=int(scope == HERE))],
        list[tuple[str, str]](),
    )
    for row in shown:
        players = _last(await store.seat_assignments(row.id))
        results = await store.results(row.id)
        lines.append(_in_words(reply, row, players, results))
        names = tuple(one.name for one in players)
        label = reply.translate(
            "history-option", number=str(row.id), game=_game(reply, row), names=names
        )
        options.append((label, str(row.id)))
    if not options:
        lines = [reply.translate("history-none", here=int(scope == HERE))]
    buttons: list[Control] = []
    if options:
        press = CustomId("open-replay", 0)
        buttons.append(SelectMenu(reply.translate("menu-history"), press, tuple(options)))
    await reply.tell(
        "\n".join(lines),
        buttons=[*buttons, *_ways(reply, scope, page, more=len(rows) > ON_A_PAGE)],
    )


def _ways(reply: Answer, scope: str, page: int, *, more: bool) -> list[Control]:
    """To newer and older games, and from this server's to all of them or back."""
    found: list[Control] = []
    if page:
        press = CustomId("history", 0, page - 1, (scope, "newer"))
        found.append(Button(reply.translate("button-history-newer"), press))
    if more:
        press = CustomId("history", 0, page + 1, (scope, "older"))
        found.append(Button(reply.translate("button-history-older"), press))
    other = EVERYWHERE if scope == HERE else HERE
    label = reply.translate("button-history-scope", here=int(other == HERE))
    found.append(Button(label, CustomId("history", 0, 0, (other, "scope"))))
    return found


def _game(reply: Answer, row: GameRow) -> str:
    return reply.bot.uis[row.name].title(reply.locale)


def _last(sittings: tuple[SeatAssignmentRow, ...]) -> list[SeatAssignmentRow]:
    """Who sat on each seat at the end."""
    return list({one.seat: one for one in sittings}.values())


def _in_words(
    reply: Answer, row: GameRow, players: list[SeatAssignmentRow], results: tuple[ResultRow, ...]
) -> str:
    own = next((one for one in results if one.user_id == reply.user_id), None)
    seated = any(one.user_id == reply.user_id for one in players)
    ended = "given-up" if not results else "unplaced" if own and own.rank is None else "placed"
    others = tuple(reply.shown(one.name) for one in players if one.user_id != reply.user_id)
    return reply.translate(
        "history-line",
        number=str(row.id),
        game=_game(reply, row),
        when=f"<t:{row.updated}:d>",
        others=len(others),
        names=others,
        ended=ended if own or (seated and not results) else "left",
        rank=0 if own is None or own.rank is None else own.rank,
        points=own.points if own else 0,
    )
