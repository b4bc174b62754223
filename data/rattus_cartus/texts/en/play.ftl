# Rattus Cartus: what happened, what can be chosen, what is refused, and the rules.

game-title = Rattus Cartus
cover-alt = Rattus Cartus: a witch, a castle, the back of a card and the piper’s house, in golden frames.
game-invitation = Win influence over a medieval town, card by card and in secret. But count your rats, for the plague is coming! Bluffing and a little spite.
phase-building = Building resolved

piece-copies = { $number } × { $card }

## What happened. The attribute `you` speaks to who did it.

told-supply = { $name } takes the supply of building { $place }, the { $building }{ $gains ->
    [0] .
   *[other] : { $gains }.
}
    .you = You take the supply of building { $place }, the { $building }: { $supply }.
told-entered = { $name } is the { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} to enter building { $place }, the { $building }.
    .you = You are the { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } to enter building { $place }, the { $building }.
told-laid = { $name } lays down { $number ->
    [0] no cards
    [one] 1 card, face down
   *[other] { $number } cards, face down
}.
    .you = { $number ->
        [0] You lay down no cards here.
        [one] You lay down 1 card here, face down.
       *[other] You lay down { $number } cards here, face down.
    }
told-pass = { $name } returns a Pass and enters after the others.
    .you = You return a Pass and enter after the others.
