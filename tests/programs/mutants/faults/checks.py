"""Checks that are left out, and permissions that nobody asks for."""

from __future__ import annotations

from tests.programs.mutants.fault import Fault

FAULTS = (
    Fault(
        "stale-button",
        "A button of an earlier question still makes a move.",
        "bot/table/gameplay.py",
        "if seen_ply is not None and not snapshot.question_ply(seat) <= seen_ply <= table.row.ply:",
        "if seen_ply is not None and seen_ply > table.row.ply:",
        "tests/bot/table/test_gameplay.py::test_action_seen_before_the_question_was_asked_is_stale",
    ),
    Fault(
        "button-of-another-game",
        "A button of an ended game acts on the game that its channel has now.",
        "bot/interactions/core/context.py",
        """        if game_id is not None and table.row.id != game_id:
            raise RequestRejected("old-button")
""",
        "",
        "tests/bot/interactions/moves/test_buttons.py::test_button_of_another_game_is_stale",
    ),
    Fault(
        "undo-after-reveal",
        "A move that showed a hidden card can be taken back.",
        "bot/table/undo.py",
        """    if any(table.game.reveals(event, seat) for event in events):
        raise RequestRejected("undo-revealed")
""",
        "",
        "tests/bot/table/test_undo.py::test_undo_is_offered_after_a_move_exactly_if_it_is_possible",
    ),
    Fault(
        "deadline-put-off",
        "An AI stands in although another process has put the deadline off meanwhile.",
        "bot/storage/statements.py",
        "AND seat = CAST(:timed_out_seat AS BIGINT)\n        AND deadline_at <= :at))",
        "AND seat = CAST(:timed_out_seat AS BIGINT)))",
        "tests/bot/storage/contract/test_games.py::test_stand_in_needs_a_stored_deadline_that_has_passed",
    ),
    Fault(
        "question-changed",
        "An AI makes the move that it chose before somebody took a move back.",
        "bot/ai_seats/scheduler.py",
        "if seat in table.acting_ai_seats and _is_asked(table, seat, question_ply):",
        "if seat in table.acting_ai_seats:",
        "tests/bot/ai_seats/test_interruptions.py::test_ai_that_is_asked_anew_while_it_thinks_chooses_anew",
    ),
    Fault(
        "newer-database",
        "An older version of the bot opens the database of a newer one.",
        "bot/storage/migration.py",
        """        if applied > len(scripts):
            raise TooNew(location)
""",
        "",
        "tests/bot/storage/postgres/test_opening.py::test_newer_schema_is_refused",
    ),
    Fault(
        "replay-of-running-game",
        "A game can be replayed while it runs.",
        "bot/interactions/history/replay.py",
        """    if row.status in ("lobby", "running"):
        raise RequestRejected("replay-runs")
""",
        "",
        "tests/bot/interactions/history/test_replay.py::test_running_game_has_no_replay",
    ),
    Fault(
        "clock-of-absent-player",
        "The clock of somebody who is away begins to run at once.",
        "bot/table/clocks.py",
        "start = max(now, until)",
        "start = now",
        "tests/bot/table/test_absences.py::test_turn_that_comes_during_an_absence_begins_after_it",
    ),
    Fault(
        "drop-out-before-round",
        "Somebody who leaves a tournament before the paired round begins stays in the pairing.",
        "bot/tournaments/progress.py",
        "    return _to_be_paired(replace(progress, left=progress.left | {player}))\n",
        "    return replace(progress, left=progress.left | {player})\n",
        "tests/bot/tournaments/test_progress.py::test_whoever_leaves_before_a_round_begins_is_not_in_it",
    ),
    # Permissions that nobody asks for
    Fault(
        "substitute-by-anybody",
        "Anybody can put another player on the seat of somebody who is away.",
        "bot/table/substitution.py",
        """    if user_id != table.snapshot.host_id and not may_manage:
        raise table.snapshot.host_only_error("only-host-or-manager")
""",
        "",
        "tests/bot/table/test_substitution.py::test_only_host_and_managers_can_replace_players",
    ),
    Fault(
        "tournament-led-by-anybody",
        "Anybody who knows the button can lead a tournament.",
        "bot/interactions/tournament/organising.py",
        "    check_may_organise(request, tournament)\n    (name, *known) =",
        "    (name, *known) =",
        "tests/bot/interactions/tournament/test_rounds.py::test_nobody_but_the_organiser_starts_it",
    ),
    Fault(
        "season-begun-by-anybody",
        "Anybody can begin a new season of a server's ranking.",
        "bot/interactions/profile/ranking.py",
        """    if not request.interaction.permissions.manage_guild:
        raise RequestRejected("only-managers-begin")
""",
        "",
        "tests/bot/interactions/profile/test_ranking.py::test_season_begins_once_and_only_by_a_manager",
    ),
    Fault(
        "start-by-anybody",
        "Anybody can start the game of a lobby.",
        "bot/table/lobby.py",
        """        self._check_is_host(user_id, "only-host")
        snapshot = self._table.snapshot
        players,""",
        """        self._check_in_lobby()
        snapshot = self._table.snapshot
        players,""",
        "tests/bot/interactions/lobby/test_lobby.py::test_next_player_becomes_host_when_the_host_leaves",
    ),
    Fault(
        "export-by-anybody",
        "Anybody in the channel gets an ended game with all hands as a file.",
        "bot/interactions/history/exports.py",
        """    if not history.was_seated(request.user_id):
        raise RequestRejected("export-not-yours")
""",
        "",
        "tests/bot/interactions/history/test_exports.py::test_only_players_can_export_a_game",
    ),
)
