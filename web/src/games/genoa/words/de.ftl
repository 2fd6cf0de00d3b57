# Die Händler von Genua auf Deutsch.
gen-field-villa_ricci = Villa Ricci
gen-field-villa_colini = Villa Colini
gen-field-villa_monetti = Villa Monetti
gen-field-villa_zasteri = Villa Zasteri
gen-field-coach_house = Kutscherei
gen-field-park = Park
gen-field-harbour = Hafen
gen-field-palazzo = Palazzo
gen-field-taverna = Taverna
gen-field-trattoria = Trattoria
gen-field-metal_warehouse = Metalllager
gen-field-cloth_warehouse = Tuchlager
gen-field-grain_warehouse = Getreide{"\u00AD"}lager
gen-field-spice_warehouse = Gewürzlager
gen-field-guild_hall = Gildenhalle
gen-field-town_hall = Rat{"\u00AD"}haus
gen-field-post_station = Poststation
gen-field-cathedral = Kathe{"\u00AD"}drale
gen-field-marketplace = Marktplatz
gen-street = Gasse bei { $buildings }
gen-street-side = Gasse bei { $buildings }, { $side }
gen-side-north = Nord
gen-side-south = Süd
gen-side-west = West
gen-side-east = Ost
gen-ware-silver = Silber
gen-ware-copper = Kupfer
gen-ware-salt = Salz
gen-ware-pepper = Pfeffer
gen-ware-wheat = Weizen
gen-ware-rice = Reis
gen-ware-linen = Leinen
gen-ware-silk = Seide
gen-special-any_start = beliebiges Startfeld
gen-special-any_ware = beliebige Ware
gen-special-extra_action = weitere Aktion
gen-special-building_action = Gebäude{"\u00AD"}aktion
gen-special-exchange = Tausch
gen-kind-large_order = { $count ->
    [one] großer Auftrag
   *[other] große Aufträge
 }
gen-kind-small_order = { $count ->
    [one] kleiner Auftrag
   *[other] kleine Aufträge
 }
gen-kind-message = { $count ->
    [one] Botschaft
   *[other] Botschaften
 }
gen-kind-privilege = { $count ->
    [one] Privileg
   *[other] Privilegien
 }
gen-ducats = { $count ->
    [one] ein Dukat
   *[other] { $count } Dukaten
 }
gen-markers = { $count ->
    [one] ein Marker
   *[other] { $count } Marker
 }
gen-counted = { $count } { $name }
gen-nothing = nichts
gen-you = Du
gen-you-small = du
gen-card-large_order = großer Auftrag von { $building } ({ $wares })
gen-card-small_order = kleiner Auftrag von { $building } ({ $ware })
gen-card-message = Botschaft zwischen { $buildings }
gen-card-privilege = Privileg von { $building }
gen-brings-villa = Auftrag 100 oder Privileg
gen-gain-wares = { $wares } aus der Aktion
gen-gain-cards = { $all ->
    [yes] { $drawn ->
        [one] die gezogene Karte ({ $kind })
       *[other] beide gezogenen Karten ({ $kind })
     }
   *[no] { $count } von { $drawn } gezogenen Karten ({ $kind }; { $pick ->
       *[first] die erste
        [actor] es wählt, wer die Aktion ausführt
        [active] es wählt, wer am Zug ist
     })
 }
gen-gain-markers = { $count ->
    [one] ein Marker
   *[other] { $count } Marker
 } aus der Aktion
gen-gain-special = die Karte { $special }
gen-gain-privilege = das Privileg

gen-where = Marker auf { $marker } von { $of } { $last ->
    [yes] · letzte Runde
   *[no] {""}
 }
gen-step-start = Start
gen-step-current = Gebäude
gen-step-onward = Weiter
gen-step-markers = Marker
gen-step-close = Botschaften
gen-step-at = { $field }
gen-fact-ducats = Dukaten
gen-no-wares = keine Waren
gen-capacity = { $count ->
    [0] keine Aktion
    [one] eine Aktion
   *[other] { $count } Aktionen
 }
