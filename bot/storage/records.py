"""What the store takes and returns: rows, and the update that one move makes.

Times are whole Unix seconds. States, actions, events and options are JSON text that the store
does not interpret.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal

Status = Literal["lobby", "running", "over", "abandoned"]


PRACTICE_OFFSET = 1 << 62
"""Added to the ids of users in the stand-ins for channels of practice games.

No id of Discord reaches it before 2049.
"""


def tutorial_channel_id(user_id: int) -> int:
    """The stand-in for a channel id under which a user's tutorial game is stored.

    It is negative, unlike any id of Discord.
    """
    return -user_id


def practice_channel_id(user_id: int) -> int:
    """The stand-in for a channel id under which a user's practice game is stored.

    It is below that of any tutorial game.
    """
    return -(PRACTICE_OFFSET + user_id)


@dataclass(frozen=True, slots=True)
class ThreadParent:
    """Where the channel of a game's thread shows how the game stands."""

    channel_id: int
    """The channel of the thread."""
    message_id: int | None = None
    """The message in that channel; None until there is one."""


@dataclass(frozen=True, slots=True)
class ThreadOpening:
    """A thread that is being opened for a game, which is not stored there yet."""

    interaction_id: int
    """The interaction that asked for it."""
    guild_id: int
    channel_id: int
    """The channel of the thread."""
    message_id: int | None = None
    """The message at which it is opened, that of the game's lobby; None for a new message."""


@dataclass(frozen=True, slots=True)
class MessageRef:
    """A message in a channel of a server."""

    id: int
    channel_id: int
    guild_id: int


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game, or the lobby that may become one. Each field is a column of the table."""

    id: int
    """The game's id, from 1."""
    channel_id: int
    """The channel of its table; a stand-in for a private table."""
    guild_id: int | None
    """The server of the channel; None outside servers."""
    name: str
    """The engine's name of the game."""
    schema: int
    """The version of the game's encoding of states, actions, events and options."""
    options: str
    """The game options."""
    seed: str | None
    """The random seed; None until the game starts."""
    status: Status
    """Whether it is a lobby or a game, and how that ended."""
    ply: int
    """The ply of the newest move."""
    announced_ply: int
    """The ply up to which moves are posted to the channel."""
    announced_phase_ply: int
    """The ply up to which the summaries of ended phases are posted to the channel."""
    turn_message_id: int | None
    """The message in the channel that shows the current turn or the lobby."""
    state: str | None
    """The game state after the newest move; None in a lobby."""
    created: int
    """When the lobby was opened."""
    updated: int
    """When the newest move was made."""
    settings: str
    """The table's settings beside the game options."""
    parent_channel_id: int | None = None
    """The channel of the thread that was opened for the game; None without such a thread."""
    parent_message_id: int | None = None
    """The message in that channel that shows how the game stands; None until there is one."""
    parent_announced_ply: int = 0
    """The ply up to which that message shows the game."""
    phase_messages: str = "[]"
    """The messages that summarize phases: see `bot.channel.phase_summaries.PhaseMessages`."""
    idle_since: int | None = None
    """When a user last moved, put off by time that counts for nobody; None in older games."""
    ends_at: int | None = None
    """When the game ends because nobody plays it, once that is announced."""
    parent_shown_at: int | None = None
    """When the message in the parent channel was last changed; None if it was not."""

    @property
    def parent(self) -> ThreadParent | None:
        """Where the parent channel shows the game; None without a thread of its own."""
        if self.parent_channel_id is None:
            return None
        return ThreadParent(self.parent_channel_id, self.parent_message_id)

    @property
    def is_private(self) -> bool:
        """Whether only one user sees the table, and no channel shows it."""
        return self.channel_id < 0

    @property
    def is_practice(self) -> bool:
        """Whether it is a private game against AI players that its user can replay and review."""
        return self.channel_id < -PRACTICE_OFFSET

    @property
    def is_tutorial(self) -> bool:
        """Whether it is a private game that explains itself, of which no history is kept."""
        return self.is_private and not self.is_practice


