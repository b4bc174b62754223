# What can be planned: infinitives, and the choices of what passing waits for.

plan-buy = acheter { $card }
plan-buy-displacing = acheter { $card } à la place { FORM($displaced, "of") }
plan-play = jouer { $card }
plan-play-displacing = jouer { $card } à la place { FORM($displaced, "of") }
plan-pass-trade = passer jusqu’à ce que quelqu’un achète ou prenne une carte, au plus tard jusqu’à la fin de la phase
plan-pass-card = passer jusqu’à ce que cette carte soit partie{ $cost ->
    [0] {""}
   *[other] {" "}ou te coûte au plus { $cost }
} : { $card }
wait-trade = Passer jusqu’à ce que quelqu’un achète ou prenne
wait-card = Passer jusqu’à ce qu’une carte parte ou baisse de prix
wait-for = { $card }, pour l’instant à { $cost }
wait-gone = Jusqu’à ce qu’elle soit partie
wait-cost = Jusqu’à ce qu’elle soit partie ou coûte au plus { $cost }
