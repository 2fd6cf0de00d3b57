# Die Spiele auf der Startseite und beim Eröffnen, auf Deutsch.
title-speicherstadt = Die Speicherstadt
line-speicherstadt = Stell dich früh an und zahl mehr, oder warte und hoffe.
minutes-speicherstadt = 45 min
option-speicherstadt-remove-cards = Einige Karten in der Schachtel lassen, wie es die Regeln für diese Spielerzahl vorsehen
option-speicherstadt-start = Wer beginnt
