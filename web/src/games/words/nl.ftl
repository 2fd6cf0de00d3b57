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

title-oltremare = Oltremare
line-oltremare = Handel, bluf en laad je schip in de juiste volgorde.
minutes-oltremare = 60 min
option-oltremare-ruleset = Uitgave
option-oltremare-ruleset-amigo2005 = Oltre Mare, 2005
option-oltremare-ruleset-mtm2004 = Oltremare – Merchants of Venice, 2004
option-oltremare-memory-aid = Ieders hele vrachtstapel tonen, niet alleen de bovenste kaart
option-oltremare-quiet = Geen chat aan deze tafel
option-oltremare-start = Wie begint
brief-oltremare-1 = In je beurt handel je met de anderen en speel je dan zoveel kaarten als de bovenste kaart van je vrachtstapel vraagt. Hun symbolen brengen ducati, piraten, kaarten en zeereizen.
brief-oltremare-2 = De gespeelde kaarten gaan op je vrachtstapel, in de volgorde die je kiest. Gelijke goederen die bij elkaar liggen, brengen meer op.
brief-oltremare-3 = Over de symbolen van een kaart mag je zeggen wat je wilt; alleen het goed moet kloppen. Wie met de actieve speler handelt, wint prestige.
brief-oltremare-4 = Kaarten bij de piraten kosten op het einde elk een ducato. Als de voorraad op is, wint wie de meeste ducati heeft.

title-masters-of-venice = Masters of Venice
line-masters-of-venice = Bied om je plaats, maak prijzen en verkoop voordat de bestellingen op zijn.
minutes-masters-of-venice = 90 min
option-masters-of-venice-open-cash = Iedereen ziet ieders geld
option-masters-of-venice-separate-destinations = Elk kantoor is een eigen bestemming
brief-masters-of-venice-1 = Elke vierde ronde bied je geheim om volgorde en karakter. Iedereen betaalt; je bod verschuift ook de bestellingen van een winkel.
brief-masters-of-venice-2 = In de andere rondes kiest ieder geheim een plaats. Op gedeelde plaatsen mag iedereen handelen zodra er iemand komt.
brief-masters-of-venice-3 = Koop waren aan de kades en verkoop ze voor het dubbele aan winkels, zolang die bestellingen hebben. Elke verkoop verhoogt prijzen en aandelen en betaalt dividend.
brief-masters-of-venice-4 = Gildeopdrachten geven punten, splitsingen geven punten, en aan het eind is elke honderd dukaten aan geld en aan aandelen een punt.

title-genoa = De Handelaars van Genua
line-genoa = Leid de toren door de stad en verkoop wat je niet kunt gebruiken.
minutes-genoa = 120 min
option-genoa-courtesy-round = Wachten tot iedereen heeft gesproken voordat de toren verdergaat
option-genoa-start = Wie begint
brief-genoa-1 = Twee dobbelstenen zeggen waar de toren begint. Op elk bezocht veld blijft een schijf liggen, dus hij doet hoogstens vier stappen.
brief-genoa-2 = Elk gebouw heeft per beurt één actie, elke speler ook. Wie aan de beurt is handelt zelf of verkoopt de actie; de anderen betalen ook voor waar de toren heen gaat.
brief-genoa-3 = Verzamel waren voor grote en kleine opdrachten, bezorg berichten door beide gebouwen in één beurt te bezoeken, en zet markers op gebouwen die anderen gebruiken.
brief-genoa-4 = Handelen is vrij: dukaten, waren, kaarten, zelfs een deel van wat de actie oplevert. Aan het eind tellen dukaten, ketens van privileges en markers.
