# Rattus Cartus: the rules. `title` is the topic’s name.

rules-overview = **Rattus Cartus in short**
    A medieval town, and the plague is on its way. You send people into its buildings to win influence with six classes: Peasantry, Bourgeoisie, Church, Chivalry, Magic and Royalty.
    Every round shows a few buildings. You take a supply, then enter **one building** and lay down hand cards there, **face down**: as many as you like. When all have entered, the cards are turned over. Each person brings 1 influence **in the class of the building**; but each person of another class also brings you **a rat**. Then the building helps everybody who entered it, most of all who laid down most people.
    You begin with 10 rats, and nobody sees how many you have later. Five nun cards lie face down. At the end they are turned over: **who has more rats than they show nuns dies** and cannot win. Some supplies and buildings let you look at them.
    Of the living, most points win: they come from the six tracks, from Gold, from cards left in hand and from victory tokens.
    Just press the buttons below the table. `/{ $command } hand` shows your cards, your rats and the nuns you know, to you alone. `/{ $command } show rules` with a topic says more, `/{ $command } show card` explains a building or a card. Some parts of these rules are our own reconstruction: two topics say which.
    .title = The game in short
rules-signs = **What the signs mean**
    To the left: what stands on a building. To the right: what more buildings can do, the nun row, and what stands beside each player’s name. `/{ $command } show card` shows any building or card large and says what it does.
    .title = What the signs mean
rules-round = **A round**
    A game has 8 rounds with 4 or 5 players, 9 with 3 and 10 with 2. In each:
    • **Buildings** are shown: 3, with two players 2. If all are of one class, the last one is replaced.
    • **Supplies.** From the starting player on, everybody takes the supply of any one building shown, be it the same as somebody else’s: cards to draw, rats to discard, looks at nun cards.
    • **Entering.** In the same order everybody enters one building and lays down cards there, face down. None is allowed, too.
    • **Resolving**, building by building from the left. In the order of entry:
    1. The cards are turned over. Each person and each Joker brings 1 influence in the class of the building, each person of another class 1 rat as well. Then Swords and Flutes work. Who reaches a space of a track where others stand comes on top of them, and is ahead.
    2. Who laid down most people and Jokers there (of equals who entered first) has the **privilege**: the building gives more. All others who entered get the basic action, cards or not.
    3. The cards are put away. What you gained stays in your hand.
    • **Two players:** only one of you has the privilege in the whole round, who laid down more people and Jokers, wherever (of equals who entered first).
    • **The last round:** no building is used. Who would have the privilege gets 1 influence in its class instead.
    Then the buildings leave the game, and the next player to the left starts.
    .title = A round
rules-cards = **The cards**
    There are 84 people, 14 of each class. Beside the person each shows 0 to 4 nuns; these matter only for the five in the nun row, but what you see elsewhere does not lie there.
    • **Peasant** Peasantry · **Merchant** Bourgeoisie · **Monk** Church · **Knight** Chivalry · **Witch** Magic · **King** Royalty
    • **Joker:** a person of every class. 1 influence, never a rat.
    • **Sword:** each other player in your building gives you half of the cards left in their hand, rounded down, of their own choice.
    • **Flute:** one of your rats goes to each other player in your building.
    • **Pass:** return it instead of entering. You enter after all who have not entered yet, and see what they did.
    • **Gold:** cannot be laid down. Most Gold at the end brings points.
    All of them are cards of your hand, Gold too: others see how many you have, not which. Jokers and special cards are gained in buildings: of each of Sword, Flute and Pass there are 12, and 15 each of Joker and Gold.
    .title = The cards
rules-buildings = **The buildings** (privilege / everybody else who entered)
    • Peasantry. { effect-farm } { effect-brewery }
    • Bourgeoisie. { effect-office } { effect-marketplace }
    • Church. { effect-monastery } { effect-hospital }
    • Chivalry. { effect-guard-tower } { effect-castle }
    • Magic. { effect-fortune-tellers-tent } { effect-pipers-house }
    • Royalty. { effect-palace } { effect-treasury }
    Of the 60 buildings 30 are used, five of each class. Usually five of a class’s ten are drawn by lot. The host can choose instead in the lobby that all five come from **one kind**; everybody sees which.
    .title = The buildings
rules-end = **The end**
    After the last round everything is counted:
    • **Each track:** 10 points for the first, 5 for the second, 2 for the third; with two players 10 and 5. Of equal height the upper disc is ahead. Discs that never left the start get nothing.
    • **Gold:** most brings 10, then 5 and 2.
    • **Hand:** most people and Jokers bring 5, second most 2. Equals for Gold and for the hand each get the best place that they share, and the places they fill are used up.
    • **Victory tokens:** 1 point each.
    Then the **plague** comes, and the nun row is turned over. Who has **more** rats than it shows nuns dies and cannot win. The dead keep their ranks on the tracks, though: nobody moves up.
    Of the living most points win; of equals who has fewer rats; then they share the win. If all die, nobody wins.
    .title = The end
