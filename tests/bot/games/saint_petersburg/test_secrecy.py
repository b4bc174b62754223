"""Nobody sees what others have: an evening looks the same when others hold something else.

The same moves are played twice, once with the true state and once with everything concealed
that the viewer may not know. All that he and a stranger can see must be the same, byte for byte.
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

VIEWERS = (None, *PLAYERS)


@pytest.mark.parametrize("viewer", VIEWERS)
async def test_others_see_nothing_of_rubles_and_hands(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, viewer: Seat | None
) -> None:
    await assert_nothing_seen(tmp_path, caplog, first_state_where(_midgame), viewer, moves=7)


async def test_the_pub_tells_nobody_what_its_owner_could_pay(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await assert_nothing_seen(tmp_path, caplog, first_state_where(_at_pub), None, moves=2)


async def test_a_drawn_card_tells_nobody_whether_it_can_be_paid(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await assert_nothing_seen(tmp_path, caplog, first_state_where(_card_drawn), None, moves=2)


def _midgame(state: State) -> bool:
    return state.round == 2 and all(len(player.hand) > 1 for player in state.players)


def _at_pub(state: State) -> bool:
    return bool(state.pub_owners)


def _card_drawn(state: State) -> bool:
    return state.drawn is not None


async def assert_nothing_seen(
    folder: Path,
    caplog: pytest.LogCaptureFixture,
    state: State,
    viewer: Seat | None,
    moves: int,
) -> None:
    """Play from a state, and from the same with the unknown concealed: nobody can tell."""
    other = conceal_from(state, viewer)
    script = legal_script_for_both(state, other, moves)
    one = await observe_script(folder / "true.sqlite3", state, script, viewer, caplog)
    two = await observe_script(folder / "false.sqlite3", other, script, viewer, caplog)
    assert len(one) == len(two) > 30
    for true, false in zip(one, two, strict=True):
        assert true == false
