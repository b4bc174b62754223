"""What a hint says of games that were played on: only differences that are real and large."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from engine.ai import worker
from engine.ai.agents import ActionValue, make_player
from engine.ai.evidence import (
    explain,
    find_differences,
    most_telling,
    rollout_with_events,
    sample_figures,
    with_differences,
)
from engine.ai.facts import Difference, Figure, Playout
from engine.ai.information_state import InformationState, information_state
from engine.ai.registry import AGENT_SPECS
from engine.ai.value.estimate import value_of_result
from engine.ai.worker import WorkerRequest
from engine.contract.cases import seat_range
from engine.core import AnyGame
from engine.games.rattus_cartus.actions import DONE, ENTER_AT, LAY
from engine.games.rattus_cartus.events import Revealed
from engine.registry import find_game
from tests.engine.games.rattus_cartus import positions as rattus

Figures = Mapping[str, Figure]

TABLES = [
    pytest.param(find_game(name), seats, id=f"{name}-{seats}")
    for name, spec in AGENT_SPECS.items()
    if spec.facts is not None
    for seats in seat_range(find_game(name))
]


def decisions(game: AnyGame, seats: int, every: int) -> Iterator[InformationState]:
    """Yield one in so many decisions of a game of Medium players."""
    options = game.codecs.options.validate_json("{}")
    state, player, number = game.new(seats, 5, options), make_player(game.name, "medium"), 0
    while acting := game.to_act(state):
        info = information_state(game, state, acting[0], 3)
        number += len(info.legal) > 1
        if len(info.legal) > 1 and number % every == 0:
            yield info
        game.advance(state, acting[0], player.choose(info))


def games(*values: tuple[float, float], points: float = 0.0) -> list[tuple[Figures, Figures]]:
    """Return games whose only fact has these values after the action and after the alternative."""
    return [
        ({"fact": Figure(first, first * points)}, {"fact": Figure(second, second * points)})
        for first, second in values
    ]


# What is said


def test_difference_is_said_with_the_means_of_both_actions() -> None:
    (told,) = explain(games((5, 3), (8, 6), (6, 3), (9, 6), (5, 2), (8, 5), points=1.0))
    assert told.fact == "fact"
    assert told.points == pytest.approx(8 / 3)


def test_games_that_chose_a_difference_do_not_tell_how_large_it_is() -> None:
    lucky, others = games((9, 1), points=1.0), games((4, 2), points=1.0)
    (told,) = explain([*lucky, *others] * 3)
    assert told.rounded == (4, 2)


@pytest.mark.parametrize(
    "values",
    [
        pytest.param([(9, 1), (3, 3)] * 3, id="the other games do not confirm it"),
        pytest.param([(9, 1), (3, 2.5)] * 3, id="the other games show less than one"),
        pytest.param([(9, 1), (9, 1), (1, 5), (9, 1), (3, 4), (9, 1)], id="it may be chance"),
        pytest.param([(1, 0.5)] * 3, id="it is less than one"),
    ],
)
def test_difference_is_not_said_if(values: list[tuple[float, float]]) -> None:
    assert explain(games(*values, points=1.0)) == ()


def test_nothing_is_said_for_an_action_that_does_not_come_out_ahead() -> None:
    pairs = games((3, 1), (4, 1), points=1.0)
    assert explain(pairs)
    for first, second in pairs:
        first["rival"], second["rival"] = Figure(9, -9), Figure(5, -5)  # type: ignore[index]
    assert explain(pairs) == ()


def test_nothing_is_said_if_the_games_show_far_more_than_the_search() -> None:
    pairs = games((8, 6), (9, 6), (8, 5), points=1.0)
    assert explain(pairs, max_lead=3.0)
    assert explain(pairs, max_lead=2.0) == ()


def test_fact_without_points_counts_for_the_action_that_has_more_of_it() -> None:
    more, less = Difference("rubles", 9, 3, 0.0), Difference("rubles", 3, 9, 0.0)
    assert most_telling([more]) == (more,)
    assert most_telling([less]) == ()
    main = Difference("buildings", 9, 5, 4.0)
    assert most_telling([less, main, more]) == (main, more)


def test_second_fact_weighs_at_least_half_as_much_and_may_speak_against() -> None:
    main = Difference("buildings", 9, 5, 4.0)
    against, light = Difference("hand", 1, 3, -2.0), Difference("hand", 1, 2, -1.0)
    assert most_telling([against, main]) == (main, against)
    assert most_telling([light, main]) == (main,)


def test_fact_that_is_outweighed_is_no_reason() -> None:
    assert most_telling([Difference("rival", 5, 9, 4.0), Difference("hand", 9, 1, -5.0)]) == ()


@pytest.mark.parametrize(
    ("best", "other", "told"),
    [(7.6, 6.4, (8, 7)), (0.3, 1.6, (0, 1)), (5.4, 2.8, (5, 2)), (-3.2, -4.4, (-3, -4))],
)
def test_rounded_means_are_as_far_apart_as_their_difference(
    best: float, other: float, told: tuple[int, int]
) -> None:
    assert Difference("fact", best, other, 0.0).rounded == told


# The games played on


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_facts_add_up_to_the_lead(game: AnyGame, seats: int) -> None:
    """Apart from what every game that goes on from the decision has in common."""
    spec, compared = AGENT_SPECS[game.name], 0
    assert spec.facts is not None
    for info in decisions(game, seats, 19):
        policy = spec.policy(info.state)
        start = info.determinization(1)
        rests = set[float]()
        for action in info.legal[:3]:
            end, events = rollout_with_events(info, start, (action,), policy.choose)
            facts = spec.facts(Playout(start, info.seat, info.legal[0], end, events))
            result = game.result(end)
            assert result is not None
            lead = value_of_result(result).lead(info.seat)
            rests.add(lead - sum(figure.points for figure in facts.values()))
        assert len(rests) == 1, rests
        compared += 1
    assert compared > 2


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_facts_depend_only_on_the_information_state(game: AnyGame, seats: int) -> None:
    spec = AGENT_SPECS[game.name]
    assert spec.facts is not None
    for info in list(decisions(game, seats, 23))[-3:]:
        choices = (info.legal[0],), (info.legal[-1],)
        redealt = information_state(
            game, game.determinize(info.state, info.seat, 99), info.seat, info.seed
        )
        sampled = [
            sample_figures(each, spec, spec.facts, choices, lambda: True, samples=5)
            for each in (info, redealt)
        ]
        assert sampled[0] == sampled[1]
        assert len(sampled[0]) == 5


def test_all_actions_of_a_choice_are_played_before_the_policy_goes_on() -> None:
    state = rattus.table("monk monk_2 king", "", "", row="monastery_1 castle_1 farm_1")
    info = information_state(rattus.GAME, state, 0, 1)
    king, policy = rattus.card("king"), AGENT_SPECS[rattus.GAME.name].policy(state)
    choice = (ENTER_AT[1], LAY[king], DONE)
    _, events = rollout_with_events(info, info.determinization(1), choice, policy.choose)
    shown = next(event for event in events if isinstance(event, Revealed) and event.place == 1)
    assert shown.cards[shown.seats.index(0)] == (king,)


def test_nothing_is_said_without_time() -> None:
    game = find_game("heller_und_pfennig")
    info = list(decisions(game, 2, 31))[-1]
    choices = (info.legal[0],), (info.legal[-1],)
    spec = AGENT_SPECS[game.name]
    assert find_differences(info, spec, choices, has_time=lambda: False) == ()


# The hint


def action_values(info: InformationState, *points_lost: float) -> list[ActionValue]:
    return [
        ActionValue(action, 9, 0.5, 0.0, 0.0, lost)
        for action, lost in zip(info.legal, points_lost, strict=False)
    ]


def test_best_action_is_compared_with_the_nearest_that_is_worse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    info = next(decisions(find_game("heller_und_pfennig"), 2, 5))
    told = (Difference("market", 3, 1, 2.0),)
    monkeypatch.setattr("engine.ai.evidence.find_differences", lambda *args: told)

    def compared(*points_lost: float) -> list[int]:
        values = with_differences(info, action_values(info, 0.0, *points_lost), lambda: True)
        return [place for place, value in enumerate(values) if value.differences]

    assert compared(5.0, 2.0) == [2]
    assert compared(0.2, 2.0, 1.0) == [2]
    assert compared(0.2, -0.4) == []
    assert compared() == []


def test_action_that_leads_now_is_compared_first_and_marked_even_if_nothing_differs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    info = next(decisions(find_game("heller_und_pfennig"), 2, 5))
    spec = AGENT_SPECS["heller_und_pfennig"]

    def compared(found: tuple[Difference, ...], *leads_now: float | None) -> list[ActionValue]:
        leads = dict(zip(info.legal, leads_now, strict=False))
        shown = replace(spec, lead_now=lambda state, seat, action: leads[action])
        monkeypatch.setattr("engine.ai.evidence.find_agent_spec", lambda name: shown)
        monkeypatch.setattr("engine.ai.evidence.find_differences", lambda *args: found)
        values = action_values(info, 0.0, 1.0, 4.0, 6.0)[: len(leads_now)]
        return [
            value
            for value in with_differences(info, values, lambda: True)
            if value.leads_now or value.differences
        ]

    told = (Difference("market", 3, 1, 2.0),)
    for found in ((), told):
        (other,) = compared(found, 3.0, 4.0, None, 9.0)
        assert (other.action, other.leads_now, other.differences) == (info.legal[3], True, found)
    assert compared((), 3.0, 3.0, None, -9.0) == compared((), None, 4.0, 5.0, 9.0) == []
    (other,) = compared(told, 3.0, 3.0)
    assert (other.action, other.leads_now) == (info.legal[1], False)


def test_differences_reach_the_bot_from_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    told = (Difference("market", 3.5, 1.0, 2.5), Difference("rival", 4.0, 6.0, 2.0))
    monkeypatch.setattr("engine.ai.evidence.find_differences", lambda *args: told)
    received = list[tuple[Difference, ...]]()
    for info in decisions(find_game("heller_und_pfennig"), 2, 37):
        request = WorkerRequest(info, "hard", playouts=40, wants_hint=True)
        line = worker._encode_response(worker._decode_request(worker.encode_request(request)))
        values = worker.decode_response(request, line)
        assert values == worker.handle_request(request)
        received += [value.differences for value in values if value.differences]
    assert set(received) == {told}
