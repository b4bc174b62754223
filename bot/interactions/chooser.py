"""The private panel of legal moves: narrows them choice by choice until one is left.

Slash commands, buttons and menus come here alike, so that all do the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.channel.components import Button, Control, CustomId
from bot.game_ui import AnyGameUI, ChoicePath
from bot.interactions.answer import Answer
from bot.interactions.choices import WHOLE, Choices, choices_at, in_order, narrow
from bot.interactions.question import question
from bot.interactions.ways import way_home
from bot.table.table import AUTO_PASSING, MoveResult, RequestRejected, Table


async def choose(
    reply: Answer,
    path: ChoicePath,
    seen: int | None,
    *,
    intent: str | None = None,
    page: int = 0,
    only_ask: bool = False,
) -> None:
    """Make the move that the path names, or ask for what it leaves open.

    `samples` is the ply at which the person saw the choice. Who goes back to an earlier question
    makes no move by it, even if there is but one choice by now: `only_ask`.
    """
    async with reply.changing() as table:
        ui = reply.game
        seat = table.require_seat(reply.user_id)
        legal = table.legal_actions(reply.user_id)
        choices = narrow(ui, legal, path)
        if only_ask and choices.actions:
            path, choices = (), choices_at(ui, legal, ())
        actions = await _chosen(reply, table, choices, path, seen)
        if actions:
            fresh = None if await _is_shown_now(reply, table, seen) else seen
            done = await table.submit(
                reply.user_id, actions, fresh, reply.interaction.id, intent=intent
            )
        view = table.game.view(table.state, seat)
        news = () if actions else await _news(reply, table)
    if not actions:
        content, controls = question(reply, table, view, choices, page)
        await reply.tell("\n".join((*news, content)), buttons=controls)
        return
    text, controls = _confirmation(reply, table, done, view)
    if reply.shard.channel_updater.is_failing(table):
        text = f"{text}\n{reply.translate('channel-behind')}"
    await reply.tell(text, buttons=controls)


async def _chosen(
    reply: Answer, table: Table, choices: Choices, path: ChoicePath, seen: int | None
) -> tuple[Any, ...]:
    """The actions that a person's choice means; none where it leaves something open.

    Refuses who is not to decide, what is no choice, and what he saw too long ago.
    """
    ui, seat = reply.game, table.require_seat(reply.user_id)
    actions = choices.actions
    if not actions and not choices.next:
        named = ui.panels.action(path)
        actions = () if named is None else (named,)
    fresh = seen is None or (
        seat in table.acting_seats and table.question_ply(seat) <= seen <= table.row.ply
    )
    if not fresh and (seat in table.acting_seats or seen != table.row.ply):
        await _check_stale(reply, table, ui.panels.action(path), actions, seen)
    if seat not in table.acting_seats:
        raise not_to_act(table, seat)
    if not actions and not choices.next:
        raise _nothing_to_choose(ui, table, seat, path)
    return actions


def _nothing_to_choose(ui: AnyGameUI, table: Table, seat: int, path: ChoicePath) -> Exception:
    """Why no legal action begins with a path: the rules' own reason where they have one."""
    if not path:
        return RequestRejected("old-button")
    view = table.game.view(table.state, seat)
    attempted = ui.panels.illegal_attempt(path[0], view) if len(path) == WHOLE else None
    if attempted is None:
        return RequestRejected(ui.panels.nothing_reason(path, view))
    return table.game.rejection(table.state, seat, attempted)


async def _check_stale(
    reply: Answer, table: Table, named: Any, actions: tuple[Any, ...], seen: int | None
) -> None:
    """Refuse a move that was seen too long ago. Only to ask what is to be chosen does no harm."""
    assert seen is not None
    seat = table.require_seat(reply.user_id)
    if await table.was_already_submitted(reply.user_id, named, seen):
        raise RequestRejected("seen")
    if table.has_decided(seat):
        raise not_to_act(table, seat)
    if seat not in table.acting_seats or (actions and not await _is_shown_now(reply, table, seen)):
        raise RequestRejected("stale")


async def _is_shown_now(reply: Answer, table: Table, seen: int | None) -> bool:
    """Whether what was pressed stands below the turn's message as it is now.

    Its buttons stay good when their person has done since what nobody else could see: there is
    no later message.
    """
    if seen is None or reply.message_id is None:
        return False
    return reply.message_id == table.row.turn_message_id and await table.is_quiet_since(seen)


def not_to_act(table: Table, seat: int) -> RequestRejected:
    """Why a person has nothing to decide now: it is others' turn, or he has decided already."""
    names = tuple(table.seats[other].name for other in table.acting_seats)
    reason = "you-have-decided" if table.has_decided(seat) else "not-your-turn"
    return RequestRejected(reason, name=names, number=len(names))


