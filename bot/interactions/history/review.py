"""The review of a user's decisions in a finished game: its progress and its result."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

import discord

from bot.ai_seats.review_queue import ReviewProgress
from bot.channel.attachments import MAX_MESSAGE_LENGTH
from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.layouts import Panel
from bot.channel.replay_frames import STEP_CODE
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import start_new_row
from bot.interactions.core.responder import CONNECTION_ERRORS, Responder, progress_bar
from bot.interactions.history.replay import back_to_replay, may_read
from bot.interactions.moves.hint_texts import known_reasons
from bot.storage.errors import StoreError
from bot.table.errors import RequestRejected
from bot.table.game_history import GameHistory, load_history
from bot.table.review import Decision, DecisionEvaluation, Review, user_decisions
from engine import codec
from engine.codec import SchemaTooNew
from render.renderer import accent_colour
from render.win_chart import ReviewedDecisions, win_chart_picture

log = logging.getLogger(__name__)


async def show_review(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Show the user's review, or request it and show its progress until it is done."""
    game_id = custom_id.game_id
    row = await request.store.game(game_id)
    if row is None or row.status != "over" or not may_read(request, row):
        raise RequestRejected("old-button")
    request.bind_game(request.game_uis[row.name])
    if not request.game_ui.is_reviewable:
        raise RequestRejected("no-review")
    history = await load_history(request.store, game_id)
    if history is None or not history.was_seated(request.user_id):
        await responder.respond(request.translate("review-not-yours"))
        return
    # Only the buttons of a replay name a frame.
    back = (back_to_replay(request, custom_id),) if custom_id.path else ()
    stored = await request.store.review(game_id, request.user_id)
    if stored is None or not stored.done:
        await request.runtime.reviews.request_review(game_id, request.user_id)
        request.mark_committed()
        progress = request.runtime.reviews.progress(game_id, request.user_id)
        await responder.respond(_progress_text(request, progress), controls=back)
        update = _update_until_done(request, responder, history, back)
        request.runtime.live_replies.start(
            ("review", game_id, request.user_id),
            update,
            partial(_refer_on, request, responder),
            message_id=request.panel_id,
        )
        return
    try:
        await _respond_review(request, responder, history, Review.load(stored.findings), back)
    except (ValueError, SchemaTooNew) as error:
        log.warning("the review of game %s cannot be shown: %s", game_id, error)
        raise RequestRejected("replay-unreadable") from error


def _progress_text(request: RequestContext, progress: ReviewProgress | None) -> str:
    return f"{_describe_progress(request, progress)}\n{request.translate('review-meanwhile')}"


def _describe_progress(request: RequestContext, progress: ReviewProgress | None) -> str:
    """How far a review is, with a progress bar."""
    if progress is not None and progress.queued_before:
        return request.translate("review-waiting", before=progress.queued_before)
    if progress is None or not progress.decisions:
        return request.translate("review-begins")
    done, decisions = progress.done, progress.decisions
    return request.translate(
        "review-progress", bar=progress_bar(done, decisions), done=done, decisions=decisions
    )


async def _update_until_done(
    request: RequestContext, responder: Responder, history: GameHistory, back: Sequence[Button]
) -> None:
    """Show the progress until the review is done, or the response can no longer be edited."""

    def progress() -> ReviewProgress | None:
        return request.runtime.reviews.progress(history.game_id, request.user_id)

    async def wait_until_done(seconds: float) -> bool:
        await asyncio.sleep(seconds)
        return progress() is None

    shown = progress()

    def render() -> str | None:
        nonlocal shown
        before, shown = shown, progress()
        return None if shown == before else _progress_text(request, shown)

    try:
        await responder.keep_updated(render, wait_until_done, back)
        if progress() is None and responder.can_edit:
            await _respond_outcome(request, responder, history, back)
    except (discord.HTTPException, *CONNECTION_ERRORS, StoreError) as error:
        # Dismissed by the user, or a broken connection: the review button shows the result.
        log.info("a response is no longer kept up to date: %r", error)
    except Exception:
        log.exception("a response could not be kept up to date")


async def _refer_on(request: RequestContext, responder: Responder) -> None:
    """End a response whose progress a newer one shows."""
    if not responder.can_edit:
        return
    try:
        await responder.respond(request.translate("review-elsewhere"))
    except (discord.HTTPException, *CONNECTION_ERRORS) as error:
        log.info("a response does not refer to a newer one: %r", error)


