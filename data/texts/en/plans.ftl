# Moves that are planned ahead. Only the player whose plans they are reads this.

button-plan = { $number ->
    [0] Plan a move
    [one] My plan
   *[other] My plans ({ $number })
}
button-plan-change = Change { $number }
button-plan-drop = Drop { $number }
plans-none = **No plans yet.** What should I do when it’s your turn? Only you see this.
plans-title = **Your plans.** When it’s your turn, I’ll wait a moment, then carry out the first one that’s possible. Only you see this.
plans-line = { $number }. { $what }
plan-made = Planned: { $what }.
plan-dropped = Dropped: { $what }.
ask-plan = What should I do when it’s your turn?
ask-plan-which = { $chosen }: please choose.
# $why is a whole sentence: what the rules say against it.
plan-ended = { $end ->
    [gone] You planned to { $what }. That’s gone, so the plan is off.
    [illegal] You planned to { $what }. { $why }
    [undone] You took a move back, so this plan is off: { $what }.
    [replaced] You made another move instead, so this plan is off: { $what }.
    [stood-in] You ran out of time and an AI is playing for you, so this plan is off: { $what }.
   *[true] Your plan worked out: { $what }.
}
refused-plan-your-turn = It’s already your turn: just make your move.
refused-plan-stood-in = An AI is playing for you. Come back first, then you can plan.
refused-plan-gone = That’s gone, so you can’t plan with it.
refused-plan-undone = Somebody took a move back, so nothing was planned. Please have another look first.
refused-plan-over = That plan is done or dropped already.
refused-plan-enough = I can only remember { $most } plans. Change or drop one first.
