"""Texts: phase summaries, standings, the result, options, hands, and the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from bot.channel.composer import MAX_NARRATION_LENGTH
from bot.games.rattus_cartus import RATTUS_CARTUS_UI as UI
from bot.games.rattus_cartus import hand, narration
from bot.games.rattus_cartus.coalescing import DeedWithGains, coalesce, coalesce_own
from bot.games.rattus_cartus.standings import current_standings, final_standings
from engine.contract.cases import Case, GameStep, play_random_game
from engine.core import PhaseEnded
from engine.games.rattus_cartus.buildings import BUILDINGS_FILE, building_number
from engine.games.rattus_cartus.cards import CARDS_FILE, GOLD
from engine.games.rattus_cartus.events import (
    BuildingUsed,
    CardChosen,
    CardsDemanded,
    CardsDrawn,
    CardsGiven,
    DiscardingDone,
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
from engine.games.rattus_cartus.state import Demand, State
from render.games.rattus_cartus.rule_sentences import supply_sentence
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


def narrate(event: Event | DeedWithGains) -> str | None:
    return narration.narrate(event, NAMES, SAY)


def narrate_together(*events: Event) -> list[str | None]:
    return [narrate(event) for event in coalesce(events)]


def summaries(steps: Iterable[GameStep]) -> Iterator[list[str]]:
    """Yield the sentences of each building's summary."""
    of_phase = list[Event]()
    for event in (event for step in steps for event in step.events):
        of_phase.append(event)
        if isinstance(event, PhaseEnded):
            told = map(narrate, UI.coalesce(UI.phase_events(of_phase)))
            yield [sentence for sentence in told if sentence]
            of_phase = []


@pytest.mark.parametrize("seed", range(4))
def test_building_summary_begins_with_its_cards_and_fits_a_message(seed: int) -> None:
    """Supplies, and looks at nun cards that came with them, do not belong to a building."""
    for lines in summaries(play_random_game(Case(GAME, 5, "{}"), seed)):
        assert lines[0].startswith("**")
        assert not any("takes the supply" in line for line in lines)
        assert len("\n".join(lines)) < MAX_NARRATION_LENGTH


# Events


def test_discarded_cards_are_named_together_to_who_chose_them() -> None:
    chosen = [CardChosen(0, each, "discard") for each in cards("monk witch monk")]
    told = [
        narration.narrate_for_actor(event, SAY)
        for event in coalesce_own([*chosen, DiscardingDone(0)])
    ]
    assert told == [
        "You choose to discard: 2 × Monk without nuns and Witch without nuns.",
        "Your choice in the Hospital stands.",
    ]


def test_revealed_building_lists_who_laid_which_cards() -> None:
    palace, laid = building_number("palace_1"), tuple(cards("witch witch_3 monk"))
    sentence = narrate(Revealed(0, palace, (2, 0), (laid, ())))
    assert sentence == "**Palace** (Royalty). Clara: Monk and 2 × Witch. Anna: no cards."


def test_sword_states_how_many_cards_each_player_owes() -> None:
    sword = CardsDemanded(0, Demand.SWORD, ((1, 2), (2, 1)))
    assert narrate(sword) == "Anna plays a Sword. Cards to give: Boris 2 and Clara 1."
    nobody = CardsDemanded(0, Demand.GUARD_TOWER, ())
    assert (
        narrate(nobody)
        == "Anna has the privilege in the Guard Tower, but nobody has to give cards."
    )


def test_flute_states_who_received_rats() -> None:
    assert narrate(FlutePlayed(0, (2, 1))) == (
        "Anna plays a Flute and sends rats: 1 to Clara and 1 to Boris."
    )
    assert narrate(FlutePlayed(0, ())) == "Anna plays a Flute, but it sends no rats."


def test_empty_gains_are_narrated_as_nothing() -> None:
    assert narrate(RatsDiscarded(0, 0)) == "Anna has no rats to discard."
    assert narrate(SpecialsGained(0, GOLD, 0)) == "Anna gets nothing: Gold has run out."
    assert narrate(CardsDrawn(0, 0, None)) == "Anna draws nothing."


def test_influence_is_narrated_with_the_new_level() -> None:
    sentence = narrate(InfluenceScored(1, 2, 3, 7))
    assert sentence == "Boris gains 3 influence, now 7 in Church."


def test_supply_gains_are_part_of_its_sentence() -> None:
    palace = building_number("palace_1")
    assert narrate_together(
        SupplyTaken(0, 1, palace),
        CardsDrawn(0, 2, None),
        RatsDiscarded(0, 1),
        SupplyTaken(1, 1, palace),
    ) == [
        "Anna takes the supply of building 2, the Palace: 2 cards drawn and 1 rat discarded.",
        "Boris takes the supply of building 2, the Palace.",
    ]