gen-stock-markers = { $count ->
    [one] ein Marker im Vorrat
   *[other] { $count } Marker im Vorrat
 }
gen-board = Die Stadt Genua, acht mal acht Felder
gen-privilege-mine = Privileg: { $building }
gen-mine = Deine Sachen
gen-theirs = Was { $name } hat
gen-purse = Dein Beutel
gen-card-named = gewählt
gen-card-lacks = { $wares } fehlt
gen-card-way = { $count ->
    [0] beide in diesem Zug besucht
    [one] noch zu besuchen: { $buildings }
   *[other] beide noch zu besuchen
 }
gen-card-act = bereit für deine Aktion dort
gen-chain = { $count ->
    [one] einzeln: { $points }
   *[other] Kette aus { $count }: { $points }
 }
gen-hand-offer = Ins Angebot legen: { $card }
gen-gain-messages = +{ $ducats } { $count ->
    [one] Botschaft
   *[other] { $count } Botschaften
 }
gen-gain-order = +{ $ducats } Auftrag
gen-note = { $name } bietet für { $field }: { $gives }{ $wanted ->
    [yes] ; verlangt: { $wants }
   *[no] {""}
 }
gen-aim = Angebot machen für { $field }
gen-stock-good = Gut
gen-stock-left = Übrig
gen-discarded = Abgelegt

gen-over = Die Partie ist zu Ende
gen-would-bring = Das brächte dir { $what }.
gen-ask-start = Würfle für den Turm
gen-ask-start-hint = Blau ist die Zeile, Rot die Spalte, in der der Turm beginnt.
gen-ask-start-anywhere = Oder spiel „beliebiges Startfeld“: wähle ein Feld im Plan.
gen-roll = Würfeln
gen-start-at = Starten: { $field }
gen-ask-current = { $field }: führe die Aktion selbst aus oder verkaufe sie
gen-ask-current-duty = Jemand würde für diese Aktion zahlen: Nimm ein Angebot an, verlange mehr oder handle selbst, wenn du noch nicht gehandelt hast.
gen-ask-current-wait = Noch nichts gesagt: { $names }. Du kannst trotzdem schon entscheiden.
gen-ask-current-offers = { $count ->
    [one] Ein Angebot liegt vor; es bindet dich nicht.
   *[other] { $count } Angebote liegen vor; keines bindet dich.
 }
gen-ask-current-none = Niemand bietet etwas.
gen-self = Selbst ausführen
gen-forgo = Verfallen lassen
gen-ask-onward = Zieh weiter oder nimm ein Angebot an
gen-ask-onward-hint = { $moves ->
    [one] Noch ein Schritt.
   *[other] Noch { $moves } Schritte.
 } Wähle ein Feld.
gen-ask-onward-wait = { $moves ->
    [one] Noch ein Schritt.
   *[other] Noch { $moves } Schritte.
 } Noch nichts gesagt: { $names }.
gen-ask-onward-walk = Ein Weg über { $path } würde { $count ->
    [one] eine Botschaft überbringen.
   *[other] { $count } Botschaften überbringen.
 }
gen-end-turn = Zug beenden
gen-still = Noch möglich: { $what }.
gen-still-orders = { $orders } erfüllen
gen-still-messages = { $messages } überbringen
gen-still-offers = { $count ->
    [one] ein Angebot annehmen
   *[other] eines von { $count } Angeboten annehmen
 }
gen-pick-nothing = Wähle etwas
gen-do-any-ware = { $ware } nehmen
gen-do-fulfil = Für { $ducats } Dukaten erfüllen
gen-do-deliver = Für { $ducats } Dukaten überbringen
gen-do-pay = Gib: { $card }
gen-do-take = Nimm: { $card }
gen-do-hand-over = Abgeben: { $card }
gen-would-lay-off = Du legst ab: { $card }.
gen-move-to = Ziehen: { $field }
gen-move-nowhere = Wähle ein Feld
gen-accept-of = Annehmen: { $names }
gen-accept-what = { $gives }{ $wanted ->
    [yes] ; dafür gibst du: { $wants }.
   *[no] .
 }
