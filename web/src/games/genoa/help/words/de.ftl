# Was die Dinge Genuas von sich sagen.
gen-help-ware-kind = Ware, { $left } im Vorrat, { $mine } bei dir
gen-help-ware = Die Lager geben sie her. Aufträge bezahlen dafür, und andere, die sie brauchen, auch.
gen-help-ware-small = eine davon, kleiner Auftrag
gen-help-ware-large = eine von dreien, großer Auftrag
gen-help-ware-now = { $any ->
    [no] keiner deiner Aufträge verlangt sie: gut zum Verkaufen.
   *[yes] deine Aufträge verlangen sie: { $small } klein, { $large } groß.
 }
gen-help-special-kind = Sonderkarte, { $left } im Vorrat, { $mine } bei dir
gen-help-special-any_start = Setz zu Beginn deines Zuges den Turm auf ein beliebiges Feld, statt zu würfeln.
gen-help-special-any_ware = Nimm während deiner Aktion eine beliebige Ware aus dem Vorrat.
gen-help-special-extra_action = Eine Aktion mehr in diesem Zug; sie wird von selbst genutzt, wenn du sie brauchst.
gen-help-special-building_action = Nutz während deiner Aktion zusätzlich ein Gebäude mit deinem Marker, wo auch immer der Turm steht.
gen-help-special-exchange = Gib während deiner Aktion ein Gut in den Vorrat und nimm ein beliebiges anderes.
gen-help-special-now = { $mine ->
    [0] du hast keine.
    [one] du kannst eine spielen.
   *[other] du kannst { $mine } spielen.
 }
gen-help-kind-left = Karten, { $left } im Stapel
gen-help-kind-large_order = Bring drei Waren zu einer Villa und handle dort: 100 Dukaten und eine Sonderkarte deiner Wahl.
gen-help-kind-small_order = Handle in ihrem Gebäude und liefere eine Ware: 40 Dukaten.
gen-help-kind-message = Besucht der Turm beide Gebäude in einem Zug, bei wem auch immer, bekommst du 30 Dukaten.
gen-help-kind-privilege = Am Ende Dukaten wert. Nachbarn am Rand bilden Ketten, die viel mehr bringen.
gen-help-marker = Marker von { $name }
gen-help-marker-kind = Marker auf: { $building }
gen-help-marker-does = Bringt seinem Besitzer Geld aus der Bank; mit einer Gebäudeaktion nutzt er das Gebäude aus der Ferne.
gen-help-marker-fee = sooft ein anderer hier handelt
gen-help-marker-end = am Ende
gen-help-marker-mine = deiner. Wer hier handelt, bringt dir 10.
gen-help-marker-theirs = handelst du hier, zahlt die Bank 10 an { $name }. Dich kostet es nichts.
gen-help-score-ducats = im Beutel
gen-help-score-privileges = für Privilegien
gen-help-score-markers = für Marker auf Gebäuden
gen-help-ducats = Wer am Ende am meisten hat, gewinnt. Alles ist käuflich: Aktionen, Wege, Waren, Karten.
gen-help-actions = Jeder hat in jedem Zug eine Aktion, wessen Zug es auch ist; weitere Aktionen geben Karten.
gen-help-actions-now = { $count ->
    [0] vor dem nächsten Zug kannst du nicht mehr handeln.
    [one] du kannst in diesem Zug noch einmal handeln, hier oder wohin der Turm kommt.
   *[other] du kannst in diesem Zug noch { $count }-mal handeln.
 }
gen-help-markers = Am Ende eines Zuges darf jeder mit Markern eine Straße der Spur wählen und die Gebäude daran markieren.
gen-help-markers-now = { $count ->
    [0] du hast keinen Marker. Die Kathedrale gibt zwei.
    [one] du kannst einen Marker setzen.
   *[other] du kannst { $count } Marker setzen.
 }
gen-help-step-kind = Teil eines Zuges
gen-help-gen-step-start = Wer am Zug ist, würfelt; der Turm aus fünf Scheiben steht, wo Reihe und Spalte sich treffen.
gen-help-gen-step-current = Die Aktion des Gebäudes unter dem Turm nutzt, wer am Zug ist, oder wer am besten bietet.
gen-help-gen-step-onward = Der Turm zieht weiter und lässt eine Scheibe liegen. Jeder darf etwas dafür bieten, wohin er geht.
gen-help-gen-step-markers = Reihum darf jeder mit Markern die Gebäude an einer Straße der Spur markieren.
gen-help-gen-step-close = Letzte Gelegenheit, Botschaften abzugeben, deren beide Gebäude besucht wurden. Alle wählen zugleich und geheim.
gen-help-on-plan = auf dem Plan
gen-help-tower-name = Turm
gen-help-tower-kind = zieht: { $name }
gen-help-tower = Zeigt, wo gehandelt werden kann. Jeder Schritt kostet eine Scheibe, also höchstens vier Felder weit.
gen-help-tower-now = { $count ->
    [one] seine letzte Scheibe: hier bleibt er.
   *[other] noch { $count } Scheiben. Wohin er geht, kannst du verkaufen.
 }
