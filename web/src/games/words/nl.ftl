# The games on the first page and at set-up, in Dutch.
title-speicherstadt = Het Koopmanshuis
line-speicherstadt = Sluit vroeg aan en betaal meer, of wacht en hoop.
minutes-speicherstadt = 45 min
option-speicherstadt-remove-cards = Laat een paar kaarten in de doos, zoals de regels voor dit aantal spelers zeggen
option-speicherstadt-start = Wie begint
