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
    told = ParsedBoard(state)
    for line in text.splitlines():
        for pattern, take in _LINES:
            found = re.fullmatch(pattern, line)
            if found:
                take(told, names, found.groupdict())
                break
        else:
            raise AssertionError(line)
    return told


def _kinds(text: str) -> list[tuple[Card, int, str]]:
    """Yield each card of a list, its number, and its attribute: a price or "face down"."""
    found = []
    for part in re.split(r", (?=\d+ × |[A-Z])", text):
        several = re.fullmatch(
            r"(?:(\d+) × )?(.+?)(?: for ([\d–]+)| "
            r"\((nothing to displace|face down|used this round)\))?",
            part,
        )
        assert several is not None, part
        number, name, price, remark = several.groups()
        found.append((_CARDS[name], int(number or 1), price or remark or ""))
    return found


def _row(source: str, told: ParsedBoard, found: dict[str, str]) -> None:
    for card, number, price in _kinds(found["cards"]):
        getattr(told.state, source).extend([card] * number)
        if price:
            told.prices[source, card] = price


def _drawn(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    ((card, _, price),) = _kinds(found["cards"])
    told.state.drawn = card
    told.prices["drawn", card] = price


def _moment(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    told.state.phase = _PHASES[found["phase"]]
    told.state.round = int(found["round"])
    told.state.last_round = bool(found["last"])


def _figures(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    player = told.state.players[names.index(found["name"])]
    player.points = int(found["points"].replace("−", "-"))
    player.hand = [_ANY] * int(found["hand"])
    player.rubles = int(found["rubles"] or 0)


def _stacks(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    parts = re.findall(r"(\d+) \((.+?)\)", found["stacks"])
    for phase, (number, name) in zip(Phase, parts, strict=True):
        told.state.stacks[phase] = [_ANY] * int(number)
        told.state.markers[phase] = names.index(name)


def _tableau(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    player = told.state.players[names.index(found["name"])]
    for card, number, remark in _kinds(found["cards"]):
        player.in_play[card] += number
        player.used_observatories += number if remark == "face down" else 0
        player.used_prisons += number if remark == "used this round" else 0


def _turn(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    told.state.turn = names.index(found["name"])
    if "limit" in found:
        told.state.pub_owners = [told.state.turn]


def _guild_hall(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    told.state.turn = names.index(found["name"])
    told.state.guild_hall_owners = [told.state.turn]


def _trading_house(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    told.state.turn = names.index(found["name"])
    told.state.trading_house_owners = [told.state.turn]


def _gold_disc(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    told.state.disc = names.index(found["name"])


def _hand(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    player = told.state.players[names.index(found["name"])]
    player.hand = [card for card, number, _ in _kinds(found["cards"]) for _ in range(number)]


def _discards(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    told.state.discard_pile = [
        card for card, number, _ in _kinds(found["cards"]) for _ in range(number)
    ]
    assert len(told.state.discard_pile) == int(found["number"])


def _over(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    told.state.over = True


def _passes(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    told.state.passes = len(found["names"].split(", "))


def _result(told: ParsedBoard, names: tuple[str, ...], found: dict[str, str]) -> None:
    """Parse the points after and before the final scoring."""
    told.state.players[names.index(found["name"])].points = int(found["before"])


_LINES = (
    (r"It is (?P<name>.+)’s turn\.", _turn),
    (r"(?P<name>.+) may buy up to (?P<limit>\d+) points? in the Pub\.", _turn),
    (r"(?P<name>.+) takes \d+ from the Guild Hall, in rubles and points\.", _guild_hall),
    (r"(?P<name>.+) may buy \d+ points in the Trading House\.", _trading_house),
    (r"(?P<name>.+) holds the gold disc\.", _gold_disc),
    (r"The game is over: .+\.", _over),
    (r"(?P<phase>[\w ]+ phase), round (?P<round>\d+)(?P<last>, the last round)?\.", _moment),
    (r"Passed: (?P<names>.+)\.", _passes),
    (r".+ would be paid now: .+\.", lambda *_: None),
    (r"To be bought, taken or discarded: (?P<cards>.+)\.", _drawn),
    (r"Upper row: (?P<cards>.+)\.", lambda told, _, found: _row("upper", told, found)),
    (r"Lower row \(1 ruble off\): (?P<cards>.+)\.", lambda t, _, found: _row("lower", t, found)),
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