@dataclass(frozen=True, slots=True)
class GameRef:
    """A game and the channel of its table."""

    id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat of a game, played by a user or an AI; by neither for a user who was forgotten."""

    seat: int
    """The number of the seat, from 0."""
    name: str
    """The name shown for its player."""
    user_id: int | None = None
    """The user who plays it."""
    ai: str | None = None
    """The level of the AI that plays it."""
    intent: str | None = None
    """What the seat does by itself when it is next to act; None for nothing."""
    remind_at: int | None = None
    """When its user is to be reminded; None for never."""
    question_ply: int | None = None
    """The ply at which its current question arose; None if an older version did not store it."""
    informed_ply: int = 0
    """The ply up to which the seat has been told its private events."""
    deadline_at: int | None = None
    """When the time for its question is over; None for never."""
    stand_in: str | None = None
    """The level of the AI that plays for its user, who has run out of time; None while they play
    themselves."""
    clock_at: int | None = None
    """When its clock began, put off by time that counts for nobody; None without a clock."""
    away_until: int | None = None
    """Until when its user is or was absent, as announced; None if they never were."""

    @property
    def playing_ai(self) -> str | None:
        """The level of the AI that plays the seat now, for its user or as its player."""
        return self.ai or self.stand_in

    @property
    def playing_user(self) -> int | None:
        """The user who plays the seat now; None while an AI does."""
        return None if self.stand_in else self.user_id


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A move that a user has planned for a seat. Nobody else may learn that it exists."""

    number: int
    """The interaction that made the plan. Of a seat's plans the lowest comes first."""
    seat: int
    user_id: int
    """The user who planned it, and who plays the seat."""
    action: str
    """The action that it makes."""
    until: str | None = None
    """What must come true before the seat no longer makes the action at each turn, as JSON; None
    for a single action."""
    ended_ply: int | None = None
    """The ply of the move with which the plan was carried out or dropped; None if it is to come."""
    outcome: str | None = None
    """Why the plan ended, as JSON; None if its user has been told, or need not be."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One entry of a game's log, written once."""

    ply: int
    """The ply after the move; the first move has ply 1."""
    seat: int | None
    """The seat that made the move, or that it is about."""
    user_id: int | None
    """The user who made the move, or who was invited by it."""
    kind: str
    """The kind of the move, usually one of `bot.table.move_log.MoveKind`."""
    interaction_id: int | None
    """The Discord interaction that asked for the move."""
    action: str | None
    """The action, or other JSON that the kind of move calls for."""
    events: str
    """The events of the move, unredacted."""
    at: int
    """When the move was made."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a game ended for one seat."""

    seat: int
    user_id: int | None
    players: int
    """The number of seats of the game."""
    points: int
    rank: int | None
    """The rank, from 1; None for a seat that is not ranked."""


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """The review of one user's decisions in a game, as far as it has come."""

    game_id: int
    user_id: int
    findings: str
    """The evaluations found so far, as JSON."""
    done: bool
    """Whether all decisions are evaluated."""


@dataclass(frozen=True, slots=True)
class SeatAssignmentRow:
    """Who played a seat, from one ply until the next assignment of the seat.

    With neither user nor AI it was a user who was forgotten, or an AI of unknown level.
    """

    seat: int
    from_ply: int
    """The ply of the move with which the assignment began."""
    user_id: int | None
    name: str
    ai: str | None


@dataclass(frozen=True, slots=True)
class StateRow:
    """A state in a game's permanent history."""

    ply: int
    """The ply of the move that wrote the row.

    It is greater than `of_ply` for a state that was recomputed when a move before it was undone.
    """
    of_ply: int
    """The ply of the move after which the game was in this state."""
    phase: int | None
    """For the state at the end of a phase, its index among those that the move ended; else None."""
    state: str


@dataclass(frozen=True, slots=True)
class EndedSeat:
    """How a game ended for one seat, and who played it at the end.

    With neither `user_id` nor `ai` it was a user who was forgotten.
    """

    seat: int
    name: str
    user_id: int | None
    ai: str | None
    points: int
    rank: int | None


