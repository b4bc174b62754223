"""Ways to alter a golden game by hand, each of which the replay must tell of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.programs.golden.saint_petersburg.expected import choice


def update_legal_digest(step: Any) -> None:
    """Let number and digest fit a list of legal actions, as a careful forger would."""
    step |= choice(step["legal"])


def add_a_legal_action(altered: Any) -> None:
    altered["steps"][30]["legal"].append("take_a_rest")
    update_legal_digest(altered["steps"][30])


def remove_a_legal_action(altered: Any) -> None:
    step = next(step for step in altered["steps"] if len(step["legal"]) > 3)
    step["legal"].pop(1)
    update_legal_digest(step)


def double_a_legal_action(altered: Any) -> None:
    altered["steps"][3]["legal"].append(altered["steps"][3]["legal"][-1])
    update_legal_digest(altered["steps"][3])


def put_legal_actions_out_of_order(altered: Any) -> None:
    altered["steps"][0]["legal"].reverse()
    update_legal_digest(altered["steps"][0])


def pass_by_itself(altered: Any) -> None:
    step = next(step for step in altered["steps"] if "auto" not in step["action"])
    step["action"]["auto"] = True


def pass_by_hand(altered: Any) -> None:
    step = next(step for step in altered["steps"] if "auto" in step["action"])
    del step["action"]["auto"]


def say_that_it_did_not_pass_by_itself(altered: Any) -> None:
    step = next(step for step in altered["steps"] if step["action"]["type"] == "buy")
    step["action"]["auto"] = False


def use_a_guild_hall(altered: Any) -> None:
    altered["steps"][10]["action"]["rubles"] = 0


def swap_the_top_cards(altered: Any) -> None:
    stack = altered["stacks"]["worker"]
    other = next(index for index, card in enumerate(stack) if card != stack[0] and index > 4)
    stack[0], stack[other] = stack[other], stack[0]


def swap_dealt_cards(altered: Any) -> None:
    start = next(start for start in altered["phase_starts"] if len(set(start.get("dealt", ()))) > 1)
    start["dealt"].sort(reverse=start["dealt"] == sorted(start["dealt"]))


def drop_a_card_of_a_stack(altered: Any) -> None:
    altered["stacks"]["trading"].pop()


def double_a_card_of_a_stack(altered: Any) -> None:
    altered["stacks"]["building"].append(altered["stacks"]["building"][-1])


def turn_a_card_into_another(altered: Any) -> None:
    stack = altered["stacks"]["trading"]
    stack[-1] = next(card for card in stack if card != stack[-1])


def swap_two_stacks(altered: Any) -> None:
    stacks = altered["stacks"]
    stacks["worker"], stacks["building"] = stacks["building"], stacks["worker"]


def add_a_stack(altered: Any) -> None:
    altered["stacks"]["tavern"] = []


def add_a_marker(altered: Any) -> None:
    altered["markers"]["disc"] = 0


def hold_all_markers(altered: Any) -> None:
    altered["markers"] = dict.fromkeys(altered["markers"], 0)


def sit_somewhere_else(altered: Any) -> None:
    altered["seats"].reverse()


def let_one_more_play(altered: Any) -> None:
    altered["players"] = 3


def let_nobody_play(altered: Any) -> None:
    altered["players"] = 0


def deal_at_the_start(altered: Any) -> None:
    altered["phase_starts"][0]["dealt"] = altered["phase_starts"][0]["upper"]


def move_markers_in_a_round(altered: Any) -> None:
    altered["phase_starts"][1]["markers"] = altered["markers"]


def discard_a_sycophant(altered: Any) -> None:
    altered["scorings"][2]["sycophants_discarded_by"] = []


def share_the_first_place(altered: Any) -> None:
    altered["final"]["winners"] = altered["seats"]


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


def first_step_of(altered: Any, kind: str) -> Any:
    """The first step of that type."""
    return next(step for step in altered["steps"] if step["action"]["type"] == kind)


def look_through_the_pile_and_no_more(altered: Any) -> None:
    altered["steps"].remove(first_step_of(altered, "prison_discard"))


def release_without_looking_through_the_pile(altered: Any) -> None:
    altered["steps"].remove(first_step_of(altered, "prison_open"))


def look_through_the_pile_twice(altered: Any) -> None:
    step = first_step_of(altered, "prison_open")
    altered["steps"].insert(altered["steps"].index(step), step)


def release_a_card_that_nobody_discarded(altered: Any) -> None:
    first_step_of(altered, "prison_discard")["action"]["card"] = "Czar"


def draw_the_released_card(altered: Any) -> None:
    step = first_step_of(altered, "prison_buy")
    step["action"]["type"] = "observatory_buy"


def release_at_another_price(altered: Any) -> None:
    step = first_step_of(altered, "prison_buy")
    step["legal"] = [said.replace("||6", "||5") for said in step["legal"]]
    step["legal"].sort()
    update_legal_digest(step)


def forget_the_prison(altered: Any) -> None:
    step = next(step for step in altered["steps"] if "prison_open" in step["legal"])
    step["legal"].remove("prison_open")
    update_legal_digest(step)


def displace_a_used_prison(altered: Any) -> None:
    step = altered["steps"][-1]
    step["legal"].append("buy|Bank|upper|Debtor’s Prison|5")
    step["legal"].sort()
    update_legal_digest(step)


def divide_otherwise(altered: Any) -> None:
    action = first_step_of(altered, "guild_hall")["action"]
    action["rubles"], action["points"] = action["points"], action["rubles"]


def divide_five(altered: Any) -> None:
    first_step_of(altered, "guild_hall")["action"]["rubles"] += 1


def pay_for_the_guild_hall(altered: Any) -> None:
    first_step_of(altered, "guild_hall")["action"]["cost"] = 4


def leave_out_the_guild_hall(altered: Any) -> None:
    altered["steps"].remove(first_step_of(altered, "guild_hall"))


def decline_in_the_trading_house(altered: Any) -> None:
    action = first_step_of(altered, "trading_house")["action"]
    action |= {"type": "trading_house_pass", "points": None, "cost": 0}


def trade_for_nothing(altered: Any) -> None:
    first_step_of(altered, "trading_house")["action"]["cost"] = 0


def trade_before_the_guild_hall(altered: Any) -> None:
    steps = altered["steps"]
    hall, house = first_step_of(altered, "guild_hall"), first_step_of(altered, "trading_house")
    first, second = steps.index(hall), steps.index(house)
    assert second == first + 1
    steps[first], steps[second] = house, hall


def keep_the_sycophant(altered: Any) -> None:
    scoring = next(one for one in altered["scorings"] if "sycophants_discarded_by" in one)
    del scoring["sycophants_discarded_by"]


def hand_the_disc_to_another_seat(altered: Any) -> None:
    markers = altered["markers"]
    markers["disc"], markers["trading"] = markers["trading"], markers["disc"]


def put_the_disc_back_into_the_box(altered: Any) -> None:
    del altered["markers"]["disc"]


def start_with_25_rubles_and_the_disc(altered: Any) -> None:
    altered["start"]["rubles"] = [25] * 5


def start_without_the_points_of_the_disc(altered: Any) -> None:
    altered["start"]["points"] = [0] * 5


def let_the_disc_pay_another_seat(altered: Any) -> None:
    start = next(start for start in altered["phase_starts"] if "bonus_points" in start)
    start["bonus_points"].reverse()
    start["bonus_points"].insert(0, start["bonus_points"].pop())


def move_the_markers_one_seat(altered: Any) -> None:
    start = next(start for start in altered["phase_starts"] if "markers" in start)
    start["markers"] = {name: (holder - 1) % 5 for name, holder in start["markers"].items()}


def let_six_play(altered: Any) -> None:
    altered["players"] = 6


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
"""Alterations of The New Society, by the number of the game that has what they alter."""