told-used = { $name } { $privilege ->
    [1] has the privilege in the { $building }
   *[0] uses the { $building }
}{ $gains ->
    [0] .
   *[other] : { $gains }.
}
told-gain-tokens = { $number ->
    [one] 1 victory token
   *[other] { $number } victory tokens
}
told-gain-rats = { $number ->
    [one] 1 rat
   *[other] { $number } rats
}
told-privilege-scored = { $name } has the privilege in the { $building }, which is influence in the last round.
told-privilege-settled = { $name } has this round’s privilege. People laid down: { $played }.
told-played = { $name } { $number }
told-revealed = **{ $building }** ({ $cls }).
told-shown = { $name }: { $cards ->
    [0] no cards.
   *[other] { $cards }.
}
told-influence = { $name } gains { $number } influence, now { $height } in { $cls }{ $gains ->
    [0] .
   *[other] , and { $gains }.
}
told-rats-taken = { $name } takes { $number ->
    [one] 1 rat
   *[other] { $number } rats
}.
told-rats-off = { $number ->
    [0] { $name } has no rats to discard.
    [one] { $name } discards 1 rat.
   *[other] { $name } discards { $number } rats.
}
told-tokens = { $name } gets { $number ->
    [one] 1 victory token
   *[other] { $number } victory tokens
}.
told-special = { $number ->
    [0] { $name } gets nothing: { $card } has run out.
   *[other] { $name } gets { $cards }.
}
told-drew = { $number ->
    [0] { $name } draws nothing.
    [one] { $name } draws 1 card.
   *[other] { $name } draws { $number } cards.
}
told-shuffled = The deck is empty: { $number ->
    [one] the discarded card becomes
   *[other] the { $number } discarded cards are shuffled into
} the new deck.
told-nun-seen = { $name } looks at nun card { $nun }.
told-discarded = { $name } discards from the hand: { $cards }.
told-flute = { $got ->
    [0] { $name } plays a Flute, but it sends no rats.
   *[other] { $name } plays a Flute and sends rats: { $got }.
}
told-flute-to = { $number ->
    [one] 1 to { $name }
   *[other] { $number } to { $name }
}
told-demand-sword = { $owe ->
    [0] { $name } plays a Sword, but nobody here has cards to give.
   *[other] { $name } plays a Sword. Cards to give: { $owe }.
}
told-demand-guard-tower = { $owe ->
    [0] { $name } has the privilege in the Guard Tower, but nobody has to give cards.
   *[other] { $name } has the privilege in the Guard Tower. Cards to give: { $owe }.
}
told-owes = { $name } { $number }
told-given = { $name } gives { $receiver } { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
told-round-began = Round { $round } begins: { $name } goes first. Buildings: { $row }.
told-turned-away = { $number ->
    [one] All buildings were of one class, so { $away } left the game.
   *[other] All buildings were of one class, so these left the game: { $away }.
}

you-chose-lay = You lay down: { $cards }.
you-chose-give = You choose to give: { $cards }.
you-chose-discard = You choose to discard: { $cards }.
you-laid = You lay down here, face down: { $cards }{ $more ->
    [0] .
   *[1] . That makes { $number } cards in all.
}
you-discard-no-more = Your choice in the Hospital stands.
apart-drew = You draw: { $cards }.
apart-nun = Nun card { $nun } is a { $card }.
apart-given = { $name } gives { $receiver }: { $cards }.

situation = { $last ->
    [1] Round { $round }, **the last one: buildings do nothing**
   *[0] Round { $round } of { $rounds }
}
question-supply = { $names }, which supply would you like to take? { $situation }.
question-look = { $names }, which nun card would you like to look at? { $situation }.
question-enter = { $names }, which building would you like to enter? { $situation }.
question-lay = { $names }, which cards would you like to lay down in the { $building }? { $situation }.
question-give = { $demand ->
    [guard-tower] Guard Tower
   *[sword] Sword
}: { $asked }. { $situation }.
question-discard = { $building }: { $asked }; every card takes a rat with it. { $situation }.
asked-give = { $names }, choose { $number ->
    [one] 1 card
   *[other] { $number } cards
}{ $people ->
    [one] {""}
   *[other] {" "}each
} to give away
asked-discard = { $names }, discard up to { $number ->
    [one] 1 card
   *[other] { $number } cards
}{ $people ->
    [one] {""}
   *[other] {" "}each
}
unsettled-privilege = { $name } has the privilege.

## Standings while the game runs

stands-line = **{ $name }**: **{ $points }** ({ $tracks } on the tracks as they stand, { $tokens ->
    [0] no tokens
    [one] 1 token
   *[other] { $tokens } tokens
}), { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} in hand
stands-hidden = Gold, hands and rats only count at the end.

## The private hand

hand-rats = { $rats ->
    [0] You have **no rats**.
    [one] You have **1 rat**.
   *[other] You have **{ $rats } rats**.
}
hand-cards = { $number ->
    [0] You have no cards.
    [one] Your card: { $cards }.
   *[other] Your { $number } cards: { $cards }.
}
hand-picked = Picked already: { $cards }.
hand-laid = Laid down in the { $building }: { $cards }.
hand-no-nuns = You know none of the { $all } nun cards yet.
hand-nuns = Nun cards you know: { $seen }. They show { $nuns ->
    [0] no nuns
    [one] 1 nun
   *[other] { $nuns } nuns
}{ $unknown ->
    [0] : whoever has more rats dies.
   *[other] ; with the unknown ones, there may be up to { $most }.
}
hand-nun = no. { $nun } ({ $card })
hand-your-turn = { $step ->
    [supply] Which supply would you like to take?
    [look] Which nun card would you like to look at?
    [enter] Which building would you like to enter?
    [lay] Which cards would you like to lay down, if any?
    [give] Which cards will you give away?
   *[discard] Which cards would you like to discard, if any?
}

## Choices

verb-supply = Take a supply
verb-look = Look at a nun card
verb-enter = Enter { $place }: { $building } ({ $cls })
verb-pass = Wait with a Pass
verb-lay = Lay cards down
verb-give = Choose cards to give
verb-discard = Discard cards
verb-done-lay = { $none ->
    [1] Lay no cards
   *[0] No more cards
}
verb-done-discard = { $none ->
    [1] Discard no cards
   *[0] No more cards
}
choice-supply = { $place }. { $building }: { $supply }
choice-nun = Nun card { $place }
choice-card = { $card }{ $copy ->
    [1] { "" }
   *[other] {" "}(no. { $copy })
}{ $does ->
    [influence] : 1 influence
    [rat] : 1 influence and 1 rat
    [sword] : half of the others’ cards
    [flute] : a rat to each other player
   *[none] { "" }
}
ask-supply = Which supply would you like to take? Others can take the same one. { $rats ->
    [0] You have no rats.
    [one] You have 1 rat.
   *[other] You have { $rats } rats.
} { $hand ->
    [0] You have no cards.
   *[other] Your cards: { $hand }.
}
ask-look = { $number ->
    [one] Which nun card would you like to look at?
   *[other] Which nun card would you like to look at first? You may look at { $number }.
} Only you see it.
ask-enter = Which building would you like to enter? { $hand ->
    [0] You have no cards.
   *[other] Your cards: { $hand }.
}
ask-lay = Which cards would you like to lay down in the { $building } ({ $cls })? Pick as many as you like, all at once. A { $person } or a Joker brings 1 influence, any other person 1 influence and 1 rat.{ $players ->
    [2] {" "}The round’s one privilege goes to whoever lays down more people and Jokers in all.
   *[other] { "" }
}
ask-lay-more = { $picked ->
    [0] What would you like to lay down in the { $building } ({ $cls })?
   *[other] So far in the { $building } ({ $cls }): { $picked }. Is that all?
} { $hand ->
    [0] You have no { $picked ->
        [0] cards
       *[other] more cards
    }.
   *[other] In your hand: { $hand }.
}
ask-give = Which { $number ->
    [one] card will you give
   *[other] { $number } cards will you give
} away? { $picked ->
    [0] { "" }
   *[other] Chosen already: { $picked }.{" "}
}Your hand: { $hand }.
ask-discard = Which cards would you like to discard? { $number ->
    [one] You may discard 1
   *[other] You may discard up to { $number }
}; each takes a rat with it. { $rats ->
    [0] You have no rats.
    [one] You have 1 rat.
   *[other] You have { $rats } rats.
} { $picked ->
    [0] { "" }
   *[other] Chosen already: { $picked }.{" "}
}Your hand: { $hand }.

refused-nothing-to-supply = You can’t take a supply now. `/rattus show board` shows what’s to be decided.
refused-nothing-to-look = You can’t look at a nun card now. `/rattus hand` shows those you know.
refused-nothing-to-enter = You can’t enter that building now. `/rattus show board` shows which there are.
refused-nothing-to-lay = You have no such card to lay down. Finished? `/rattus done` says so.
refused-nothing-to-give = You have no such card to give. `/rattus hand` shows your cards.
refused-nothing-to-discard = You have no such card to discard. Finished? `/rattus done` says so.

illegal-game-over = The game is over.
illegal-not-your-turn = It’s not your turn. `/rattus show board` shows whose it is.
illegal-not-asked = There’s nothing for you to decide now. `/rattus show board` shows who’s still thinking.
illegal-wrong-step = { $step ->
    [supply] Take a supply first: `/rattus supply`.
    [look] Look at a nun card first: `/rattus look`.
    [enter] Enter a building now: `/rattus enter`.
    [lay] Lay cards down now, or none: `/rattus lay`, then `/rattus done`.
    [give] Choose cards to give now: `/rattus give`.
    [discard] Discard cards in the Hospital now, or none: `/rattus discard`, then `/rattus done`.
   *[other] You can’t do that now. `/rattus show board` shows what’s to be decided.
}
illegal-no-such-place = There’s no building { $place } this round: they’re numbered 1 to { $most }, from the left.
illegal-no-such-nun = There’s no nun card { $nun }: they’re numbered 1 to { $most }, from the left.
illegal-nun-known = You already know nun card { $nun }. `/rattus hand` shows what you saw.
illegal-no-pass = You have no Pass. You can get one in the Office.
illegal-last-to-enter = All the others have entered, so there’s nobody to wait for. `/rattus enter` asks which building.
illegal-not-in-hand = You don’t have that card, or not enough of it: { $card }. `/rattus hand` shows your cards.
illegal-cannot-be-laid = { $card } can’t be laid down: only people, Jokers, Swords and Flutes can.

## Options

command-rattus = Rattus Cartus, for 2 to 5 players
command-new = Open a table in this channel
command-supply = Take the supply of one of the buildings shown
command-look = Look at a card of the nun row, in secret
command-enter = Enter a building
command-pass = Return a Pass and enter after the others
command-lay = Lay cards down at your building, face down
command-give = Choose the cards that a Sword or a Guard Tower takes from you
command-discard = Choose hand cards to discard in the Hospital, each with a rat
command-done = Finish laying down or discarding cards
option-one-kind = Each class uses one kind of building, all five copies; otherwise five of ten at random
option-supply = The building whose supply you take; leave it out to see all choices
option-nun = Which nun card, from the left; leave it out to see all choices
option-building = The building; leave it out to see all choices
option-cards = The cards, separated by commas; leave it out to see all choices
option-one-kind-on = Each class uses only one kind of building, and everyone knows which.
setting-one-kind = One kind of building per class

## Hints

does-supply = take the supply of building { $place }, the { $building }
does-look = look at nun card { $nun }
does-enter = enter building { $place }, the { $building }
does-pass = wait with a Pass
does-lay = lay down: { $card }
does-lay-next = { $chosen ->
    [0] { $open ->
        [1] lay down first: { $cards }
       *[0] lay down: { $cards }
    }
   *[other] also lay down: { $cards }
}
does-give = give away: { $cards }
does-discard = discard: { $cards }
does-done = { $step ->
    [discard] discard no { $chosen ->
        [0] cards
       *[other] more cards
    }
   *[lay] lay down no { $chosen ->
        [0] cards
       *[other] more cards
    }
}
reason-basic = { $laid ->
    [0] Even without cards, it does this for you
   *[1] In any case, it does this for you
}: { $fact }.{ $does ->
    [gold] {" "}At the end, the most Gold brings { $points } points; it stays in your hand until then.
    [tokens] {" "}A token is 1 point at the end.
    [joker] {" "}It brings influence anywhere, and never a rat.
    [sword] {" "}Laid down, it takes cards from the others in your building.
    [flute] {" "}Laid down, it sends your rats to the others in your building.
    [pass] {" "}With it, you can enter after the others.
   *[other] { "" }
}
reason-tower-enter = { $givers ->
    [0] In there, no Guard Tower takes cards from you; its privilege brings some only if you keep no more in hand than others have.
   *[other] With the privilege, each player outside with at least as many cards in hand as you gives you { $number }.
}
reason-tower-safe = In there, no Guard Tower takes cards from you; outside, it could take { $number }.
reason-tower = { $outside ->
    [0] All the others are in a Guard Tower, so the privilege would bring you no cards.
   *[other] { $kept ->
        [0] You then keep no cards
        [one] You then keep 1 card
       *[other] You then keep { $kept } cards
    }: { $players ->
        [0] nobody outside has as many, so the privilege would bring you none.
        [one] 1 player outside has at least as many, and must give you some if you get the privilege.
       *[other] { $players } players outside have at least as many, and must give you some if you get the privilege.
    }
}
reason-there-of-two = { $number ->
    [0] Your rival hasn’t entered yet: this round’s one privilege is open.
   *[other] Your rival has laid down { $most ->
        [0] no cards: one person or Joker gets you this round’s privilege.
        [one] 1 card: you may need 2 people or Jokers for this round’s one privilege.
       *[other] { $most } cards: you may need more people or Jokers than that for this round’s one privilege.
    }
}
reason-privilege-needs = For the privilege you may need { $cost ->
    [part] { $need } of your { $people } people and Jokers
    [all] all your people and Jokers
   *[more] { $need } people or Jokers, more than you have
}.
reason-alone = { $left ->
    [0] Nobody else is in there: the privilege is yours even without cards.
   *[other] Nobody else is in there yet: the privilege is yours even without cards, unless somebody comes and lays some down.
}
reason-cards = With it, you have { $after ->
    [one] 1 card
   *[other] { $after } cards
} instead of { $number }.
reason-supply-instead = { $same ->
    [1] The other { $building }
   *[0] The { $building }
} { $lacks ->
    [cards] gives you only { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
    [rats] lets you discard { $number ->
        [0] no rat
        [one] only 1 rat
       *[other] only { $number } rats
    }
   *[looks] shows you no nun card
}.
reason-known = { $known ->
    [0] So far you know none of the { $all } nun cards.
   *[other] You know { $known } of the { $all } nun cards.
}
reason-look = { $unknown ->
    [one] The last unknown card can show 0 to { $most } nuns.
   *[other] It doesn’t matter which: each unknown card can show 0 to { $most } nuns.
}
reason-rats = That leaves you with { $rats ->
    [0] no rats
    [one] 1 rat
   *[other] { $rats } rats
}. { $unknown ->
    [0] The nun row shows { $nuns ->
        [0] no nuns
        [one] 1 nun
       *[other] { $nuns } nuns
    }.
   *[other] { $known ->
        [0] Expect about { $likely } nuns in the face-down nun row.
       *[other] You know of { $nuns ->
            [0] no nuns
            [one] 1 nun
           *[other] { $nuns } nuns
        }; with the unknown cards, expect about { $likely }.
    }
}
reason-fitting = { $number ->
    [one] One of your cards would bring influence there without a rat (class: { $cls }){ $most ->
        [1] , and none elsewhere
       *[0] { "" }
    }.
   *[other] { $number } of your cards would bring influence there without a rat (class: { $cls }){ $most ->
        [1] , more than anywhere else
       *[0] { "" }
    }.
}
reason-there = { $number ->
    [0] Nobody is there yet.
    [one] One player is there, with { $most ->
        [0] no cards
        [one] 1 card
       *[other] { $most } cards
    } face down.
   *[other] { $number } players are there, with at most { $most ->
        [0] no cards
        [one] 1 card
       *[other] { $most } cards
    } each.
}
reason-track = { $more ->
    [0] You’re at { $height } in { $cls }; the best of the others is at { $best }.
   *[other] With what you lay down here, you reach { $height } in { $cls }; the best of the others is at { $best }.
}
reason-lay = { $number ->
    [one] It brings
   *[other] Together they bring
} { $number } influence in { $cls }, and { $rats ->
    [0] no rat
    [one] 1 rat
   *[other] { $rats } rats
}.
reason-kept-strange = { $number ->
    [one] The person you keep would bring a rat here.
   *[other] Each of the { $number } people you keep would bring a rat here.
}
reason-keep = { $cards ->
    [0] No card is left in your hand.
   *[other] You keep: { $cards }.
}
reason-sword = { $others ->
    [0] Nobody else is here yet; the Sword takes half the cards of anyone who comes.
    [one] As things stand, the Sword takes { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    } from the other player here.
   *[other] As things stand, the Sword takes { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    } from the { $others } others here.
}
reason-swords = { $others ->
    [0] Nobody else is here yet; each of your { $swords } Swords takes half the remaining cards of anyone who comes.
   *[other] As things stand, your { $swords } Swords together take { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }: each takes half of what the one before left.
}
reason-flute = { $others ->
    [0] Nobody else is here yet; { $flutes ->
        [one] the Flute sends one
       *[other] your Flutes send { $flutes }
    } of your rats to anyone who comes.
   *[other] As things stand, { $flutes ->
        [one] the Flute sends
       *[other] your { $flutes } Flutes send
    } { $rats ->
        [0] no rats
        [one] 1 rat
       *[other] { $rats } rats
    } away.
}
reason-pass = { $others ->
    [one] One other player
   *[other] { $others } other players
} will have entered before you decide.
reason-plan = { $cards ->
    [0] Lay down no cards there.
   *[other] Lay down there: { $cards }.
}
reason-give = { $alike ->
    [0] It’s the only one of its kind in your hand
    [one] You keep another one of its kind
   *[other] You keep { $alike } more of its kind
}; that leaves you { $left ->
    [0] no cards.
    [one] 1 card in all.
   *[other] { $left } cards in all.
}
reason-done = { $number ->
    [0] You have no cards left.
    [one] You keep 1 card in hand{ $last ->
        [1] .
       *[0] {" "}for later rounds.
    }
   *[other] You keep { $number } cards in hand{ $last ->
        [1] .
       *[0] {" "}for later rounds.
    }
}
reason-hand = At the end, the most people and Jokers in hand bring { $first } points, the second most { $second }.
difference-track = { $counted ->
    [1] you get { $number ->
        [0] no points
        [one] about { $best } point
       *[other] about { $best } points
    } on the { $cls } track instead of { $other }
   *[0] you get { $more ->
        [1] more
       *[0] fewer
    } points on the { $cls } track
}
difference-gold = { $counted ->
    [1] you get { $number ->
        [0] no points
        [one] about { $best } point
       *[other] about { $best } points
    } for Gold at the end instead of { $other }
   *[0] you get { $more ->
        [1] more
       *[0] fewer
    } points for Gold at the end
}
difference-people = { $counted ->
    [1] you get { $number ->
        [0] no points
        [one] about { $best } point
       *[other] about { $best } points
    } for the people left in your hand at the end instead of { $other }
   *[0] you get { $more ->
        [1] more
       *[0] fewer
    } points for the people left in your hand at the end
}
difference-tokens = { $counted ->
    [1] you get { $number ->
        [0] no points
        [one] about { $best } point
       *[other] about { $best } points
    } from victory tokens instead of { $other }
   *[0] you get { $more ->
        [1] more
       *[0] fewer
    } points from victory tokens
}
difference-plague = you die of the plague { $counted ->
    [1] in about { $best } of ten games instead of { $other }
   *[0] { $more ->
        [1] more often
       *[0] less often
    }
}
difference-privilege = you win a privilege { $counted ->
    [1] this round in about { $best } of ten games instead of { $other }
   *[0] { $more ->
        [1] more often
       *[0] less often
    } this round
}
difference-flutes = your Flutes send away { $counted ->
    [1] { $number ->
        [0] no rats
        [one] about { $best } rat
       *[other] about { $best } rats
    } instead of { $other }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } rats
}
difference-rival = your { $rivals ->
    [one] rival
   *[other] strongest rival
} ends with { $counted ->
    [1] { $number ->
        [0] no points
        [one] about { $best } point
       *[other] about { $best } points
    } instead of { $other }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } points
}
hint-other = Or { $what }: { $much ->
    [1] much worse.
   *[0] { $points ->
        [0] about as good.
        [one] about 1 point worse.
       *[other] about { $points } points worse.
    }
}

## The end

end-plague = The plague comes. The nun row shows { $nuns ->
    [one] 1 nun
   *[other] { $nuns } nuns
} ({ $cards }): whoever has more rats than that dies.
end-title = { $number ->
    [0] **Nobody wins:** the plague has taken everyone.
    [one] **{ $winners } wins!**
   *[other] **{ $winners } share the win!**
}
end-line = { $rank }\. **{ $name }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rats ->
    [0] no rats
    [one] 1 rat
   *[other] { $rats } rats
} (tracks { $tracks }{ $gold ->
    [0] { "" }
   *[other] , Gold { $gold }
}{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
}{ $tokens ->
    [0] { "" }
   *[other] , tokens { $tokens }
})
end-line-dead = **{ $name }** is dead: { $rats ->
    [one] 1 rat
   *[other] { $rats } rats
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} (tracks { $tracks }{ $gold ->
    [0] { "" }
   *[other] , Gold { $gold }
}{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
}{ $tokens ->
    [0] { "" }
   *[other] , tokens { $tokens }
})
end-tied = { $names } have { $what ->
    [gold] the same amount of Gold
   *[hand] the same number of people and Jokers in hand
}: { $points } points each.
