# A guided game: each of these is told once, when its moment has come.

lesson-welcome = **Welcome to town!** You and { $rival } vie for influence with its six classes, and at the end most points win. But the plague is coming: whoever has too many rats then cannot win at all. You each begin with 10. Nobody else sees this table: try things out.
lesson-supply = **First a supply:** take what lies in the crate of either building. It holds cards, and perhaps it rids you of a rat or lets you look at a nun card. You need not enter that building afterwards, and you may both take the same supply.
lesson-look = **The nun row** decides about the plague: five cards, each with 0 to 4 nuns. Whoever has more rats at the end than these five show nuns dies. Only you learn what you see here, and “My hand” keeps it for you.
lesson-enter = **Now enter a building.** The sign beside its name is the class where your cards will bring influence. Beside the picture you see what the building does: above for whoever has the privilege, below for anybody else who entered.
lesson-lay = **Lay cards down,** face down and as many as you like. Each person and each Joker brings 1 influence in the class of this building; a person of another class brings a rat, too. Whoever lays down more people and Jokers in this round has the privilege; if it is equally many, whoever entered first.
lesson-rival-laid = **{ $rival } has laid cards down.** You can see how many, but not which. If you want the privilege, you need more people and Jokers than there are in that pile, but every card you keep is there for the next round.
lesson-tracks = **The six tracks** each pay at the end: 10 points to whoever is ahead, and 5 to the other. A disc that is still at the start gets nothing. If you are level, whoever got there last is ahead. So a little everywhere is often worth more than a lot in one place.
lesson-rats = **You have more rats than at the start.** That is no disaster: the five nun cards show 10 nuns on average, from 0 to 20. It is the end that counts, so a look at the nun row tells you how many rats you can afford.
lesson-give = **Cards to give away:** { $rival } has played a Sword or holds the Guard Tower. You choose which ones you give away, so keep what you need most.
lesson-discard = **In the Hospital** you may discard cards from your hand, and a rat goes with each of them. You may also keep your cards and stop here.
lesson-joker = **A Joker** is a person of every class: it brings influence anywhere, and never a rat. It counts for the privilege, too.
lesson-sword = **A Sword** is laid down with your other cards: each other player in the same building has to give you half of their hand. If you are alone there, it does nothing.
lesson-flute = **A Flute** is laid down with your other cards: it sends one of your rats to each other player in the same building. If you are alone there, it does nothing.
lesson-pass = **A Pass** is not laid down. When it is your turn to enter, “Wait with a Pass” lets { $rival } go first, and you see where, and with how many cards.
lesson-gold = **Gold** cannot be laid down. It waits in your hand for the end: whoever has the most gets 10 points. Until then it can be taken from you.
lesson-round-two = **A new round,** with new buildings. Those of the last round have left the game. You know the way now, so I will explain only what is new.
lesson-late = **The end is near.** Have a look at the tracks: where can one more card put you ahead? And look at your rats: a Monastery or a Hospital may be worth more now than influence. The most people and Jokers kept in hand bring 5 points.
lesson-last-round = **The last round!** No building is used now: the privilege is 1 more influence in its class instead. But Swords and Flutes still work, and a person of another class still brings a rat.
lesson-end = **That was the whole game.** The picture shows the nun row, who survived it, and where the points came from. Ready for the real thing? `/{ $command } new` opens a table in a channel, and you can ask for a hint there, too.
