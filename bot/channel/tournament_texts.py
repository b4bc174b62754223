"""What public messages say of a tournament, and the lines that private answers share with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import discord

from bot.channel.attachments import MAX_MESSAGE_LENGTH
from bot.channel.clock_lines import timestamp
from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.i18n.texts import escape_name
from bot.storage.tournament_records import TournamentGame
from bot.tournaments.held.check_in import start_of
from bot.tournaments.held.state import Tournament
from bot.tournaments.progress import Phase
from bot.tournaments.results import Player
from bot.tournaments.rounds import (
    KnownRound,
    gone_on,
    known_round,
    known_rounds,
    last_table,
    winners,
)
from bot.tournaments.standings import Standing
from bot.tournaments.tournament import Format
from engine.ai.registry import has_agents
from render.translation import Translate

MAX_NAMES = 40
"""Names that a message lists; of others it gives the number."""

MAX_PLACES = 15
"""Places that a list of standings shows."""

SHOW_VERB, JOIN_VERB, LEAVE_VERB, HERE_VERB, MANAGE_VERB = (
    "cup",
    "cup-join",
    "cup-leave",
    "cup-here",
    "cup-manage",
)
"""The verbs of the buttons below public messages."""

ENTRY_LABEL, FINAL_LABEL = "entry", "end"
"""Which message of a tournament a button is on; that of a round has the round's number."""


def title_line(tournament: Tournament, translate: Translate) -> str:
    """The name of a tournament and its game."""
    name = escape_name(tournament.row.name)
    return translate("tournament-title", name=name, game=translate("game-title"))


def rule_lines(tournament: Tournament, translate: Translate) -> list[str]:
    """How a tournament is played, a sentence each."""
    settings, rules = tournament.settings, tournament.progress.rules
    lines = [
        translate(
            "tournament-how",
            format=rules.format.value,
            rounds=rules.rounds or 0,
            size=str(rules.sizes).replace("-", "–"),
        ),
        pace_line(tournament, translate),
    ]
    if settings.role_id is not None:
        lines.append(translate("tournament-role", role=f"<@&{settings.role_id}>"))
    if not settings.rated:
        lines.append(translate("tournament-unrated"))
    if settings.asks_each_round:
        kind = "knock-out" if rules.format is Format.KNOCK_OUT else "round"
        lines.append(translate("tournament-check-in", kind=kind))
    return lines


def pace_line(tournament: Tournament, translate: Translate) -> str:
    """How long players have for a move, and what happens then."""
    settings = tournament.settings
    if not settings.time_limit:
        return translate("tournament-pace-unlimited")
    limit = translate("time-limit", limit=settings.time_limit)
    if not has_agents(tournament.row.game):
        return translate("setting-shown", setting=translate("setting-time-limit"), value=limit)
    level = translate(f"level-{settings.ai_level}")
    return translate("tournament-pace", limit=limit, level=level)


def start_line(at: int | None, translate: Translate) -> str:
    """When a tournament starts, in each reader's own time; None is when its organiser starts it."""
    if at is None:
        return translate("tournament-starts-by-hand")
    return translate("tournament-starts", at=timestamp(at, "F"), relative=timestamp(at, "R"))


def start_lines(tournament: Tournament, translate: Translate) -> list[str]:
    """When a tournament starts, and what happens then."""
    settings, at = tournament.settings, start_of(tournament)
    lines = [start_line(at, translate)]
    if settings.asks_at_start and not settings.asks_each_round:
        lines.append(translate("tournament-check-in", kind="start"))
    if settings.fill_to:
        lines.append(translate("tournament-fill", number=settings.fill_to))
    if settings.late_round > 1:
        lines.append(translate("tournament-late", round=settings.late_round))
    return lines


def player_lines(tournament: Tournament, translate: Translate) -> list[str]:
    """Who has entered."""
    progress, playing = tournament.progress, tournament.playing()
    shown = tuple(name_of(tournament, player) for player in playing[:MAX_NAMES])
    lines = [
        translate(
            "tournament-entered",
            number=len(playing),
            most=progress.max_players,
            names=", ".join(shown) or 0,
            more=len(playing) - len(shown),
        )
    ]
    if progress.waiting:
        lines.append(translate("tournament-waiting", number=len(progress.waiting)))
    return lines


def phase_lines(tournament: Tournament, translate: Translate) -> list[str]:
    """What happens in a tournament now."""
    progress = tournament.progress
    lines = [
        translate(
            "tournament-now",
            phase=progress.phase.value,
            round=tournament.shown_round_number,
            done=len(progress.results or {}),
            tables=len(progress.pairing.tables) if progress.pairing else 0,
        )
    ]
    if tournament.state.is_paused and not tournament.is_over:
        lines.append(translate("tournament-paused"))
    if progress.played and not tournament.is_over:
        leader = name_of(tournament, progress.standings[0].player)
        lines.append(translate("tournament-leader", name=leader))
    return lines


