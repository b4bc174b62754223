# What can be planned: infinitives, and the choices of what passing waits for.

plan-buy = { $card } kaufen
plan-buy-displacing = { $card } kaufen und dafür { $displaced } austauschen
plan-play = { $card } ausspielen
plan-play-displacing = { $card } ausspielen und dafür { $displaced } austauschen
plan-pass-trade = passen, bis jemand eine Karte kauft oder nimmt, höchstens bis zum Ende der Phase
plan-pass-card = passen, bis diese Karte weg ist{ $cost ->
    [0] {""}
   *[other] {" "}oder dich höchstens { $cost } kostet
}: { $card }
wait-trade = Passen, bis jemand kauft oder nimmt
wait-card = Passen, bis eine Karte weg oder billiger ist
wait-for = { $card }, jetzt für { $cost }
wait-gone = Bis sie weg ist
wait-cost = Bis sie weg ist oder höchstens { $cost } kostet
