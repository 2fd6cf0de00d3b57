# Oltremare auf Deutsch.
olt-good-spices = Gewürze
olt-good-silk = Seide
olt-good-silver = Silber
olt-good-sugar = Zucker
olt-good-wine = Wein
olt-good-wood = Holz
olt-good-grain = Getreide
olt-good-gems = Edelsteine
olt-good-scrolls = Schriftrollen
olt-good-salt = Salz
olt-good-pottery = Töpferwaren
olt-good-olives = Oliven
olt-any-good = eine beliebige Ware
olt-nothing = nichts
olt-anybody = allen
olt-ducats = { $count ->
    [one] ein Dukat
   *[other] { $count } Dukaten
 }
olt-symbol-ducat = Dukat
olt-symbol-pirate = Pirat
olt-symbol-card = Karte
olt-symbol-ship = Schiff
olt-symbol-none = keines
olt-token-calm_sea = Ruhige See
olt-token-compass = Kompass
olt-token-pirate_fighter = Piratenjäger
olt-token-good_business = Gute Geschäfte
olt-token-local_influence = Lokaler Einfluss
olt-token-favourable_terms = Gute Beziehungen
olt-token-calm_sea-does = Ein Dukat für jedes Schiffssymbol, das du ausspielst.
olt-token-compass-does = Fahr sofort weiter in einen beliebigen Hafen ohne Kompass.
olt-token-pirate_fighter-does = Piratensymbole treffen dich nicht.
olt-token-good_business-does = Du zählst ein Dukatensymbol mehr.
olt-token-local_influence-does = Zu Beginn deines Zuges: so viele Dukaten, wie du Löwen über 3 hast.
olt-token-favourable_terms-does = Deine Käufe kosten 1, 2, 3 und 4 Dukaten.
olt-card = { $good } ({ $first } und { $second }; { $load } spielen, { $lions } halten)
olt-claim-load = { $load } spielen
olt-claimed = { $good } (behauptet: { $claim })

olt-where = Vorrat { $stock } · { $last ->
    [yes] letzte Runde
   *[no] { $venice ->
        [there] Venedig noch nicht gezogen
       *[gone] Venedig wurde gezogen
     }
 }
olt-step-hand_limit = Hand
olt-step-trade = Handel
olt-step-play = Ausspielen
olt-step-sail = Segeln
olt-step-stow = Verladen
olt-step-lions = { $lions } halten
olt-step-bought = { $bought } von 4 gekauft
olt-step-load = { $load }
olt-fact-ducats = Dukaten
olt-fact-debt = Dukaten, verschuldet
olt-fact-hand = Handkarten
olt-fact-prestige = Prestige
olt-fact-pirates = Karten bei den Piraten
olt-cargo-of = Fracht, { $count } Karten
olt-cargo-below = Karten weiter unten, die man sich merken muss
olt-group = { $count } { $good }, { $ducats ->
    [one] ein Dukat
   *[other] { $ducats } Dukaten
 }
olt-no-token = kein Bonus aktiv
olt-no-token-there = kein Plättchen
olt-tokens = { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
 }

olt-board = Das Meer von Tunisi bis Trebisonda
olt-card-count = { $count } Karten
olt-card-play = spielen
olt-card-hold = halten
olt-hand = Deine Hand
olt-hand-hint = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } · heb Karten an, um zu sehen, was sie brächten
olt-hand-hint-turn = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } · nach dem Handel spielst du { $load } · zum Planen anheben
olt-hand-hint-discard = nenne { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } für die Piraten
olt-hand-hint-play = wähle { $count } von { $of }
olt-hand-of = { $name } hat { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
 }
olt-hand-known = Von dir: { $cards }
olt-hand-offer = Ins Angebot legen: { $card }
olt-hand-empty = Keine Handkarten
olt-played = Ausgespielt
olt-stow-how = die unterste zuerst
olt-stow-hint = Tipp sie der Reihe nach an: die erste liegt unten, die letzte oben.
olt-stow-propose = Höchster Ertrag
olt-stow-again = Von vorn
olt-stow-top = oben
olt-stow-worth = Die Fracht wäre { $ducats } wert. Im nächsten Zug spielst du { $load } und hältst { $lions }.
olt-stow-next = Im nächsten Zug spielst du { $load } und hältst { $lions }.
olt-stow-excess = Mit deiner jetzigen Hand { $count ->
    [one] geht davor eine Karte
   *[other] gehen davor { $count } Karten
 } an die Piraten.
