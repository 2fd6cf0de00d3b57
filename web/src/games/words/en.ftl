# The games on the first page and at set-up, in English.
title-speicherstadt = The Speicherstadt
line-speicherstadt = Stand in line early and pay more, or wait and hope.
minutes-speicherstadt = 45 min
option-speicherstadt-remove-cards = Leave a few cards in the box, as the rules say for this number of players
option-speicherstadt-start = Who begins
