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
    reader = TextBoardParser(State(options, players, 0, None), names)
    for line in text.splitlines():
        for pattern, take in _LINES:
            found = re.fullmatch(pattern, line)
            if found:
                take(reader, found.groupdict(default=""))
                break
        else:
            raise AssertionError(line)
    return reader.state


Found: TypeAlias = dict[str, str]


def _turn(reader: TextBoardParser, found: Found) -> None:
    reader.state.turn = reader.seat(found["name"])
    reader.state.drawn = _ANY if "drew" in found else None


def _over(reader: TextBoardParser, found: Found) -> None:
    reader.state.over = True


def _round(reader: TextBoardParser, found: Found) -> None:
    reader.state.round = int(found["round"])
    reader.state.last_round = bool(found["last"])


def _seat(reader: TextBoardParser, found: Found) -> None:
    player = reader.player(found["name"])
    for goods in filter(None, found["stalls"].split(", ")):
        player.stalls[int(goods) - 1] += 1


def _keeping(reader: TextBoardParser, found: Found) -> None:
    for name in found["names"].split(", "):
        reader.player(name).kept = _ANY


def _row(reader: TextBoardParser, found: Found) -> None:
    for part in found["pieces"].split(", "):
        space, _, piece = part.partition(" ")
        assert space_number(space) // COLUMNS == int(found["row"]) - 1
        reader.state.board[space_number(space)] = _piece(reader, piece)


def _piece(reader: TextBoardParser, text: str) -> int:
    if text == "empty":
        return 0
    stall = re.fullmatch(r"stall (\d) of (.+)", text)
    if stall:
        return stall_piece(reader.seat(stall[2]), int(stall[1]))
    return _TILES[text]


def _supply(reader: TextBoardParser, found: Found) -> None:
    reader.state.pile = [_ANY] * int(found.get("pile", 0))
    if reader.state.options.no_luck:
        for part in found["tiles"].split(", "):
            several = re.fullmatch(r"(?:(\d) × )?(.+)", part)
            assert several is not None
            reader.state.face_up += [_TILES[several[2]]] * int(several[1] or 1)


def _earned(reader: TextBoardParser, found: Found) -> None:
    amounts = found["amounts"].replace("−", "-").split(", ")
    reader.player(found["name"]).earned = [int(amount) for amount in amounts]


def _first(reader: TextBoardParser, found: Found) -> None:
    reader.state.first = reader.seat(found["name"])


def _ignore(reader: TextBoardParser, found: Found) -> None:
    """Skip a line that follows from the others."""


_LINES: tuple[tuple[str, Callable[[TextBoardParser, Found], None]], ...] = (
    (r"It is (?P<name>.+)’s turn\.", _turn),
    (r"(?P<name>.+) (?P<drew>drew a tile) and must place it\.", _turn),
    (r"The game is over: .+\.", _over),
    (r"Round \d+ is over\.", _ignore),
    (r"Round (?P<round>\d+)( of \d+|(?P<last>, the last round))?\.", _round),
    (r"A tile face down before: (?P<names>.+)\.", _keeping),
    (r"Row (?P<row>\d): (?P<pieces>.+?)\. A good brings .+\.", _row),
    (r"Column [A-F]: A good brings .+\.", _ignore),
    (r"(Still to come|Not placed), (?P<pile>\d+) of them in the pile: (?P<tiles>.+)\.", _supply),
    (r"(To choose from|Not placed): (?P<tiles>.+)\.", _supply),
    (r"Rounds of (?P<name>.+) so far: (?P<amounts>.+)\.", _earned),
    (r"(?P<name>.+) began round \d+\.", _first),
    (r"\d+\. .+, [−\d]+ sous?: \d+ at the start, then .+\.", _ignore),
    (
        r"(?P<name>.+): [−\d]+ sous?,(?: [−+\d]+ as the market stands,)? "
        r"(no stalls left|stalls left: (?P<stalls>[\d, ]+))\.",
        _seat,
    ),
)
