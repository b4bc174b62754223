"""Reference pages: the rules by topic, and the cards."""

from __future__ import annotations

from collections.abc import Sequence

from bot.card_reference import CardReference
from bot.channel.components import MAX_MENU_OPTIONS, Control, SelectMenu
from bot.channel.custom_id import CustomId
from bot.channel.layouts import Panel
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import MENUS_PER_PAGE, page_buttons, split_into_menus
from bot.interactions.core.responder import PictureRequest, Responder, Response
from bot.storage.records import GameRow
from bot.table.errors import RequestRejected
from bot.table.table import Table
from render.renderer import accent_colour


async def show_rules(request: RequestContext, responder: Responder, table: Table) -> None:
    """Explain the topic that was picked, or the first one, with a menu of all topics."""
    topics = request.game_ui.rule_topics
    chosen = request.values[0] if request.values else topics[0]
    if chosen not in topics:
        raise RequestRejected("old-button")
    titles = tuple((request.translate(f"rules-{topic}.title"), topic) for topic in topics)
    menu = SelectMenu(
        request.translate("menu-topic"), CustomId("rules", table.row.id, table.row.ply), titles
    )
    await responder.send(rule_page(request, chosen, (menu,) if len(topics) > 1 else ()))


def rule_page(request: RequestContext, topic: str, controls: Sequence[Control] = ()) -> Response:
    """The text of a topic of the rules, with its picture if it has one."""
    ui, picture = request.game_ui, None
    if (render := ui.rule_pictures.get(topic)) is not None:
        key = ("rules", ui.name, topic, request.locale)
        picture = PictureRequest(key, lambda: render(request.translate))
    text = request.translate(f"rules-{topic}", command=ui.command_name)
    return Response(text, controls, picture, Panel(accent_colour(ui.renderer)))


async def show_card_menu(
    request: RequestContext, responder: Responder, table: Table, custom_id: CustomId
) -> None:
    """Offer all cards or tiles in menus."""
    page = int(custom_id.path[0]) if custom_id.path and custom_id.path[0].isdecimal() else 0
    menus = _card_menus(request, card_reference_for(request, table), table.row, page)
    await responder.respond(request.translate("ask-card"), controls=menus)


async def show_card(request: RequestContext, responder: Responder, table: Table) -> None:
    """Explain the card that was picked, and offer the others."""
    reference = card_reference_for(request, table)
    if not request.values or request.values[0] not in reference.ids:
        raise RequestRejected("old-button")
    card_id = request.values[0]
    page = reference.ids.index(card_id) // (MAX_MENU_OPTIONS * MENUS_PER_PAGE)
    menus = _card_menus(request, reference, table.row, page)
    await responder.send(card_page(request, reference, card_id, menus))


def card_page(
    request: RequestContext,
    reference: CardReference,
    card_id: str,
    controls: Sequence[Control] = (),
) -> Response:
    """The picture of a card, and its explanation."""
    picture = PictureRequest(
        ("card", request.game_ui.name, card_id, reference.edition, request.locale),
        lambda: reference.render(card_id, request.translate),
    )
    panel = Panel(accent_colour(request.game_ui.renderer))
    return Response(reference.explain(card_id, request.translate), controls, picture, panel)


def card_reference_for(request: RequestContext, table: Table | None) -> CardReference:
    """The cards of the game, in the edition a table plays.

    Raises RequestRejected if the game has no cards to look up.
    """
    reference = request.game_ui.card_reference
    if reference is None:
        raise RequestRejected("old-button")
    if table is None or reference.for_options is None:
        return reference
    return reference.for_options(table.options)


def _card_menus(
    request: RequestContext, reference: CardReference, row: GameRow, page: int
) -> list[Control]:
    """All cards in select menus, with a button for each page if they need several."""
    options = [(reference.title(card_id, request.translate), card_id) for card_id in reference.ids]
    icon_of = reference.icon
    icons = {} if icon_of is None else {card_id: icon_of(card_id) for card_id in reference.ids}
    shown = {card_id: icon for card_id, icon in icons.items() if icon is not None}
    menus, pages = split_into_menus(options, page)
    return [
        *(
            SelectMenu(
                request.translate("menu-part", first=menu[0][0], last=menu[-1][0]),
                # The place only makes the id unique in the message.
                CustomId("card", row.id, row.ply, (str(place),)),
                tuple(menu),
                icons=shown,
            )
            for place, menu in enumerate(menus)
        ),
        *page_buttons(
            pages,
            lambda other: CustomId("cards", row.id, row.ply, (str(other),)),
            request.translate,
        ),
    ]
