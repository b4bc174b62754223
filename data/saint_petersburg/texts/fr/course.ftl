# L’image du déroulement de la partie.

# As in English.
picture-course-points = Points
picture-course-rubles = Roubles par manche
picture-course-bonus = Bonus des nobles
picture-course-disc = Disque d’or
picture-course-marker = Marqueur des nobles
picture-course-change = Roubles
picture-course-hand = Cartes en main
