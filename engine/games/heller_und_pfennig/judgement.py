"""What is still to come for each seat, this round and later: what playouts are cut off with."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Seat
from engine.games.heller_und_pfennig.appraisal import GOODS
from engine.games.heller_und_pfennig.market import EMPTY, LINE_SLICES
from engine.games.heller_und_pfennig.scoring import LINES_KEPT, segments, value
from engine.games.heller_und_pfennig.state import ROUNDS, State
from engine.games.heller_und_pfennig.tiles import DATA, EYE, GOLD
from engine.players.judgement import Judgement
from engine.players.sight import Sight


def sight(state: State) -> Sight:
    """How each seat's goods stand in the market, what it has to place, and whose turn it is."""
    board, empty = bytes(state.board), state.board.count(EMPTY) / len(state.board)
    counts, measures = bytearray(), list[float]()
    for seat, player in enumerate(state.players):
        counts += bytes(player.stalls)
        measures += _standing(state, board, seat, empty)
    rounds = 0 if state.last_round else ROUNDS - state.round
    shown = bytes(board.count(tile) for tile in range(EMPTY + 1))
    return Sight(
        stage=empty,
        points=[float(player.money) for player in state.players],
        counts=bytes(counts),
        measures=measures,
        shown=shown,
        common=[empty, rounds / 2, float(state.last_round), float(state.options.last_stall)],
    )


def _standing(state: State, board: bytes, seat: Seat, empty: float) -> list[float]:
    now = customers = by_eye = 0
    for cut in LINE_SLICES:
        pays, open_, beside = _stands(board[cut], seat)
        now += pays
        customers += open_
        by_eye += beside
    turn = state.turn == seat
    return [
        state.players[seat].money / 50,
        now / 20,
        now * empty / 20,
        customers / 20,
        by_eye / 20,
        float(turn),
        float(turn and state.drawn is not None),
    ]


@lru_cache(maxsize=LINES_KEPT)
def _stands(line: bytes, seat: Seat) -> tuple[int, int, int]:
    """What a line pays a seat as it stands, and its goods times the spaces still empty there.

    These count apart beside the eye, and twice beside the sack of gold.
    """
    now, customers, none = 0, 0, 0
    for segment in segments(line):
        if goods := sum(segment.translate(GOODS[seat])):
            now += goods * value(segment)
            empty = goods * segment.count(EMPTY)
            if EYE in segment:
                none += empty
            else:
                customers += empty * (2 if GOLD in segment else 1)
    return now, customers, none


def _net(state: State) -> str:
    return str(len(state.players))


JUDGEMENT = Judgement(sight=sight, net=_net, folder=DATA / "players" / "judgement")
