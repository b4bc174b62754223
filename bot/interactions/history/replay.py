"""The replay of a finished game: a private panel that steps from frame to frame.

The position is in the custom ids of the buttons, so it survives a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.channel.components import MAX_MENU_OPTIONS, Button, Control, SelectMenu
from bot.channel.custom_id import CustomId, is_stored_integer
from bot.channel.layouts import Panel
from bot.channel.pictures import score_chart_of
from bot.channel.replay_frames import (
    STEP_CODE,
    ReplayFrame,
    ReplayRenderer,
    find_frame,
    next_phase_end,
    previous_phase_end,
    replay_frames_of,
)
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.storage.records import GameRow, practice_channel_id
from bot.table.errors import RequestRejected
from bot.table.game_history import GameHistory, load_history
from bot.table.snapshot import TableSnapshot
from engine import codec
from engine.codec import SchemaTooNew
from engine.core import Seat
from render.picture import Picture
from render.players import seat_colour

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ReplaySession:
    """A finished game, prepared to be shown to one user."""

    history: GameHistory
    frames: Sequence[ReplayFrame]
    renderer: ReplayRenderer


def may_read(request: RequestContext, row: GameRow) -> bool:
    """Whether a user may know that a game exists: nobody learns of the private games of others.

    Tutorial games have no history.
    """
    own = practice_channel_id(request.user_id)
    return row.name in request.game_uis and (not row.is_private or row.channel_id == own)


async def load_ended_game(request: RequestContext, game_id: int) -> GameHistory:
    """Load the history of a finished game, and bind the game.

    Raises RequestRejected if there is no such game, if it is still running, or if the user neither
    played it nor asks in its channel or in that of its tournament.
    """
    store = request.store
    row = await store.game(game_id)
    if row is None or not may_read(request, row):
        raise RequestRejected("old-button")
    request.bind_game(request.game_uis[row.name])
    if row.status in ("lobby", "running"):
        raise RequestRejected("replay-runs")
    history = await load_history(store, game_id)
    if history is None:
        raise RequestRejected("old-button")
    if not history.was_seated(request.user_id) and not await _is_told_here(request, row):
        raise RequestRejected("replay-not-yours")
    return history


async def _is_told_here(request: RequestContext, row: GameRow) -> bool:
    """Whether the game, or the tournament of which it is a table, is told in this channel."""
    here = request.interaction.channel_id
    if row.channel_id == here:
        return True
    tournament = await request.store.tournament_of_game(row.id)
    return tournament is not None and tournament.channel_id == here


def unreadable_error(game_id: int, error: Exception) -> RequestRejected:
    """Log that this version cannot read a game, and return what to tell the user."""
    log.warning("game %s cannot be replayed: %s", game_id, error)
    return RequestRejected("replay-unreadable")


async def load_session(request: RequestContext, game_id: int) -> ReplaySession:
    """Load a finished game with its frames, to be rendered in the user's language.

    Raises RequestRejected as `load_ended_game` does, and if this version cannot read the game.
    """
    history = await load_ended_game(request, game_id)
    try:
        frames = await asyncio.to_thread(replay_frames_of, request.game_ui, history)
    except ValueError as error:
        raise unreadable_error(game_id, error) from error
    return ReplaySession(
        history, frames, ReplayRenderer(request.game_ui, history, request.translate)
    )


async def show_replay(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Show the frame that was picked, or that a button names, or else the first one."""
    session = await load_session(request, custom_id.game_id)
    wanted = f"{custom_id.ply}.{custom_id.path[0]}" if custom_id.path else ""
    ply, _, code = (request.values[0] if request.values else wanted).partition(".")
    position = find_frame(session.frames, int(ply), code) if is_stored_integer(ply) else 0
    await _respond_frame(request, responder, session, position)


async def start_replay(request: RequestContext, responder: Responder) -> None:
    """Show the first frame of the game that was picked in a list."""
    if not request.values or not is_stored_integer(request.values[0]):
        raise RequestRejected("old-button")
    session = await load_session(request, int(request.values[0]))
    await _respond_frame(request, responder, session, 0)


async def _respond_frame(
    request: RequestContext, responder: Responder, session: ReplaySession, position: int
) -> None:
    frame = session.frames[position]
    seat = session.history.seat_of(request.user_id, frame.step.ply)
    try:
        title, text = await asyncio.to_thread(_frame_texts, session, frame, seat)
    except (ValueError, SchemaTooNew) as error:
        raise unreadable_error(session.history.game_id, error) from error
    heading = request.translate(
        "replay-where",
        moment="end" if session.renderer.is_end(frame) else "move" if frame.is_move else "between",
        number=frame.move_number,
        total=session.frames[-1].move_number,
        when=f"<t:{frame.step.at}:f>",
    )
    pictures = await _frame_pictures(request, session, frame, seat)
    lines = [f"**{title}**", heading, text]
    if session.renderer.picture(frame) is None:
        lines.append(request.translate("replay-no-picture"))
    else:
        lines.append(request.translate("replay-seen", own=int(seat is not None)))
    await responder.respond(
        "\n".join(filter(None, lines)),
        picture=pictures[0] if pictures else None,
        attachments=pictures[1:],
        controls=replay_controls(request, session, position),
        panel=Panel(session.renderer.colour(frame) if seat is None else seat_colour(seat)),
    )


def _frame_texts(session: ReplaySession, frame: ReplayFrame, seat: Seat | None) -> tuple[str, str]:
    return session.renderer.title(frame), session.renderer.text(frame, seat)


