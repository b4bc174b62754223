"""What the bot asks of each game: its words, its choices and its own commands.

A game gives one `GameUI`, grouped as its files are. The protocols here are met by its modules:
what is a method here is a function there. What a game lacks (a hand, say) is None, and then the
commands and buttons for it are not there either.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from discord import app_commands

from bot.texts import Texts
from engine.ai.registry import has_agents
from engine.core import Game, Seat
from render.painter import NOBODY, AnyPainter
from render.picture import Picture
from render.words import Say, Thing

Path: TypeAlias = tuple[str, ...]
"""What was chosen so far, in codes: the kind of action first, then one choice after the other.

("buy", "wharf.lower", "ship_builder") is a whole action, ("buy", "wharf.lower") still asks what
to displace. No code holds `/` or `~`.
"""

SIGNS = "signs"
"""The topic of the rules that says what the signs in the pictures mean, where a game has it."""

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
OptionsT = TypeVar("OptionsT")
ActionT_contra = TypeVar("ActionT_contra", contravariant=True)
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
EventT_contra = TypeVar("EventT_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Stock:
    """How many choices a person can pick at once, and how often each code: once where none says.

    The second of a code is offered as the code with `.2` behind it, and so on.
    """

    most: int
    copies: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Several:
    """How many of a path's next choices may be picked at once.

    In steps each of them is an action of its own, carried out one after the other in the order
    in which they are offered. Else they continue the path together, in that order. `stock` says
    of steps what the actions alone do not, from the view of who picks.
    """

    least: int
    most: int
    steps: bool = False
    stock: Callable[[Any], Stock] | None = None


class Narration(Protocol[ViewT_contra, EventT_contra]):
    """What happened, whose turn it is, how it ended: in sentences."""

    def tell(self, event: EventT_contra, names: Sequence[str], say: Say) -> str | None:
        """An event as a sentence for everybody; None for what the picture tells well enough."""

    def tell_you(self, event: EventT_contra, say: Say) -> str | None:
        """The same event as a sentence for who made it happen."""

    def recounts(self, event: EventT_contra, view: ViewT_contra) -> bool:
        """Whether the question that the view's seat is asked now names what the event did, too."""

    def tell_apart(self, event: EventT_contra, names: Sequence[str], say: Say) -> str | None:
        """An event of somebody else's move as only one seat may learn of it, for that seat."""

    def in_story(self, event: EventT_contra) -> bool:
        """Whether a phase's story tells the event too, not only the turn message."""

    def situation(self, view: ViewT_contra, say: Say) -> str:
        """Round and phase, in a few words."""

    def question(self, view: ViewT_contra, acting: Sequence[str], say: Say) -> str:
        """Who is to decide, and what: the last sentence of a turn message.

        `acting` names the seats of the view's `to_act` in their order, some as mentions.
        """

    def standings(self, view: ViewT_contra, names: Sequence[str], say: Say) -> str:
        """The final ranking with where the points come from."""

    def named(self, param: str, value: Any, say: Say) -> str | Thing | None:
        """What a parameter of one of the game's refusals names; None for a plain number."""


class Panels(Protocol[ViewT_contra, ActionT]):
    """The choices: their codes and their words."""

    def verbs(self, view: ViewT_contra) -> tuple[str, ...]:
        """The kinds of action that the public buttons offer, from the public view alone."""

    def verb_label(self, verb: str, view: ViewT_contra, say: Say) -> str:
        """The words on such a button, from the view of who reads them, public or a seat's own."""

    def path(self, action: ActionT) -> Path:
        """The codes of an action. No two actions share them."""

    def action(self, path: Path) -> ActionT | None:
        """The action of a whole path, legal or not; None where the codes name none."""

    def label(self, path: Path, actions: Sequence[ActionT], view: ViewT_contra, say: Say) -> str:
        """The last choice of a path in at most 80 characters, with its cost and yield.

        `max_actions` are the legal actions that begin with this path, of two codes or more.
        """

    def prompt(self, path: Path, view: ViewT_contra, say: Say) -> str:
        """The question whose answers come next after this path; the empty path begins."""

    def several(self, path: Path, actions: Sequence[ActionT]) -> Several | None:
        """Whether the next choices of this path may be picked several at once.

        `max_actions` are the legal actions that begin with it.
        """

    def nothing(self, path: Path, view: ViewT_contra) -> str:
        """The reason of a refusal: why no choice follows after a path that is not whole."""

    def attempt(self, verb: str, view: ViewT_contra) -> ActionT | None:
        """An action that the rules refuse for the very reason why there is nothing to choose.

        None where no single action says it: then `nothing` does.
        """

    def find(self, path: Path, text: str, view: ViewT_contra, say: Say) -> str | None:
        """The next code of a path for what a person typed by hand, such as a card's name.

        Where the words say more than one choice, their codes with `/` between. None where the
        words name nothing. What they name need not be legal.
        """


class OptionTexts(Protocol[OptionsT]):
    """The game's options in the lobby."""

    def in_words(self, options: OptionsT, names: Sequence[str], say: Say) -> list[str]:
        """A line for each option that differs from the rules' default."""

    def choices(self, options: OptionsT, say: Say) -> list[tuple[str, str]]:
        """What can be chosen: a code for the next value, words for what is now."""

    def choose(self, options: OptionsT, code: str) -> OptionsT | None:
        """The options after such a choice; None for a code that is none."""


