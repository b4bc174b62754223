"""The New Society: lobby, narration, questions, and reasons."""

from __future__ import annotations

import pytest

from bot.games.saint_petersburg import hand, hints, narration, panels
from bot.games.saint_petersburg.texts import TEXTS
from bot.interactions.moves.hint_texts import describe_reasons
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.cards import Phase, card_number
from engine.games.saint_petersburg.events import (
    DiscPaid,
    Dismissed,
    Divided,
    Event,
    Released,
    Traded,
)
from engine.games.saint_petersburg.state import Options, Player, State
from tests.engine.games.saint_petersburg.positions import (
    DISCARD,
    GAME,
    NEW_SOCIETY,
    PASS,
    after,
    all_pass,
    buy,
    divide,
    player,
    position,
    release,
    to_act,
    trade,
)
from tests.support.simulated_discord.fixture import (
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)

SAY = TEXTS.in_language("en")
BORIS = 1
NAMES = ("Anna", "Boris")


def building_phase(
    owner: Player,
    upper: str = "",
    pile: str = "",
    options: Options = NEW_SOCIETY,
    *,
    last_round: bool = False,
) -> State:
    """Return a state in which Anna is on turn in the building phase, with Boris."""
    return position(
        owner,
        player(),
        phase=Phase.BUILDING,
        upper=upper,
        pile=pile,
        options=options,
        last_round=last_round,
    )


def at_first_point_sale(owner: Player) -> State:
    """Return a state in which Anna is asked for her first point sale after the building scoring."""
    return after(building_phase(owner), PASS, PASS)


def reason_for(state: State, action: Action) -> str:
    return describe_reasons(hints, action, GAME.view(state, to_act(state)), SAY)


def question(state: State) -> str:
    return narration.question(GAME.view(state, None), ["Anna"], SAY)


def private_question(state: State) -> str:
    return narration.private_question(GAME.view(state, to_act(state)), SAY)


def choice_labels(state: State) -> list[str]:
    """Return the labels of all complete choices of the seat to act, except passing."""
    view = GAME.view(state, to_act(state))
    return [
        panels.label(panels.path(action), [action], view, SAY)
        for action in GAME.legal_actions(state, to_act(state))
        if action not in (PASS, DISCARD)
    ]


# The lobby


async def test_edition_can_be_chosen_by_a_button(sim: DiscordFixture) -> None:
    picker = (await sim.slash(BORIS, "nevsky play")).response
    await sim.press(BORIS, picker, "The New Society (2008)")
    assert "You play with The New Society (2008)." in shown_text(sim.last_message)
    assert (await sim.table()).options == Options(edition="new_society")


async def test_edition_changes_the_number_of_seats(sim: DiscordFixture) -> None:
    await sim.slash(0, "stpete new")
    for who in range(1, 4):
        await sim.press(who, sim.last_message, "Join")
    assert "All 4 seats" in await sim.assert_refused(sim.slash(4, "stpete join"))
    changed = await sim.configure(0, {"Edition": "The New Society (2008)"}, form="Variants")
    assert "Edition: The New Society (2008)" in text_of(changed)
    await sim.press(4, sim.last_message, "Join")
    assert all(name in shown_text(sim.last_message) for name in PLAYER_NAMES)
    back = sim.configure(0, {"Edition": "Saint Petersburg (2004)"}, form="Variants")
    assert "at most 4 players, and there are more" in await sim.assert_refused(back)
    await sim.press(0, sim.last_message, "Start")
    assert (await sim.table()).row.status == "running"


# Events


@pytest.mark.parametrize(
    ("event", "public", "private"),
    [
        (
            Released(0, card_number("market")),
            "Anna picks a Market from the discard pile with the Debtor’s Prison.",
            "You pick a Market from the discard pile.",
        ),
        (
            Divided(0, 3, 1),
            "Anna takes 1 point and 3 rubles from the Guild Hall.",
            "You take 1 point and 3 rubles from the Guild Hall.",
        ),
        (
            Divided(0, 4, 0),
            "Anna takes 4 rubles from the Guild Hall.",
            "You take 4 rubles from the Guild Hall.",
        ),
        (
            Divided(0, 0, 4),
            "Anna takes 4 points from the Guild Hall.",
            "You take 4 points from the Guild Hall.",
        ),
        (
            Traded(0, 2, 3),
            "Anna buys 2 points in the Trading House for 3.",
            "You buy 2 points in the Trading House for 3.",
        ),
        (
            Traded(0, 0, 0),
            "Anna buys no points in the Trading House.",
            "You buy no points in the Trading House.",
        ),
        (
            Dismissed(0, card_number("sycophant")),
            "Anna can’t pay for a Sycophant, which goes to the discard pile.",
            None,
        ),
        (DiscPaid(0, 2), "Anna has the gold disc: 2 points.", None),
    ],
)
def test_events_are_narrated(event: Event, public: str, private: str | None) -> None:
    assert narration.narrate(event, NAMES, SAY) == public
    assert narration.narrate_for_actor(event, SAY) == private