rules-reconstructed = **What is reconstructed: figures**
    The rule book that we have tells the playing of cards and the buildings in full, but not all of the rest. What no source gives we have reconstructed, so that the game works well. These figures are ours:
    • { reconstructed-nuns-a-class }
    • { reconstructed-supplies }
    • { reconstructed-building-actions }
    • { reconstructed-buildings-shown }
    • { reconstructed-points-of-two }
    • { reconstructed-rats-a-flute }
    The topic “What is reconstructed: rulings” lists the rest. If you own the game and know better, its rule book is right and we are not.
    .title = What is reconstructed: figures
rules-rulings = **What is reconstructed: rulings**
    Our own decisions where no source says anything, in short:
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
effect-hospital = **Hospital:** discard up to 2 hand cards and one rat for each. With the privilege it is up to 3, and one more rat at once.
effect-guard-tower = **Guard Tower:** with the privilege, every player outside Guard Towers who has at least as many hand cards as you gives you 3 of their choice. Even without it, no Guard Tower takes cards from you.
effect-castle = **Castle:** 2 Swords / 1. A Sword takes cards from the others in your building.
effect-fortune-tellers-tent = **Fortune-teller’s Tent:** look at 2 nun cards / 1.
effect-pipers-house = **Piper’s House:** 2 Flutes / 1. A Flute sends your rats to the others in your building.
effect-palace = **Palace:** 2 victory tokens / 1. A token is 1 point.
effect-treasury = **Treasury:** 2 Gold / 1. At the end the most Gold brings 10 points, the second most 5.

## What is reconstructed, by its name in the data.

reconstructed-nuns-a-class = How many nuns the cards of a class show: of its 14, four show 4, two each 3, 2 and 1, and four none. The rule book gives them for the whole deck; we spread them evenly.
reconstructed-supplies = What lies in a supply. The five copies of each kind have: 3 cards; 2 cards and 1 rat discarded; 2 cards and a look at 1 nun card; 1 card and 2 rats discarded; 1 card, 1 rat discarded and a look at 1.
reconstructed-building-actions = The basic action of the Brewery, and all that the Piper’s House does.
reconstructed-buildings-shown = How many buildings a round shows with 2, 3 and 5 players. The rule book has it for 4.
reconstructed-points-of-two = That a track brings 10 and 5 points with two players.
reconstructed-rats-a-flute = That a Flute sends 1 rat to each other player there.
reconstructed-tokens-and-tracks = A token is worth 1 point, and the tracks have no upper end.
reconstructed-starting-player = The first starting player is drawn by lot.
reconstructed-next-starting-player = Then the left neighbour starts.
reconstructed-replacements = If all buildings shown are of one class, the last leaves the game and others are turned over until another class shows; when none are left, it stays.
reconstructed-empty-piles = An empty deck is refilled with its discards; of what has run out one takes what is left.
reconstructed-hand-cards = Jokers and special cards are hand cards for the Sword, the Hospital and the Guard Tower.
reconstructed-pass-card = A Pass can be used again and again, but not by the last to enter.
reconstructed-sword = Several Swords work one after the other, and those robbed choose what they give.
reconstructed-order-of-effects = In a building influence and rats come first, then Swords and Flutes in the order of entry.
reconstructed-swords-in-the-last-round = Swords and Flutes work in the last round, too.
reconstructed-shared-buildings = Any number of players can enter a building.
reconstructed-privilege-of-two = With two players the privilege is counted over all cards laid down before the first building is resolved.
reconstructed-supplies-in-the-last-round = The last round has supplies like the others.
reconstructed-chosen-looks = One chooses which nun cards one looks at.
reconstructed-secret-gifts = Cards given away are seen by giver and receiver only; all who must give for one card choose at once.
reconstructed-guard-tower-once = The Guard Tower compares hands once, before anybody gives.
reconstructed-hospital-at-once = All in the Hospital choose at once; what they discard is seen.
reconstructed-rats-stop-at-none = Nobody has fewer than no rats.
reconstructed-what-is-open = Open are tracks, tokens, numbers of cards, rats taken or discarded and discards; hands, rats in all and looks are secret.
reconstructed-equal-height = On a track the upper of equal discs is ahead.
reconstructed-start-space = A disc on the start space gets nothing.
reconstructed-ties-of-gold-and-hand = Equals for Gold or hand share the best place.
reconstructed-last-tie = Who is equal in rats, too, shares the win.
reconstructed-all-dead = If all die, nobody wins.
