"""What the crash program demands of planned moves: none is lost, and none carried out twice."""

from __future__ import annotations

from tests.programs.crash.operation_history import Operation, OperationHistory
from tests.programs.crash.planned_moves import PlannedMoves, find_double_passes

PLANNED = "Planned: buy a Market.\n**Your plans.** …\n1. buy a Market"
BUYS = "Anna buys a Market for 4."


def planned_by_anna(*answers: str, listed: str = "") -> PlannedMoves:
    planned = PlannedMoves("Anna")
    for answer in answers:
        planned.note_answer(answer)
    planned.note_list(listed)
    return planned


def test_plan_is_listed_or_carried_out_or_told_to_be_off() -> None:
    log = OperationHistory(log=[BUYS])
    assert planned_by_anna(PLANNED).find_faults(OperationHistory()) == [
        "Anna: a plan is lost: buy a Market"
    ]
    assert planned_by_anna(PLANNED, listed="1. buy a Market").find_faults(OperationHistory()) == []
    assert planned_by_anna(PLANNED).find_faults(log) == []
    gone = "You planned to buy a Market. That’s gone, so the plan is off.\nYour hand is empty."
    assert planned_by_anna(PLANNED, gone).find_faults(OperationHistory()) == []


def test_plan_is_carried_out_once() -> None:
    twice = OperationHistory(log=[BUYS, BUYS])
    assert planned_by_anna(PLANNED).find_faults(twice) == [
        "Anna: a plan was carried out twice: buy a Market"
    ]
    assert planned_by_anna(PLANNED, PLANNED).find_faults(twice) == []
    twice.operations.append(Operation("Anna", "buy", "Market", BUYS))
    assert planned_by_anna(PLANNED).find_faults(twice) == [], "once by hand"


def test_plans_that_are_neither_listed_nor_told_to_be_off_count_as_carried_out() -> None:
    assert planned_by_anna(PLANNED).carried_out == 1
    assert planned_by_anna(PLANNED, PLANNED, listed="1. buy a Market").carried_out == 1
    unread = PlannedMoves("Anna", made=["buy a Market"])
    assert unread.carried_out == 0


def test_wait_lasts_until_it_is_told_to_be_over() -> None:
    wait = "pass until somebody buys or takes a card, or the phase ends"
    made, over = f"Planned: {wait}.", f"Your plan worked out: {wait}."
    assert planned_by_anna(made).find_faults(OperationHistory()) == [
        f"Anna: a wait is lost: {wait}"
    ]
    assert planned_by_anna(made, listed=f"1. {wait}").find_faults(OperationHistory()) == []
    assert planned_by_anna(made, over).find_faults(OperationHistory()) == []


def test_nothing_is_demanded_after_an_answer_was_lost() -> None:
    planned = planned_by_anna(PLANNED)
    planned.has_unknown = True
    assert planned.find_faults(OperationHistory()) == []
    assert planned.may_have_made("Anna takes a Pope into their hand.")
    assert not planned.may_have_made("Boris takes a Pope into their hand.")


def test_planned_move_needs_no_confirmation() -> None:
    history = OperationHistory(log=[BUYS])
    assert history.find_faults(["Anna"])
    assert history.find_faults(["Anna"], planned_by_anna(PLANNED).may_have_made) == []


def test_answer_is_read_without_what_it_tells_of_plans() -> None:
    told = "You planned to buy a Market. You are 2 rubles short.\nYou pass."
    assert PlannedMoves("Anna").note_answer(told) == "You pass."


def test_nobody_passes_twice_in_a_row() -> None:
    passes = ["Anna passes.", "Boris passes.", "Anna passes."]
    assert find_double_passes(passes, ["Anna", "Boris"]) == []
    assert find_double_passes(["Anna passes.", *passes], ["Anna", "Boris"])
    assert find_double_passes([*passes, "Anna passes.", "Anna passes."], ["Anna", "Boris"])


def test_last_to_pass_may_be_first_to_pass_in_the_next_phase() -> None:
    log = ["Anna passes.", "Boris passes.", "Boris passes.", "Anna passes."]
    assert find_double_passes(log, ["Anna", "Boris"]) == []
