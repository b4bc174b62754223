"""Tournaments under random presses: by anybody, in any order, twice, of any tournament."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from discord import AppCommandOptionType as Type
from simcord.interactions import resolve_handle

from bot.channel.custom_id import CUSTOM_ID_VERSION
from bot.channel.tournament_texts import JOIN_VERB, LEAVE_VERB
from bot.interactions.routes import FORMS, ROUTES
from bot.interactions.tournament.organising import DO_VERB
from bot.interactions.tournament.players import NEWCOMER_VERB, OUT_VERB
from bot.registry import GAME_UIS
from bot.table.errors import RequestRejected
from bot.tournaments.held.state import Tournament
from bot.tournaments.held.steps import known_time
from bot.tournaments.progress import Phase
from bot.tournaments.results import Player
from bot.tournaments.rounds import known_rounds
from bot.tournaments.tournament import Format
from engine.ai.registry import has_agents
from engine.contract.cases import seat_range
from tests.contract.adapters import TESTED_GAMES
from tests.programs.fuzz import odd_values
from tests.programs.fuzz.fuzz_tables import FuzzEnvironment
from tests.programs.fuzz.inputs import COMMAND, COMPONENT, MODAL, Input, command_data
from tests.support.simulated_discord.fixture import controls_of

PLAYERS = 4

PLACES = 6

FILLED_UP = "4"
"""With how many players a tournament begins at least, where AI players fill it up."""

MAX_OPEN = 3
"""Tournaments that are open at a time."""

VERBS = [verb for verb in (*ROUTES, *FORMS) if verb.startswith("cup")]

DEEDS = ("start", "ask-here", "pause", "resume", "take-back", "extend", "end", "nothing")

BUTTON, TEXT_MENU, TEXT_LINE, USER_MENU, LABEL = 2, 3, 4, 5, 18
"""Discord's types of components."""

LIVE_PACE = "180"
"""The time limit of a live tournament, which asks before each round who is here."""

Tournaments = Mapping[int, Tournament]
"""The tournaments of the server by id, without drafts."""


@dataclass(frozen=True, slots=True)
class TournamentPress(Input):
    """A press that names a tournament, or none that there is."""

    tournament_id: int = 0


async def stored_tournaments(tables: FuzzEnvironment) -> Tournaments:
    """Return what is stored of all tournaments that were opened."""
    runtime = tables.bot.runtime
    rows = await runtime.store.tournaments_of_guild(tables.guild.id, 25)
    return {row.id: await runtime.tournaments.desk.load(row.id) for row in rows}


async def open_missing_tournaments(tables: FuzzEnvironment, rng: Random) -> None:
    """Open tournaments until there are some; people enter them, and most begin at once.

    Live ones among them ask before that who is here.
    """
    rows = await tables.bot.runtime.store.open_tournaments_of_guild(tables.guild.id)
    for _ in range(MAX_OPEN - len(rows)):
        await _open(tables, rng)


async def end_round(tables: FuzzEnvironment, rng: Random) -> None:
    """Let the tables of one of the rounds end as draws, so that the next one is paired."""
    cups, runtime = await stored_tournaments(tables), tables.bot.runtime
    playing = [cup for cup in cups.values() if cup.progress.phase is Phase.ROUND]
    if not playing:
        return
    with tables.env._bot_scope():
        games = await runtime.tournaments.tables.games_of_round(rng.choice(playing))
        for game in games.values():
            if game.status == "running":
                await _end_table(tables, game.channel_id)
    await tables.env.settle()


async def _end_table(tables: FuzzEnvironment, channel_id: int) -> None:
    with suppress(RequestRejected):
        async with tables.bot.runtime.tables.modify(channel_id) as table:
            await table.end_as_left()


async def _open(tables: FuzzEnvironment, rng: Random) -> None:
    leader, channel = tables.people[0], tables.channels[0]
    game = rng.choice([game for game in TESTED_GAMES if 2 in seat_range(game)])
    draft = await leader.slash(
        channel,
        "nevsky tournament new",
        game=game.name,
        name=odd_values.name(rng)[:50] + str(rng.randrange(10**6)),
        format=rng.choice(list(Format)).value,
        tables="2",
        most=PLACES,
        rounds=3,
        late=3,
    )
    custom_ids = [part["custom_id"] for part in controls_of(draft.response)]
    (tournament_id,) = [each.split("/")[2] for each in custom_ids if "/cup-open/" in each]
    people = PLAYERS
    if has_agents(game.name) and rng.random() < 0.7:
        people = rng.randrange(1, PLAYERS + 1)
        await _choose(tables, leader, f"cup-settings/{tournament_id}/0", "fill_to", FILLED_UP)
    if rng.random() < 0.4:
        await _choose(tables, leader, f"cup-settings/{tournament_id}/0", "time_limit", LIVE_PACE)
    await _press(tables, leader, f"cup-open/{tournament_id}/0")
    for who in tables.people[:people]:
        await _press(tables, who, f"cup-join/{tournament_id}/0")
    if rng.random() < 0.7:
        await _press(tables, leader, f"cup-do/{tournament_id}/0/start")
        for who in tables.people[:PLAYERS]:
            await _press(tables, who, f"cup-here/{tournament_id}/0")


