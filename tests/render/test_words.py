"""Alt texts and the text board: the same facts, cut by importance."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import KIND_IDS
from render.games.saint_petersburg import story
from render.games.saint_petersburg.card import card_alt
from render.picture import ALT_LIMIT, ELLIPSIS, TEXT_LIMIT, cut
from render.registry import PAINTERS
from tests.engine.playing import seats_of
from tests.render.tables import BASE, GAME, NAMES, full, played, played_through, public, say

PAINTER = PAINTERS["saint_petersburg"]
LONG = tuple(f"{'Wolfeschlegelsteinhausen' * 4} {number}" for number in range(5))


def test_alt_texts_fit() -> None:
    for seats in seats_of(GAME):
        states = list(played_through(seats, seats))
        for state in (*states[::40], states[-1], full(seats), full(seats, kinds=len(BASE))):
            view = public(state)
            for names in (NAMES, LONG):
                alts = [story.table_alt(view, names, say)]
                alts += [story.seat_alt(view, seat, names, say) for seat in range(seats)]
                alts.append(story.hand_alt(GAME.view(state, 0), names, say))
                if view.over:
                    alts.append(story.result_alt(view, names, say))
                assert all(0 < len(alt) <= ALT_LIMIT for alt in alts)
                assert 0 < len(PAINTER.text_board(view, names, say)) <= TEXT_LIMIT


def test_cards_have_alt_texts() -> None:
    for kind in KIND_IDS:
        assert 0 < len(card_alt(kind, "new_society", say)) <= ALT_LIMIT


def test_a_cut_is_never_in_a_word() -> None:
    words = ["Lumberjack", "Shepherd", "Market"]
    for limit in range(1, 40):
        text = cut([" ".join(words), "Czar"], limit)
        assert len(text) <= limit
        kept = text.removesuffix(ELLIPSIS).split()
        assert kept == [*words, "Czar"][: len(kept)]


def test_the_most_important_comes_first() -> None:
    alt = PAINTER.table(public(full()), NAMES, say).alt
    order = ["is to act", "round 12, the last round", "Upper row", "Lower row", "100 points"]
    places = [alt.index(part) for part in order]
    assert places == sorted(places)
    assert alt.endswith(ELLIPSIS)


def test_prices_are_told() -> None:
    state = played(4, 1, 0)
    text = PAINTER.text_board(public(state), NAMES, say)
    for offer in public(state).offers:
        assert f"for {offer.cost}" in text


def test_the_drawn_card_and_the_used_observatory_are_told() -> None:
    state = next(s for seed in range(60) for s in played_through(4, seed, 120) if s.drawn)
    text = PAINTER.text_board(public(state), NAMES, say)
    assert "Drawn with the Observatory" in text
    assert "Observatory (face down)" in text


def test_winners_are_named() -> None:
    view = public(played(3, 5))
    winners = [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]
    alt = PAINTER.result(view, NAMES, say).alt
    assert alt.startswith(f"The game is over: {NAMES[winners[0]]} wins")


def test_true_names_stand_in_texts() -> None:
    assert "王小明" in PAINTER.text_board(public(full()), NAMES, say)