# Questions


def test_prison_has_a_button_only_if_the_pile_has_cards() -> None:
    owner = player("debtors_prison")
    assert "release" in panels.verbs(GAME.view(building_phase(owner, pile="market"), None))
    assert "release" not in panels.verbs(GAME.view(building_phase(owner), None))


def test_labels_of_discarded_cards_show_their_price() -> None:
    state = building_phase(player("debtors_prison market author"), pile="market wharf")
    assert choice_labels(state) == ["Market: +1 ★, for 4", "Wharf: +6 ₽ +1 ★, nothing to displace"]
    state = building_phase(player("debtors_prison pub market author"), pile="bank czar")
    assert choice_labels(state) == ["Bank: +5 ₽ +1 ★, for 8+", "Czar: +6 ★, for 20"]


def test_picked_card_gets_the_question_of_a_drawn_card() -> None:
    state = after(building_phase(player("debtors_prison"), pile="market"), release("market"))
    assert question(state).startswith("**Anna**, your card is a Market. Buy it, take it")
    assert choice_labels(state) == ["Market for 5 (+1 ★)", "Market: +1 ★, later for 5"]


def test_each_point_sale_has_its_own_question() -> None:
    state = at_first_point_sale(player("guild_hall trading_house pub", rubles=9))
    assert "the Guild Hall pays you 4" in question(state)
    assert "pays you 4" in private_question(state)
    assert choice_labels(state) == ["4 ₽", "1 ★ 3 ₽", "2 ★ 2 ₽", "3 ★ 1 ₽", "4 ★"]
    state = after(state, divide(4))
    assert "buy 2 points in the Trading House for 3 rubles" in question(state)
    assert "for 3 of your 9 rubles" in private_question(state)
    assert choice_labels(state) == ["No points", "2 points for 3"]
    state = after(state, trade(0))
    assert "in the Pub? Up to 5" in question(state)
    poor = at_first_point_sale(player("trading_house", rubles=2))
    assert "you have to decline" in private_question(poor)


@pytest.mark.parametrize(
    ("owner", "verb", "expected"),
    [
        ("debtors_prison", "guild-hall", "no-guild-hall-now"),
        ("debtors_prison", "trading-house", "no-trading-house-now"),
        ("market", "release", "no-prison"),
    ],
)
def test_point_sale_at_the_wrong_time_is_refused_with_the_reason(
    owner: str, verb: str, expected: str
) -> None:
    state = building_phase(player(owner), pile="author")
    action = panels.illegal_attempt(verb, GAME.view(state, 0))
    assert action is not None
    assert GAME.rejection(state, 0, action).reason == expected


def test_picking_from_an_empty_discard_pile_is_refused() -> None:
    view = GAME.view(building_phase(player("debtors_prison")), 0)
    assert panels.illegal_attempt("release", view) is None
    assert panels.nothing_reason(("release",), view) == "nothing-to-release"


async def test_point_sale_can_be_answered_by_command(sim: DiscordFixture) -> None:
    table = await sim.start((BORIS, 2), edition="new_society")
    acting = BORIS if table.acting_seats == (0,) else 2
    closed = await sim.assert_refused(sim.slash(acting, "stpete house", points=1))
    assert "The Guild Hall and the Trading House only open" in closed
    table.stored.state = at_first_point_sale(player("guild_hall trading_house", rubles=9))
    await sim.store_state(table)
    refusal = await sim.assert_refused(sim.slash(BORIS, "stpete pub", points=1))
    assert "Guild Hall" in refusal
    assert "1 point and 3 rubles" in await sim.private_reply(BORIS, "stpete house", points=1)
    refusal = await sim.assert_refused(sim.slash(BORIS, "stpete house", points=1))
    assert "2 points or none" in refusal
    panel = await sim.slash(BORIS, "stpete house")
    assert button_labels(panel.response) == ["No points", "2 points for 3", "My hand", "Hint"]
    reply = await sim.private_reply(BORIS, "stpete house", points=2)
    assert "2 points in the Trading House for 3" in reply
    reply = await sim.assert_refused(sim.slash(2, "stpete house", points=1))
    assert "It’s Boris’s turn" in reply


