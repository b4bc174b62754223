"""What the bot needs from each game: its texts, its choices, its pictures and its commands.

A game provides one `GameUI`. The protocols are implemented by modules: each of their methods is
a function of the module. What a game lacks (a hand, say) is None, and then the commands and
buttons for it do not exist either.

`view` parameters are what `Game.view` returns: the public view where a docstring says so, else
that of the seat whose user reads the text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from discord import app_commands

from bot.card_reference import CardReference
from bot.emojis.icon import Icon
from bot.i18n.texts import Texts
from bot.planner import Planner
from bot.setting_choices import Setting
from bot.solo import SoloTargets
from bot.tip import Tutorial
from engine.ai.agents import ActionValue
from engine.ai.facts import Difference
from engine.ai.registry import has_agents
from engine.core import Game, Seat
from render.context import RenderContext
from render.picture import Picture
from render.renderer import AnyRenderer
from render.translation import NameRef, Translate

ChoicePath: TypeAlias = tuple[str, ...]
"""The choices made so far, as codes: the verb (the kind of action) first, then each choice.

("buy", "wharf.lower", "ship_builder") is a whole action; ("buy", "wharf.lower") still leaves
open what to displace. A code contains neither `/` nor `~`.
"""

ICONS_TOPIC = "signs"
"""The rules topic that explains the icons in the pictures, in games that have it."""

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
OptionsT = TypeVar("OptionsT")
ActionT_contra = TypeVar("ActionT_contra", contravariant=True)
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
EventT_contra = TypeVar("EventT_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class SelectionLimits:
    """Limits on a multi-select menu that the legal actions alone do not show."""

    max_values: int
    """How many choices can be selected at once."""

    copies: Mapping[str, int]
    """How often each code can be selected; a code that is missing, once.

    The second copy of a code is offered as the code with `.2` appended, and so on.
    """


@dataclass(frozen=True, slots=True)
class MultiSelect:
    """How many of a path's next choices can be selected at once."""

    min_values: int
    """The least number of choices that can be selected."""

    max_values: int
    """The greatest number of choices that can be selected."""

    as_separate_actions: bool = False
    """Whether each selected choice is an action of its own.

    Then the actions are carried out one after the other; otherwise the choices continue the
    path together. Both in the order in which the menu offers them.
    """

    limits: Callable[[Any], SelectionLimits] | None = None
    """Further limits, from the view of the seat that selects; for separate actions only."""

    closing: str | None = None
    """The verb of the action after the last of the separate ones: it says that no more follow.

    It is offered beside the choices, and carried out with those selected at once from all.
    """


class Narration(Protocol[ViewT_contra, EventT_contra]):
    """Events, questions and errors as sentences."""

    def narrate(
        self, event: EventT_contra, names: Sequence[str], translate: Translate
    ) -> str | None:
        """An event as a sentence for everybody; None if the picture shows it well enough."""

    def narrate_for_actor(self, event: EventT_contra, translate: Translate) -> str | None:
        """The event as a sentence addressed to the user who caused it.

        None if there is none: the others' sentence, if any, is used then.
        """

    def is_repeated_in_prompt(self, event: EventT_contra, view: ViewT_contra) -> bool:
        """Whether what is asked next says what the event does.

        With a seat's view that is the prompt for its next choice, with the public view the turn
        message's question and what `GameUI.unsettled` says above it.
        """

    def narrate_for_observer(
        self, event: EventT_contra, names: Sequence[str], translate: Translate
    ) -> str | None:
        """A private event of another seat's move, as a sentence for the seat that may see it."""

    def in_phase_summary(self, event: EventT_contra) -> bool:
        """Whether the summary of a phase narrates the event, not only the turn message."""

    def situation(self, view: ViewT_contra, translate: Translate) -> str:
        """The round and phase, in a few words."""

    def question(self, view: ViewT_contra, acting: Sequence[str], translate: Translate) -> str:
        """Who must decide, and what: the last sentence of a turn message.

        `view` is the public view. `acting` holds a name or a mention for each seat of its
        `to_act`, in the same order.
        """

    def name_parameter(self, param: str, value: Any, translate: Translate) -> str | NameRef | None:
        """A parameter of one of the game's `IllegalAction`s in words; None for a plain number."""