async def _press(tables: FuzzEnvironment, who: Any, path: str) -> None:
    channel = tables.channels[0]
    data = {"custom_id": f"{CUSTOM_ID_VERSION}/{path}", "component_type": BUTTON}
    await tables.send(who, channel, COMPONENT, data, **tables.pressed_message(channel))


async def _choose(tables: FuzzEnvironment, who: Any, path: str, field: str, value: str) -> None:
    """Send a form in which one field has another value."""
    chosen = {"type": TEXT_MENU, "custom_id": field, "values": [value]}
    data = {
        "custom_id": f"{CUSTOM_ID_VERSION}/{path}",
        "components": [{"type": LABEL, "component": chosen}],
    }
    await tables.send(who, tables.channels[0], MODAL, data)


def random_press(tables: FuzzEnvironment, tournaments: Tournaments, rng: Random) -> TournamentPress:
    """Return a press of one of the tournaments, a form, or a command."""
    who, channel = rng.choice(tables.people), rng.choice(tables.channels)
    if rng.random() < 0.15:
        return TournamentPress(COMMAND, who, channel, _command(tables, who, channel, rng))
    cup = _choose_tournament(tournaments, rng)
    number = rng.choice((0, 1, 2**61)) if cup is None else cup.row.id
    verb = rng.choice((*VERBS, DO_VERB, DO_VERB, JOIN_VERB, LEAVE_VERB, LEAVE_VERB))
    path = (CUSTOM_ID_VERSION, verb, str(number), str(rng.randrange(9)), *_path(verb, cup, rng))
    data: dict[str, Any] = {"custom_id": "/".join(path)[:100]}
    kind = rng.choice((COMPONENT, COMPONENT, COMPONENT, MODAL))
    if kind == MODAL:
        data["components"] = [{"type": LABEL, "component": field} for field in _filled_in(rng)]
    else:
        data |= _component(tables, who, channel, rng)
    return TournamentPress(kind, who, channel, data, tournament_id=number)


def _choose_tournament(tournaments: Tournaments, rng: Random) -> Tournament | None:
    """Return one of the tournaments, mostly of those that go on, or none."""
    going_on = [cup for cup in tournaments.values() if not cup.is_over]
    known = going_on if going_on and rng.random() < 0.9 else list(tournaments.values())
    return rng.choice(known) if known and rng.random() < 0.9 else None


def _filled_in(rng: Random) -> list[dict[str, Any]]:
    """The fields of a form: a setting, or a time and a time zone."""
    odd = odd_values.text(rng, 50)
    if rng.random() < 0.5:
        value, name = (
            rng.choice(("1", "86400", LIVE_PACE, odd)),
            rng.choice(("time_limit", "fill_to")),
        )
        return [{"type": TEXT_MENU, "custom_id": name, "values": [value]}]
    time = rng.choice(("", "6 hours", "1 min", "2026-12-05 20:00", "<t:1>", "99:99", odd))
    zone = rng.choice(("", "Europe/Berlin", "UTC+1", "UTC+99", odd))
    return [
        {"type": TEXT_LINE, "custom_id": name, "value": value}
        for name, value in (("time", time), ("zone", zone))
    ]


def _path(verb: str, cup: Tournament | None, rng: Random) -> tuple[str, ...]:
    if verb == DO_VERB and rng.random() < 0.7:
        deed = rng.choice(DEEDS)
        return (deed,) if cup is None or deed != "extend" else (deed, known_time(cup))
    if verb in (OUT_VERB, NEWCOMER_VERB) and cup is not None and rng.random() < 0.7:
        return (rng.choice(("p1", *cup.players)),)
    known = rng.choice((*DEEDS, "p1", "p4", "p99", "0", "-1", "999", "json", "csv", "entry"))
    odd = odd_values.text(rng, 20).replace("/", "") or "x"
    return rng.choice(((), (known,), (known,), (odd,), (known, odd)))


