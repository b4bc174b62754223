"""Mutations of golden games, each of which a replay must detect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.programs.golden.saint_petersburg.expected import legal_fields


def update_legal_digest(step: Any) -> None:
    """Make count and digest agree with the list of legal actions, to hide the mutation."""
    step |= legal_fields(step["legal"])


def add_a_legal_action(game: Any) -> None:
    game["steps"][30]["legal"].append("take_a_rest")
    update_legal_digest(game["steps"][30])


def remove_a_legal_action(game: Any) -> None:
    step = next(step for step in game["steps"] if len(step["legal"]) > 3)
    step["legal"].pop(1)
    update_legal_digest(step)


def double_a_legal_action(game: Any) -> None:
    game["steps"][3]["legal"].append(game["steps"][3]["legal"][-1])
    update_legal_digest(game["steps"][3])


def put_legal_actions_out_of_order(game: Any) -> None:
    game["steps"][0]["legal"].reverse()
    update_legal_digest(game["steps"][0])


def pass_by_itself(game: Any) -> None:
    step = next(step for step in game["steps"] if "auto" not in step["action"])
    step["action"]["auto"] = True


def pass_by_hand(game: Any) -> None:
    step = next(step for step in game["steps"] if "auto" in step["action"])
    del step["action"]["auto"]


def say_that_it_did_not_pass_by_itself(game: Any) -> None:
    step = next(step for step in game["steps"] if step["action"]["type"] == "buy")
    step["action"]["auto"] = False


def use_a_guild_hall(game: Any) -> None:
    game["steps"][10]["action"]["rubles"] = 0


def swap_the_top_cards(game: Any) -> None:
    stack = game["stacks"]["worker"]
    other = next(index for index, card in enumerate(stack) if card != stack[0] and index > 4)
    stack[0], stack[other] = stack[other], stack[0]


def swap_dealt_cards(game: Any) -> None:
    start = next(start for start in game["phase_starts"] if len(set(start.get("dealt", ()))) > 1)
    start["dealt"].sort(reverse=start["dealt"] == sorted(start["dealt"]))


def drop_a_card_of_a_stack(game: Any) -> None:
    game["stacks"]["trading"].pop()


def double_a_card_of_a_stack(game: Any) -> None:
    game["stacks"]["building"].append(game["stacks"]["building"][-1])


def turn_a_card_into_another(game: Any) -> None:
    stack = game["stacks"]["trading"]
    stack[-1] = next(card for card in stack if card != stack[-1])


def swap_two_stacks(game: Any) -> None:
    stacks = game["stacks"]
    stacks["worker"], stacks["building"] = stacks["building"], stacks["worker"]


def add_a_stack(game: Any) -> None:
    game["stacks"]["tavern"] = []


def add_a_marker(game: Any) -> None:
    game["markers"]["disc"] = 0


def hold_all_markers(game: Any) -> None:
    game["markers"] = dict.fromkeys(game["markers"], 0)


def sit_somewhere_else(game: Any) -> None:
    game["seats"].reverse()


def let_one_more_play(game: Any) -> None:
    game["players"] = 3


def let_nobody_play(game: Any) -> None:
    game["players"] = 0


def deal_at_the_start(game: Any) -> None:
    game["phase_starts"][0]["dealt"] = game["phase_starts"][0]["upper"]


def move_markers_in_a_round(game: Any) -> None:
    game["phase_starts"][1]["markers"] = game["markers"]


def discard_a_sycophant(game: Any) -> None:
    game["scorings"][2]["sycophants_discarded_by"] = []


def share_the_first_place(game: Any) -> None:
    game["final"]["winners"] = game["seats"]


MUTATIONS: tuple[Callable[[Any], None], ...] = (
    add_a_legal_action,
    remove_a_legal_action,
    double_a_legal_action,
    put_legal_actions_out_of_order,
    pass_by_itself,
    pass_by_hand,
    say_that_it_did_not_pass_by_itself,
    use_a_guild_hall,
    swap_the_top_cards,
    swap_dealt_cards,
    drop_a_card_of_a_stack,
    double_a_card_of_a_stack,
    turn_a_card_into_another,
    swap_two_stacks,
    add_a_stack,
    add_a_marker,
    hold_all_markers,
    sit_somewhere_else,
    let_one_more_play,
    let_nobody_play,
    deal_at_the_start,
    move_markers_in_a_round,
    discard_a_sycophant,
    share_the_first_place,
)


# The New Society


def first_step_of(game: Any, kind: str) -> Any:
    """The first step of that type."""
    return next(step for step in game["steps"] if step["action"]["type"] == kind)


def look_through_the_pile_and_no_more(game: Any) -> None:
    game["steps"].remove(first_step_of(game, "prison_discard"))


def release_without_looking_through_the_pile(game: Any) -> None:
    game["steps"].remove(first_step_of(game, "prison_open"))


def look_through_the_pile_twice(game: Any) -> None:
    step = first_step_of(game, "prison_open")
    game["steps"].insert(game["steps"].index(step), step)


def release_a_card_that_nobody_discarded(game: Any) -> None:
    first_step_of(game, "prison_discard")["action"]["card"] = "Czar"


def draw_the_released_card(game: Any) -> None:
    step = first_step_of(game, "prison_buy")
    step["action"]["type"] = "observatory_buy"


def release_at_another_price(game: Any) -> None:
    step = first_step_of(game, "prison_buy")
    step["legal"] = [action.replace("||6", "||5") for action in step["legal"]]
    step["legal"].sort()
    update_legal_digest(step)


def forget_the_prison(game: Any) -> None:
    step = next(step for step in game["steps"] if "prison_open" in step["legal"])
    step["legal"].remove("prison_open")
    update_legal_digest(step)


def displace_a_used_prison(game: Any) -> None:
    step = game["steps"][-1]
    step["legal"].append("buy|Bank|upper|Debtor’s Prison|5")
    step["legal"].sort()
    update_legal_digest(step)


def divide_otherwise(game: Any) -> None:
    action = first_step_of(game, "guild_hall")["action"]
    action["rubles"], action["points"] = action["points"], action["rubles"]


def divide_five(game: Any) -> None:
    first_step_of(game, "guild_hall")["action"]["rubles"] += 1


def pay_for_the_guild_hall(game: Any) -> None:
    first_step_of(game, "guild_hall")["action"]["cost"] = 4


def leave_out_the_guild_hall(game: Any) -> None:
    game["steps"].remove(first_step_of(game, "guild_hall"))


def decline_in_the_trading_house(game: Any) -> None:
    action = first_step_of(game, "trading_house")["action"]
    action |= {"type": "trading_house_pass", "points": None, "cost": 0}


def trade_for_nothing(game: Any) -> None:
    first_step_of(game, "trading_house")["action"]["cost"] = 0


def trade_before_the_guild_hall(game: Any) -> None:
    steps = game["steps"]
    hall, house = first_step_of(game, "guild_hall"), first_step_of(game, "trading_house")
    first, second = steps.index(hall), steps.index(house)
    assert second == first + 1
    steps[first], steps[second] = house, hall


def keep_the_sycophant(game: Any) -> None:
    scoring = next(each for each in game["scorings"] if "sycophants_discarded_by" in each)
    del scoring["sycophants_discarded_by"]


def hand_the_disc_to_another_seat(game: Any) -> None:
    markers = game["markers"]
    markers["disc"], markers["trading"] = markers["trading"], markers["disc"]


def put_the_disc_back_into_the_box(game: Any) -> None:
    del game["markers"]["disc"]


def start_with_25_rubles_and_the_disc(game: Any) -> None:
    game["start"]["rubles"] = [25] * 5


def start_without_the_points_of_the_disc(game: Any) -> None:
    game["start"]["points"] = [0] * 5


def let_the_disc_pay_another_seat(game: Any) -> None:
    start = next(start for start in game["phase_starts"] if "bonus_points" in start)
    start["bonus_points"].reverse()
    start["bonus_points"].insert(0, start["bonus_points"].pop())


def move_the_markers_one_seat(game: Any) -> None:
    start = next(start for start in game["phase_starts"] if "markers" in start)
    start["markers"] = {name: (holder - 1) % 5 for name, holder in start["markers"].items()}


def let_six_play(game: Any) -> None:
    game["players"] = 6


NEW_SOCIETY_MUTATIONS: dict[int, tuple[Callable[[Any], None], ...]] = {
    3: (
        look_through_the_pile_and_no_more,
        release_without_looking_through_the_pile,
        look_through_the_pile_twice,
        release_a_card_that_nobody_discarded,
        draw_the_released_card,
        release_at_another_price,
        forget_the_prison,
        displace_a_used_prison,
        keep_the_sycophant,
    ),
    4: (divide_otherwise, keep_the_sycophant, decline_in_the_trading_house, trade_for_nothing),
    5: (
        divide_otherwise,
        divide_five,
        pay_for_the_guild_hall,
        leave_out_the_guild_hall,
        trade_before_the_guild_hall,
        hand_the_disc_to_another_seat,
        put_the_disc_back_into_the_box,
        start_with_25_rubles_and_the_disc,
        start_without_the_points_of_the_disc,
        let_the_disc_pay_another_seat,
        move_the_markers_one_seat,
        let_six_play,
    ),
}
"""Mutations of games of The New Society, by the number of a game that they apply to."""
