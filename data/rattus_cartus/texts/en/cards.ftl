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
