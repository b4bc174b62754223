"""What people ask of a table: lobby, hand, board, undo, seats. Commands and buttons come here."""

from __future__ import annotations

import json
from collections.abc import Callable

import discord

from bot.channel.buttons import Button, Press
from bot.channel.messages import Telling
from bot.interactions.answer import Answer
from bot.interactions.bot import Interaction
from bot.interactions.chooser import choose, not_to_act, with_news
from bot.interactions.lobby import ai_name
from bot.store.records import GamePlace, SeatRow
from bot.table.seats import check_may_leave, check_may_replace, former_seat, give_seat
from bot.table.table import SITS_OUT, Refused, Table
from bot.table.undo import undo
from bot.table.unreadable import Unreadable
from bot.texts import clean_name, shown_name
from engine.core import Seat
from render.picture import Picture

ALTERNATIVES = 2
"""Other actions that a hint names."""

STAND_IN = "medium"
"""The level of an AI that plays for somebody who has left."""

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
"""The permissions a table needs in its channel, by discord.py's names."""


def check_permissions(interaction: Interaction) -> None:
    """Refuse to open a table where the bot could not show it, and name what is missing."""
    granted = interaction.app_permissions
    needed = list(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    missing = [name for name in needed if not getattr(granted, name)]
    if missing:
        raise Refused("missing-permissions", permission=tuple(missing))


def own_row(reply: Answer) -> SeatRow:
    """The first seat of a new table, for who opens it."""
    name = clean_name(reply.interaction.user.display_name)
    return SeatRow(seat=0, name=name, user_id=reply.user_id)


async def join(reply: Answer) -> None:
    """Give the person a seat, or the one back that somebody else was put on."""
    name = clean_name(reply.interaction.user.display_name)
    async with reply.changing() as table:
        if table.row.status == "running":
            await _come_back(reply, table, name)
        else:
            await table.join(reply.user_id, name, reply.interaction.id)
    await reply.tell(reply.say("joined"))


async def _come_back(reply: Answer, table: Table, name: str) -> None:
    seat = await former_seat(table, reply.shard.store, reply.user_id)
    if table.seat_of(reply.user_id) is not None or seat is None:
        raise Refused("already-started")
    if table.seats[seat].user_id is not None:
        raise Refused("seat-taken", name=table.seats[seat].name)
    newcomer = SeatRow(seat=seat, name=name, user_id=reply.user_id)
    await give_seat(
        table, seat, newcomer, user_id=reply.user_id, interaction_id=reply.interaction.id
    )


async def replace_player(
    reply: Answer, away: str, newcomer: discord.User | discord.Member | None
) -> None:
    """Put somebody else, or an AI, on the seat of a person who has been away for long.

    `away` is a suggestion (the person's id) or a name typed by hand.
    """
    if newcomer is not None and newcomer.bot:
        raise Refused("bot-cannot-play")
    if not isinstance(newcomer, discord.Member | None):
        raise Refused("not-in-server")
    async with reply.changing() as table:
        if table.row.status != "running":
            raise Refused("not-started")
        seat = next((row.seat for row in table.seats if away in _called(row)), None)
        if seat is None:
            raise Refused("no-such-player")
        await check_may_replace(
            table,
            reply.shard.store,
            seat,
            reply.user_id,
            may_manage=may_manage(reply.interaction),
            clock=reply.bot.clock,
        )
        if newcomer is None:
            await _seat_ai(reply, table, seat)
        else:
            name = clean_name(newcomer.display_name)
            row = SeatRow(seat=seat, name=name, user_id=newcomer.id)
            await give_seat(
                table, seat, row, user_id=reply.user_id, interaction_id=reply.interaction.id
            )
    await reply.tell(reply.say("replaced"))


def _called(row: SeatRow) -> tuple[str, ...]:
    """The words that mean the person on a seat; none for an AI."""
    return () if row.user_id is None else (str(row.user_id), row.name)


async def people_at_table(interaction: Interaction) -> dict[str, str]:
    """The names of the people at the channel's table, by the ids that stand for them."""
    try:
        reply = Answer(interaction)
        table = await reply.table_at_hand()
    except Refused:
        return {}
    return {str(row.user_id): row.name for row in table.seats if row.user_id is not None}


async def hint(reply: Answer) -> None:
    """Tell the person in private what a Hard player would do, why, and what else there is."""
    table = await reply.table()
    seat = table.own_seat(reply.user_id)
    if not table.settings.hints:
        raise Refused("hints-off")
    if seat not in table.acting:
        raise not_to_act(table, seat)
    ui = reply.game
    if ui.advice is None:
        raise Refused("no-hints-here")
    advice = ui.advice
    view = table.game.view(table.state, seat)
    question = reply.shard.ai_turns.question(table, seat, advice=True)
    try:
        best, *others = await reply.bot.workers.think(question)
    except TimeoutError as failure:
        raise Refused("no-hint") from failure
    lines = [
        reply.say("hint-best", what=advice.describe(best.action, view, reply.say)),
        advice.reason(best.action, view, reply.say),
        *(
            reply.say(
                "hint-other",
                what=advice.describe(other.action, view, reply.say),
                points=max(round(other.points_lost), 0),
            )
            for other in others[:ALTERNATIVES]
        ),
    ]
    await reply.tell("\n".join(lines))


async def undo_last(reply: Answer, ply: int | None) -> None:
    """Take the person's last action back; a button names the ply that it made."""
    async with reply.changing() as table:
        await undo(table, reply.shard.store, reply.user_id, ply, reply.interaction.id)
    await reply.tell(reply.say("undone"))


async def sit_out(reply: Answer, intent: str | None, ply: int | None = None) -> None:
    """Pass for the person until the phase ends, or no longer.

    `ply` is when a button was shown: it is about that phase, and no later one.
    """
    async with reply.changing() as table:
        if ply is not None and await table.phase_ended_since(ply):
            raise Refused("stale")
        await table.sit_out(reply.user_id, intent)
        goes_on = any(row.user_id == reply.user_id and row.intent for row in table.seats)
    if intent is None:
        await reply.tell(reply.say("sits-out-no-more"))
        return
    button = Button(reply.say("button-back"), Press("back", table.row.id))
    # His pass may have ended the phase: then there is nothing to take back.
    buttons = (button,) if goes_on else ()
    await reply.tell(reply.say("sits-out", command=reply.command), buttons=buttons)


async def pass_turn(reply: Answer, rest_of_phase: bool | None) -> None:
    """Pass now; with `rest_of_phase` also whenever the turn comes back, until taken back.

    For games in which one may pass.
    """
    table = await reply.table()
    seat = table.own_seat(reply.user_id)
    on_turn = seat in table.acting
    if rest_of_phase is None or (on_turn and rest_of_phase):
        path = reply.game.panels.path(table.game.idle_action)
        await choose(reply, path, None, intent=SITS_OUT if rest_of_phase else None)
        return
    if not rest_of_phase and table.seats[seat].intent is None:
        raise Refused("not-sitting-out")
    await sit_out(reply, SITS_OUT if rest_of_phase else None)


async def log(reply: Answer) -> None:
    """Tell the person in private what happened lately."""
    table = await reply.table()
    moves = await reply.shard.store.moves(table.row.id, 0)
    telling = Telling(reply.game, table.moment, reply.interaction.locale.value)
    seat = table.seat_of(reply.user_id)
    words = telling.log(moves, seat) or reply.say("log-empty")
    await reply.tell(words)


async def rematch(reply: Answer, game_id: int) -> None:
    """Open a new lobby with those who sat at an ended game; who asks for it is the host."""
    store = reply.shard.store
    row = await store.game(game_id)
    if row is None or row.status != "over":
        raise Refused("old-button")
    sat = await store.seats(game_id)
    own = [seat for seat in sat if seat.user_id == reply.user_id]
    if not own:
        # Whoever did not play can do no more here than in any channel.
        taken = await store.open_game(reply.channel_id) is not None
        raise Refused("channel-taken" if taken else "no-game")
    check_permissions(reply.interaction)
    others = [seat for seat in sat if seat.user_id != reply.user_id]
    # Whose data was deleted is neither a person any more nor an AI.
    seated = own + [seat for seat in others if seat.user_id is not None or seat.ai is not None]
    ui = reply.bot.uis[row.name]
    reply.about(ui)
    await reply.shard.tables.open(
        ui.game,
        json.loads(row.options),
        channel_id=reply.channel_id,
        guild_id=reply.interaction.guild_id,
        seats=[
            SeatRow(seat=place, name=seat.name, user_id=seat.user_id, ai=seat.ai)
            for place, seat in enumerate(seated)
        ],
        settings=row.settings,
        interaction_id=reply.interaction.id,
    )
    await reply.tell(reply.say("opened", command=ui.command))


async def leave(reply: Answer) -> None:
    """Free the person's seat in the lobby."""
    async with reply.changing() as table:
        await table.leave(reply.user_id, reply.interaction.id)
    await reply.tell(reply.say("left"))


async def ask_to_leave(reply: Answer) -> None:
    """Ask who wants to leave a running game whether he means it. From a lobby he just goes."""
    table = await reply.table()
    if table.row.status != "running":
        await leave(reply)
        return
    check_may_leave(table, reply.user_id)
    button = Button(
        reply.say("button-leave-game"),
        Press("leave-game", table.row.id),
        discord.ButtonStyle.danger,
    )
    await reply.tell(reply.say("ask-leave"), buttons=(button,))


async def leave_game(reply: Answer) -> None:
    """Leave a running game to an AI."""
    async with reply.changing() as table:
        await _seat_ai(reply, table, check_may_leave(table, reply.user_id))
    await reply.tell(reply.say("left-running", command=reply.command))


async def leave_lobby(reply: Answer) -> None:
    """Free a seat in the lobby: its button, pressed late, must not give a running game away."""
    async with reply.changing() as table:
        await table.leave(reply.user_id, reply.interaction.id)
    await reply.tell(reply.say("left", command=reply.command))


async def _seat_ai(reply: Answer, table: Table, seat: Seat) -> None:
    """Have an AI play for a seat."""
    newcomer = SeatRow(seat=seat, name=ai_name(table, reply.say), ai=STAND_IN)
    await give_seat(
        table, seat, newcomer, user_id=reply.user_id, interaction_id=reply.interaction.id
    )


async def start(reply: Answer) -> None:
    """Begin the game."""
    async with reply.changing() as table:
        await table.start(reply.user_id, reply.interaction.id)
    hand = int(reply.game.hand is not None)
    await reply.tell(reply.say("started", command=reply.command, hand=hand))


def may_manage(interaction: Interaction) -> bool:
    """Whether the person may end games that are not his."""
    return interaction.permissions.manage_channels


async def ask_to_end(reply: Answer) -> None:
    """Ask who wants to end a running game whether he means it. A lobby closes at once."""
    try:
        table = await reply.table()
    except Unreadable as game:
        game.check_may_end(reply.user_id, may_manage(reply.interaction))
        press = Press("end-unreadable", game.moment.row.id)
    else:
        table.check_may_end(reply.user_id, may_manage(reply.interaction))
        if table.row.status == "lobby":
            await end(reply)
            return
        press = Press("end", table.row.id)
    button = Button(reply.say("button-end"), press, discord.ButtonStyle.danger)
    await reply.tell(reply.say("ask-end"), buttons=(button,))


async def end(reply: Answer) -> None:
    """End the game without a winner."""
    async with reply.changing() as table:
        await table.end(reply.user_id, may_manage(reply.interaction), reply.interaction.id)
    await reply.tell(reply.say("ended"))


async def end_unreadable(reply: Answer, game_id: int) -> None:
    """End a game that cannot be read."""
    place = GamePlace(game_id, reply.channel_id)
    managing = may_manage(reply.interaction)
    await reply.shard.tables.end_unreadable(place, reply.user_id, managing, reply.interaction.id)
    await reply.tell(reply.say("ended"))


async def hand(reply: Answer) -> None:
    """Show the person what only he may see, to him alone."""
    table = await reply.table()
    ui = reply.game
    if ui.hand is None:
        raise Refused("old-button")
    seat = table.own_seat(reply.user_id)
    moment, paint = table.moment, ui.hand.paint
    view = table.game.view(moment.state, seat)
    picture = await reply.bot.pictures.draw(
        ("hand", moment.row.id, moment.row.ply, seat, reply.interaction.locale),
        lambda: paint(view, moment.names, reply.say),
    )
    buttons = [
        Button(
            ui.panels.verb_label(verb, view, reply.say),
            Press("do", moment.row.id, moment.row.ply, (verb,)),
            discord.ButtonStyle.primary,
        )
        for verb in (ui.panels.verbs(view) if seat in view.to_act else ())
    ]
    words = await with_news(reply, ui.hand.in_words(view, reply.say))
    await reply.tell(words, picture=picture, buttons=buttons)


async def board(reply: Answer, *, as_text: bool) -> None:
    """Bring the turn to the bottom of the channel. Who only watches is shown the table in
    private, and so is everybody while nothing can be posted.
    """
    async with reply.shard.tables.lock(reply.channel_id):
        table = await reply.table()
        moment = table.moment
    ui = reply.game
    if moment.row.status == "lobby":
        raise Refused("not-started")
    view = table.game.view(moment.state, None)
    if as_text:
        names = [shown_name(name) for name in moment.names]
        first, *more = ui.painter.text_boards(view, names, reply.say)
        await reply.tell(first)
        for board_text in more:
            await reply.tell_on(board_text)
        return
    seated = table.seat_of(reply.user_id) is not None
    if seated:
        check_permissions(reply.interaction)
        reply.shard.poster.bring_down(table)
    if seated and not reply.shard.poster.is_failing(table):
        await reply.tell(reply.say("board-below"))
    else:
        picture = await _public(
            reply,
            table,
            "table",
            lambda: ui.painter.table(view, moment.names, reply.say, ai=moment.ai),
        )
        await reply.tell(ui.narration.situation(view, reply.say), picture=picture)


async def tableau(reply: Answer, user_id: int | None) -> None:
    """Show the cards that one player has in play."""
    table = await reply.table()
    moment, ui = table.moment, reply.game
    paint = ui.tableau
    if paint is None:
        raise Refused("old-button")
    if moment.row.status == "lobby":
        raise Refused("not-started")
    seat = table.seat_of(reply.user_id if user_id is None else user_id)
    if seat is None:
        raise Refused("not-at-table" if user_id is None else "no-such-player")
    view = table.game.view(moment.state, None)
    picture = await _public(
        reply,
        table,
        f"tableau-{seat}",
        lambda: paint(view, seat, moment.names, reply.say),
    )
    await reply.tell(ui.narration.situation(view, reply.say), picture=picture)


async def _public(
    reply: Answer, table: Table, what: str, paint: Callable[[], Picture]
) -> Picture | None:
    key = (what, table.row.id, table.row.ply, reply.interaction.locale)
    return await reply.bot.pictures.draw(key, paint)
