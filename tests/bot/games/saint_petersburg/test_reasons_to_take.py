"""Reasons of hints for taking a card, and for an aristocrat of which one is in the hand."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.state import Options
from tests.bot.games.saint_petersburg.test_hint_reasons import reason_for
from tests.engine.games.saint_petersburg.positions import buy, play, player, position, take


def test_reason_for_taking_states_what_playing_the_card_needs() -> None:
    state = position(
        player("author", rubles=6), player(), upper="wharf bank judge market", lower="czar"
    )
    needs_worker = (
        "once you have a Ship Builder or the Czar and Carpenter in play for it to displace"
    )
    assert needs_worker in reason_for(state, take("wharf"))
    assert "once you have a building for it to displace" in reason_for(state, take("bank"))
    assert "until you can pay its 16 rubles" in reason_for(state, take("judge"))
    assert "later it costs you 5." in reason_for(state, take("market"))
    # From the hand there is no discount of the lower row.
    assert "until you can pay its 20 rubles" in reason_for(state, take("czar", "lower"))


def test_card_that_displaces_any_worker_waits_for_one() -> None:
    society = Options(edition="new_society")
    state = position(player(), player(), upper="new_society obshchina_commune", options=society)
    assert "once you have a worker in play" in reason_for(state, take("new_society"))
    needs_worker = "once you have the Czar and Carpenter or a New Farmer in play"
    assert needs_worker in reason_for(state, take("obshchina_commune"))


def test_reason_for_taking_in_the_last_round_states_the_risk() -> None:
    state = position(
        player("2*lumberjack", rubles=6), player(), upper="theater judge market", last_round=True
    )
    assert "Play it before the end, or it costs you 5 points." in reason_for(state, take("market"))
    assert reason_for(state, take("theater")).startswith("As things stand, you can’t play it")
    # The workers still pay 6.
    state = position(player("2*lumberjack", rubles=10), player(), upper="judge", last_round=True)
    assert "until you can pay its 16 rubles" in reason_for(state, take("judge"))


def test_second_copy_of_an_aristocrat_in_the_hand_is_not_a_new_one() -> None:
    new = position(player(rubles=4), player(), upper="author")
    held = position(player(hand="author", rubles=4), player(), upper="author")
    assert "as a new aristocrat" in reason_for(new, take("author"))
    assert "as a new aristocrat" not in reason_for(held, take("author"))
    assert "That makes 1 aristocrat" in reason_for(new, buy("author"))
    assert "aristocrat" not in reason_for(held, buy("author"))
    assert "That makes 1 aristocrat" in reason_for(held, play("author"))


def test_card_that_could_only_displace_a_face_down_observatory_waits_for_the_next_round() -> None:
    state = position(
        player("observatory", used=1, rubles=20), player(), phase=Phase.BUILDING, upper="bank"
    )
    assert reason_for(state, take("bank")) == (
        "Once used, your Observatory can’t be displaced until the next round."
        " You can play this card then."
    )
    without = position(player(rubles=20), player(), phase=Phase.BUILDING, upper="bank")
    assert "once you have a building" in reason_for(without, take("bank"))
