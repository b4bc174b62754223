# What can be planned: infinitives, and the choices of what passing waits for.

plan-buy = buy { $card }
plan-buy-displacing = buy { $card }, displacing your { FORM($displaced, "") }
plan-play = play { $card }
plan-play-displacing = play { $card }, displacing your { FORM($displaced, "") }
plan-pass-trade = pass until somebody buys or takes a card, or the phase ends
plan-pass-card = pass until this card is gone{ $cost ->
    [0] {""}
   *[other] {" "}or costs you at most { $cost }
}: { $card }
wait-trade = Pass until somebody buys or takes a card
wait-card = Pass until a card is gone or cheaper
wait-for = { $card }, now for { $cost }
wait-gone = Until it is gone
wait-cost = Until it is gone or costs at most { $cost }
