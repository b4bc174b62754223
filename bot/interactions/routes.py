"""What each button does: the table of routes, by the verb of the custom id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.channel.custom_id import CustomId, is_stored_integer
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import back_button
from bot.interactions.core.responder import Responder
from bot.interactions.core.router import run
from bot.interactions.history import animation, exports, past_games, replay
from bot.interactions.history.review import show_review
from bot.interactions.lobby import (
    ai_levels,
    game_picker,
    leave_seat,
    membership,
    open_games,
    substitution,
    table_settings,
)
from bot.interactions.lobby.rematch import open_rematch
from bot.interactions.moves import turn_actions
from bot.interactions.moves.action_picker import (
    pick_action,
    pick_from_menu,
    reopen_question,
    show_choice_page,
)
from bot.interactions.profile import player_profile, privacy, ranking, user_settings
from bot.interactions.tutorial import tutorial_game
from bot.interactions.views import inspect_commands, reference_pages
from bot.interactions.views.log import show_log
from bot.table.errors import RequestRejected
from bot.table.gameplay import AUTO_PASSING

Handler: TypeAlias = Callable[[RequestContext, Responder, CustomId], Awaitable[None]]


def _without_custom_id(handler: Callable[[RequestContext, Responder], Awaitable[None]]) -> Handler:
    """A verb that needs nothing of the id but the game."""

    async def pressed(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
        await handler(request, responder)

    return pressed


def _with_code(handler: Callable[[RequestContext, Responder, str], Awaitable[None]]) -> Handler:
    """A verb whose id says one more thing."""

    async def pressed(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
        if len(custom_id.path) != 1:
            raise RequestRejected("old-button")
        await handler(request, responder, custom_id.path[0])

    return pressed


async def _pick_action(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    if not custom_id.path:
        raise RequestRejected("old-button")
    await pick_action(request, responder, custom_id.path, custom_id.ply)


async def _pick_from_menu(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    if len(custom_id.path) < 1 or not request.values:
        raise RequestRejected("old-button")
    await pick_from_menu(request, responder, custom_id)


async def _show_choice_page(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    if len(custom_id.path) < 1:
        raise RequestRejected("old-button")
    await show_choice_page(request, responder, custom_id)


async def _log(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    page_key = request.values or custom_id.path
    await show_log(request, responder, page_key[0] if page_key else None)


async def _enable_auto_pass(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    await turn_actions.set_auto_pass(request, responder, AUTO_PASSING, custom_id.ply)


async def _disable_auto_pass(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    await turn_actions.set_auto_pass(request, responder, None)


async def _undo(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    await turn_actions.undo_last_action(request, responder, custom_id.ply)


async def _rematch(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    await open_rematch(request, responder, custom_id.game_id)


async def _continue(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    await open_games.move_game_here(request, responder, custom_id.game_id)


async def _end_unreadable(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    await leave_seat.abandon_unreadable(request, responder, custom_id.game_id)


async def _open_replay(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    if not request.values or not is_stored_integer(request.values[0]):
        raise RequestRejected("old-button")
    await replay.start_replay(request, responder, int(request.values[0]))


async def _seat_ai(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    if len(custom_id.path) != 2:
        raise RequestRejected("old-button")
    await substitution.substitute_ai(request, responder, *custom_id.path)


async def _seat_person(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    if len(custom_id.path) != 1 or len(request.selected_users) != 1:
        raise RequestRejected("old-button")
    await substitution.substitute_user(
        request, responder, custom_id.path[0], request.selected_users[0]
    )


async def _board(request: RequestContext, responder: Responder) -> None:
    await inspect_commands.show_board(request, responder, as_text=False)


VIEW_ROUTES: dict[str, Handler] = {
    "hint": _without_custom_id(turn_actions.show_hint),
    "board": _without_custom_id(_board),
    "standings": _without_custom_id(inspect_commands.show_standings),
    "course": _without_custom_id(inspect_commands.show_score_chart),
    "log": _log,
    "tableaux": inspect_commands.browse_tableaux,
    "rules": reference_pages.show_rules,
    "cards": reference_pages.show_card_menu,
    "card": reference_pages.show_card,
    "more": _without_custom_id(leave_seat.show_more_actions),
    "away": _without_custom_id(substitution.ask_absent_player),
    "replace": _with_code(substitution.ask_substitute),
}
"""Verbs at a table that only show something, and lead back to where they are offered."""

TABLE_ROUTES: dict[str, Handler] = {
    **VIEW_ROUTES,
    "join": _without_custom_id(membership.join_table),
    "leave": _without_custom_id(membership.leave_lobby_seat),
    "ask-leave": _without_custom_id(leave_seat.confirm_leave),
    "leave-game": leave_seat.leave_running_game,
    "start": _without_custom_id(membership.start_game),
    "ask-end": _without_custom_id(leave_seat.confirm_abandon),
    "end": _without_custom_id(leave_seat.abandon_game),
    "invite": _without_custom_id(membership.show_invite_menu),
    "call": _without_custom_id(membership.invite_users),
    "hand": _without_custom_id(inspect_commands.show_hand),
    "look": _without_custom_id(inspect_commands.show_home),
    "cancel": _without_custom_id(inspect_commands.cancel_choice),
    "seat-ai": _seat_ai,
    "seat-person": _seat_person,
    "settings": _without_custom_id(table_settings.show_table_settings),
    "ai": _without_custom_id(ai_levels.show_ai_menu),
    "add-ai": _with_code(ai_levels.add_ai),
    "drop-ai": ai_levels.remove_ai,
    "set": _with_code(table_settings.change_table_setting),
    "do": _pick_action,
    "ask": reopen_question,
    "pick": _pick_from_menu,
    "page": _show_choice_page,
    "rest": _enable_auto_pass,
    "back": _disable_auto_pass,
    "undo": _undo,
}
"""Verbs for the game that is open in the channel."""

GLOBAL_ROUTES: dict[str, Handler] = {
    "play": _with_code(game_picker.open_picked_game),
    "rematch": _rematch,
    "review": show_review,
    "replay": replay.show_replay,
    "charted": replay.show_final_score_chart,
    "open-replay": _open_replay,
    "history": past_games.show_past_games_page,
    "film": animation.post_animation,
    "export": exports.send_export,
    "own-data": _without_custom_id(privacy.export_own_data),
    "continue": _continue,
    "end-unreadable": _end_unreadable,
    "learn": _with_code(tutorial_game.open_tutorial),
    "lesson": tutorial_game.handle_tutorial_button,
    "mine": _with_code(user_settings.change_user_setting),
    "profile": player_profile.switch_profile_game,
    "ranking": ranking.show_ranking_selection,
    "season": ranking.begin_season,
    "forget": _with_code(privacy.delete_user_data),
}
"""Verbs that need no open game."""


async def handle_component(interaction: Interaction) -> None:
    """Do what a button says, if it belongs to the game that is open in its channel."""
    await run(interaction, "component", _route)


async def _route(request: RequestContext, responder: Responder) -> None:
    custom_id = CustomId.parse(request.raw_custom_id)
    if custom_id is None:
        raise RequestRejected("old-button")
    handler = GLOBAL_ROUTES.get(custom_id.verb) or await _table_handler(
        request, responder, custom_id
    )
    await handler(request, responder, custom_id)


async def _table_handler(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> Handler:
    """What a verb does at the open table of the channel, if it is the button's own."""
    try:
        table = await request.get_table()
    except RequestRejected:
        await _bind_game_by_id(request, custom_id.game_id)
        raise
    handler = TABLE_ROUTES.get(custom_id.verb)
    if handler is None or table.row.id != custom_id.game_id:
        raise RequestRejected("old-button")
    if custom_id.verb in VIEW_ROUTES:
        responder.back_button = back_button(table.row, request.translate)
    return handler


async def _bind_game_by_id(request: RequestContext, game_id: int) -> None:
    """Find out which game an old button was of, so that the answer names its commands."""
    row = await request.store.game(game_id)
    if row is not None and row.name in request.game_uis:
        request.bind_game(request.game_uis[row.name])
