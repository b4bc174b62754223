# Rattus Cartus: the rules. `title` is the topic’s name.

rules-overview = **Rattus Cartus in short**
    A medieval town, and the plague is on its way. You send people into its buildings to win influence with six classes: Peasantry, Bourgeoisie, Church, Chivalry, Magic and Royalty.
    Each round shows a few buildings. You take a supply, then enter **one building** and lay down hand cards there, **face down**: as many as you like. When everyone has entered, the cards are turned over. Each person brings 1 influence **in the building’s class**; but each person of another class also brings you **a rat**. Then the building helps everyone who entered, most of all whoever laid down the most people.
    You begin with 10 rats. Your rats are not shown to others, but each one gained or discarded is public, so they can keep count. Five nun cards lie face down and are turned over at the end: **whoever has more rats than nuns shown dies** and can’t win. Some supplies and buildings let you look at them.
    Among the survivors, whoever has the most points wins. Points come from the six tracks, Gold, cards left in hand and victory tokens.
    Just press the buttons below the table. `/{ $command } hand` shows you your cards, your rats and the nuns you know. `/{ $command } show rules` with a topic says more, and `/{ $command } show card` explains a building or a card. Parts of these rules are our own reconstruction: two topics say which.
    .title = The game in short
rules-signs = **What the symbols mean**
    On the left: what you see on a building. On the right: what else buildings can do, the nun row, and what you see beside each player’s name. `/{ $command } show card` shows any building or card large and says what it does.
    .title = What the symbols mean
rules-round = **A round**
    A game has 8 rounds with 4 or 5 players, 9 with 3 and 10 with 2. In each:
    • **Buildings** are turned over: 3, or 2 with two players. If all are of one class, the last one is replaced.
    • **Supplies.** From the starting player on, everyone takes the supply of one building: cards to draw, rats to discard, looks at nun cards. Several players may take the same one.
    • **Entering.** In the same order, everyone enters one building and lays down cards there, face down. You may lay down none.
    • **Resolving**, building by building from the left, and in each in the order of entry:
    1. The cards are turned over. Each person and each Joker brings 1 influence in the building’s class, and each person of another class also brings 1 rat. Then Swords and Flutes work. If you reach a space on a track where others already are, your disc goes on top, and you’re ahead.
    2. Whoever laid down the most people and Jokers there (if tied, whoever entered first) has the **privilege**: the building gives more. All others who entered get the basic action, even without cards.
    3. The cards are discarded. What you gained stays in your hand.
    • **Two players:** there’s only one privilege in the whole round, for whoever laid down more people and Jokers in all (if tied, whoever entered first).
    • **The last round:** buildings do nothing. Whoever would have the privilege gets 1 influence in that class instead.
    Then the buildings leave the game, and the next player to the left starts.
    .title = A round
rules-cards = **The cards**
    There are 84 people, 14 of each class. Each card also shows 0 to 4 nuns; these count only on the five cards in the nun row, but a card you see elsewhere can’t be there.
    • **Peasant** Peasantry · **Merchant** Bourgeoisie · **Monk** Church · **Knight** Chivalry · **Witch** Magic · **King** Royalty
    • **Joker:** a person of every class. 1 influence, never a rat.
    • **Sword:** each other player in your building gives you half their hand, rounded down. They choose the cards.
    • **Flute:** one of your rats goes to each other player in your building.
    • **Pass:** return it instead of entering. You enter after all who haven’t entered yet, and see what they did.
    • **Gold:** you can’t lay it down. The most Gold at the end brings points.
    All of them are hand cards, even Gold: others see how many you have, but not which. You get Jokers and special cards in buildings. There are 12 each of Sword, Flute and Pass, and 15 each of Joker and Gold.
    .title = The cards
rules-buildings = **The buildings** (privilege / everyone else who entered)
    • Peasantry. { effect-farm } { effect-brewery }
    • Bourgeoisie. { effect-office } { effect-marketplace }
    • Church. { effect-monastery } { effect-hospital }
    • Chivalry. { effect-guard-tower } { effect-castle }
    • Magic. { effect-fortune-tellers-tent } { effect-pipers-house }
    • Royalty. { effect-palace } { effect-treasury }
    A game uses 30 of the 60 buildings, five of each class. Usually they’re five of the class’s ten, at random. In the lobby, the host can choose **one kind** for all five instead; then everyone sees which.
    .title = The buildings
rules-end = **The end**
    After the last round everything is counted:
    • **Each track:** 10 points for the first, 5 for the second, 2 for the third; with two players 10 and 5. On the same space, the upper disc is ahead. Discs still at the start get nothing.
    • **Gold:** the most brings 10, then 5 and 2.
    • **Hand:** the most people and Jokers bring 5, the second most 2. For Gold and hands, tied players each score the best of the tied places, and the places below are skipped.
    • **Victory tokens:** 1 point each.
    Then the **plague** comes, and the nun row is turned over. Whoever has **more** rats than nuns shown dies and can’t win. The dead keep their places on the tracks, though: nobody moves up.
    Among the survivors, whoever has the most points wins; if tied, whoever has the fewest rats; if still tied, they share the win. If everyone dies, nobody wins.
    .title = The end
rules-reconstructed = **What is reconstructed: figures**
    The rule book we have covers playing cards and the buildings in full, but not everything else. We filled the gaps so that the game works well. These figures are ours:
    • { reconstructed-nuns-a-class }
    • { reconstructed-supplies }
    • { reconstructed-building-actions }
    • { reconstructed-buildings-shown }
    • { reconstructed-points-of-two }
    • { reconstructed-rats-a-flute }
    The topic “What is reconstructed: rulings” lists the rest. If your rule book says otherwise, it’s right and we’re not.
    .title = What is reconstructed: figures
