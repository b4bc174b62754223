"""A card drawn with the Observatory: question, offered choices and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.saint_petersburg import narration, panels
from bot.games.saint_petersburg.hand import describe
from bot.games.saint_petersburg.texts import TEXTS
from engine.core import IllegalAction, apply
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.events import Drew
from engine.games.saint_petersburg.state import Options, State
from tests.engine.games.saint_petersburg.positions import (
    GAME,
    PASS,
    after,
    draw,
    player,
    position,
    to_act,
)
from tests.engine.games.saint_petersburg.sampled_games import sampled_decisions

SAY = TEXTS.in_language("en")
FULL_HAND = "3*author"


def after_drawing(
    card: str, *, hand: str = "", rubles: int = 25, options: Options | None = None
) -> State:
    """Return a state in which Boris has just drawn a card, and has nothing else in play."""
    state = position(
        player(),
        player("observatory", hand=hand, rubles=rubles),
        phase=Phase.BUILDING,
        turn=1,
        stacks={Phase.BUILDING: f"{card} market"},
        options=options,
    )
    return after(state, draw(Phase.BUILDING))


def question(state: State) -> str:
    return narration.question(GAME.view(state, None), "Boris", SAY)


def private_question(state: State) -> str:
    return narration.private_question(GAME.view(state, to_act(state)), SAY)


def verbs_offered(state: State) -> tuple[str, ...]:
    return panels.verbs(GAME.view(state, None))


def refusal_text(state: State, verb: str) -> str:
    """Return the refusal of a verb for which no action is left."""
    seat = to_act(state)
    action = panels.illegal_attempt(verb, GAME.view(state, seat))
    assert action is not None
    with pytest.raises(IllegalAction) as refusal:
        apply(GAME, state, seat, action)
    facts: dict[str, Any] = {**refusal.value.params, "card": "the card"}
    return SAY(f"illegal-{refusal.value.reason}", **facts)


@pytest.mark.parametrize(
    ("card", "hand", "verbs", "expected"),
    [
        ("hospital", "", ("buy", "take", "discard"), "Buy it, take it or discard it?"),
        ("hospital", FULL_HAND, ("buy", "discard"), "Your hand is full: buy it or discard it?"),
        ("wharf", "", ("take", "discard"), "any of your cards: take it or discard it?"),
        ("wharf", FULL_HAND, ("discard",), "so you have to discard it."),
    ],
)
def test_publicly_impossible_choices_are_not_offered(
    card: str, hand: str, verbs: tuple[str, ...], expected: str
) -> None:
    state = after_drawing(card, hand=hand)
    assert expected in question(state)
    assert "your card is " in question(state)
    assert verbs_offered(state) == verbs


def test_own_panel_offers_what_is_legal_and_the_public_one_no_less() -> None:
    compared = 0
    for state, seat in sampled_decisions(3, True, seeds=(3, 4, 5, 7, 9)):
        if state.drawn is not None:
            compared += 1
            kinds = {action.kind for action in GAME.legal_actions(state, seat)}
            assert set(panels.verbs(GAME.view(state, seat))) == kinds <= set(verbs_offered(state))
    assert compared > 5


def test_open_rubles_limit_the_offer_to_affordable_choices() -> None:
    open_rubles = Options(open_rubles=True)
    assert verbs_offered(after_drawing("hospital", rubles=3, options=open_rubles)) == (
        "take",
        "discard",
    )
    assert verbs_offered(after_drawing("hospital", rubles=3)) == ("buy", "take", "discard")


@pytest.mark.parametrize(
    ("card", "hand", "rubles", "expected"),
    [
        (
            "hospital",
            "",
            25,
            "It costs 14 of your 25 rubles. Buy it, take it into your hand or discard it?",
        ),
        ("hospital", "", 13, "It costs 14, and you have 13. Take it into your hand or discard it?"),
        (
            "hospital",
            FULL_HAND,
            14,
            "It costs 14 of your 14 rubles. Your hand is full: buy it or discard it?",
        ),
        (
            "hospital",
            FULL_HAND,
            13,
            "It costs 14, and you have 13. Your hand is also full, so you have to discard it.",
        ),
        (
            "wharf",
            "",
            25,
            "It can’t displace any of your cards. Take it into your hand or discard it?",
        ),
        (
            "wharf",
            FULL_HAND,
            25,
            "It can’t displace any of your cards. "
            "Your hand is also full, so you have to discard it.",
        ),
    ],
)
def test_private_question_names_the_possible_choices(
    card: str, hand: str, rubles: int, expected: str
) -> None:
    state = after_drawing(card, hand=hand, rubles=rubles)
    assert private_question(state) == expected
    assert expected in describe(GAME.view(state, 1), SAY)


@pytest.mark.parametrize(
    ("card", "hand", "rubles", "verb", "expected"),
    [
        (
            "hospital",
            "",
            13,
            "buy",
            "That costs 14, and you only have 13. Take it into your hand, or discard it.",
        ),
        ("hospital", FULL_HAND, 13, "buy", "you have to discard it."),
        ("wharf", "", 25, "buy", "Take it into your hand until you do, or discard it."),
        ("wharf", FULL_HAND, 25, "buy", "you have to discard it."),
        ("hospital", FULL_HAND, 25, "take", "it holds 3. Buy the card, or discard it."),
        ("hospital", FULL_HAND, 13, "take", "You can’t buy the card either"),
        ("hospital", "", 25, "play", "First buy, take or discard"),
        ("hospital", "", 25, "pass", "First buy, take or discard"),
    ],
)
def test_refusal_after_a_draw_names_the_private_reason(
    card: str, hand: str, rubles: int, verb: str, expected: str
) -> None:
    assert expected in refusal_text(after_drawing(card, hand=hand, rubles=rubles), verb)


def test_private_question_counts_affordable_points_in_the_pub() -> None:
    state = after(position(player("pub", rubles=7), phase=Phase.BUILDING), PASS)
    assert "you can buy up to 3" in private_question(state)
    state.players[0].rubles = 1
    assert "you have to decline" in private_question(state)


def test_choice_of_points_in_the_pub_says_which_rubles_pay_for_them() -> None:
    state = after(position(player("pub", rubles=7), phase=Phase.BUILDING), PASS)
    assert "With your 7 rubles you can buy up to 3" in panels.prompt(
        ("pub",), GAME.view(state, 0), SAY
    )


def test_confirmation_of_a_draw_only_names_the_card() -> None:
    sentence = narration.narrate_for_actor(Drew(1, Phase.BUILDING, 0), SAY)
    assert sentence == "You draw a Lumberjack."
