"""The routes of all buttons and select menus, by the verb of their custom id."""

from __future__ import annotations

from collections.abc import Mapping

from bot.channel.tournament_texts import (
    HERE_VERB,
    JOIN_VERB,
    LEAVE_VERB,
    MANAGE_VERB,
    SHOW_VERB,
)
from bot.interactions.core.forms import FormRoute
from bot.interactions.core.own_games import NEW_PRACTICE_VERB, NEW_TUTORIAL_VERB
from bot.interactions.core.router import WHOLE_CUSTOM_ID, Needs, Route
from bot.interactions.history.animation import post_animation, show_animation
from bot.interactions.history.exports import send_export
from bot.interactions.history.past_games import show_past_games_page
from bot.interactions.history.replay import show_final_score_chart, show_replay, start_replay
from bot.interactions.history.review import show_review
from bot.interactions.history.shared_picture import show_share_card
from bot.interactions.lobby.ai_levels import add_ai, remove_ai, show_ai_menu
from bot.interactions.lobby.game_picker import open_picked_game
from bot.interactions.lobby.leave_seat import (
    abandon_game,
    abandon_unreadable,
    confirm_abandon,
    confirm_leave,
    leave_running_game,
)
from bot.interactions.lobby.membership import (
    invite_users,
    join_table,
    leave_lobby,
    show_invite_menu,
    start_game,
)
from bot.interactions.lobby.open_games import move_game_here
from bot.interactions.lobby.pace import set_pace, show_pace
from bot.interactions.lobby.rematch import open_rematch
from bot.interactions.lobby.stand_ins import come_back
from bot.interactions.lobby.substitution import (
    ask_absent_player,
    ask_substitute,
    substitute_ai,
    substitute_selected_user,
)
from bot.interactions.lobby.table_settings import (
    SETTINGS_VERB,
    change_table_settings,
    settings_form,
)
from bot.interactions.lobby.threads import move_to_thread
from bot.interactions.lobby.variants import VARIANTS_VERB, change_variants, variants_form
from bot.interactions.moves.action_picker import (
    pick_by_button,
    pick_from_menu,
    reopen_question,
    show_choice_page,
)
from bot.interactions.moves.plans import open_plans, pick_planned, show_planned_page
from bot.interactions.moves.turn_actions import (
    resign,
    show_hint,
    start_auto_pass,
    stop_auto_pass,
    undo_by_button,
)
from bot.interactions.practice.practice_game import (
    change_practice_variants,
    handle_practice_button,
    practice_variants_form,
    press_new_game,
)
from bot.interactions.practice.practice_panel import VARIANTS_VERB as PRACTICE_VARIANTS_VERB
from bot.interactions.practice.practice_panel import VERB as PRACTICE_VERB
from bot.interactions.profile.absence import (
    FORM_VERB,
    absence_form,
    announce_typed_absence,
    change_absence,
)
from bot.interactions.profile.player_profile import switch_profile_game
from bot.interactions.profile.privacy import delete_user_data, export_own_data
from bot.interactions.profile.ranking import begin_season, show_ranking_selection
from bot.interactions.profile.user_settings import change_user_setting
from bot.interactions.tournament import organising, players, setup
from bot.interactions.tournament.entering import join_tournament, leave_tournament, say_here
from bot.interactions.tournament.export import EXPORT_VERB, send_tournament
from bot.interactions.tournament.panels import START_VERB
from bot.interactions.tournament.standings import (
    RULES_VERB,
    explain_tournaments,
    show_tournament,
)
from bot.interactions.tournament.start_form import set_start, start_form
from bot.interactions.tutorial.tutorial_game import (
    handle_tutorial_button,
    open_other_tutorial,
    open_tutorial,
)
from bot.interactions.views.inspect_commands import (
    browse_tableaux,
    cancel_choice,
    or_home,
    show_board,
    show_hand,
    show_home,
    show_score_chart,
    show_standings,
)
from bot.interactions.views.log import show_log_page
from bot.interactions.views.reference_pages import show_card, show_card_menu, show_rules

