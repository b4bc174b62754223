"""Ways to alter a golden game by hand, each of which the replay must tell of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.golden.expected import choice


def legal_again(step: Any) -> None:
    """Let number and digest fit a list of legal actions, as a careful forger would."""
    step |= choice(step["legal"])


def add_a_legal_action(altered: Any) -> None:
    altered["steps"][30]["legal"].append("take_a_rest")
    legal_again(altered["steps"][30])


def remove_a_legal_action(altered: Any) -> None:
    step = next(step for step in altered["steps"] if len(step["legal"]) > 3)
    step["legal"].pop(1)
    legal_again(step)


def double_a_legal_action(altered: Any) -> None:
    altered["steps"][3]["legal"].append(altered["steps"][3]["legal"][-1])
    legal_again(altered["steps"][3])


def put_legal_actions_out_of_order(altered: Any) -> None:
    altered["steps"][0]["legal"].reverse()
    legal_again(altered["steps"][0])


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


ALTERATIONS: tuple[Callable[[Any], None], ...] = (
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