class Panels(Protocol[ViewT_contra, ActionT]):
    """The choices that make up an action: their codes and their labels."""

    def verbs(self, view: ViewT_contra) -> tuple[str, ...]:
        """The verbs that the public buttons offer; depends on public information only."""

    def verb_label(self, verb: str, view: ViewT_contra, translate: Translate) -> str:
        """The label of a verb's button, from the public view or a seat's own."""

    def may_pass_again(self, view: ViewT_contra) -> bool:
        """Whether a seat that passes now may have to pass again in the same phase.

        `view` is the public view or a seat's own; the answer depends on public information only.
        """

    def path(self, action: ActionT) -> ChoicePath:
        """The codes of an action, different for each action."""

    def action(self, path: ChoicePath) -> ActionT | None:
        """The action of a whole path, legal or not; None if the codes name no action."""

    def label(
        self, path: ChoicePath, actions: Sequence[ActionT], view: ViewT_contra, translate: Translate
    ) -> str:
        """The last choice of a path in at most 80 characters, with its cost and yield.

        `actions` are the legal actions that begin with the path, which has at least two codes.
        """

    def prompt(self, path: ChoicePath, view: ViewT_contra, translate: Translate) -> str:
        """The question that the next choice after this path answers; the path may be empty."""

    def multi_select(self, path: ChoicePath, actions: Sequence[ActionT]) -> MultiSelect | None:
        """How many of the path's next choices can be selected at once; None for one.

        `actions` are the legal actions that begin with the path.
        """

    def nothing_reason(self, path: ChoicePath, view: ViewT_contra) -> str:
        """The reason of the error when no choice follows an incomplete path."""

    def illegal_attempt(self, verb: str, view: ViewT_contra) -> ActionT | None:
        """An illegal action whose error explains why the verb offers no choice.

        None if no single action does; then `nothing_reason` explains it.
        """

    def match_text(
        self, path: ChoicePath, text: str, view: ViewT_contra, translate: Translate
    ) -> str | None:
        """The next code of a path for a text that a user has typed, such as a card's name.

        Several codes, joined with `/`, if the text makes more than one choice; None if it
        matches nothing. The match need not be legal.
        """


class OptionTexts(Protocol[OptionsT]):
    """The game options as the lobby shows and changes them."""

    def describe(self, options: OptionsT, names: Sequence[str], translate: Translate) -> list[str]:
        """A line for each option that differs from its default."""

    def settings(self, options: OptionsT, translate: Translate) -> Sequence[Setting]:
        """What can be chosen, and what is chosen; empty if there is nothing to choose."""

    def choose(self, options: OptionsT, code: str) -> OptionsT | None:
        """The options after a choice, such as `edition.base`; None for an unknown code."""


class Hints(Protocol[ViewT_contra, ActionT_contra]):
    """Recommended actions and their reasons in words."""

    def describe(
        self,
        action: ActionT_contra,
        view: ViewT_contra,
        translate: Translate,
        continuation: Sequence[ActionT_contra] = (),
    ) -> str:
        """What an action of the viewer does, in a few words, with those that finish the choice."""

    def reasons(
        self,
        action: ActionT_contra,
        view: ViewT_contra,
        translate: Translate,
        continuation: Sequence[ActionT_contra] = (),
    ) -> Sequence[str]:
        """Sentences on what speaks for an action in this position, the most important first.

        They speak for the whole choice if the actions that finish it are given. Each holds by the
        rules, from what the viewer sees; there may be none.
        """

    def difference_arguments(
        self, difference: Difference, view: ViewT_contra, translate: Translate
    ) -> Mapping[str, Any]:
        """What the text of what differs between two actions says besides its numbers."""

    def loss(self, value: ActionValue) -> float:
        """How much worse than the best action one is, in what the game's text counts."""

    def much_worse(self, view: ViewT_contra) -> int:
        """The loss from which on nobody would believe how much worse an alternative is."""


@dataclass(frozen=True, slots=True)
class Hand(Generic[ViewT]):
    """A seat's private cards or pieces."""

    describe: Callable[[ViewT, Translate], str]
    """The hand in a few lines of text, from the seat's view."""

    render: Callable[[ViewT, RenderContext], Picture]
    """The hand as a picture, from the seat's view."""

    verb: str | None = None
    """The verb whose choices are cards of the hand: each of them gets a line with a button."""


DrawTableau: TypeAlias = Callable[[ViewT, Seat, RenderContext], Picture]
"""Renders the play area of one seat, enlarged, from the public view."""


@dataclass(frozen=True, slots=True)
class GameStatistics(Generic[ViewT]):
    """What a player's record counts besides points, from the public view of a game's end.

    Each has a text `figure-<key>` among the game's texts.
    """

    flags: Mapping[str, Callable[[ViewT, Seat], bool]] = field(default_factory=dict)
    """Properties of a seat; the record shows how often each held, and the wins among those."""

    counts: Mapping[str, Callable[[ViewT, Seat], int]] = field(default_factory=dict)
    """Numbers of a seat; the record shows their mean, minimum and maximum."""


DrawScoreChart: TypeAlias = Callable[[ViewT, Sequence[EventT], RenderContext], Picture]
"""Renders the scores over the course of a game, from the public view and all public events."""


@dataclass(frozen=True, slots=True)
class Edition:
    """A variant of a game with other cards or rules, offered by name as if it were a game."""

    code: str
    """Its code; the texts `edition-<code>` and `invitation-<code>` name and advertise it."""

    options: Mapping[str, Any]
    """The game options that select it."""


