"""A candidate in its own process: `agent_server.py` with the candidate's code."""

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


def encode_question(info_state: InformationState) -> str:
    """Encode a decision as a line for the agent server. The state in it is determinized."""
    state = codec.dump_state(info_state.game, info_state.state)
    return json.dumps({"state": state, "seat": info_state.seat, "seed": info_state.seed})


class AgentProcess:
    """A player with the candidate's code and level. `processor_seconds` is its CPU time so far."""

    def __init__(
        self, candidate: CandidateVersion, folder: Path, game: str, seats: int, playouts: int | None
    ) -> None:
        self.processor_seconds = 0.0
        self._name = candidate.name
        budget = [] if playouts is None else [str(playouts)]
        # Older code may depend on the order of strings in a set.
        environment = {"PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
        # In its own process group, so that Ctrl-C reaches only the main process.
        self._process = subprocess.Popen(
            [sys.executable, "-P", AGENT_SERVER, game, candidate.level, str(seats), *budget],
            env=os.environ | environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            process_group=0,
        )
        self._folder = folder

    def wait_until_ready(self) -> None:
        """Wait until the agent is ready.

        Raises InvalidComparison if it fails, or runs with other code.
        """
        if Path(code := self._answer()["code"]).resolve() != self._folder.resolve():
            raise InvalidComparison(
                f"{self._name} would play with the code of {code}, not {self._folder}"
            )

    def choose(self, info_state: InformationState) -> Any:
        """Return the agent's action. Raises InvalidComparison if it is illegal by today's rules."""
        assert self._process.stdin
        with suppress(BrokenPipeError):
            self._process.stdin.write(encode_question(info_state) + "\n")
            self._process.stdin.flush()
        answer = self._answer()
        self.processor_seconds += answer["seconds"]
        action = codec.load_action(info_state.game, answer["action"])
        if action not in info_state.legal:
            raise InvalidComparison(
                f"{self._name} chose an action that is illegal today: {answer['action']}"
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
        """Kill the process. A pending `choose` fails."""
        self._process.kill()

    def close(self) -> None:
        """Kill the process, and close its pipes."""
        self.stop()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            # Closing fails if buffered input can no longer be written.
            with suppress(BrokenPipeError):
                assert pipe
                pipe.close()
