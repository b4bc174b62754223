"""What is remembered is bounded: a bot that runs for months must not grow."""

from __future__ import annotations

import sys
from functools import _lru_cache_wrapper
from importlib import import_module
from typing import Any

import pytest

from bot.channel.pictures import PictureCache
from engine.ai.games.saint_petersburg import policy
from engine.ai.games.saint_petersburg.policy import GreedyPolicy
from engine.ai.games.saint_petersburg.weights import load_weights
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.state import Options
from engine.registry import GAMES, find_game
from render.picture import Picture
from tests.contract.adapters import ENGINE_ADAPTERS
from tests.test_architecture import PACKAGES, ROOT, files

UNBOUNDED = {
    "render.fonts.font": "font files in the sizes that the code names",
    "bot.storage.postgres.fencing._fenced_statement": "the statements that the code names, by who may write",
    **{
        name: few
        for game in GAMES
        for name, few in ENGINE_ADAPTERS[game.name].unbounded_caches.items()
    },
}
"""Caches without a bound, and the few things they can be asked for."""

FEW_LOOKS, FEW_APPRAISALS = 40, 10


def caches() -> dict[str, _lru_cache_wrapper[Any]]:
    """Every function of the house that remembers its answers."""
    modules = {}
    for room in PACKAGES:
        for file in files(room):
            if file.name != "__main__.py":
                name = ".".join(file.relative_to(ROOT).with_suffix("").parts)
                modules[name] = import_module(name)
    return {
        f"{name}.{own}": thing
        for name, module in modules.items()
        for own, thing in vars(module).items()
        if isinstance(thing, _lru_cache_wrapper) and not _imported(own, thing, name)
    }


def _imported(own: str, thing: _lru_cache_wrapper[Any], module: str) -> bool:
    home = sys.modules[thing.__module__]
    return thing.__module__ != module and getattr(home, own, None) is thing


def test_every_cache_is_bounded_or_has_few_keys() -> None:
    found = caches()
    assert len(found) > 30
    unbounded = {
        name for name, cache in found.items() if cache.cache_parameters()["maxsize"] is None
    }
    assert unbounded == set(UNBOUNDED)


def test_a_policy_forgets_what_it_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it plays; and it plays the same as one that forgets nothing."""
    long = GreedyPolicy(load_weights(2))
    moves = _moves(long)
    monkeypatch.setattr(policy, "MAX_CACHED_PHASES", FEW_LOOKS)
    monkeypatch.setattr(policy, "MAX_CACHED_CARD_VALUES", FEW_APPRAISALS)
    short = GreedyPolicy(load_weights(2))
    assert _moves(short) == moves
    assert len(short._phases_by_sizes) <= FEW_LOOKS < len(long._phases_by_sizes)
    assert _appraisals(short) <= FEW_APPRAISALS < _appraisals(long)


def test_policies_with_one_memory_remember_no_more_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(policy, "MAX_CACHED_CARD_VALUES", FEW_APPRAISALS)
    memory = policy.CardValuesCache()
    both = [GreedyPolicy(load_weights(seats), memory) for seats in (2, 3)]
    assert _moves(both[0]) == _moves(GreedyPolicy(load_weights(2)))
    _moves(both[1])
    assert 0 < sum(_appraisals(each) for each in both) <= FEW_APPRAISALS


def _appraisals(greedy: GreedyPolicy) -> int:
    return sum(len(appraisals) for _, appraisals in greedy._phases_by_rounds.values())


def _moves(greedy: GreedyPolicy) -> list[Action]:
    game, moves = find_game("saint_petersburg"), []
    for deal in range(3):
        state = game.new(2, deal, Options())
        while acting := game.to_act(state):
            moves.append(greedy.choose(state, acting[0]))
            game.advance(state, acting[0], moves[-1])
    return moves


async def test_only_the_latest_pictures_are_kept() -> None:
    pictures, painted = PictureCache(max_cached=2), list[str]()

    async def draw(key: str) -> None:
        def render() -> Picture:
            painted.append(key)
            return Picture(b"", alt=key, name="table.png")

        assert await pictures.draw(key, render) == Picture(b"", alt=key, name="table.png")

    for key in "abacab":
        await draw(key)
    assert painted == ["a", "b", "c", "b"], "b was the one that nobody had asked for since"
