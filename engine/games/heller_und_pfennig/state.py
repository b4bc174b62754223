"""The complete state of a game, including hidden information."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.core import Seat
from engine.games.heller_und_pfennig.market import SPACES, Board
from engine.games.heller_und_pfennig.tiles import MARKET_FILE, Tile

START_MONEY = MARKET_FILE.start_money
ROUNDS = MARKET_FILE.rounds


@dataclass(frozen=True, slots=True)
class Options:
    """Options agreed on before the game, which can be combined freely.

    `last_stall`: all seats have all ten stalls, each stall placed leaves the game, and the game
    ends with the round in which somebody places the last one. `no_luck`: all tiles are face up to
    choose from, and nobody keeps one. `starter`: who starts a later round, the richest seat or the
    left neighbour of the last starter.
    """

    last_stall: bool = False
    no_luck: bool = False
    starter: Literal["richest", "left"] = "richest"


@dataclass(slots=True)
class Player:
    """One seat's stalls, tile and money.

    `stalls` are the numbers of stalls of 1, 2, 3 and 4 goods not placed yet. `kept` is the tile
    drawn when the round began, until it is placed. `earned` are the sous earned in each finished
    round, without the money of the start.
    """

    stalls: list[int]
    kept: Tile | None = None
    earned: list[int] = field(default_factory=list)

    @property
    def money(self) -> int:
        return START_MONEY + sum(self.earned)

    def clone(self) -> Player:
        return Player(self.stalls.copy(), self.kept, self.earned.copy())


@dataclass(slots=True)
class State:
    """A game of Auf Heller und Pfennig.

    `first` started the round. `turn` is the seat to act; None while a round is being closed, and at
    the end. `pile` is face down, its top is the last tile; `drawn` is the tile that the seat on
    turn drew and must place. `face_up` are the tiles to choose from without luck, in ascending
    order. `orders` are the shuffled tiles of later rounds, the next round's last: the last tile of
    each is kept by seat 0, those before it by the following seats, then comes the top of the pile.
    """

    options: Options
    players: list[Player]
    first: Seat
    turn: Seat | None
    pile: list[Tile] = field(default_factory=list)
    face_up: list[Tile] = field(default_factory=list)
    orders: list[list[Tile]] = field(default_factory=list)
    board: Board = field(default_factory=lambda: bytearray(SPACES))
    round: int = 1
    drawn: Tile | None = None
    last_round: bool = False
    over: bool = False

    def clone(self) -> State:
        return State(
            self.options,
            [player.clone() for player in self.players],
            self.first,
            self.turn,
            self.pile.copy(),
            self.face_up.copy(),
            [order.copy() for order in self.orders],
            self.board.copy(),
            self.round,
            self.drawn,
            self.last_round,
            self.over,
        )