async def _news(reply: Answer, table: Table) -> list[str]:
    """What the person learned alone since he was last told, in words; told from now on."""
    seat = table.require_seat(reply.user_id)
    events = await table.unread_private_events(seat)
    if events:
        await table.mark_informed(seat)
    return _in_words(reply, table, events)


def _in_words(reply: Answer, table: Table, events: Sequence[Any]) -> list[str]:
    names = [reply.shown(name) for name in table.snapshot.names]
    told = (
        reply.game.narration.narrate_for_observer(event, names, reply.translate) for event in events
    )
    return [sentence for sentence in told if sentence]


async def learned_news(reply: Answer) -> list[str]:
    """What the person learned alone since he was last told, in words; told from now on."""
    async with reply.changing() as table:
        return await _news(reply, table)


def _confirmation(
    reply: Answer, table: Table, done: MoveResult, view: Any
) -> tuple[str, list[Control]]:
    """What the person did, in words only he reads, and what he is asked next."""
    lines = [
        *_in_words(reply, table, done.private_events),
        *_done_in_words(reply, table, done, view),
    ]
    if table.seats[done.seat].intent == AUTO_PASSING:
        lines.append(reply.translate("sits-out", command=reply.command))
    below = _afterwards(reply, table, done)
    if done.seat not in table.acting_seats:
        if table.row.status == "running":
            below.append(way_home(reply.game, table.row, reply.translate))
        return "\n".join(filter(None, lines)), below
    choices = narrow(reply.game, table.legal_actions(reply.user_id), ())
    content, controls = question(reply, table, view, choices, 0)
    lines.append(content)
    return "\n".join(filter(None, lines)), [*controls, *below]


def _done_in_words(reply: Answer, table: Table, done: MoveResult, view: Any) -> list[str]:
    """What the person's move did, and below it what it let him alone learn.

    Of several things done at once only what the question after them does not name anyhow.
    """
    recounts, asked = reply.game.narration.is_repeated_in_prompt, done.seat in table.acting_seats
    again = [event for event in done.events if asked and recounts(event, view)]
    did, learned = [], []
    for event in done.events:
        if len(again) > 1 and event in again:
            continue
        sentence = reply.game.narration.narrate_for_actor(event, reply.translate)
        if sentence:
            did.append(sentence)
        elif table.game.redact(event, None) != event:
            learned.append(event)
    return [" ".join(did), *_in_words(reply, table, learned)]


def _afterwards(reply: Answer, table: Table, done: MoveResult) -> list[Control]:
    """What a person may do about the move he just made: take it back, or pass on."""
    row = table.row
    if row.status != "running" or done.phase_ended or done.revealed:
        return []
    undo = CustomId("undo", row.id, done.ply)
    buttons: list[Control] = [Button(reply.translate("button-undo"), undo)]
    if done.was_pass:
        sits_out = table.seats[done.seat].intent == AUTO_PASSING
        verb, key = ("back", "button-back") if sits_out else ("rest", "button-rest")
        buttons.append(Button(reply.translate(key), CustomId(verb, row.id, done.ply)))
    return buttons


async def pick(reply: Answer, press: CustomId) -> None:
    """Choose what was picked in a menu."""
    _, *path = press.path
    async with reply.changing() as table:
        legal = table.legal_actions(reply.user_id)
        choices = narrow(reply.game, legal, tuple(path)) if legal else None
    codes = reply.values if choices is None else in_order(reply.game, choices, reply.values)
    await choose(reply, (*path, *codes), press.ply)


async def turn_page(reply: Answer, press: CustomId) -> None:
    """Show other choices of the same question."""
    number, *path = press.path
    await choose(reply, tuple(path), press.ply, page=int(number) if number.isdecimal() else 0)


async def ask_next(reply: Answer, words: str) -> None:
    """Say this, and ask the person at once what he is to decide, if that is his to do now."""
    async with reply.changing() as table:
        seat = table.seat_of(reply.user_id)
        view = None if seat is None else table.game.view(table.state, seat)
        legal = table.legal_actions(reply.user_id)
    if not legal:
        await reply.tell(words, buttons=(way_home(reply.game, table.row, reply.translate),))
        return
    content, controls = question(reply, table, view, narrow(reply.game, legal, ()), 0)
    await reply.tell(f"{words}\n{content}", buttons=controls)


async def ask_again(reply: Answer, press: CustomId) -> None:
    """Go back to an earlier question of the same move."""
    await choose(reply, press.path, press.ply, only_ask=True)
