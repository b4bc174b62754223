"""Measure what Medium and Hard reach alone, with and without drawing the game out.

`python -m engine.ai.games.saint_petersburg.measure_solo --games 100 --workers 2` plays each of so
many deals four times, and stores the mean points.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from engine.ai.agents import Player, make_player
from engine.ai.games.saint_petersburg.solo import SOLO_TARGETS, SoloTargetsFile, can_draw_out
from engine.ai.information_state import InformationState, information_state
from engine.ai.joint_action import play_until
from engine.ai.provenance import MeasurementRecord
from engine.ai.registry import find_agent_spec
from engine.ai.training.command import report
from engine.ai.training.fingerprint import code_hash, data_hash, versions, weights_hash
from engine.ai.training.run import Workers, write_text
from engine.codec import load_options
from engine.games.saint_petersburg.actions import Buy, Pass, Take
from engine.registry import find_game
from engine.rng import Rng

GAME, FIRST_DEAL = "saint_petersburg", 40_000_000

MEASURE = "python -m engine.ai.games.saint_petersburg.measure_solo"


class StraightPlayer:
    """Plays like another player, but does not draw the game out: then it takes a card instead."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, info_state: InformationState) -> Any:
        action = self._player.choose(info_state)
        state, seat = info_state.state, info_state.seat
        if not isinstance(action, Pass) or not can_draw_out(info_state.game.view(state, seat)):
            return action
        policy = find_agent_spec(GAME).policy(state)
        for kind in (Buy, Take):
            if cards := [each for each in info_state.legal if isinstance(each, kind)]:
                values = policy.values(state, seat, cards)
                return cards[values.index(max(values))]
        return action


@dataclass(frozen=True, slots=True)
class SoloGame:
    """A deal for one player of a level; `playouts` replaces those of a level that searches."""

    level: str
    draws_out: bool
    deal: int
    playouts: int | None = None


def points(solo: SoloGame) -> int:
    """Play a solo game and return its points."""
    game = find_game(GAME)
    player = make_player(GAME, solo.level, playouts=solo.playouts)
    state, seeds = game.new(1, solo.deal, load_options(game, "{}")), Rng(solo.deal)
    actor = player if solo.draws_out else StraightPlayer(player)

    def choose(state: Any, seat: int) -> Any:
        return actor.choose(information_state(game, state, seat, seeds.next_u64()))

    play_until(game, state, choose)
    result = game.result(state)
    assert result is not None
    return result.points[0]


def measure(games: int, playouts: int | None, workers: Workers) -> SoloTargetsFile:
    """Play all games, and return the means."""

    def mean(level: str, *, draws_out: bool) -> float:
        deals = range(FIRST_DEAL, FIRST_DEAL + games)
        solos = [SoloGame(level, draws_out, deal, playouts) for deal in deals]
        value = round(fmean(workers.map(points, solos)), 1)
        report(f"{level} {'drawn out' if draws_out else 'straight'}: {value}")
        return value

    return SoloTargetsFile(
        provenance=MeasurementRecord(
            command=_command(games, playouts),
            code=code_hash(GAME),
            data=data_hash(GAME),
            weights=weights_hash(GAME, 1, "{}"),
            versions=versions(),
        ),
        games=games,
        medium=mean("medium", draws_out=False),
        medium_drawn_out=mean("medium", draws_out=True),
        hard=mean("hard", draws_out=False),
        hard_drawn_out=mean("hard", draws_out=True),
    )


def _command(games: int, playouts: int | None) -> str:
    option = "" if playouts is None else f" --playouts {playouts}"
    return f"{MEASURE} --games {games}{option}"


def main() -> int:
    parser = argparse.ArgumentParser(prog=MEASURE, description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="deals, each of them played 4 times")
    parser.add_argument("--playouts", type=int, help="of Hard, if not its own")
    parser.add_argument("--workers", type=int, default=1, help="processes that play; 0: this one")
    given = parser.parse_args()
    with Workers(given.workers) as workers:
        measured = measure(given.games, given.playouts, workers)
    write_text(SOLO_TARGETS, f"{measured.model_dump_json(indent=2)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