@dataclass(frozen=True, slots=True)
class Leaver:
    """A player who gave up a seat or was replaced, and had none when the game ended.

    Without a `user_id` it was a user who was forgotten.
    """

    seat: int
    name: str
    user_id: int | None


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A game that was played to its end."""

    id: int
    name: str
    """The engine's name of the game."""
    options: str
    ended_at: int
    seats: tuple[EndedSeat, ...]
    leavers: tuple[Leaver, ...] = ()
    counts: bool = True
    """Whether it counts for the ranking, by the settings of its table."""

    @property
    def participants(self) -> tuple[EndedSeat | Leaver, ...]:
        """The seats at the end, then the players who had left."""
        return (*self.seats, *self.leavers)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameUpdate:
    """Everything that one move writes, in one transaction.

    It is written only if the game is still at `expected_ply`.
    """

    game_id: int
    """The game that the move belongs to."""
    expected_ply: int
    """The ply of the game before the move."""
    kind: str
    """The kind of the move."""
    at: int
    """When the move was made."""
    status: Status
    """The status of the game after the move."""
    events: str
    """The events of the move, unredacted."""
    seat: int | None = None
    """The seat that made the move, or that it is about."""
    user_id: int | None = None
    """The user who made the move; for an invitation the user who is invited."""
    interaction_id: int | None = None
    """The Discord interaction that asked for the move; each is accepted only once."""
    action: str | None = None
    """The action, or other JSON that the kind of move calls for."""
    state: str | None = None
    """The game state after the move; None leaves it as it is."""
    seed: str | None = None
    """The random seed of the game; None leaves it as it is."""
    options: str | None = None
    """The game options; None leaves them as they are."""
    settings: str | None = None
    """The table's settings; None leaves them as they are."""
    seats: tuple[SeatRow, ...] | None = None
    """All seats, replacing those stored; None leaves them as they are."""
    kept_clocks: frozenset[int] = frozenset()
    """The seats whose `remind_at`, `deadline_at` and `clock_at` stay as they are stored."""
    kept_names: frozenset[int] = frozenset()
    """The seats whose `name` stays as it is stored: its user's data may have been deleted."""
    timed_out_seat: int | None = None
    """The seat whose stored deadline must have passed by `at`, or nothing is written."""
    ends_at: int | None = None
    """When the game ends because nobody plays it. None leaves that as it is; but a move of a user
    always means that it does not."""
    plans: tuple[PlanRow, ...] | None = None
    """All plans for the game, replacing those stored; None leaves them as they are."""
    results: tuple[ResultRow, ...] = ()
    """The result of each seat, if the move ends the game."""
    snapshot: bool = False
    """Whether to keep the state after the move for undoing the next one."""
    prune_snapshots_before: int | None = None
    """The ply before which snapshots are deleted, with the phase end states already posted."""
    phase_end_states: tuple[str, ...] = ()
    """The states at the end of each phase that the move ends, until their summaries are posted."""
    nothing_to_announce: bool = False
    """Whether the move changes nothing public: a channel that is up to date remains so."""
    keep_history: bool = False
    """Whether to add the state and the phase end states to the permanent history."""
    recomputed_states: tuple[tuple[int, str], ...] = ()
    """Plies of earlier moves with their new states, without what this move undoes."""
    seat_assignments: tuple[SeatAssignmentRow, ...] = ()
    """The seat assignments that begin with the move."""

    @property
    def ply(self) -> int:
        """The game's ply after the move."""
        return self.expected_ply + 1

    def announced_after(self, announced_ply: int) -> int:
        """The game's `announced_ply` after the move, given the one before it."""
        return (
            self.ply
            if self.nothing_to_announce and announced_ply == self.expected_ply
            else announced_ply
        )


class CommitResult(Enum):
    """The outcome of writing a GameUpdate."""

    COMMITTED = auto()
    CONFLICT = auto()  # the game has moved on or is gone: nothing was written
    DUPLICATE = auto()  # the interaction was written before: nothing was written
