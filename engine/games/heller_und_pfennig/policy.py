"""A greedy player of Auf Heller und Pfennig: it does what is worth most by its tuned weights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.actions import (
    DRAW,
    DRAWN_ON,
    KEPT_ON,
    OPEN_ON,
    STALL_ON,
    Action,
)
from engine.games.heller_und_pfennig.appraisal import Appraiser
from engine.games.heller_und_pfennig.judgement import JUDGEMENT
from engine.games.heller_und_pfennig.lanes import sous
from engine.games.heller_und_pfennig.market import (
    EMPTY,
    LINE_SLICES,
    LINES_OF_SPACE,
    MAX_SEATS,
    ROWS,
)
from engine.games.heller_und_pfennig.outlook import Outlook
from engine.games.heller_und_pfennig.scoring import result
from engine.games.heller_und_pfennig.state import Options, State
from engine.games.heller_und_pfennig.tiles import FIRE
from engine.games.heller_und_pfennig.weights import Weights, load_weights, store_weights
from engine.players.policy import Effort, Horizon, Scales, Skill
from engine.players.weights import Provenance

ANOTHER = 100.0
"""What a space counts less that is as good as one before it: trying both tells nothing."""


class Choice(NamedTuple):
    """A piece that can be placed, by space.

    `on` are the actions; each is worth `times` what its lane of `space_gains` means, less `price`.
    """

    on: tuple[Action, ...]
    worth: Sequence[float]
    times: int
    price: float


class Greedy:
    """Values actions by weights. Of tiles that the seat has not seen it reads nothing."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._appraisers = {
            (seats, seat): Appraiser(weights, seats, seat)
            for seats in range(2, MAX_SEATS + 1)
            for seat in range(seats)
        }

    def values(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """What each action is worth in sous."""
        look, around = self._look(state, seat), _surroundings(bytes(state.board))
        worth: dict[Action, float] = {}
        for on, by_space, times, price in _choices(look, state, seat):
            seen = set[tuple[object, float]]()
            for space, alike in around.items():
                each = by_space[space]
                worth[on[space]] = times * sous(each) - price
                if (alike, each) in seen:
                    worth[on[space]] -= ANOTHER
                seen.add((alike, each))
        if state.pile and state.drawn is None:
            worth[DRAW] = look.draw()
        return [worth[action] for action in legal]

    def choose(self, state: State, seat: Seat) -> Action:
        """The action with the highest value: most of a playout is spent here."""
        look, best = self._look(state, seat), -inf
        chosen: Action = DRAW
        if state.pile and state.drawn is None:
            best = look.draw()
        for on, worth, times, price in _choices(look, state, seat):
            highest = max(worth)
            most = times * sous(highest) - price
            if most > best:
                best, chosen = most, on[worth.index(highest)]
        return chosen

    def _look(self, state: State, seat: Seat) -> Outlook:
        appraiser = self._appraisers[len(state.players), seat]
        return Outlook(self._weights, appraiser, state, seat)


def _surroundings(board: bytes) -> dict[int, tuple[bytes, bytes]]:
    """What lies around each empty space, along its row and its column, as far as the fires.

    In whatever order it lies there it comes to the same, but for fires that are still to come.
    """
    return {
        space: (
            _part(board[LINE_SLICES[row]], column - ROWS),
            _part(board[LINE_SLICES[column]], row),
        )
        for space, (row, column) in enumerate(LINES_OF_SPACE)
        if board[space] == EMPTY
    }


def _part(line: bytes, place: int) -> bytes:
    """What lies between the same fires as a place of the line, sorted."""
    start = line.rfind(FIRE, 0, place) + 1
    stop = line.find(FIRE, place)
    return bytes(sorted(line[start:] if stop < 0 else line[start:stop]))


def _choices(look: Outlook, state: State, seat: Seat) -> Iterator[Choice]:
    """Every kind of piece that the seat can place now."""
    if state.drawn is not None:
        times, worth = look.tile(state.drawn)
        yield Choice(DRAWN_ON, worth, times, 0.0)
        return
    player = state.players[seat]
    if any(player.stalls):
        worth = look.goods()
        for goods, left in enumerate(player.stalls, 1):
            if left:
                yield Choice(STALL_ON[goods], worth, goods, look.price(goods))
    if player.kept is not None:
        times, worth = look.tile(player.kept)
        yield Choice(KEPT_ON, worth, times, look.keep())
    for tile in dict.fromkeys(state.face_up):
        times, worth = look.tile(tile)
        yield Choice(OPEN_ON[tile], worth, times, 0.0)


@lru_cache(maxsize=MAX_SEATS)
def tuned(seats: int) -> Greedy:
    """The greedy player with the stored weights for that number of players."""
    return Greedy(load_weights(seats))


def _figures(start: State, end: State) -> dict[str, float]:
    """Rounds played, and the part of the win of who started the first one."""
    ended = result(end)
    assert ended is not None
    return {
        "rounds": float(end.round),
        "starter wins": 1 / len(ended.winners) if start.first in ended.winners else 0.0,
    }


def _parameters(seats: int | None, options: Options) -> dict[str, float]:
    return (Weights() if seats is None else load_weights(seats)).model_dump()


def _store(
    seats: int,
    options: Options,
    parameters: Mapping[str, float],
    provenance: Provenance,
) -> None:
    """Whatever the options, the weights are the same."""
    store_weights(seats, parameters, provenance)


def _build(parameters: Mapping[str, float]) -> Greedy:
    return Greedy(Weights.model_validate(parameters))


SCALES = Scales(
    safe_lead=12.0,
    win=0.3,
    point=0.03,
    prior_games=20,
    noise=lambda state: 12.0,
    horizon=Horizon(JUDGEMENT.estimate, actions=12, milestone=lambda state: state.round),
)

SKILL = Skill(
    tuned=tuned,
    parameters=_parameters,
    build=_build,
    store=_store,
    figures=_figures,
    scales=SCALES,
    factors=JUDGEMENT,
    hard=Effort(playouts=300, keep=6),
)
