"""Parses text boards back into views, to prove that they are complete."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.core import Seat
from engine.games.heller_und_pfennig.market import COLUMNS, space_number, stall_piece
from engine.games.heller_und_pfennig.state import Options, Player, State
from engine.games.heller_und_pfennig.tiles import TILE_SET
from render.games.heller_und_pfennig.names import tile_short_name
from tests.render.games.heller_und_pfennig.drawn_states import translate

_TILES = {tile_short_name(tile, translate): tile for tile in TILE_SET}
_ANY = TILE_SET[0]
"""A placeholder for a tile that nobody may see."""


@dataclass(slots=True)
class TextBoardParser:
    """A state reconstructed from the text alone."""

    state: State
    names: tuple[str, ...]

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def seat(self, name: str) -> Seat:
        return self.names.index(name)


def parse_text_board(text: str, names: tuple[str, ...], seats: int, options: Options) -> State:
    """Return the state that the text describes. Raises AssertionError for an unknown line."""
    players = [Player([0, 0, 0, 0]) for _ in range(seats)]
    parser = TextBoardParser(State(options, players, 0, None), names)
    for line in text.splitlines():
        for pattern, apply in _LINES:
            match = re.fullmatch(pattern, line)
            if match:
                apply(parser, match.groupdict(default=""))
                break
        else:
            raise AssertionError(line)
    return parser.state


Fields: TypeAlias = dict[str, str]


def _turn(parser: TextBoardParser, fields: Fields) -> None:
    parser.state.turn = parser.seat(fields["name"])
    parser.state.drawn = _ANY if "drew" in fields else None


def _over(parser: TextBoardParser, fields: Fields) -> None:
    parser.state.over = True


def _round(parser: TextBoardParser, fields: Fields) -> None:
    parser.state.round = int(fields["round"])
    parser.state.last_round = bool(fields["last"])


def _seat(parser: TextBoardParser, fields: Fields) -> None:
    player = parser.player(fields["name"])
    for goods in filter(None, fields["stalls"].split(", ")):
        player.stalls[int(goods) - 1] += 1


def _keeping(parser: TextBoardParser, fields: Fields) -> None:
    for name in fields["names"].split(", "):
        parser.player(name).kept = _ANY


def _row(parser: TextBoardParser, fields: Fields) -> None:
    for part in fields["pieces"].split(", "):
        space, _, piece = part.partition(" ")
        assert space_number(space) // COLUMNS == int(fields["row"]) - 1
        parser.state.board[space_number(space)] = _piece(parser, piece)


def _piece(parser: TextBoardParser, text: str) -> int:
    if text == "empty":
        return 0
    stall = re.fullmatch(r"stall (\d) of (.+)", text)
    if stall:
        return stall_piece(parser.seat(stall[2]), int(stall[1]))
    return _TILES[text]


def _supply(parser: TextBoardParser, fields: Fields) -> None:
    parser.state.pile = [_ANY] * int(fields.get("pile", 0))
    if parser.state.options.no_luck:
        for part in fields["tiles"].split(", "):
            copies = re.fullmatch(r"(?:(\d) × )?(.+)", part)
            assert copies is not None
            parser.state.face_up += [_TILES[copies[2]]] * int(copies[1] or 1)


def _earned(parser: TextBoardParser, fields: Fields) -> None:
    amounts = fields["amounts"].replace("−", "-").split(", ")
    parser.player(fields["name"]).earned = [int(amount) for amount in amounts]


def _first(parser: TextBoardParser, fields: Fields) -> None:
    parser.state.first = parser.seat(fields["name"])


def _ignore(parser: TextBoardParser, fields: Fields) -> None:
    """Skip a line that follows from the others."""


_LINES: tuple[tuple[str, Callable[[TextBoardParser, Fields], None]], ...] = (
    (r"It’s (?P<name>.+)’s turn\.", _turn),
    (r"(?P<name>.+) (?P<drew>drew a tile) and must place it\.", _turn),
    (r"The game is over: .+\.", _over),
    (r"Round \d+ is over\.", _ignore),
    (r"Round (?P<round>\d+)( of \d+|(?P<last>, the last round))?\.", _round),
    (r"Secret tile not placed yet: (?P<names>.+)\.", _keeping),
    (r"Row (?P<row>\d): (?P<pieces>.+?)\. Each ware brings .+\.", _row),
    (r"Column [A-F]: Each ware brings .+\.", _ignore),
    (r"(Still to come|Not placed), (?P<pile>\d+) of them in the pile: (?P<tiles>.+)\.", _supply),
    (r"(To choose from|Not placed): (?P<tiles>.+)\.", _supply),
    (r"Earned by (?P<name>.+), round by round: (?P<amounts>.+)\.", _earned),
    (r"(?P<name>.+) began round \d+\.", _first),
    (r"\d+\. .+, [−\d]+ sous?: \d+ at the start, then .+\.", _ignore),
    (
        r"(?P<name>.+): [−\d]+ sous?,(?: [−+\d]+ as the market stands,)? "
        r"(no stalls left|stalls left: (?P<stalls>[\d, ]+))\.",
        _seat,
    ),
)
