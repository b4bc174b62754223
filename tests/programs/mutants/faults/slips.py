"""Slips: orders turned round, limits off by one, mixed-up languages, lost generators."""

from __future__ import annotations

from tests.programs.mutants.fault import Fault

_SEND_TURN = 'sent = await self._sender.send(entry, message, entry.nonce("turn", row.id, row.ply))'
_DELETE_OLD_TURN = "await self._sender.delete(entry, shown)"

FAULTS = (
    Fault(
        "privilege-to-the-last",
        "Of those who played equally many people, the last to enter has the privilege.",
        "engine/games/rattus_cartus/resolving.py",
        "state.privilege = max(entered, key=",
        "state.privilege = max(reversed(entered), key=",
        "tests/engine/games/rattus_cartus/test_buildings.py::test_privilege_ties_go_to_the_first_to_enter",
    ),
    Fault(
        "owners-by-seat",
        "Owners of Pubs decide by their seats instead of from the start marker on.",
        "engine/games/saint_petersburg/phases.py",
        "in_turn = turn_order(state)",
        "in_turn = range(len(state.players))",
        "tests/engine/games/saint_petersburg/test_pub.py::test_pub_owners_decide_in_turn_order_from_the_building_marker",
    ),
    Fault(
        "bye-to-the-leader",
        "The leader of a tournament has the bye instead of the last.",
        "bot/tournaments/pairing.py",
        "for player in reversed(order) if",
        "for player in order if",
        "tests/bot/tournaments/test_pairing.py::test_byes_go_to_the_lowest_who_had_none",
    ),
    Fault(
        "deleted-before-sent",
        "The old turn message is deleted before the new one is there.",
        "bot/channel/updater.py",
        f"        {_SEND_TURN}\n        {_DELETE_OLD_TURN}\n",
        f"        {_DELETE_OLD_TURN}\n        {_SEND_TURN}\n",
        "tests/bot/channel/test_failed_requests.py::test_rejected_turn_message_is_posted_later",
    ),
    Fault(
        "mildest-mistake-first",
        "A review begins with the mistake that cost least, and leaves out the worst.",
        "bot/table/review.py",
        "key=lambda one: (-one.wins_lost_per_100,",
        "key=lambda one: (one.wins_lost_per_100,",
        "tests/bot/table/test_review.py::test_worst_decisions_are_ordered_by_wins_then_points",
    ),
    Fault(
        "presses-overtake",
        "A slow answer to an early press replaces that to a later one.",
        "bot/interactions/core/router.py",
        "            await wait_for_turn()\n",
        "",
        "tests/bot/interactions/core/test_concurrent_presses.py::test_panel_shows_the_answer_to_the_last_press_though_the_first_takes_longer",
    ),
    # Limits off by one
    Fault(
        "fourth-card-in-hand",
        "A hand takes one card more than its limit.",
        "engine/games/saint_petersburg/legal.py",
        "has_room = len(player.hand) < HAND_LIMIT + in_play[table.warehouse]",
        "has_room = len(player.hand) <= HAND_LIMIT + in_play[table.warehouse]",
        "tests/engine/games/saint_petersburg/test_round.py::test_hand_limit_is_three",
    ),
    Fault(
        "last-stall-a-round-short",
        "The last-stall game has tiles for one round less than it can last.",
        "engine/games/heller_und_pfennig/phases.py",
        "return seats + 1 if options.last_stall else ROUNDS",
        "return seats if options.last_stall else ROUNDS",
        "tests/engine/games/heller_und_pfennig/test_set_up.py::test_rounds_are_three_or_depend_on_seats_with_the_last_stall",
    ),
    Fault(
        "plague-at-equality",
        "Whoever has as many rats as there are nuns dies of the plague.",
        "engine/games/rattus_cartus/scoring.py",
        "        if rats[seat] > nuns:",
        "        if rats[seat] >= nuns:",
        "tests/engine/games/rattus_cartus/test_end.py::test_player_with_more_rats_than_nuns_dies_but_keeps_points",
    ),
    Fault(
        "more-than-half-go-on",
        "At an odd table of a knock-out the middle one goes on, too.",
        "bot/tournaments/knock_out.py",
        "return present[: len(table.players) // 2]",
        "return present[: (len(table.players) + 1) // 2]",
        "tests/bot/tournaments/test_knock_out.py::test_of_three_one_goes_on_and_the_best_second_ones_fill_the_tables",
    ),
    Fault(
        "leaver-beside-the-dead",
        "In the ratings, leaving is as good as a place behind the ranked ones.",
        "bot/statistics/ratings.py",
        "leaver.user_id, None, unranked + 1)",
        "leaver.user_id, None, unranked)",
        "tests/bot/statistics/test_ratings.py::test_leaver_ranks_below_eliminated_players",
    ),
    Fault(
        "alt-text-too-long",
        "An alt text that is cut has a character more than Discord takes.",
        "render/alt.py",
        "ALT_LIMIT - len(more) - 1)",
        "ALT_LIMIT - len(more))",
        "tests/render/test_alt.py",
    ),
    Fault(
        "pale-text",
        "A colour of text falls just short of the contrast that people with weak eyes need.",
        "render/theme.py",
        'MUTED = colour("55606E")',
        'MUTED = colour("6A7582")',
        "tests/render/test_theme.py::test_text_is_legible",
    ),
    # Mixed-up languages
    Fault(
        "german-among-french",
        "A sentence of the French catalogue is German.",
        "data/texts/fr/history.ftl",
        "film-posted = L’animation est maintenant dans le salon.",
        "film-posted = Der Film ist jetzt im Kanal.",
        "tests/bot/i18n/test_translations.py",
    ),
    Fault(
        "card-not-named",
        "In German nobody is told which card was taken.",
        "data/saint_petersburg/texts/de/play.ftl",
        "told-took = { $name } nimmt { $card } auf die Hand.",
        "told-took = { $name } nimmt eine Karte auf die Hand.",
        "tests/bot/i18n/test_translations.py::test_every_translation_is_complete",
    ),
    Fault(
        "czech-without-few",
        "A Czech text has the two plural forms of English.",
        "data/texts/cs/nevsky.ftl",
        "    [few] Chybí ještě { $missing } hráči, pak hru spustí { $host }.\n",
        "",
        "tests/bot/i18n/test_translations.py::test_every_translation_is_complete",
    ),
    Fault(
        "language-of-table-ignored",
        "A table speaks the language of its server, whatever its host has chosen.",
        "bot/i18n/languages.py",
        "if chosen is not None or row.guild_id is None:",
        "if row.guild_id is None:",
        "tests/bot/i18n/test_languages.py::test_table_can_use_another_language_than_its_server",
    ),
    Fault(
        "language-of-user-ignored",
        "Private answers are in the language of Discord, whatever their user has chosen.",
        "bot/interactions/core/context.py",
        """        self.translate = self._make_translator(
            shared_texts() if self.bound_game_ui is None else self.bound_game_ui.texts
        )
""",
        "",
        "tests/bot/i18n/test_languages.py::test_user_can_choose_a_language",
    ),
    # Lost generators
    Fault(
        "same-shuffle-again",
        "The discards are shuffled in the same way each time.",
        "engine/games/rattus_cartus/gaining.py",
        "    state.rng = rng.state\n",
        "",
        "tests/engine/games/rattus_cartus/test_round.py::test_equal_discards_are_shuffled_differently_the_next_time",
    ),
    Fault(
        "same-roll-again",
        "In a game in one file, every die shows the same.",
        "engine/simple/play.py",
        "        self._state.rng = rng.state\n",
        "",
        "tests/contract/test_rules.py::test_no_random_numbers_are_drawn_twice",
    ),
    Fault(
        "one-determinization",
        "A search plays every game on in the same deal.",
        "engine/ai/information_state.py",
        "seed = Rng(self.seed + number).next_u64()",
        "seed = Rng(self.seed).next_u64()",
        "tests/engine/ai/test_agents.py::test_each_number_gives_a_determinization_of_its_own",
    ),
    Fault(
        "seed-not-stored",
        "Nobody can tell later with which seed a game was dealt.",
        "bot/table/lobby.py",
        "                seed=str(seed),\n",
        "",
        "tests/bot/interactions/history/test_exports.py::test_exported_game_can_be_replayed",
    ),
)