class Advice(Protocol[ViewT_contra, ActionT_contra]):
    """Hints in words."""

    def describe(self, action: ActionT_contra, view: ViewT_contra, say: Say) -> str:
        """What an action of the viewer does, in a few words."""

    def reason(self, action: ActionT_contra, view: ViewT_contra, say: Say) -> str:
        """What speaks for an action, from what the viewer sees."""

    def alternative(self, what: str, points: int, say: Say) -> str:
        """Another action as `describe` gives it, and how many points less it brings in the end."""


class Lessons(Protocol[ViewT_contra]):
    """What a guided game explains to its one player, and when."""

    def due(self, view: ViewT_contra) -> Sequence[str]:
        """What the moment gives reason to explain, what matters most first.

        Each is a text `lesson-<key>` of the game. What was told before is left out by others.
        """

    def is_beginning(self, view: ViewT_contra) -> bool:
        """Whether the player still wants to be told, unasked, what to do."""


@dataclass(frozen=True, slots=True)
class Hand(Generic[ViewT]):
    """What a seat alone may see: in a few lines, and as a picture from the seat's view."""

    in_words: Callable[[ViewT, Say], str]
    paint: Callable[[ViewT, Sequence[str], Say], Picture]


@dataclass(frozen=True, slots=True)
class Cards:
    """What the command `card` explains: ids, names, words and pictures.

    `called` is the text key of what the game calls them, on the button that leads there.
    `at_table` gives the same as a table with these options has them, where that matters;
    `edition` keeps their pictures apart.
    """

    ids: tuple[str, ...]
    title: Callable[[str, Say], str]
    explain: Callable[[str, Say], str]
    paint: Callable[[str, Say], Picture]
    called: str = "button-cards"
    edition: str = ""
    at_table: Callable[[Any], Cards] | None = None


Tableau: TypeAlias = Callable[[ViewT, Seat, Sequence[str], Say], Picture]
"""Paints what lies before one seat, large, from the public view."""


@dataclass(frozen=True, slots=True)
class Figures(Generic[ViewT]):
    """What a person's record tells of a game besides points, from the public view of its end.

    `features` were so for a seat or not: the record says how often, and how many of those games
    were won. Of `per_seat_counts` it says the mean and the limits. Each has a text `figure-<key>`.
    """

    traits: Mapping[str, Callable[[ViewT, Seat], bool]] = field(default_factory=dict)
    counts: Mapping[str, Callable[[ViewT, Seat], int]] = field(default_factory=dict)


class Courses(Protocol[ViewT_contra, EventT_contra]):
    """Paints how a game went: see `render.painter.PaintsCourses`."""

    def __call__(
        self,
        view: ViewT_contra,
        events: Sequence[EventT_contra],
        names: Sequence[str],
        say: Say,
        *,
        ai: frozenset[Seat] = NOBODY,
    ) -> Picture:
        """The public view, and all that happened as everybody may learn of it."""


@dataclass(frozen=True, slots=True)
class Edition:
    """A game with other cards or rules, which people may choose by its name like a game.

    The texts `edition-<code>` and `invitation-<code>` name it and invite to it; its `options`
    make it what it is.
    """

    code: str
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class GameUI(Generic[ViewT, ActionT, EventT, OptionsT]):
    """A game as people meet it on Discord.

    `command` is the name of its slash command and `group` makes it: the shared subcommands and
    the game's own. `rule_topics` are the topics of `rules`, the overview first; the text of each
    is `rules-<topic>`. A game takes so many `minutes`, at least and at most. `standings` says how
    everybody stands while the game runs, from the public view. `solo_target` is the mean of a
    Hard AI playing alone, to compare with. `editions` are offered beside the game itself.
    `rule_pictures` draw what topics of the rules speak of (the topic `SIGNS` always has one).
    `opens_at_end`: who plays a game to its end may learn all that was hidden in it.
    `sample_game` paints how the game went. `stars` are the ratings of the AI levels, as matches
    between them have shown: `people.rating.START` is the medium one's. `concat` puts what one
    sentence tells into one: of events as everybody knows them, it makes what `tell` then tells.
    """

    game: Game[Any, ActionT, EventT, ViewT, OptionsT]
    painter: AnyPainter
    texts: Texts
    command: str
    group: Callable[[AnyGameUI], app_commands.Group]
    narration: Narration[ViewT, EventT]
    panels: Panels[ViewT, ActionT]
    options: OptionTexts[OptionsT]
    rule_topics: tuple[str, ...]
    minutes: tuple[int, int]
    advice: Advice[ViewT, ActionT] | None = None
    hand: Hand[ViewT] | None = None
    tableau: Tableau[ViewT] | None = None
    course: Courses[ViewT, EventT] | None = None
    cards: Cards | None = None
    standings: Callable[[ViewT, Sequence[str], Say], str] | None = None
    solo_target: int | None = None
    lessons: Lessons[ViewT] | None = None
    rule_pictures: Mapping[str, Callable[[Say], Picture]] = field(default_factory=dict)
    editions: tuple[Edition, ...] = ()
    opens_at_end: bool = False
    figures: Figures[ViewT] | None = None
    stars: Mapping[str, int] = field(default_factory=dict)
    together: Callable[[Sequence[Any]], Sequence[Any]] = tuple

    @property
    def name(self) -> str:
        """The engine's name of the game."""
        return self.game.name

    @property
    def can_be_reviewed(self) -> bool:
        """Whether the decisions of a game can be gone over: somebody can, and can say why."""
        return self.advice is not None and has_agents(self.name)

    def title(self, locale: str) -> str:
        """The game's name as people of that language know it."""
        return self.texts.in_language(locale)("game-title")


AnyGameUI: TypeAlias = GameUI[Any, Any, Any, Any]
