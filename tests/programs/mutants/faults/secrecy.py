"""Secrets that get to those who may not know them, and caches that mix things up."""

from __future__ import annotations

from tests.programs.mutants.fault import Fault

FAULTS = (
    Fault(
        "rats-in-view",
        "Everybody sees how many rats each player has.",
        "engine/games/rattus_cartus/view.py",
        "rats=player.rats if own else None,",
        "rats=player.rats,",
        "tests/engine/games/rattus_cartus/test_view.py::test_view_shows_only_the_viewers_hand_and_rats",
    ),
    Fault(
        "kept-tile-told",
        "Everybody is told which tile each player keeps.",
        "engine/games/heller_und_pfennig/events.py",
        "if isinstance(event, TileDrawn | TileKept) and event.seat != seat:",
        "if isinstance(event, TileDrawn) and event.seat != seat:",
        "tests/engine/games/heller_und_pfennig/test_events.py::test_kept_tile_is_redacted_for_others",
    ),
    Fault(
        "public-answer",
        "The answer to a command is posted for all to see.",
        "bot/interactions/core/responder.py",
        "response.defer(ephemeral=True, thinking=True)",
        "response.defer(thinking=True)",
        "tests/bot/interactions/lobby/test_lobby.py::test_joining_twice_is_refused",
    ),
    Fault(
        "no-pause-without-choice",
        "An AI moves at once if it has no choice, which tells that it had none.",
        "bot/ai_seats/scheduler.py",
        "        if _is_asked(table, seat, question_ply) and self._is_paced(\n",
        """        has_choice = len(request.info_state.legal) > 1
        if has_choice and _is_asked(table, seat, question_ply) and self._is_paced(
""",
        "tests/bot/ai_seats/test_pauses.py::test_ai_without_a_choice_pauses_like_any_other",
    ),
    Fault(
        "rows-in-errors",
        "The log quotes what the database says of an error, with the rows that it concerns.",
        "bot/storage/postgres/errors.py",
        'return f"PostgreSQL: {type(error).__name__}{known}"',
        'return f"PostgreSQL: {error}{known}"',
        "tests/bot/storage/contract/test_schema.py::test_neither_errors_nor_the_log_quote_values",
    ),
    Fault(
        "plans-of-others-exported",
        "The file with all data about a user holds the planned moves of the others, too.",
        "bot/table/export.py",
        "plans = [plan for plan in await store.plans(row.id) if plan.user_id == user_id]",
        "plans = await store.plans(row.id)",
        "tests/bot/interactions/history/test_exports.py::test_user_export_has_own_plans_and_no_others",
    ),
    Fault(
        "ai-knows-all",
        "AI players choose with the true state before them.",
        "engine/ai/information_state.py",
        "InformationState(game, seat, legal, game.determinize(state, seat, seed), seed)",
        "InformationState(game, seat, legal, state, seed)",
        "tests/engine/ai/test_agents.py::test_information_state_matches_the_seats_view",
    ),
    Fault(
        "recap-as-mover-saw-it",
        "The public recap of a turn tells each move as its own player saw it.",
        "bot/channel/recap.py",
        "events: Sequence[Any] = visible_events(self._game, move, None)",
        "events: Sequence[Any] = visible_events(self._game, move, move.seat)",
        "tests/bot/channel/test_recap_of_random_games.py::test_recap_is_made_of_what_everybody_may_know",
    ),
    Fault(
        "next-shuffle-known",
        "AI players search with the shuffle that the discards will really get.",
        "engine/games/rattus_cartus/determinization.py",
        "    state.rng = rng.next_u64()\n",
        "",
        "tests/contract/test_secrecy.py::test_determinize_is_independent_of_the_true_order",
    ),
    # Caches that mix things up
    Fault(
        "hand-of-another-seat",
        "A player is shown the hand that another one has just looked at.",
        "bot/interactions/views/inspect_commands.py",
        '("hand", snapshot.row.id, snapshot.row.ply, seat, request.locale),',
        '("hand", snapshot.row.id, snapshot.row.ply, request.locale),',
        "tests/bot/interactions/moves/test_buttons.py::test_each_player_sees_the_own_hand",
    ),
    Fault(
        "film-in-any-language",
        "An animation is shown in the language of whoever asked for it first.",
        "bot/channel/animations.py",
        'return f"film-{language}"',
        'return "film"',
        "tests/bot/interactions/history/test_animation.py::test_each_language_has_its_own_animation",
    ),
    Fault(
        "any-drawn-tile",
        "The search takes positions with different drawn tiles for the same one.",
        "engine/ai/games/heller_und_pfennig/information_set.py",
        "        state.drawn if state.turn == seat else None,\n",
        "",
        "tests/engine/ai/test_information_sets.py::test_situations_that_a_seat_sees_differ_have_different_keys",
    ),
    Fault(
        "last-hint-again",
        "Whoever asks for a hint gets the last one of the seat, whatever the question is now.",
        "bot/ai_seats/workers.py",
        "            if asked == request:\n",
        "            if asked.info_state.seat == request.info_state.seat:\n",
        "tests/bot/ai_seats/test_workers.py::test_hint_stays_the_same_for_a_user_who_asks_again",
    ),
    Fault(
        "other-background",
        "A picture is painted over the background of the one before.",
        "render/canvas.py",
        "            and self.background is scene.background\n",
        "",
        "tests/render/test_canvas.py::test_png_has_its_own_background_if_all_else_is_as_in_the_scene_before",
    ),
)
