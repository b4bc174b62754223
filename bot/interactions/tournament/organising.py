"""What the organiser of a tournament can do: start, pause, take a round back, end it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TypeAlias

import discord

from bot.channel.clock_lines import timestamp
from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.tournament_texts import MANAGE_VERB, phase_lines, table_lines, title_line
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import start_new_row
from bot.interactions.core.responder import Responder
from bot.interactions.tournament.panels import (
    START_VERB,
    check_may_organise,
    load_tournament,
    may_organise,
    tournament_button,
)
from bot.table.errors import RequestRejected
from bot.tournaments.held import steps
from bot.tournaments.held.check_in import opened_before_start
from bot.tournaments.held.state import Tournament
from bot.tournaments.progress import Phase
from engine.ai.registry import has_agents

DO_VERB, PLAYERS_VERB = "cup-do", "cup-players"
"""The verbs of the panel's buttons: what is to be done, and the list of players."""

Act: TypeAlias = Callable[[RequestContext, Tournament], Awaitable[str]]
"""Does something and returns what to say."""


def manage_button(request: RequestContext, tournament: Tournament) -> list[Button]:
    """A button to what the user can do as the organiser."""
    if tournament.row.status != "open" or not may_organise(request, tournament):
        return []
    label = request.translate("button-tournament-manage")
    return [Button(label, tournament_button(tournament, MANAGE_VERB))]


