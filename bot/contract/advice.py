"""What the author of a game can do about a part of the contract that it does not hold."""

from __future__ import annotations

from collections.abc import Mapping

from engine.simple.misuse import Misuse

_NEVER_HIDES = (
    "In games of random players, this field never holds anything that somebody could not know."
    " Fill it in setup or by a move, or show it."
)

_KNOWS_TOO_MUCH = (
    "knows yields a list only while that seat has seen all that is in it: not from the deal on, and"
    " no more once another player has taken or added something in secret. Keep in a field that"
    " everybody sees how long it is so."
)

_NOT_OFFERED = (
    "offered(v, move) must be true for each move of the phase that legal may yield, whatever is"
    " hidden. If it is, give every move a name of its own, and a verb- text that no other has."
)

_NOT_GIVEN = (
    "A text has the variables that the table of keys in the guide, bot/simple/README.md, names, and"
    " one of g.tell each fact that is told with it."
)

OF_MODULE: Mapping[str, str] = {
    "engine.contract.rules": (
        "Change nothing but the state that a move is given, draw all chance with g.roll, g.shuffle"
        " or g.draw, and keep numbers, words, truth values and lists of these in the fields."
    ),
    "engine.contract.secrecy": (
        "What not everybody knows belongs in a field declared with mine() or pile(), and is told"
        " with to=seat. Nothing that everybody sees may be computed from it."
    ),
    "engine.ai.contract": (
        "A game between players must always end: count rounds, or let the last move of a phase"
        " finish it. What an AI player values may be computed from what its seat sees alone."
    ),
    "render.contract.pictures": (
        "Return short pieces and figures from row, pieces and board, computed from the view alone."
    ),
    "bot.contract.interface": (
        "Give every move a name of its own, choices that differ, and a verb- text in each language."
    ),
    "bot.contract.languages": "Write each text in every language in which the game has texts.",
    "bot.contract.hostile_input": (
        "Refuse what is not legal instead of failing: compare with what legal yields, and convert"
        " nothing that was typed by hand."
    ),
}
"""By the module of the contract."""

