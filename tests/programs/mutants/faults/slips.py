"""Slips: orders turned round, limits off by one, mixed-up languages, lost generators."""

from __future__ import annotations

from tests.programs.mutants.fault import Fault, Kind

_SEND_TURN = 'sent = await self._sender.send(entry, message, entry.nonce("turn", row.id, row.ply))'
_DELETE_OLD_TURN = "await self._sender.delete(entry, shown)"

ORDER_FAULTS = (
    Fault(
        "privilege-to-the-last",
        Kind.ORDER,
        "Of those who played equally many people, the last to enter has the privilege.",
        "engine/games/rattus_cartus/resolving.py",
        "state.privilege = max(entered, key=",
        "state.privilege = max(reversed(entered), key=",
        (
            "tests/engine/games/rattus_cartus/test_buildings.py::test_privilege_ties_go_to_the_first_to_enter",
        ),
    ),
    Fault(
        "owners-by-seat",
        Kind.ORDER,
        "Owners of Pubs decide by their seats instead of from the start marker on.",
        "engine/games/saint_petersburg/phases.py",
        "in_turn = turn_order(state)",
        "in_turn = range(len(state.players))",
        (
            "tests/engine/games/saint_petersburg/test_pub.py::test_pub_owners_decide_in_turn_order_from_the_building_marker",
        ),
    ),
    Fault(
        "bye-to-the-leader",
        Kind.ORDER,
        "The leader of a tournament has the bye instead of the last.",
        "bot/tournaments/pairing.py",
        "upwards = list(reversed(order))",
        "upwards = list(order)",
        ("tests/bot/tournaments/test_pairing.py::test_byes_go_to_the_lowest_who_had_none",),
    ),
    Fault(
        "deleted-before-sent",
        Kind.ORDER,
        "The old turn message is deleted before the new one is there.",
        "bot/channel/updater.py",
        f"        {_SEND_TURN}\n        {_DELETE_OLD_TURN}\n",
        f"        {_DELETE_OLD_TURN}\n        {_SEND_TURN}\n",
        (
            "tests/bot/channel/test_failed_requests.py::test_rejected_turn_message_is_posted_later",
            "tests/bot/channel/test_failed_requests.py::test_turn_is_posted_after_a_long_outage",
            "tests/bot/channel/test_updater.py::test_failed_discord_request_is_retried",
        ),
    ),
    Fault(
        "mildest-mistake-first",
        Kind.ORDER,
        "A review begins with the mistake that cost least, and leaves out the worst.",
        "bot/table/review.py",
        "key=lambda one: (-one.wins_lost_per_100,",
        "key=lambda one: (one.wins_lost_per_100,",
        ("tests/bot/table/test_review.py::test_worst_decisions_are_ordered_by_wins_then_points",),
    ),
    Fault(
        "presses-overtake",
        Kind.ORDER,
        "A slow answer to an early press replaces that to a later one.",
        "bot/interactions/core/router.py",
        "            await wait_for_turn()\n",
        "",
        (
            "tests/bot/interactions/core/test_concurrent_presses.py::test_panel_shows_the_answer_to_the_last_press_though_the_first_takes_longer",
        ),
    ),
)
