# The games on the first page and at set-up, in Dutch.
title-speicherstadt = Het Koopmanshuis
line-speicherstadt = Sluit vroeg aan en betaal meer, of wacht en hoop.
minutes-speicherstadt = 45 min
option-speicherstadt-remove-cards = Laat een paar kaarten in de doos, zoals de regels voor dit aantal spelers zeggen
option-speicherstadt-start = Wie begint
brief-speicherstadt-1 = Elke ronde liggen er een paar kaarten aan de kade. Je zet drie kooplieden boven de kaarten die je wilt hebben.
brief-speicherstadt-2 = De onderste koopman wordt het eerst gevraagd en betaalt één munt voor elke koopman in zijn kolom. Past hij, dan wordt het goedkoper voor de volgende.
brief-speicherstadt-3 = Schepen brengen blokjes. Lever ze voor punten aan je contracten, verkoop ze voor munten of bewaar er een.
brief-speicherstadt-4 = Bij brand winnen de sterkste brandweerlieden punten en verliezen de zwakste er evenveel. Na de vierde brand wint wie de meeste punten heeft.
