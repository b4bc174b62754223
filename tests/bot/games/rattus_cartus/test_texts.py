"""Rattus Cartus in words: stories, standings, the end, options, hands, and the rules."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.channel.attachments import MAX_MESSAGE_LENGTH
from bot.channel.composer import MAX_NARRATION_LENGTH
from bot.games.rattus_cartus import RATTUS_CARTUS_UI as UI
from bot.games.rattus_cartus import hand, narration, options
from bot.games.rattus_cartus.coalescing import DeedWithGains, coalesce
from bot.games.rattus_cartus.standings import current_standings, final_standings
from engine.core import PhaseEnded
from engine.games.rattus_cartus.buildings import BUILDINGS_FILE, building_number
from engine.games.rattus_cartus.cards import CARDS_FILE, GOLD
from engine.games.rattus_cartus.events import (
    BuildingUsed,
    CardsDemanded,
    CardsDrawn,
    CardsGiven,
    Event,
    FlutePlayed,
    InfluenceScored,
    NunSeen,
    RatsDiscarded,
    RatsTaken,
    Revealed,
    RoundBegan,
    SpecialsGained,
    SupplyTaken,
    TokensGained,
)
from engine.games.rattus_cartus.rulebook import RECONSTRUCTED, RULES
from engine.games.rattus_cartus.state import Demand, Options, State
from render.games.rattus_cartus.rule_sentences import supply_sentence
from tests.bot.games.rattus_cartus.game_drivers import random_action
from tests.engine.games.rattus_cartus.adapter import REASONS
from tests.engine.games.rattus_cartus.positions import (
    GAME,
    after,
    all_enter,
    card,
    cards,
    entering,
    last_round,
    table,
)

SAY = UI.texts.in_language("en")
NAMES = ("Anna", "Boris", "Clara", "Dora", "Eve")


def tell(event: Event | DeedWithGains) -> str | None:
    return narration.narrate(event, NAMES, SAY)


def told_together(*events: Event) -> list[str | None]:
    return [tell(event) for event in coalesce(events)]


def play(seats: int, seed: int) -> list[Event]:
    """All that happened in a random game."""
    rng, state, events = Random(seed), GAME.new(seats, seed, Options()), list[Event]()
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        action = random_action(rng, GAME.legal_actions(state, seat))
        GAME.advance(state, seat, action, events)
    return events


def stories(events: list[Event]) -> list[list[str]]:
    """The sentences of each building's story."""
    found: list[list[str]] = [[]]
    for event in UI.coalesce([one for one in events if narration.in_phase_summary(one)]):
        if told := tell(event):
            found[-1].append(told)
        if isinstance(event, PhaseEnded):
            found.append([])
    return found[:-1]


@pytest.mark.parametrize("seed", range(8))
def test_a_story_fits_a_message(seed: int) -> None:
    for lines in stories(play(5, seed)):
        assert lines
        assert len("\n".join(lines)) < MAX_NARRATION_LENGTH


# What happened


def test_a_building_is_revealed_with_who_laid_what_there() -> None:
    palace, laid = building_number("palace_1"), tuple(cards("witch witch_3 monk"))
    told = tell(Revealed(0, palace, (2, 0), (laid, ())))
    assert told == "**Palace** (Royalty). Clara: Monk and 2 × Witch. Anna: no cards."


def test_a_sword_says_who_owes_how_many() -> None:
    sword = CardsDemanded(0, Demand.SWORD, ((1, 2), (2, 1)))
    assert tell(sword) == "Anna plays a Sword. Cards to give: Boris 2 and Clara 1."
    nobody = CardsDemanded(0, Demand.GUARD_TOWER, ())
    assert (
        tell(nobody) == "Anna has the privilege in the Guard Tower, but nobody has to give cards."
    )


def test_a_flute_says_to_whom_rats_went() -> None:
    assert tell(FlutePlayed(0, (2, 1))) == (
        "Anna plays a Flute, and rats change owners: 1 to Clara and 1 to Boris."
    )
    assert tell(FlutePlayed(0, ())) == "Anna plays a Flute, but no rat follows it."


def test_partial_gain_is_told_as_received() -> None:
    assert tell(RatsDiscarded(0, 0)) == "Anna has no rat to discard."
    assert tell(SpecialsGained(0, GOLD, 0)) == "Anna gets nothing: Gold has run out."
    assert tell(CardsDrawn(0, 0, None)) == "Anna draws nothing."


def test_influence_is_told_with_the_height_it_led_to() -> None:
    told = tell(InfluenceScored(1, 2, 3, 7))
    assert told == "Boris gains 3 influence, now 7 in Church."


def test_what_a_supply_brought_is_told_in_its_sentence() -> None:
    palace = building_number("palace_1")
    assert told_together(
        SupplyTaken(0, 1, palace),
        CardsDrawn(0, 2, None),
        RatsDiscarded(0, 1),
        SupplyTaken(1, 1, palace),
    ) == [
        "Anna takes the supply of building 2, the Palace: 2 cards and 1 rat off.",
        "Boris takes the supply of building 2, the Palace.",
    ]


