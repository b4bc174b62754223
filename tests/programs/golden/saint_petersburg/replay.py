"""Replays a golden game and collects every difference from the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import Seat
from engine.games.saint_petersburg.actions import (
    PASS,
    Action,
    Release,
    buy_points,
    release,
    trade,
)
from engine.games.saint_petersburg.events import Dismissed, Event, PhaseBegan, Scored
from engine.games.saint_petersburg.game import SaintPetersburg
from engine.games.saint_petersburg.state import State
from tests.programs.golden.compare import Difference, differing_fields
from tests.programs.golden.saint_petersburg import expected, record, words
from tests.programs.golden.saint_petersburg.names import CardNames
from tests.programs.golden.saint_petersburg.set_up import check_set_up, first_state

GAME = SaintPetersburg()


def replay(game: record.GoldenGame) -> list[Difference]:
    """Replay a game as far as possible, and return all differences."""
    try:
        run = _Replay(game)
        run.run()
    except (LookupError, ValueError) as error:
        return [Difference(game.id, "set-up", "game", "cannot play it", repr(error))]
    return run.differences


class _Replay:
    """The replay of one game. `scorings` and `phase_starts` count those replayed so far.

    `at_prison` is true between the two steps in which the file records the use of a Debtor's
    Prison: first that it is used, then for which card.
    """

    def __init__(self, game: record.GoldenGame) -> None:
        self.game = game
        self.names = CardNames(game.variant)
        self.state = first_state(game, self.names)
        self.differences: list[Difference] = []
        self.scorings = 0
        self.phase_starts = 0
        self.at_prison = False

    def add_difference(self, where: str, field: str, engine: object, file: object) -> None:
        self.differences.append(Difference(self.game.id, where, field, str(engine), str(file)))

    def compare(self, where: str, engine: Mapping[str, Any], file: Mapping[str, Any]) -> None:
        for difference in differing_fields(engine, file):
            self.add_difference(where, *difference)

    def run(self) -> None:
        """Replay every step, then compare the end."""
        for mismatch in check_set_up(self.game, self.names):
            self.add_difference("set-up", *mismatch)
        self.compare_phase_start((), 0)
        for index, step in enumerate(self.game.steps):
            if self.state.over:
                surplus = len(self.game.steps) - index
                self.add_difference(
                    f"step {index}", "steps", "is at the end", f"has {surplus} more"
                )
                break
            if not self.take_step(index, step):
                return
        if not self.state.over:
            self.add_difference(
                "end", "steps", f"seat {GAME.to_act(self.state)[0]} to act", "has no more"
            )
            return
        self.compare("final", expected.final(self.state, self.names), self.game.final)
        self.compare_count("phase_starts", self.phase_starts, len(self.game.phase_starts))
        self.compare_count("scorings", self.scorings, len(self.game.scorings))

    def compare_count(self, field: str, replayed: int, recorded: int) -> None:
        if replayed < recorded:
            self.add_difference("end", field, f"has {replayed}", f"has {recorded}")

    def take_step(self, index: int, step: record.GoldenStep) -> bool:
        """Compare a step and apply it. Returns False if its action is not legal."""
        where, state = f"step {index}", self.state
        _move_owner_to_front(state, step.seat)
        seat = GAME.to_act(state)[0]
        legal = self.legal_strings(seat)
        expected_step: dict[str, Any] = {
            "round": state.round,
            "phase": state.phase.label,
            "seat": seat,
        }
        expected_step |= expected.legal_fields(legal)
        if words.OPEN_PRISON in legal and step.action.type == words.OPEN_PRISON:
            self.at_prison = True
            expected_step["action"] = words.empty_action() | {"type": words.OPEN_PRISON}
            expected_step["after"] = expected.balances_after(state, state, PASS, self.names)
            self.compare(where, expected_step, step.model_dump(exclude_unset=True))
            return True
        before, action, events = state.clone(), self.read_action(step, seat), list[Event]()
        if action is None:
            self.compare(where, expected_step, step.model_dump(exclude={"action", "after"}))
            self.add_difference(where, "action", "not legal", step.action)
            return False
        is_auto = action == PASS and expected.is_auto_pass(state, seat, legal)
        GAME.advance(state, seat, action, events)
        fields = words.action_of_event(events[0], self.names, self.place)
        expected_step["action"] = fields | ({"auto": True} if is_auto else {})
        expected_step["after"] = expected.balances_after(before, state, action, self.names)
        self.compare(where, expected_step, step.model_dump(exclude_unset=True))
        self.at_prison = False
        _decline_without_rubles(state, events)
        self.follow(before.round, index + 1, events)
        return True

    @property
    def place(self) -> str:
        """The card that a drawn card came from, by the file's name."""
        return "prison" if self.at_prison else "observatory"

    def legal_strings(self, seat: Seat) -> list[str]:
        """The legal actions of the seat, sorted as in the file."""
        actions = GAME.legal_actions(self.state, seat)
        releasing = [action for action in actions if isinstance(action, Release)]
        if not self.at_prison:
            others = [action for action in actions if not isinstance(action, Release)]
            written = [words.legal_string(self.state, seat, each, self.names) for each in others]
            return sorted(written + [words.OPEN_PRISON] * bool(releasing))
        written = []
        for action in releasing:
            state = self.state.clone()
            GAME.advance(state, seat, action)
            written += [
                words.legal_string(state, seat, each, self.names, self.place)
                for each in GAME.legal_actions(state, seat)
            ]
        return sorted(written)

    def read_action(self, step: record.GoldenStep, seat: Seat) -> Action | None:
        """Return the action of a step, or None if illegal. Release the Debtor's Prison's card."""
        action = words.read_action(step.action, self.names)
        if self.at_prison != step.action.type.startswith("prison_"):
            return None
        if self.at_prison:
            card = self.names.find(step.action.card)
            if card is None or release(card) not in GAME.legal_actions(self.state, seat):
                return None
            GAME.advance(self.state, seat, release(card))
        return action if action in GAME.legal_actions(self.state, seat) else None

    def follow(self, round_number: int, at_step: int, events: Sequence[Event]) -> None:
        """Compare the scoring and the phase start that a step caused."""
        dismissing = [event.seat for event in events if isinstance(event, Dismissed)]
        for event in events:
            match event:
                case Scored():
                    seats = self.listed_seats(dismissing)
                    scoring = expected.scoring(event, seats, round_number, at_step)
                    self.compare_entry("scoring", self.scorings, scoring, self.game.scorings)
                    self.scorings += 1
                case PhaseBegan():
                    self.compare_phase_start(events, at_step)

    def listed_seats(self, dismissing: Sequence[Seat]) -> Sequence[Seat]:
        """The seats that discard a Sycophant. The file may list one that discards two only once."""
        once = sorted(set(dismissing))
        listed = self.game.scorings[self.scorings : self.scorings + 1]
        return once if listed and listed[0].get("sycophants_discarded_by") == once else dismissing

    def compare_phase_start(self, events: Sequence[Event], at_step: int) -> None:
        start = expected.phase_start(self.state, events, at_step, self.names)
        self.compare_entry("phase start", self.phase_starts, start, self.game.phase_starts)
        self.phase_starts += 1

    def compare_entry(
        self, kind: str, index: int, entry: dict[str, Any], recorded: Sequence[dict[str, Any]]
    ) -> None:
        where = f"{kind} {index}"
        if index < len(recorded):
            self.compare(where, entry, recorded[index])
        else:
            phase = f"{entry['phase']} of round {entry['round']}"
            self.add_difference(where, kind, phase, "none")


def _move_owner_to_front(state: State, seat: Seat) -> None:
    """Let the seat of a step act first: owners of a Pub act in any order in the file."""
    if seat in state.pub_owners:
        state.pub_owners.remove(seat)
        state.pub_owners.insert(0, seat)


def _decline_without_rubles(state: State, events: list[Event]) -> None:
    """Decline for owners of a Trading House or a Pub without rubles, whom the file omits."""
    while state.trading_house_owners and not state.guild_hall_owners:
        seat = state.trading_house_owners[0]
        if state.players[seat].rubles:
            return
        GAME.advance(state, seat, trade(0), events)
    if state.pending_owners() is state.pub_owners:
        for seat in [seat for seat in state.pub_owners if not state.players[seat].rubles]:
            _move_owner_to_front(state, seat)
            GAME.advance(state, seat, buy_points(0), events)
