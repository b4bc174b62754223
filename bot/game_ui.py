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

from bot.i18n.texts import Texts
from engine.ai.registry import has_agents
from engine.core import Game, Seat
from render.picture import Picture
from render.renderer import NO_SEATS, AnyRenderer
from render.translation import NameRef, Translate

ChoicePath: TypeAlias = tuple[str, ...]
"""What was chosen so far, in codes: the kind of action first, then one choice after the other.

("buy", "wharf.lower", "ship_builder") is a whole action, ("buy", "wharf.lower") still asks what
to displace. No code holds `/` or `~`.
"""

ICONS_TOPIC = "signs"
"""The topic of the rules that says what the signs in the pictures mean, where a game has it."""

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
OptionsT = TypeVar("OptionsT")
ActionT_contra = TypeVar("ActionT_contra", contravariant=True)
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
EventT_contra = TypeVar("EventT_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class SelectionLimits:
    """How many choices a person can pick at once, and how often each code: once where none says.

    The second of a code is offered as the code with `.2` behind it, and so on.
    """

    max_values: int
    copies: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class MultiSelect:
    """How many of a path's next choices may be picked at once.

    In steps each of them is an action of its own, carried out one after the other in the order
    in which they are offered. Else they continue the path together, in that order. `limits` says
    of steps what the actions alone do not, from the view of who picks.
    """

    min_values: int
    max_values: int
    as_separate_actions: bool = False
    limits: Callable[[Any], SelectionLimits] | None = None


class Narration(Protocol[ViewT_contra, EventT_contra]):
    """What happened, whose turn it is, how it ended: in sentences."""

    def narrate(
        self, event: EventT_contra, names: Sequence[str], translate: Translate
    ) -> str | None:
        """An event as a sentence for everybody; None for what the picture tells well enough."""

    def narrate_for_actor(self, event: EventT_contra, translate: Translate) -> str | None:
        """The same event as a sentence for who made it happen."""

    def is_repeated_in_prompt(self, event: EventT_contra, view: ViewT_contra) -> bool:
        """Whether the question that the view's seat is asked now names what the event did, too."""

    def narrate_for_observer(
        self, event: EventT_contra, names: Sequence[str], translate: Translate
    ) -> str | None:
        """An event of somebody else's move as only one seat may learn of it, for that seat."""

    def in_phase_summary(self, event: EventT_contra) -> bool:
        """Whether a phase's story tells the event too, not only the turn message."""

    def situation(self, view: ViewT_contra, translate: Translate) -> str:
        """Round and phase, in a few words."""

    def question(self, view: ViewT_contra, acting: Sequence[str], translate: Translate) -> str:
        """Who is to decide, and what: the last sentence of a turn message.

        `acting` names the seats of the view's `to_act` in their order, some as mentions.
        """

    def final_standings(
        self, view: ViewT_contra, names: Sequence[str], translate: Translate
    ) -> str:
        """The final ranking with where the points come from."""

    def name_parameter(self, param: str, value: Any, translate: Translate) -> str | NameRef | None:
        """What a parameter of one of the game's refusals names; None for a plain number."""


class Panels(Protocol[ViewT_contra, ActionT]):
    """The choices: their codes and their words."""

    def verbs(self, view: ViewT_contra) -> tuple[str, ...]:
        """The kinds of action that the public buttons offer, from the public view alone."""

    def verb_label(self, verb: str, view: ViewT_contra, translate: Translate) -> str:
        """The words on such a button, from the view of who reads them, public or a seat's own."""

    def path(self, action: ActionT) -> ChoicePath:
        """The codes of an action. No two actions share them."""

    def action(self, path: ChoicePath) -> ActionT | None:
        """The action of a whole path, legal or not; None where the codes name none."""

    def label(
        self, path: ChoicePath, actions: Sequence[ActionT], view: ViewT_contra, translate: Translate
    ) -> str:
        """The last choice of a path in at most 80 characters, with its cost and yield.

        `actions` are the legal actions that begin with this path, of two codes or more.
        """

    def prompt(self, path: ChoicePath, view: ViewT_contra, translate: Translate) -> str:
        """The question whose answers come next after this path; the empty path begins."""

    def multi_select(self, path: ChoicePath, actions: Sequence[ActionT]) -> MultiSelect | None:
        """Whether the next choices of this path may be picked several at once.

        `actions` are the legal actions that begin with it.
        """

    def nothing_reason(self, path: ChoicePath, view: ViewT_contra) -> str:
        """The reason of a refusal: why no choice follows after a path that is not whole."""

    def illegal_attempt(self, verb: str, view: ViewT_contra) -> ActionT | None:
        """An action that the rules refuse for the very reason why there is nothing to choose.

        None where no single action says it: then `nothing_reason` does.
        """

    def match_text(
        self, path: ChoicePath, text: str, view: ViewT_contra, translate: Translate
    ) -> str | None:
        """The next code of a path for what a person typed by hand, such as a card's name.

        Where the words say more than one choice, their codes with `/` between. None where the
        words name nothing. What they name need not be legal.
        """


class OptionTexts(Protocol[OptionsT]):
    """The game's options in the lobby."""

    def describe(self, options: OptionsT, names: Sequence[str], translate: Translate) -> list[str]:
        """A line for each option that differs from the rules' default."""

    def choices(self, options: OptionsT, translate: Translate) -> list[tuple[str, str]]:
        """What can be chosen: a code for the next value, words for what is now."""

    def choose(self, options: OptionsT, code: str) -> OptionsT | None:
        """The options after such a choice; None for a code that is none."""


class Hints(Protocol[ViewT_contra, ActionT_contra]):
    """Hints in words."""

    def describe(self, action: ActionT_contra, view: ViewT_contra, translate: Translate) -> str:
        """What an action of the viewer does, in a few words."""

    def reason(self, action: ActionT_contra, view: ViewT_contra, translate: Translate) -> str:
        """What speaks for an action, from what the viewer sees."""

    def alternative(self, what: str, points: int, translate: Translate) -> str:
        """Another action as `describe` gives it, and how many points less it brings in the end."""


class Tutorial(Protocol[ViewT_contra]):
    """What a guided game explains to its one player, and when."""

    def due_tips(self, view: ViewT_contra) -> Sequence[str]:
        """What the moment gives reason to explain, what matters most first.

        Each is a text `lesson-<key>` of the game. What was told before is left out by others.
        """

    def shows_automatic_hints(self, view: ViewT_contra) -> bool:
        """Whether the player still wants to be told, unasked, what to do."""


@dataclass(frozen=True, slots=True)
class Hand(Generic[ViewT]):
    """What a seat alone may see: in a few lines, and as a picture from the seat's view."""

    describe: Callable[[ViewT, Translate], str]
    render: Callable[[ViewT, Sequence[str], Translate], Picture]


@dataclass(frozen=True, slots=True)
class CardReference:
    """What the command `card` explains: ids, names, words and pictures.

    `button_key` is the text key of what the game calls them, on the button that leads there.
    `for_options` gives the same as a table with these options has them, where that matters;
    `edition` keeps their pictures apart.
    """

    ids: tuple[str, ...]
    title: Callable[[str, Translate], str]
    explain: Callable[[str, Translate], str]
    render: Callable[[str, Translate], Picture]
    button_key: str = "button-cards"
    edition: str = ""
    for_options: Callable[[Any], CardReference] | None = None


TableauPainter: TypeAlias = Callable[[ViewT, Seat, Sequence[str], Translate], Picture]
"""Paints what lies before one seat, large, from the public view."""


@dataclass(frozen=True, slots=True)
class GameStatistics(Generic[ViewT]):
    """What a person's record tells of a game besides points, from the public view of its end.

    `flags` were so for a seat or not: the record says how often, and how many of those games
    were won. Of `counts` it says the mean and the limits. Each has a text `figure-<key>`.
    """

    flags: Mapping[str, Callable[[ViewT, Seat], bool]] = field(default_factory=dict)
    counts: Mapping[str, Callable[[ViewT, Seat], int]] = field(default_factory=dict)


class ScoreChartPainter(Protocol[ViewT_contra, EventT_contra]):
    """Paints how a game went: see `render.renderer.RendersScoreCharts`."""

    def __call__(
        self,
        view: ViewT_contra,
        events: Sequence[EventT_contra],
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
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

    `command_name` is the name of its slash command and `command_group` makes it: the shared subcommands and
    the game's own. `rule_topics` are the topics of `rules`, the overview first; the text of each
    is `rules-<topic>`. A game takes so many `duration_minutes`, at least and at most. `current_standings` says how
    everybody stands while the game runs, from the public view. `solo_target` is the mean of a
    Hard AI playing alone, to compare with. `editions` are offered beside the game itself.
    `rule_pictures` draw what topics of the rules speak of (the topic `ICONS_TOPIC` always has one).
    `exportable`: who plays a game to its end may learn all that was hidden in it.
    `score_chart` paints how the game went. `anchor_ratings` are the ratings of the AI levels, as matches
    between them have shown: `people.rating.START` is the medium one's. `coalesce` puts what one
    sentence tells into one: of events as everybody knows them, it makes what `tell` then tells.
    """

    game: Game[Any, ActionT, EventT, ViewT, OptionsT]
    renderer: AnyRenderer
    texts: Texts
    command_name: str
    command_group: Callable[[AnyGameUI], app_commands.Group]
    narration: Narration[ViewT, EventT]
    panels: Panels[ViewT, ActionT]
    options: OptionTexts[OptionsT]
    rule_topics: tuple[str, ...]
    duration_minutes: tuple[int, int]
    hints: Hints[ViewT, ActionT] | None = None
    hand: Hand[ViewT] | None = None
    tableau: TableauPainter[ViewT] | None = None
    score_chart: ScoreChartPainter[ViewT, EventT] | None = None
    card_reference: CardReference | None = None
    current_standings: Callable[[ViewT, Sequence[str], Translate], str] | None = None
    solo_target: int | None = None
    tutorial: Tutorial[ViewT] | None = None
    rule_pictures: Mapping[str, Callable[[Translate], Picture]] = field(default_factory=dict)
    editions: tuple[Edition, ...] = ()
    exportable: bool = False
    statistics: GameStatistics[ViewT] | None = None
    anchor_ratings: Mapping[str, int] = field(default_factory=dict)
    coalesce: Callable[[Sequence[Any]], Sequence[Any]] = tuple

    @property
    def name(self) -> str:
        """The engine's name of the game."""
        return self.game.name

    @property
    def is_reviewable(self) -> bool:
        """Whether the decisions of a game can be gone over: somebody can, and can say why."""
        return self.hints is not None and has_agents(self.name)

    def title(self, locale: str) -> str:
        """The game's name as people of that language know it."""
        return self.texts.in_language(locale)("game-title")


AnyGameUI: TypeAlias = GameUI[Any, Any, Any, Any]
