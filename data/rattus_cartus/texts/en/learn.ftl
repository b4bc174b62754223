# A guided game: each of these is told once, when its moment has come.

lesson-welcome = **Welcome to town!** You, { $rivals } vie for influence with its six classes. The sign at the top counts the { $rounds } rounds; after the last one, most points win. Who begins was drawn by lot: { $begins ->
    [1] you
   *[0] { $rival }
}. In each later round it is the next player to the left. Nobody else sees this table: try things out.
lesson-supply = **First a supply:** choose a building and get what lies in its crate: cards, perhaps a rat less or a look at a nun card. You need not enter that building afterwards, and others may choose the same one. The number at the top right counts the cards left to draw; when they run out, the discarded ones are shuffled.
lesson-look = **You may look at { $number ->
    [one] a nun card
   *[other] { $number } nun cards
}.** Only you learn what { $number ->
    [one] it shows
   *[other] they show
}, and “My hand” shows it to you again. The more nuns you find, the more rats you can afford.
lesson-enter = **Now enter a building.** Whatever cards you lay down there, they bring influence in its class, the sign beside its name; a person of another class also brings you a rat. Below its picture you see what it does: first for whoever lays down the most people there (that is the privilege), then for all others who entered, even without cards.
lesson-lay = **Lay cards down,** face down: as many as you like, or none. Each person and each Joker (a person of every class) brings 1 influence in the class of this building; a person of another class brings a rat, too. Whoever lays down the most of them here has the privilege; of equals, whoever entered first.
lesson-rival-laid = **{ $rival } has laid cards down.** You see how many, but not which. For the privilege there you need more people and Jokers, but what stays in your hand is there for the next round.
lesson-guard-tower = **The Guard Tower takes from full hands:** with its privilege, each player outside who has at least as many cards in hand as you gives you { $number }; only what you keep in hand counts.{ $givers ->
    [0] {" "}If you lay down nothing, that is nobody for now.
   *[other] { "" }
} Without the privilege it only protects you: no Guard Tower takes cards from you while you are in one.
lesson-tower-outcome = **What the Guard Tower did for you:** { $privilege ->
    [own] { $number ->
        [0] you had its privilege, but nobody outside who had as many cards in hand as you could give you any.
        [one] you had its privilege, so 1 card came from others who had at least as many in hand as you.
       *[other] you had its privilege, so { $number } cards came from others who had at least as many in hand as you.
    }
   *[rival] without the privilege it brought you no cards. But while you were in there, no Guard Tower could take any from you.
}
lesson-tracks = **The six tracks** each pay at the end: 10 points to whoever is ahead, 5 to the second. The third gets 2, whoever is still at the start nothing. If some are level, whoever got there last is ahead. So a little everywhere is often worth more than a lot in one place. Cards you keep pay, too: the most people and Jokers left in a hand bring 5, the second most 2.
lesson-rats = **You have more rats than at the start.** That is no disaster, as only the end counts: on five nun cards you can expect about 10 nuns. But only a look at them tells you how many rats you can afford.
lesson-give = **{ $rival } gets { $number ->
    [one] 1 card
   *[other] { $number } cards
} from you.** { $demand ->
    [guard-tower] That is the privilege of the Guard Tower: whoever is in none and has no fewer cards must give some away.
   *[sword] That is the Sword: everybody else in its building gives away half of their hand, rounded down, and a second Sword takes half of the rest.
} You choose which, so keep what you need most.
lesson-discard = **In the Hospital** you discard a rat for each card that you discard from your hand. You need not discard any: what stays in your hand can still be laid down later. Choose cards that fit nowhere.
lesson-joker = **A Joker** is a person of every class: it brings influence anywhere, and never a rat. It counts for the privilege, too.
lesson-sword = **A Sword** is laid down with your other cards: each other player in the same building has to give you half of their hand, rounded down. A second one takes half of the rest. If you are alone there, it does nothing.
lesson-flute = **A Flute** is laid down with your other cards: it sends one of your rats to each other player in the same building. If you are alone there, it does nothing.
lesson-pass = **A Pass** is not laid down. When it is your turn to enter, “Wait with a Pass” lets the others go first, and you see where, and with how many cards.
lesson-gold = **Gold** cannot be laid down in any building. It waits in your hand for the end: whoever has the most gets { $first } points, the second { $second }. Until then a Sword or a Guard Tower can take it from you.
lesson-late = **The end is near.** Have a look at the tracks: where can one more card put you ahead? And look at your rats: a Monastery or a Hospital may be worth more now than influence. The most people and Jokers left in a hand bring 5 points.
lesson-last-round = **The last round!** No building is used now: the privilege is 1 more influence in its class instead. But Swords and Flutes still work, and a person of another class still brings a rat.
lesson-on-your-own = **From now on you decide.** My tips end here, but **Hint** gives you one whenever you like. I still explain what is new.
lesson-plague = **But then the rats bring the plague.** These five nun cards are turned over, each with 0 to 4 nuns: whoever has more rats than there are nuns dies and cannot win. You begin with { $rats } rats. The nuns on the cards in your own hand do not count.
lesson-row = **New buildings: what they do** with the privilege / for all others there. { $number ->
    [1] { $first }
    [2] { $first } { $second }
   *[3] { $first } { $second } { $third }
}
lesson-outcome = **Round { $round } of { $rounds } is over.** { $building ->
    [0] { $gains ->
        [0] { "" }
       *[other] Last of all for you: { $gains }.{" "}
    }
   *[other] You were in the { $building }: { $gains ->
        [0] nothing gained, nothing lost
       *[other] { $gains }
    }.{" "}
}{ $sent ->
    [0] { "" }
    [one] Your Flute sent 1 rat away.{" "}
   *[other] Your Flute sent { $sent } rats away.{" "}
}{ $taken ->
    [0] { "" }
    [one] Your Sword brought you 1 card.{" "}
   *[other] Your Sword brought you { $taken } cards.{" "}
}{ $flute ->
    [0] { "" }
    [one] A Flute sent you 1 rat.{" "}
   *[other] Flutes sent you { $flute } rats.{" "}
}{ $privilege ->
    [own] You had the privilege there.{" "}
    [rival] { $rival } had the privilege there.{" "}
   *[none] { "" }
}If the influence tracks and tokens (1 point each) were counted now, you would get { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $lead ->
    [own] {" "}and be in the lead, ahead of { $others }
    [shared] {" "}and share the lead with { $others }
   *[rival] . In the lead: { $others }
}.
lesson-outcome-of-other = { $name } ({ $points })
lesson-resolved = **Your building so far ({ $building }):** { $gains ->
    [0] nothing gained, nothing lost
   *[other] { $gains }
}.{ $flute ->
    [0] { "" }
    [one] {" "}A Flute sent you 1 rat.
   *[other] {" "}Flutes sent you { $flute } rats.
}{ $privilege ->
    [own] {" "}You have the privilege there.
    [rival] {" "}{ $rival } has the privilege there.
   *[none] { "" }
}
lesson-end = **That was the whole game.** The picture shows the nun row, who survived it, and where the points came from. With two players, a round has only one privilege: for whoever lays down more people and Jokers, wherever. Ready for the real thing? `/{ $command } new` opens a table in a channel, and you can ask for a hint there, too.
