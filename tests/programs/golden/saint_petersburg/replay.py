"""Replaying a golden game: every difference between its record and the engine."""

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
from tests.programs.golden.saint_petersburg.set_up import check_playable, check_set_up, first_state

GAME = SaintPetersburg()


def replay(game: record.GoldenGame) -> list[Difference]:
    """Replay a game as far as that is possible and tell all that differs."""
    if unplayable := list(check_playable(game)):
        return [Difference(game.id, "set-up", *told) for told in unplayable]
    run = _Replay(game)
    run.run()
    return run.differences


class _Replay:
    """One game on its way. `scorings` and `phase_starts` count those that have come.

    `at_prison` is set between the two steps in which the file tells of a Debtor's Prison: that
    it is used, and for which card.
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
        """Take every step, then compare the end."""
        for told in check_set_up(self.game, self.names):
            self.add_difference("set-up", *told)
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
        self.compare("final", expected.final(self.state, self.names), self.game.final.set_fields())
        self.compare_count("phase_starts", self.phase_starts, len(self.game.phase_starts))
        self.compare_count("scorings", self.scorings, len(self.game.scorings))

    def compare_count(self, field: str, ours: int, theirs: int) -> None:
        if ours < theirs:
            self.add_difference("end", field, f"has {ours}", f"has {theirs}")

    def take_step(self, index: int, step: record.GoldenStep) -> bool:
        """Check a step and carry it out. False if the engine cannot follow."""
        where, state = f"step {index}", self.state
        _move_owner_to_front(state, step.seat)
        seat = GAME.to_act(state)[0]
        legal = self.legal_strings(seat)
        said: dict[str, Any] = {"round": state.round, "phase": state.phase.label, "seat": seat}
        said |= expected.choice(legal)
        if words.OPEN_PRISON in legal and step.action.type == words.OPEN_PRISON:
            self.at_prison = True
            said["action"] = words.empty_action() | {"type": words.OPEN_PRISON}
            said["after"] = expected.balances_after(state, state, PASS, self.names)
            self.compare(where, said, step.set_fields())
            return True
        before, action, events = state.clone(), self.read_action(step, seat), list[Event]()
        if action is None:
            self.compare(where, said, step.model_dump(exclude={"action", "after"}))
            self.add_difference(where, "action", "not legal", step.action.set_fields())
            return False
        itself = action == PASS and expected.is_auto_pass(state, seat, legal)
        GAME.advance(state, seat, action, events)
        done = words.action_of_event(events[0], self.names, self.place)
        said["action"] = done | ({"auto": True} if itself else {})
        said["after"] = expected.balances_after(before, state, action, self.names)
        self.compare(where, said, step.set_fields())
        self.at_prison = False
        _decline_without_rubles(state, events)
        self.follow(before.round, index + 1, events)
        return True

    @property
    def place(self) -> str:
        """Where a drawn card comes from, as the file calls it."""
        return "prison" if self.at_prison else "observatory"

    def legal_strings(self, seat: Seat) -> list[str]:
        """What the seat may do next, sorted as the file has it."""
        actions = GAME.legal_actions(self.state, seat)
        releasing = [action for action in actions if isinstance(action, Release)]
        if not self.at_prison:
            others = [action for action in actions if not isinstance(action, Release)]
            found = [words.legal_string(self.state, seat, one, self.names) for one in others]
            return sorted(found + [words.OPEN_PRISON] * bool(releasing))
        found = []
        for action in releasing:
            state = self.state.clone()
            GAME.advance(state, seat, action)
            for one in GAME.legal_actions(state, seat):
                found.append(words.legal_string(state, seat, one, self.names, self.place))
        return sorted(found)

    def read_action(self, step: record.GoldenStep, seat: Seat) -> Action | None:
        """The action of a step if it is legal; a card that it releases is released before."""
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
        """Compare the scoring and the start of a phase that a step brought about."""
        dismissing = [event.seat for event in events if isinstance(event, Dismissed)]
        for event in events:
            match event:
                case Scored():
                    ours = expected.scoring(event, self.named(dismissing), round_number, at_step)
                    self.compare_listed("scoring", self.scorings, ours, self.game.scorings)
                    self.scorings += 1
                case PhaseBegan():
                    self.compare_phase_start(events, at_step)

    def named(self, dismissing: Sequence[Seat]) -> Sequence[Seat]:
        """Who discards a Sycophant: one that discards both may stand there once or twice."""
        once = sorted(set(dismissing))
        listed = self.game.scorings[self.scorings : self.scorings + 1]
        return once if listed and listed[0].sycophants_discarded_by == once else dismissing

    def compare_phase_start(self, events: Sequence[Event], at_step: int) -> None:
        ours = expected.phase_start(self.state, events, at_step, self.names)
        self.compare_listed("phase start", self.phase_starts, ours, self.game.phase_starts)
        self.phase_starts += 1

    def compare_listed(
        self, what: str, index: int, ours: dict[str, Any], listed: Sequence[record.RecordPart]
    ) -> None:
        if index < len(listed):
            self.compare(f"{what} {index}", ours, listed[index].set_fields())
        else:
            self.add_difference(
                f"{what} {index}", what, f"{ours['phase']} of round {ours['round']}", "none"
            )


def _move_owner_to_front(state: State, seat: Seat) -> None:
    """Bring the seat of a step to the front: the file asks the owners of a Pub in any order."""
    if seat in state.pub_owners:
        state.pub_owners.remove(seat)
        state.pub_owners.insert(0, seat)


def _decline_without_rubles(state: State, events: list[Event]) -> None:
    """Decline for the owners of a Trading House or a Pub whom the file does not ask."""
    while state.trading_house_owners and not state.guild_hall_owners:
        seat = state.trading_house_owners[0]
        if state.players[seat].rubles:
            return
        GAME.advance(state, seat, trade(0), events)
    if state.pending_owners() is state.pub_owners:
        for seat in [seat for seat in state.pub_owners if not state.players[seat].rubles]:
            _move_owner_to_front(state, seat)
            GAME.advance(state, seat, buy_points(0), events)
