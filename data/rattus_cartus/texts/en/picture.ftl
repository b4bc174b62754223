# Short words in the pictures.

picture-round-of = Round { $round } of { $rounds }
picture-last-round = Last round: { $round }
picture-game-over = The game is over
picture-plague = The plague is here
picture-step-supply = Choose a supply
picture-step-look = Look at a nun card
picture-step-enter = Enter a building
picture-step-lay = Lay cards down
picture-step-give = Cards to give
picture-step-discard = In the Hospital
picture-give-sword = Sword: give cards
picture-give-guard-tower = Tower: give cards
picture-buildings = resolved left to right
picture-since =
    { $replay ->
        [1] in this step
       *[0] since your last move
    }
# Before the signs of those who did, in their order.
picture-moved = moved:
# Above the buildings of a round that has begun since the reader's last move.
picture-all-new = all new
# For whom a building does something, beside the wreath and the pawn.
picture-most = most people
picture-each = all others
picture-supply = supply
# Heads the seats that took the supply of a building, and those that entered it.
picture-supplied = supply taken
picture-entered = inside
picture-influence = influence
# After the points of the first places, such as 10, 5 and 2.
picture-track-points = at the end
picture-hand = { $name }’s hand
picture-no-cards = No cards in hand
# On a card.
picture-chosen = picked
picture-nuns-known =
    { $number ->
        [0] You know none of the { $all } nun cards
       *[other] You know { $number } of the { $all } nun cards
    }
# Beside a sign and the number.
picture-nuns =
    { $number ->
        [one] nun
       *[other] nuns
    }
picture-rats =
    { $number ->
        [one] rat
       *[other] rats
    }
picture-laid-at = Laid down: { $building }
picture-winner = { $name } wins
picture-winners = { $number } share the win
picture-nobody-wins = Nobody survives
picture-more-rats-die =
    { $nuns ->
        [one] More than { $nuns } rat is deadly.
       *[other] More than { $nuns } rats are deadly.
    }
# Above the numbers of rats, which decide who survives.
picture-points-rats = Rats
picture-nowhere = Not in a building yet
picture-at = At: { $building }
picture-at-hidden =
    { $number ->
        [0] At: { $building }
        [one] At: { $building }, with { $number } card face down
       *[other] At: { $building }, with { $number } cards face down
    }
picture-looked =
    { $number ->
        [0] has seen none of { $all } nun cards
        [one] has seen { $number } of { $all } nun cards
       *[other] has seen { $number } of { $all } nun cards
    }

# For those who do not see the pictures, and when one cannot be drawn.

alt-card = { $card }.
alt-supply = A supply: { $supply }.
# Between the parts of a list whose parts have commas.
alt-between = ;{ " " }
alt-and = { $one } { $other }
alt-none = none
alt-copies = { $number } × { $card }
alt-nobody-survives = The game is over: nobody survives the plague.
alt-step-supply = Choosing a supply: { $names }.
alt-step-look = Looking at a nun card: { $names }.
alt-step-enter = Entering a building: { $names }.
alt-step-lay = Laying cards down: { $names }.
alt-step-give = Choosing cards to give: { $names }.
alt-step-discard =
    { $number ->
        [one] In the Hospital, { $names } may discard hand cards.
       *[other] In the Hospital, these players may discard hand cards: { $names }.
    }
alt-give-sword =
    { $number ->
        [one] { $receiver } played a Sword: { $names } must give cards.
       *[other] { $receiver } played a Sword. These players must give cards: { $names }.
    }
alt-give-guard-tower =
    { $number ->
        [one] { $receiver } has the Guard Tower: { $names } must give cards.
       *[other] { $receiver } has the Guard Tower. These players must give cards: { $names }.
    }
