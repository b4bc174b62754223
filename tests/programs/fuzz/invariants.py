"""Checks what must hold after every input."""

from __future__ import annotations

import csv
import io
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from PIL import Image

from bot.i18n.texts import shared_texts
from bot.registry import GAME_UIS
from bot.storage.records import MoveRow
from bot.table.move_log import MoveKind, visible_events
from bot.table.plans import MAX_PLANS
from engine import codec
from engine.core import Resignable
from tests.programs.fuzz.fuzz_tables import StoredGame
from tests.programs.fuzz.inputs import SUGGESTIONS, Input
from tests.support.discord_api_schema import Request, limit_problems
from tests.support.simulated_discord.fixture import shown_text
from tests.support.simulated_discord.request_recorder import RecordedRequest

OUR_FAULT = shared_texts().in_language("en")("refused-our-fault")
RAW_KEY = re.compile(r"^(refused|illegal|told|ask|setting)-[a-z-]+$", re.MULTILINE)
MENTION = re.compile(r"@(everyone|here)|<@[!&]?\d+>")
EPHEMERAL = 64


def find_faults(
    sent: Input,
    result: Any,
    requests: Sequence[RecordedRequest],
    before: StoredGame | None,
    after: StoredGame | None,
) -> Iterator[str]:
    """Yield everything that is wrong with the answer to an input and its effects."""
    yield from _acknowledgement_faults(sent, result)
    for request in requests:
        yield from _message_faults(request)
    yield from _state_faults(sent, before, after)


def _acknowledgement_faults(sent: Input, result: Any) -> Iterator[str]:
    if not result.acknowledged:
        yield "the interaction was not acknowledged"
        return
    if sent.kind == SUGGESTIONS:
        return
    if result._interaction.loading:
        yield "the interaction was never answered"
        return
    words = _words(result)
    if not words:
        yield "the answer has no text"
    elif OUR_FAULT in words or "Traceback" in words:
        yield f"the answer reports an internal error: {words}"
    elif RAW_KEY.search(words):
        yield f"the answer is a raw text key: {words}"


def _words(result: Any) -> str:
    """What the answer says: the text of a message, or the title and the labels of a form."""
    form = result._interaction.modal
    if form is not None:
        return "\n".join((form["title"], *(part["label"] for part in form["components"])))
    return shown_text(result.response) if result.response is not None else ""


def _message_faults(request: RecordedRequest) -> Iterator[str]:
    body = json.loads(request.body)
    if not isinstance(body, dict):
        return
    yield from limit_problems(Request(request.method, request.path, body))
    message = body.get("data") or body
    if "content" in message:
        allowed = message.get("allowed_mentions") or {}
        if allowed.get("parse") != []:
            yield f"mentions are not restricted: {allowed}"
        allowed_users = set(map(str, allowed.get("users") or ()))
        for mention in MENTION.finditer(message["content"] or ""):
            if mention[0].strip("<@!&>") not in allowed_users and request.public:
                yield f"a name became a mention: {mention[0]}"
    flags = (body.get("data") or {}).get("flags")
    if request.path.endswith("/callback") and body.get("type") in (4, 5) and flags != EPHEMERAL:
        yield "the answer was not private"
    for name, alt, content in request.files:
        if name.endswith(DOCUMENTS):
            yield from _broken_document(name, content)
        else:
            yield from _broken_picture(name, alt, content)


DOCUMENTS = (".json", ".jsonl", ".csv")
"""The suffixes of files that users save; all other files are pictures."""


def _broken_document(name: str, content: bytes) -> Iterator[str]:
    try:
        if name.endswith(".csv"):
            text = content.decode("utf-8-sig")
            lengths = {len(row) for row in csv.reader(io.StringIO(text, newline=""))}
            if len(lengths) != 1:
                yield f"{name} has rows of different lengths: {lengths}"
            return
        for line in [content] if name.endswith(".json") else content.splitlines():
            json.loads(line)
    except ValueError as error:
        yield f"{name} cannot be read: {error}"


def _broken_picture(name: str, alt: str | None, content: bytes) -> Iterator[str]:
    if not alt:
        yield f"{name} has no description"
    try:
        with Image.open(io.BytesIO(content)) as image:
            image.load()
    except (OSError, ValueError, SyntaxError) as error:
        yield f"{name} cannot be shown: {error}"


