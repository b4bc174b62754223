# The picture of how the game went.

picture-course-points = Points
picture-course-rubles = Rubles earned per round
picture-course-bonus = Aristocrat bonus
picture-course-disc = Gold disc
picture-course-marker = Aristocrat start marker
picture-course-change = Rubles
picture-course-hand = Cards left