alt-round-of = Round { $round } of { $rounds }.
alt-last-round = Round { $round }, the last round: buildings do nothing.
alt-building = { $place }. { $building } ({ $cls }). Privilege: { $privilege }. Others: { $basic }. Supply: { $supply }.
alt-entered = Entered: { $guests }.
alt-resolving = It is being resolved.
alt-resolved = It is resolved.
# What changed since the reader's last move.
alt-new-round = A new round has begun: all buildings are new.
alt-since-order = Moves in this order: { $names }.
# In the list of that order.
alt-since-waited = { $name } (used a Pass)
alt-since-nothing = No move: { $names }.
alt-since-influence = +{ $number } influence ({ $cls })
alt-since-supply = supply taken ({ $building })
alt-since-entered = entered ({ $building })
alt-since-laid =
    { $number ->
        [one] { $number } card laid down
       *[other] { $number } cards laid down
    }
alt-guest =
    { $number ->
        [0] { $name } without cards
        [one] { $name } with { $number } card
       *[other] { $name } with { $number } cards
    }
alt-guest-shown = { $name } with { $cards }
alt-seat =
    { $tokens ->
        [0] { $name }: { $cards ->
            [0] no cards
            [one] { $cards } card
           *[other] { $cards } cards
        } in hand.
        [one] { $name }: { $cards ->
            [0] no cards
            [one] { $cards } card
           *[other] { $cards } cards
        } in hand, { $tokens } victory token.
       *[other] { $name }: { $cards ->
            [0] no cards
            [one] { $cards } card
           *[other] { $cards } cards
        } in hand, { $tokens } victory tokens.
    }
alt-track = { $cls }: { $heights }.
alt-track-empty = { $cls }: nobody yet.
alt-height = { $name } { $height }
alt-influence = Influence: { $heights }.
alt-first = Starting player: { $name }.
alt-queue-supplies = Still to choose a supply: { $names }.
alt-queue-entering = Still to enter: { $names }.
alt-queue-resolving = Still to come: { $names }.
alt-looked =
    { $number ->
        [one] { $name } has looked at nun card { $places }.
       *[other] { $name } has looked at nun cards { $places }.
    }
alt-deck =
    { $number ->
        [one] { $number } card is left to draw.
       *[other] { $number } cards are left to draw.
    }
alt-supplied = { $name } took the supply of building { $place }: { $building }.
alt-asked = { $name } must give { $number }.
alt-gained = This round { $name }: { $gains }.
alt-privilege = { $name } has the privilege.
alt-discards = Discarded: { $list }.
alt-piles = Left in the piles: { $list }.
alt-stack = Buildings to come: { $stack }, replacements: { $replacements }.
alt-turned-away = Turned away this round: { $list }.
alt-gone = Out of the game: { $list }.
alt-kinds = Buildings in use: { $list }.
alt-copy = { $building } ({ $supply })
alt-plague =
    { $nuns ->
        [one] The nun row shows { $nuns } nun: { $cards }. Whoever has more rats dies.
       *[other] The nun row shows { $nuns } nuns: { $cards }. Whoever has more rats dies.
    }
alt-result =
    { $rank }. { $name } lives with { $rats ->
        [0] no rats
        [one] { $rats } rat
       *[other] { $rats } rats
    }: { $points } points. Tracks: { $tracks }. Gold ({ $golds }): { $gold }. Hand ({ $people }): { $hand }. Tokens: { $tokens }.
alt-result-dead =
    { $name } dies with { $rats ->
        [one] { $rats } rat
       *[other] { $rats } rats
    }: { $points } points. Tracks: { $tracks }. Gold ({ $golds }): { $gold }. Hand ({ $people }): { $hand }. Tokens: { $tokens }.
alt-building-over = Resolved: { $building } ({ $cls }).
alt-outcome = { $name } laid { $cards }: { $gains }.
alt-outcome-privilege = { $name } laid { $cards } and had the privilege: { $gains }.
alt-outcome-beside = { $name }: { $gains }.
alt-no-card = nothing
alt-nothing = nothing gained
alt-rats =
    { $rats ->
        [0] { $name }, you have no rats.
        [one] { $name }, you have { $rats } rat.
       *[other] { $name }, you have { $rats } rats.
    }
