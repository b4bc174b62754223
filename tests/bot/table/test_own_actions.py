"""What a player did last in a game, and what has happened since."""

from __future__ import annotations

import pytest

from bot.storage.records import MoveRow
from bot.table.move_log import MoveKind
from bot.table.tutorial import moves_since_own_action

OWN, RIVAL = 0, 1


def moves(*made: tuple[int, int | None]) -> list[MoveRow]:
    """The log of these seats' actions, each with the press that asked for it."""
    return [
        MoveRow(
            ply=ply,
            seat=seat,
            user_id=seat,
            kind=MoveKind.USER_ACTION if seat == OWN else MoveKind.AI_ACTION,
            interaction_id=press,
            action=None,
            events="[]",
            at=0,
        )
        for ply, (seat, press) in enumerate(made, 1)
    ]


@pytest.mark.parametrize(
    ("made", "plies"),
    [
        ([], []),
        ([(RIVAL, None), (RIVAL, None)], [1, 2]),
        ([(OWN, 7), (RIVAL, None), (OWN, 8), (RIVAL, None)], [3, 4]),
        ([(OWN, 7), (OWN, 8), (OWN, None), (OWN, None), (RIVAL, None)], [2, 3, 4, 5]),
        ([(RIVAL, None), (OWN, None), (RIVAL, None)], [2, 3]),
    ],
    ids=["nothing", "only others", "one action", "several at once", "without a press"],
)
def test_actions_that_were_chosen_at_once_belong_together(
    made: list[tuple[int, int | None]], plies: list[int]
) -> None:
    assert [move.ply for move in moves_since_own_action(moves(*made), OWN)] == plies