def _component(tables: FuzzEnvironment, who: Any, channel: Any, rng: Random) -> dict[str, Any]:
    kind = rng.choice((BUTTON, BUTTON, TEXT_MENU, USER_MENU))
    if kind == BUTTON:
        return {"component_type": kind}
    if kind == TEXT_MENU:
        return {"component_type": kind, "values": [rng.choice(("p1", "p2", odd_values.text(rng)))]}
    resolved: dict[str, Any] = {}
    chosen = rng.choice(tables.people)
    resolve_handle(who, chosen, resolved, channel_id=channel.id)
    return {"component_type": kind, "values": [str(chosen.id)], "resolved": resolved}


def _command(tables: FuzzEnvironment, who: Any, channel: Any, rng: Random) -> dict[str, Any]:
    """A command that shows a tournament or sets one up, with odd options."""
    if rng.random() < 0.5:
        options = [("tournament", odd_values.text(rng))] if rng.random() < 0.7 else []
        name = "show"
    else:
        name = "new"
        options = [
            ("game", rng.choice((*GAME_UIS, odd_values.text(rng)))),
            ("name", odd_values.text(rng)),
            ("format", rng.choice((*Format, odd_values.text(rng)))),
            ("tables", rng.choice(("2", "2-3", "9-1", "²", odd_values.text(rng)))),
        ]
    filled: list[dict[str, Any]] = [
        {"name": key, "type": Type.string.value, "value": str(value)} for key, value in options
    ]
    if name == "new":
        filled += [
            {"name": key, "type": Type.integer.value, "value": odd_values.number(rng)}
            for key in ("rounds", "most", "late")
            if rng.random() < 0.5
        ]
    return command_data("nevsky", "tournament", name, options=filled)


def tournament_faults(
    tables: FuzzEnvironment, sent: TournamentPress, before: Tournaments, after: Tournaments
) -> Iterator[str]:
    """Yield what a press has done to tournaments that it must not do."""
    for tournament_id, old in before.items():
        new = after.get(tournament_id)
        if new is None:
            yield f"tournament {tournament_id} is gone"
            continue
        yield from _inconsistencies(new)
        leaders = (old.row.organiser_id, tables.people[0].id)
        if sent.tournament_id != tournament_id:
            if _decisions(old) != _decisions(new):
                yield f"tournament {tournament_id} was changed by a press of another one"
        elif sent.who.id not in leaders:
            if (old.state.is_paused, old.settings) != (new.state.is_paused, new.settings):
                yield f"somebody else has organised tournament {tournament_id}"
            own = {old.player_of(sent.who.id), new.player_of(sent.who.id)}
            if not _members(old) ^ _members(new) <= own:
                yield f"others have entered or left tournament {tournament_id}"


def _inconsistencies(tournament: Tournament) -> Iterator[str]:
    progress = tournament.progress
    if len(set(progress.entered)) != len(progress.entered):
        yield f"somebody is in tournament {tournament.row.id} twice"
    if not set(progress.entered) <= set(tournament.players):
        yield f"nobody knows who is in tournament {tournament.row.id}"
    if progress.phase is Phase.ROUND and progress.pairing is None:
        yield f"tournament {tournament.row.id} has a round without tables"
    # Who is left alone in a knock-out has a round without tables, which is no bye.
    byes = [player for each in known_rounds(progress) if each.tables for player in each.byes]
    if len(set(byes)) != len(byes):
        yield f"somebody has two byes in tournament {tournament.row.id}"
    if not tournament.settings.fill_to and tournament.ai_players():
        yield f"AI players are in tournament {tournament.row.id}, which is not filled up"
    if progress.pairing is not None:
        seated = {player for table in progress.pairing.tables for player in table}
        if seated & set(progress.pairing.sitting_out):
            yield f"somebody who is missing has a table in tournament {tournament.row.id}"
    if not progress.here <= set(tournament.players):
        yield f"nobody knows who is here in tournament {tournament.row.id}"


def _members(tournament: Tournament) -> set[Player]:
    """The people who are in a tournament: AI players come and go by themselves."""
    members = {*tournament.playing(), *tournament.progress.waiting}
    return members - tournament.ai_players()


def _decisions(tournament: Tournament) -> tuple[object, ...]:
    """What only people decide."""
    players = {key: who.user_id for key, who in tournament.players.items() if who.ai is None}
    return tournament.state.is_paused, tournament.settings, _members(tournament), players
