"""Tables that only one person sees: a private game against AI players, or a guided one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any

import discord

from bot.channel.custom_id import CustomId
from bot.interactions.practice.practice_game import ROUTES as PRACTICE_ROUTES
from bot.interactions.practice.practice_panel import VERB as PRACTICE_VERB
from bot.storage.records import PlanRow, practice_channel_id, tutorial_channel_id
from bot.table.tutorial import TutorialSettings
from engine.core import Seat, apply
from tests.programs.secrecy.harness import PLY, STAND_IN_LEVEL, STRANGER
from tests.programs.secrecy.paired_states import SampledState, StatePair, conceal_for
from tests.programs.secrecy.scenario import HISTORY_PRESSES, REVIEW, VIEW_VERBS, SecrecyScenario
from tests.support.storage.sqlite import execute_inside

TUTORIAL_VERB = "lesson"

CHANGING_VERBS = ("do", "rest", "back", "add-ai", "drop-ai", "start", "undo", "end")
"""Verbs of a private game that change it."""

GUIDED_VIEWS = ("show", "hand", "recap", "rules", "hint", "stop")
"""Verbs of a guided game that change nothing."""


class PrivateKind(StrEnum):
    """The kinds of private tables."""

    PRACTICE = "practice"
    TUTORIAL = "tutorial"

    def place_of(self, user_id: int) -> int:
        """Where the table of a user is stored."""
        is_practice = self is PrivateKind.PRACTICE
        return practice_channel_id(user_id) if is_practice else tutorial_channel_id(user_id)

    def button(self, verb: str, *codes: str) -> CustomId:
        """A button of such a table."""
        outer = PRACTICE_VERB if self is PrivateKind.PRACTICE else TUTORIAL_VERB
        return CustomId(outer, 1, PLY, (verb, *codes))

    @property
    def views(self) -> Sequence[CustomId]:
        """The buttons that change nothing."""
        practice = (verb for verb in PRACTICE_ROUTES if verb not in CHANGING_VERBS)
        verbs = practice if self is PrivateKind.PRACTICE else GUIDED_VIEWS
        return tuple(map(self.button, verbs))


def pair_of_private_table(
    sample: SampledState, viewer: Seat | None, rng: Random
) -> StatePair | None:
    """Pair a state in which only the viewer is to act; a stranger must not even see what is public.

    Returns None if AI players are to act, or nothing is hidden.
    """
    game, state = sample.case.game, sample.state
    acting = game.to_act(state)
    if viewer is None:
        action = rng.choice(game.legal_actions(state, acting[0]))
        after = apply(game, state, acting[0], action).state
        is_over = game.result(after) is not None
        return None if is_over else StatePair(sample, None, after, acting[0], None)
    return conceal_for(sample, viewer, rng) if tuple(acting) == (viewer,) else None


@dataclass
class PrivateScenario(SecrecyScenario):
    """A person at a private table, and a stranger who presses the same buttons."""

    kind: PrivateKind = PrivateKind.PRACTICE

    async def _set_state(
        self, state: Any, plans: Sequence[PlanRow], letting_act: Collection[Seat]
    ) -> None:
        harness, owner = self.harness, self.harness.people[self.seat]
        harness.private_place = self.kind.place_of(owner.id)
        await harness.store_state(state)
        store = harness.bot.runtime.store
        settings = TutorialSettings(pings=False, time_limit=0, pace=0).model_dump_json()
        await execute_inside(
            store,
            """UPDATE game SET channel_id = ?, guild_id = NULL, parent_channel_id = NULL,
            settings = ?""",
            harness.private_place,
            settings,
        )
        await execute_inside(
            store,
            """UPDATE seat SET user_id = NULL, ai = ?, clock_at = NULL, deadline_at = NULL,
            away_until = NULL""",
            STAND_IN_LEVEL,
        )
        await execute_inside(
            store, "UPDATE seat SET user_id = ?, ai = NULL WHERE seat = ?", owner.id, self.seat
        )
        await execute_inside(store, "DELETE FROM absence")
        # All buttons are pressed on a public message.
        channel = harness.bot.get_channel(harness.channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.send("An old message", nonce="old")

    async def _play_scenes(self, action: Any | None) -> None:
        """Let the stranger press everything, and the user look before and after the action."""
        views, kind = self.kind.views, self.kind
        for view in views:
            await self._press(STRANGER, view)
        for verb in self._rng.sample(VIEW_VERBS, 3):
            await self._press(STRANGER, CustomId(verb, 1, PLY))
        for press in (REVIEW, *self._rng.sample(HISTORY_PRESSES, 3)):
            await self._press(STRANGER, press)
        if self.viewer is None:
            return
        for view in views:
            await self._press(self.seat, view)
        await self._press(self.seat, kind.button("do", "nonsense", "nothing"))
        if action is not None:
            path = self.harness.ui.panels.path(action)
            await self._press(self.seat, kind.button("do", *path))
            for verb in ("look", "log", "recap"):
                await self._press(self.seat, kind.button(verb))
