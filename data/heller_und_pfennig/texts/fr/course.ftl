# L’image du déroulement de la partie.

# As in English.
picture-course-money = Sous
picture-course-earned = Sous par manche
picture-course-first = Premier joueur
picture-course-start = Départ
picture-course-rows = Rangées
picture-course-columns = Colonnes
