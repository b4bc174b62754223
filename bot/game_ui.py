"""What the bot asks of each game: its words, its choices and its own commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from discord import app_commands

from engine.core import AnyGame
from render.painter import PaintsCardGames
from render.words import Say

Path: TypeAlias = tuple[str, ...]
"""What was chosen so far, in codes: the kind of action first, then one choice after the other.

("buy", "wharf.lower", "ship_builder") is a whole action, ("buy", "wharf.lower") still asks what
to displace.
"""


class GameUI(Protocol):
    """A game as people meet it on Discord."""

    game: AnyGame
    painter: PaintsCardGames[Any, Any]
    command: str
    """The name of its slash command."""

    solo_target: int
    """The mean of a Hard AI playing alone, to compare with; 0 where nobody plays alone."""

    def group(self) -> app_commands.Group:
        """The slash command with the shared subcommands and the game's own."""

    def options_in_words(self, options: Any, names: Sequence[str], say: Say) -> list[str]:
        """A line for each option that differs from the rules' default."""

    def describe(self, action: Any, view: Any, say: Say) -> str:
        """What an action of the viewer does, in a few words."""

    def reason(self, action: Any, view: Any, say: Say) -> str:
        """What speaks for an action, from what the viewer sees."""

    def option_choices(self, options: Any, say: Say) -> list[tuple[str, str]]:
        """The options to choose in the lobby: a code for the next value, words for what is."""

    def with_option(self, options: Any, code: str) -> Any | None:
        """The options after such a choice; None for a code that is none."""

    def tell(self, event: Any, names: Sequence[str], say: Say) -> str | None:
        """An event as a sentence for everybody; None for what the picture tells well enough."""

    def in_story(self, event: Any) -> bool:
        """Whether a phase's story tells the event too, not only the turn message."""

    def tell_you(self, event: Any, say: Say) -> str | None:
        """The same event as a sentence for who made it happen."""

    def situation(self, view: Any, say: Say) -> str:
        """Round and phase, in a few words."""

    def question(self, view: Any, name: str, say: Say) -> str:
        """Whose turn it is, and for what: the last sentence of a turn message."""

    def verbs(self, view: Any) -> tuple[str, ...]:
        """The kinds of action that the public buttons offer, from the public view alone."""

    def verb_label(self, verb: str, view: Any, say: Say) -> str:
        """The words on such a button, from the public view alone."""

    def path(self, action: Any) -> Path:
        """The codes of an action. No two actions share them."""

    def action(self, path: Path) -> Any | None:
        """The action of a whole path, legal or not; None where the codes name none."""

    def label(self, path: Path, actions: Sequence[Any], view: Any, say: Say) -> str:
        """The last choice of a path in at most 80 characters, with its cost and yield.

        `actions` are the legal actions that begin with this path.
        """

    def ask(self, path: Path, say: Say) -> str:
        """The question whose answers come next after this path."""

    def nothing(self, verb: str) -> str:
        """The text key of why there is nothing to choose for a kind of action."""

    def find(self, path: Path, text: str, view: Any, say: Say) -> str | None:
        """The next code of a path for what a person typed by hand, such as a card's name.

        None where the words name nothing. What they name need not be legal.
        """

    def hand(self, view: Any, say: Say) -> str:
        """The private facts of the viewer's seat, in a few lines."""

    def card_ids(self) -> tuple[str, ...]:
        """Everything that `card` explains."""

    def card(self, card_id: str, say: Say) -> str:
        """A card with its facts and its rule."""

    def rule_topics(self) -> tuple[str, ...]:
        """The topics of `rules`, the overview first. The text of each is `rules-<topic>`."""

    def standings(self, view: Any, names: Sequence[str], say: Say) -> str:
        """The final ranking with where the points come from."""
