"""A finished game in one picture, for whoever asks to save or pass on."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.channel.custom_id import CustomId
from bot.channel.pictures import render_context
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.history.replay import back_to_replay, load_final_table
from bot.table.errors import RequestRejected
from render.share_card import share_card


async def show_share_card(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Show the picture in private; posting it is up to the user."""
    history, snapshot = await load_final_table(request, custom_id.game_id)
    if history.row.status != "over":
        raise RequestRejected("old-button")
    picture = await request.pictures.draw(
        ("share", history.game_id, request.locale, snapshot.names),
        partial(
            share_card,
            request.game_ui.renderer,
            history.game.view(snapshot.state, None),
            render_context(snapshot, request.translate),
        ),
    )
    # From the message of the result nothing leads back, but on to the replay.
    replay = back_to_replay(request, custom_id)
    if request.panel_id is None:
        replay = replace(replay, label=request.translate("button-replay"))
    text = request.translate("share-card", drawn=int(picture is not None))
    await responder.respond(text, picture=picture, controls=(replay,))