def test_what_a_building_brought_is_told_in_its_sentence() -> None:
    palace, treasury = building_number("palace_1"), building_number("treasury_1")
    assert told_together(BuildingUsed(0, 1, palace, True), TokensGained(0, 2)) == [
        "Anna has the privilege in the Palace: 2 victory tokens."
    ]
    assert told_together(BuildingUsed(2, 1, treasury, False), SpecialsGained(2, GOLD, 1)) == [
        "Clara uses the Treasury: 1 × Gold."
    ]


def test_rats_are_told_with_the_influence_that_they_came_with() -> None:
    assert told_together(InfluenceScored(1, 2, 3, 7), RatsTaken(1, 2), RatsTaken(0, 1)) == [
        "Boris gains 3 influence, now 7 in Church, and 2 rats.",
        "Anna takes 1 rat.",
    ]


def test_denied_gains_are_told_separately() -> None:
    supply = SupplyTaken(0, 1, building_number("palace_1"))
    assert told_together(supply, CardsDrawn(0, 2, None), RatsDiscarded(0, 0)) == [
        "Anna takes the supply of building 2, the Palace: 2 cards.",
        "Anna has no rat to discard.",
    ]


def test_a_guard_tower_is_told_by_what_it_asks_for() -> None:
    tower = building_number("guard_tower_1")
    asked = CardsDemanded(0, Demand.GUARD_TOWER, ((1, 3),))
    assert told_together(BuildingUsed(0, 0, tower, True), asked) == [
        None,
        "Anna has the privilege in the Guard Tower. Cards to give: Boris 3.",
    ]
    assert told_together(BuildingUsed(1, 0, tower, False)) == [None]


def test_buildings_that_were_turned_away_are_told_with_the_round() -> None:
    farms = [building_number(f"farm_{copy}") for copy in (1, 2, 3)]
    row = (farms[0], farms[1], building_number("palace_1"))
    told = tell(RoundBegan(2, 1, row, (farms[2],)))
    assert told == (
        "Round 2 begins, with Boris. Buildings: Farm, Farm, and Palace."
        " All would have been of one class, so Farm left the game."
    )


def test_private_events_are_narrated_only_to_observers_entitled_to_them() -> None:
    witch = (card("witch_2"),)
    given, drawn = CardsGiven(1, 0, 1, witch), CardsDrawn(1, 1, witch)
    for event in (given, drawn, NunSeen(1, 3, card("witch_2"))):
        own, public = GAME.redact(event, 1), GAME.redact(event, None)
        assert own is not None
        assert public is not None
        assert "Witch with 2 nuns" in (narration.narrate_for_observer(own, NAMES, SAY) or "")
        assert narration.narrate_for_observer(public, NAMES, SAY) is None
        assert "Witch" not in (tell(public) or "")
    assert tell(given) == "Boris gives Anna 1 card."


# How everybody stands


def test_standings_are_what_everybody_can_see_the_first_first() -> None:
    state = table("gold", "", "", rats=(3, 2, 1))
    state.players[1].tokens = 4
    state.heights[0], state.orders[0] = [3, 1, 0], [0, 1, 2]
    state.heights[1], state.orders[1] = [2, 2, 0], [1, 0, 2]
    said = current_standings(GAME.view(state, None), NAMES[:3], SAY).splitlines()
    assert said == [
        "**Boris**: **19** (15 on the tracks as they stand, 4 tokens), no cards in hand",
        "**Anna**: **15** (15 on the tracks as they stand, no tokens), 1 card in hand",
        "**Clara**: **0** (0 on the tracks as they stand, no tokens), no cards in hand",
        "Gold, hands and rats count only at the end.",
    ]


def ended(*rats: int, nuns: str = "monk_4 monk monk monk monk") -> State:
    """The end of a game of three: Anna first in one track, Boris with three Gold."""
    state = last_round(table("", "gold gold gold", "", rats=rats, nuns=nuns))
    state.heights[0], state.orders[0] = [3, 1, 0], [0, 1, 2]
    return all_enter(state, "0", "0", "1")


def standings(state: State) -> list[str]:
    return final_standings(GAME.view(state, None), NAMES[:3], SAY).splitlines()


def test_the_end_names_the_plague_the_winner_and_where_points_come_from() -> None:
    plague, title, *lines = standings(ended(4, 2, 0))
    assert plague == (
        "The plague comes. The nun row shows 4 nuns (Monk with 4 nuns and 4 × Monk without nuns):"
        " who has more rats than that dies."
    )
    assert title == "**Boris wins!**"
    assert lines == [
        "1. **Boris**: 15 points, 2 rats (tracks 5, Gold 10, hand 0, tokens 0)",
        "2. **Clara**: 10 points, no rats (tracks 10, Gold 0, hand 0, tokens 0)",
        "3. **Anna**: 10 points, 4 rats (tracks 10, Gold 0, hand 0, tokens 0)",
    ]


