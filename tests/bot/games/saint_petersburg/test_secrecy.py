"""Secrecy: what a viewer sees does not depend on information that is hidden from them.

The same moves are played from the true state, and from one that differs in everything that the
viewer may not know. What the viewer and a spectator see must be the same, byte for byte.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import Seat
from engine.games.saint_petersburg.state import State
from tests.bot.games.saint_petersburg.observer import PLAYERS, observe_script
from tests.bot.games.saint_petersburg.paired_states import (
    conceal_from,
    first_state_where,
    legal_script_for_both,
)

pytestmark = pytest.mark.slow

VIEWERS = (None, PLAYERS[1])


@pytest.mark.parametrize("viewer", VIEWERS)
async def test_rubles_and_hands_are_hidden_from_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, viewer: Seat | None
) -> None:
    await assert_indistinguishable(tmp_path, caplog, first_state_where(_midgame), viewer, moves=7)


async def test_pub_does_not_reveal_what_its_owner_can_pay(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await assert_indistinguishable(tmp_path, caplog, first_state_where(_at_pub), None, moves=2)


async def test_drawn_card_does_not_reveal_whether_it_is_affordable(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await assert_indistinguishable(tmp_path, caplog, first_state_where(_card_drawn), None, moves=2)


def _midgame(state: State) -> bool:
    return state.round == 2 and all(len(player.hand) > 1 for player in state.players)


def _at_pub(state: State) -> bool:
    return bool(state.pub_owners)


def _card_drawn(state: State) -> bool:
    return state.drawn is not None


async def assert_indistinguishable(
    folder: Path,
    caplog: pytest.LogCaptureFixture,
    state: State,
    viewer: Seat | None,
    moves: int,
) -> None:
    """Play the moves from a state and from its paired state, and compare what is seen."""
    concealed = conceal_from(state, viewer)
    script = legal_script_for_both(state, concealed, moves)
    true_observations = await observe_script(folder / "true.sqlite3", state, script, viewer, caplog)
    concealed_observations = await observe_script(
        folder / "false.sqlite3", concealed, script, viewer, caplog
    )
    assert len(true_observations) == len(concealed_observations) > 30
    for observation, concealed_observation in zip(
        true_observations, concealed_observations, strict=True
    ):
        assert observation == concealed_observation
