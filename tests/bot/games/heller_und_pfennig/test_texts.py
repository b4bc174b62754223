"""Texts: summaries of rounds, standings, the result, options, and the rules."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.channel.composer import MAX_NARRATION_LENGTH
from bot.channel.move_narrator import join_latest, line_count, with_whole_summaries
from bot.games.heller_und_pfennig import HELLER_UND_PFENNIG_UI as UI
from bot.games.heller_und_pfennig import narration
from bot.games.heller_und_pfennig.standings import current_standings, final_standings
from bot.i18n.texts import escape_name
from engine.core import PhaseEnded
from engine.games.heller_und_pfennig.events import Event, LinePaid, Skipped, StallPlaced, TilePlaced
from engine.games.heller_und_pfennig.state import Options, State
from tests.bot.games.heller_und_pfennig.game_drivers import random_action
from tests.engine.games.heller_und_pfennig.positions import GAME, player, position

SAY = UI.texts.in_language("en")
LONG_NAMES = tuple(letter * 32 for letter in "WMÆQ")
NAMES = ("Anna", "Boris", "Clara", "Dora")


def play(seats: int, seed: int, options: Options) -> tuple[State, list[Event]]:
    """Play a random game, and return its last state and all events."""
    rng, state, events = Random(seed), GAME.new(seats, seed, options), list[Event]()
    while acting := GAME.to_act(state):
        action = random_action(rng, state, GAME.legal_actions(state, acting[0]))
        GAME.advance(state, acting[0], action, events)
    return state, events


def summaries(events: list[Event], names: tuple[str, ...]) -> list[list[str]]:
    """Return the sentences of each round's summary."""
    rounds, of_round = list[list[str]](), list[Event]()
    for event in events:
        of_round.append(event)
        if isinstance(event, PhaseEnded):
            told = (narration.narrate(each, names, SAY) for each in UI.phase_events(of_round))
            rounds.append([sentence for sentence in told if sentence])
            of_round = []
    return rounds


@pytest.mark.parametrize("language", UI.texts.languages)
def test_markdown_does_not_renumber_the_lines_that_pay(language: str) -> None:
    """In a list it would count on from the first line, whichever follow."""
    for line in range(11):
        told = narration.narrate(LinePaid(line, (6, -3)), NAMES[:2], UI.texts.in_language(language))
        assert told
        assert not re.match(r"\d+\. ", told)


@pytest.mark.parametrize("seed", range(20))
def test_round_summary_with_longest_names_is_within_limits(seed: int) -> None:
    _, events = play(4, seed, Options())
    rounds = summaries(events, tuple(map(escape_name, LONG_NAMES)))
    assert len(rounds) == 3
    for lines in rounds:
        assert len(lines) <= 1 + 11 + 1, "the last piece, all lines, and those that pay nothing"
        assert len("\n".join(lines)) < MAX_NARRATION_LENGTH


def test_lines_that_pay_are_told_together_with_the_sentence_on_the_others() -> None:
    """Read with only the last of them, that sentence would be untrue."""
    _, events = play(2, 1, Options())
    narrated = [(event, narration.narrate(event, NAMES[:2], SAY)) for event in events]
    sentences = with_whole_summaries(UI, narrated)
    paid = [each for each in sentences if "pay nothing" in each]
    assert len(paid) == 3
    assert all(each.startswith("Row ") and "\nColumn " in each for each in paid)
    assert not any(each.startswith(("Row ", "Column ")) for each in sentences if each not in paid)
    everything = [sentence for _, sentence in narrated if sentence]
    assert "\n".join(sentences) == "\n".join(everything)
    assert line_count(sentences) == len(everything)
    short = join_latest(sentences, SAY, len(paid[-1]))
    assert short == f"{len(everything)} more things happened before this."


def test_round_summary_tells_the_last_piece_placed() -> None:
    _, events = play(4, 1, Options())
    placed = [event for event in events if isinstance(event, StallPlaced | TilePlaced)]
    last_of_round = placed[29::30]
    assert len(last_of_round) == 3
    for event, lines in zip(last_of_round, summaries(events, NAMES), strict=True):
        assert lines[0] == narration.narrate(event, NAMES, SAY)
        assert not any(" on " in line for line in lines[1:])


def test_payment_names_its_recipient_and_payer() -> None:
    paid = LinePaid(2, (12, 0, -3, 0))
    assert narration.narrate(paid, NAMES, SAY) == "Row 3: Anna +12 and Clara −3"
    assert narration.narrate(LinePaid(6, (0, 0, 0, 0)), NAMES, SAY) is None


def test_skipped_player_is_named() -> None:
    sentence = narration.narrate(Skipped(1), NAMES, SAY)
    assert sentence == "Boris has nothing left to place and is skipped."


def test_standings_show_money_and_expected_income_in_order() -> None:
    state = position(
        player((3, 3, 2, 1), money=40), player((4, 3, 2, 1)), board="+3 2a . . . .\n. . . . . ."
    )
    lines = current_standings(GAME.view(state, None), NAMES, SAY).splitlines()
    assert lines == [
        "**Boris**: 50 sous, 0 as the market stands = **50**",
        "**Anna**: 40 sous, +6 as the market stands = **46**",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("chosen", [Options(), Options(last_stall=True)], ids=str)
def test_result_shows_the_income_of_each_round(seats: int, chosen: Options) -> None:
    state, _ = play(seats, 9, chosen)
    view = GAME.view(state, None)
    title, *lines = final_standings(view, NAMES[:seats], SAY).splitlines()
    assert "win" in title
    assert len(lines) == seats
    for score, name in zip(view.final_scores, NAMES, strict=False):
        (line,) = (line for line in lines if f"**{name}**" in line)
        assert f"{score.points} sou" in line.replace("−", "-")
        rounds = line.rpartition("then ")[2].rstrip(")").replace("−", "-").split()
        assert list(map(int, rounds)) == list(score.rounds)
        assert score.start + sum(score.rounds) == score.points


def test_situation_names_the_last_round() -> None:
    state = position(player(), player(), round_number=3, last_round=True)
    assert narration.situation(GAME.view(state, None), SAY) == "Round 3, **the last one**"
    state = position(player(), player(), options=Options(last_stall=True))
    assert narration.situation(GAME.view(state, None), SAY) == "Round 1"


def test_every_piece_is_explained() -> None:
    assert UI.card_reference is not None
    assert len(UI.card_reference.ids) == 15 + 4
    assert len({UI.card_reference.title(card, SAY) for card in UI.card_reference.ids}) == 15 + 4
    assert UI.card_reference.title("+6", SAY) == "King (+6)"
    assert UI.card_reference.title("fire", SAY) == "Fire"
    assert all(
        UI.card_reference.title(card, SAY).split()[0] in UI.card_reference.explain(card, SAY)
        for card in UI.card_reference.ids
    )
