# Going over one’s own decisions of a game that is over.

button-review = Review
button-review-moment = Show { $number }
review-waiting = I will go over your decisions as soon as { $before ->
    [one] another review is
   *[other] { $before } other reviews are
} done.
review-progress = I am going over your decisions: { $done } of { $decisions }.
    { $bar }
review-begins = I am about to go over your decisions.
# The button is not named: it is in the language of the table, this in that of the reader.
review-meanwhile = There is no need to wait: the same button shows at any time how far I am, and later what I found.
review-elsewhere = You asked for this review again: your newer message shows it.
review-accuracy = **Accuracy: { $percent }.** For { $good } of your { $decisions } decisions I found nothing clearly better.
review-how = I judged each decision by what you knew at the time, in hundreds of games played out from there. The line shows how often you would have won.
review-how-alone = I judged each decision by what you knew at the time, in hundreds of games played out from there. The line shows how many of the { $target } points that a Hard AI averages you would have reached.
review-drawn-out = The game could be drawn out, first here: { $situation }. At { $number ->
    [one] one of your decisions
   *[other] { $number } of your decisions
} a pass keeps the last card of a stack.
review-worst = { $number ->
    [one] This decision cost you something:
   *[other] These decisions cost you most:
}
review-decision = **{ $number }** · { $situation } · { $cost }
    You chose to { $done }. Better: **{ $better }**. { $why }
review-flawless = None of them cost you anything. Well played!
review-none = There is nothing to go over: I know of no decision of yours in this game.
review-put-off = I could not finish your review. Press the button again, and I go on where I stopped.
review-not-yours = A review is for those who played: it goes over their own decisions. You did not play in this game.
refused-review-under-way = I am still going over another game of yours. Please ask again when that is done.
refused-no-review = There are no reviews for this game.

## Pictures

picture-review = { $alone ->
    [1] What you would have reached: 100% is a Hard AI’s average
   *[0] How often you would have won
}
picture-review-decisions = { $decisions ->
    [one] your 1 decision
   *[other] your { $decisions } decisions, from first to last
}
picture-percent = { $number }%
review-cost = { $wins ->
    [0] { $points ->
        [one] about 1 point less in the end
       *[other] about { $points } points less in the end
    }
    [one] about 1 win fewer in 100 games
   *[other] about { $wins } wins fewer in 100 games
}
review-alt = { $alone ->
    [1] How much of a Hard AI’s average you would have reached
   *[0] How often you would have won
}, over { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}: { $first } after the first, { $last } after the last.
review-alt-mark = Mark { $number }: decision { $decision }, { $share } after it.
review-alt-none = There was no decision.