olt-stow-worth-best = Mit diesen zuerst kann sie { $ducats } wert sein.
olt-lift = { $card } anheben
olt-name-discard = { $card } an die Piraten
olt-name-play = { $card } ausspielen
olt-name-stow = { $card } verladen
olt-plan = Wenn du { $count ->
    [one] diese spielst
    [2] diese zwei spielst
    [3] diese drei spielst
   *[other] diese { $count } spielst
 }
olt-plan-none = Was Karten bringen
olt-plan-hint = Heb Handkarten an: hier werden sie gezählt, und die Karte zeigt, wie weit ihre Schiffe kommen.
olt-plan-pirates = { $count ->
    [0] 0
    [one] 1 verloren
   *[other] { $count } verloren
 }
olt-plan-cards = { $count ->
    [0] 0
    [one] eine Karte
   *[other] { $count } Karten
 }
olt-plan-ship = { $count ->
    [0] 0
   *[other] { $count } segeln
 }
olt-plan-token-good_business = Gute Geschäfte zählen ein Dukatensymbol mehr.
olt-plan-token-pirate_fighter = Der Piratenjäger hält die Piraten fern.
olt-plan-token-calm_sea = Die ruhige See bringt beim Segeln { $ducats } mehr.
olt-legend-plan = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
 } mit den angehobenen Karten
olt-legend-next = der nächste Schritt
olt-legend-end = hier kann die Fahrt enden
olt-legend-compass = dorthin führt der Kompass
olt-cargo = Deine Fracht
olt-cargo-name = Fracht von { $name }
olt-cargo-now = jetzt gewertet
olt-cargo-empty = Nichts geladen
olt-next-play = spielen
olt-next-hold = halten
olt-pile-stock = Vorrat
olt-pile-venice = mit Venedig
olt-pile-discard = Ablage
olt-port-here = { $port }: { $token }
olt-port-sail = Segle nach { $port }: { $token }
olt-port-through = Segle weiter über { $port }
olt-port-jump = Folge dem Kompass nach { $port }: { $token }
olt-ship-at = Schiff von { $name } in { $port }
olt-tip-next-turn = Wirkt ab deinem nächsten Zug.
olt-tip-loses = { $token } wird umgedreht.
olt-tip-empty = Hier liegt kein Plättchen.
olt-tip-through = unterwegs, ohne Wirkung

olt-venice = Venedig
olt-venice-drawn = { $name } zieht die Venedigkarte: Zwischenwertung.
olt-venice-top = Die Venedigkarte liegt obenauf: Zwischenwertung.
olt-venice-prestige = Prestige
olt-venice-cargo = Fracht unter der obersten Warensorte
olt-venice-nothing = nichts zu verkaufen
olt-venice-on = Weiter
olt-stock-cards = { $count ->
    [one] Karte im Vorrat
   *[other] Karten im Vorrat
 }
olt-venice-there = Irgendwo darin liegt die Venedigkarte.
olt-venice-gone = Die Venedigkarte wurde gezogen.
olt-stock-discard = Ablagestapel: { $count ->
    [0] leer
   *[other] { $count } Karten, { $goods }
 }
olt-stock-good = Ware
olt-stock-number = Karten
olt-stock-pays = Dukaten für 1, 2, 3…

olt-over = Die Partie ist zu Ende
olt-ask-discard = Zu viele Karten: { $count ->
    [one] eine geht an die Piraten
   *[other] { $count } gehen an die Piraten
 }
olt-ask-discard-hint = Du darfst { $lions } halten. Die zuletzt genannte liegt obenauf.
olt-discard = { $count ->
    [one] Hergeben
   *[other] Alle hergeben
 }
olt-ask-trade = Handle und kaufe, dann spiel { $load ->
    [one] eine Karte
   *[other] { $load } Karten
 } aus