gen-ask-speak-current = { $field }: biete etwas oder passe
gen-ask-speak-onward = Wohin soll { $name }? Biete oder passe
gen-ask-speak-hint = { $name } wartet auf dich. Mach ein Angebot, auch durch Klick auf ein leuchtendes Feld, oder passe.
gen-ask-speak-asked = { $count ->
    [one] { $name } fragt dich etwas: sieh bei den Angeboten nach.
   *[other] { $name } fragt dich { $count } Dinge: sieh bei den Angeboten nach.
 }
gen-pass = Passen
gen-ask-pay = Welche Karte bekommt { $name }: { $kind }?
gen-ask-pay-hint = Der Handel steht. Drück die Karte, die du gibst{ $of ->
    [one] .
   *[other] : { $at } von { $of }.
 }
gen-ask-begin = Deine Aktion: { $field }
gen-ask-after = { $field }: noch etwas?
gen-ask-begin-hint = Nimm, was es bringt; Sonderkarten darfst du davor und danach spielen.
gen-ask-begin-villa = Erfülle unten einen großen Auftrag oder nimm ein Privileg.
gen-ask-begin-fee = { $name } erhält als Besitzer { $ducats } Dukaten aus der Bank.
gen-ask-begin-promise = Versprochen an { $name }: { $gain }.
gen-ask-after-hint = Sonderkarten gehen noch; dann beende die Aktion.
gen-ask-after-order = Du kannst erfüllen: { $orders }.
gen-effect = Nehmen
gen-privilege = Privileg nehmen
gen-end-action = Aktion beenden
gen-use-building = Benutze: { $field }
gen-ask-hand-over = Welche Karte bekommt { $name }?
gen-ask-hand-over-hint = Eine ist versprochen. Drück eine der Karten, die du eben gezogen hast.
gen-ask-choose = Welche Karte nimmst du?
gen-ask-choose-hint = { $name } hat diese gezogen und dir eine versprochen. Drück sie.
gen-ask-take = Der Tausch: nimm etwas
gen-ask-take-hint = Irgendein Gut aus dem Vorrat.
gen-ask-mark = Markiere an einer Gasse oder passe
gen-ask-mark-hint = Wähle eine der leuchtenden Gassen der Spur.
gen-ask-mark-chosen = { $street }: wähle unten, was du tust.
gen-mark = Marker setzen
gen-mark-nowhere = Wähle eine Gasse
gen-mark-street = Markieren: { $field }
gen-pass-mark = Kein Marker
gen-ask-close = Letzter Aufruf für Botschaften
gen-ask-close-hint = { $open ->
    [0] Gerade kannst du keine überbringen.
    [one] Eine kannst du überbringen: drück sie unten.
   *[other] { $open } kannst du überbringen: drück sie unten.
 } { $named ->
    [0] {""}
    [one] Eine ist versiegelt.
   *[other] { $named } sind versiegelt.
 }
gen-done = Fertig
gen-done-keep = Den Rest behalten
gen-deliver = Überbringen
gen-fulfil = Erfüllen
gen-pay = Diese geben
gen-hand-over = Diese abgeben
gen-take-this = Diese nehmen
gen-may-deliver = { $count ->
    [one] Du kannst jetzt eine Botschaft überbringen: drück sie unten.
   *[other] Du kannst jetzt { $count } Botschaften überbringen: drück sie unten.
 }
