"""An AI that stands in, and chooses the same in both states of a pair."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.storage.records import MoveRow
from bot.table.move_log import ACTION_KINDS, effective_moves
from engine import codec
from engine.ai.worker import WorkerRequest
from engine.core import IllegalAction, Seat, apply
from tests.programs.secrecy.harness import PLY, SecrecyHarness
from tests.programs.secrecy.paired_states import StatePair, common_action


class CommonMoves:
    """The moves of AI players, or of one that stands in, while two states are compared.

    An AI may go by what its seat alone knows, and that differs between the states. So its moves are
    chosen at random among those that are legal and reveal the same in both.
    """

    def __init__(
        self, harness: SecrecyHarness, pair: StatePair, seat: Seat | None, seed: int
    ) -> None:
        """An AI plays for the user of `seat`; none stands in if it is None."""
        self.seat = seat
        self._harness = harness
        self._pair = pair
        self._rng = Random(seed)
        self._made: list[Any] = []
        self._to_repeat: list[Any] | None = None
        self.diverged = False
        """Whether there was no such move: the tables would legitimately differ."""

    @property
    def number(self) -> int:
        """How many moves were chosen."""
        return len(self._made)

    def repeat(self) -> None:
        """From now on, repeat the moves, at the table with the concealed state."""
        self._to_repeat = list(self._made)

    async def choose(self, request: WorkerRequest) -> Any:
        """The action for the AI, which is legal."""
        legal = request.info_state.legal
        # Read in both states: how much the bot reads is compared, too.
        moves = await self._harness.bot.runtime.store.moves(1, PLY)
        if self._to_repeat is not None:
            action = self._to_repeat.pop(0) if self._to_repeat else legal[0]
            return action if action in legal else legal[0]
        action = await self._common_action(request.info_state.seat, moves)
        if action is None:
            self.diverged = True
            return legal[0]
        self._made.append(action)
        return action

    async def _common_action(self, seat: Seat, moves: Sequence[MoveRow]) -> Any | None:
        game, viewer = self._harness.case.game, self._pair.viewer
        true = (await self._harness.bot.runtime.tables.get(self._harness.place)).state
        try:
            concealed = self._concealed_counterpart(moves)
        except IllegalAction:
            return None
        return common_action(game, (true, concealed), viewer, seat, self._rng)

    def _concealed_counterpart(self, moves: Sequence[MoveRow]) -> Any:
        """The concealed state after the moves made so far in the true one."""
        game, state = self._harness.case.game, self._pair.concealed_state
        for move in effective_moves(moves):
            if move.kind in ACTION_KINDS and move.action is not None and move.seat is not None:
                action = codec.load_action(game, move.action)
                state = apply(game, state, move.seat, action).state
        return state
