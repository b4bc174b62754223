"""Recorded games of Rattus Cartus: what was dealt, what everybody did, and how it ended.

`python -m tests.golden.rattus_cartus` records the games anew, for when the rules really change.
Each game stands on a line of its own. After every step there is a short sum of all that lay on the
table then, so the first step that comes out otherwise is found.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from engine.codec import dump_action, dump_events, load_action
from engine.core import apply
from engine.games.rattus_cartus import RattusCartus
from engine.games.rattus_cartus.buildings import building_id, building_number
from engine.games.rattus_cartus.cards import card_id, card_number
from engine.games.rattus_cartus.phases import set_up_with
from engine.games.rattus_cartus.policy import tuned
from engine.games.rattus_cartus.state import Options, State

GAMES = Path(__file__).parent / "rattus_cartus.jsonl.gz"
GAME = RattusCartus()

Raw = dict[str, Any]

PLAYED = ((2, False), (2, True), (3, False), (4, False), (4, True), (5, False))
"""By number of players and option; in each every third move is a random one."""


def read_games() -> list[Raw]:
    """All recorded games."""
    with gzip.open(GAMES, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def first_state(game: Raw) -> State:
    """The game before its first move."""
    return set_up_with(
        game["players"],
        [building_number(name) for name in game["buildings"]],
        [card_number(name) for name in game["deck"]],
        game["first"],
        Options(one_kind=game["one_kind"]),
        game["rng"],
    )


def steps(game: Raw) -> Iterator[tuple[int, Raw, Raw]]:
    """Replay a game: the number of each step, what the record says of it, and what came out."""
    state = first_state(game)
    for number, step in enumerate(game["steps"]):
        action = load_action(GAME, json.dumps(step["action"]))
        state, events = apply(GAME, state, step["seat"], action)
        yield number, step, _step(state, step["seat"], action, events)
    yield len(game["steps"]), game["final"], _final(state)


def _step(state: State, seat: int, action: Any, events: list[Any]) -> Raw:
    return {
        "seat": seat,
        "action": json.loads(dump_action(GAME, action)),
        "events": [event["kind"] for event in json.loads(dump_events(GAME, events))],
        "rats": [player.rats for player in state.players],
        "cards": [player.holding for player in state.players],
        "sum": _sum(state),
    }


def _sum(state: State) -> str:
    """A short sum of all that lies on the table, open or not."""
    table = [
        [[*map(card_id, player.hand), *map(card_id, player.laid)] for player in state.players],
        [[player.rats, player.tokens, player.known] for player in state.players],
        [state.heights, state.orders, state.entered],
        [[*map(building_id, state.row)], len(state.deck), state.discards, state.piles],
    ]
    return sha256(json.dumps(table).encode()).hexdigest()[:12]


def _final(state: State) -> Raw:
    result = GAME.result(state)
    assert result is not None
    return {
        "nuns": GAME.view(state, None).plague,
        "rats": [player.rats for player in state.players],
        "points": list(result.points),
        "ranks": list(result.ranks),
    }


def record(seats: int, one_kind: bool, seed: int) -> Raw:
    """Play a game and write down all of it."""
    rng = Random(seed)
    new = GAME.new(seats, seed, Options(one_kind=one_kind))
    buildings = new.row + new.turned_away + new.stack + new.replacements
    deck = new.deck + new.nuns + [card for player in new.players for card in player.hand]
    rng.shuffle(buildings)
    rng.shuffle(deck)
    game: Raw = {
        "game": GAME.name,
        "players": seats,
        "one_kind": one_kind,
        "first": new.first,
        "rng": seed,
        "buildings": [building_id(number) for number in buildings],
        "deck": [card_id(card) for card in deck],
        "steps": [],
    }
    state, policy = first_state(game), tuned(seats)
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        lucky = rng.random() < 1 / 3
        legal = GAME.legal_actions(state, seat)
        action = rng.choice(legal) if lucky else policy.choose(state, seat)
        state, events = apply(GAME, state, seat, action)
        game["steps"].append(_step(state, seat, action, events))
    return game | {"final": _final(state)}


def main() -> None:
    """Record all games anew."""
    lines = [
        json.dumps(record(seats, one_kind, seed), separators=(",", ":"))
        for seed, (seats, one_kind) in enumerate(PLAYED, 1)
    ]
    # Without a time stamp equal games make an equal file.
    packed = gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0)
    GAMES.write_bytes(packed)


if __name__ == "__main__":
    main()
