"""A game that is over, looked at again: a private panel that steps from scene to scene.

Where it stands is in the ids of its buttons, so it works after a restart, too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.channel.components import (
    MAX_MENU_OPTIONS,
    Button,
    Control,
    CustomId,
    SelectMenu,
    is_stored_integer,
)
from bot.channel.replay_frames import (
    STEP_CODE,
    ReplayFrame,
    ReplayRenderer,
    find_frame,
    next_phase_end,
    previous_phase_end,
    replay_frames_of,
)
from bot.channel.score_chart import score_chart_of
from bot.interactions.answer import Answer
from bot.table.game_history import GameHistory, load_history
from bot.table.table import RequestRejected, TableSnapshot
from engine import codec
from engine.codec import SchemaTooNew
from engine.core import Seat
from render.picture import Picture

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Reel:
    """All that is to be shown of a game to one person."""

    record: GameHistory
    scenes: Sequence[ReplayFrame]
    projector: ReplayRenderer


async def ended_record(reply: Answer, game_id: int) -> GameHistory:
    """What is kept of a game that is over, for who played it or asks in its channel.

    From here on the answer is about that game. Refuses everybody else, and a game that runs.
    """
    store = reply.shard.store
    row = await store.game(game_id)
    if row is None or row.is_private or row.name not in reply.bot.uis:
        raise RequestRejected("old-button")
    reply.about(reply.bot.uis[row.name])
    if row.status in ("lobby", "running"):
        raise RequestRejected("replay-runs")
    record = await load_history(store, game_id)
    if record is None:
        raise RequestRejected("old-button")
    if row.channel_id != reply.interaction.channel_id and not record.was_seated(reply.user_id):
        raise RequestRejected("replay-not-yours")
    return record


def _unreadable(game_id: int, error: Exception) -> RequestRejected:
    log.warning("game %s cannot be shown again: %s", game_id, error)
    return RequestRejected("replay-unreadable")


async def reel_of(reply: Answer, game_id: int) -> Reel:
    """The game's scenes, and who shows them in the person's language."""
    record = await ended_record(reply, game_id)
    try:
        scenes = await asyncio.to_thread(replay_frames_of, record)
    except ValueError as error:
        raise _unreadable(game_id, error) from error
    return Reel(record, scenes, ReplayRenderer(reply.game, record, reply.translate))


async def replay(reply: Answer, press: CustomId) -> None:
    """Show a scene of a game that is over: the one that the button names, else the first."""
    reel = await reel_of(reply, press.game_id)
    wanted = f"{press.ply}.{press.path[0]}" if press.path else ""
    ply, _, code = (reply.values[0] if reply.values else wanted).partition(".")
    at = find_frame(reel.scenes, int(ply), code) if is_stored_integer(ply) else 0
    await _show(reply, reel, at)


async def begin(reply: Answer, game_id: int) -> None:
    """Show the first scene of a game that is over."""
    await _show(reply, await reel_of(reply, game_id), 0)


async def _show(reply: Answer, reel: Reel, at: int) -> None:
    scene = reel.scenes[at]
    seat = reel.record.seat_of(reply.user_id, scene.step.ply)
    try:
        title, words = await asyncio.to_thread(_words, reel, scene, seat)
    except (ValueError, SchemaTooNew) as error:
        raise _unreadable(reel.record.game_id, error) from error
    where = reply.translate(
        "replay-where",
        number=scene.step_number,
        total=reel.scenes[-1].step_number,
        when=f"<t:{scene.step.at}:f>",
    )
    pictures = [one for one in await _pictures(reply, reel, scene, seat) if one is not None]
    lines = [f"**{title}**", where, words]
    if reel.projector.picture(scene) is None:
        lines.append(reply.translate("replay-no-picture"))
    else:
        lines.append(reply.translate("replay-seen", own=int(seat is not None)))
    await reply.tell(
        "\n".join(filter(None, lines)),
        picture=pictures[0] if pictures else None,
        more=pictures[1:],
        buttons=controls(reply, reel, at),
    )


def _words(reel: Reel, scene: ReplayFrame, seat: Seat | None) -> tuple[str, str]:
    return reel.projector.title(scene), reel.projector.text(scene, seat)


async def _pictures(
    reply: Answer, reel: Reel, scene: ReplayFrame, seat: Seat | None
) -> list[Picture | None]:
    """What everybody could see, and what the person held, who sat there then."""
    key = (reel.record.game_id, scene.step.ply, scene.code, reply.locale)
    paint, found = reel.projector.picture(scene), list[Picture | None]()
    if paint is not None:
        names = reel.record.names_at(scene.step.ply)
        found.append(await reply.bot.pictures.draw(("scene", *key, names), paint))
    if seat is not None and (hand := reel.projector.hand(scene, seat)) is not None:
        found.append(await reply.bot.pictures.draw(("held", *key, seat), hand))
    return found


def controls(reply: Answer, reel: Reel, at: int) -> list[Control]:
    """First, back, on, last; the same by phases; and a menu of the rounds.

    They stay in their places wherever one is, so that one can press the same again and again;
    those that lead nowhere from there cannot be pressed.
    """
    scenes, last = reel.scenes, len(reel.scenes) - 1
    steps = {"first": 0, "back": max(at - 1, 0), "next": min(at + 1, last), "last": last}
    by_phase = {
        "phase-back": previous_phase_end(scenes, at),
        "phase-next": next_phase_end(scenes, at),
    }
    if any(scene.phase_end is not None for scene in scenes):
        steps |= by_phase
    found: list[Control] = list(_rounds(reply, reel, at))
    for name, to in steps.items():
        press = _press(reel, scenes[to], name)
        label = reply.translate(f"button-replay-{name}")
        found.append(Button(label, press, new_row=name == "phase-back", enabled=to != at))
    return [*found, *_besides(reply, reel, scenes[at])]


async def course(reply: Answer, press: CustomId) -> None:
    """Show how a game went that is over, from round to round."""
    record = await ended_record(reply, press.game_id)
    seats = await reply.shard.store.seats(record.game_id)
    try:
        state = await asyncio.to_thread(_last_state, record)
    except (ValueError, SchemaTooNew) as error:
        raise _unreadable(record.game_id, error) from error
    paint = score_chart_of(
        reply.game, TableSnapshot(record.row, seats, state), record.moves, reply.translate
    )
    if paint is None or state is None:
        raise RequestRejected("old-button")
    picture = await reply.bot.pictures.draw(
        ("course", record.game_id, record.row.ply, reply.locale, record.names_at()), paint
    )
    back = Button(reply.translate("button-before"), CustomId("replay", record.game_id))
    words = reply.translate("course-ended", drawn=int(picture is not None))
    await reply.tell(words, picture=picture, buttons=(back,))


def _last_state(record: GameHistory) -> Any | None:
    text = record.row.state
    return None if text is None else codec.load_state(record.game, text)


def _besides(reply: Answer, reel: Reel, scene: ReplayFrame) -> list[Button]:
    """What else can be had of it: an animation, and for who played to the end more."""
    record = reel.record
    press = CustomId("film", record.game_id, scene.step.ply, (scene.code,))
    found = [Button(reply.translate("button-film"), press)]
    if record.row.status == "over" and reply.game.score_chart is not None:
        found.append(Button(reply.translate("button-charted"), CustomId("charted", record.game_id)))
    if record.row.status != "over" or not record.was_seated(reply.user_id):
        return found
    offered = {"review": reply.game.is_reviewable, "export": reply.game.exportable}
    found += [
        Button(reply.translate(f"button-{verb}"), CustomId(verb, record.game_id))
        for verb, there in offered.items()
        if there
    ]
    return found


def _press(reel: Reel, scene: ReplayFrame, name: str) -> CustomId:
    """The way to a scene; the name only keeps the ids of a message apart."""
    return CustomId("replay", reel.record.game_id, scene.step.ply, (scene.code, name))


def _rounds(reply: Answer, reel: Reel, at: int) -> Sequence[SelectMenu]:
    """A menu of the rounds around the present one, where there are several."""
    begins: dict[int, ReplayFrame] = {}
    for scene in reel.scenes:
        if scene.round is not None:
            begins.setdefault(scene.round, scene)
    if len(begins) < 2:
        return ()
    known = list(begins)
    now = reel.scenes[at].round
    middle = known.index(now) if now is not None else 0
    first = max(0, min(middle - MAX_MENU_OPTIONS // 2, len(known) - MAX_MENU_OPTIONS))
    options = tuple(
        (reply.translate("log-round", round=one), f"{begins[one].step.ply}.{begins[one].code}")
        for one in known[first : first + MAX_MENU_OPTIONS]
    )
    press = CustomId("replay", reel.record.game_id, 0, (STEP_CODE, "round"))
    return (SelectMenu(reply.translate("menu-log"), press, options),)
