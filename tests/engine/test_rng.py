"""The generator gives the same numbers on every Python version, without bias."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from engine.rng import Rng


def test_splitmix64_gives_the_published_numbers() -> None:
    rng = Rng(1234567)
    assert [rng.next_u64() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_numbers_below_a_bound_are_pinned() -> None:
    rng = Rng(2004)
    assert [rng.randbelow(100) for _ in range(10)] == [48, 56, 18, 20, 41, 38, 95, 43, 73, 95]


def test_shuffle_is_pinned() -> None:
    cards = list(range(12))
    Rng(2004).shuffle(cards)
    assert cards == [11, 6, 4, 10, 3, 7, 2, 5, 1, 8, 9, 0]


def test_seed_is_taken_modulo_2_to_the_64() -> None:
    assert Rng(-1).next_u64() == Rng(2**64 - 1).next_u64()
    assert Rng(2**64 + 7).next_u64() == Rng(7).next_u64()


def test_state_determines_the_next_numbers() -> None:
    rng = Rng(5)
    rng.next_u64()
    assert Rng(rng.state).next_u64() == rng.next_u64()


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 31, 60])
def test_numbers_below_a_bound_are_uniform(bound: int) -> None:
    rng, expected = Rng(bound), 500
    counted = Counter(rng.randbelow(bound) for _ in range(expected * bound))
    assert sorted(counted) == list(range(bound))
    # Five standard deviations of a binomial count.
    assert all(abs(times - expected) < 5 * expected**0.5 for times in counted.values())


def test_large_bound_is_unbiased() -> None:
    """With this bound, a plain remainder would give the lower half twice as often."""
    rng, bound = Rng(1), 2**64 // 3 * 2
    low = sum(rng.randbelow(bound) < bound // 2 for _ in range(4000))
    assert abs(low - 2000) < 5 * 1000**0.5


def test_shuffle_orders_are_uniform() -> None:
    rng, expected = Rng(3), 400
    counted = Counter[tuple[int, ...]]()
    for _ in range(expected * 24):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counted[tuple(cards)] += 1
    assert set(counted) == set(permutations(range(4)))
    assert all(abs(times - expected) < 5 * expected**0.5 for times in counted.values())


def test_nothing_can_be_shuffled() -> None:
    cards = list[int]()
    Rng(1).shuffle(cards)
    assert cards == []
