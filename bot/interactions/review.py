"""A person's own decisions of an ended game: how far the bot has gone over them, what it found."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord

from bot.ai_seats.review_queue import ReviewProgress
from bot.channel.attachments import MAX_MESSAGE_LENGTH
from bot.channel.components import Button, CustomId
from bot.channel.replay_frames import STEP_CODE
from bot.interactions.answer import Answer
from bot.interactions.progress import EVERY, bar
from bot.storage.contract import StoreError
from bot.table.game_history import GameHistory, load_history
from bot.table.review import Decision, DecisionEvaluation, Review, user_decisions
from bot.table.table import RequestRejected
from engine import codec
from engine.codec import SchemaTooNew
from render.shares import shares_picture

log = logging.getLogger(__name__)

EDITABLE = 14 * 60.0
"""Seconds for which an answer can be kept up to date: Discord allows one more minute."""


async def review(reply: Answer, press: CustomId) -> None:
    """Show what was found in the person's decisions; before that, how far it is."""
    game_id = press.game_id
    row = await reply.shard.store.game(game_id)
    if row is None or row.is_private or row.status != "over" or row.name not in reply.bot.uis:
        raise RequestRejected("old-button")
    reply.about(reply.bot.uis[row.name])
    if not reply.game.is_reviewable:
        raise RequestRejected("no-review")
    record = await load_history(reply.shard.store, game_id)
    if record is None or not record.was_seated(reply.user_id):
        await reply.tell(reply.translate("review-not-yours"))
        return
    known = await reply.shard.store.review(game_id, reply.user_id)
    if known is None or not known.done:
        await reply.shard.reviews.request_review(game_id, reply.user_id)
        await _tell_progress(reply, reply.shard.reviews.progress(game_id, reply.user_id))
        work = _keep_up(reply, record)
        reply.shard.live_replies.start(("review", game_id, reply.user_id), work)
        return
    try:
        await _tell_found(reply, record, Review.load(known.findings))
    except (ValueError, SchemaTooNew) as error:
        log.warning("the review of game %s cannot be shown: %s", game_id, error)
        raise RequestRejected("replay-unreadable") from error


async def _tell_progress(reply: Answer, progress: ReviewProgress | None) -> None:
    lines = [progress_in_words(reply, progress), reply.translate("review-meanwhile")]
    await reply.tell("\n".join(lines))


def progress_in_words(reply: Answer, progress: ReviewProgress | None) -> str:
    """How far a review is, with a bar."""
    if progress is not None and progress.queued_before:
        return reply.translate("review-waiting", before=progress.queued_before)
    if progress is None or not progress.decisions:
        return reply.translate("review-begins")
    done, decisions = progress.done, progress.decisions
    return reply.translate(
        "review-progress", bar=bar(done, decisions), done=done, decisions=decisions
    )


async def _keep_up(reply: Answer, record: GameHistory) -> None:
    """Keep the answer up to date until all is found, or Discord lets nobody change it any more."""
    reviews, game_id, user_id = reply.shard.reviews, record.game_id, reply.user_id
    shown = reviews.progress(game_id, user_id)
    until = reply.bot.clock() + EDITABLE
    try:
        while reply.bot.clock() < until:
            await asyncio.sleep(EVERY)
            progress = reviews.progress(game_id, user_id)
            if progress is None:
                await _tell_outcome(reply, record)
                return
            if progress != shown:
                shown = progress
                await _tell_progress(reply, progress)
    except (discord.HTTPException, aiohttp.ClientError, OSError, StoreError) as error:
        # He has sent the answer away, or the line is broken: the button shows the rest.
        log.info("an answer is not kept up to date any more: %r", error)
    except Exception:
        log.exception("an answer could not be kept up to date")


async def _tell_outcome(reply: Answer, record: GameHistory) -> None:
    """What was found; nothing is left to tell who was forgotten meanwhile."""
    known = await reply.shard.store.review(record.game_id, reply.user_id)
    if known is None or not known.done:
        await reply.tell(reply.translate("review-put-off"))
        return
    await _tell_found(reply, record, Review.load(known.findings))


async def _tell_found(reply: Answer, record: GameHistory, found: Review) -> None:
    if not found.evaluations:
        await reply.tell(reply.translate("review-none"))
        return
    worst, translate = found.worst_evaluations, reply.translate
    head = (
        translate(
            "review-accuracy",
            percent=_percent(reply, found.accuracy),
            good=found.good_count,
            decisions=len(found.evaluations),
        ),
        _how(reply, record),
        translate("review-worst", number=len(worst)) if worst else translate("review-flawless"),
    )
    words = await asyncio.to_thread(_words, reply, record, head, worst)
    places = [found.evaluations.index(verdict) for verdict in worst]
    shares = [verdict.win_share for verdict in found.evaluations]
    palette = reply.game.painter.palette
    picture = await reply.bot.pictures.draw(
        ("review", record.game_id, reply.user_id, reply.locale),
        lambda: shares_picture(palette, shares, places, translate, alone=_is_alone(record)),
    )
    buttons = [
        Button(
            translate("button-review-moment", number=number),
            CustomId("replay", record.game_id, verdict.ply, (STEP_CODE, "review")),
        )
        for number, verdict in enumerate(worst, start=1)
    ]
    await reply.tell(words, picture=picture, buttons=buttons)


def _is_alone(record: GameHistory) -> bool:
    return len(record.seats) == 1


def _how(reply: Answer, record: GameHistory) -> str:
    if _is_alone(record) and reply.game.solo_target is not None:
        return reply.translate("review-how-alone", target=reply.game.solo_target)
    return reply.translate("review-how")


def _percent(reply: Answer, part: float) -> str:
    return reply.translate("picture-percent", number=round(100 * part))


def _words(
    reply: Answer, record: GameHistory, head: Sequence[str], worst: Sequence[DecisionEvaluation]
) -> str:
    """All that is said, with reasons for as many of the costliest as there is room for."""
    decided = {one.ply: one for one in user_decisions(record, reply.user_id)}
    told = [(decided[one.ply], one) for one in worst if one.ply in decided]
    text = ""
    for reasons in range(len(told), -1, -1):
        lines = [
            _decision_in_words(reply, record, *one, number, why=number <= reasons)
            for number, one in enumerate(told, start=1)
        ]
        text = "\n".join((*head, *lines))
        if len(text) <= MAX_MESSAGE_LENGTH:
            break
    return text


def _decision_in_words(
    reply: Answer,
    record: GameHistory,
    decision: Decision,
    verdict: DecisionEvaluation,
    number: int,
    *,
    why: bool,
) -> str:
    """What was done, what would have been better, and why."""
    ui, translate = reply.game, reply.translate
    advice: Any = ui.hints
    view = record.game.view(decision.state, decision.seat)
    better = codec.load_action(record.game, verdict.better_action or "")
    wins = 0 if _is_alone(record) else verdict.wins_lost_per_100
    return translate(
        "review-decision",
        number=number,
        situation=ui.narration.situation(view, translate),
        cost=translate("review-cost", wins=wins, points=round(verdict.lead_loss)),
        done=advice.describe(decision.action, view, translate),
        better=advice.describe(better, view, translate),
        why=advice.reason(better, view, translate) if why else "",
    ).rstrip()