@dataclass(frozen=True, slots=True)
class GameUI(Generic[ViewT, ActionT, EventT, OptionsT]):
    """A game as its players see it on Discord."""

    game: Game[Any, ActionT, EventT, ViewT, OptionsT]
    """The rules."""

    renderer: AnyRenderer
    """The pictures."""

    texts: Texts
    """The game's text catalogues, falling back on the shared ones."""

    command_name: str
    """The name of the game's slash command."""

    command_group: Callable[[AnyGameUI], app_commands.Group]
    """Builds the slash command, with the subcommands common to all games and the game's own."""

    narration: Narration[ViewT, EventT]
    """Events, questions and errors in words."""

    panels: Panels[ViewT, ActionT]
    """The choices that make up an action."""

    options: OptionTexts[OptionsT]
    """The game options in words."""

    final_standings: Callable[[ViewT, Sequence[str], Translate], str]
    """The final ranking and where the points come from, from the public view of the end."""

    rule_topics: tuple[str, ...]
    """The topics of the rules, the overview first; the text of each is `rules-<topic>`."""

    duration_minutes: tuple[int, int]
    """The usual shortest and longest duration of a game, in minutes."""

    hints: Hints[ViewT, ActionT] | None = None
    """Recommended actions in words; without them, decisions cannot be reviewed either."""

    planner: Planner[ViewT, ActionT, EventT] | None = None
    """The moves that players can plan while others are on turn."""

    hand: Hand[ViewT] | None = None
    """A seat's private cards or pieces."""

    tableau: DrawTableau[ViewT] | None = None
    """Renders the play area of one seat."""

    score_chart: DrawScoreChart[ViewT, EventT] | None = None
    """Renders the scores over the course of a game."""

    icons: tuple[Icon, ...] = ()
    """Its own icons, which become emojis of the application."""

    choice_icon: Callable[[ChoicePath, ViewT], Icon | None] | None = None
    """The icon of the last choice of a path, from the view for which its label is made."""

    card_reference: CardReference | None = None
    """The cards that the command `card` explains."""

    current_standings: Callable[[ViewT, Sequence[str], Translate], str] | None = None
    """The standings while the game runs, from the public view."""

    unit: str = "points"
    """What its results count: the texts `scored-<unit>` and `usual-<unit>` tell of them."""

    scores: Callable[[ViewT], Sequence[int]] | None = None
    """The points of each seat so far, or what else decides the game, from the public view."""

    solo_targets: SoloTargets[ViewT] | None = None
    """What a solo game is compared with."""

    tutorial: Tutorial[ViewT] | None = None
    """What a tutorial game explains."""

    rule_pictures: Mapping[str, Callable[[Translate], Picture]] = field(default_factory=dict)
    """Pictures that illustrate topics of the rules; `ICONS_TOPIC` always has one."""

    editions: tuple[Edition, ...] = ()
    """Variants that are offered in addition to the game itself."""

    exportable: bool = False
    """Whether players may see, once the game is over, all that was hidden in it.

    If so, they can export the whole game as a file.
    """

    statistics: GameStatistics[ViewT] | None = None
    """What a player's record counts besides points."""

    is_rated: bool = True
    """Whether players are rated against each other: not where all win or lose together."""

    anchor_ratings: Mapping[str, int] = field(default_factory=dict)
    """The fixed ratings of the AI levels, measured in matches; medium has the initial rating."""

    coalesce: Callable[[Sequence[Any]], Sequence[Any]] = tuple
    """Joins public events that `Narration.narrate` puts into one sentence; by default none."""

    coalesce_own: Callable[[Sequence[Any]], Sequence[Any]] = tuple
    """Joins a player's own events that `Narration.narrate_for_actor` puts into one sentence."""

    repeats: Callable[[Any, Any], bool] = lambda _private, _public: False
    """Whether a public event tells all of a private one before it: a replay then tells it once."""

    unsettled: Callable[[ViewT, Sequence[str], Translate], Sequence[str]] | None = None
    """What was revealed and is not settled yet, from the public view: lines above the question."""

    select_phase_events: Callable[[Sequence[Any]], Sequence[Any]] | None = None
    """What the summary of a phase narrates of its events; by default what is `in_phase_summary`."""

    later_phase_events: Callable[[Sequence[Any]], Sequence[Any]] | None = None
    """The public events since the last phase that belong to a later phase; by default none."""

    def phase_events(self, events: Sequence[Any]) -> Sequence[Any]:
        """See `select_phase_events`."""
        if self.select_phase_events is not None:
            return self.select_phase_events(events)
        return [event for event in events if self.narration.in_phase_summary(event)]

    @property
    def name(self) -> str:
        """The engine's name of the game."""
        return self.game.name

    @property
    def is_reviewable(self) -> bool:
        """Whether players' decisions can be reviewed: there are an AI and hints in words."""
        return self.hints is not None and has_agents(self.name)

    def title(self, locale: str) -> str:
        """The game's title in that language."""
        return self.texts.in_language(locale)("game-title")


AnyGameUI: TypeAlias = GameUI[Any, Any, Any, Any]
