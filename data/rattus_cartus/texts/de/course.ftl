# Das Bild davon, wie das Spiel verlief.

picture-course-points = Punkte
picture-course-influence = Einfluss je Runde
picture-course-tracks = Leisten
picture-course-tokens = Marken
# As in English.
picture-course-gold = Gold
picture-course-hand = Meiste Personen
picture-course-first = Startrecht
