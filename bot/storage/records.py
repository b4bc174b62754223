"""What the store takes and gives: rows, and the change that one move makes.

Times are whole unix seconds. States, actions, events and options are JSON text that the store
never looks into.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal

Status = Literal["lobby", "running", "over", "abandoned"]


def private_channel_id(user_id: int) -> int:
    """Where a person's own table stands, which nobody else sees: in place of a channel.

    No channel of Discord has an id below 0.
    """
    return -user_id


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game, or the lobby that may become one. Each field is a column of the table.

    The channel was told the moves up to `announced_ply`, and the story of every phase that ended
    up to `announced_phase_ply`.
    """

    id: int
    channel_id: int
    guild_id: int | None
    name: str
    schema: int
    options: str
    seed: str | None
    status: Status
    ply: int
    announced_ply: int
    announced_phase_ply: int
    turn_message_id: int | None
    state: str | None
    created: int
    updated: int
    settings: str

    @property
    def is_private(self) -> bool:
        """Whether it is one person's own game, and in no channel."""
        return self.channel_id < 0


@dataclass(frozen=True, slots=True)
class GameRef:
    """A game and the channel it is in, without all that is stored of it."""

    id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat of a game: a person, an AI, or nobody yet.

    The question that the seat has to answer arose at the ply `question_ply`; None: nobody knows. Up
    to the ply `informed_ply` the seat was told what only it may learn.
    """

    seat: int
    name: str
    user_id: int | None = None
    ai: str | None = None
    intent: str | None = None
    remind_at: int | None = None
    question_ply: int | None = None
    informed_ply: int = 0


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One entry in a game's log, written once."""

    ply: int
    seat: int | None
    user_id: int | None
    kind: str
    interaction_id: int | None
    action: str | None
    events: str
    at: int


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a game with so many players ended for one seat; no rank: it has no place."""

    seat: int
    user_id: int | None
    players: int
    points: int
    rank: int | None


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """What was found in a person's decisions of a game so far; all of it once it is `done`."""

    game_id: int
    user_id: int
    findings: str
    done: bool


@dataclass(frozen=True, slots=True)
class SeatAssignmentRow:
    """Who played a seat, from the move of one ply on until somebody else did.

    Neither a person nor an AI: a person who was forgotten since, or an AI of unknown level.
    """

    seat: int
    from_ply: int
    user_id: int | None
    name: str
    ai: str | None


@dataclass(frozen=True, slots=True)
class StateRow:
    """A state of a game, kept for good: the one after the move of the ply `of_ply`.

    With a `phase`, that of this number as the move ended it. The row was written with the move
    of `ply`: a later one than `of_ply` where the move stands, but another before it was taken back.
    """

    ply: int
    of_ply: int
    phase: int | None
    state: str


@dataclass(frozen=True, slots=True)
class EndedSeat:
    """How a game ended for one seat, and who had it then.

    With neither a `user_id` nor an `ai` it was a person who was forgotten since.
    """

    seat: int
    name: str
    user_id: int | None
    ai: str | None
    points: int
    rank: int | None


@dataclass(frozen=True, slots=True)
class Leaver:
    """Who gave up a seat of a game, or was replaced there, and had none when it ended.

    Without a `user_id` he was forgotten since.
    """

    seat: int
    name: str
    user_id: int | None


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A game that came to its end, at `ended_at`, with all its seats and who had left them."""

    id: int
    name: str
    options: str
    ended_at: int
    seats: tuple[EndedSeat, ...]
    leavers: tuple[Leaver, ...] = ()

    @property
    def participants(self) -> tuple[EndedSeat | Leaver, ...]:
        """Who had a seat at its end, and who had left one."""
        return (*self.seats, *self.leavers)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameUpdate:
    """All that one move writes, for the game as it stood at `expected_ply`.

    None in `state`, `seed`, `options`, `settings` and `seats` keeps what is there; `seats`
    otherwise replaces every seat.
    `snapshot` stores the game's state after the move for undo, and `prune_snapshots_before` drops the
    snapshots of earlier plies, and the ends of phases whose story was told. `phase_end_states` are the
    states in which the phases ended that this move ended. After a `nothing_to_announce` change, which altered
    nothing that everybody sees, a channel that was told all is still told all.

    `keep_history` keeps the state and the phases for good, too, and `recomputed_states` are states of earlier
    plies, as they are without what this move takes back. `seat_assignments` are those that begin.
    """

    game_id: int
    expected_ply: int
    kind: str
    at: int
    status: Status
    events: str
    seat: int | None = None
    user_id: int | None = None
    interaction_id: int | None = None
    action: str | None = None
    state: str | None = None
    seed: str | None = None
    options: str | None = None
    settings: str | None = None
    seats: tuple[SeatRow, ...] | None = None
    results: tuple[ResultRow, ...] = ()
    snapshot: bool = False
    prune_snapshots_before: int | None = None
    phase_end_states: tuple[str, ...] = ()
    nothing_to_announce: bool = False
    keep_history: bool = False
    recomputed_states: tuple[tuple[int, str], ...] = ()
    seat_assignments: tuple[SeatAssignmentRow, ...] = ()

    @property
    def ply(self) -> int:
        """The game's ply once this change is written."""
        return self.expected_ply + 1

    def announced_after(self, announced_ply: int) -> int:
        """Up to which ply the channel is told once this is written, if before it was so far."""
        return (
            self.ply
            if self.nothing_to_announce and announced_ply == self.expected_ply
            else announced_ply
        )


class CommitResult(Enum):
    """What became of a change."""

    COMMITTED = auto()
    CONFLICT = auto()  # the game has moved on, or is gone: nothing was written
    DUPLICATE = auto()  # this interaction was written before: nothing was written again
