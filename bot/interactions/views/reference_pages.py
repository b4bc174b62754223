"""What is looked up by buttons: the rules by topics, and the cards."""

from __future__ import annotations

from collections.abc import Sequence

from bot.channel.components import MAX_MENU_OPTIONS, MAX_ROWS, Button, Control, SelectMenu
from bot.channel.custom_id import CustomId
from bot.game_ui import CardReference
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.storage.records import GameRow
from bot.table.errors import RequestRejected
from bot.table.table import Table
from render.picture import Picture

MENUS_PER_PAGE = MAX_ROWS - 2
"""A row is left for the pages, and one for the way back."""


async def show_rules(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Explain a topic of the rules, the overview first, with a menu of all of them."""
    table = await request.get_table()
    topics = request.game_ui.rule_topics
    chosen = request.values[0] if request.values else topics[0]
    if chosen not in topics:
        raise RequestRejected("old-button")
    titles = tuple((request.translate(f"rules-{topic}.title"), topic) for topic in topics)
    menu = SelectMenu(
        request.translate("menu-topic"), CustomId("rules", table.row.id, table.row.ply), titles
    )
    text, picture = await render_rule_page(request, chosen)
    await responder.respond(text, picture=picture, controls=(menu,) if len(topics) > 1 else ())


async def show_card_menu(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Offer all cards (or tiles, or whatever the game has) in menus."""
    table = await request.get_table()
    page = int(custom_id.path[0]) if custom_id.path and custom_id.path[0].isdecimal() else 0
    menus = _card_menus(request, card_reference_for(request, table), table.row, page)
    await responder.respond(request.translate("ask-card"), controls=menus)


async def show_card(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Explain the card that was picked, and offer the others."""
    table = await request.get_table()
    reference = card_reference_for(request, table)
    if not request.values or request.values[0] not in reference.ids:
        raise RequestRejected("old-button")
    page = reference.ids.index(request.values[0]) // (MAX_MENU_OPTIONS * MENUS_PER_PAGE)
    await respond_card(
        request,
        responder,
        reference,
        request.values[0],
        controls=_card_menus(request, reference, table.row, page),
    )


async def card_reference_here(request: RequestContext) -> CardReference:
    """The cards of the game as the channel's table plays with them, if it has one."""
    try:
        table = await request.get_table()
    except RequestRejected:
        return card_reference_for(request, None)
    return card_reference_for(request, table)


def card_reference_for(request: RequestContext, table: Table | None) -> CardReference:
    """The cards of the game as a table plays with them."""
    reference = request.game_ui.card_reference
    if reference is None:
        raise RequestRejected("old-button")
    if table is None or reference.for_options is None:
        return reference
    return reference.for_options(table.options)


def _card_menus(
    request: RequestContext, reference: CardReference, row: GameRow, page: int
) -> list[Control]:
    """Every card in menus, and a button for each page where they need several."""
    titled = [(reference.title(one, request.translate), one) for one in reference.ids]
    parts = [titled[at : at + MAX_MENU_OPTIONS] for at in range(0, len(titled), MAX_MENU_OPTIONS)]
    pages = -(-len(parts) // MENUS_PER_PAGE)
    first = min(page, pages - 1) * MENUS_PER_PAGE
    controls: list[Control] = [
        SelectMenu(
            request.translate("menu-part", first=part[0][0], last=part[-1][0]),
            # The place only keeps the ids of a message apart.
            CustomId("card", row.id, row.ply, (str(place),)),
            tuple(part),
        )
        for place, part in enumerate(parts[first : first + MENUS_PER_PAGE])
    ]
    for other in range(pages) if pages > 1 else ():
        label = request.translate("button-page", number=other + 1, pages=pages)
        controls.append(Button(label, CustomId("cards", row.id, row.ply, (str(other),))))
    return controls


async def respond_card(
    request: RequestContext,
    responder: Responder,
    reference: CardReference,
    card_id: str,
    controls: Sequence[Control] = (),
) -> None:
    """Show a card with its facts and its rule."""
    picture = await request.pictures.draw(
        ("card", request.game_ui.name, card_id, reference.edition, request.locale),
        lambda: reference.render(card_id, request.translate),
    )
    await responder.respond(
        reference.explain(card_id, request.translate), picture=picture, controls=controls
    )


async def render_rule_page(request: RequestContext, topic: str) -> tuple[str, Picture | None]:
    """What a topic of the game's rules says and shows."""
    ui, picture = request.game_ui, None
    if (render := ui.rule_pictures.get(topic)) is not None:
        key = ("rules", ui.name, topic, request.interaction.locale)
        picture = await request.pictures.draw(key, lambda: render(request.translate))
    return request.translate(f"rules-{topic}", command=ui.command_name), picture
