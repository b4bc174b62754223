"""Hints agree with the effects of moves under the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from bot.games.rattus_cartus import hints, panels
from bot.games.rattus_cartus.texts import TEXTS
from bot.interactions.moves.hint_texts import describe_difference, describe_hint
from engine.ai.agents import ActionValue
from engine.ai.facts import Difference
from engine.core import Seat, apply
from engine.games.rattus_cartus.actions import (
    DONE,
    LAY,
    USE_PASS,
    Action,
    Discard,
    Enter,
    Give,
    Lay,
    TakeSupply,
)
from engine.games.rattus_cartus.buildings import CLASS_OF_BUILDING
from engine.games.rattus_cartus.cards import FLUTE, NUNS_ON, SWORD
from engine.games.rattus_cartus.events import CardsDrawn, RatsDiscarded
from engine.games.rattus_cartus.state import Options, State, Step
from tests.bot.games.rattus_cartus.arranged_games import ANNA, laid_by, start_arranged_game
from tests.bot.games.rattus_cartus.game_drivers import random_action
from tests.engine.games.rattus_cartus.positions import (
    GAME,
    after,
    all_enter,
    card,
    entering,
    last_round,
    table,
)
from tests.support.simulated_discord.fixture import DiscordFixture, text_of

SAY = TEXTS.in_language("en")


def positions(seats: int, seed: int) -> Iterator[tuple[State, Seat, Action]]:
    """Yield every decision of a random game, with a random legal action."""
    rng, state = Random(seed), GAME.new(seats, seed, Options())
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        legal = GAME.legal_actions(state, seat)
        yield state, seat, rng.choice(legal)
        GAME.advance(state, seat, random_action(rng, legal))


def lays(words: str) -> list[Action]:
    return [LAY[card(word)] for word in words.split()]


def reason(state: State, seat: Seat, action: Action) -> str:
    return " ".join(hints.reasons(action, GAME.view(state, seat), SAY))


def number(pattern: str, sentence: str) -> int:
    """Return the number in a sentence; "no" is 0 and "one" is 1."""
    match = re.search(pattern, sentence)
    assert match is not None, (pattern, sentence)
    number_words = {"no": 0, "one": 1}
    return number_words[match[1]] if match[1] in number_words else int(match[1])


@pytest.mark.parametrize("seats", [2, 4])
def test_every_action_has_a_text_and_a_reason(seats: int, caplog: pytest.LogCaptureFixture) -> None:
    kinds = set()
    for seed in (1, 2):
        for state, seat, action in positions(seats, seed):
            text = reason(state, seat, action)
            assert text.endswith("."), text
            assert hints.describe(action, GAME.view(state, seat), SAY)
            kinds.add(action.kind)
    assert kinds >= {"take-supply", "enter", "lay", "done"}
    assert caplog.records == []


@pytest.mark.parametrize("seats", [2, 5])
def test_supply_hints_match_the_effects(seats: int) -> None:
    checked = 0
    for state, seat, action in positions(seats, 3):
        if not isinstance(action, TakeSupply):
            continue
        text = reason(state, seat, action)
        transition = apply(GAME, state, seat, action)
        new_state, events = transition.state, transition.events
        player, new_player = state.players[seat], new_state.players[seat]
        if any(isinstance(event, CardsDrawn) for event in events):
            assert number(r"you have (\w+) cards? instead", text) == new_player.hand_size
            assert f"instead of {player.hand_size}." in text
        if any(isinstance(event, RatsDiscarded) for event in events):
            assert number(r"leaves you with (\w+) rat", text) == new_player.rats
            known_cards = [card for nun, card in enumerate(state.nuns) if player.known >> nun & 1]
            nuns = sum(NUNS_ON[nun_card] for nun_card in known_cards)
            likely = nuns + 2 * (5 - len(known_cards))
            if len(known_cards) == 5:
                assert number(r"The nun row shows (\w+) nun", text) == nuns
            elif known_cards:
                assert number(r"You know of (\w+) nun", text) == nuns
                assert number(r"expect about (\w+)", text) == likely
            else:
                assert "Expect about 10 nuns in the face-down nun row." in text
        checked += 1
    assert checked > 15


def test_card_hints_match_the_influence_gained() -> None:
    checked = 0
    for state, seat, action in positions(4, 5):
        if not isinstance(action, Lay) or action.card in (SWORD, FLUTE):
            continue
        text, player = reason(state, seat, action), state.players[seat]
        cls = CLASS_OF_BUILDING[state.row[player.place]]
        people = sum(laid_card < SWORD for laid_card in (*player.chosen, action.card))
        assert number(r"you reach (\w+) in", text) == state.heights[cls][seat] + people
        other_heights = [height for who, height in enumerate(state.heights[cls]) if who != seat]
        assert number(r"others is at (\w+)", text) == max(other_heights)
        checked += 1
    assert checked > 20


def test_hints_name_the_persons_in_a_building_and_matching_cards() -> None:
    state = all_enter(
        table("monk", "monk king", "monk monk king joker sword"), "0 monk", "0 monk king"
    )
    text = reason(state, 2, Enter(0))
    assert "2 players are there, with at most 2 cards each." in text
    assert "One of your cards would bring influence there" in text, "the Joker, in the Farm"
    assert "elsewhere" not in text, "a Joker fits in any building"
    assert "Nobody is there yet." in reason(state, 2, Enter(1))


def test_building_where_most_cards_fit_is_praised_for_that_first() -> None:
    state = table("peasant peasant merchant", "", "")
    assert reason(state, 0, Enter(0)).startswith(
        "2 of your cards would bring influence there without a rat (class: Peasantry),"
        " more than anywhere else."
    )
    assert reason(state, 0, Enter(1)).startswith("Even without cards")
    only = table("peasant", "", "")
    assert "(class: Peasantry), and none elsewhere." in reason(only, 0, Enter(0))


def test_building_without_a_fitting_card_is_not_praised_for_it() -> None:
    state = table("monk", "", "")
    assert "influence there" not in reason(state, 0, Enter(0))


def test_hint_says_what_a_building_does_without_cards_unless_none_is_used() -> None:
    state = table("monk", "", "")
    basic_action = "Even without cards, it does this for you: draw 2 cards."
    assert reason(state, 0, Enter(0)).startswith(basic_action)
    beside_others = after(all_enter(state, "0"), *entering(0)[:1])
    assert reason(beside_others, 1, DONE) == f"{basic_action} You have no cards left."
    assert "Even without" not in reason(last_round(state), 0, Enter(0))


HAND = " At the end, the most people and Jokers in hand bring 5 points, the second most 2."


def test_hint_to_keep_cards_says_what_they_bring_at_the_end() -> None:
    state = after(table("monk king", "", ""), *entering(0)[:1])
    assert reason(state, 0, DONE).endswith(f"You keep 2 cards in hand for later rounds.{HAND}")
    assert reason(last_round(state), 0, DONE).endswith(f"You keep 2 cards in hand.{HAND}")
    special = after(table("gold", "", ""), *entering(0)[:1])
    assert "At the end" not in reason(special, 0, DONE), "Gold is no person"


def test_hint_says_what_comes_of_gold_and_tokens() -> None:
    state = table("gold", "", "", row="treasury_1 palace_1 farm_1")
    assert (
        "take 1 Gold. At the end, the most Gold brings 10 points; it stays in your hand until then."
    ) in reason(state, 0, Enter(0))
    assert "take 1 victory token. A token is 1 point at the end." in reason(state, 0, Enter(1))
    told = describe_difference(hints, Difference("gold", 5, 2, 3), GAME.view(state, 0), SAY)
    assert told == "you get about 5 points for Gold at the end instead of 2"
    told = describe_difference(hints, Difference("rival", 46, 48, 2), GAME.view(state, 0), SAY)
    assert told == "your strongest rival ends with about 46 points instead of 48"


def test_whoever_is_alone_has_the_privilege_without_cards() -> None:
    state = after(table("monk", "", ""), *entering(0)[:1])
    assert reason(state, 0, DONE).startswith("Nobody else is in there yet: the privilege is yours")
    last = after(all_enter(table("", "", "monk"), "1", "1"), *entering(0)[:1])
    alone = "Nobody else is in there: the privilege is yours even without cards."
    assert reason(last, 2, DONE).startswith(alone)


def test_tip_names_all_cards_to_lay_down_and_what_they_bring_together() -> None:
    state = after(table("peasant peasant_1 joker king sword", "", ""), *entering(0)[:1])
    view, first, *others = GAME.view(state, 0), *lays("peasant king peasant_1 joker")
    assert hints.describe(first, view, SAY, [*others, DONE]) == (
        "lay down: 2 × Peasant, Joker, and King"
    )
    assert hints.reasons(first, view, SAY, [*others, DONE]) == [
        "Together they bring 4 influence in Peasantry, and 1 rat.",
        "That leaves you with 11 rats. Expect about 10 nuns in the face-down nun row.",
        "With what you lay down here, you reach 4 in Peasantry; the best of the others is at 0.",
    ]
    assert hints.describe(first, view, SAY) == "lay down first: Peasant"
    state = after(state, first)
    joker = LAY[card("joker")]
    assert hints.describe(joker, GAME.view(state, 0), SAY, [DONE]) == "also lay down: Joker"


def test_tip_says_why_the_other_cards_are_kept() -> None:
    state = after(table("peasant king king_1", "", ""), *entering(0)[:1])
    said = hints.reasons(LAY[card("peasant")], GAME.view(state, 0), SAY, [DONE])
    assert said[:2] == [
        "It brings 1 influence in Peasantry, and no rat.",
        "Each of the 2 people you keep would bring a rat here.",
    ]
    of_joker = after(table("peasant king joker", "", ""), *entering(0)[:1])
    assert "you keep" not in reason(of_joker, 0, LAY[card("peasant")])


def test_tip_says_what_a_sword_takes_beside_what_people_bring() -> None:
    state = after(all_enter(table("monk king", "peasant sword", ""), "0"), *entering(0)[:1])
    first, sword = lays("peasant sword")
    said = hints.reasons(first, GAME.view(state, 1), SAY, [sword, DONE])
    assert said[0].startswith("It brings 1 influence")
    assert said[1] == "As things stand, the Sword takes 1 card from the other player here."


def test_laying_nothing_is_explained_by_what_the_privilege_would_cost() -> None:
    def cost(hand: str) -> str:
        state = all_enter(table("monk monk", hand, ""), "0 monk monk")
        return reason(after(state, *entering(0)[:1]), 1, DONE)

    assert cost("king king witch") == (
        "For the privilege you may need all your people and Jokers."
        f" You keep 3 cards in hand for later rounds.{HAND}"
    )
    assert "you may need 3 of your 4 people and Jokers." in cost("king king witch joker sword")
    assert "you may need 3 people or Jokers, more than you have." in cost("king joker sword")
    state = all_enter(table("monk monk", "king", ""), "0 monk monk")
    state = after(state, *entering(0)[:1])
    assert hints.describe(DONE, GAME.view(state, 1), SAY) == "lay down no cards"
    state = after(state, LAY[card("king")])
    assert hints.describe(DONE, GAME.view(state, 1), SAY) == "lay down no more cards"


def test_with_two_players_the_privilege_depends_on_all_cards_of_the_round() -> None:
    state = table("monk monk", "king")
    open_privilege = "Your rival hasn’t entered yet: this round’s one privilege is open."
    assert open_privilege in reason(state, 0, Enter(0))
    state = all_enter(state, "0 monk monk")
    assert "Your rival has laid down 2 cards" in reason(state, 1, Enter(1))
    state = after(state, *entering(1)[:1])
    assert "For the privilege you may need 3 people or Jokers" in reason(state, 1, DONE)
    asked = panels.prompt(("lay",), GAME.view(state, 1), SAY)
    assert "The round’s one privilege goes to whoever lays down more" in asked
    of_three = after(table("monk", "king", ""), *entering(0)[:1])
    assert "privilege" not in panels.prompt(("lay",), GAME.view(of_three, 0), SAY)


@pytest.mark.parametrize("seats", [2, 3])
def test_hint_has_at_most_two_numbers_a_sentence(seats: int) -> None:
    for seed in (4, 6):
        for state, seat, action in positions(seats, seed):
            what = hints.describe(action, GAME.view(state, seat), SAY)
            for sentence in f"{what}. {reason(state, seat, action)}".split(". "):
                assert len(re.findall(r"\d+", sentence)) <= 2, sentence


def test_difference_on_a_track_names_its_class() -> None:
    view = GAME.view(table("monk", "", ""), 0)
    assert describe_difference(hints, Difference("track-2", 8.1, 6.3, 1.8), view, SAY) == (
        "you get about 8 points on the Church track instead of 6"
    )


def test_sword_hint_counts_half_of_each_other_hand_in_the_building() -> None:
    state = after(
        all_enter(table("monk monk monk", "monk monk", "sword"), "0", "0"), *entering(0)[:1]
    )
    text = reason(state, 2, LAY[SWORD])
    assert text == "As things stand, the Sword takes 2 cards from the 2 others here."
    alone_state = after(table("sword", "", ""), *entering(0)[:1])
    assert reason(alone_state, 0, LAY[SWORD]).startswith("Nobody else is here yet")


def test_each_of_several_swords_takes_half_of_what_is_left() -> None:
    state = after(table("monk monk monk monk monk", "sword sword", ""), Enter(0), DONE, Enter(0))
    told = " ".join(hints.reasons(LAY[SWORD], GAME.view(state, 1), SAY, [LAY[SWORD], DONE]))
    assert told == (
        "As things stand, your 2 Swords together take 3 cards:"
        " each takes half of what the one before left."
    )
    state = after(state, LAY[SWORD])
    assert told == reason(state, 1, LAY[SWORD]), "the second one, beside the first"


def test_flute_hint_counts_the_rats_that_can_leave() -> None:
    state = table("", "", "flute", rats=(5, 5, 1))
    state = after(all_enter(state, "0", "0"), *entering(0)[:1])
    assert reason(state, 2, LAY[FLUTE]) == "As things stand, the Flute sends 1 rat away."
    several = after(all_enter(table("", "", "flute flute"), "0", "0"), Enter(0))
    told = hints.reasons(LAY[FLUTE], GAME.view(several, 2), SAY, [LAY[FLUTE], DONE])
    assert told == ["As things stand, your 2 Flutes send 4 rats away."]


def test_pass_hint_counts_the_players_before_the_next_decision() -> None:
    state = table("pass", "", "", "")
    assert reason(state, 0, USE_PASS) == "3 other players will have entered before you decide."


def test_give_and_discard_hints_state_what_is_kept() -> None:
    row = "guard_tower_1 hospital_1 palace_1"
    state = all_enter(table("", "monk monk_2 king king", "", row=row), "0", "2", "2")
    assert state.step is Step.GIVE
    assert reason(state, 1, Give(card("monk_2"))) == (
        "You keep another one of its kind; that leaves you 3 cards in all."
    )
    first, *others = (Give(card(word)) for word in ("monk", "king", "king"))
    view = GAME.view(state, 1)
    assert hints.describe(first, view, SAY, others) == "give away: Monk and 2 × King"
    assert hints.reasons(first, view, SAY, others) == ["You keep: Monk."]
    state = all_enter(table("monk king", "monk", "", row=row, rats=(3, 3, 3)), "1", "2", "2")
    assert state.step is Step.DISCARD
    both = Discard(card("monk")), [Discard(card("king"))]
    assert hints.reasons(both[0], GAME.view(state, 0), SAY, both[1])[0].startswith(
        "That leaves you with 1 rat."
    )
    text = reason(state, 0, Discard(card("monk")))
    assert text == "That leaves you with 2 rats. Expect about 10 nuns in the face-down nun row."
    assert hints.describe(DONE, GAME.view(state, 0), SAY) == "discard no cards"
    assert reason(state, 0, DONE) == (
        "That leaves you with 3 rats. Expect about 10 nuns in the face-down nun row."
        " You keep 2 cards in hand for later rounds. At the end, the most people and Jokers in"
        " hand bring 5 points, the second most 2."
    )


def test_hint_names_the_move_its_reason_and_alternatives() -> None:
    state = table("monk", "", "")
    view = GAME.view(state, 0)
    estimates = [
        ActionValue(
            Enter(0), games=9, win_share=0.6, lead=3.0, win_share_lost=0.0, points_lost=0.0
        ),
        ActionValue(
            Enter(1), games=9, win_share=0.5, lead=0.8, win_share_lost=0.1, points_lost=2.2
        ),
    ]
    lines = describe_hint(hints, estimates, view, SAY).splitlines()
    assert lines[0] == "My advice: **enter building 1, the Farm**."
    assert lines[2] == "Or enter building 2, the Office: about 2 points worse."


async def test_button_of_a_hint_lays_down_all_its_cards(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *others = lays("peasant king_4 peasant")
    choice = ActionValue(first, 9, 0.5, 0.0, 0.0, 0.0, (), (*others, DONE))

    async def advise(user_id: int, request: object) -> list[ActionValue]:
        return [choice]

    monkeypatch.setattr(sim.bot.workers, "evaluate_actions", advise)
    state = table("peasant peasant king_4 monk", "witch", "")
    await start_arranged_game(sim, after(state, *entering(0)[:1]))
    hint = await sim.slash(ANNA, "rattus hint")
    assert text_of(hint).startswith("My advice: **lay down: 2 × Peasant and King**.")
    await sim.press(ANNA, hint.response, "Do that")
    assert await laid_by(sim, ANNA) == ["peasant_0", "peasant_0", "king_4"]
    assert "Boris" in await sim.assert_refused(sim.slash(ANNA, "rattus hint"))