async def _respond_outcome(
    request: RequestContext, responder: Responder, history: GameHistory, back: Sequence[Button]
) -> None:
    """Show the result, unless the user's data was deleted in the meantime."""
    stored = await request.store.review(history.game_id, request.user_id)
    if stored is None or not stored.done:
        await responder.respond(request.translate("review-put-off"), controls=back)
        return
    await _respond_review(request, responder, history, Review.load(stored.findings), back)


async def _respond_review(
    request: RequestContext,
    responder: Responder,
    history: GameHistory,
    result: Review,
    back: Sequence[Button],
) -> None:
    if not result.evaluations:
        await responder.respond(request.translate("review-none"), controls=back)
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
        *filter(None, (await asyncio.to_thread(_drawing_out, request, history),)),
        translate("review-worst", number=len(worst)) if worst else translate("review-flawless"),
    )
    text = await asyncio.to_thread(_review_text, request, history, head, worst)
    highlighted = [result.evaluations.index(verdict) for verdict in worst]
    shares = [verdict.win_share for verdict in result.evaluations]
    renderer = request.game_ui.renderer
    decisions = ReviewedDecisions(shares, highlighted, _is_solo(history))
    picture = await request.pictures.draw(
        ("review", history.game_id, request.user_id, request.locale),
        lambda: win_chart_picture(renderer.palette, renderer.skin, decisions, translate),
    )
    buttons = [
        Button(
            translate("button-review-moment", number=number),
            CustomId("replay", history.game_id, verdict.ply, (STEP_CODE, "review")),
        )
        for number, verdict in enumerate(worst, start=1)
    ]
    panel = Panel(accent_colour(renderer))
    controls = (*buttons, *start_new_row(back))
    await responder.respond(text, picture=picture, controls=controls, panel=panel)


def _is_solo(history: GameHistory) -> bool:
    return len(history.seats) == 1


def _explain_scale(request: RequestContext, history: GameHistory) -> str:
    targets = request.game_ui.solo_targets
    if not _is_solo(history) or targets is None:
        return request.translate("review-how")
    return request.translate("review-how-alone", target=targets.hard_drawn_out)


def _drawing_out(request: RequestContext, history: GameHistory) -> str:
    """When a solo game could be drawn out; empty if it could not. Slow: call it in a thread."""
    targets = request.game_ui.solo_targets
    if not _is_solo(history) or targets is None:
        return ""
    decisions = user_decisions(history, request.user_id)
    views = (history.game.view(decision.state, decision.seat) for decision in decisions)
    chances = [view for view in views if targets.can_draw_out(view)]
    if not chances:
        return ""
    situation = request.game_ui.narration.situation(chances[0], request.translate)
    return request.translate("review-drawn-out", situation=situation, number=len(chances))


def _percent(request: RequestContext, fraction: float) -> str:
    return request.translate("picture-percent", number=round(100 * fraction))


def _review_text(
    request: RequestContext,
    history: GameHistory,
    head: Sequence[str],
    worst: Sequence[DecisionEvaluation],
) -> str:
    """The head and the worst decisions, with reasons for as many of them as fit in a message."""
    decisions = {decision.ply: decision for decision in user_decisions(history, request.user_id)}
    explained = [(decisions[verdict.ply], verdict) for verdict in worst if verdict.ply in decisions]
    text = ""
    for reasons in range(len(explained), -1, -1):
        lines = [
            _describe_decision(request, history, *pair, number, with_reason=number <= reasons)
            for number, pair in enumerate(explained, start=1)
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
    """What the user did, what would have been better, and why."""
    ui, translate = request.game_ui, request.translate
    hints: Any = ui.hints
    view = history.game.view(decision.state, decision.seat)
    better = codec.load_action(history.game, verdict.better_action or "")
    wins = 0 if _is_solo(history) else verdict.wins_lost_per_100
    lost = translate(f"scored-{ui.unit}", points=round(verdict.lead_loss))
    return translate(
        "review-decision",
        number=number,
        situation=ui.narration.situation(view, translate),
        cost=translate("review-cost", wins=wins, scored=lost),
        done=hints.describe(decision.action, view, translate),
        better=hints.describe(better, view, translate),
        why=known_reasons(hints, better, view, translate) if with_reason else "",
    ).rstrip()
