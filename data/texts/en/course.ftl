# The course of a game: its picture, and the same in words for those who do not see it.

button-course = Chart
button-charted = Chart
course-ended = { $drawn ->
    [1] How the game went, round by round:
   *[0] I can’t draw the chart right now. The replay shows the same, move by move.
}
course-shown = { $drawn ->
    [1] The game so far, round by round:
   *[0] I can’t draw the chart right now. The standings and the log say the same in words.
}
command-chart = How the game has gone so far, round by round
picture-course-end = end
course-alt = How the game went in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}{ $last ->
    [0] {""}
   *[other] {" "}(the last one is round { $last })
}.
course-alt-seat = { $name }: { $points }{ $number ->
    [0] .
   *[other] , made up of { $sources }.
}
course-alt-source = { $source } { $amount }
course-alt-line = { $title }, { $name }: { $values }.
course-alt-holding = { $title }, round by round: { $names }.

button-share = Picture to share
share-card = { $drawn ->
    [1] The whole game in one picture, to save or share. It shows only what everyone could see.
   *[0] I can’t draw the picture right now. Try again in a moment.
}