def entry_message(tournament: Tournament, translate: Translate) -> tuple[str, list[Button]]:
    """The message that shows a tournament from entering to its end."""
    phase = tournament.progress.phase
    lines = [title_line(tournament, translate), *rule_lines(tournament, translate)]
    if phase in (Phase.ENTERING, Phase.CHECK_IN):
        lines += start_lines(tournament, translate)
    lines += ["", *player_lines(tournament, translate), "", *phase_lines(tournament, translate)]
    return _cut(lines), public_buttons(tournament, translate, ENTRY_LABEL)


def public_buttons(tournament: Tournament, translate: Translate, label: str) -> list[Button]:
    """The buttons below a public message, of which the label says which one it is."""
    primary, phase = discord.ButtonStyle.primary, tournament.progress.phase
    row = tournament.row

    def button(
        key: str, verb: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
    ) -> Button:
        return Button(translate(f"button-tournament-{key}"), CustomId(verb, row.id, 0), style)

    show = Button(translate("button-tournament-show"), CustomId(SHOW_VERB, row.id, 0, (label,)))
    if label != ENTRY_LABEL or tournament.is_over:
        return [show]
    buttons = [button("leave", LEAVE_VERB), show, button("manage", MANAGE_VERB)]
    if phase in (Phase.CHECK_IN, Phase.ROUND_CHECK_IN):
        buttons.insert(0, button("here", HERE_VERB, primary))
    if phase in (Phase.ENTERING, Phase.CHECK_IN) or can_enter_late(tournament):
        buttons.insert(0, button("join", JOIN_VERB, primary))
    return buttons


def can_enter_late(tournament: Tournament) -> bool:
    """Whether people can still enter a tournament that has begun."""
    progress, last = tournament.progress, tournament.settings.late_round
    return progress.lots is not None and progress.next_round_number <= last


def round_message(
    tournament: Tournament,
    number: int,
    games: Sequence[TournamentGame],
    translate: Translate,
) -> tuple[str, list[Button]]:
    """The message of a round, counted from 1: its tables, and how they ended."""
    title = round_title(tournament, number, translate)
    lines = [title, *table_lines(tournament, number, games, translate)]
    if number == tournament.round_number:
        lines += _extension_lines(tournament, translate)
    return _cut(lines), public_buttons(tournament, translate, str(number))


def _extension_lines(tournament: Tournament, translate: Translate) -> list[str]:
    """When the round that is played was extended last, and by how much."""
    extensions, is_live = tournament.state.extensions, tournament.settings.is_live
    if tournament.progress.phase is not Phase.ROUND or not extensions:
        return []
    at = timestamp(extensions[-1], "f")
    return [translate("tournament-round-extended", at=at, live=int(is_live))]


def round_title(tournament: Tournament, number: int, translate: Translate) -> str:
    """The first line of the message of a round, counted from 1."""
    return translate("tournament-round-title", name=escape_name(tournament.row.name), round=number)


def table_lines(
    tournament: Tournament,
    number: int,
    games: Sequence[TournamentGame],
    translate: Translate,
) -> list[str]:
    """A line for each table of a round, counted from 1, and those for whom there is none."""
    threads = {game.number: f"<#{game.channel_id}>" for game in games if game.round == number}
    known = known_round(tournament.progress, number)
    tables, byes = known.tables, known.byes
    lines = [
        _table_line(tournament, known, place, threads.get(place), translate)
        for place in range(len(tables))
    ]
    if sum(map(len, lines)) > MAX_MESSAGE_LENGTH - 300:
        lines = [
            translate("tournament-table-short", number=place + 1, thread=threads.get(place, "…"))
            for place in range(len(tables))
        ]
    if byes:
        names = tuple(name_of(tournament, player) for player in byes)
        lines.append(translate("tournament-byes", names=names))
    if known.sitting_out:
        names = tuple(name_of(tournament, player) for player in known.sitting_out)
        is_out = int(tournament.progress.rules.format is Format.KNOCK_OUT)
        lines.append(translate("tournament-sitting-out", names=names, out=is_out))
    return lines