gen-may-offer = Du darfst noch bieten oder dein Angebot ändern. Niemand wartet auf dich.
gen-may-nothing = Eine Botschaft kannst du überbringen, sobald beide Gebäude besucht sind.
gen-wait-start = { $name } würfelt
gen-wait-window = { $field }: warten auf { $names }
gen-wait-window-on = Wohin zieht { $name }? Warten auf { $names }
gen-wait-current = { $name } entscheidet über { $field }
gen-wait-onward = { $name } zieht weiter
gen-wait-pay = { $name } wählt die Karte, die den Besitzer wechselt
gen-wait-hand-over = { $name } wählt die versprochene Karte
gen-wait-mark = { $name } markiert
gen-wait-action = { $name } führt die Aktion aus: { $field }
gen-wait-close = Botschaften: { $names }

gen-choices = Deine Auswahl
gen-choose-order = Großen Auftrag erfüllen, dazu
gen-choose-ware = Freie Ware
gen-choose-give = Tausch: gib
gen-choose-take = Tausch: nimm
gen-choose-plan = Marker
gen-order-for = { $order }, dazu { $special }
gen-play-any_ware = Freie Ware spielen: { $ware }
gen-exchange-give = Tauschen, gib { $good }
gen-exchange-take = Nimm { $good }
gen-touch-place = setzen: { $building }
gen-touch-remove = { $name } entfernen: { $building }
gen-touch-replace = { $name } ersetzen: { $building }

gen-offers-none = Gerade wird nicht verhandelt.
gen-offers-what = An einem Gebäude steht seine Aktion zum Verkauf; danach, wohin der Turm zieht. Alle handeln mit dem Spieler am Zug.
gen-waiting = Noch nichts gesagt: { $names }
gen-waiting-you = Der Tisch wartet auf dich.
gen-all-spoke = Alle haben gesprochen. Angebote können sich ändern, bis { $name } entscheidet.
gen-all-spoke-mine = Alle haben gesprochen. Angebote können sich ändern, bis du entscheidest.
gen-duty = Jemand würde für diese Aktion zahlen; { $name } muss sie verkaufen oder selbst handeln.
gen-duty-mine = Jemand würde für diese Aktion zahlen; du musst sie verkaufen oder selbst handeln.
gen-offers-empty = Noch keine Angebote. Stell etwas für { $name } zusammen.
gen-offers-empty-mine = Noch hat niemand etwas geboten. Du kannst selbst fragen.
gen-talk = Absprachen im Chat, auch über entfernte Felder, binden niemanden.
gen-paying = Abgemacht. { $name } wählt die Karten, die den Besitzer wechseln.
gen-paying-mine = Abgemacht. Wähle die Karten, die du gibst.
gen-promised = { $from } hat { $to } versprochen: { $gain }.
gen-offer-new = Neues Angebot
gen-ask-new = Preis nennen
gen-offer-for = für
gen-ask-whom = von
gen-ask-all = alle
gen-ask-you = dich
gen-offer-yours = Was du hast: drücken, um es zu geben
gen-offer-theirs = Was { $name } geben könnte
gen-offer-you-give = Du gibst
gen-offer-you-want = Du willst
gen-offer-none-give = dein Preis: Dukaten mit der Münze, oder etwas aus den Reihen darüber
gen-offer-none-want = dein Preis: Dukaten mit der Münze, oder etwas aus den Reihen darunter
gen-offer-coin-give = { $step } Dukaten geben
gen-offer-coin-want = { $step } Dukaten verlangen
gen-offer-more = { $step } Dukaten mehr
gen-offer-less = { $step } Dukaten weniger
gen-offer-amount-give = Dukaten, die du gibst
gen-offer-amount-want = Dukaten, die du willst
gen-offer-wants-action = die Aktion ({ $field })
gen-offer-wants-street = dass der Turm dorthin zieht ({ $field })
gen-ask-gives-action = die Aktion ({ $field })
gen-ask-gives-street = der Schritt dorthin ({ $field })
gen-offer-put = { $good }: { $count } im Angebot
gen-offer-remove = Aus dem Angebot nehmen: { $good }
gen-offer-no-goods = keine Güter
gen-shown-nobody = verdeckt
gen-shown-partner = der Gegenseite gezeigt
gen-shown-me = dir gezeigt
gen-shown-all = allen gezeigt
gen-offer-gain = Versprich aus dem Ertrag der Aktion:
gen-ask-gain = Aus dem Ertrag der Aktion willst du:
gen-offer-empty = Gib Dukaten oder Güter, oder versprich einen Ertrag.
gen-ask-empty = Sag, was du dafür willst.
gen-offer-judged = Einen Moment …
gen-offer-fine = Kann gesendet werden. Danach hast du { $left } Dukaten.
gen-ask-fine = Geht. Du hättest { $left } Dukaten und das Verlangte.
gen-ask-firm = Wer zuerst zusagt, hat es
gen-offer-clear = Leeren
gen-offer-send = An { $name } senden
gen-ask-send = Fragen, noch { $left }
gen-offer-of = Angebot von { $name }
gen-offer-for-that = gegen
gen-obliging = will nur diese Aktion
gen-offer-acts-mine = Du führst dort die Aktion aus
gen-offer-acts = { $name } führt dort die Aktion aus
gen-effect-ducats = { $way ->
    [out] { $ducats } Dukaten
   *[in] { $ducats } Dukaten sofort
 }