gen-help-disc-name = Spur
gen-help-disc = Eine Scheibe des Turms: Er war in diesem Zug hier. Von Straßen mit Scheibe aus werden Marker gesetzt.
gen-help-dice-name = Würfel
gen-help-dice = Blau gibt die Reihe, Rot die Spalte: Dort beginnt der Turm.
gen-help-first-name = Startspieler
gen-help-first = Beginnt jede Runde, die ganze Partie lang. Die letzte Runde wird zu Ende gespielt.
gen-help-round-name = Rundenanzeiger
gen-help-round-kind = auf { $marker } von { $of }
gen-help-round = Rückt jede Runde ein Feld vor, und eins mehr, sooft ein Zug auf dem Markt beginnt: So kann eine Partie weniger Runden haben als Felder. Die Runde, in der er das letzte Feld erreicht, ist die letzte; alle kommen darin noch dran.
gen-help-chain = Kette von Privilegien
gen-help-chain-does = Privilegien von Nachbarn am Rand zählen am Ende zusammen.
gen-help-chain-label = Dukaten je Kette
gen-help-chain-now = dir { $points } wert; mit einem Nachbarn mehr { $next }.
gen-help-have = { $have ->
    [yes] hast du
   *[no] fehlt
 }
gen-help-pays = die Bank zahlt
gen-help-lacks = es fehlt: { $wares }.
gen-help-ready = alles da; handle dort: { $place }.
gen-help-card-large_order = Handle mit diesen drei Waren bei { $building }: { $ducats } Dukaten und eine Sonderkarte deiner Wahl.
gen-help-card-small_order = Gib nach deiner Aktion bei { $building } diese Ware für { $ducats } Dukaten ab.
gen-help-card-message = Bringt { $ducats } Dukaten, sobald der Turm beide Gebäude in einem Zug besucht hat. Niemand muss dort handeln.
gen-help-card-privilege = Am Ende Dukaten wert, und viel mehr neben einem anderen von dir am Rand.
gen-help-visited = { $done ->
    [yes] besucht
   *[no] fehlt noch
 }
gen-help-message-now = { $count ->
    [0] beide besucht: gib sie ab.
    [one] nur noch { $buildings } fehlt.
   *[other] beide müssen noch besucht werden.
 }
gen-help-left = noch { $count }
gen-help-or-privilege = oder ein Privileg
gen-help-does-villa = Wer hier handelt, erfüllt einen großen Auftrag dieser Villa oder nimmt ein Privileg.
gen-help-does-draw = Wer hier handelt, zieht { $count } { $kind }.
gen-help-does-markers = Wer hier handelt, nimmt { $count } Marker seiner Farbe in seinen Vorrat.
gen-help-does-special = Wer hier handelt, nimmt die Karte „{ $card }“. { $does }
gen-help-does-wares = Wer hier handelt, nimmt je eine Ware: { $wares }.
gen-help-order-here = { $order }: { $state }
gen-help-order-small = dein kleiner Auftrag ({ $ware }, { $ducats })
gen-help-order-large = dein großer Auftrag ({ $ducats })
gen-help-message-here = deine Botschaft von hier nach { $other } bringt { $ducats }.
gen-help-fee-you = dein Marker bringt { $ducats }, wenn ein anderer hier handelt.
gen-help-fee-other = { $name } bekommt { $ducats } von der Bank, wenn andere hier handeln.
gen-help-passed = Der Turm war in diesem Zug schon hier.
gen-help-nothing-here = keine deiner Karten braucht diesen Ort.
gen-help-street-kind = Straße
gen-help-street = Hier kommt der Turm vorbei. Am Ende des Zuges können von hier aus die beiden Gebäude daneben markiert werden.
gen-help-free = frei
gen-help-market-kind = Platz, keine Aktion
gen-help-market = Beginnt ein Zug hier, rückt der Rundenanzeiger ein Feld vor, und das Ende kommt früher.
gen-help-market-now = der Anzeiger steht auf { $marker } von { $of }.
gen-help-building-kind = Gebäude, { $marker ->
    [villa] trägt nie einen Marker
    [free] noch ohne Marker
   *[owned] Marker von { $name }
 }
gen-help-tower-here = der Turm steht hier
gen-help-discs = { $count ->
    [one] noch eine Scheibe
   *[other] noch { $count } Scheiben
 }
