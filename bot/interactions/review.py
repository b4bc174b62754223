"""A person's own decisions of an ended game: how far the bot has gone over them, what it found."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord

from bot.ai_seats.review_queue import ReviewProgress
from bot.channel.attachments import MESSAGE_LENGTH
from bot.channel.buttons import Button, Press
from bot.channel.scenes import MOVE
from bot.interactions.answer import Answer
from bot.interactions.progress import EVERY, bar
from bot.storage.contract import StoreError
from bot.table.record import Record, read_record
from bot.table.review import Decision, Review, Verdict, decisions_of
from bot.table.table import Refused
from engine import codec
from engine.codec import SchemaTooNew
from render.shares import shares_picture

log = logging.getLogger(__name__)

EDITABLE = 14 * 60.0
"""Seconds for which an answer can be kept up to date: Discord allows one more minute."""


async def review(reply: Answer, press: Press) -> None:
    """Show what was found in the person's decisions; before that, how far it is."""
    game_id = press.game_id
    row = await reply.shard.store.game(game_id)
    if row is None or row.is_private or row.status != "over" or row.name not in reply.bot.uis:
        raise Refused("old-button")
    reply.about(reply.bot.uis[row.name])
    if not reply.game.can_be_reviewed:
        raise Refused("no-review")
    record = await read_record(reply.shard.store, game_id)
    if record is None or not record.played(reply.user_id):
        await reply.tell(reply.say("review-not-yours"))
        return
    known = await reply.shard.store.review(game_id, reply.user_id)
    if known is None or not known.done:
        await reply.shard.reviews.request_review(game_id, reply.user_id)
        await _tell_progress(reply, reply.shard.reviews.progress(game_id, reply.user_id))
        work = _keep_up(reply, record)
        reply.shard.live_replies.follow(("review", game_id, reply.user_id), work)
        return
    try:
        await _tell_found(reply, record, Review.load(known.findings))
    except (ValueError, SchemaTooNew) as error:
        log.warning("the review of game %s cannot be shown: %s", game_id, error)
        raise Refused("replay-unreadable") from error


async def _tell_progress(reply: Answer, progress: ReviewProgress | None) -> None:
    lines = [progress_in_words(reply, progress), reply.say("review-meanwhile")]
    await reply.tell("\n".join(lines))


def progress_in_words(reply: Answer, progress: ReviewProgress | None) -> str:
    """How far a review is, with a bar."""
    if progress is not None and progress.queued_before:
        return reply.say("review-waiting", before=progress.queued_before)
    if progress is None or not progress.decisions:
        return reply.say("review-begins")
    done, decisions = progress.done, progress.decisions
    return reply.say("review-progress", bar=bar(done, decisions), done=done, decisions=decisions)


async def _keep_up(reply: Answer, record: Record) -> None:
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


async def _tell_outcome(reply: Answer, record: Record) -> None:
    """What was found; nothing is left to tell who was forgotten meanwhile."""
    known = await reply.shard.store.review(record.game_id, reply.user_id)
    if known is None or not known.done:
        await reply.tell(reply.say("review-put-off"))
        return
    await _tell_found(reply, record, Review.load(known.findings))


async def _tell_found(reply: Answer, record: Record, found: Review) -> None:
    if not found.verdicts:
        await reply.tell(reply.say("review-none"))
        return
    worst, say = found.worst, reply.say
    head = (
        say(
            "review-accuracy",
            percent=_percent(reply, found.accuracy),
            good=found.good,
            decisions=len(found.verdicts),
        ),
        _how(reply, record),
        say("review-worst", number=len(worst)) if worst else say("review-flawless"),
    )
    words = await asyncio.to_thread(_words, reply, record, head, worst)
    places = [found.verdicts.index(verdict) for verdict in worst]
    shares = [verdict.share for verdict in found.verdicts]
    palette = reply.game.painter.palette
    picture = await reply.bot.pictures.draw(
        ("review", record.game_id, reply.user_id, reply.locale),
        lambda: shares_picture(palette, shares, places, say, alone=_is_alone(record)),
    )
    buttons = [
        Button(
            say("button-review-moment", number=number),
            Press("replay", record.game_id, verdict.ply, (MOVE, "review")),
        )
        for number, verdict in enumerate(worst, start=1)
    ]
    await reply.tell(words, picture=picture, buttons=buttons)


def _is_alone(record: Record) -> bool:
    return len(record.seats) == 1


def _how(reply: Answer, record: Record) -> str:
    if _is_alone(record) and reply.game.solo_target is not None:
        return reply.say("review-how-alone", target=reply.game.solo_target)
    return reply.say("review-how")


def _percent(reply: Answer, part: float) -> str:
    return reply.say("picture-percent", number=round(100 * part))


def _words(reply: Answer, record: Record, head: Sequence[str], worst: Sequence[Verdict]) -> str:
    """All that is said, with reasons for as many of the costliest as there is room for."""
    decided = {one.ply: one for one in decisions_of(record, reply.user_id)}
    told = [(decided[one.ply], one) for one in worst if one.ply in decided]
    text = ""
    for reasons in range(len(told), -1, -1):
        lines = [
            _decision_in_words(reply, record, *one, number, why=number <= reasons)
            for number, one in enumerate(told, start=1)
        ]
        text = "\n".join((*head, *lines))
        if len(text) <= MESSAGE_LENGTH:
            break
    return text


def _decision_in_words(
    reply: Answer, record: Record, decision: Decision, verdict: Verdict, number: int, *, why: bool
) -> str:
    """What was done, what would have been better, and why."""
    ui, say = reply.game, reply.say
    advice: Any = ui.advice
    view = record.game.view(decision.state, decision.seat)
    better = codec.load_action(record.game, verdict.better or "")
    wins = 0 if _is_alone(record) else verdict.wins
    return say(
        "review-decision",
        number=number,
        situation=ui.narration.situation(view, say),
        cost=say("review-cost", wins=wins, points=round(verdict.points)),
        done=advice.describe(decision.action, view, say),
        better=advice.describe(better, view, say),
        why=advice.reason(better, view, say) if why else "",
    ).rstrip()
