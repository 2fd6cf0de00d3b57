# Was die Dinge von Oltremare von sich sagen.
olt-help-brings = { $ducats ->
    [0] {""}
    [one] 1 Dukat,{" "}
   *[other] { $ducats } Dukaten,{" "}
 }{ $cards ->
    [0] {""}
    [one] 1 Karte,{" "}
   *[other] { $cards } Karten,{" "}
 }{ $pirates ->
    [0] {""}
    [one] 1 Karte an die Piraten,{" "}
   *[other] { $pirates } Karten an die Piraten,{" "}
 }{ $steps ->
    [0] keine Fahrt
    [one] 1 Schritt zur See
   *[other] { $steps } Schritte zur See
 }
olt-help-symbol-ducat = Dukaten, mehr für jeden weiteren
olt-help-symbol-pirate = Karten vom Stapel gehen an die Piraten
olt-help-symbol-card = neue Karten auf die Hand
olt-help-symbol-ship = ein Schritt deines Schiffs
olt-help-load = oben auf der Ladung: so viele spielst du je Zug
olt-help-lions = und so viele darfst du halten
olt-help-card-port = Hafen, nur für den Start
olt-help-card-kind = Warenkarte, { $count } im Spiel
olt-help-card = Spiel sie: Ihre Symbole wirken. Dann kommt sie in deine Ladung und zahlt dort mit gleichen Nachbarn.
olt-help-with-lifted = mit { $count ->
    [one] der angehobenen Karte
   *[other] den { $count } angehobenen Karten
 }: { $brings }.
olt-help-alone = allein: { $brings }.
olt-help-stowed = Als Nächstes verladen ergibt sie eine Gruppe von { $cards }, { $ducats } wert.
olt-help-good-kind = Ware, { $count } Karten im Spiel
olt-help-good = Karten einer Ware, die in der Ladung beieinanderliegen, bilden eine Gruppe. Je länger, desto mehr zahlt sie.
olt-help-good-label = Dukaten je Gruppe
olt-help-good-now = { $top ->
    [0] sie liegt nicht oben auf deiner Ladung.
   *[other] deine oberste Gruppe hat { $top }.
 } { $held ->
    [0] Keine auf der Hand.
   *[other] { $held } auf der Hand.
 }
olt-help-token-kind = Hafenplättchen, { $count } bei dir
olt-help-token-now = { $active ->
    [yes] es ist aktiv und wirkt in diesem Zug.
   *[no] nur das zuletzt genommene wirkt. Am Ende zählen alle.
 }
olt-help-port-here = dein Schiff liegt hier.
olt-help-port-steps = { $count ->
    [one] ein Schiffssymbol bringt dich hin.
   *[other] { $count } Schiffssymbole bringen dich hin.
 }
olt-help-port-token = Hafen mit dem Plättchen { $token }
olt-help-port-empty = Hafen ohne Plättchen
olt-help-symbol-kind = Symbol auf den Karten, die du spielst
olt-help-symbol-ducat-does = Bringt Dukaten; zwei oder drei zusammen bringen viel mehr.
olt-help-symbol-pirate-does = Schickt Karten vom Stapel verdeckt zu deinen Piraten. Jede kostet am Ende einen Dukaten; die oberste kannst du zurückkaufen.
olt-help-symbol-card-does = Bringt Karten auf die Hand; zwei oder drei zusammen viel mehr.
olt-help-symbol-ship-does = Dein Schiff fährt für jedes genau einen Schritt. Im letzten Hafen nimmst du das Plättchen.
olt-help-symbol-label = für so viele Symbole
olt-help-symbol-now = { $count } auf den angehobenen Karten.
olt-help-part-prestige = Ansehen
olt-help-part-cargo = Ladung
olt-help-part-pirates = Piraten
olt-help-part-tokens = Plättchen
olt-help-ducats-name = Dukaten
olt-help-ducats = Wer am Ende am meisten hat, gewinnt. Schulden sind erlaubt; dann kostet eine Karte eins mehr.
olt-help-ducats-now = { $points }, wenn jetzt Schluss wäre.
olt-help-hand-name = Handkarten
olt-help-hand = Kein anderer sieht sie. Zu Beginn deines Zuges gehen die über der Löwenzahl an die Piraten. Am Ende zählen sie nichts.
olt-help-hand-now = du hältst { $count }.{ $turn ->
    [yes] {""} Deine Löwen erlauben { $lions }.
   *[no] {""}
 }
