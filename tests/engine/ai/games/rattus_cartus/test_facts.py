"""What hints count in games of Rattus Cartus that were played on."""

from __future__ import annotations

from engine.ai.facts import Playout
from engine.ai.games.rattus_cartus.facts import facts
from engine.games.rattus_cartus.actions import DONE
from engine.games.rattus_cartus.events import FlutePlayed
from tests.engine.games.rattus_cartus.positions import table


def test_rats_that_the_own_flutes_send_away_are_a_reason() -> None:
    """Also with Flutes to come; those of others, and ones that no rat follows, count for nothing.

    They bring no points by themselves.
    """
    state = table("flute", "", "")
    events = [
        FlutePlayed(0, (1, 2)),
        FlutePlayed(1, (0, 2)),
        FlutePlayed(0, ()),
        FlutePlayed(0, (2,)),
    ]
    assert facts(Playout(state, 0, DONE, state, events))["flutes"] == (3, 0.0)
