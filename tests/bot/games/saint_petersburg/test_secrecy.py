"""Questions that depend on what a player can pay do not tell it.

The same moves are played from the true state, and from one that differs in everything that a
spectator may not know, at moments that random games seldom reach. What a spectator sees must be
the same, byte for byte.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.saint_petersburg.state import State
from tests.bot.games.saint_petersburg.observer import observe_script
from tests.bot.games.saint_petersburg.paired_states import (
    conceal_from,
    first_state_where,
    legal_script_for_both,
)

pytestmark = pytest.mark.slow


async def test_pub_does_not_reveal_what_its_owner_can_pay(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await assert_indistinguishable(tmp_path, caplog, first_state_where(_at_pub))


async def test_drawn_card_does_not_reveal_whether_it_is_affordable(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await assert_indistinguishable(tmp_path, caplog, first_state_where(_card_drawn))


def _at_pub(state: State) -> bool:
    return bool(state.pub_owners)


def _card_drawn(state: State) -> bool:
    return state.drawn is not None


async def assert_indistinguishable(
    folder: Path,
    caplog: pytest.LogCaptureFixture,
    state: State,
) -> None:
    """Play two moves from a state and from its paired state, and compare what is seen."""
    concealed = conceal_from(state, None)
    script = legal_script_for_both(state, concealed, moves=2)
    true_observations = await observe_script(folder / "true.sqlite3", state, script, caplog)
    concealed_observations = await observe_script(
        folder / "false.sqlite3", concealed, script, caplog
    )
    assert len(true_observations) == len(concealed_observations) > 30
    for observation, concealed_observation in zip(
        true_observations, concealed_observations, strict=True
    ):
        assert observation == concealed_observation
