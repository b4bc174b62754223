# The Council of the Dike: what happened, what can be chosen, what is refused, and the rules.

game-title = The Council of the Dike
cover-alt = The Council of the Dike
game-invitation = Hold the dike together, and see to it that your own house gains the most.

card-reed = Reed
card-peat = Peat
card-clay = Clay
card-oak = Oak
card-stone = Stone
no-cards = none
phase-giving = Giving
phase-building = Building
phase-claiming = Claiming
phase-harvest = Harvest

## What happened

told-given = { $name } gives { $receiver } { $number } cards.
told-given-cards = { $name } gives { $receiver }: { $cards }.
told-chose = { $name } chooses to give: { $cards }.
told-laid = { $name } lays { $card }.
told-claimed = { $name } asks for { $field }.
told-dealt = { $name } is dealt: { $cards }.
told-flood = A flood of { $height }: the dike needs { $needed } and has { $laid }.
told-uncovered = { $name } laid { $strength } ({ $cards }).
told-dike-held = The dike holds. Most of it was built by { $names }, for { $points } points.
told-dike-broke = The dike breaks. Drowned: { $names }.
told-field = { $got ->
    [1] { $name } gets { $field }.
   *[0] { $name } asked for { $field } in vain.
}
told-harvest = { $name } brings in { $points } (kept: { $cards }).
told-winter-began = Winter { $winter } begins.
you-chose = You choose to give: { $cards }.
you-laid = You lay { $card }.
you-got-ready = You lay no more.
you-claimed = You ask for { $field }.
apart-dealt = You are dealt: { $cards }.
situation = Winter { $winter }, { $phase }
question-giving = Still choosing cards to give: { $names }. { $situation }.
question-building = Still building at the dike: { $names }. { $situation }.
question-claiming = Still choosing a field: { $names }. { $situation }.

## Pictures

picture-fields = fields

## Choices

verb-give = Give
verb-lay = Lay
verb-done = Lay no more
verb-claim = Ask for a field
choice-card = { $copy ->
    [1] { $card } ({ $strength })
   *[other] { $card } no. { $copy } ({ $strength })
}
choice-field = { $field } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
ask-what = What do you do? You hold: { $cards }.
ask-give = Which 2 or 3 cards do you give to the left? You hold: { $cards }.
ask-lay = What do you lay at the dike? You hold: { $cards }.
ask-claim = Which field do you ask for? You hold: { $cards }.

refused-nothing-to-give = There is nothing to give now.
refused-nothing-to-lay = There is nothing that you can lay now.
refused-nothing-to-done = You are not building now.
refused-nothing-to-claim = No field can be asked for now.

illegal-game-over = The game is over.
illegal-drowned = Your house has drowned.
illegal-already-decided = You have decided already.
illegal-wrong-phase = That cannot be done in this phase: { $phase }.
illegal-two-or-three-cards = You give 2 or 3 cards, not { $number }.
illegal-not-in-hand = You do not hold so many cards of that name: { $card }.
illegal-weakest-first = Name the weakest card first.
illegal-no-such-field = There is no field { $field }.
illegal-field-taken = The field { $field } belongs to the house on seat { $seat }.

## Options

command-council = The Council of the Dike, for 3 to 5 players
command-new = Open a table in this channel
command-give = Choose 2 or 3 cards for the house on your left
command-lay = Lay cards at the dike, face down
command-done = Lay no more
command-claim = Ask for a field
option-cards = The cards, commas between them; all choices, if you leave it out
option-cards-to-lay = The cards, one of each kind; all choices, if you leave it out
option-field = The field; all choices, if you leave it out
option-open = Everything lies face up, and all decisions are seen
option-open-on = Everything lies face up.
setting-open = Face up

## Pictures and boards

house = { $points } points, { $fields } fields, { $cards } cards{ $decided ->
    [1] , has decided.
   *[0] .
}
house-drowned = Drowned with { $points } points.
house-fields = Fields: { $fields }.
house-cards = Cards: { $cards }.
board-flood = The flood was { $height } high.
board-discarded = Discarded: { $cards }.
board-deck = { $number } cards are left.
result-head = { $number ->
    [0] Nobody wins
    [one] { $winners } wins
   *[other] { $winners } share the win
}

## The end

end-title = { $number ->
    [0] **Nobody wins:** the sea has taken all.
    [one] **{ $winners } wins!**
   *[other] **{ $winners } share the win!**
}
end-line = { $rank }. **{ $name }**: { $fields } fields, { $points } points
end-line-drowned = **{ $name }** drowned, with { $points } points

## Rules. `title` is the topic’s name.

rules-overview = **The Council in short**
    For three winters the houses hold the dike together. In each they give cards to the left, build, and ask for fields, all at once and in secret. Who builds least when the dike breaks drowns. The most fields win. `/{ $command } rules` with a topic says more.
    .title = The game in short
rules-end = **The end**
    After the third winter, or when fewer than two houses live. The living house with the most fields wins, and points break ties. If all have drowned, nobody wins.
    .title = The end of the game
