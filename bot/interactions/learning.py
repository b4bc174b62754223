"""Guided games: one person against an Easy AI in private, with each thing explained as it comes.

The table is stored as any other is, at a place of its own beside all channels. Each press is
answered with the table as it then stands, so that a game lasts longer than any answer.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from bot.channel.components import Button, CustomId
from bot.game_ui import ICONS_TOPIC, AnyGameUI
from bot.interactions.answer import Answer
from bot.interactions.choices import choices_at, narrow
from bot.interactions.lesson_panel import Panel, ask, learned, leave_or_stay, turn, waiting
from bot.interactions.refusals import refusal
from bot.interactions.rules import rule_page
from bot.interactions.seating import own_row
from bot.storage.contract import LeaseLost, StoreError
from bot.storage.records import GameRef, SeatRow, private_channel_id
from bot.table.table import RequestRejected, Table
from bot.table.tutorial import TUTORIAL_SETTINGS
from bot.table.undo import undo
from bot.table.unreadable import UnreadableGame
from engine.ai.registry import has_agents
from engine.core import IllegalAction
from render.picture import Picture

log = logging.getLogger(__name__)

OPPONENT = "easy"


def teachable(reply: Answer) -> dict[str, AnyGameUI]:
    """The games that can be learned, by the engine's name: those with lessons and an AI."""
    return {name: ui for name, ui in reply.bot.uis.items() if is_taught(ui)}


def is_taught(ui: AnyGameUI) -> bool:
    """Whether there are guided games of this one."""
    return ui.tutorial is not None and has_agents(ui.name)


async def learn(reply: Answer, name: str | None) -> None:
    """Go on with the person's guided game, or begin one."""
    reply.turn_private()
    taught = teachable(reply)
    if name is not None and name not in taught:
        raise RequestRejected("not-taught")
    table = await _under_way(reply)
    if table is None:
        await _begin(reply, taught, name)
    elif name is None or name == table.game.name:
        await _show(reply)
    else:
        await _ask_which(reply, table, taught[name])


async def _under_way(reply: Answer) -> Table | None:
    """The person's open guided game. One that cannot be read any more is given up."""
    try:
        return await reply.table()
    except UnreadableGame as game:
        place = GameRef(game.snapshot.row.id, reply.place)
        await reply.shard.tables.abandon_unreadable(
            place, reply.user_id, False, reply.interaction.id
        )
    except RequestRejected as refused:
        if refused.reason != "no-game":
            raise
    return None


async def _begin(reply: Answer, taught: dict[str, AnyGameUI], name: str | None) -> None:
    """Begin a guided game; ask which, where several can be learned."""
    names = list(taught) if name is None else [name]
    if len(names) == 1:
        await _open(reply, taught[names[0]])
        await _show(reply)
        return
    locale = reply.interaction.locale.value
    buttons = [_new(taught[one], taught[one].title(locale)) for one in names]
    await reply.tell(reply.translate("ask-lesson"), buttons=buttons)


def _new(ui: AnyGameUI, label: str) -> Button:
    return Button(label, CustomId("learn", 0, 0, (ui.name,)))


async def _ask_which(reply: Answer, table: Table, wanted: AnyGameUI) -> None:
    """Another guided game is under way: ask whether it is to go on."""
    title = reply.game.title(reply.interaction.locale.value)
    other = wanted.title(reply.interaction.locale.value)
    press = CustomId("lesson", table.row.id, table.row.ply, ("new", wanted.name))
    go_on = CustomId("lesson", table.row.id, table.row.ply, ("show",))
    buttons = (
        Button(reply.translate("button-lesson-on", game=title), go_on),
        Button(reply.translate("button-lesson-instead", game=other), press),
    )
    await reply.tell(reply.translate("ask-lesson-instead", game=title), buttons=buttons)


async def _open(reply: Answer, ui: AnyGameUI) -> None:
    """Make the table, with an AI across from the person. It is begun when it is shown."""
    reply.about(ui)
    rival = SeatRow(seat=1, name=_rival_name(reply), ai=OPPONENT)
    try:
        await reply.shard.tables.open_lobby(
            ui.game,
            {},
            channel_id=private_channel_id(reply.user_id),
            guild_id=None,
            seats=(own_row(reply), rival),
            interaction_id=None,
            settings=TUTORIAL_SETTINGS.model_dump_json(),
        )
    except RequestRejected as refused:
        # A second press of the same button.
        if refused.reason != "channel-taken":
            raise


def _rival_name(reply: Answer) -> str:
    """A name for the AI that is not the person's own."""
    own = own_row(reply).name
    return next(name for name in reply.translate("ai-names").split(", ") if name != own)


async def _show(reply: Answer, *, first: Sequence[str] = ()) -> None:
    """Show how the game stands. `first` is said before anything else."""
    async with reply.changing() as table:
        panel = await _standing(reply, table, first=first)
    await _tell(reply, panel)


async def _tell(reply: Answer, panel: Panel) -> None:
    picture = await reply.bot.pictures.draw(panel.picture_key, panel.paint)
    await reply.tell(panel.content, picture=picture, buttons=panel.buttons)


