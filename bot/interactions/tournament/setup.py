"""Setting up a tournament: a draft that only its organiser sees, until it is opened."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import reduce
from typing import Any

import discord

from bot.channel.clock_lines import timestamp
from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.tournament_texts import rule_lines, start_lines, title_line
from bot.i18n.texts import sanitize_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.forms import Field, Form
from bot.interactions.core.responder import Responder
from bot.interactions.lobby.membership import check_granted
from bot.interactions.lobby.settings_form import changed_codes, form_pages
from bot.interactions.tournament.draft_settings import settings_fields, with_setting
from bot.interactions.tournament.duration import SHARE_OF_LIMIT, round_length
from bot.interactions.tournament.panels import (
    START_VERB,
    check_may_organise,
    load_tournament,
    may_set_up,
    tournament_button,
)
from bot.interactions.tournament.rules_typed import Wanted, parse_rules, sizes_rejection
from bot.permissions import OPEN_THREAD_PERMISSIONS
from bot.storage.tournament_records import TournamentRow
from bot.table.errors import RequestRejected
from bot.table.lobby import validated_options_json
from bot.table.preferences import LIVE
from bot.tournaments.held.codec import dump_state
from bot.tournaments.held.settings import MAX_OPEN, TournamentSettings
from bot.tournaments.held.state import Tournament, TournamentState
from bot.tournaments.progress import Progress
from bot.tournaments.table_sizes import table_range
from bot.tournaments.tournament import Unplayable
from engine import codec

OPEN_VERB, DISCARD_VERB = "cup-open", "cup-discard"
SETTINGS_VERB = "cup-settings"
"""The verb of the button that opens the form of a draft's settings."""
VARIANTS_VERB = "cup-variants"
"""The verb of buttons that open a form of the game's options; its code is the page, from 0."""

MAX_NAME_LENGTH = 60

HOUR, DAY = 60 * 60, 24 * 60 * 60
"""In seconds."""


async def set_up_tournament(request: RequestContext, responder: Responder, wanted: Wanted) -> None:
    """Store a draft in place of the user's former one, and show it. Raises RequestRejected."""
    if not may_set_up(request):
        raise RequestRejected("tournament-managers")
    ui = request.game_uis.get(wanted.game)
    if ui is None:
        raise RequestRejected("tournament-no-game")
    request.bind_game(ui)
    _check_channels(request, wanted)
    rules, most = parse_rules(ui, wanted)
    settings = TournamentSettings(
        # Late entry is for Swiss tournaments, which alone have a number of rounds.
        late_round=min(max(0, wanted.late or 0), rules.rounds or 0),
        role_id=None if wanted.role is None else wanted.role.id,
        thread_channel_id=None if wanted.threads is None else wanted.threads.id,
    )
    row = TournamentRow(
        id=request.interaction_id,
        guild_id=request.guild_id,
        channel_id=request.channel_id,
        organiser_id=request.user_id,
        name=sanitize_name(wanted.name)[:MAX_NAME_LENGTH],
        game=ui.name,
        options=validated_options_json(ui.game, {}),
        settings=settings.model_dump_json(),
        status="draft",
        version=1,
        progress=dump_state(TournamentState(Progress(rules, most))),
    )
    await request.store.delete_drafts(request.user_id)
    await request.store.create_tournament(row)
    request.mark_committed()
    await show_draft(request, responder, row.id)


def _check_channels(request: RequestContext, wanted: Wanted) -> None:
    """Raise RequestRejected, naming what is missing, if the bot cannot open threads for tables."""
    if not isinstance(request.interaction.channel, discord.TextChannel):
        raise RequestRejected("tournament-channel")
    check_granted(request.interaction, OPEN_THREAD_PERMISSIONS)
    if wanted.threads is not None:
        granted = wanted.threads.permissions_for(wanted.threads.guild.me)
        missing = [name for name in OPEN_THREAD_PERMISSIONS if not getattr(granted, name)]
        if missing:
            raise RequestRejected("missing-permissions", permission=tuple(missing))


# The draft


async def _load_draft(request: RequestContext, custom_id: CustomId) -> Tournament:
    tournament = await load_tournament(request, custom_id.game_id)
    check_may_organise(request, tournament)
    if tournament.row.status != "draft":
        raise RequestRejected("tournament-not-now")
    return tournament


async def show_draft(
    request: RequestContext, responder: Responder, tournament_id: int, lead: str = ""
) -> None:
    """Show a draft, what it takes, and what can be done with it."""
    tournament = await load_tournament(request, tournament_id)
    translate = request.translate
    lines = [
        *([lead] if lead else []),
        title_line(tournament, translate),
        *rule_lines(tournament, translate),
        *_option_lines(request, tournament),
        *start_lines(tournament, translate),
        *await _preview_lines(request, tournament),
        "",
        translate("tournament-draft"),
    ]
    await responder.respond("\n".join(lines), controls=_draft_buttons(request, tournament))


def _draft_buttons(request: RequestContext, tournament: Tournament) -> list[Button]:
    translate, primary = request.translate, discord.ButtonStyle.primary

    def button(
        key: str, verb: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
    ) -> Button:
        return Button(
            translate(f"button-tournament-{key}"), tournament_button(tournament, verb), style
        )

    variants = [
        Button(
            translate("button-variants", page=page + 1),
            tournament_button(tournament, VARIANTS_VERB, str(page)),
        )
        for page in range(len(_variant_pages(request, tournament)))
    ]
    return [
        button("open", OPEN_VERB, primary),
        button("settings", SETTINGS_VERB),
        button("start-time", START_VERB),
        *variants,
        button("discard", DISCARD_VERB),
    ]