olt-ask-trade-hint = { $bought } von 4 gekauft. Handle mit den anderen, so oft du willst.
olt-ask-trade-offers = { $bought } von 4 gekauft. { $count ->
    [one] Ein Angebot wartet
   *[other] { $count } Angebote warten
 } auf deine Antwort.
olt-ask-trade-missing = Dir { $missing ->
    [one] fehlt noch eine Karte
   *[other] fehlen noch { $missing } Karten
 }. { $bought } von 4 gekauft.
olt-buy-stock = Vom Vorrat kaufen ({ $price })
olt-buy-pirates = Von den Piraten kaufen ({ $price })
olt-end-trade = Handel beenden
olt-still-offers = { $count ->
    [one] Ein Angebot wartet noch auf deine Antwort.
   *[other] { $count } Angebote warten noch auf deine Antwort.
 }
olt-ask-play = Spiel { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } aus
olt-ask-play-hint = Wähle aus deiner Hand. Daneben werden die Symbole gezählt.
olt-ask-play-chosen = { $cards }.
olt-play = { $count ->
    [one] Ausspielen
   *[other] Diese { $count } ausspielen
 }
olt-ask-sail = Segle { $left ->
    [one] einen Schritt
   *[other] { $left } Schritte
 }
olt-ask-sail-hint = { $left ->
    [1] Tipp den Hafen an, in den du willst:
   *[other] Tipp den nächsten Hafen an, oder gleich dein Ziel:
 } { $ends ->
    [one] einer ist
   *[other] { $ends } sind
 } erreichbar.
olt-ask-sail-on = Über { $path }. { $ends ->
    [one] Ein Hafen ist
   *[other] { $ends } Häfen sind
 } erreichbar.
olt-ask-sail-through = Weiter über { $port }; dort geschieht nichts.
olt-sail-to = Nach { $port } segeln
olt-ask-compass = Der Kompass: wohin?
olt-ask-compass-hint = In einen beliebigen Hafen ohne Kompass, oder bleib, und dieser gilt als leer.
olt-ask-compass-chosen = { $port }: { $token }.
olt-stay = Bleiben
olt-jump = Nach { $port }
olt-jump-nowhere = Wähle einen Hafen
olt-ask-stow = Verlade die Karten
olt-ask-stow-hint = In der Reihenfolge deiner Wahl; die oberste bestimmt deinen nächsten Zug.
olt-ask-stow-top = { $good } obenauf: im nächsten Zug spielst du { $load } und darfst { $lions } halten.
olt-stow = Verladen
olt-wait-discard = { $name } gibt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } her
olt-wait-trade = { $name } handelt
olt-wait-play = { $name } spielt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } aus
olt-wait-sail = { $name } segelt { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
 }
olt-wait-compass = { $name } hat einen Kompass gefunden
olt-wait-stow = { $name } verlädt die Karten

olt-log-start-player = { $name } beginnt.
olt-log-start-port = { $name } beginnt in { $port } mit { $card }.
olt-log-turn = { $name }: hält { $lions }, spielt { $load }
olt-log-influence = { $name } erhält { $ducats } durch lokalen Einfluss.
olt-log-namely = : { $goods }
olt-log-discarded = { $name } gibt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } an die Piraten{ $goods }.
olt-log-bought = { $name } kauft für { $price } eine Karte { $from ->
    [stock] vom Vorrat
   *[pirates] von den eigenen Piraten
 }{ $goods }.
olt-log-trade-ended = { $name } beendet den Handel.
olt-log-played = { $name } spielt aus: { $goods }.
olt-log-earned = { $name } erhält { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
 }.
olt-log-lost = Die Piraten von { $name } nehmen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
olt-log-fought = { $name } hält die Piraten fern.
olt-log-drew = { $name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }{ $goods }.
olt-log-calm-sea = { $name } erhält { $ducats } bei ruhiger See.
olt-log-sailed = { $name } segelt { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
 }: { $path }.