rules-rulings = **What is reconstructed: rulings**
    Where no source says anything, we decided:
    { reconstructed-tokens-and-tracks } { reconstructed-starting-player } { reconstructed-next-starting-player } { reconstructed-replacements } { reconstructed-empty-piles } { reconstructed-hand-cards }
    { reconstructed-pass-card } { reconstructed-sword } { reconstructed-order-of-effects } { reconstructed-swords-in-the-last-round } { reconstructed-shared-buildings } { reconstructed-privilege-of-two } { reconstructed-supplies-in-the-last-round } { reconstructed-chosen-looks }
    { reconstructed-secret-gifts } { reconstructed-guard-tower-once } { reconstructed-hospital-at-once } { reconstructed-rats-stop-at-none } { reconstructed-what-is-open }
    { reconstructed-equal-height } { reconstructed-start-space } { reconstructed-ties-of-gold-and-hand } { reconstructed-last-tie } { reconstructed-all-dead }
    .title = What is reconstructed: rulings

## What the buildings do: with the privilege / for all others who entered.

effect-farm = **Farm:** draw 4 cards / 2.
effect-brewery = **Brewery:** draw 1 card for each influence you scored this round / for every two.
effect-office = **Office:** 2 Passes / 1. With a Pass you enter after the others.
effect-marketplace = **Marketplace:** 2 Jokers / 1. A Joker fits in every building.
effect-monastery = **Monastery:** discard 2 rats / 1.
effect-hospital = **Hospital:** discard up to 2 hand cards, and one rat for each. With the privilege: 1 rat first, then up to 3 cards.
effect-guard-tower = **Guard Tower:** with the privilege, every player outside Guard Towers with at least as many hand cards as you gives you 3 of their choice. Even without it, no Guard Tower takes cards from you.
effect-castle = **Castle:** 2 Swords / 1. A Sword takes cards from the others in your building.
effect-fortune-tellers-tent = **Fortune-teller’s Tent:** look at 2 nun cards / 1.
effect-pipers-house = **Piper’s House:** 2 Flutes / 1. A Flute sends your rats to the others in your building.
effect-palace = **Palace:** 2 victory tokens / 1. A token is 1 point.
effect-treasury = **Treasury:** 2 Gold / 1. At the end, the most Gold brings 10 points, the second most 5.

## What is reconstructed, by its name in the data.

reconstructed-nuns-a-class = How many nuns the 14 cards of a class show: four show 4, two each 3, 2 and 1, and four none. The rule book gives the numbers for the whole deck; we spread them evenly.
reconstructed-supplies = What’s in a supply. The five copies of a kind: 3 cards drawn; 2 cards drawn and 1 rat discarded; 2 cards drawn and a look at 1 nun card; 1 card drawn and 2 rats discarded; 1 card drawn, 1 rat discarded and a look at 1.
reconstructed-building-actions = The basic action of the Brewery, and everything the Piper’s House does.
reconstructed-buildings-shown = How many buildings a round shows with 2, 3 and 5 players. The rule book has it for 4.
reconstructed-points-of-two = That a track brings 10 and 5 points with two players.
reconstructed-rats-a-flute = That a Flute sends 1 rat to each other player there.
reconstructed-tokens-and-tracks = A token is worth 1 point, and the tracks have no upper end.
reconstructed-starting-player = The first starting player is random.
reconstructed-next-starting-player = After that, it’s the next to the left.
reconstructed-replacements = If all buildings are of one class, the last one leaves the game and others are turned over until there’s a second class; when none are left, it stays.
reconstructed-empty-piles = An empty deck is refilled with its discards; if special cards run short, you take what’s left.
reconstructed-hand-cards = For the Sword, the Hospital and the Guard Tower, Jokers and special cards count as hand cards.
reconstructed-pass-card = You can use several Passes in one round, but not as the last to enter.
reconstructed-sword = Several Swords work one after another, and the victims choose what they give.
reconstructed-order-of-effects = In a building, influence and rats come first, then Swords and Flutes in the order of entry.
reconstructed-swords-in-the-last-round = Swords and Flutes also work in the last round.
reconstructed-shared-buildings = Any number of players can enter a building.
reconstructed-privilege-of-two = With two players, all cards laid down count for the privilege before the first building is resolved.
reconstructed-supplies-in-the-last-round = The last round has supplies, too.
reconstructed-chosen-looks = You choose which nun cards you look at.
reconstructed-secret-gifts = Only giver and receiver see the cards given away; all who must give cards for one Sword or Guard Tower choose at once.
reconstructed-guard-tower-once = The Guard Tower compares hands once, before anybody gives.
reconstructed-hospital-at-once = Everyone in the Hospital chooses at once, and all see what they discard.
reconstructed-rats-stop-at-none = You can’t have fewer than 0 rats.
reconstructed-what-is-open = Public: tracks, tokens, how many cards you have, each rat gained or discarded, and discards. Secret: hands, your total of rats, and the nuns you saw.
reconstructed-equal-height = On one space of a track, the upper disc is ahead.
reconstructed-start-space = A disc on the start space gets nothing.
reconstructed-ties-of-gold-and-hand = If tied for Gold or hand, you each score the best of the tied places.
reconstructed-last-tie = If also tied in rats, you share the win.
reconstructed-all-dead = If everyone dies, nobody wins.
