"""What a game's players expect where a game is cut off, learned from self-play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.players.ending import Ending, estimated
from engine.players.sight import Sight
from engine.players.weights import Provenance

if TYPE_CHECKING:
    from engine.players.network import Network


@dataclass(frozen=True, slots=True)
class Judgement:
    """How a game's states are judged, and where the networks are kept that do it.

    `sight` is what a network goes by, and `net` names the one for a state: there is one for each
    number of players, and for each edition if these differ. They are kept in `folder`.
    """

    sight: Callable[[Any], Sight]
    net: Callable[[Any], str]
    folder: Path
    _known: dict[str, Network] = field(default_factory=dict, init=False)

    def estimate(self, state: Any) -> Ending:
        """The ending to expect of a state."""
        name = self.net(state)
        if name not in self._known:
            self._known[name] = self.load(name)
        return estimated(*self._known[name].expect(self.sight(state)))

    def learn(self, name: str, network: Network, provenance: Provenance) -> None:
        """Keep a network that was trained, and judge by it from now on."""
        network.store(self.folder, name, provenance)
        self._known.pop(name, None)

    def load(self, name: str) -> Network:
        """The network of that name. Raises FileNotFoundError where none was trained."""
        # Only who thinks needs numpy, and the bot's own process does not.
        from engine.players.network import Network

        return Network.load(self.folder, name)
