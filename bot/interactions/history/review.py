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
from bot.interactions.core.context import RequestContext
from bot.interactions.history.progress_bar import UPDATE_INTERVAL, progress_bar
from bot.storage.contract import StoreError
from bot.table.game_history import GameHistory, load_history
from bot.table.review import Decision, DecisionEvaluation, Review, user_decisions
from bot.table.table import RequestRejected
from engine import codec
from engine.codec import SchemaTooNew
from render.win_chart import win_chart_picture

log = logging.getLogger(__name__)

EDIT_WINDOW = 14 * 60.0
"""Seconds for which an answer can be kept up to date: Discord allows one more minute."""


async def show_review(request: RequestContext, custom_id: CustomId) -> None:
    """Show what was found in the person's decisions; before that, how far it is."""
    game_id = custom_id.game_id
    row = await request.runtime.store.game(game_id)
    if (
        row is None
        or row.is_private
        or row.status != "over"
        or row.name not in request.client.game_uis
    ):
        raise RequestRejected("old-button")
    request.bind_game(request.client.game_uis[row.name])
    if not request.game_ui.is_reviewable:
        raise RequestRejected("no-review")
    history = await load_history(request.runtime.store, game_id)
    if history is None or not history.was_seated(request.user_id):
        await request.respond(request.translate("review-not-yours"))
        return
    stored = await request.runtime.store.review(game_id, request.user_id)
    if stored is None or not stored.done:
        await request.runtime.reviews.request_review(game_id, request.user_id)
        await _respond_progress(request, request.runtime.reviews.progress(game_id, request.user_id))
        update = _update_until_done(request, history)
        request.runtime.live_replies.start(("review", game_id, request.user_id), update)
        return
    try:
        await _respond_review(request, history, Review.load(stored.findings))
    except (ValueError, SchemaTooNew) as error:
        log.warning("the review of game %s cannot be shown: %s", game_id, error)
        raise RequestRejected("replay-unreadable") from error


async def _respond_progress(request: RequestContext, progress: ReviewProgress | None) -> None:
    lines = [describe_progress(request, progress), request.translate("review-meanwhile")]
    await request.respond("\n".join(lines))


def describe_progress(request: RequestContext, progress: ReviewProgress | None) -> str:
    """How far a review is, with a bar."""
    if progress is not None and progress.queued_before:
        return request.translate("review-waiting", before=progress.queued_before)
    if progress is None or not progress.decisions:
        return request.translate("review-begins")
    done, decisions = progress.done, progress.decisions
    return request.translate(
        "review-progress", bar=progress_bar(done, decisions), done=done, decisions=decisions
    )


async def _update_until_done(request: RequestContext, history: GameHistory) -> None:
    """Keep the answer up to date until all is found, or Discord lets nobody change it any more."""
    reviews, game_id, user_id = request.runtime.reviews, history.game_id, request.user_id
    shown = reviews.progress(game_id, user_id)
    deadline = request.client.clock() + EDIT_WINDOW
    try:
        while request.client.clock() < deadline:
            await asyncio.sleep(UPDATE_INTERVAL)
            progress = reviews.progress(game_id, user_id)
            if progress is None:
                await _respond_outcome(request, history)
                return
            if progress != shown:
                shown = progress
                await _respond_progress(request, progress)
    except (discord.HTTPException, aiohttp.ClientError, OSError, StoreError) as error:
        # He has sent the answer away, or the line is broken: the button shows the rest.
        log.info("an answer is not kept up to date any more: %r", error)
    except Exception:
        log.exception("an answer could not be kept up to date")


async def _respond_outcome(request: RequestContext, history: GameHistory) -> None:
    """What was found; nothing is left to tell who was forgotten meanwhile."""
    stored = await request.runtime.store.review(history.game_id, request.user_id)
    if stored is None or not stored.done:
        await request.respond(request.translate("review-put-off"))
        return
    await _respond_review(request, history, Review.load(stored.findings))


async def _respond_review(request: RequestContext, history: GameHistory, result: Review) -> None:
    if not result.evaluations:
        await request.respond(request.translate("review-none"))
        return
    worst, translate = result.worst_evaluations, request.translate
    head = (
        translate(
            "review-accuracy",
            percent=_percent(request, result.accuracy),
            good=result.good_count,
            decisions=len(result.evaluations),
        ),
        _explain_scale(request, history),
        translate("review-worst", number=len(worst)) if worst else translate("review-flawless"),
    )
    text = await asyncio.to_thread(_review_text, request, history, head, worst)
    highlighted = [result.evaluations.index(verdict) for verdict in worst]
    shares = [verdict.win_share for verdict in result.evaluations]
    palette = request.game_ui.renderer.palette
    picture = await request.client.pictures.draw(
        ("review", history.game_id, request.user_id, request.locale),
        lambda: win_chart_picture(palette, shares, highlighted, translate, solo=_is_solo(history)),
    )
    buttons = [
        Button(
            translate("button-review-moment", number=number),
            CustomId("replay", history.game_id, verdict.ply, (STEP_CODE, "review")),
        )
        for number, verdict in enumerate(worst, start=1)
    ]
    await request.respond(text, picture=picture, controls=buttons)


def _is_solo(history: GameHistory) -> bool:
    return len(history.seats) == 1


def _explain_scale(request: RequestContext, history: GameHistory) -> str:
    if _is_solo(history) and request.game_ui.solo_target is not None:
        return request.translate("review-how-alone", target=request.game_ui.solo_target)
    return request.translate("review-how")


def _percent(request: RequestContext, fraction: float) -> str:
    return request.translate("picture-percent", number=round(100 * fraction))


def _review_text(
    request: RequestContext,
    history: GameHistory,
    head: Sequence[str],
    worst: Sequence[DecisionEvaluation],
) -> str:
    """All that is said, with reasons for as many of the costliest as there is room for."""
    decisions = {one.ply: one for one in user_decisions(history, request.user_id)}
    explained = [(decisions[one.ply], one) for one in worst if one.ply in decisions]
    text = ""
    for reasons in range(len(explained), -1, -1):
        lines = [
            _describe_decision(request, history, *one, number, with_reason=number <= reasons)
            for number, one in enumerate(explained, start=1)
        ]
        text = "\n".join((*head, *lines))
        if len(text) <= MAX_MESSAGE_LENGTH:
            break
    return text


def _describe_decision(
    request: RequestContext,
    history: GameHistory,
    decision: Decision,
    verdict: DecisionEvaluation,
    number: int,
    *,
    with_reason: bool,
) -> str:
    """What was done, what would have been better, and why."""
    ui, translate = request.game_ui, request.translate
    advice: Any = ui.hints
    view = history.game.view(decision.state, decision.seat)
    better = codec.load_action(history.game, verdict.better_action or "")
    wins = 0 if _is_solo(history) else verdict.wins_lost_per_100
    return translate(
        "review-decision",
        number=number,
        situation=ui.narration.situation(view, translate),
        cost=translate("review-cost", wins=wins, points=round(verdict.lead_loss)),
        done=advice.describe(decision.action, view, translate),
        better=advice.describe(better, view, translate),
        why=advice.reason(better, view, translate) if with_reason else "",
    ).rstrip()