async def manage_tournament(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Show what the organiser can do now."""
    await show_panel(request, responder, custom_id.game_id)


async def show_panel(
    request: RequestContext, responder: Responder, tournament_id: int, lead: str = ""
) -> None:
    """Show what the organiser can do now, after what was just done."""
    tournament = await load_tournament(request, tournament_id)
    check_may_organise(request, tournament)
    translate = request.translate
    lines = [
        *([lead, ""] if lead else []),
        title_line(tournament, translate),
        *phase_lines(tournament, translate),
    ]
    buttons = list[Button]()
    if tournament.row.status == "open" and not tournament.is_over:
        if tournament.progress.phase is Phase.PAIRED:
            lines += table_lines(tournament, tournament.round_number, (), translate)
        lines += [*_blocked_lines(request, tournament), "", translate("tournament-manage")]
        buttons = _panel_buttons(request, tournament)
    await responder.respond("\n".join(lines), controls=buttons)


def _blocked_lines(request: RequestContext, tournament: Tournament) -> list[str]:
    """Why a round does not go on, if its tables cannot be opened."""
    if tournament.row.id not in request.runtime.tournaments.director.blocked:
        return []
    place = tournament.settings.thread_channel_id or tournament.row.channel_id
    return [request.translate("tournament-blocked", place=f"<#{place}>")]


def _panel_buttons(request: RequestContext, tournament: Tournament) -> list[Button]:
    translate, known = request.translate, steps.known_time(tournament)
    in_round = "live" if tournament.settings.is_live else "round"
    kind = in_round if tournament.progress.phase is Phase.ROUND else "start"
    buttons = [
        Button(
            translate(f"button-tournament-{name}", kind=kind),
            tournament_button(tournament, DO_VERB, name, *((known,) if name == "extend" else ())),
        )
        for name in _possible(tournament)
    ]
    players = Button(
        translate("button-tournament-players"), tournament_button(tournament, PLAYERS_VERB, "0")
    )
    if tournament.progress.lots is None:
        label = translate("button-tournament-start-time")
        buttons.append(Button(label, tournament_button(tournament, START_VERB)))
    return [*buttons, *start_new_row([players])]


def _possible(tournament: Tournament) -> list[str]:
    """What can be done in the state of a tournament."""
    phase, state = tournament.progress.phase, tournament.state
    before_start = phase in (Phase.ENTERING, Phase.CHECK_IN)
    possible = {
        "start": before_start,
        "ask-here": phase is Phase.ENTERING,
        "extend": state.starts_at is not None if before_start else _has_clocks(tournament),
        "pause": not before_start and not state.is_paused,
        "resume": state.is_paused,
        "take-back": phase is Phase.PAIRED and state.is_paused,
        "end": True,
    }
    return [name for name, is_possible in possible.items() if is_possible]


def _has_clocks(tournament: Tournament) -> bool:
    """Whether the time of players can run out at the tables of the round."""
    has_limit = tournament.settings.time_limit and has_agents(tournament.row.game)
    return bool(has_limit) and tournament.progress.phase is Phase.ROUND


async def do_as_organiser(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Do what a button of the panel says. Raises RequestRejected if it is not possible now."""
    tournament = await load_tournament(request, custom_id.game_id)
    check_may_organise(request, tournament)
    (name, *known) = custom_id.path or ("",)
    if name == "end":
        await _ask_to_end(request, responder, tournament)
        return
    act = partial(_extend, known="".join(known)) if name == "extend" else _ACTS.get(name)
    if act is None or tournament.row.status != "open":
        raise RequestRejected("tournament-not-now")
    said = await act(request, tournament)
    request.mark_committed(in_channel=True)
    request.runtime.tournaments.schedule(tournament.row.id)
    await show_panel(request, responder, tournament.row.id, said)


async def _start(request: RequestContext, tournament: Tournament) -> str:
    """Start at once; a live tournament asks first who is here, and starts by a second press."""
    is_first = tournament.progress.phase is Phase.ENTERING
    if is_first and tournament.settings.asks_each_round:
        until = await request.runtime.tournaments.director.ask_before_start(tournament.row.id)
        return request.translate("tournament-asked-to-start", relative=timestamp(until, "R"))
    await request.runtime.tournaments.director.start(tournament.row.id)
    return request.translate("tournament-started")


async def _ask_who_is_here(request: RequestContext, tournament: Tournament) -> str:
    opened = partial(opened_before_start, until=tournament.state.starts_at)
    await request.runtime.tournaments.desk.change(tournament.row.id, opened)
    return request.translate("tournament-asked-here")


async def _pause(request: RequestContext, tournament: Tournament) -> str:
    await request.runtime.tournaments.desk.change(tournament.row.id, steps.paused)
    asks = int(tournament.settings.asks_each_round)
    return request.translate("tournament-pausing", asks=asks)


async def _resume(request: RequestContext, tournament: Tournament) -> str:
    await request.runtime.tournaments.desk.change(tournament.row.id, steps.resumed)
    return request.translate("tournament-resumed")


async def _take_back(request: RequestContext, tournament: Tournament) -> str:
    await request.runtime.tournaments.desk.change(tournament.row.id, steps.taken_back)
    return request.translate("tournament-taken-back")


async def _extend(request: RequestContext, tournament: Tournament, known: str) -> str:
    """Put off the start, or give more time at the tables, once for each button that was shown."""
    tournaments, tournament_id = request.runtime.tournaments, tournament.row.id
    if tournament.progress.phase is not Phase.ROUND:
        after = await tournaments.desk.change(tournament_id, partial(steps.put_off, known=known))
        assert after.state.starts_at is not None
        return request.translate("tournament-extended", at=timestamp(after.state.starts_at, "f"))
    running = await tournaments.tables.seats_of_running(tournament)
    if all(seat.deadline_at is None for seats in running.values() for seat in seats):
        raise RequestRejected("tournament-no-clock")
    now = int(request.runtime.clock())
    await tournaments.desk.change(tournament_id, partial(steps.extended, known=known, now=now))
    is_live = int(tournament.settings.is_live)
    return request.translate("tournament-round-extended-now", live=is_live)


async def _end(request: RequestContext, tournament: Tournament) -> str:
    await request.runtime.tournaments.desk.change(tournament.row.id, steps.ended_early)
    return request.translate("tournament-ended-early")


_ACTS: Mapping[str, Act] = {
    "start": _start,
    "ask-here": _ask_who_is_here,
    "pause": _pause,
    "resume": _resume,
    "take-back": _take_back,
    "end-yes": _end,
}


async def _ask_to_end(
    request: RequestContext, responder: Responder, tournament: Tournament
) -> None:
    yes = Button(
        request.translate("button-tournament-end-yes"),
        tournament_button(tournament, DO_VERB, "end-yes"),
        discord.ButtonStyle.danger,
    )
    cancel = Button(request.translate("button-cancel"), tournament_button(tournament, MANAGE_VERB))
    await responder.respond(request.translate("tournament-ask-end"), controls=(yes, cancel))
