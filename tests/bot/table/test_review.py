"""The analysed decisions of a game: their order by cost, and their encoding."""

from __future__ import annotations

from bot.table.review import DecisionEvaluation, Review


def test_worst_decisions_are_ordered_by_wins_then_points() -> None:
    evaluations = (
        DecisionEvaluation(1, 0.5),
        DecisionEvaluation(2, 0.0, 0.0, 4.0, "{}"),
        DecisionEvaluation(3, 0.1, 0.2, 1.0, "{}"),
        DecisionEvaluation(4, 0.0, 0.001, 9.0, "{}"),
        *(DecisionEvaluation(ply, 0.3, 0.05, 0.0, "{}") for ply in (5, 6)),
    )
    review = Review(6, evaluations)
    assert [evaluation.ply for evaluation in review.worst_evaluations] == [3, 5, 6, 4, 2]
    assert review.good_count == 1


def test_review_round_trips_through_its_encoding() -> None:
    review = Review(
        9,
        (DecisionEvaluation(1, 0.512), DecisionEvaluation(2, 0.25, 0.124, 6.0, '{"kind":"pass"}')),
    )
    assert Review.load(review.dump()) == review
    assert Review.load("") == Review()