def _table_line(
    tournament: Tournament,
    known: KnownRound,
    place: int,
    thread: str | None,
    translate: Translate,
) -> str:
    scores = known.scores.get(place)
    names = tuple(name_of(tournament, player) for player in known.tables[place])
    if scores is not None:
        names = tuple(
            translate(
                "tournament-score",
                name=name_of(tournament, player),
                points=as_number(scores[player]),
            )
            for player in known.best_first(place)
        )
        key = "tournament-table-over"
    else:
        key = "tournament-table" if thread else "tournament-table-opens"
    return translate(key, number=place + 1, thread=thread or "", names=names)


def final_message(
    tournament: Tournament, games: Sequence[TournamentGame], translate: Translate
) -> tuple[str, list[Button]]:
    """The message that tells how a tournament ended, with a way to its final table."""
    lines = [translate("tournament-over-title", name=escape_name(tournament.row.name))]
    if tournament.state.is_cut_short:
        lines.append(translate("tournament-over-short"))
    if tournament.progress.played:
        names = tuple(name_of(tournament, player) for player in winners(tournament.progress))
        told = translate("tournament-over-winner", winners=names, number=len(names))
        lines += [told, "", *standing_lines(tournament, translate)]
    buttons = public_buttons(tournament, translate, FINAL_LABEL)
    return _cut(lines), [*buttons, *_final_table_button(tournament, games, translate)]


def _final_table_button(
    tournament: Tournament, games: Sequence[TournamentGame], translate: Translate
) -> list[Button]:
    """A button to the replay of the last table of the winner, in a knock-out that of the final."""
    progress = tournament.progress
    table = last_table(progress, progress.standings[0].player) if progress.played else None
    final = int(progress.rules.format is Format.KNOCK_OUT)
    label = translate("button-tournament-replay", final=final)
    return [
        Button(label, CustomId("replay", game.game_id))
        for game in games
        if (game.round, game.number) == table
    ]


def standing_lines(tournament: Tournament, translate: Translate) -> list[str]:
    """A line for each of the best, and the number of the others."""
    places = tournament.progress.places
    # A line that one is not shown would take as much room as that one.
    shown = places if len(places) == MAX_PLACES + 1 else places[:MAX_PLACES]
    lines = [standing_line(tournament, place, line, translate) for place, line in shown]
    if more := len(places) - len(shown):
        lines.append(translate("tournament-places-more", number=more))
    return lines


def standing_line(tournament: Tournament, place: int, line: Standing, translate: Translate) -> str:
    """A place of the standings."""
    return translate(
        "tournament-place",
        place=place,
        name=name_of(tournament, line.player),
        points=as_number(line.points),
        wins=line.wins,
    )


def tie_break_line(line: Standing, translate: Translate) -> str:
    """What decides between players with as many points and wins."""
    return translate(
        "tournament-place-more",
        opponents=as_number(line.opponents_points),
        share=round(100 * line.point_share),
        lot=line.lot,
    )


def bracket_lines(tournament: Tournament, translate: Translate) -> list[str]:
    """The rounds of a knock-out, the last one first; who went on or has won is in bold."""
    progress = tournament.progress
    if progress.rules.format is not Format.KNOCK_OUT:
        return []
    lines = []
    for number, known in reversed([*enumerate(known_rounds(progress), 1)]):
        through = gone_on(progress, number)
        if number == len(progress.played):
            through |= set(winners(progress))
        named = [
            " – ".join(_marked(tournament, player, through) for player in group)
            for group in (*known.tables, *((player,) for player in known.byes))
        ]
        lines.append(translate("tournament-bracket", round=number, tables=" · ".join(named)))
    return lines


def _marked(tournament: Tournament, player: Player, through: frozenset[Player]) -> str:
    name = name_of(tournament, player)
    return f"**{name}**" if player in through else name


def name_of(tournament: Tournament, player: Player) -> str:
    """A player's name, for a message; AI players have a mark."""
    who = tournament.players[player]
    name = escape_name(who.name)
    return f"{name} \N{ROBOT FACE}" if who.ai else name


def as_number(value: Fraction) -> float | int:
    """Points as texts show them: with at most two digits after the point."""
    return int(value) if value.denominator == 1 else round(float(value), 2)


def greeting(
    tournament: Tournament, number: int, names: Iterable[str], translate: Translate
) -> str:
    """The first words in the thread of a table, counted from 0."""
    return translate(
        "tournament-greeting",
        round=tournament.round_number,
        tournament=escape_name(tournament.row.name),
        number=number + 1,
        names=tuple(names),
    )


def _cut(lines: Sequence[str]) -> str:
    """As many whole lines as fit into a message."""
    kept, length = list[str](), 0
    for line in lines:
        length += len(line) + 1
        if length > MAX_MESSAGE_LENGTH:
            break
        kept.append(line)
    return "\n".join(kept)
