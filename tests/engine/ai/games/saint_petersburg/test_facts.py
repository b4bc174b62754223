"""What hints may say of a game that was played out."""

from __future__ import annotations

import pytest

from engine.ai.facts import Figure, Playout
from engine.ai.games.saint_petersburg.facts import facts
from engine.games.saint_petersburg.state import Options
from tests.engine.games.saint_petersburg.positions import PASS, player, position

ELEVEN_ARISTOCRATS = (
    "author administrator warehouse_manager secretary controller judge mistress_of_ceremonies"
    " pope builder senator czar"
)


@pytest.mark.parametrize(
    ("edition", "kinds", "points"), [("base", 10, 55), ("new_society", 11, 65)]
)
def test_aristocrats_that_bring_no_points_are_not_counted(
    edition: str, kinds: int, points: int
) -> None:
    own, rival = player(ELEVEN_ARISTOCRATS), player(f"2*market {ELEVEN_ARISTOCRATS}", rubles=20)
    end = position(own, rival, options=Options(edition=edition))
    told = facts(Playout(end, 0, PASS, end, ()))
    assert told["kinds"] == Figure(kinds, points)
    assert told["court"] == Figure(kinds, -points)


def test_points_of_the_rival_are_told_without_those_for_aristocrats() -> None:
    end = position(player(), player("author judge", rubles=25, points=40))
    told = facts(Playout(end, 0, PASS, end, ()))
    assert told["court"] == Figure(2, -3)
    assert told["rival"] == Figure(42, -42)
