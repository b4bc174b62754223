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

fact-privilege = Privilege, for laying down the most people: { $fact }.
fact-basic = Everyone else who entered: { $fact }.
fact-last-round =
    It isn’t used in the last round. Whoever would have the privilege gets { $number ->
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
fact-levy = every player outside Guard Towers with at least as many hand cards as you gives you { $number } cards of their choice
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
fact-population = Laid down in any building, it brings 1 influence in that building’s class.
fact-strange = In a building of another class, it also brings you a rat.
fact-nuns = The five cards in the nun row decide who survives the plague: whoever has more rats than nuns shown dies.
fact-nuns-spread = Of the { $all } cards in this class, { $of4 } show four nuns, { $of3 } three, { $of2 } two, { $of1 } one and { $of0 } none.
fact-card-joker = Laid down, it brings 1 influence in the building’s class, and never a rat. Kept until the end, it counts as a person in your hand.
fact-card-sword = Laid down, it makes every other player in the building give you half their hand, rounded down. They choose the cards.
fact-card-flute = Laid down, it sends one of your rats to every other player in the building.
fact-card-pass = Return it when it’s your turn to enter a building: you then enter after all who haven’t entered yet.
fact-card-gold = You can’t lay it down. At the end, Gold scores like a track of its own: whoever has the most comes first. It’s a hand card, so it stays secret, and others can take it from you.
fact-in-the-box =
    { $number ->
        [one] There’s only one of them.
       *[other] There are { $number } of them.
    }
supply-cards =
    { $number ->
        [one] { $number } card drawn
       *[other] { $number } cards drawn
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