gen-effect-messages = +{ $ducats } für { $count ->
    [one] eine Botschaft
   *[other] { $count } Botschaften
 }
gen-effect-fee = die Bank gibt { $name } als Besitzer { $ducats }
gen-accept = Annehmen
gen-accept-not = Gerade nicht annehmbar
gen-accept-all = { $count } zusammen annehmen
gen-together = Welche zusammen?
gen-together-one = zusammen: Angebot von { $name }
gen-together-not = Diese gehen nicht zusammen.
gen-ask-more = Mehr verlangen
gen-withdraw = Zurückziehen
gen-change = Ändern
gen-ask-mine = Du fragst { $to }: { $field }
gen-ask-of = { $name } fragt { $to }: { $field }
gen-ask-wants = will
gen-ask-i-want = du willst
gen-ask-adds = gibt
gen-ask-i-give = du gibst
gen-which = Welche Karte: { $kind }?
gen-meet = Das bieten
gen-meet-firm = Zusagen
gen-meet-not = Das kannst du gerade nicht erfüllen

gen-log-start = { $name } ist Startspieler.
gen-log-dealt-hand = Du hast: { $cards }.
gen-log-round = Runde { $round }
gen-log-turn = { $name } ist am Zug
gen-log-rolled = { $name } würfelt { $blue } und { $red }: { $field }.
gen-log-started = { $name } spielt beliebiges Startfeld: { $field }.
gen-log-marker = Der Rundenanzeiger rückt auf { $marker } vor.
gen-log-moved = Der Turm zieht: { $field }.
gen-log-forgone = Die Aktion verfällt: { $field }.
gen-log-skipped = Niemand kann die Aktion ausführen: { $field }.
gen-log-turn-ended = { $name } beendet den Zug.
gen-log-marked = { $name } { $kind ->
    [placed] markiert { $placed }.
    [removed] entfernt Marker: { $removed }.
   *[both] entfernt Marker: { $removed }, und markiert { $placed }.
 }
gen-log-offered = { $name } bietet für { $field }: { $gives }{ $wanted ->
    [yes] ; verlangt: { $wants }.
   *[no] .
 }
gen-log-met = { $name } sagt zu für { $field }: { $gives }{ $wanted ->
    [yes] ; bekommt: { $wants }.
   *[no] .
 }
gen-log-sealed = Dein versiegeltes Angebot für { $field }: { $gives }{ $wanted ->
    [yes] ; du willst: { $wants }.
   *[no] .
 }
gen-log-asked = { $name } fragt { $to }: { $wants }; gibt dafür: { $gives }.{ $firm ->
    [yes] {" "}Wer zuerst zusagt, hat es.
   *[no] {""}
 }