OF_TEST: Mapping[str, str] = {
    "test_game_ends_within_bounds_with_a_ranking": (
        "Call g.finish at the end of every game, however badly it is played, and give a place to"
        " every seat."
    ),
    "test_only_seats_to_act_have_legal_actions_without_duplicates": (
        "legal must yield at least one move for a seat that is asked, each once, in the same order"
        " every time: no sets, nothing drawn by chance."
    ),
    "test_moves_are_as_the_phases_name_them": (
        "Let legal yield the moves as phases names them: the name, and then what is chosen."
    ),
    "test_every_code_has_a_text_where_others_of_its_kind_have": (
        "Correct the code, or write its text: <what>-<code>, as for the others of its kind."
    ),
    "test_illegal_action_is_rejected_with_a_reason_and_changes_nothing": (
        "why and legal may not change anything, and each reason needs a text illegal-<reason>."
    ),
    "test_seed_determines_the_initial_state": (
        "Draw by g in setup, not from the module random, the clock or the order of a set."
    ),
    "test_no_random_numbers_are_drawn_twice": (
        "Declare chance = True if anything is drawn by g after the setup."
    ),
    "test_every_action_has_events_that_can_be_redacted_for_every_viewer": (
        "Tell something about every move with g.tell."
    ),
    "test_game_goes_on_or_ends_when_a_player_gives_up": (
        "See Giving up in the guide, bot/simple/README.md: after resign(self, g, seat) somebody is"
        " asked with g.ask or the game ends with g.finish, and who gave up has no first place:"
        " write ranks with None for every seat that is not in g.remaining, or if all play together"
        " [None] * len(g.seats)."
    ),
    "test_simultaneous_decisions_commute": (
        "What a seat may do in a phase that all decide at once may not depend on what others have"
        " decided in it."
    ),
    "test_leaking_view_is_detected": _NEVER_HIDES,
    "test_event_revealing_hidden_information_is_detected": _NEVER_HIDES,
    "test_redacted_events_reveal_no_more_than_views": (
        "If everybody may know it, keep it in a field that everybody sees, a number or shown()."
        " If not, tell it with to=seat, and keep it in a field declared with mine() or pile()."
    ),
    "test_public_texts_are_independent_of_hidden_information": (
        "A text question-<phase> names those who have to decide by $names. Otherwise what"
        " everybody sees of the game is computed from something hidden."
    ),
    "test_nobody_knows_what_was_dealt_to_others": _KNOWS_TOO_MUCH,
    "test_nobody_knows_a_list_that_secret_decisions_of_others_have_changed": _KNOWS_TOO_MUCH,
    "test_determinize_that_forgets_is_detected": (
        "Declare what is hidden with mine(), pile() or chance = True."
    ),
    "test_public_buttons_cover_every_kind_of_action": _NOT_OFFERED,
    "test_every_legal_action_is_reachable_by_panels": _NOT_OFFERED,
    "test_fonts_have_every_character_of_the_pictures": (
        "Write words, or signs that the pictures have: ♠ ♥ ♦ ♣ ★ ☆ ← ↑ → ↓ ● ○ ■ □ ▲ ▼ ◆ ◇ ✓ ♪ ☀."
        " They have no emojis, no dice and no chess pieces; messages do."
    ),
    "test_change_of_the_table_is_seen_at_every_width": (
        "Use pieces and figures that differ in more than a small sign: another number, another"
        " word, or another colour in colours."
    ),
    "test_every_event_is_narrated_in_every_language": _NOT_GIVEN,
    "test_whole_game_is_told_in_every_language": _NOT_GIVEN,
    "test_what_is_told_is_told_by_its_name": (
        "The key in g.tell says of which kind the codes are, also of several: card=(...) takes its"
        " names from the texts card-. Use that key here and in the text, or write texts for this"
        " one."
    ),
    "test_what_is_told_has_a_text": (
        "Write that text: what is told has none that is derived. To one seat alone (to=seat) it is"
        " apart-<key>, to everybody told-<key>."
    ),
    "test_every_text_is_used": (
        "Correct the key, or delete the text. See the table of keys in the guide,"
        " bot/simple/README.md."
    ),
    "test_every_translation_is_complete": (
        "Write each text in every language in which the game has texts, with the variables of"
        " English. See Translating in CONTRIBUTING.md."
    ),
    "test_form_of_the_options_is_within_discords_limits": (
        "A text setting-<name> is short, and option-<name> explains it in at most 100 characters,"
        " in each language. A choice has 2 to 25 values, each with a text of its own."
    ),
    "test_slash_command_is_within_discords_limits": (
        "A command has at most 25 moves, and a description at most 100 characters in each language."
    ),
    "test_every_reason_for_a_rejected_action_has_a_sentence": (
        "Write a text illegal-<reason> for each reason that why returns, a whole sentence."
    ),
    "test_button_without_a_choice_is_answered_with_the_reason": (
        "Where nothing that a move could choose is legal, why is asked of its name alone, such as"
        ' ("claim",): return a reason with a text illegal-<reason>, or None.'
    ),
    "test_labels_of_suggestions_are_distinct": (
        "Give choices texts that differ, and of which none is the beginning of another."
    ),
}
"""By the name of the function, where there is more to say."""


def advice(module: str, test: str) -> str:
    """Return what to do about a function of the contract."""
    return OF_TEST.get(test) or OF_MODULE[module]


def advice_on_exception(function: str, error: BaseException) -> str:
    """Return what to do about a function of the game that fails, whatever was checked there."""
    if isinstance(error, Misuse):
        return f"Mend that line of {function} first."
    return (
        f"The function {function} has failed with {type(error).__name__}: mend that line first."
        " Whatever may happen in a game, typed by hand or imagined by an AI player, it has to cope."
    )
