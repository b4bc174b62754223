"""Standings during the game, and the scorings that are still to come."""

from __future__ import annotations

from bot.games.saint_petersburg import hand
from bot.games.saint_petersburg.standings import current_standings, final_standings
from bot.games.saint_petersburg.texts import TEXTS
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.state import State
from tests.engine.games.saint_petersburg.positions import (
    GAME,
    PASS,
    after,
    all_pass,
    player,
    position,
)
from tests.engine.games.saint_petersburg.sampled_games import sampled_decisions

SAY = TEXTS.in_language("en")
NAMES = ("Žofie", "Boris", "Catherine", "Dmitri")


def standings(state: State) -> list[str]:
    return current_standings(GAME.view(state, None), NAMES[: len(state.players)], SAY).splitlines()


def scorings(state: State) -> list[str]:
    """Return the lines of the hand about scorings to come."""
    lines = hand.describe(GAME.view(state, 0), SAY).splitlines()
    return [
        line
        for line in lines
        if line.startswith(("Still to score", "Next round", "Only the final"))
    ]


def test_standings_list_the_leader_first_with_the_parts_of_the_sum() -> None:
    state = position(
        player("2*lumberjack", points=30),
        player("author judge controller market", points=28),
        phase=Phase.ARISTOCRAT,
        last_round=True,
    )
    first, paid, second, paid_second, left_out = standings(state)
    assert first == (
        "**Boris**: 28 points + 6 for 3 different aristocrats + 3 from the next scorings = **37**"
    )
    assert paid == "Next scorings: aristocrats +10 ₽ +3 ★"
    assert second == "**Žofie**: 30 points = **30**"
    assert paid_second == "Next scorings: aristocrats nothing"
    assert "10 rubles" in left_out
    assert "−5 points" in left_out


def test_no_income_is_shown_after_the_last_scoring() -> None:
    state = position(player("author"), player(), phase=Phase.TRADING, last_round=True)
    assert not any("scorings" in line for line in standings(state))
    assert standings(state)[0] == "**Žofie**: 0 points + 1 for 1 aristocrat = **1**"


def test_solo_game_has_one_line() -> None:
    assert [line for line in standings(position(player())) if "**" in line] == [
        "**Žofie**: 0 points = **0**"
    ]


def test_standings_do_not_reveal_rubles_and_hands() -> None:
    for state, _ in sampled_decisions(4, True, 0.1):
        for seed in range(3):
            assert standings(GAME.conceal(state, None, seed)) == standings(state)


def test_hand_lists_coming_scorings_in_order() -> None:
    state = position(player("3*lumberjack market author"), player())
    assert scorings(state) == [
        "Still to score this round: workers +9 ₽ · buildings +1 ★ · aristocrats +1 ₽"
    ]
    state.phase = Phase.ARISTOCRAT
    assert scorings(state) == [
        "Still to score this round: aristocrats +1 ₽",
        "Next round: workers +9 ₽ · buildings +1 ★",
    ]


def test_scorings_of_an_uncertain_round_are_not_listed() -> None:
    state = position(
        player("market"), player(), phase=Phase.ARISTOCRAT, stacks={Phase.TRADING: "8*bank"}
    )
    assert scorings(state)[1].startswith("Next round, if there is one: workers")


def test_hand_lists_only_remaining_scorings_in_the_last_round() -> None:
    state = position(
        player("3*lumberjack market author"), player(), phase=Phase.BUILDING, last_round=True
    )
    assert scorings(state) == [
        "Still to score in this last round: buildings +1 ★ · aristocrats +1 ₽"
    ]
    state = all_pass(all_pass(state))
    assert state.phase is Phase.TRADING
    assert scorings(state) == ["Only the final scoring is left."]


def test_building_scoring_is_not_listed_again_in_the_pub() -> None:
    state = position(player("pub market"), player(), phase=Phase.BUILDING, last_round=True)
    state = after(state, PASS, PASS)
    assert scorings(state) == ["Still to score in this last round: aristocrats nothing"]


def test_result_lists_the_best_first() -> None:
    end = all_pass(
        position(player(points=3), player(points=9), phase=Phase.TRADING, last_round=True)
    )
    title, *lines = final_standings(GAME.view(end, None), NAMES[:2], SAY).splitlines()
    assert title == "**Boris wins!**"
    assert [line.partition(" (")[0] for line in lines] == [
        "1\\. **Boris**: 11 points",
        "2\\. **Žofie**: 5 points",
    ]