async def test_card_can_be_picked_by_command(sim: DiscordFixture) -> None:
    table = await sim.start((BORIS, 2), edition="new_society")
    table.stored.state = building_phase(player("debtors_prison"), "author", pile="market author")
    await sim.store_state(table)
    suggestions = await sim.autocomplete(BORIS, "stpete prison", "card", "mark")
    assert list(suggestions) == ["Market: +1 ★, for 5"]
    (value,) = suggestions.values()
    answer = await sim.slash(BORIS, "stpete prison", card=value)
    assert "You pick a Market" in text_of(answer)
    assert "You buy a Market for 5" in await sim.private_reply(BORIS, "stpete buy", card="Market")
    await sim.slash(2, "stpete pass")
    second_use = sim.slash(BORIS, "stpete prison", card="Author")
    assert "You’ve already used your Debtor’s Prison" in await sim.assert_refused(second_use)


# Reasons


def test_reasons_name_the_effects_of_cards() -> None:
    state = building_phase(
        player("market author lumberjack", rubles=60),
        upper="debtors_prison trading_house guild_hall obshchina_commune new_farmer",
    )
    assert "pick a card from the discard pile in each building phase" in reason_for(
        state, buy("debtors_prison")
    )
    assert "you can buy 2 points in it for 3 rubles" in reason_for(state, buy("trading_house"))
    assert "pays you 4 in any mix of rubles and points" in reason_for(
        state, buy("guild_hall", over="market")
    )
    state.players[0].in_play[card_number("new_farmer")] = 1
    commune = reason_for(state, buy("obshchina_commune", over="new_farmer"))
    assert "Green cards cost you 1 less from now on." in commune


def test_exhausted_point_sale_is_no_reason() -> None:
    state = building_phase(
        player("market", rubles=60), upper="debtors_prison trading_house", last_round=True
    )
    assert "in this round’s building phase" in reason_for(state, buy("debtors_prison"))
    state.phase = Phase.ARISTOCRAT
    for card in ("debtors_prison", "trading_house"):
        assert reason_for(state, buy(card)).startswith("It costs more than it will still pay")


def test_reason_for_picking_states_how_the_card_can_be_used() -> None:
    state = building_phase(player("debtors_prison", rubles=9), pile="market judge wharf")
    assert reason_for(state, release("market")) == "You can buy it right away, for 5."
    assert reason_for(state, release("judge")) == (
        "It costs 16, more than you have; it can wait in your hand."
    )
    assert reason_for(state, release("wharf")) == (
        "It can’t displace any of your cards yet; it can wait in your hand."
    )
    state.players[0].hand = [card_number("author")] * 3
    assert reason_for(state, release("judge")) == "It costs 16, more than you have."


def test_point_sale_reasons_state_what_is_left() -> None:
    state = at_first_point_sale(player("guild_hall trading_house", rubles=4))
    assert reason_for(state, divide(3)) == "That’s 3 points for sure, and it leaves you 5 rubles."
    assert reason_for(state, divide(0)) == "I found nothing better."
    state = after(state, divide(4))
    assert reason_for(state, trade(2)) == "That’s 2 points for sure, and you keep 1 ruble."
    assert reason_for(state, trade(0)) == "I found nothing better."
    state.players[0].rubles = 2
    assert reason_for(state, trade(0)) == "You have no rubles for points."


def test_actions_are_described() -> None:
    state = at_first_point_sale(player("guild_hall trading_house"))
    assert hints.describe(divide(1), GAME.view(state, 0), SAY) == "take 1 point and 3 rubles"
    assert hints.describe(divide(0), GAME.view(state, 0), SAY) == "take 4 rubles"
    assert hints.describe(divide(4), GAME.view(state, 0), SAY) == "take 4 points"
    state = after(state, divide(1))
    assert hints.describe(trade(2), GAME.view(state, 0), SAY) == "buy 2 points in the Trading House"


def test_equal_cards_in_the_hand_are_grouped() -> None:
    state = building_phase(player(hand="pub market pub"))
    lines = hand.describe(GAME.view(state, 0), SAY).splitlines()
    assert lines[1] == "Your hand (3 of 3): 2 × Pub and Market."


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("mariinskij_theater", "2 ★ now, 1 per aristocrat"),
        ("coffee_house", "2 ₽ now, 1 per aristocrat"),
        ("mayor", "2 ₽ now, 1 per building"),
        ("textile_factory", "4 ★ now, 2 per sheep"),
        ("debtors_prison", "+1 ★, picks discards"),
        ("guild_hall", "4 as ₽ or ★"),
        ("trading_house", "sells 2 ★ for 3 ₽ a round"),
        ("sycophant", "−1 ₽"),
        ("obshchina_commune", "+3 ₽ +2 ★, green cards 1 cheaper"),
    ],
)
def test_labels_for_taking_show_effect_and_income(card: str, expected: str) -> None:
    owner = player("2*author market warehouse shepherd czar_and_carpenter new_farmer", rubles=60)
    state = building_phase(owner, upper=card)
    taking = [label for label in choice_labels(state) if "later" in label]
    assert taking
    assert f": {expected}, later for" in taking[0]
    assert all_pass(state).phase is Phase.ARISTOCRAT
