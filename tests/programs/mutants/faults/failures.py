"""Errors that nobody hears of, and second attempts that are not made."""

from __future__ import annotations

from tests.programs.mutants.fault import Fault

FAULTS = (
    Fault(
        "superseded-unnoticed",
        "A process that was superseded, as a press finds out, does not stop.",
        "bot/interactions/core/responder.py",
        """        if isinstance(error, LeaseLost):
            self._request.client.on_lease_lost()
""",
        "",
        "tests/bot/ops/test_update.py::test_process_without_its_lease_refuses_a_command_and_exits",
    ),
    Fault(
        "restore-under-a-running-bot",
        "A backup replaces the file of a bot that runs.",
        "bot/storage/backup.py",
        """                if primary_code(error) in _LOCK_ERRORS:
                    raise CopyRefused(
                        f"{database} is in use: stop the bot before you restore."
                    ) from error
""",
        """                del error
""",
        "tests/bot/storage/test_backup.py::test_nothing_is_restored_while_the_bot_runs",
    ),
    Fault(
        "forgotten-in-part",
        "Somebody is told that all data are deleted when that failed halfway.",
        "bot/interactions/profile/privacy.py",
        """        raise RequestRejected("forget-unfinished") from error
""",
        "",
        "tests/bot/interactions/core/test_faults_after_commit.py::test_data_that_was_deleted_in_part",
    ),
    Fault(
        "game-left-out-silently",
        "A game in a file that cannot be used is left out without a word.",
        "engine/simple/files.py",
        """            log.error("%s is left out: %s", file, why, exc_info=why.__cause__)
""",
        """            del why
""",
        "tests/engine/simple/test_files.py",
    ),
    Fault(
        "lease-lost-as-conflict",
        "A write of a superseded process looks as if somebody else had moved.",
        "bot/storage/game_updates.py",
        """    if isinstance(refusal, LeaseLost):
        raise refusal
""",
        "",
        "tests/bot/storage/contract/test_leases.py::test_superseded_process_writes_nothing",
    ),
    # Second attempts that are not made
    Fault(
        "defer-once",
        "A press goes unanswered if the connection breaks as it is acknowledged.",
        "bot/interactions/core/responder.py",
        """        except CONNECTION_ERRORS:
            await self._retry_defer()
""",
        """        except CONNECTION_ERRORS:
            raise
""",
        "tests/bot/channel/test_failed_requests.py::test_press_is_answered_though_the_connection_breaks_as_it_is_acknowledged",
    ),
    Fault(
        "deadlock-final",
        "A statement that PostgreSQL ended because of another one is not repeated.",
        "bot/storage/postgres/pool.py",
        "if not (is_connection_lost(error) or isinstance(error, RETRIABLE)):",
        "if not is_connection_lost(error):",
        "tests/bot/storage/postgres/test_slow_statements.py::test_commit_that_waits_for_a_lock_is_retried_and_done_once",
    ),
    Fault(
        "retry-unrecognized",
        "A move that was written before the connection broke is refused when it is repeated.",
        "bot/storage/postgres/pool.py",
        "is_retry, self.may_be_done = self.may_be_done, True",
        "is_retry, self.may_be_done = False, True",
        "tests/bot/storage/postgres/test_lost_replies.py::test_move_with_a_lost_reply_is_done_once",
    ),
    Fault(
        "post-once",
        "What could not be posted is not posted before the next move.",
        "bot/channel/updater.py",
        "            self._schedule_retry(entry)\n",
        "",
        "tests/bot/channel/test_failed_requests.py::test_rejected_turn_message_is_posted_later",
    ),
    Fault(
        "ai-gives-up",
        "An AI that could not move once never moves again.",
        "bot/ai_seats/scheduler.py",
        "                self._schedule_retry(table, retry_after)\n",
        "",
        "tests/bot/ai_seats/test_interruptions.py::test_failed_ai_move_is_retried",
    ),
)
