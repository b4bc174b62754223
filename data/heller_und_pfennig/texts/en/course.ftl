# The picture of how the game went.

picture-course-money = Sous
picture-course-earned = Sous per round
picture-course-first = First player
picture-course-start = Start
picture-course-rows = Rows
picture-course-columns = Columns