def _state_faults(
    sent: Input, before: StoredGame | None, after: StoredGame | None
) -> Iterator[str]:
    if before is None or after is None or before.row.id != after.row.id:
        return
    yield from _plan_faults(sent, before, after)
    new = after.moves[len(before.moves) :]
    if before.moves != after.moves[: len(before.moves)]:
        yield "stored moves were changed"
    if not new:
        if (before.row.state, before.row.ply) != (after.row.state, after.row.ply):
            yield "the state changed without a move"
        return
    yield from _wrong_move(sent, before, after, new[0])


def _wrong_move(sent: Input, before: StoredGame, after: StoredGame, move: MoveRow) -> Iterator[str]:
    if move.kind == MoveKind.AUTOMATIC_ACTION:
        # The sender has chosen to pass automatically from now on.
        if after.seats[move.seat or 0].user_id != sent.who.id:
            yield f"an automatic pass for another user: {move}"
        return
    if move.kind in (MoveKind.PLANNED_ACTION, MoveKind.FORCED_ACTION):
        # What the sender did let the table act for somebody.
        yield from _wrong_move_for_user(before, after, move)
        return
    if move.user_id != sent.who.id:
        yield f"a move recorded for another user: {move}"
    if move.kind == MoveKind.USER_ACTION:
        yield from _illegal(sent, before, move)


def _wrong_move_for_user(before: StoredGame, after: StoredGame, move: MoveRow) -> Iterator[str]:
    """Yield what is wrong with a move that the table made for a user."""
    game = GAME_UIS[before.row.name].game
    if before.row.state is None or move.seat is None or move.action is None:
        yield f"a move for nobody: {move}"
        return
    if after.seats[move.seat].user_id != move.user_id:
        yield f"a move recorded for another user: {move}"
    state = codec.load_state(game, before.row.state)
    if codec.load_action(game, move.action) not in game.legal_actions(state, move.seat):
        yield f"an illegal move: {move}"


def _plan_faults(sent: Input, before: StoredGame, after: StoredGame) -> Iterator[str]:
    """Yield plans that nobody made, and changes of plans by others than their users."""
    others = [
        tuple(plan for plan in game.plans if plan.user_id != sent.who.id)
        for game in (before, after)
    ]
    if before.row.ply == after.row.ply and others[0] != others[1]:
        yield f"the plans of others have changed: {others}"
    active = [plan for plan in after.plans if plan.ended_ply is None]
    if any(after.seats[plan.seat].user_id != plan.user_id for plan in active):
        yield f"a plan for the seat of another user: {active}"
    if any(number > MAX_PLANS for number in Counter(plan.seat for plan in active).values()):
        yield f"too many plans: {active}"


def _is_fresh(ply: int, before: StoredGame, first: MoveRow) -> bool:
    """Return whether a button of this ply is still valid for the seat that moved.

    It is if the seat's question was asked by then, or if nothing public has happened since.
    """
    asked = before.seats[first.seat or 0].question_ply
    game = GAME_UIS[before.row.name].game
    return ply <= before.row.ply and (
        (asked is not None and asked <= ply)
        or not any(visible_events(game, move, None) for move in before.moves if move.ply > ply)
    )


def _illegal(sent: Input, before: StoredGame, move: MoveRow) -> Iterator[str]:
    if sent.ply is not None and not _is_fresh(sent.ply, before, move):
        yield f"a move by a button of ply {sent.ply} at ply {before.row.ply}"
    if before.row.state is None or move.action is None or move.seat is None:
        yield "a move before the game began"
        return
    game = GAME_UIS[before.row.name].game
    if isinstance(game, Resignable) and move.action == codec.dump_action(game, game.resign_action):
        return
    state = codec.load_state(game, before.row.state)
    own_seat = next((seat.seat for seat in before.seats if seat.user_id == sent.who.id), None)
    action = codec.load_action(game, move.action)
    if (
        own_seat is None
        or move.seat != own_seat
        or action not in game.legal_actions(state, own_seat)
    ):
        yield f"an illegal move: {move}"