TABLE, LOCKED = Needs.TABLE, Needs.LOCKED_TABLE

ROUTES: Mapping[str, Route] = {
    # Moves
    "do": Route(or_home(pick_by_button), LOCKED, codes=WHOLE_CUSTOM_ID),
    "ask": Route(reopen_question, LOCKED, codes=WHOLE_CUSTOM_ID),
    "pick": Route(or_home(pick_from_menu), LOCKED, codes=WHOLE_CUSTOM_ID),
    "page": Route(show_choice_page, LOCKED, codes=WHOLE_CUSTOM_ID),
    "cancel": Route(cancel_choice, LOCKED),
    "undo": Route(undo_by_button, LOCKED, codes=WHOLE_CUSTOM_ID),
    "rest": Route(start_auto_pass, LOCKED, codes=WHOLE_CUSTOM_ID),
    "back": Route(stop_auto_pass, LOCKED),
    "plan": Route(open_plans, LOCKED, codes=WHOLE_CUSTOM_ID),
    "plan-pick": Route(pick_planned, LOCKED, codes=WHOLE_CUSTOM_ID),
    "plan-page": Route(show_planned_page, LOCKED, codes=WHOLE_CUSTOM_ID),
    "hint": Route(show_hint, TABLE, is_view=True),
    # Views
    "hand": Route(show_hand, LOCKED),
    "look": Route(show_home, LOCKED),
    "board": Route(show_board, LOCKED, is_view=True),
    "standings": Route(show_standings, TABLE, is_view=True),
    "course": Route(show_score_chart, TABLE, is_view=True),
    "log": Route(show_log_page, TABLE, codes=WHOLE_CUSTOM_ID, is_view=True),
    "tableaux": Route(browse_tableaux, TABLE, codes=WHOLE_CUSTOM_ID, is_view=True),
    "rules": Route(show_rules, TABLE, is_view=True),
    "cards": Route(show_card_menu, TABLE, codes=WHOLE_CUSTOM_ID, is_view=True),
    "card": Route(show_card, TABLE, is_view=True),
    # Lobby
    "play": Route(open_picked_game, codes=1),
    "join": Route(join_table, LOCKED),
    "leave": Route(leave_lobby, LOCKED),
    "start": Route(start_game, LOCKED),
    "invite": Route(show_invite_menu, TABLE),
    "call": Route(invite_users, LOCKED),
    "ai": Route(show_ai_menu, TABLE),
    "add-ai": Route(add_ai, LOCKED, codes=1),
    "drop-ai": Route(remove_ai, LOCKED, codes=WHOLE_CUSTOM_ID),
    "thread": Route(move_to_thread, codes=WHOLE_CUSTOM_ID),
    # Seats of a running game, and its end
    "ask-leave": Route(confirm_leave, LOCKED),
    "leave-game": Route(leave_running_game, LOCKED, codes=WHOLE_CUSTOM_ID),
    "resign": Route(resign, LOCKED),
    "pace": Route(show_pace, TABLE, is_view=True),
    "set-pace": Route(set_pace, LOCKED, codes=1),
    "away": Route(ask_absent_player, TABLE, is_view=True),
    "replace": Route(ask_substitute, TABLE, codes=1, is_view=True),
    "return": Route(come_back, LOCKED),
    "seat-ai": Route(substitute_ai, LOCKED, codes=2),
    "seat-person": Route(substitute_selected_user, LOCKED, codes=1),
    "ask-end": Route(confirm_abandon, LOCKED),
    "end": Route(abandon_game, LOCKED),
    "end-unreadable": Route(abandon_unreadable, codes=WHOLE_CUSTOM_ID),
    "continue": Route(move_game_here, codes=WHOLE_CUSTOM_ID),
    "rematch": Route(open_rematch, codes=WHOLE_CUSTOM_ID),
    # Finished games
    "history": Route(show_past_games_page, codes=WHOLE_CUSTOM_ID),
    "open-replay": Route(start_replay),
    "replay": Route(show_replay, codes=WHOLE_CUSTOM_ID),
    "charted": Route(show_final_score_chart, codes=WHOLE_CUSTOM_ID),
    "share": Route(show_share_card, codes=WHOLE_CUSTOM_ID),
    "film": Route(show_animation, codes=WHOLE_CUSTOM_ID),
    "film-post": Route(post_animation, codes=WHOLE_CUSTOM_ID),
    "review": Route(show_review, codes=WHOLE_CUSTOM_ID),
    "export": Route(send_export, codes=WHOLE_CUSTOM_ID),
    # Tutorial
    NEW_TUTORIAL_VERB: Route(open_tutorial, codes=1),
    "learn-on": Route(open_other_tutorial, codes=1),
    "lesson": Route(handle_tutorial_button, codes=WHOLE_CUSTOM_ID),
    # Practice games
    NEW_PRACTICE_VERB: Route(press_new_game, codes=WHOLE_CUSTOM_ID),
    PRACTICE_VERB: Route(handle_practice_button, codes=WHOLE_CUSTOM_ID),
    # Tournaments
    SHOW_VERB: Route(show_tournament, codes=WHOLE_CUSTOM_ID),
    JOIN_VERB: Route(join_tournament, codes=WHOLE_CUSTOM_ID),
    LEAVE_VERB: Route(leave_tournament, codes=WHOLE_CUSTOM_ID),
    HERE_VERB: Route(say_here, codes=WHOLE_CUSTOM_ID),
    RULES_VERB: Route(explain_tournaments, codes=WHOLE_CUSTOM_ID),
    EXPORT_VERB: Route(send_tournament, codes=WHOLE_CUSTOM_ID),
    MANAGE_VERB: Route(organising.manage_tournament, codes=WHOLE_CUSTOM_ID),
    organising.DO_VERB: Route(organising.do_as_organiser, codes=WHOLE_CUSTOM_ID),
    organising.PLAYERS_VERB: Route(players.list_players, codes=WHOLE_CUSTOM_ID),
    players.PLAYER_VERB: Route(players.show_player, codes=WHOLE_CUSTOM_ID),
    players.OUT_VERB: Route(players.take_player_out, codes=WHOLE_CUSTOM_ID),
    players.NEWCOMER_VERB: Route(players.replace_player, codes=WHOLE_CUSTOM_ID),
    setup.OPEN_VERB: Route(setup.open_draft, codes=WHOLE_CUSTOM_ID),
    setup.DISCARD_VERB: Route(setup.discard_draft, codes=WHOLE_CUSTOM_ID),
    # Users and servers
    "absence": Route(change_absence, codes=WHOLE_CUSTOM_ID),
    "mine": Route(change_user_setting, codes=1),
    "profile": Route(switch_profile_game, codes=WHOLE_CUSTOM_ID),
    "ranking": Route(show_ranking_selection, codes=WHOLE_CUSTOM_ID),
    "season": Route(begin_season, codes=WHOLE_CUSTOM_ID),
    "own-data": Route(export_own_data),
    "forget": Route(delete_user_data, codes=1),
}

FORMS: Mapping[str, FormRoute] = {
    FORM_VERB: FormRoute(absence_form, Route(announce_typed_absence)),
    SETTINGS_VERB: FormRoute(
        settings_form, Route(change_table_settings, LOCKED, codes=WHOLE_CUSTOM_ID)
    ),
    VARIANTS_VERB: FormRoute(variants_form, Route(change_variants, LOCKED, codes=WHOLE_CUSTOM_ID)),
    setup.SETTINGS_VERB: FormRoute(
        setup.settings_form, Route(setup.change_settings, codes=WHOLE_CUSTOM_ID)
    ),
    START_VERB: FormRoute(start_form, Route(set_start, codes=WHOLE_CUSTOM_ID)),
    setup.VARIANTS_VERB: FormRoute(
        setup.variants_form, Route(setup.change_variants, codes=WHOLE_CUSTOM_ID)
    ),
    PRACTICE_VARIANTS_VERB: FormRoute(
        practice_variants_form, Route(change_practice_variants, codes=WHOLE_CUSTOM_ID)
    ),
}
"""The routes of buttons that open a form, by the verb of their custom id."""
