# The games on the first page and at set-up, in English.
title-speicherstadt = The Speicherstadt
line-speicherstadt = Stand in line early and pay more, or wait and hope.
minutes-speicherstadt = 45 min
option-speicherstadt-remove-cards = Leave a few cards in the box, as the rules say for this number of players
option-speicherstadt-start = Who begins
brief-speicherstadt-1 = Each round a few cards lie at the quay. You place three merchants above those you want.
brief-speicherstadt-2 = The lowest merchant is asked first, and pays one coin for every merchant in his column. If he passes, it gets cheaper for the next.
brief-speicherstadt-3 = Ships bring cubes. Deliver them to your contracts for points, sell them for coins, or store one.
brief-speicherstadt-4 = When it burns, the strongest firemen gain points and the weakest lose as many. After the fourth fire the most points win.
