"""An entrant that thinks in a process of its own: `bridge.py` with the entrant's code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from engine import codec
from engine.ai.information_state import InformationState
from tests.programs.version_comparison.candidates import CandidateVersion, InvalidComparison

AGENT_SERVER = Path(__file__).with_name("agent_server.py")


def encode_question(position: InformationState) -> str:
    """A decision as a line for the bridge, which holds a determinised state only."""
    state = codec.dump_state(position.game, position.state)
    return json.dumps({"state": state, "seat": position.seat, "seed": position.seed})


class AgentProcess:
    """A player of that code and level. `processor_seconds` is the CPU time it has used."""

    def __init__(
        self, candidate: CandidateVersion, folder: Path, game: str, seats: int, playouts: int | None
    ) -> None:
        self.processor_seconds = 0.0
        self._name = candidate.name
        budget = [] if playouts is None else [str(playouts)]
        # Strings in a set have the same order in every process, should older code go by it.
        more = {"PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
        # In a group of its own, for Ctrl-C is meant for who asks.
        self._process = subprocess.Popen(
            [sys.executable, "-P", AGENT_SERVER, game, candidate.level, str(seats), *budget],
            env=os.environ | more,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            process_group=0,
        )
        self._folder = folder

    def wait_until_ready(self) -> None:
        """Wait until it can think. Raises Refused if it cannot, or runs with other code."""
        if Path(code := self._answer()["code"]).resolve() != self._folder.resolve():
            raise InvalidComparison(
                f"{self._name} would play with the code of {code}, not {self._folder}"
            )

    def choose(self, info_state: InformationState) -> Any:
        """Its action. Raises Refused if it gives none that the rules of today allow."""
        assert self._process.stdin
        with suppress(BrokenPipeError):
            self._process.stdin.write(encode_question(info_state) + "\n")
            self._process.stdin.flush()
        answer = self._answer()
        self.processor_seconds += answer["seconds"]
        action = codec.load_action(info_state.game, answer["action"])
        if action not in info_state.legal:
            raise InvalidComparison(
                f"{self._name} does what the rules of today forbid: {answer['action']}"
            )
        return action

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line.endswith("\n"):
            raise InvalidComparison(f"{self._name} ended without an answer")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise InvalidComparison(f"{self._name} cannot play: {answer['error']}")
        return answer

    def stop(self) -> None:
        """End its process; whoever waits for an answer hears that there is none."""
        self._process.kill()

    def close(self) -> None:
        """End its process and leave nothing of it."""
        self.stop()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            # What nobody has read of a question cannot be written any more.
            with suppress(BrokenPipeError):
                assert pipe
                pipe.close()