def test_dead_players_rank_last_regardless_of_points() -> None:
    _, title, *lines = standings(ended(4, 5, 0))
    assert "Boris" not in title
    assert lines[-1].startswith("**Boris** is dead: 5 rats, ")


def test_where_all_are_dead_nobody_wins() -> None:
    _, title, *lines = standings(ended(5, 6, 7))
    assert title == "**Nobody wins:** the plague has taken everybody."
    assert all("is dead" in line for line in lines)


# A person's own


def test_the_hand_says_rats_cards_and_what_is_laid_down() -> None:
    state = after(table("monk monk king_2 gold", "", "", rats=(1,)), *entering(0, "king_2"))
    said = hand.describe(GAME.view(state, 0), SAY).splitlines()
    assert said == [
        "You have **1 rat**.",
        "Your 3 cards: 2 × Monk without nuns and Gold.",
        "Laid down in the Farm: King with 2 nuns.",
        "You know none of the 5 nun cards yet.",
    ]


def test_who_knows_the_whole_row_is_told_how_many_rats_are_deadly() -> None:
    state = table("", "", "", nuns="king_3 monk monk_1 witch witch")
    state.players[0].known = 0b11111
    assert "They show 4 nuns: who has more rats dies." in hand.describe(GAME.view(state, 0), SAY)


def test_the_option_can_be_switched_in_the_lobby_and_is_then_told() -> None:
    ((code, label),) = options.choices(Options(), SAY)
    assert label.endswith(": off")
    changed = options.choose(Options(), code)
    assert changed == Options(one_kind=True)
    assert options.describe(changed, NAMES, SAY)
    ((back, _),) = options.choices(changed, SAY)
    assert options.choose(changed, back) == Options()


@pytest.mark.parametrize("reason", REASONS)
def test_a_refusal_says_what_is_possible_instead(reason: str) -> None:
    facts = {"card": "monk_2", "step": "lay", "place": 2, "nun": 1, "most": 3, "seat": 1}
    named = {
        param: narration.name_parameter(param, facts[param], SAY) or facts[param]
        for param in REASONS[reason]
    }
    said = SAY(f"illegal-{reason}", command="rattus", **named)
    assert said.endswith(".")
    if "card" in named:
        assert "Monk with 2 nuns" in said
    if {"place", "nun"} & set(named):
        assert re.search(r"\b[23]\b", said), "places are counted from 1"


# The rules


@pytest.mark.parametrize("topic", UI.rule_topics)
def test_every_page_of_the_rules_fits_a_message(topic: str) -> None:
    assert 200 < len(SAY(f"rules-{topic}", command=UI.command_name)) <= MAX_MESSAGE_LENGTH
    assert SAY(f"rules-{topic}.title")


def test_the_rules_name_every_part_that_is_reconstructed() -> None:
    pages = SAY("rules-reconstructed", command="x") + SAY("rules-rulings", command="x")
    for name in RECONSTRUCTED:
        assert SAY(f"reconstructed-{name}") in pages
    own = {key for key in UI.texts.keys("en") if key.startswith("reconstructed-")}
    assert own == {f"reconstructed-{name}" for name in RECONSTRUCTED}


def test_the_figures_in_the_rules_are_those_of_the_data() -> None:
    """Whoever replaces what is reconstructed sees here what the pages say of it."""
    page = SAY("rules-reconstructed", command="x")
    plain = page.replace(" and ", ", ")
    for supply in BUILDINGS_FILE.reconstructed.supplies:
        said = supply_sentence(supply, SAY).removesuffix(" nun card")
        assert said in plain
    assert CARDS_FILE.reconstructed.nuns_a_class == {0: 4, 1: 2, 2: 2, 3: 2, 4: 4}
    assert RULES.reconstructed.shown == {2: 2, 3: 3, 5: 3}
    assert RULES.reconstructed.points_of_two == (10, 5)
    assert RULES.reconstructed.rats_a_flute == 1


def test_every_building_and_card_is_explained() -> None:
    assert UI.card_reference is not None
    assert len(UI.card_reference.ids) == 12 + 6 + 5
    assert len({UI.card_reference.title(one, SAY) for one in UI.card_reference.ids}) == len(
        UI.card_reference.ids
    )
    assert UI.card_reference.title("pipers_house", SAY) == "Piper’s House"
    assert UI.card_reference.title("monk", SAY) == "Monk"
    assert UI.card_reference.title("joker", SAY) == "Joker"
    for one in UI.card_reference.ids:
        assert UI.card_reference.title(one, SAY) in UI.card_reference.explain(one, SAY)