gen-log-withdrawn = Ein Angebot von { $name } ist zurückgezogen.
gen-log-lapsed = Ein Angebot von { $name } verfällt.
gen-refused-other = { $name } hat nicht dein Angebot angenommen, sondern das von { $other }{ $ducats ->
    [0] {""}
   *[other] {" "}({ $ducats } Dukaten)
 }.
gen-refused-self = { $name } hat dein Angebot nicht angenommen und handelt lieber selbst.
gen-refused-forgone = { $name } hat dein Angebot nicht angenommen und lässt die Aktion verfallen.
gen-refused-moved = { $name } hat dein Angebot nicht angenommen und zieht weiter: { $field }.
gen-refused-ended = { $name } hat dein Angebot nicht angenommen und beendet den Zug.
gen-log-ask-withdrawn = { $name } nimmt die Frage zurück.
gen-log-ask-lapsed = Die Frage von { $name } verfällt.
gen-log-accepted = { $name } nimmt das Angebot von { $by } an.
gen-log-named = { $name } wählt die Karte für den Handel: { $card }.
gen-log-dealt = Handel um { $field }: { $name } gibt { $to }: { $gives }{ $wanted ->
    [yes] ; bekommt: { $wants }.
   *[no] .
 }
gen-log-acts = { $name } führt die Aktion aus: { $field }.{ $how ->
    [card] {" "}Das kostet eine Karte „weitere Aktion“.
    [bonus] {" "}Es ist die Zusatzaktion.
   *[base] {""}
 }
gen-log-any_ware = { $name } spielt beliebige Ware: { $ware }.
gen-log-exchange-gave = { $name } spielt einen Tausch und gibt: { $good }.
gen-log-exchange-took = { $name } nimmt dafür: { $good }.
gen-log-building_action = { $name } spielt eine Gebäudeaktion: { $field }.
gen-log-received = { $name } erhält: { $what }.
gen-log-fee = { $name } erhält als Besitzer { $ducats } Dukaten aus der Bank ({ $field }).
gen-log-handed-over = Wie versprochen gibt { $name } an { $to }: { $what }.
gen-log-large_order = { $name } erfüllt: { $card }, { $ducats } Dukaten{ $special ->
    [none] .
   *[other] {" "}und { $special }.
 }
gen-log-privilege = { $name } nimmt { $card }.
gen-log-small_order = { $name } erfüllt: { $card }, { $ducats } Dukaten.
gen-log-message-sealed = Du wirst überbringen: { $card }.
gen-log-delivered = { $name } stellt zu: { $card }, { $ducats } Dukaten.
gen-log-reshuffled = Die abgelegten { $kind } werden neu gemischt: { $cards }.
gen-log-last-call = Letzter Aufruf für Botschaften: { $names }.
gen-log-scored = Die Wertung: { $each }.
gen-log-ended = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }

gen-source-ducats = Dukaten
gen-source-privileges = Privilegien
gen-source-markers = Marker auf Gebäuden
gen-tie = Bei Gleichstand entscheiden mehr übrige Güter (Waren, Sonderkarten, Aufträge, Botschaften, Marker im Vorrat): { $each }.
gen-income-large-orders = Große Aufträge
gen-income-small-orders = Kleine Aufträge
gen-income-messages = Botschaften
gen-income-fees = Abgaben für eigene Häuser
gen-income-sold = In Geschäften erhalten
gen-income-paid = In Geschäften bezahlt
gen-chart-caption = Dukaten, die alle am Ende jeder Runde hatten; Privilegien und Marker zählen am Schluss
gen-text-turn = { $name } ist am Zug. Spur: { $trail }. Scheiben im Turm: { $tower }.
gen-text-offer = { $name } bietet für { $field }: { $gives }{ $wanted ->
    [yes] ; verlangt: { $wants }
   *[no] {""}
 }
