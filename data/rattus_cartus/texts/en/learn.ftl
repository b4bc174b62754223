# A guided game: each of these is told once, when its moment has come.

lesson-welcome = **Welcome to town!** You, { $rivals } vie for influence with its six classes, and at the end most points win. But the plague is coming: whoever has too many rats then cannot win at all. Each of you begins with 10. Nobody else sees this table: try things out.
lesson-supply = **First a supply:** take what lies in the crate of one of the buildings. It holds cards, and perhaps it rids you of a rat or lets you look at a nun card. You need not enter that building afterwards, and others may take the same supply.
lesson-look = **The nun row** decides about the plague: five cards, each with 0 to 4 nuns. Whoever has more rats at the end than these five show nuns dies. Only you learn what you see here, and “My hand” keeps it for you.
lesson-enter = **Now enter a building.** The sign beside its name is the class where your cards will bring influence. Below its picture you see what the building does: first for whoever lays down the most there and so has the privilege, then for all others who entered.
lesson-lay = **Lay cards down,** face down and as many as you like. Each person and each Joker brings 1 influence in the class of this building; a person of another class brings a rat, too. Whoever lays down the most people and Jokers in a building has its privilege; if it is equally many, whoever entered first.
lesson-rival-laid = **{ $rival } has laid cards down.** You can see how many, but not which. To get the privilege in that building, you need more people and Jokers than are in the pile, but every card you keep is there for the next round.
lesson-tracks = **The six tracks** each pay at the end: 10 points to whoever is ahead, 5 to the second and 2 to the third. Whoever is still at the start gets nothing. If some are level, whoever got there last is ahead. So a little everywhere is often worth more than a lot in one place.
lesson-rats = **You have more rats than at the start.** That is no disaster: the five nun cards show 10 nuns on average, from 0 to 20. It is the end that counts, so a look at the nun row tells you how many rats you can afford.
lesson-give = **Cards to give away:** { $rival } has played a Sword or holds the Guard Tower. You choose which ones you give away, so keep what you need most.
lesson-discard = **In the Hospital** you may discard cards from your hand, and a rat goes with each of them. You may also keep your cards.
lesson-joker = **A Joker** is a person of every class: it brings influence anywhere, and never a rat. It counts for the privilege, too.
lesson-sword = **A Sword** is laid down with your other cards: each other player in the same building has to give you half of their hand. If you are alone there, it does nothing.
lesson-flute = **A Flute** is laid down with your other cards: it sends one of your rats to each other player in the same building. If you are alone there, it does nothing.
lesson-pass = **A Pass** is not laid down. When it is your turn to enter, “Wait with a Pass” lets the others go first, and you see where, and with how many cards.
lesson-gold = **Gold** cannot be laid down. It waits in your hand for the end: whoever has the most gets 10 points. Until then it can be taken from you.
lesson-round-two = **A new round,** with new buildings. Those of the last round have left the game. You know the way now, so I will explain only what is new.
lesson-late = **The end is near.** Have a look at the tracks: where can one more card put you ahead? And look at your rats: a Monastery or a Hospital may be worth more now than influence. The most people and Jokers kept in hand bring 5 points.
lesson-last-round = **The last round!** No building is used now: the privilege is 1 more influence in its class instead. But Swords and Flutes still work, and a person of another class still brings a rat.
lesson-ending = **When does it end?** There are { $rounds } rounds; the sign at the top counts them. Then the plague comes: the nun cards are turned over, whoever has more rats than nuns dies, and the living count their points.
lesson-brought = **What your first round brought:** { $influence ->
    [0] no influence yet
   *[other] { $influence } influence on the tracks
}, and you have { $rats ->
    [one] 1 rat
   *[other] { $rats } rats
} now. Each person or Joker you laid gave 1 influence in the class of that building, and each person of another class a rat.
lesson-sum = **Round { $round } of { $rounds }.** If the tracks and tokens were counted now, you would get { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $others ->
    [0] {""}
   *[other] {" "}({ $others })
}. The panels on the right show where.
lesson-sum-of-other = { $name } { $points }
lesson-on-your-own = **From now on you decide.** My tips end here, but **Hint** gives you one whenever you like. I still explain what is new.
lesson-end = **That was the whole game.** The picture shows the nun row, who survived it, and where the points came from. Ready for the real thing? `/{ $command } new` opens a table in a channel, and you can ask for a hint there, too.