async def _standing(
    reply: Answer, table: Table, *, first: Sequence[str] = (), advised: bool = False
) -> Panel:
    """The table as it stands once the AI has moved, and what its player may do."""
    try:
        if table.row.status == "lobby":
            await table.start(reply.user_id, None)
        await reply.shard.ai_scheduler.play_until_human(table)
        if table.row.status == "over":
            return await learned(reply, table)
        return await turn(reply, table, first=first, advised=advised)
    except (StoreError, LeaseLost) as error:
        log.warning("a guided game is held up: %s", error)
        return waiting(reply, table)


async def pressed(reply: Answer, press: CustomId) -> None:
    """Do what a button of a guided game says, and show the table as it is then."""
    reply.turn_private()
    table = await _under_way(reply)
    if table is None or table.row.id != press.game_id or not press.path:
        raise RequestRejected("no-lesson")
    what, *path = press.path
    if table.row.status == "lobby":
        what = "show"
    match what:
        case "do":
            await _choose(reply, press.ply, tuple(path))
        case "ask" if path:
            await _ask_again(reply, press.ply, tuple(path))
        case "pick":
            await _choose(reply, press.ply, (*path[1:], *reply.values))
        case "page" if path and path[0].isdecimal():
            await _choose(reply, press.ply, tuple(path[1:]), int(path[0]))
        case "undo":
            await _undo(reply, press.ply)
        case "hint":
            async with reply.changing() as table:
                panel = await _standing(reply, table, advised=True)
            await _tell(reply, panel)
        case "hand" | "rules":
            await _look(reply, what)
        case _:
            await _go(reply, what, path)


async def _go(reply: Answer, what: str, path: Sequence[str]) -> None:
    """What concerns the game as a whole: leave it, begin another, or just see it."""
    if what == "stop":
        async with reply.changing() as table:
            panel = leave_or_stay(reply, table)
        await reply.tell(panel.content, buttons=panel.buttons)
    elif what == "new" and (not path or path[0] not in teachable(reply)):
        raise RequestRejected("not-taught")
    elif what in ("end", "new"):
        async with reply.changing() as table:
            await table.abandon(reply.user_id, False, reply.interaction.id)
        if what == "end":
            again = (_new(reply.game, reply.translate("button-lesson-again")),)
            await reply.tell(reply.translate("lesson-ended"), buttons=again)
        else:
            await learn(reply, path[0])
    else:
        await _show(reply)


async def _look(reply: Answer, what: str) -> None:
    """The own hand, or what the signs in the picture mean, with a way back to the table."""
    table = await reply.table()
    row = table.row
    back = Button(
        reply.translate("button-lesson-back"), CustomId("lesson", row.id, row.ply, ("show",))
    )
    words, picture = await (
        _hand(reply, table) if what == "hand" else rule_page(reply, ICONS_TOPIC)
    )
    await reply.tell(words, picture=picture, buttons=(back,))


async def _hand(reply: Answer, table: Table) -> tuple[str, Picture | None]:
    hand, snapshot = reply.game.hand, table.snapshot
    if hand is None:
        raise RequestRejected("old-button")
    paint, seat = hand.paint, table.require_seat(reply.user_id)
    view = table.game.view(snapshot.state, seat)
    key = ("hand", snapshot.row.id, snapshot.row.ply, seat, reply.interaction.locale)
    picture = await reply.bot.pictures.draw(
        key, lambda: paint(view, snapshot.names, reply.translate)
    )
    return hand.describe(view, reply.translate), picture


async def _undo(reply: Answer, ply: int) -> None:
    async with reply.changing() as table:
        try:
            await undo(table, reply.shard.store, reply.user_id, ply, reply.interaction.id)
            first = reply.translate("undone")
        except RequestRejected as refused:
            first = refusal(reply, f"refused-{refused.reason}", refused.params)
        panel = await _standing(reply, table, first=(first,))
    await _tell(reply, panel)


async def _choose(reply: Answer, seen: int, path: tuple[str, ...], page: int = 0) -> None:
    """Make the move that a path names, or ask for what it leaves open.

    What was seen too long ago moves nothing: then the table is shown as it is now.
    """
    async with reply.changing() as table:
        legal = table.legal_actions(reply.user_id)
        choices = narrow(reply.game, legal, path)
        is_fresh = bool(legal) and seen == table.row.ply
        if is_fresh and not choices.actions and choices.next:
            panel = ask(reply, table, choices, page)
        else:
            first = await _submit(reply, table, choices.actions, seen) if is_fresh else ()
            panel = await _standing(reply, table, first=first)
    await _tell(reply, panel)


async def _ask_again(reply: Answer, seen: int, path: tuple[str, ...]) -> None:
    """Go back to an earlier question of the same move. That makes none, whatever is left."""
    async with reply.changing() as table:
        choices = choices_at(reply.game, table.legal_actions(reply.user_id), path)
        is_fresh = bool(choices.next) and seen == table.row.ply
        panel = ask(reply, table, choices, 0) if is_fresh else await _standing(reply, table)
    await _tell(reply, panel)


async def _submit(reply: Answer, table: Table, actions: Sequence[Any], seen: int) -> Sequence[str]:
    """Carry out a move. Gives what there is to say of it first: why it was not possible."""
    if not actions:
        return ()
    try:
        await table.submit(reply.user_id, actions, seen, reply.interaction.id)
    except IllegalAction as illegal:
        return (refusal(reply, f"illegal-{illegal.reason}", illegal.params),)
    except RequestRejected as refused:
        if refused.reason not in ("stale", "seen"):
            raise
    return ()
