"""Nobody ever has two byes, whoever leaves, enters late or is missing, whatever a game allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments import annealing, pairing
from bot.tournaments import progress as transitions
from bot.tournaments.progress import Phase, Progress, TransitionRejected
from bot.tournaments.results import Pairing, PlayedRound
from bot.tournaments.round_robin import MAX_PLAYERS
from bot.tournaments.table_sizes import MAX_TABLE, TableRange, TableSizes
from bot.tournaments.tournament import Format, Rules, Unplayable
from tests.bot.tournaments.simulation import players, random_round
from tests.support.tournaments import FEW_STEPS, entered, play_round

MAX_ROUNDS = 20
"""As many rounds as a Swiss tournament can have."""


@pytest.fixture(autouse=True, scope="module")
def _quick_pairing() -> Iterator[None]:
    """Any pairing will do here: how good it is, is a matter of other tests."""
    with patch.object(pairing, "EXACT", 4), patch.object(annealing, "STEPS", FEW_STEPS):
        yield


def longest_swiss(sizes: TableSizes, number: int) -> int:
    """As many rounds as so many people may set up."""
    byes = sizes.byes(number)
    return min(MAX_ROUNDS, number // byes) if byes else MAX_ROUNDS


def after_changes(progress: Progress, random: Random, drop_out: float, late: float) -> Progress:
    """Let players leave, come back, and enter late, as far as the format allows."""
    for player in sorted(set(progress.players) - progress.left):
        if random.random() < drop_out:
            progress = transitions.leave(progress, player)
    newcomers = [f"late{len(progress.entered)}", *sorted(progress.left)]
    for player in newcomers:
        if random.random() < late:
            try:
                progress = transitions.enter_late(progress, player, MAX_ROUNDS + 1)
            except TransitionRejected:
                assert progress.rules.format is not Format.SWISS
    return progress


def paired(progress: Progress, random: Random, missing: float) -> Progress:
    """The next round, before which some do not check in, unless it is a knock-out."""
    if not missing or progress.rules.format is Format.KNOCK_OUT:
        return transitions.pair_next_round(progress)
    playing = sorted(set(progress.players) - progress.left)
    away = [player for player in playing if random.random() < missing]
    present = [player for player in playing if player not in away]
    return transitions.pair_those_here(transitions.open_check_in(progress), present, away)


def played_to_end(
    rules: Rules,
    number: int,
    seed: int,
    drop_out: float = 0.0,
    late: float = 0.0,
    missing: float = 0.0,
) -> Progress:
    random = Random(seed)
    progress = transitions.start(entered(rules, number, 128), seed)
    while progress.phase is not Phase.ENDED:
        progress = after_changes(play_round(progress, random), random, drop_out, late)
        progress = paired(progress, random, missing)
        check_everybody_is_paired_once(progress)
        assert len(progress.played) < 100, "it ends"
    return progress


def check_everybody_is_paired_once(progress: Progress) -> None:
    """Nobody who left is in the pairing, and of the others nobody twice, or missing."""
    pairing = progress.pairing
    if pairing is None:
        return
    everybody = [player for table in pairing.tables for player in table]
    everybody += [*pairing.byes, *pairing.sitting_out]
    assert len(set(everybody)) == len(everybody)
    remaining = set(progress.players) - progress.left
    assert set(everybody) <= remaining
    assert set(everybody) == remaining or progress.rules.format is Format.KNOCK_OUT


def check(progress: Progress, allowed: TableRange) -> None:
    """No second bye, and tables that the game allows, apart by one at most."""
    byes = Counter(player for each in progress.played for player in each.byes)
    assert max(byes.values(), default=0) <= 1, byes
    for each in progress.played:
        lengths = [len(table.players) for table in each.tables]
        assert max(lengths) - min(lengths) <= 1
        assert allowed[0] <= min(lengths) <= max(lengths) <= allowed[1]


@settings(max_examples=150, deadline=None)
@given(
    form=st.sampled_from(list(Format)),
    number=st.integers(2, 24),
    smallest=st.integers(2, 5),
    wider=st.booleans(),
    spare=st.tuples(st.integers(0, 3), st.integers(0, 3)),
    drop_out=st.sampled_from([0.0, 0.05, 0.2]),
    late=st.sampled_from([0.0, 0.2]),
    missing=st.sampled_from([0.0, 0.1]),
    seed=st.integers(0, 10**6),
)
def test_nobody_ever_has_two_byes(
    form: Format,
    number: int,
    smallest: int,
    wider: bool,
    spare: tuple[int, int],
    drop_out: float,
    late: float,
    missing: float,
    seed: int,
) -> None:
    sizes = TableSizes(smallest, min(MAX_TABLE, smallest + wider))
    allowed = max(2, smallest - spare[0]), min(MAX_TABLE, sizes.largest + spare[1])
    if form is Format.ROUND_ROBIN:
        number = min(number, MAX_PLAYERS - 3)
    rounds = longest_swiss(sizes, number) if number >= smallest else 1
    rules = Rules(form, sizes, rounds if form is Format.SWISS else None, allowed)
    try:
        rules.check(number)
    except Unplayable as wrong:
        number = wrong.players[0]
        if form is Format.SWISS:
            rules = replace(rules, rounds=longest_swiss(sizes, number))
    check(played_to_end(rules, number, seed, drop_out, late, missing), allowed)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_a_knock_out_of_any_number_has_fewer_players_each_round_and_a_final(size: int) -> None:
    rules = Rules(Format.KNOCK_OUT, TableSizes(size, size))
    for number in range(size, 40):
        played = played_to_end(rules, number, seed=number).played
        numbers = [len(each.scores()) for each in played]
        assert all(after < before for before, after in pairwise(numbers)), numbers
        assert (len(played[-1].tables), played[-1].byes) == (1, ())
        assert rules.expected_rounds(number) == len(played)


def next_pairing(rules: Rules, number: int, byes: list[str], left: set[str]) -> Pairing | None:
    """The pairing after a round in which these had a bye, and after which those left."""
    lots = dict(zip(players(number), range(1, number + 1), strict=True))
    table = tuple(player for player in players(number) if player not in byes)
    first = PlayedRound((random_round(Pairing((table,), ()), Random(1)).tables), tuple(byes))
    return rules.next_round(lots, [first], left)


@pytest.mark.parametrize(
    ("sizes", "number", "allowed", "tables"),
    [
        ("2", 3, (2, 4), [3]),
        ("2", 5, (2, 4), [3, 2]),
        ("2", 3, (2, 2), None),
        ("3", 4, (2, 5), [2, 2]),
        ("3", 4, (3, 5), [4]),
        ("4", 5, (2, 4), [3, 2]),
        ("4", 5, (2, 5), [5]),
        ("4", 5, (4, 4), None),
        ("5", 7, (2, 5), [4, 3]),
        ("3-4", 5, (2, 4), [3, 2]),
        ("4", 3, (2, 4), [3]),
        ("4", 2, (2, 4), None),
    ],
)
def test_rather_than_a_second_bye_tables_have_another_size_or_it_ends(
    sizes: str, number: int, allowed: TableRange, tables: list[int] | None
) -> None:
    """Everybody who stays has had a bye; who sat at the table is gone."""
    byes = players(number)
    rules = Rules(Format.SWISS, TableSizes.parse(sizes), 9, allowed)
    gone = {f"p{number + 1}", f"p{number + 2}"}
    after = next_pairing(rules, number + 2, byes, gone)
    if after is None:
        assert tables is None
        return
    assert after.byes == ()
    assert sorted(map(len, after.tables), reverse=True) == tables


def test_a_table_with_one_empty_seat_is_played_though_nobody_had_a_bye() -> None:
    rules = Rules(Format.SWISS, TableSizes(4, 4), 9)
    after = next_pairing(rules, 4, [], {"p4"})
    assert after is not None
    assert (set(after.tables[0]), after.byes) == ({"p1", "p2", "p3"}, ())
