"""Parses text boards back into views, to prove that they are complete."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from engine.games.saint_petersburg.cards import CARD_IDS, Card, Phase
from engine.games.saint_petersburg.state import Options, Player, State
from render.games.saint_petersburg.names import card_name, phase_name
from tests.render.games.saint_petersburg.drawn_states import translate

_CARDS = {card_name(card, translate): card for card in range(len(CARD_IDS))}
_PHASES = {phase_name(phase, translate): phase for phase in Phase}
_ANY = 0
"""A placeholder for a card that only its holder knows."""


@dataclass(slots=True)
class ParsedBoard:
    """A state reconstructed from the text alone, and the prices it names."""

    state: State
    prices: dict[tuple[str, Card], str] = field(default_factory=dict)


def parse_text_board(
    text: str, names: tuple[str, ...], seats: int, options: Options
) -> ParsedBoard:
    """Return the state that the text describes. Raises AssertionError for an unknown line."""
    players = [Player() for _ in range(seats)]
    state = State(options, players, [[] for _ in Phase], [0] * len(Phase), 0)
    board = ParsedBoard(state)
    for line in text.splitlines():
        for pattern, apply in _LINES:
            match = re.fullmatch(pattern, line)
            if match:
                apply(board, names, match.groupdict())
                break
        else:
            raise AssertionError(line)
    return board


def _kinds(text: str) -> list[tuple[Card, int, str]]:
    """Yield each card of a list, its number, and its attribute: a price or "face down"."""
    kinds = []
    for part in re.split(r", (?=\d+ × |[A-Z])", text):
        match = re.fullmatch(
            r"(?:(\d+) × )?(.+?)(?: for ([\d–]+)| "
            r"\((nothing to displace|face down|used this round)\))?",
            part,
        )
        assert match is not None, part
        copies, name, price, remark = match.groups()
        kinds.append((_CARDS[name], int(copies or 1), price or remark or ""))
    return kinds


def _row(source: str, board: ParsedBoard, fields: dict[str, str]) -> None:
    for card, number, price in _kinds(fields["cards"]):
        getattr(board.state, source).extend([card] * number)
        if price:
            board.prices[source, card] = price


def _drawn(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    ((card, _, price),) = _kinds(fields["cards"])
    board.state.drawn = card
    board.prices["drawn", card] = price


def _moment(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    board.state.phase = _PHASES[fields["phase"]]
    board.state.round = int(fields["round"])
    board.state.last_round = bool(fields["last"])


def _figures(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    player = board.state.players[names.index(fields["name"])]
    player.points = int(fields["points"].replace("−", "-"))
    player.hand = [_ANY] * int(fields["hand"])
    player.rubles = int(fields["rubles"] or 0)


def _stacks(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    parts = re.findall(r"(\d+) \((.+?)\)", fields["stacks"])
    for phase, (number, name) in zip(Phase, parts, strict=True):
        board.state.stacks[phase] = [_ANY] * int(number)
        board.state.markers[phase] = names.index(name)


def _tableau(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    player = board.state.players[names.index(fields["name"])]
    for card, number, remark in _kinds(fields["cards"]):
        player.in_play[card] += number
        player.used_observatories += number if remark == "face down" else 0
        player.used_prisons += number if remark == "used this round" else 0


def _turn(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    board.state.turn = names.index(fields["name"])
    if "limit" in fields:
        board.state.pub_owners = [board.state.turn]


def _guild_hall(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    board.state.turn = names.index(fields["name"])
    board.state.guild_hall_owners = [board.state.turn]


def _trading_house(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    board.state.turn = names.index(fields["name"])
    board.state.trading_house_owners = [board.state.turn]


def _gold_disc(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    board.state.disc = names.index(fields["name"])


def _hand(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    player = board.state.players[names.index(fields["name"])]
    player.hand = [card for card, number, _ in _kinds(fields["cards"]) for _ in range(number)]


def _discards(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    board.state.discard_pile = [
        card for card, number, _ in _kinds(fields["cards"]) for _ in range(number)
    ]
    assert len(board.state.discard_pile) == int(fields["number"])


def _over(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    board.state.over = True


def _passes(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    board.state.passes = len(fields["names"].split(", "))


def _result(board: ParsedBoard, names: tuple[str, ...], fields: dict[str, str]) -> None:
    """Parse the points after and before the final scoring."""
    board.state.players[names.index(fields["name"])].points = int(fields["before"])


_LINES = (
    (r"It’s (?P<name>.+)’s turn\.", _turn),
    (r"(?P<name>.+) may buy up to (?P<limit>\d+) points? in the Pub\.", _turn),
    (r"(?P<name>.+) takes \d+ from the Guild Hall, in rubles and points\.", _guild_hall),
    (r"(?P<name>.+) may buy \d+ points in the Trading House\.", _trading_house),
    (r"(?P<name>.+) holds the gold disc\.", _gold_disc),
    (r"The game is over: .+\.", _over),
    (r"(?P<phase>[\w ]+ phase), round (?P<round>\d+)(?P<last>, the last round)?\.", _moment),
    (r"Passed: (?P<names>.+)\.", _passes),
    (r"(.+ would get now: .+|Prices for .+)\.", lambda *_: None),
    (r"Buy, take or discard: (?P<cards>.+)\.", _drawn),
    (r"Upper row: (?P<cards>.+)\.", lambda board, _, fields: _row("upper", board, fields)),
    (
        r"Lower row \(1 ruble off\): (?P<cards>.+)\.",
        lambda board, _, fields: _row("lower", board, fields),
    ),
    (r"The (upper|lower) row is empty\.", lambda *_: None),
    (r"In play for (?P<name>.+?): (?P<cards>.+)\.", _tableau),
    (r"Nothing in play for .+\.", lambda *_: None),
    (r"In (?P<name>.+)’s hand: (?P<cards>.+)\.", _hand),
    (r"Cards left, and who begins the phase: (?P<stacks>.+)\.", _stacks),
    (r"Discard pile, (?P<number>\d+) cards?: (?P<cards>.+)\.", _discards),
    (r"\d+\. (?P<name>.+), -?\d+ points?: (?P<before>-?\d+) in play, .+\.", _result),
    (
        r"(?P<name>.+): (?P<points>[-−]?\d+) points?,(?: (?P<rubles>\d+) rubles?,)? "
        r"(?P<hand>\d+) cards? in hand, \d+ different aristocrats?\.",
        _figures,
    ),
)
