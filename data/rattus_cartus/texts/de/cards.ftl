# Wie Stände, Gebäude und Karten heißen.

class-peasantry = Bauernstand
class-bourgeoisie = Bürgertum
class-church = Kirche
class-chivalry = Ritterschaft
class-magic = Magie
class-royalty = Königshaus

building-farm = Bauernhof
building-brewery = Brauerei
building-office = Amtsstube
building-marketplace = Marktplatz
building-monastery = Kloster
# As in English.
building-hospital = Hospital
building-guard-tower = Wachturm
building-castle = Burg
building-fortune-tellers-tent = Wahrsagerzelt
building-pipers-house = Rattenfängerhaus
building-palace = Palast
building-treasury = Schatzkammer

card-peasant = Bauer
card-merchant = Kaufmann
card-monk = Mönch
card-knight = Ritter
card-witch = Hexe
card-king = König
# As in English.
card-joker = Joker
card-sword = Schwert
card-flute = Flöte
card-pass = Geleitbrief
# As in English.
card-gold = Gold
card-with-nuns =
    { $nuns ->
        [0] { $card } ohne Nonnen
        [one] { $card } mit { $nuns } Nonne
       *[other] { $card } mit { $nuns } Nonnen
    }
number-of-joker = { $number } Joker
number-of-sword =
    { $number ->
        [one] { $number } Schwert
       *[other] { $number } Schwerter
    }
number-of-flute =
    { $number ->
        [one] { $number } Flöte
       *[other] { $number } Flöten
    }
number-of-pass =
    { $number ->
        [one] { $number } Geleitbrief
       *[other] { $number } Geleitbriefe
    }
# As in English.
number-of-gold = { $number } Gold

# Was sie bewirken. Was gilt, steht nach einem Doppelpunkt.

fact-privilege = Privileg, für die meisten Personen und Joker hier: { $fact }.
fact-basic = Für alle anderen, die hier sind: { $fact }.
fact-last-round =
    In der letzten Runde benutzt es niemand. Wer das Privileg hätte, bekommt stattdessen { $number ->
        [one] { $number } Einfluss
       *[other] { $number } Einfluss
    }.
fact-building =
    { $copies ->
        [one] Ein Gebäude dieses Standes: { $cls }.
       *[other] Eines von { $copies } Gebäuden dieser Art. Ihr Stand: { $cls }.
    }
fact-class = Eine Person dieses Standes: { $cls }.
fact-draw =
    { $number ->
        [one] { $number } Karte ziehen
       *[other] { $number } Karten ziehen
    }
fact-brew =
    { $number ->
        [1] 1 Karte für jeden Einfluss ziehen, den du in dieser Runde bekommen hast
       *[other] 1 Karte für je { $number } Einfluss ziehen, die du in dieser Runde bekommen hast
    }
fact-gain = { $cards } nehmen
fact-rats =
    { $number ->
        [one] { $number } Ratte abwerfen
       *[other] { $number } Ratten abwerfen
    }
fact-heal =
    { $rats ->
        [0] bis zu { $number } Handkarten abwerfen, und mit jeder eine Ratte
        [one] { $rats } Ratte abwerfen, dann bis zu { $number } Handkarten und mit jeder noch eine Ratte
       *[other] { $rats } Ratten abwerfen, dann bis zu { $number } Handkarten und mit jeder noch eine Ratte
    }
fact-levy = wer mindestens so viele Handkarten hat wie du und in dieser Runde keinen Wachturm betreten hat, gibt dir { $number } Karten eigener Wahl
fact-nothing = nichts, aber in dieser Runde nimmt dir kein Wachturm Karten weg
fact-look =
    { $number ->
        [one] { $number } Nonnenkarte ansehen
       *[other] { $number } Nonnenkarten ansehen
    }
fact-tokens =
    { $number ->
        [one] { $number } Siegmarke nehmen
       *[other] { $number } Siegmarken nehmen
    }
fact-population = Ausgelegt bringt diese Karte 1 Einfluss im Stand des Gebäudes, egal in welchem.
fact-strange = In einem Gebäude eines anderen Standes bringt sie dir außerdem eine Ratte.
fact-nuns = Die fünf Karten der Nonnenreihe entscheiden über die Pest: Wer mehr Ratten hat, als sie Nonnen zeigen, stirbt.
fact-nuns-spread = Von den { $all } Karten des Standes zeigen { $of4 } vier Nonnen, { $of3 } drei, { $of2 } zwei, { $of1 } eine und { $of0 } keine.
fact-card-joker = Ausgelegt bringt der Joker 1 Einfluss im Stand des Gebäudes und nie eine Ratte. Behältst du ihn bis zum Schluss, zählt er als Person auf deiner Hand.
fact-card-sword = Ausgelegt zwingt das Schwert alle anderen im Gebäude, dir die Hälfte ihrer Handkarten zu geben, abgerundet. Welche, suchen sie selbst aus.
fact-card-flute = Ausgelegt schickt die Flöte allen anderen im Gebäude je eine deiner Ratten.
fact-card-pass = Gib ihn ab, wenn du ein Gebäude betreten sollst: Dann kommst du erst nach allen, die noch keines betreten haben.
fact-card-gold = Gold kann man nicht auslegen. Am Ende wird es wie eine eigene Leiste gewertet: Wer am meisten hat, liegt vorn. Es zählt zu deinen Handkarten, bleibt also geheim und kann dir weggenommen werden.
fact-in-the-box =
    { $number ->
        [one] Nur einmal vorhanden.
       *[other] { $number }-mal vorhanden.
    }
supply-cards =
    { $number ->
        [one] { $number } Karte ziehen
       *[other] { $number } Karten ziehen
    }
supply-rats =
    { $number ->
        [one] { $number } Ratte abwerfen
       *[other] { $number } Ratten abwerfen
    }
supply-looks =
    { $number ->
        [one] { $number } Nonnenkarte ansehen
       *[other] { $number } Nonnenkarten ansehen
    }
