# L’image du déroulement de la partie.

# As in English.
picture-course-points = Points
picture-course-influence = Influence par manche
picture-course-tracks = Pistes
picture-course-tokens = Jetons
picture-course-gold = Or
picture-course-hand = Personnages en main
picture-course-first = Premier joueur
