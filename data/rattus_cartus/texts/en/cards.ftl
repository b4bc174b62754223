# What classes, buildings and cards are called.

class-peasantry = Peasantry
class-bourgeoisie = Bourgeoisie
class-church = Church
class-chivalry = Chivalry
class-magic = Magic
class-royalty = Royalty

building-farm = Farm
building-brewery = Brewery
building-office = Office
building-marketplace = Marketplace
building-monastery = Monastery
building-hospital = Hospital
building-guard-tower = Guard Tower
building-castle = Castle
building-fortune-tellers-tent = Fortune-teller’s Tent
building-pipers-house = Piper’s House
building-palace = Palace
building-treasury = Treasury

card-peasant = Peasant
card-merchant = Merchant
card-monk = Monk
card-knight = Knight
card-witch = Witch
card-king = King
card-joker = Joker
card-sword = Sword
card-flute = Flute
card-pass = Pass
card-gold = Gold
card-with-nuns =
    { $nuns ->
        [0] { $card } without nuns
        [one] { $card } with { $nuns } nun
       *[other] { $card } with { $nuns } nuns
    }
number-of-joker =
    { $number ->
        [one] { $number } Joker
       *[other] { $number } Jokers
    }
number-of-sword =
    { $number ->
        [one] { $number } Sword
       *[other] { $number } Swords
    }
number-of-flute =
    { $number ->
        [one] { $number } Flute
       *[other] { $number } Flutes
    }
number-of-pass =
    { $number ->
        [one] { $number } Pass
       *[other] { $number } Passes
    }
number-of-gold = { $number } Gold

# What they do. Facts stand after a colon.

fact-privilege = Privilege, for whoever played most: { $fact }.
fact-basic = Everybody else who entered: { $fact }.
fact-last-round =
    In the last round nobody uses it. Whoever would have the privilege gets { $number ->
        [one] { $number } influence
       *[other] { $number } influence
    } instead.
fact-building =
    { $copies ->
        [one] A building of this class: { $cls }.
       *[other] One of { $copies } buildings of this kind. Their class: { $cls }.
    }
fact-class = A population card of this class: { $cls }.
fact-draw =
    { $number ->
        [one] draw { $number } card
       *[other] draw { $number } cards
    }
fact-brew =
    { $number ->
        [1] draw 1 card for each influence you scored this round
       *[other] draw 1 card for every { $number } influence you scored this round
    }
fact-gain = take { $cards }
fact-rats =
    { $number ->
        [one] discard { $number } rat
       *[other] discard { $number } rats
    }
fact-heal =
    { $rats ->
        [0] discard up to { $number } hand cards, and one rat for each
        [one] discard { $rats } rat, then up to { $number } hand cards and one more rat for each
       *[other] discard { $rats } rats, then up to { $number } hand cards and one more rat for each
    }
fact-levy = every player who has at least as many hand cards as you, and entered no Guard Tower this round, gives you { $number } cards of their choice
fact-nothing = nothing, but no Guard Tower takes cards from you this round
fact-look =
    { $number ->
        [one] look at { $number } nun card
       *[other] look at { $number } nun cards
    }
fact-tokens =
    { $number ->
        [one] take { $number } victory token
       *[other] take { $number } victory tokens
    }
fact-population = Laid down in any building, it brings 1 influence in the class of that building.
fact-strange = In a building of another class it also brings you a rat.
fact-nuns = The five cards of the nun row decide about the plague: whoever has more rats than they show nuns dies.
fact-nuns-spread = Of { $all } cards of the class, { $of4 } show four nuns, { $of3 } three, { $of2 } two, { $of1 } one and { $of0 } none.
fact-card-joker = Laid down, it brings 1 influence in the class of the building, and never a rat. Kept until the end, it counts as a population card in your hand.
fact-card-sword = Laid down, it makes every other player in the building give you half of their hand, rounded down. They choose the cards.
fact-card-flute = Laid down, it sends one of your rats to every other player in the building.
fact-card-pass = Return it when it is your turn to enter a building: you enter only after all others who have not entered yet.
fact-card-gold = It cannot be laid down. At the end Gold is scored like a track of its own: whoever has most comes first. It is a card of your hand: it stays secret, and it can be taken from you.
fact-in-the-box =
    { $number ->
        [one] There is only one of it.
       *[other] There are { $number } of them.
    }
supply-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
supply-rats =
    { $number ->
        [one] { $number } rat discarded
       *[other] { $number } rats discarded
    }
supply-looks =
    { $number ->
        [one] a look at { $number } nun card
       *[other] a look at { $number } nun cards
    }
