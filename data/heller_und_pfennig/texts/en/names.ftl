# What the commands of this game, their options and choices are called.

name-place = place
name-draw = draw
name-option-last-stall = last-stall
name-option-no-luck = no-luck
name-option-starter = starter
name-option-piece = piece
name-option-space = space
name-choice-richest = richest
name-choice-left = left
