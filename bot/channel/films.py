"""Animations of whole games: made in the background, one at a time, and kept for the next.

Nothing is written before one is whole: what a crash interrupts is made anew when somebody asks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.channel.scenes import Projector, Scene, scenes_of
from bot.game_ui import AnyGameUI
from bot.storage.contract import LeaseLost, Store, StoreError
from bot.table.log import STARTED
from bot.table.record import Record
from bot.under_way import apart
from render.film import Frame, film

log = logging.getLogger(__name__)

MOVE_SEEN, PHASE_SEEN, END_SEEN = 700, 2_000, 6_000
"""How long a move, the end of a phase and the end of the game are seen, in milliseconds."""


@dataclass(eq=False)
class Making:
    """An animation on its way, and who waits for it.

    Each scene is painted, and then put in: `steps` in all, about, and so many are `done`.
    """

    task: asyncio.Task[bytes] | None = None
    done: int = 0
    steps: int = 1
    waiting: set[int] = field(default_factory=set)

    @property
    def percent(self) -> int:
        return min(99, 100 * self.done // self.steps)

    def step(self) -> None:
        self.done += 1


class Films:
    """Makes animations, and knows which are being made."""

    def __init__(self, store: Store, one_at_a_time: asyncio.Lock | None = None) -> None:
        """Whoever makes them in this process shares the lock: each takes a core and much room."""
        self._store = store
        self._making: dict[tuple[int, str], Making] = {}
        self._one_at_a_time = one_at_a_time or asyncio.Lock()

    async def kept(self, game_id: int, language: str) -> bytes | None:
        """The animation of a game, if one was made before in this language."""
        return await self._store.artifact(game_id, _name(language))

    def make(self, ui: AnyGameUI, record: Record, language: str) -> Making:
        """Begin to make the animation of a game; what is being made already is that same one."""
        key = record.game_id, language
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = Making()
            work = self._make(making, ui, record, language)
            making.task = apart(work, f"film-{record.game_id}")
            making.task.add_done_callback(partial(self._finished, key))
        return making

    def _finished(self, key: tuple[int, str], task: asyncio.Task[bytes]) -> None:
        self._making.pop(key, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("game %s cannot be animated: %r", key[0], error)

    async def close(self) -> None:
        """Stop; who waits can ask again after the next start."""
        tasks = [making.task for making in self._making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, making: Making, ui: AnyGameUI, record: Record, language: str) -> bytes:
        async with self._one_at_a_time:
            projector = Projector(ui, record, ui.texts.in_language(language))
            scenes = await asyncio.to_thread(scenes_of, record)
            making.steps = 2 * len(scenes)
            frames = list[Frame]()
            for scene in scenes:
                # A thread for each: who plays meanwhile is to be answered in between.
                frame = await asyncio.to_thread(_frame, projector, scene, scene is scenes[-1])
                if frame is not None:
                    frames.append(frame)
                making.step()
            shown = _without_doubles(frames)
            content = await asyncio.to_thread(film, shown, step=making.step)
        await self._keep(record, language, content)
        return content

    async def _keep(self, record: Record, language: str, content: bytes) -> None:
        """Keep it, unless somebody whose name is in it was forgotten meanwhile."""
        try:
            known = await self._store.seat_assignments(record.game_id)
            if {one.name for one in known} <= {one.name for one in record.sittings}:
                await self._store.save_artifact(record.game_id, _name(language), content)
        except (StoreError, LeaseLost) as error:
            log.warning("the animation of game %s is not kept: %s", record.game_id, error)


def _name(language: str) -> str:
    return f"film-{language}"


def _frame(projector: Projector, scene: Scene, last: bool) -> Frame | None:
    """What everybody could see of a scene; None where no picture was kept of it."""
    paint = projector.picture(scene)
    if paint is None:
        return None
    seen = END_SEEN if last else PHASE_SEEN if scene.ended else MOVE_SEEN
    needed = last or scene.ended is not None or scene.moment.kind == STARTED
    return Frame(paint(), seen, needed)


def _without_doubles(frames: Sequence[Frame]) -> list[Frame]:
    """The frames without those that look as the one before: some moves nobody sees."""
    found: list[Frame] = []
    for frame in frames:
        if not found or found[-1].picture.png != frame.picture.png:
            found.append(frame)
        elif frame.needed:
            found[-1] = frame
    return found