olt-log-arrived = { $name } nimmt in { $port }: { $token }.
olt-log-arrived-empty = { $name } findet { $port } leer.
olt-log-found-compass = { $name } findet in { $port } einen Kompass.
olt-log-jumped = { $name } folgt ihm nach { $port }.
olt-log-stayed = { $name } bleibt.
olt-log-stowed = { $name } verlädt { $goods }; obenauf: { $top }.
olt-log-announced = { $name } hat { $have } und sucht { $seek }.
olt-log-has = { $name } hat { $have }.
olt-log-seeks = { $name } sucht { $seek }.
olt-log-invites = { $name } hört sich Angebote an.
olt-log-proposed = Nr. { $offer }: { $name } bietet { $to } { $gives } für { $wants }.
olt-log-reworded = Nr. { $offer } statt { $was }: { $name } bietet { $to } { $gives } für { $wants }.
olt-log-withdrawn = { $name } zieht Nr. { $offer } zurück.
olt-log-declined = { $name } lehnt Angebot Nr. { $offer } ab.
olt-log-lapsed = Angebot Nr. { $offer } liegt nicht mehr auf dem Tisch.
olt-refused = { $name } lehnt dein Angebot Nr. { $offer } ab. Verlange weniger oder etwas anderes.
olt-refused-lapsed = Dein Angebot Nr. { $offer } ist hinfällig: Eine Karte dafür ist weg.
olt-refused-ended = { $name } hat den Handel beendet, ohne dein Angebot anzunehmen.
olt-log-dealt = Abgemacht! { $name } nimmt Nr. { $offer } an: { $from } gibt { $gives } für { $takes }.
olt-log-prestige = { $name } gewinnt Prestige.
olt-log-venice-on-top = Venedig liegt oben auf dem Vorrat.
olt-log-venice = { $name } zieht Venedig.
olt-log-prestige-paid = Prestige bringt: { $each }.
olt-log-cargo-sold = { $name } verkauft { $goods } für { $ducats }.
olt-log-last-card = { $name } zieht die letzte Karte.
olt-log-restocked = Die Ablage wird zum Vorrat: { $count } Karten.
olt-log-liquidated = Die Stapel von { $name } werden für { $ducats } verkauft und zum Vorrat: { $count } Karten.
olt-log-scored = { $part ->
    [prestige] Prestige
    [cargo] Fracht
    [pirates] Piraten
   *[tokens] Hafenplättchen
 }: { $each }.
olt-log-ended = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }

olt-source-ducats = Dukaten
olt-tie = Bei Gleichstand entscheiden mehr Ladungskarten, dann der Platz näher an { $first }, wo begonnen wurde.
olt-source-prestige = Prestige
olt-source-cargo-spices = Fracht: Gewürze
olt-source-cargo-silk = Fracht: Seide
olt-source-cargo-silver = Fracht: Silber
olt-source-cargo-sugar = Fracht: Zucker
olt-source-cargo-wine = Fracht: Wein
olt-source-cargo-wood = Fracht: Holz
olt-source-cargo-grain = Fracht: Getreide
olt-source-cargo-gems = Fracht: Edelsteine
olt-source-cargo-scrolls = Fracht: Schriftrollen
olt-source-cargo-salt = Fracht: Salz
olt-source-cargo-pottery = Fracht: Töpferwaren
olt-source-cargo-olives = Fracht: Oliven
olt-source-pirates = Piraten
olt-source-tokens = Hafenplättchen

olt-text-turn = { $name } ist am Zug: spielt { $load }, hält { $lions }. Vorrat: { $stock } Karten, Venedig { $venice ->
    [there] noch nicht gezogen
   *[gone] gezogen
 }.
olt-text-played = Ausgespielt: { $card }
olt-text-hand = Deine Hand
olt-text-line = { $what }
olt-text-seat = { $name }: { $ducats } Dukaten, { $hand } Handkarten, Prestige { $prestige }, { $pirates } bei den Piraten
olt-text-ship = Schiff in { $port }; { $token }
olt-text-cargo = Fracht aus { $count } Karten, von oben: { $cargo }
olt-text-ports = Plättchen in den Häfen
olt-text-token = { $token }: { $ports }

