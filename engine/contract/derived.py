"""What the contract must know of a game in one file: all of it follows from the file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from random import Random
from typing import Any

from pydantic import TypeAdapter

from engine.contract.adapter import EngineAdapter
from engine.simple.game import SimpleGame
from engine.simple.hidden import Hidden, hidden_fields
from engine.simple.options import choices_of
from engine.simple.state import State, copied
from engine.simple.view import View

SAMPLED_MOVES = 1_000
"""Moves after which a random game is given up that may never end."""


@cache
def engine_adapter(game: SimpleGame) -> EngineAdapter:
    rules = game.rules
    hides_decisions = _hides_decisions(game)
    hides = bool(_hidden(game)) or rules.chance or hides_decisions
    reasons = ("game-over", "not-your-turn", "decided-already", "not-now", "not-allowed")
    return EngineAdapter(
        options=tuple(_option_sets(game)),
        has_hidden_information=lambda _options: hides,
        distinct_starts=lambda _options, _seats: None if hides else 1,
        action_count_bounds=range(1, 2_000),
        phases=None,
        refusal_reasons=dict.fromkeys((*reasons, *rules.reasons()), frozenset()),
        count_pieces=lambda _state: Counter(),
        own_part_of_view=_own_part,
        shuffle_unknown=partial(_shuffle_unknown, game),
        align_deals=partial(_align_deals, game),
        secrets=tuple(_secrets(game, hides_decisions=hides_decisions)),
        unbounded_caches={},
    )


def _option_sets(game: SimpleGame) -> Iterator[str]:
    choices = choices_of(game.rules.Options)
    adapter = TypeAdapter(game.rules.Options)
    yield "{}"
    for values in product(*choices.values()):
        options = game.rules.Options(**dict(zip(choices, values, strict=True)))
        if options != game.rules.Options():
            yield adapter.dump_json(options).decode()


def _hides_decisions(game: SimpleGame) -> bool:
    """Return whether anybody waits for others who decide at once, in some random games."""
    for seed in range(3):
        rng, options = Random(seed), game.rules.Options()
        state = game.new(max(game.seat_counts(options)), seed, options)
        for _ in range(SAMPLED_MOVES):
            acting = game.to_act(state)
            if not acting:
                break
            if len(acting) > 1 and game.rules.all_decide(state.phase):
                return True
            game.advance(state, acting[0], rng.choice(game.legal_actions(state, acting[0])))
    return False


def _hidden(game: SimpleGame) -> dict[str, Hidden]:
    return hidden_fields(game.rules.Table) | hidden_fields(game.rules.Player)


def _own_part(view: View) -> object:
    return None if view.seat is None else (view.players[view.seat], view.choice)


def _piles(game: SimpleGame, state: State) -> Iterator[list[Any]]:
    for part in (state.table, *state.players):
        for name, hidden in hidden_fields(type(part)).items():
            if hidden.from_owner:
                yield getattr(part, name)


def _shuffle_unknown(game: SimpleGame, state: State, seed: int) -> State:
    other, rng = copied(state), Random(seed)
    for pile in _piles(game, other):
        rng.shuffle(pile)
    if game.rules.chance:
        other.rng = rng.getrandbits(64)
    return other


def _align_deals(game: SimpleGame, state: State, other: State) -> bool:
    """Lay on each pile what lies on the true one, as far as the concealed one has it."""
    other.rng = state.rng
    for pile, others in zip(_piles(game, state), _piles(game, other), strict=True):
        top = list[Any]()
        for value in reversed(pile):
            if value not in others:
                break
            others.remove(value)
            top.insert(0, value)
        others += top
        if pile and not top:
            return False
    return True


def _secrets(game: SimpleGame, *, hides_decisions: bool) -> Iterator[Callable[[State], object]]:
    def of_table(name: str) -> Callable[[State], object]:
        return lambda state: getattr(state.table, name)[-1:]

    def of_players(name: str) -> Callable[[State], object]:
        return lambda state: [getattr(player, name) for player in state.players]

    secrets = dict[str, Callable[[State], object]]()
    for name in hidden_fields(game.rules.Table):
        secrets[name] = of_table(name)
    for name in hidden_fields(game.rules.Player):
        secrets[name] = of_players(name)
    if game.rules.chance:
        secrets["chance"] = lambda state: state.rng
    if hides_decisions:
        secrets["choices"] = lambda state: state.choices
    for name, secret in secrets.items():
        secret.__name__ = name
        yield secret
