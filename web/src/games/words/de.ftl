# Die Spiele auf der Startseite und beim Eröffnen, auf Deutsch.
title-speicherstadt = Die Speicherstadt
line-speicherstadt = Stell dich früh an und zahl mehr, oder warte und hoffe.
minutes-speicherstadt = 45 Min.
option-speicherstadt-remove-cards = Einige Karten in der Schachtel lassen, wie es die Regeln für diese Spielerzahl vorsehen
option-speicherstadt-start = Wer beginnt
brief-speicherstadt-1 = In jeder Runde liegen einige Karten am Kai. Du stellst drei Kaufleute über die, die du haben willst.
brief-speicherstadt-2 = Der unterste Kaufmann wird zuerst gefragt und zahlt eine Münze für jeden Kaufmann in seiner Spalte. Passt er, wird es für den nächsten billiger.
brief-speicherstadt-3 = Schiffe bringen Warensteine. Liefere sie für Punkte an deine Aufträge, verkaufe sie für Münzen oder lagere einen.
brief-speicherstadt-4 = Wenn es brennt, gewinnen die stärksten Feuerwehrleute Punkte, und die schwächsten verlieren ebenso viele. Nach dem vierten Brand gewinnt, wer die meisten Punkte hat.

title-oltremare = Oltremare
line-oltremare = Handle, bluffe und belade dein Schiff in der richtigen Reihenfolge.
minutes-oltremare = 60 Min.
option-oltremare-ruleset = Ausgabe
option-oltremare-ruleset-amigo2005 = Oltre Mare, 2005
option-oltremare-ruleset-mtm2004 = Oltremare – Merchants of Venice, 2004
option-oltremare-memory-aid = Die ganze Fracht aller zeigen, nicht nur die oberste Karte
option-oltremare-quiet = Kein Plaudern an diesem Tisch
option-oltremare-start = Wer beginnt
brief-oltremare-1 = Bist du am Zug, handelst du mit den anderen und spielst dann so viele Karten aus, wie die oberste Karte deiner Fracht verlangt. Ihre Symbole bringen Dukaten, Piraten, Karten und Fahrten.
brief-oltremare-2 = Die ausgespielten Karten kommen auf deine Fracht, in der Reihenfolge deiner Wahl. Gleiche Waren, die zusammenliegen, bringen mehr.
brief-oltremare-3 = Über die Symbole einer Karte darfst du sagen, was du willst; nur die Ware muss stimmen. Wer mit dem Spieler am Zug handelt, gewinnt Prestige.
brief-oltremare-4 = Karten bei den Piraten kosten am Ende je einen Dukaten. Ist der Vorrat aufgebraucht, gewinnt, wer die meisten Dukaten hat.

title-masters-of-venice = Masters of Venice
line-masters-of-venice = Biete um deinen Platz, mache Preise und verkaufe, bevor die Aufträge ausgehen.
minutes-masters-of-venice = 90 Min.
option-masters-of-venice-open-cash = Alle sehen das Geld von allen
option-masters-of-venice-separate-destinations = Jedes Frachtbüro ist ein eigenes Ziel
brief-masters-of-venice-1 = Jede vierte Runde bietest du geheim um Reihenfolge und Charakter. Alle zahlen; dein Gebot bewegt auch die Aufträge eines Geschäfts.
brief-masters-of-venice-2 = In den anderen Runden wählt jeder geheim einen Ort. An gemeinsamen Orten dürfen alle handeln, sobald einer kommt.
brief-masters-of-venice-3 = Kaufe Waren an den Docks und verkaufe sie zum doppelten Preis an Geschäfte, solange diese Aufträge haben. Jeder Verkauf hebt Preise und Anteile und zahlt Dividenden.
brief-masters-of-venice-4 = Gildenaufträge bringen Punkte, Teilungen bringen Punkte, und am Ende sind je hundert Dukaten an Geld und an Anteilen ein Punkt.

title-genoa = Die Händler von Genua
line-genoa = Führe den Turm durch die Stadt und verkaufe, was du nicht brauchst.
minutes-genoa = 120 Min.
option-genoa-courtesy-round = Warten, bis alle gesprochen haben, bevor der Turm weiterzieht
option-genoa-start = Wer beginnt
brief-genoa-1 = Zwei Würfel sagen, wo der Turm beginnt. Auf jedem besuchten Feld bleibt eine Scheibe liegen, also zieht er höchstens viermal.
brief-genoa-2 = Jedes Gebäude hat eine Aktion im Zug, jeder Spieler eine Aktion. Wer am Zug ist, handelt selbst oder verkauft die Aktion; die anderen zahlen auch dafür, wohin der Turm zieht.
brief-genoa-3 = Sammle Waren für große und kleine Aufträge, überbringe Botschaften, indem beide Gebäude in einem Zug besucht werden, und setze Marker auf Gebäude, die andere benutzen.
brief-genoa-4 = Gehandelt wird frei: Dukaten, Waren, Karten, sogar ein Teil dessen, was die Aktion bringt. Am Ende zählen Dukaten, Ketten von Privilegien und Marker.