rule-OLT-3-1 = Zwei bis fünf können spielen.
rule-OLT-3-4 = Der Startspieler sitzt an diesem Tisch.
rule-OLT-4-11 = Genau die Karten über der Zahl der Löwen werden abgegeben, jede eine andere aus der Hand.
rule-OLT-4-21 = Höchstens vier Karten werden im Zug gekauft, vom Vorrat oder vom eigenen Piratenstapel, solange dort welche sind.
rule-OLT-4-24 = Nur wer am Zug ist, kauft, und nur während des Handels.
rule-OLT-4-25 = Der Handel endet, wenn genug Karten zum Ausspielen da sind oder keine mehr gekauft werden kann.
rule-OLT-4-30 = So viele verschiedene Handkarten werden ausgespielt, wie die Ladung verlangt.
rule-OLT-4-45 = Das Schiff macht für jedes Schiffssymbol einen Schritt, auf den Routen, keine davon zweimal.
rule-OLT-4-51 = Ein Kompass führt in einen beliebigen anderen Hafen ohne Kompass.
rule-OLT-4-55 = Die ausgespielten Karten werden aufeinander verladen, jede einmal.
rule-OLT-4-92 = Der Tisch fragt einen Spieler oder, während des Handels, alle.
rule-OLT-5-1 = Gehandelt wird nur in der Handelsphase und nur mit dem, der am Zug ist.
rule-OLT-5-5 = Ein Angebot muss offen sein, und das eigene, um es zurückzuziehen oder anders zu sagen, oder an einen gerichtet, um abzulehnen.
rule-OLT-5-7 = Ein Angebot gibt verschiedene Karten aus der eigenen Hand, will Waren dieses Spiels, behauptet höchstens zwei verschiedene Symbole einer Karte und bewegt Dukaten nur in eine Richtung.
rule-OLT-5-8 = Niemand kündigt mehr von einer Ware an, als er hat.
rule-OLT-5-9 = Wer annimmt, nennt ein offenes Angebot an sich und für jede gewünschte Karte eine andere passende aus der eigenen Hand.
rule-OLT-5-13 = Mindestens eine Karte muss wechseln; Dukaten allein sind kein Handel.
rule-OLT-5-14 = Nach einem Handel muss, wer am Zug ist, noch genug Karten ausspielen können.
rule-OLT-5-30 = Drei offene Angebote und zwanzig Vorschläge im Zug; sechs Karten auf einer Seite und sechzig Dukaten in einem Angebot.
rule-OLT-5-34 = Nur wer am Zug ist, beendet den Handel.
rule-OLT-6-20 = Das Spiel ist mit der Schlusswertung zu Ende.

### Offers

olt-offers-none = Gerade handelt niemand.
olt-offers-watch = { $name } handelt mit allen.
olt-offers-mine = Alle handeln mit dir: Du bist am Zug.
olt-offers-theirs = { $name } handelt. Du kannst nur mit { $name } handeln.
olt-offers-standing = Auf dem Tisch
olt-offers-count = Deine Angebote: { $own } von { $most }
olt-offers-empty = Noch keine Angebote. Wähle Karten, sag über sie, was du willst, und schick sie ab; wer annimmt, bekommt sie ungesehen.
olt-offers-what = Hier wechseln Karten und Dukaten den Besitzer, solange jemand handelt. Die Ware einer angebotenen Karte stimmt immer; was über ihre Symbole gesagt wird, muss nicht stimmen.
olt-offers-hatched = Schraffiert: eine Behauptung, wahr oder nicht. Die Ware selbst stimmt immer.