async def _frame_pictures(
    request: RequestContext, session: ReplaySession, frame: ReplayFrame, seat: Seat | None
) -> list[Picture]:
    """The public picture of a frame, and the hand of the seat the user held then."""
    key = (session.history.game_id, frame.step.ply, frame.code, request.locale)
    render, pictures = session.renderer.picture(frame), list[Picture | None]()
    if render is not None:
        names = session.history.names_at(frame.step.ply)
        pictures.append(await request.pictures.draw(("scene", *key, names), render))
    if seat is not None and (hand := session.renderer.hand(frame, seat)) is not None:
        pictures.append(await request.pictures.draw(("held", *key, seat), hand))
    return [picture for picture in pictures if picture is not None]


def replay_controls(
    request: RequestContext, session: ReplaySession, position: int
) -> list[Control]:
    """Buttons to step through the frames and phases, and a menu of the rounds.

    Every button keeps its place in every frame, so that it can be pressed repeatedly; those that
    lead nowhere are disabled.
    """
    frames, last = session.frames, len(session.frames) - 1
    targets = {
        "first": 0,
        "back": max(position - 1, 0),
        "next": min(position + 1, last),
        "last": last,
    }
    by_phase = {
        "phase-back": previous_phase_end(frames, position),
        "phase-next": next_phase_end(frames, position),
    }
    if any(frame.phase_end is not None for frame in frames):
        targets |= by_phase
    buttons: list[Control] = list(_round_menu(request, session, position))
    for name, to in targets.items():
        custom_id = _frame_custom_id(session, frames[to], name)
        label = request.translate(f"button-replay-{name}")
        buttons.append(
            Button(label, custom_id, new_row=name == "phase-back", enabled=to != position)
        )
    return [*buttons, *_extra_buttons(request, session, frames[position])]


def back_to_replay(request: RequestContext, custom_id: CustomId) -> Button:
    """A button back to the frame whose button had this custom id; to the first if it names none."""
    back = CustomId("replay", custom_id.game_id, custom_id.ply, custom_id.path[:1])
    return Button(request.translate("button-before"), back)


async def show_final_score_chart(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Show the score chart of a finished game."""
    history, snapshot = await load_final_table(request, custom_id.game_id)
    render = score_chart_of(request.game_ui, snapshot, history.moves, request.translate)
    if render is None:
        raise RequestRejected("old-button")
    picture = await request.pictures.draw(
        ("course", history.game_id, history.row.ply, request.locale, history.names_at()), render
    )
    text = request.translate("course-ended", drawn=int(picture is not None))
    await responder.respond(text, picture=picture, controls=(back_to_replay(request, custom_id),))


async def load_final_table(
    request: RequestContext, game_id: int
) -> tuple[GameHistory, TableSnapshot]:
    """The history of an ended game, and its table at the end.

    Raises RequestRejected if the game is not there, or its last state is not stored or unreadable.
    """
    history = await load_ended_game(request, game_id)
    seats = await request.store.seats(game_id)
    try:
        state = await asyncio.to_thread(final_state, history)
    except (ValueError, SchemaTooNew) as error:
        raise unreadable_error(game_id, error) from error
    if state is None:
        raise RequestRejected("old-button")
    return history, TableSnapshot(history.row, seats, state)


def final_state(history: GameHistory) -> Any | None:
    """The state in which a game ended; None if it is not stored. Slow: run it in a thread.

    Raises ValueError or SchemaTooNew if this version cannot read it.
    """
    text = history.row.state
    return None if text is None else codec.load_state(history.game, text)


def _extra_buttons(
    request: RequestContext, session: ReplaySession, frame: ReplayFrame
) -> list[Button]:
    """Buttons to what else is known of the game, which lead back to the frame."""
    history, ui = session.history, request.game_ui
    is_over = history.row.status == "over"
    is_own = is_over and history.was_seated(request.user_id)
    offered = {
        "film": not history.row.is_private,
        "charted": is_over and ui.score_chart is not None,
        "share": is_over,
        "review": is_own and ui.is_reviewable,
        "export": is_own and ui.exportable,
    }
    return [
        Button(
            request.translate(f"button-{verb}"),
            CustomId(verb, history.game_id, frame.step.ply, (frame.code,)),
        )
        for verb, is_available in offered.items()
        if is_available
    ]


def _frame_custom_id(session: ReplaySession, frame: ReplayFrame, name: str) -> CustomId:
    """The custom id of a frame. The name only makes it unique in the message."""
    return CustomId("replay", session.history.game_id, frame.step.ply, (frame.code, name))


def _round_menu(
    request: RequestContext, session: ReplaySession, position: int
) -> Sequence[SelectMenu]:
    """A menu of the rounds around the current one, if there are several."""
    first_frames: dict[int, ReplayFrame] = {}
    for frame in session.frames:
        if frame.round is not None:
            first_frames.setdefault(frame.round, frame)
    if len(first_frames) < 2:
        return ()
    rounds = list(first_frames)
    current = session.frames[position].round
    middle = rounds.index(current) if current is not None else 0
    first = max(0, min(middle - MAX_MENU_OPTIONS // 2, len(rounds) - MAX_MENU_OPTIONS))
    options = tuple(
        (
            request.translate("log-round", round=round_),
            f"{first_frames[round_].step.ply}.{first_frames[round_].code}",
        )
        for round_ in rounds[first : first + MAX_MENU_OPTIONS]
    )
    custom_id = CustomId("replay", session.history.game_id, 0, (STEP_CODE, "round"))
    return (SelectMenu(request.translate("menu-log"), custom_id, options),)
