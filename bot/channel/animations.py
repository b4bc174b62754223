"""Renders animations of whole games in the background, one at a time, and stores them.

Nothing is stored before an animation is complete: after a crash it is rendered again when it is
next requested.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.channel.replay_frames import ReplayFrame, ReplayRenderer, replay_frames_of
from bot.game_ui import AnyGameUI
from bot.ops.in_flight import spawn_detached
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.store import Store
from bot.table.game_history import GameHistory
from bot.table.move_log import MoveKind
from render.animation import Frame, encode_animation

log = logging.getLogger(__name__)

MOVE_MILLISECONDS, PHASE_MILLISECONDS, END_MILLISECONDS = 700, 2_000, 6_000
"""How long a move, the end of a phase and the end of the game are shown."""


@dataclass(eq=False)
class AnimationJob:
    """An animation that is being rendered."""

    task: asyncio.Task[bytes] | None = None
    """Returns the encoded animation."""

    completed_steps: int = 0
    total_steps: int = 1
    """The approximate number of steps: each frame is rendered, then encoded."""

    waiting_users: set[int] = field(default_factory=set)
    """The users who wait for it."""

    @property
    def percent(self) -> int:
        """The progress, from 0 to 99."""
        return min(99, 100 * self.completed_steps // self.total_steps)

    def advance(self) -> None:
        """Count one more completed step."""
        self.completed_steps += 1


class AnimationRenderer:
    """Renders animations, and knows those in progress."""

    def __init__(self, store: Store, render_lock: asyncio.Lock | None = None) -> None:
        """The renderers of a process share the lock: an animation takes a core and much memory."""
        self._store = store
        self._jobs: dict[tuple[int, str], AnimationJob] = {}
        self._render_lock = render_lock or asyncio.Lock()

    async def cached(self, game_id: int, language: str) -> bytes | None:
        """The stored animation of a game in this language, or None."""
        return await self._store.artifact(game_id, _cache_key(language))

    def start(self, ui: AnyGameUI, history: GameHistory, language: str) -> AnimationJob:
        """Start rendering the animation of a game, or return the job already in progress."""
        key = history.game_id, language
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = AnimationJob()
            work = self._render(job, ui, history, language)
            job.task = spawn_detached(work, f"film-{history.game_id}")
            job.task.add_done_callback(partial(self._finished, key))
        return job

    def _finished(self, key: tuple[int, str], task: asyncio.Task[bytes]) -> None:
        self._jobs.pop(key, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("game %s cannot be animated: %r", key[0], error)

    async def close(self) -> None:
        """Stop; users can request the animations again after the next start."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _render(
        self, job: AnimationJob, ui: AnyGameUI, history: GameHistory, language: str
    ) -> bytes:
        async with self._render_lock:
            renderer = ReplayRenderer(ui, history, ui.texts.in_language(language))
            replay_frames = await asyncio.to_thread(replay_frames_of, ui, history)
            job.total_steps = 2 * len(replay_frames)
            frames = list[Frame]()
            for replay_frame in replay_frames:
                # One call per frame, so that other threads can run in between.
                frame = await asyncio.to_thread(
                    _animation_frame, renderer, replay_frame, replay_frame is replay_frames[-1]
                )
                if frame is not None:
                    frames.append(frame)
                job.advance()
            distinct = _without_duplicates(frames)
            content = await asyncio.to_thread(encode_animation, distinct, on_frame=job.advance)
        await self._store_content(history, language, content)
        return content

    async def _store_content(self, history: GameHistory, language: str, content: bytes) -> None:
        """Store an animation, unless a user whose name it shows was forgotten meanwhile."""
        try:
            assignments = await self._store.seat_assignments(history.game_id)
            if {one.name for one in assignments} <= {one.name for one in history.seat_assignments}:
                await self._store.save_artifact(history.game_id, _cache_key(language), content)
        except (StoreError, LeaseLost) as error:
            log.warning("the animation of game %s is not stored: %s", history.game_id, error)


def _cache_key(language: str) -> str:
    return f"film-{language}"


def _animation_frame(
    renderer: ReplayRenderer, replay_frame: ReplayFrame, last: bool
) -> Frame | None:
    """One frame of the animation; None if its state was not stored."""
    render = renderer.picture(replay_frame)
    if render is None:
        return None
    duration = (
        END_MILLISECONDS
        if last
        else PHASE_MILLISECONDS
        if replay_frame.phase_end
        else MOVE_MILLISECONDS
    )
    needed = (
        last
        or replay_frame.phase_end is not None
        or replay_frame.step.kind == MoveKind.GAME_STARTED
    )
    return Frame(render(), duration, needed)


def _without_duplicates(frames: Sequence[Frame]) -> list[Frame]:
    """The frames that differ from the one before; a move not seen in public changes nothing."""
    distinct: list[Frame] = []
    for frame in frames:
        if not distinct or distinct[-1].picture.png != frame.picture.png:
            distinct.append(frame)
        elif frame.required:
            distinct[-1] = frame
    return distinct