olt-offer-new = Neues Angebot
olt-offer-counter = Gegenangebot zu Nr. { $number }
olt-offer-change = Statt Nr. { $number }
olt-offer-to = an
olt-offer-to-whom = An wen
olt-offer-all = alle
olt-offer-you = Du
olt-offer-you-small = dich
olt-offer-any = beliebig
olt-offer-hand = Deine Hand: eine Karte drücken, um sie anzubieten
olt-offer-no-hand = Du hast keine Karten.
olt-offer-goods = Waren, die du haben willst
olt-offer-ask = { $good } verlangen
olt-offer-you-give = Du gibst
olt-offer-you-want = Du willst
olt-offer-none-give = eine deiner Karten oder einen Dukaten
olt-offer-none-want = eine Ware aus der Reihe unten, oder nichts
olt-offer-coin-give = Einen Dukaten geben
olt-offer-coin-want = Einen Dukaten verlangen
olt-offer-less = Einen Dukaten weniger
olt-offer-amount-give = Dukaten, die du gibst
olt-offer-amount-want = Dukaten, die du willst
olt-offer-more = Einen Dukaten mehr
olt-offer-edit = { $good }: etwas darüber sagen
olt-offer-remove = { $good } aus dem Angebot nehmen
olt-offer-load-word = spielen
olt-offer-no-claim = nichts gesagt
olt-offer-claimed = behauptet: { $claim }
olt-offer-asked = verlangt: { $claim }
olt-offer-truth = in Wahrheit: { $face }
olt-offer-your-claim = Deine Behauptung: { $good }
olt-offer-ask-claim = Verlangt: { $good }
olt-offer-unchecked = nie geprüft ·
olt-offer-asserted = was man von ihr behaupten soll ·
olt-offer-only-you = Nur du siehst die wahre Karte: { $face }.
olt-offer-empty = Mindestens eine Karte muss den Besitzer wechseln.
olt-offer-judged = Einen Moment …
olt-offer-fine = Kann abgeschickt werden. Danach hältst du { $hold }.
olt-offer-fine-active = Kann abgeschickt werden. Danach hältst du { $hold }; { $load } musst du spielen.
olt-offer-clear = Leeren
olt-offer-send = An { $name } schicken

olt-offer-from = { $from } an { $to }
olt-offer-number = Nr. { $number }
olt-offer-answers = Antwort auf Nr. { $number }
olt-offer-gives = gibt
olt-offer-wants = will
olt-offer-give = gibst
olt-offer-want = willst
olt-offer-thinks = überlegt
olt-offer-declined = lehnt ab
olt-offer-first = wer zuerst annimmt
olt-offer-which = Welche Karte: { $good }?
olt-offer-asserts = Wer annimmt, behauptet das Verlangte, wahr oder nicht.
olt-offer-lack = Du kannst nicht annehmen: Davon hast du zu wenige Karten: { $goods }
olt-offer-accept = Annehmen
olt-offer-do-counter = Gegenangebot
olt-offer-decline = Ablehnen
olt-offer-withdraw = Zurückziehen
olt-offer-do-change = Ändern
olt-offer-short = { $give } für { $want }

olt-offer-settled = In diesem Zug erledigt
olt-offer-dealt = { $from } und { $to }: { $give } für { $take }
olt-offer-got = Die Karte, die du bekommen hast.
olt-offer-true = Sie ist, wie behauptet.
olt-offer-concealed = Was gesagt wurde, stimmt; ein Pirat wurde verschwiegen.
olt-offer-lie = Sie ist nicht, wie behauptet.
olt-offer-you-two = Das wisst nur ihr beide.
olt-offer-gone-withdrawn = zurückgezogen
olt-offer-gone-declined = abgelehnt
olt-offer-gone-lapsed = hinfällig: eine Karte ist fort
olt-offer-gone-reworded = neu gesagt
olt-offer-gone-ended = hinfällig: der Handel ist vorbei

olt-announce = Sagen, was du hast und suchst
olt-announce-i-have = Ich habe
olt-announce-i-seek = Ich suche
olt-announce-count = { $good }: { $count }
olt-announce-say = Sagen
olt-announce-invite = Um Angebote bitten
olt-announce-true = Was du zu haben sagst, muss stimmen.
olt-announce-invites = { $who ->
    [you] Du bist offen für Angebote.
   *[other] { $name } ist offen für Angebote.
 }
olt-announce-has = { $who ->
    [you] Du hast { $have }.
   *[other] { $name } hat { $have }.
 }
olt-announce-seeks = { $who ->
    [you] Du suchst { $seek }.
   *[other] { $name } sucht { $seek }.
 }
olt-announce-both = { $who ->
    [you] Du hast { $have } und suchst { $seek }.
   *[other] { $name } hat { $have } und sucht { $seek }.
 }

bot-about-oltremare-gentle = Tauscht, weil es Spaß macht, und segelt, wohin der Wind weht.
bot-about-oltremare-steady = Weiß, was ihre Ladung wert ist, feilscht um mehr und sagt meistens die Wahrheit.
bot-about-oltremare-sharp = Wägt jeden Handel danach, was er in aller Laderäumen anrichtet.
bot-about-oltremare-master = Fährt jede Reise im Kopf, bevor der Anker oben ist.