def _option_lines(request: RequestContext, tournament: Tournament) -> list[str]:
    ui = request.game_ui
    options = codec.load_options(ui.game, tournament.row.options)
    return list(ui.options.describe(options, (), request.translate))


async def _preview_lines(request: RequestContext, tournament: Tournament) -> list[str]:
    """How many rounds a tournament takes, with as many as can play, and about how long."""
    progress, settings = tournament.progress, tournament.settings
    number = max(settings.fill_to, progress.max_players)
    try:
        progress.rules.check(number)
        rounds = await asyncio.to_thread(progress.rules.expected_rounds, number)
    except Unplayable:
        rounds = 0
    told = request.translate("tournament-preview", number=number, rounds=rounds)
    if not rounds:
        return [told]
    length = await round_length(request, tournament)
    time = request.translate(
        "tournament-preview-time",
        basis=length.basis,
        unit="hours" if settings.time_limit == LIVE else "days",
        hours=max(1, round(length.seconds * rounds / HOUR)),
        days=max(1, round(length.seconds * rounds / DAY)),
        minutes=settings.time_limit // SHARE_OF_LIMIT // 60,
    )
    return [told, time]


async def settings_form(request: RequestContext, custom_id: CustomId) -> Form:
    """The form of a draft's settings. Raises RequestRejected unless the user may change them."""
    tournament = await _load_draft(request, custom_id)
    fields = settings_fields(tournament, request.translate)
    return Form(request.translate("tournament-form"), fields, custom_id)


async def change_settings(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Change a draft's settings to what a form says."""
    tournament = await _load_draft(request, custom_id)
    fields = settings_fields(tournament, request.translate)
    codes = list(changed_codes(fields, request.submitted))

    def change(before: Tournament) -> Tournament:
        return replace(before, settings=reduce(with_setting, codes, before.settings))

    await request.runtime.tournaments.desk.change(tournament.row.id, change)
    request.mark_committed()
    lead = request.translate("tournament-draft-changed")
    await show_draft(request, responder, tournament.row.id, lead)


# The options of the game


async def variants_form(request: RequestContext, custom_id: CustomId) -> Form:
    """A form of the game's options. Raises RequestRejected unless the user may change them."""
    tournament = await _load_draft(request, custom_id)
    fields = _variant_fields(request, tournament, custom_id)
    return Form(request.translate("variants-form"), fields, custom_id)


async def change_variants(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Change the game's options to what a form says."""
    tournament = await _load_draft(request, custom_id)
    fields = _variant_fields(request, tournament, custom_id)
    codes, game = list(changed_codes(fields, request.submitted)), request.game_ui.game
    texts = request.game_ui.options

    def choose(options: Any, code: str) -> Any:
        chosen = texts.choose(options, code)
        if chosen is None:
            raise RequestRejected("old-button")
        return chosen

    def change(before: Tournament) -> Tournament:
        options = reduce(choose, codes, codec.load_options(game, before.row.options))
        counts = game.seat_counts(options)
        if not set(before.progress.rules.sizes) <= set(counts):
            raise sizes_rejection(counts)
        row = replace(before.row, options=codec.dump_options(game, options))
        rules = replace(before.progress.rules, allowed=table_range(counts))
        return replace(before, row=row).with_progress(replace(before.progress, rules=rules))

    await request.runtime.tournaments.desk.change(tournament.row.id, change)
    request.mark_committed()
    lead = request.translate("tournament-draft-changed")
    await show_draft(request, responder, tournament.row.id, lead)


def _variant_pages(request: RequestContext, tournament: Tournament) -> list[tuple[Field, ...]]:
    ui = request.game_ui
    options = codec.load_options(ui.game, tournament.row.options)
    return form_pages(ui.options.settings(options, request.translate), request.translate)


def _variant_fields(
    request: RequestContext, tournament: Tournament, custom_id: CustomId
) -> tuple[Field, ...]:
    pages = _variant_pages(request, tournament)
    (page, *_) = custom_id.path or ("0",)
    if page not in map(str, range(len(pages))):
        raise RequestRejected("old-button")
    return pages[int(page)]


# Opening


async def open_draft(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Let people enter, if the server can have one more tournament.

    If the start is over by then, the draft says so.
    """
    draft = await _load_draft(request, custom_id)
    if not may_set_up(request):
        raise RequestRejected("tournament-managers")
    tournaments = request.runtime.tournaments
    at = draft.state.starts_at
    if at is not None and at <= request.runtime.clock():
        lead = request.translate("refused-tournament-start-past", at=timestamp(at, "F"))
        await show_draft(request, responder, draft.row.id, lead)
        return

    def opened(before: Tournament) -> Tournament:
        if before.row.status != "draft":
            raise RequestRejected("tournament-not-now")
        return replace(before, row=replace(before.row, status="open"))

    async with tournaments.desk.opening:
        rows = await request.store.open_tournaments_of_guild(request.guild_id)
        if len(rows) >= MAX_OPEN:
            raise RequestRejected("tournament-too-many", most=MAX_OPEN)
        if any(row.name.casefold() == draft.row.name.casefold() for row in rows):
            raise RequestRejected("tournament-name-taken")
        await tournaments.desk.change(draft.row.id, opened)
    request.mark_committed()
    tournaments.schedule(draft.row.id)
    place = f"<#{draft.row.channel_id}>"
    await responder.respond(request.translate("tournament-opened", place=place))


async def discard_draft(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Delete a draft."""
    await _load_draft(request, custom_id)
    await request.store.delete_drafts(request.user_id)
    request.mark_committed()
    await responder.respond(request.translate("tournament-discarded"))
