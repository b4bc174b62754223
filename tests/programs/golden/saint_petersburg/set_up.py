"""Checks the set-up in a golden game's record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.saint_petersburg import phases
from engine.games.saint_petersburg.cards import Phase, card_table
from engine.games.saint_petersburg.state import Options, State
from tests.programs.golden.compare import differing_fields
from tests.programs.golden.saint_petersburg.names import CardNames
from tests.programs.golden.saint_petersburg.record import GoldenGame

FieldMismatch = tuple[str, str, str]
"""A field with the engine's value and the file's."""


def check_set_up(game: GoldenGame, names: CardNames) -> Iterator[FieldMismatch]:
    """Yield what in the set-up contradicts the rules."""
    players = first_state(game, names).players
    start = {
        "rubles": [player.rubles for player in players],
        "points": [player.points for player in players],
    }
    yield from differing_fields(
        {
            "seats": list(range(game.players)),
            "start": start,
            "stacks": [phase.label for phase in Phase],
            "markers": _marker_names(game),
        },
        {
            "seats": game.seats,
            "start": game.start,
            "stacks": [*game.stacks],
            "markers": [*game.markers],
        },
    )
    yield from _check_markers(game)
    yield from _check_stacks(game, names)


def _marker_names(game: GoldenGame) -> list[str]:
    """The start markers that are dealt in this game, the gold disc last."""
    disc = card_table(game.variant).disc
    dealt = disc is not None and disc.seats == game.players
    return [*(phase.label for phase in Phase), *(["disc"] if dealt else [])]


def _check_markers(game: GoldenGame) -> Iterator[FieldMismatch]:
    """Numbers of start markers differ by at most one between seats."""
    held = [list(game.markers.values()).count(seat) for seat in range(game.players)]
    if max(held) - min(held) > 1:
        yield "markers", "deals them evenly", str(game.markers)


def _check_stacks(game: GoldenGame, names: CardNames) -> Iterator[FieldMismatch]:
    """The stacks contain exactly the edition's cards."""
    deck = card_table(game.variant).deck
    for phase in Phase:
        expected, recorded = Counter(names.all(deck[phase])), Counter(game.stacks[phase.label])
        if expected != recorded:
            missing, surplus = (expected - recorded).elements(), (recorded - expected).elements()
            yield f"stacks.{phase.label}", f"has {sorted(missing)}", f"has {sorted(surplus)}"


def first_state(game: GoldenGame, names: CardNames) -> State:
    """The state before the first turn."""
    return phases.set_up_with(
        game.players,
        [[names.card(name) for name in reversed(game.stacks[phase.label])] for phase in Phase],
        [game.markers[name] for name in _marker_names(game)],
        Options(
            edition=game.variant,
            open_rubles=game.options.open_rubles,
            open_hands=game.options.open_hands,
        ),
    )
