# Going over one’s own decisions of a game that is over.

button-review = Review
button-review-moment = Show { $number }
review-waiting = I’ll go over your decisions as soon as { $before ->
    [one] another review is
   *[other] { $before } other reviews are
} done.
review-progress = I’m going over your decisions: { $done } of { $decisions }.
    { $bar }
review-begins = I’m about to go over your decisions.
# The button is not named: it is in the language of the table, this in that of the reader.
review-meanwhile = No need to wait: press the same button any time to see how far I am, and later what I found.
review-elsewhere = You asked for this review again: it’s in your newer message.
review-accuracy = **Accuracy: { $percent }.** For { $good } of your { $decisions } decisions I found nothing clearly better.
review-how = I judged each decision by what you knew then, playing hundreds of games from there. The line shows how often you’d have won.
review-how-alone = I judged each decision by what you knew then, playing hundreds of games from there. The line shows your expected score as a share of a Hard AI’s average ({ $target } points).
review-drawn-out = You could have drawn the game out, first here: { $situation }. At { $number ->
    [one] one of your decisions
   *[other] { $number } of your decisions
}, passing keeps the last card in a stack.
review-worst = { $number ->
    [one] This decision cost you something:
   *[other] These decisions cost you most:
}
review-decision = **{ $number }** · { $situation } · { $cost }
    You chose to { $done }. Better: **{ $better }**. { $why }
review-flawless = None of them cost you anything. Well played!
review-none = There’s nothing to review: I don’t know of any decision you made in this game.
review-put-off = I couldn’t finish your review. Press the button again, and I’ll pick up where I stopped.
review-not-yours = You didn’t play in this game, so there are no decisions of yours to review.
refused-review-under-way = I’m still reviewing another game of yours. Please ask again when that’s done.
refused-no-review = There are no reviews for this game.

## Pictures

picture-review = { $alone ->
    [1] Your expected score: 100% is a Hard AI’s average
   *[0] How often you’d have won
}
picture-review-decisions = { $decisions ->
    [one] your 1 decision
   *[other] your { $decisions } decisions, from first to last
}
picture-percent = { $number }%
review-cost = { $wins ->
    [0] about { $scored } less in the end
    [one] about 1 win fewer in 100 games
   *[other] about { $wins } wins fewer in 100 games
}
review-alt = { $alone ->
    [1] Your expected score as a share of a Hard AI’s average
   *[0] How often you’d have won
}, over { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}: { $first } after the first, { $last } after the last.
review-alt-mark = Mark { $number }: decision { $decision }, { $share } after it.
review-alt-none = There was no decision.
