"""What each button does. Every press is answered in words, whatever its id says."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.channel.components import CustomId, is_stored_integer
from bot.interactions import (
    calling,
    files,
    film,
    history,
    learning,
    leaving,
    lobby,
    looking,
    lookups,
    person_commands,
    profile,
    ranking,
    replacing,
    replay,
    seating,
    turn,
)
from bot.interactions.answer import Answer
from bot.interactions.bot import Interaction
from bot.interactions.chooser import ask_again, choose, pick, turn_page
from bot.interactions.rematch import rematch
from bot.interactions.review import review
from bot.interactions.ways import way_back
from bot.ops.metrics import time_interaction
from bot.table.table import AUTO_PASSING, RequestRejected

Work: TypeAlias = Callable[[Answer, CustomId], Awaitable[None]]


def _plain(work: Callable[[Answer], Awaitable[None]]) -> Work:
    """A verb that needs nothing of the id but the game."""

    async def pressed(reply: Answer, press: CustomId) -> None:
        await work(reply)

    return pressed


def _with_code(work: Callable[[Answer, str], Awaitable[None]]) -> Work:
    """A verb whose id says one more thing."""

    async def pressed(reply: Answer, press: CustomId) -> None:
        if len(press.path) != 1:
            raise RequestRejected("old-button")
        await work(reply, press.path[0])

    return pressed


async def _do(reply: Answer, press: CustomId) -> None:
    if not press.path:
        raise RequestRejected("old-button")
    await choose(reply, press.path, press.ply)


async def _pick(reply: Answer, press: CustomId) -> None:
    if len(press.path) < 1 or not reply.values:
        raise RequestRejected("old-button")
    await pick(reply, press)


async def _page(reply: Answer, press: CustomId) -> None:
    if len(press.path) < 1:
        raise RequestRejected("old-button")
    await turn_page(reply, press)


async def _log(reply: Answer, press: CustomId) -> None:
    shown = reply.values or press.path
    await looking.log(reply, shown[0] if shown else None)


async def _rest(reply: Answer, press: CustomId) -> None:
    await turn.sit_out(reply, AUTO_PASSING, press.ply)


async def _back(reply: Answer, press: CustomId) -> None:
    await turn.sit_out(reply, None)


async def _undo(reply: Answer, press: CustomId) -> None:
    await turn.undo_last(reply, press.ply)


async def _rematch(reply: Answer, press: CustomId) -> None:
    await rematch(reply, press.game_id)


async def _continue(reply: Answer, press: CustomId) -> None:
    await person_commands.continue_here(reply, press.game_id)


async def _end_unreadable(reply: Answer, press: CustomId) -> None:
    await leaving.end_unreadable(reply, press.game_id)


async def _open_replay(reply: Answer, press: CustomId) -> None:
    if not reply.values or not is_stored_integer(reply.values[0]):
        raise RequestRejected("old-button")
    await replay.begin(reply, int(reply.values[0]))


async def _seat_ai(reply: Answer, press: CustomId) -> None:
    if len(press.path) != 2:
        raise RequestRejected("old-button")
    await replacing.seat_ai_for(reply, *press.path)


async def _seat_person(reply: Answer, press: CustomId) -> None:
    if len(press.path) != 1 or len(reply.people) != 1:
        raise RequestRejected("old-button")
    await replacing.seat_person(reply, press.path[0], reply.people[0])


async def _board(reply: Answer) -> None:
    await looking.board(reply, as_text=False)


LOOKED_AT: dict[str, Work] = {
    "hint": _plain(turn.hint),
    "board": _plain(_board),
    "standings": _plain(looking.standings),
    "course": _plain(looking.course),
    "log": _log,
    "tableaux": looking.tableaux,
    "rules": lookups.rules,
    "cards": lookups.cards,
    "card": lookups.card,
    "more": _plain(leaving.more),
    "away": _plain(replacing.ask_who_is_away),
    "replace": _with_code(replacing.ask_for_newcomer),
}
"""Verbs at a table that only show something, and lead back to where they are offered."""

AT_TABLE: dict[str, Work] = {
    **LOOKED_AT,
    "join": _plain(seating.join),
    "leave": _plain(seating.leave_lobby),
    "ask-leave": _plain(leaving.ask_to_leave),
    "leave-game": leaving.leave_game,
    "start": _plain(seating.start),
    "ask-end": _plain(leaving.ask_to_end),
    "end": _plain(leaving.end),
    "invite": _plain(calling.ask_whom),
    "call": _plain(calling.call),
    "hand": _plain(looking.hand),
    "look": _plain(looking.home),
    "cancel": _plain(looking.cancel),
    "seat-ai": _seat_ai,
    "seat-person": _seat_person,
    "settings": _plain(lobby.show_settings),
    "ai": _plain(lobby.ask_level),
    "add-ai": _with_code(lobby.add_ai),
    "drop-ai": lobby.drop_ai,
    "set": _with_code(lobby.choose_setting),
    "do": _do,
    "ask": ask_again,
    "pick": _pick,
    "page": _page,
    "rest": _rest,
    "back": _back,
    "undo": _undo,
}
"""Verbs for the game that is open in the channel."""

ANYWHERE: dict[str, Work] = {
    "play": _with_code(person_commands.play_here),
    "rematch": _rematch,
    "review": review,
    "replay": replay.replay,
    "charted": replay.course,
    "open-replay": _open_replay,
    "history": history.turn_page,
    "film": film.film,
    "export": files.export,
    "own-data": _plain(files.save_own_data),
    "continue": _continue,
    "end-unreadable": _end_unreadable,
    "learn": _with_code(learning.learn),
    "lesson": learning.pressed,
    "mine": _with_code(person_commands.choose_setting),
    "profile": profile.other_game,
    "ranking": ranking.turn,
    "season": ranking.begin_season,
    "forget": _with_code(person_commands.forget),
}
"""Verbs that need no open game."""


async def answer_press(interaction: Interaction) -> None:
    """Do what a button says, if it belongs to the game that is open in its channel."""
    reply = Answer(interaction)
    with time_interaction("component"), reply.shard.in_flight.track():
        await _answer(reply)


async def _answer(reply: Answer) -> None:
    try:
        await reply.acknowledge()
        await reply.know_reader()
        press = CustomId.parse(reply.custom_id)
        if press is None:
            raise RequestRejected("old-button")
        work = ANYWHERE.get(press.verb) or await _at_table(reply, press)
        await work(reply, press)
    except Exception as error:
        await reply.tell_fault(error)


async def _at_table(reply: Answer, press: CustomId) -> Work:
    """What a verb does at the open table of the channel, if it is the button's own."""
    try:
        table = await reply.table()
    except RequestRejected:
        await _know_game(reply, press.game_id)
        raise
    work = AT_TABLE.get(press.verb)
    if work is None or table.row.id != press.game_id:
        raise RequestRejected("old-button")
    if press.verb in LOOKED_AT:
        reply.way_back = way_back(table.row, reply.translate)
    return work


async def _know_game(reply: Answer, game_id: int) -> None:
    """Find out which game an old button was of, so that the answer names its commands."""
    row = await reply.shard.store.game(game_id)
    if row is not None and row.name in reply.bot.uis:
        reply.about(reply.bot.uis[row.name])
