# A guided game: each of these is told once, when its moment has come.

lesson-welcome = **Welcome to town!** You, { $rivals } compete for influence in its six classes. There are { $rounds } rounds (the number is at the top); after the last one, whoever has the most points wins. The first to play, drawn at random, is { $begins ->
    [1] you
   *[0] { $rival }
}. Each later round starts one player further to the left. Nobody else sees this table, so try things out!
lesson-supply = **First, a supply:** choose a building and get what’s in its crate: cards, and maybe you also discard a rat or look at a nun card. You don’t have to enter that building later, and others may choose the same one. The number at the top right shows the cards left to draw; when they run out, the discards are shuffled.
lesson-look = **You may look at { $number ->
    [one] a nun card
   *[other] { $number } nun cards
}.** Only you see what { $number ->
    [one] it shows
   *[other] they show
}, and “My hand” shows it to you again. The more nuns you find, the more rats you can afford.
lesson-enter = **Now enter a building.** The people you lay down there bring influence in its class (the symbol beside its name); a person of another class also brings you a rat. Below the picture you see what the building does: first for whoever lays down the most people there (that’s the privilege), then for all others who entered, even without cards.
lesson-lay = **Lay cards down,** face down: as many as you like, or none. Each person and each Joker (a person of every class) brings 1 influence in this building’s class; a person of another class also brings a rat. Whoever lays down the most of them here has the privilege; if tied, whoever entered first.
lesson-rival-laid = **{ $rival } has laid cards down.** You see how many, but not which. To get the privilege there, you need more people and Jokers; but what you keep in hand is there for the next round.
lesson-guard-tower = **The Guard Tower takes from full hands:** with its privilege, each player outside with at least as many cards in hand as you gives you { $number }. Only what you keep in hand counts.{ $givers ->
    [0] {" "}If you lay down nothing, that’s nobody right now.
   *[other] { "" }
} Without the privilege, it only protects you: no Guard Tower takes cards from you while you’re in one.
lesson-tower-outcome = **What the Guard Tower did for you:** { $privilege ->
    [own] { $number ->
        [0] you had its privilege, but got no cards: nobody outside had as many in hand as you.
        [one] you had its privilege, so players with at least as many cards in hand gave you 1 card.
       *[other] you had its privilege, so players with at least as many cards in hand gave you { $number } cards.
    }
   *[rival] without the privilege, it brought you no cards. But no Guard Tower could take any from you.
}
lesson-tracks = **The six tracks** each pay at the end: 10 points for the leader, 5 for second and 2 for third place, but nothing for anyone still at the start. If players are level, whoever got there last is ahead. So a little everywhere is often worth more than a lot in one place. Cards you keep pay, too: the most people and Jokers left in hand bring 5 points, the second most 2.
lesson-rats = **You have more rats than at the start.** That’s no disaster, as only the end counts: five nun cards show about 10 nuns on average. But only a look at them tells you how many rats you can afford.
lesson-give = **{ $rival } gets { $number ->
    [one] 1 card
   *[other] { $number } cards
} from you.** { $demand ->
    [guard-tower] That’s the privilege of the Guard Tower: everyone outside who has at least as many cards must give some away.
   *[sword] That’s the Sword: everyone else in its building gives away half their hand, rounded down, and a second Sword takes half the rest.
} You choose which, so keep what you need most.
lesson-discard = **In the Hospital,** each card you discard from your hand takes a rat with it. You don’t have to discard any: you can still lay your cards down later. Choose cards that don’t fit anywhere.
lesson-joker = **A Joker** is a person of every class: it brings influence anywhere, and never a rat. It counts for the privilege, too.
lesson-sword = **A Sword:** lay it down with your other cards, and each other player in the same building has to give you half their hand, rounded down. A second one takes half the rest. If you’re alone there, it does nothing.
lesson-flute = **A Flute:** lay it down with your other cards, and one of your rats goes to each other player in the same building. If you’re alone there, it does nothing.
lesson-pass = **A Pass:** when it’s your turn to enter, “Wait with a Pass” lets the others go first. You see where they go, and with how many cards.
lesson-gold = **Gold** waits in your hand for the end: whoever has the most gets { $first } points, the second { $second }. You can’t lay it down, but until then a Sword or a Guard Tower can take it from you.
lesson-late = **The end is near.** Look at the tracks: where can one more card put you ahead? And look at your rats: a Monastery or a Hospital may now be worth more than influence. The most people and Jokers left in hand bring 5 points.
lesson-last-round = **The last round!** Buildings do nothing now; the privilege is 1 more influence in the building’s class instead. But Swords and Flutes still work, and a person of another class still brings a rat.
lesson-on-your-own = **From now on, you decide.** I’ll still explain what’s new, and **Hint** gives you a tip whenever you like.
lesson-plague = **But then the rats bring the plague.** These five nun cards are turned over, each with 0 to 4 nuns: whoever has more rats than nuns shown dies and can’t win. You begin with { $rats } rats. The nuns on your own hand cards don’t count.
lesson-row = **New buildings, and what they do** with the privilege / for all others there: { $number ->
    [1] { $first }
    [2] { $first } { $second }
   *[3] { $first } { $second } { $third }
}
lesson-outcome = **Round { $round } of { $rounds } is over.** { $building ->
    [0] { $gains ->
        [0] { "" }
       *[other] Your last gains: { $gains }.{" "}
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
}If the tracks and tokens (1 point each) were counted now, you’d get { $points ->
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
lesson-end = **That was the whole game.** The picture shows the nun row, who survived, and where the points came from. With two players, a round has only one privilege: for whoever lays down more people and Jokers in all. Ready for the real thing? `/{ $command } new` opens a table in a channel, and you can ask for hints there, too.