olt-help-prestige-name = Ansehen
olt-help-prestige = Eins für das erste Geschäft mit jedem Partner in deinem Zug. Das meiste Ansehen bringt 6, das nächste 3 und 1.
olt-help-prestige-now = so wie es steht { $ducats } Dukaten wert.
olt-help-pirates-name = Bei den Piraten
olt-help-pirates = An die Piraten verlorene Karten. Jede kostet am Ende einen Dukaten; in deinem Zug kannst du die oberste zurückkaufen.
olt-help-pirates-now = { $count ->
    [0] keine.
    [one] eine Karte, also 1 Dukat weniger.
   *[other] { $count } Karten, also { $count } Dukaten weniger.
 }
olt-help-tokens-name = Plättchen
olt-help-tokens = Das zuletzt genommene ist aktiv. Am Ende bringen die meisten Plättchen 6, die nächsten 3 und 1.
olt-help-tokens-now = so wie es steht { $ducats } Dukaten wert.
olt-help-cargo-name = Ladung
olt-help-cargo = Hier liegen gespielte Karten der Reihe nach. Nachbarn einer Ware bilden eine Gruppe und zahlen gemeinsam; die oberste Karte sagt, wie viele du spielst und hältst.
olt-help-cargo-now = jetzt { $ducats } Dukaten wert.
olt-help-group = { $count } × { $good }
olt-help-ship-name = Schiff
olt-help-ship = Fährt für jedes gespielte Schiffssymbol einen Schritt. Wo die Fahrt endet, wird das Plättchen aktiv.
olt-help-ship-now = es liegt in { $port }.
olt-help-step-kind = Teil eines Zuges
olt-help-olt-step-hand_limit = Wer mehr Karten hält, als die Löwen erlauben, gibt den Rest an die Piraten.
olt-help-olt-step-trade = Kauf bis zu vier Karten und handle mit jedem. Was über eine Karte gesagt wird, muss nicht stimmen, ihre Ware schon.
olt-help-olt-step-play = Leg so viele Karten aus, wie deine oberste Ladung sagt; alle Symbole zählen zusammen.
olt-help-olt-step-sail = Das Schiff fährt je Schiffssymbol einen Schritt; keine Route zweimal in einem Zug.
olt-help-olt-step-stow = Die gespielten Karten kommen in beliebiger Reihenfolge auf die Ladung. Die letzte bestimmt deinen nächsten Zug.
olt-help-stock-name = Stapel
olt-help-stock = Von ihm wird gekauft und gezogen. Irgendwo darin liegt Venedig, das zur Halbzeit das Ansehen auszahlt.
olt-help-stock-now = die nächste Karte kostet dich { $price }; du darfst noch { $left } kaufen.
olt-help-discard-name = Ablage
olt-help-discard = Zur Halbzeit verkaufte Ladung. Ist der Stapel leer, wird sie neu gemischt.
olt-help-venice-name = Venedig
olt-help-venice = Kommt es, wird das Ansehen bezahlt, und in der zweiten Ausgabe alle Ladung unter der obersten Gruppe.
olt-help-load-name = Spielen
olt-help-load-now = du spielst in diesem Zug { $load }.
olt-help-lions-name = Halten
olt-help-first-name = Startspieler
olt-help-first = Hatte den ersten Zug. In der zweiten Ausgabe endet die letzte Runde direkt vor diesem Platz.
olt-help-round-name = Stapel und Venedig
olt-help-round = Runden werden nicht gezählt: Die Partie dauert so lange wie der Stapel. Venedig in seiner Mitte ist Halbzeit.
olt-help-back-name = Verdeckte Karte
olt-help-back = Nur der Besitzer sieht sie. Bei einem Geschäft stimmt die Ware; was sonst gesagt wird, kann gelogen sein.
olt-help-load-does = So viele Karten werden je Zug gespielt; die oberste Ladung sagt es.
olt-help-lions-does = So viele Karten darf man zu Beginn eines Zuges halten; der Rest geht an die Piraten.