def test_building_gains_are_part_of_its_sentence() -> None:
    palace, treasury = building_number("palace_1"), building_number("treasury_1")
    assert narrate_together(BuildingUsed(0, 1, palace, True), TokensGained(0, 2)) == [
        "Anna has the privilege in the Palace: 2 victory tokens."
    ]
    assert narrate_together(BuildingUsed(2, 1, treasury, False), SpecialsGained(2, GOLD, 1)) == [
        "Clara uses the Treasury: 1 Gold."
    ]


def test_rats_are_narrated_with_their_influence() -> None:
    assert narrate_together(InfluenceScored(1, 2, 3, 7), RatsTaken(1, 2), RatsTaken(0, 1)) == [
        "Boris gains 3 influence, now 7 in Church, and 2 rats.",
        "Anna takes 1 rat.",
    ]


def test_denied_gains_are_narrated_separately() -> None:
    supply = SupplyTaken(0, 1, building_number("palace_1"))
    assert narrate_together(supply, CardsDrawn(0, 2, None), RatsDiscarded(0, 0)) == [
        "Anna takes the supply of building 2, the Palace: 2 cards drawn.",
        "Anna has no rats to discard.",
    ]


def test_guard_tower_is_narrated_by_its_demand() -> None:
    tower = building_number("guard_tower_1")
    demand = CardsDemanded(0, Demand.GUARD_TOWER, ((1, 3),))
    assert narrate_together(BuildingUsed(0, 0, tower, True), demand) == [
        None,
        "Anna has the privilege in the Guard Tower. Cards to give: Boris 3.",
    ]
    assert narrate_together(BuildingUsed(1, 0, tower, False)) == [None]


def test_closed_buildings_are_narrated_with_the_round() -> None:
    farms = [building_number(f"farm_{copy}") for copy in (1, 2, 3)]
    row = (farms[0], farms[1], building_number("palace_1"))
    sentence = narrate(RoundBegan(2, 1, row, (farms[2],)))
    assert sentence == (
        "Round 2 begins: Boris goes first. Buildings: Farm, Farm, and Palace."
        " All buildings were of one class, so Farm left the game."
    )


def test_private_events_are_narrated_only_to_their_seat() -> None:
    witch = (card("witch_2"),)
    given, drawn = CardsGiven(1, 0, 1, witch), CardsDrawn(1, 1, witch)
    for event in (given, drawn, NunSeen(1, 3, card("witch_2"))):
        own_event, public_event = GAME.redact(event, 1), GAME.redact(event, None)
        assert own_event is not None
        assert public_event is not None
        assert "Witch with 2 nuns" in (narration.narrate_for_observer(own_event, NAMES, SAY) or "")
        assert narration.narrate_for_observer(public_event, NAMES, SAY) is None
        assert "Witch" not in (narrate(public_event) or "")
    assert narrate(given) == "Boris gives Anna 1 card."


# Standings and result


def test_standings_show_public_information_in_order() -> None:
    state = table("gold", "", "", rats=(3, 2, 1))
    state.players[1].tokens = 4
    state.heights[0], state.orders[0] = [3, 1, 0], [0, 1, 2]
    state.heights[1], state.orders[1] = [2, 2, 0], [1, 0, 2]
    lines = current_standings(GAME.view(state, None), NAMES[:3], SAY).splitlines()
    assert lines == [
        "**Boris**: **19** (15 on the tracks as they stand, 4 tokens), no cards in hand",
        "**Anna**: **15** (15 on the tracks as they stand, no tokens), 1 card in hand",
        "**Clara**: **0** (0 on the tracks as they stand, no tokens), no cards in hand",
        "Gold, hands and rats only count at the end.",
    ]


def finished_game(*rats: int, nuns: str = "monk_4 monk monk monk monk") -> State:
    """Return a finished game of three: Anna leads one track, Boris has three Gold."""
    state = last_round(table("", "gold gold gold", "", rats=rats, nuns=nuns))
    state.heights[0], state.orders[0] = [3, 1, 0], [0, 1, 2]
    return all_enter(state, "0", "0", "1")


def standings(state: State) -> list[str]:
    return final_standings(GAME.view(state, None), NAMES[:3], SAY).splitlines()


def test_result_names_plague_winner_and_sources_of_points() -> None:
    plague, title, *lines = standings(finished_game(4, 2, 0))
    assert plague == (
        "The plague comes. The nun row shows 4 nuns (Monk with 4 nuns and 4 × Monk without nuns):"
        " whoever has more rats than that dies."
    )
    assert title == "**Boris wins!**"
    assert lines == [
        "1\\. **Boris**: 15 points, 2 rats (tracks 5, Gold 10)",
        "2\\. **Clara**: 10 points, no rats (tracks 10)",
        "3\\. **Anna**: 10 points, 4 rats (tracks 10)",
    ]


def test_dead_players_rank_last_regardless_of_points() -> None:
    _, title, *lines = standings(finished_game(4, 5, 0))
    assert "Boris" not in title
    assert lines[-2] == "", "no part of the list of the living"
    assert lines[-1].startswith("**Boris** is dead: 5 rats, ")


