# Die Spiele auf der Startseite und beim Eröffnen, auf Deutsch.
title-speicherstadt = Die Speicherstadt
line-speicherstadt = Stell dich früh an und zahl mehr, oder warte und hoffe.
minutes-speicherstadt = 45 min
option-speicherstadt-remove-cards = Einige Karten in der Schachtel lassen, wie es die Regeln für diese Spielerzahl vorsehen
option-speicherstadt-start = Wer beginnt
brief-speicherstadt-1 = In jeder Runde liegen einige Karten am Kai. Du stellst drei Kaufleute über die, die du haben willst.
brief-speicherstadt-2 = Der unterste Kaufmann wird zuerst gefragt und zahlt eine Münze für jeden Kaufmann in seiner Spalte. Passt er, wird es für den nächsten billiger.
brief-speicherstadt-3 = Schiffe bringen Warensteine. Liefere sie für Punkte an deine Aufträge, verkaufe sie für Münzen oder lagere einen.
brief-speicherstadt-4 = Wenn es brennt, gewinnen die stärksten Feuerwehrleute Punkte, und die schwächsten verlieren ebenso viele. Nach dem vierten Brand gewinnt, wer die meisten Punkte hat.