gen-text-walk = Ein Weg über { $path } brächte dir: { $cards }
gen-text-own = Dein Beutel: { $ducats } Dukaten. Deine Karten
gen-text-line = { $what }
gen-text-seat = { $name }, Aktionen übrig: { $capacity }
gen-text-goods = Hat { $goods }
gen-text-markers = Marker auf: { $buildings }
gen-text-city = Was die Gebäude bringen
gen-text-building = { $building }: { $brings }

rule-GEN-1-5 = Zwei bis fünf können spielen.
rule-GEN-3-1 = Wer beginnt, muss an diesem Tisch sitzen.
rule-GEN-4-1 = Das hat seine eigene Zeit im Zug; nur Botschaften kann man jederzeit überbringen.
rule-GEN-4-4 = Statt zu würfeln darf der Spieler am Zug „beliebiges Startfeld“ spielen, wenn er die Karte hat.
rule-GEN-4-6 = Den Turm zieht, wer am Zug ist, und zwar auf ein Nachbarfeld.
rule-GEN-4-8 = Ein Feld mit Scheibe wird in diesem Zug nicht noch einmal betreten.
rule-GEN-4-14 = Eine Aktion führt aus, wer noch eine hat: die eigene dieses Zuges, die Zusatzaktion zu zweit oder eine Karte „weitere Aktion“.
rule-GEN-4-17 = Ohne Handel darf nur der Spieler am Zug die Aktion dieses Gebäudes ausführen.
rule-GEN-4-18 = Solange ein Angebot steht, das nichts verlangt, muss die Aktion ausgeführt werden.
rule-GEN-4-19 = Die Aktion verfällt erst, wenn die anderen ihre Zeit hatten.
rule-GEN-4-21 = Eine Aktion bringt ihren Ertrag genau einmal; danach kann man sie beenden.
rule-GEN-4-22 = In einer Villa sagt man, was man will: großer Auftrag oder Privileg. Anderswo gibt es nichts zu wählen.
rule-GEN-4-24 = Sonderkarten spielt man in der eigenen Aktion, wenn man sie hat.
rule-GEN-4-25 = Mit „beliebige Ware“ nimmt man eine Ware, die noch im Vorrat ist.
rule-GEN-4-26 = Ein Tausch gibt ein eigenes Gut, nicht die eben gespielte Karte, und nimmt eines aus dem Vorrat.
rule-GEN-4-27 = Eine Gebäudeaktion braucht ein Gebäude mit einem eigenen Marker.
rule-GEN-4-29 = Ein großer Auftrag gilt genau dieser Villa; seine drei Waren müssen da sein, und eine Sonderkarte wird gewählt, solange es welche gibt.
rule-GEN-4-32 = Ein kleiner Auftrag kommt nach dem Ertrag der Aktion: genau für dieses Gebäude, mit seiner Ware, und einer je Aktion.
rule-GEN-4-45 = Eine Botschaft wird in dem Zug überbracht, in dem der Turm beide Gebäude besucht hat.
rule-GEN-4-46 = Überbringen kann man nur eigene Botschaften.
rule-GEN-4-50 = Reihum markiert jeder an einer Gasse der Spur, auf der noch Scheiben liegen, oder passt.
rule-GEN-4-51 = Ein Marker kommt auf ein freies Gebäude; ein fremder wird um den Preis eines eigenen entfernt. Beides geht vom eigenen Vorrat ab.
rule-GEN-4-52 = Mindestens ein Marker wird gesetzt oder entfernt, und ein Gebäude mit eigenem Marker bleibt, wie es ist.
rule-GEN-4-53 = Ein Plan sagt etwas über jedes Gebäude, das an die Gasse grenzt, und über kein anderes.
rule-GEN-4-60 = Beim letzten Aufruf nennt man Botschaften einzeln; dann sagt man, dass man fertig ist.
rule-GEN-4-63 = Für den Palazzo gilt keine Gebäudeaktion.
rule-GEN-4-64 = Erst kommt die Karte oder das Gut, das noch zu nennen ist.
rule-GEN-4-65 = Gerade ist jemand anders gefragt.
rule-GEN-5-1 = Gehandelt wird mit dem Spieler am Zug, und nur solange verhandelt wird.
rule-GEN-5-2 = Ein Handel gilt dem Gebäude unter dem Turm oder einem Nachbargebäude oder einer Nachbargasse, wo der Turm noch nicht war.
rule-GEN-5-3 = Gegebene Karten werden einzeln genannt, und nur solche können gezeigt werden, jede einmal.
rule-GEN-5-4 = Geboten wird, solange verhandelt wird: ein Angebot je Feld, und nur so und so viele Änderungen dazu.
rule-GEN-5-4-W1 = Nur auf wen gewartet wird, der passt; wer gesprochen oder gepasst hat, schweigt einfach.
rule-GEN-5-5-V2 = Wer um ein Gebäude handelt, muss dort eine Aktion ausführen können: mit einer, die noch übrig ist, nicht mit einer weiteren Aktion, die weggegeben wird.
rule-GEN-5-5-V3 = Mindestens 5 Dukaten oder ein Gut müssen gegeben oder versprochen sein.
rule-GEN-5-5-V4 = Man gibt nur, was man hat; Dukaten in Schritten von 5, höchstens 5000, und nur in eine Richtung.
rule-GEN-5-5-V5 = Dieselbe Warensorte oder Art Sonderkarte kann nicht hin und zurück gehen, und Marker auch nicht.
rule-GEN-5-5-V6 = Wer Marker erhält, braucht ebenso viele der eigenen Farbe im allgemeinen Vorrat.
rule-GEN-5-5-V7 = Das Versprochene muss aus eben dieser Aktion kommen und noch da sein, wenn alles andere den Besitzer gewechselt hat.
rule-GEN-5-5-V8 = In einer Gasse gibt es keine Aktion, also kann nichts daraus versprochen werden.
rule-GEN-5-5-V11 = Wer am Zug ist, muss haben, was verlangt wird; eine bestimmte Karte nur, wenn sie gezeigt wurde.
rule-GEN-5-6 = Dieses Angebot steht nicht mehr, oder es ist kein eigenes, das man zurückziehen könnte.
rule-GEN-5-7 = Es muss eine Karte der Art sein, die das angenommene Angebot verlangt.
rule-GEN-5-9 = Zusammen nimmt man Angebote nur für dieselbe Gasse an, von verschiedenen Spielern, und wenn man alle bezahlen kann.
rule-GEN-5-10 = Das Versprochene geht vor: keine Karte darf es verhindern, und nichts anderes wird übergeben.
rule-GEN-5-12 = Der Turm zieht weiter, oder der Zug endet, wenn die anderen ihre Zeit hatten.
rule-GEN-5-13 = Fragen darf man höchstens dreimal; wer gefragt ist, kann einmal zusagen, mit Karten der verlangten Art.
rule-GEN-5-17 = Antworten bleiben versiegelt, bis der Letzte gepasst hat.
rule-GEN-6-1 = Die Partie ist vorbei; sie endete mit der Wertung.
rule-GEN-7-2 = Zu zweit muss mindestens ein Gut geboten werden; Geld allein genügt nicht.
gen-always-pass = Für mich passen, bis mich jemand fragt

bot-about-genoa-gentle = Läuft dem Turm nach, wohin er auch geht, und zahlt, was verlangt wird.
bot-about-genoa-steady = Weiß, was jede Aktion für jeden wert ist, und feilscht darum.
bot-about-genoa-sharp = Verkauft dir die Aktion, die du brauchst, fast zu dem, was sie dir wert ist.
bot-about-genoa-master = Geht mit dem Turm im Kopf spazieren, bis jede Gasse ihren Preis hat.
