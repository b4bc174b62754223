"""A pytest plugin that checks the contract with one game, and keeps what the game breaks."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from bot.contract.adapters import BOT_ADAPTERS
from bot.contract.advice import advice, advice_on_exception
from bot.contract.many_faults import ManyFaults
from bot.contract.parametrize import parametrize
from engine.contract.cases import Case, play_random_game, seat_range
from engine.core import AnyGame
from engine.simple.misuse import in_words
from render.contract.pictures import PictureSampler

MAX_ENDLESS = 2
"""After so many of these no further check is begun: most would be no better."""

MAX_REASON_LENGTH = 240

CANNOT_BE_PLAYED = "the game cannot be played"


class TookTooLong(Exception):
    """A check has not ended in time."""


@dataclass(slots=True)
class Fault:
    """A part of the contract that the game does not hold.

    `place` is where in the game's own code it showed, if it did there; `cases` are those in which.
    """

    contract: str
    reason: str
    place: str | None
    advice: str
    cases: list[str] = field(default_factory=list)


class ContractPlugin:
    """Checks the contract with one game, whose code lies in a file or a folder, `source`.

    A check is ended after so many `seconds` of computing: the game may be in an endless loop.
    """

    def __init__(self, game: AnyGame, source: Path, seconds: float) -> None:
        self.game, self.source, self.seconds = game, source, seconds
        self.checked = self.endless = 0
        self.is_stopped = False
        self.faults = dict[str, Fault]()
        self._is_played = False

    @property
    def is_broken_off(self) -> bool:
        """Whether not everything was checked."""
        return self.endless >= MAX_ENDLESS or "setup" in self.faults

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Parametrize the contract, if some games can be played at all."""
        if "setup" in self.faults:
            # Pytest asks once more for each file, although it was told to end.
            pytest.exit(CANNOT_BE_PLAYED)
        try:
            with _limited_time(self.seconds):
                self._play()
                parametrize(metafunc, (self.game,))
        except Exception as error:
            module = metafunc.function.__module__
            self.endless += isinstance(error, TookTooLong)
            self.faults["setup"] = self._fault(
                "Random games can be played to their end",
                pytest.ExceptionInfo.from_exception(error),
                advice(module, "test_game_ends_within_bounds_with_a_ranking"),
            )
            pytest.exit(CANNOT_BE_PLAYED)

    def _play(self) -> None:
        """Play some games once, with the most players."""
        if not self._is_played:
            self._is_played = True
            for seed in range(3):
                case = Case(self.game, max(seat_range(self.game)), "{}")
                deque(play_random_game(case, seed), maxlen=0)

    @pytest.fixture(scope="module")
    def sampler(self, request: pytest.FixtureRequest) -> PictureSampler:
        """One for all checks of a case, which run one after another and share its pictures."""
        texts = BOT_ADAPTERS[self.game.name].ui.texts
        return PictureSampler(request.param, texts.in_language("en"))

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Keep in mind that somebody has pressed Ctrl-C; pytest's own reasons to end are others."""
        self.is_stopped |= type(excinfo.value) is KeyboardInterrupt

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self) -> Iterator[None]:
        with _limited_time(self.seconds):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self) -> Iterator[None]:
        with _limited_time(self.seconds):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[Any]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        self.checked += call.when == "call"
        if report.failed and call.excinfo is not None and isinstance(item, pytest.Function):
            self._record(item, call.excinfo)
            self.endless += isinstance(call.excinfo.value, TookTooLong)
            if self.endless >= MAX_ENDLESS:
                item.session.shouldstop = "checks do not end"
        return report

    def _record(self, item: pytest.Function, error: pytest.ExceptionInfo[BaseException]) -> None:
        name, module = item.originalname, item.function.__module__
        fault = self.faults.get(name)
        if fault is None:
            contract = name.removeprefix("test_").replace("_", " ").capitalize()
            fault = self.faults[name] = self._fault(contract, error, advice(module, name))
        fault.cases.append(item.callspec.id if hasattr(item, "callspec") else "")

    def _fault(
        self, contract: str, error: pytest.ExceptionInfo[BaseException], advised: str
    ) -> Fault:
        """Return what a game breaks, with what is advised unless its own code has failed."""
        reason = _reason(error.value, str(error.traceback[-1].statement))
        entry = next(filter(self._is_own, reversed(error.traceback)), None)
        if entry is None:
            return Fault(contract, reason, None, advised)
        place = f"{Path(entry.path).name}, line {entry.lineno + 1}, in {entry.name}"
        if not isinstance(error.value, AssertionError | TookTooLong):
            advised = advice_on_exception(entry.name, error.value)
        return Fault(contract, reason, place, advised)

    def _is_own(self, entry: Any) -> bool:
        """Return whether a line is in the game's own code."""
        path = Path(entry.path)
        return path == self.source or self.source in path.parents


def _reason(error: BaseException, statement: str = "") -> str:
    """Return the first line of an error, with its kind if it is not an assertion.

    Of an assertion without words that is what was asserted, and of which values.
    """
    if isinstance(error, ManyFaults):
        return "\n   ".join(error.faults)
    first = next(iter(str(error).splitlines()), "")
    if isinstance(error, AssertionError) and (not first or first.startswith("assert ")):
        asserted = " ".join(statement.split()).removeprefix("assert ")
        first = f"this does not hold: {asserted}, but {first.removeprefix('assert ') or 'False'}"
    elif not isinstance(error, AssertionError | TookTooLong):
        first = next(iter(in_words(error).splitlines()), "")
    return first[:MAX_REASON_LENGTH]


@contextmanager
def _limited_time(seconds: float) -> Iterator[None]:
    """Raise TookTooLong where the code is after a while, on systems that can do that."""
    if not hasattr(signal, "SIGVTALRM"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise TookTooLong(f"it does not end within {seconds:g} seconds")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