@pytest.mark.parametrize(
    ("hands", "told"),
    [
        (("king", "monk", "joker"), "people and Jokers in hand: 5 points each."),
        (("king king", "monk", "joker"), "people and Jokers in hand: 2 points each."),
        (("gold", "gold", "gold"), "amount of Gold: 10 points each."),
        (("king king", "monk", ""), None),
        (("", "", ""), None),
    ],
)
def test_points_that_equals_share_are_explained_once(
    hands: tuple[str, str, str], told: str | None
) -> None:
    state = all_enter(last_round(table(*hands)), "0", "0", "1")
    ties = [line for line in standings(state) if " each." in line]
    assert [told is not None and line.endswith(told) for line in ties] == [True] * bool(told)
    who = "Boris and Clara" if hands[0] == "king king" else "Anna, Boris, and Clara"
    assert all(line.startswith(f"{who} have the same ") for line in ties)


def test_nobody_wins_if_all_are_dead() -> None:
    _, title, *lines = standings(finished_game(5, 6, 7))
    assert title == "**Nobody wins:** the plague has taken everyone."
    assert all("is dead" in line for line in lines)


# The player's own information


def test_hand_shows_rats_cards_and_laid_cards() -> None:
    state = after(table("monk monk king_2 gold", "", "", rats=(1,)), *entering(0, "king_2"))
    lines = hand.describe(GAME.view(state, 0), SAY).splitlines()
    assert lines == [
        "You have **1 rat**.",
        "Your 3 cards: 2 × Monk without nuns and Gold.",
        "Laid down in the Farm: King with 2 nuns.",
        "You know none of the 5 nun cards yet.",
    ]


def test_hand_of_whoever_is_to_act_ends_with_what_is_asked() -> None:
    state = table("monk", "", "", row="hospital_1 farm_1 castle_1")

    def question(state: State, seat: int = 0) -> str:
        return hand.describe(GAME.view(state, seat), SAY).splitlines()[-1]

    assert question(state) == "Which building would you like to enter?"
    assert not question(state, 1).endswith("?"), "somebody else is to act"
    laying = after(state, *entering(0)[:1])
    assert question(laying) == "Which cards would you like to lay down, if any?"
    discarding = all_enter(state, "0", "1", "1")
    assert question(discarding) == "Which cards would you like to discard, if any?"


def test_deadly_number_of_rats_is_shown_once_the_row_is_known() -> None:
    state = table("", "", "", nuns="king_3 monk monk_1 witch witch")
    state.players[0].known = 0b11111
    assert "They show 4 nuns: whoever has more rats dies." in hand.describe(
        GAME.view(state, 0), SAY
    )


@pytest.mark.parametrize("reason", REASONS)
def test_refusal_names_the_possible_moves(reason: str) -> None:
    facts = {"card": "monk_2", "step": "lay", "place": 2, "nun": 1, "most": 3, "seat": 1}
    named = {
        param: narration.name_parameter(param, facts[param], SAY) or facts[param]
        for param in REASONS[reason]
    }
    text = SAY(f"illegal-{reason}", command="rattus", **named)
    assert text.endswith(".")
    if "card" in named:
        assert "Monk with 2 nuns" in text
    if {"place", "nun"} & set(named):
        assert re.search(r"\b[23]\b", text), "positions count from 1"


# The rules


def test_rules_mark_every_reconstructed_part() -> None:
    pages = SAY("rules-reconstructed", command="x") + SAY("rules-rulings", command="x")
    for name in RECONSTRUCTED:
        assert SAY(f"reconstructed-{name}") in pages
    page_keys = {key for key in UI.texts.keys("en") if key.startswith("reconstructed-")}
    assert page_keys == {f"reconstructed-{name}" for name in RECONSTRUCTED}


def test_numbers_in_the_rules_match_the_data() -> None:
    """When reconstructed data are replaced, this shows which pages have to change."""
    page = SAY("rules-reconstructed", command="x")
    plain = page.replace(" and ", ", ")
    for supply in BUILDINGS_FILE.reconstructed.supplies:
        sentence = supply_sentence(supply, SAY).removesuffix(" nun card")
        assert sentence in plain
    assert CARDS_FILE.reconstructed.nuns_a_class == {0: 4, 1: 2, 2: 2, 3: 2, 4: 4}
    assert RULES.reconstructed.shown == {2: 2, 3: 3, 5: 3}
    assert RULES.reconstructed.points_of_two == (10, 5)
    assert RULES.reconstructed.rats_a_flute == 1


def test_every_building_and_card_is_explained() -> None:
    assert UI.card_reference is not None
    assert len(UI.card_reference.ids) == 12 + 6 + 5
    assert len({UI.card_reference.title(card, SAY) for card in UI.card_reference.ids}) == len(
        UI.card_reference.ids
    )
    assert UI.card_reference.title("pipers_house", SAY) == "Piper’s House"
    assert UI.card_reference.title("monk", SAY) == "Monk"
    assert UI.card_reference.title("joker", SAY) == "Joker"
    for card_id in UI.card_reference.ids:
        assert UI.card_reference.title(card_id, SAY) in UI.card_reference.explain(card_id, SAY)
