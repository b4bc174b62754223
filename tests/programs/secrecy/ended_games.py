"""Reviews of games that are over: they go by what their users knew when they decided."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

from bot.storage.history import checksum, compress_delta
from bot.storage.records import PlanRow
from bot.table.move_log import MoveKind
from engine.ai.information_state import information_state
from engine.ai.review import DecisionAnalysis
from engine.ai.worker import WorkerRequest, encode_request
from engine.codec import dump_state
from engine.core import Seat
from tests.programs.secrecy.harness import PLY, STRANGER
from tests.programs.secrecy.paired_states import SampledState, StatePair, conceal_for
from tests.programs.secrecy.scenario import REVIEW, SecrecyScenario
from tests.support.simulated_discord.fixed_time import NOW
from tests.support.storage.sqlite import execute_inside


def pair_of_decision(sample: SampledState, viewer: Seat | None, rng: Random) -> StatePair | None:
    """Pair a state in which the viewer has a choice.

    Returns None if another one is to decide, or nothing is hidden.
    """
    game, state = sample.case.game, sample.state
    if viewer is None or viewer not in game.to_act(state):
        return None
    pair = conceal_for(sample, viewer, rng)
    has_choice = len(game.legal_actions(state, viewer)) > 1
    return pair if pair is not None and pair.seat == viewer and pair.action and has_choice else None


class ReviewScenario(SecrecyScenario):
    """A person who has made a single decision in a game that is over now, and reviews it."""

    async def _set_state(
        self, state: Any, plans: Sequence[PlanRow], letting_act: Collection[Seat]
    ) -> None:
        self._state = state
        await super()._set_state(state, plans, letting_act)
        store, text = self.harness.bot.runtime.store, dump_state(self.harness.case.game, state)
        await execute_inside(
            store,
            "INSERT INTO move (game_id, ply, kind, events, at) VALUES (1, ?, ?, '[]', ?)",
            PLY,
            MoveKind.GAME_STARTED,
            NOW - 3600,
        )
        await execute_inside(
            store,
            "INSERT INTO state_delta VALUES (1, ?1, 0, ?1, NULL, ?2, ?3)",
            PLY,
            checksum(text),
            compress_delta(text, None),
        )

    async def _play_scenes(self, action: Any | None) -> None:
        """Let the person decide, end the game, and let everybody ask for the review."""
        await self._act(action)
        await self.harness.wait_until_announced()
        self._record(None)
        runtime, user = self.harness.bot.runtime, self.harness.people[self.seat]
        await execute_inside(runtime.store, "UPDATE game SET status = 'over'")
        self.harness.forget_tables()
        with self._record_analyses():
            await runtime.reviews.request_review(1, user.id)
            assert runtime.reviews._task is not None
            await runtime.reviews._task
        done = await runtime.store.review(1, user.id)
        assert done is not None
        assert done.done
        for observer in (STRANGER, self.seat):
            await self._press(observer, REVIEW)

    @contextmanager
    def _record_analyses(self) -> Iterator[None]:
        """Count whether an analysis goes by secrets among the observations.

        Compared are the request and one from another state that its user could not tell apart then.
        """

        async def record(request: WorkerRequest) -> DecisionAnalysis:
            known, analysis = request.info_state, request.analysis
            chosen = None if analysis is None else analysis.chosen
            other = known.game.determinize(self._state, known.seat, self.seed)
            expected = information_state(known.game, other, known.seat, known.seed)
            asked = encode_request(request)
            is_right = asked == encode_request(replace(request, info_state=expected))
            self.observations.append(("review", "" if is_right else asked, ()))
            better = next(each for each in known.legal if each != chosen)
            return DecisionAnalysis(0.5, better, 0.1, 5.0, 1)

        with patch.object(self.harness.bot.workers, "analyse", record):
            yield
