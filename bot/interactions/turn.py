"""What people do at their turn beside the moves: hints, undo, passing on."""

from __future__ import annotations

from bot.channel.components import Button, CustomId
from bot.interactions.answer import Answer
from bot.interactions.chooser import ask_next, choose, not_to_act
from bot.interactions.hints import hint_in_words
from bot.interactions.levels import check_has_ais
from bot.interactions.ways import moves, way_home
from bot.table.table import AUTO_PASSING, RequestRejected
from bot.table.undo import undo


async def hint(reply: Answer) -> None:
    """Tell the person in private what a strong player would do, why, and what else there is."""
    table = await reply.table()
    check_has_ais(table)
    seat = table.require_seat(reply.user_id)
    if not table.settings.hints:
        raise RequestRejected("hints-off")
    if seat not in table.acting_seats:
        raise not_to_act(table, seat)
    ui = reply.game
    if ui.hints is None:
        raise RequestRejected("no-hints-here")
    view, legal = table.game.view(table.state, seat), table.legal_actions(reply.user_id)
    question = reply.shard.ai_scheduler.make_request(table, seat, hint=True)
    estimates = await reply.bot.workers.evaluate_actions(reply.user_id, question)
    await reply.tell(
        hint_in_words(ui.hints, estimates, view, reply.translate),
        buttons=moves(ui, view, legal, table.row, reply.translate),
    )


async def undo_last(reply: Answer, ply: int | None) -> None:
    """Take the person's last action back; a button names the ply that it made."""
    async with reply.changing() as table:
        await undo(table, reply.shard.store, reply.user_id, ply, reply.interaction.id)
    await ask_next(reply, reply.translate("undone"))


async def sit_out(reply: Answer, intent: str | None, ply: int | None = None) -> None:
    """Pass for the person until the phase ends, or no longer.

    `announced_ply` is when a button was shown: it is about that phase, and no later one.
    """
    async with reply.changing() as table:
        if ply is not None and await table.phase_ended_since(ply):
            raise RequestRejected("stale")
        await table.set_auto_pass(reply.user_id, intent)
        goes_on = any(row.user_id == reply.user_id and row.intent for row in table.seats)
    if intent is None:
        await ask_next(reply, reply.translate("sits-out-no-more"))
        return
    button = Button(reply.translate("button-back"), CustomId("back", table.row.id))
    home = way_home(reply.game, table.row, reply.translate)
    # His pass may have ended the phase: then there is nothing to take back.
    buttons = (button, home) if goes_on else (home,)
    await reply.tell(reply.translate("sits-out", command=reply.command), buttons=buttons)


async def pass_turn(reply: Answer, rest_of_phase: bool | None) -> None:
    """Pass now; with `rest_of_phase` also whenever the turn comes back, until taken back.

    For games in which one may pass.
    """
    table = await reply.table()
    seat = table.require_seat(reply.user_id)
    on_turn = seat in table.acting_seats
    if rest_of_phase is None or (on_turn and rest_of_phase):
        path = reply.game.panels.path(table.game.pass_action)
        await choose(reply, path, None, intent=AUTO_PASSING if rest_of_phase else None)
        return
    if not rest_of_phase and table.seats[seat].intent is None:
        raise RequestRejected("not-sitting-out")
    await sit_out(reply, AUTO_PASSING if rest_of_phase else None)
