# Moves that are planned ahead. Only the player whose plans they are reads this.

button-plan = { $number ->
    [0] Plan a move
    [one] My plan
   *[other] My plans ({ $number })
}
button-plan-change = Change { $number }
button-plan-drop = Drop { $number }
plans-none = **Nothing is planned.** What should I do when your turn comes? Only you see this.
plans-title = **Your plans.** When your turn comes, I make the first of them that fits, after a short pause. Only you see this.
plans-line = { $number }. { $what }
plan-made = Planned: { $what }.
plan-dropped = Dropped: { $what }.
ask-plan = What should I do when your turn comes?
ask-plan-which = { $chosen }: what exactly?
# $why is a whole sentence: what the rules say against it.
plan-ended = { $end ->
    [gone] Your plan was to { $what }. That is gone, so the plan is off.
    [illegal] Your plan was to { $what }. { $why }
    [undone] You have taken a move back, and your plan goes with it: { $what }.
    [replaced] You have made another move instead, so this plan is off: { $what }.
    [stood-in] Your time was up and an AI plays for you, so this plan is off: { $what }.
   *[true] Your plan has come true and is over: { $what }.
}
refused-plan-your-turn = It is your turn already: just make your move.
refused-plan-stood-in = An AI is playing for you. Come back first, then you can plan your moves.
refused-plan-gone = That is not there any more, so there is nothing to plan with it.
refused-plan-undone = A move was taken back since you saw that, and nothing was planned. Please have another look first.
refused-plan-over = That plan is over: it was carried out or dropped.
refused-plan-enough = { $most } plans are as many as I can remember. Change or drop one of them.