alt-hand = Your cards: { $cards }.
alt-no-hand = You have no cards.
alt-nun = { $place } { $card }
alt-known =
    { $nuns ->
        [one] Nun cards you know: { $cards }. Together they show { $nuns } nun.
       *[other] Nun cards you know: { $cards }. Together they show { $nuns } nuns.
    }
alt-chosen = Picked: { $cards }.
alt-laid = Laid down, { $building }: { $cards }.
alt-at =
    { $number ->
        [0] At { $building } without cards.
        [one] At { $building } with { $number } card.
       *[other] At { $building } with { $number } cards.
    }
gain-influence = +{ $number } influence
gain-rats =
    { $number ->
        [one] +{ $number } rat
       *[other] +{ $number } rats
    }
gain-rats-off =
    { $number ->
        [one] −{ $number } rat
       *[other] −{ $number } rats
    }
gain-rats-both =
    { $number ->
        [0] as many rats as before
        [one] { $net } rat
       *[other] { $net } rats
    } (+{ $taken } −{ $off })
gain-tokens =
    { $number ->
        [one] +{ $number } victory token
       *[other] +{ $number } victory tokens
    }
gain-drawn =
    { $number ->
        [one] { $number } card drawn
       *[other] { $number } cards drawn
    }
gain-received =
    { $number ->
        [one] { $number } card received
       *[other] { $number } cards received
    }
gain-given =
    { $number ->
        [one] { $number } card given away
       *[other] { $number } cards given away
    }
gain-discarded =
    { $number ->
        [one] { $number } card discarded
       *[other] { $number } cards discarded
    }
gain-looks =
    { $number ->
        [one] { $number } nun card seen
       *[other] { $number } nun cards seen
    }
gain-special = +{ $cards }

## The signs, explained. The attribute `alt` names the sign, too.

sign-classes = The six classes, each with its own track
    .alt = Ear of grain, scales, cross, shield, moon and crown: the six classes, each with its own track.
sign-most = Privilege: most people laid down
    .alt = Wreath with a 1: the privilege, what a building does for whoever lays down the most people there.
sign-each = For everyone else who entered
    .alt = Grey figure: what a building does for everyone else who entered.
sign-crate = The supply of a building
    .alt = Crate: the supply of a building.
sign-door = Who entered, and with how many cards
    .alt = Door with discs: who entered, in their order, and how many cards each laid down.
sign-card-rat = Draw a card, discard a rat
    .alt = Plus 1 at a card: draw a card. Minus 1 at a rat: discard a rat.
sign-heal = Discard a hand card and a rat with it
    .alt = Card and rat, crossed out: discard a hand card, and a rat with it.
sign-tower = Others give cards; yours are safe
    .alt = Card with an arrow: others give cards. Shield: nobody takes cards from you.
sign-sword-flute = Sword takes cards, Flute sends rats
    .alt = Sword: takes cards from others. Flute: sends rats to others.
sign-joker-pass-gold = Joker fits anywhere, Pass waits, Gold pays at the end
    .alt = Joker: fits in every building. Pass: lets others enter first. Gold: points at the end.
sign-influence = Influence in a class
    .alt = Green arrow upwards: influence in a class.
sign-eye = The nun row, and looks at it
    .alt = Blue card with a veil: the nun row, face down. Eye: looks at its cards.
sign-hand = Cards in hand, victory tokens
    .alt = Two cards with a number: cards in hand. Medal with a number: victory tokens.
sign-first = Starting player; whose turn it is
    .alt = Flag: the starting player. Arrow: whose turn it is; there are several where players decide at once.
alt-cards = Pictures of these cards: { $cards }.
alt-buildings = Pictures of these buildings: { $buildings }.

# What a ring marks, at the beginning of the alt text.

marked-nuns = Marked: the nun cards at the top.
marked-round = Marked: the round at the top.
marked-seats = Marked: the players on the right.
marked-supplies = Marked: the supplies of the buildings.
marked-buildings = Marked: the buildings.
