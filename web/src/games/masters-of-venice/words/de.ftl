# Masters of Venice auf Deutsch, mit den Wörtern der Spielregel.
mov-good-iron = Eisen
mov-good-gems = Edelsteine
mov-good-grain = Getreide
mov-good-spice = Gewürze
mov-good-silk = Seide
mov-good-wood = Holz
mov-company-blacksmith = Schmiede
mov-company-jeweler = Juwelier
mov-company-miller = Mühle
mov-company-spice_shop = Gewürzhandel
mov-company-tailor = Schneiderei
mov-company-shipping_north = Frachtbüro Nord
mov-company-shipping_south = Frachtbüro Süd
mov-short-shipping_north = N
mov-short-shipping_south = S
mov-place-stock_market = Wertpapiermarkt
mov-place-shops = Geschäfte
mov-place-guild_hall = Gildenhalle
mov-place-docks = Docks
mov-place-church = Kirche
mov-place-shipping_north = Büro Nord
mov-place-shipping_south = Büro Süd
mov-place-shipping = Frachtbüros
mov-place-mercato = Mercato
mov-does-stock_market = Bis zu drei Anteile kaufen und bis zu drei anderer Häuser verkaufen.
mov-does-shops = Waren an ein Geschäft zum doppelten Preis verkaufen; Mehrheiten nutzen.
mov-does-guild_hall = Einen Gildenauftrag ziehen, Aufträge für Punkte liefern.
mov-does-docks = Beliebige Waren eines Docks kaufen.
mov-does-church = Eine Begünstigung kaufen, die Aufträge eines Geschäfts erhöht.
mov-does-shipping_north = Die Ware dort nehmen; fünf werden gezogen, vier davon für die Docks.
mov-does-shipping_south = Die Ware dort nehmen; fünf werden gezogen, vier davon für die Docks.
mov-does-shipping = Die Ware eines Büros nehmen; fünf werden gezogen, vier davon für die Docks.
mov-does-mercato = Eine Ware verkaufen und eine andere kaufen, zum Preis.
mov-character-gondolier = Gondoliere
mov-character-guild_master = Gildenmeister
mov-character-harbor_master = Hafenmeister
mov-character-tax_collector = Steuer{"\u00AD"}eintreiber
mov-character-thief = Dieb
mov-character-trader = Händler
mov-power-gondolier = Letzter der Reihe; Gerüchte, und einmal einen Zug vorziehen
mov-power-guild_master = zieht zwei Gildenaufträge und behält einen
mov-power-harbor_master = eine Ware umsonst beim Frachtbüro
mov-power-tax_collector = bekommt jede Dividende einmal extra
mov-power-thief = nimmt eine Ware eines Docks umsonst
mov-power-trader = handelt am Mercato mit zwei Waren und tauscht eine
mov-dock = Dock { $n }
mov-favor-f20 = die Begünstigung für 20
mov-favor-f30 = die Begünstigung für 30
mov-favor-f40 = die Begünstigung für 40
mov-peg-price = Preis
mov-peg-share = Anteilspreis
mov-peg-orders = Aufträge
mov-nothing = nichts
mov-empty = leer

mov-where = Runde { $space } von { $of }
mov-step-bid = Gebote
mov-step-draft = Charaktere
mov-step-destination = Ziele
mov-step-turn = Züge
mov-step-place = { $place }
mov-fact-vp = Siegpunkte
mov-fact-cash = Dukaten
mov-fact-orders = Gildenaufträge auf der Hand
mov-fact-rumors = Gerüchte
mov-turn-order = Spielerreihenfolge
mov-board = Die Stadt Venedig
mov-canal = Der Kanal: Runde { $space } von { $of }, { $bid ->
    [yes] eine Bietrunde
   *[no] eine Handelsrunde
 }
mov-canal-bid = Bieten
mov-market = Der Markt: fünf Geschäfte
mov-market-hint = zahlen doppelt, je Auftrag eine Ware; Anteile bringen Dividende
mov-shared = gemeinsam: kommt einer, dürfen alle handeln
mov-shop-label = { $shop } kauft { $good }: Preis { $price }, Anteil { $share }, { $orders } Aufträge, zahlt { $pays }; Mehrheit: { $name ->
    [none] niemand
   *[other] { $name }
 }
mov-wood-label = Holz: Preis { $price }
mov-wood-only = nur für Gilden
mov-price = Preis
mov-share = Anteil
mov-orders = { $count ->
    [one] Auftrag
   *[other] Aufträge
 }
mov-pays = zahlt
mov-pays-head = Zahlt
mov-orders-head = Aufträge
mov-owners = Anteile bei
mov-no-sale = kein Kauf
mov-no-owners = niemand hat Anteile
mov-own-sale = deine { $n }: +{ $ducats }
mov-own-unsold = deine { $n }: kein Auftrag
mov-own-dividend = { $ducats } je Anteil
mov-once-more = jede Dividende extra
mov-since = seit dem Aufdecken
mov-quay = Der Kai: Frachtbüros, Docks und Orte
mov-favor-tile = { $price } Dukaten: bis zu { $orders } Aufträge mehr
mov-order-stack = Gildenaufträge im Stapel
mov-bag = { $count } Waren im Beutel
mov-market-visit = 3 kaufen, 3 verkaufen
mov-mine = Was du hast
mov-theirs = Was { $name } hat
mov-purse = Deine Börse
mov-no-cubes = keine Waren
mov-guild-order = Gildenauftrag
mov-next-vp = { $vp } Punkte
mov-order-complete = alle Waren da: in der Gildenhalle liefern
mov-order-open = −2 am Ende, wenn nicht geliefert
mov-shares = Anteile
mov-majority-at = Mehrheit: { $shops }
mov-no-majority = keine Mehrheit
mov-rumor = Gerücht
mov-rumors = Gerüchte
mov-rumors-do = je ein Stift des Geschäfts, ein Schritt
mov-favor = Begünstigung
mov-favor-does = Aufträge eines Geschäfts

mov-stock-orders = Gildenaufträge im Stapel: { $count }
mov-stock-favors = Begünstigungen im Stapel: { $count }
mov-stock-rumors = Gerüchte auf dem Kanal: { $count }
mov-stock-good = Ware
mov-stock-bag = Im Beutel
mov-stock-company = Anteile
mov-stock-supply = Zu kaufen
mov-chart = Preise über die Runden
mov-chart-caption = Was jede Ware am Ende einer Runde kostete
mov-chart-none = Wird ab der zweiten Runde gezeichnet.

mov-over = Das Spiel ist zu Ende.
mov-ask-bid = Stelle dein Gebot ein und versiegle es.
mov-ask-bid-hint = Alle Gebote öffnen sich zugleich, und jeder zahlt. Das höchste beginnt und wählt zuerst; das niedrigste wird Gondoliere.
mov-seal-bid = { $amount } Dukaten versiegeln
mov-ask-destination = Wohin geht deine Figur?
mov-ask-destination-hint = Wähle einen anderen Ort als jetzt; alle öffnen sich zugleich.
mov-seal-destination = Versiegeln: { $place }
mov-seal-nothing = Wähle einen Ort
mov-ask-pick = Wähle einen Charakter.
mov-ask-pick-hint = Er gehört dir bis zur nächsten Bietrunde.
mov-pick = { $character } nehmen
mov-pick-nobody = Wähle einen Charakter
mov-ask-adjust = Ändere die Aufträge eines Geschäfts.
mov-ask-adjust-hint = Dein Gebot bewegt sie: je 5 Dukaten einen hinauf oder je 10 einen hinab.
mov-adjust = { $shop }: { $orders } Aufträge
mov-adjust-nothing = Wähle ein Geschäft
mov-ask-gondola = { $name } ist gleich dran ({ $place }). Deinen Zug vorziehen?
mov-ask-gondola-hint = Der Gondelmarker gilt einmal bis zur nächsten Bietrunde.
mov-gondola-use_own = Jetzt handeln: { $place }
mov-gondola-use_here = Jetzt mithandeln: { $place }
mov-gondola-decline = Jetzt nicht
mov-gondola-decline_round = Nicht in dieser Runde
mov-always-pass = Nicht fragen: andere vorlassen
mov-ask-turn = Dein Zug: { $place }
mov-ask-turn-nothing = Hier kannst du jetzt nichts weiter tun.
mov-end-turn = Zug beenden
mov-choose = Wähle etwas
mov-still = Du könntest noch { $what }.
mov-still-free_cube = eine Ware umsonst nehmen
mov-still-majority = deine Mehrheit nutzen ({ $shops })
mov-still-sale = an ein Geschäft verkaufen ({ $shops })
mov-still-draw = einen Gildenauftrag ziehen
mov-still-delivery = einen Gildenauftrag liefern
mov-still-office = das Frachtbüro nutzen
mov-still-visit = Du hast hier noch nichts getan.
mov-do-sell = { $n } für { $ducats } verkaufen: { $shop }
mov-do-cheaper = { $shop }: billiger machen
mov-do-dearer = { $shop }: teurer machen
mov-do-deliver = { $ducats ->
    [0] Liefern für { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }
   *[other] Liefern für { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    } und { $ducats } Dukaten
 }
mov-do-favor = Begünstigung für { $price } kaufen
mov-do-rumor = Gerücht ausspielen: { $shop }
mov-would-sell = { $dividend ->
    [0] { $shop }: danach { $orders } Aufträge; Preis und Anteilspreis steigen.
   *[other] { $shop }: danach { $orders } Aufträge, und { $dividend } für jeden Anteil; Preis und Anteilspreis steigen.
 }
mov-would-move = { $shop }: Preis { $price }, Aufträge { $orders }. Jede Mehrheit einmal je Runde.
mov-would-trade-sell = Die Waren kommen in den Beutel; jede erhöht ihren Preis um 5.
mov-would-trade-buy = Die Waren kommen aus dem Beutel; jede erhöht ihren Preis um 5.
mov-would-rumor-price = { $shop }: Der Preis geht auf { $now }.
mov-would-rumor-share = { $shop }: Ein Anteil kostet dann { $now }.
mov-would-rumor-orders = { $shop }: dann { $now } Aufträge.
mov-would-deliver = Du gibst { $order } ab.
mov-would-office = Fünf Waren werden gezogen: eine fürs Frachtbüro, vier für die Docks.
mov-close = Fertig
mov-ask-close = Gewählt: { $what }
mov-run-cubes = { $stolen ->
    [none] { $what } für { $ducats } kaufen
   *[other] { $what } für { $ducats } kaufen, { $stolen } stehlen
 }
mov-run-steal = { $stolen } stehlen
mov-run-hint-steal = Es kostet nichts und bewegt keinen Preis; Waren desselben Docks können dazu gekauft werden.
mov-run-buy = { $what } für { $ducats } kaufen
mov-run-sell = { $what } für { $ducats } verkaufen
mov-run-hint-cubes = Alle Waren eines Docks kosten den jetzigen Preis; danach steigt er je Ware um 5.
mov-run-hint-buy = Jedes gekaufte Geschäft steigt um 5, egal wie viele Anteile.
mov-run-hint-sell = Jeder verkaufte Anteil senkt sein Geschäft um 10, nicht unter 5.
mov-ask-return = Lege einen Gildenauftrag zurück.
mov-ask-return-hint = Er kommt unter den Stapel; es darf ein älterer sein.
mov-return = { $order } zurücklegen
mov-return-nothing = Wähle eine Karte
mov-ask-unload = Welche Ware kommt an welches Dock?
mov-ask-unload-hint = Tippe zwei Docks an, um ihre Waren zu tauschen.
mov-unload = Entladen
mov-wait-bid = Es wird geboten: { $names }.
mov-wait-destination = Ziele werden gewählt: { $names }.
mov-wait-turn = { $name } handelt: { $place }.
mov-wait-return = { $name } legt einen Gildenauftrag zurück ({ $place }).
mov-wait-pick = { $name } wählt einen Charakter.
mov-wait-adjust = { $name } ändert die Aufträge eines Geschäfts.
mov-wait-gondola = { $name } kann den Gondelmarker nutzen.
mov-wait-unload = { $name } entlädt an den Docks.

mov-desk-turn = { $role ->
    [sharer] Mithandeln: { $place }
   *[visitor] Dein Besuch: { $place }
 }
mov-dial = Geheimes Gebot
mov-dial-hint = für Reihenfolge und Charaktere
mov-your-bid = dein Gebot
mov-ducats = Dukaten
mov-bid-pay = Das zahlst du in jedem Fall
mov-of = { $n } von { $of }
mov-bid-then = Danach, bei einem Geschäft
mov-bid-moves = +{ $up } oder −{ $down } Aufträge
mov-bid-rate = +1 Auftrag je 5, oder −1 je 10
mov-sealed-list = Wer gewählt hat
mov-bids = Die Gebote
mov-own-bid = { $amount } Dukaten
mov-sealed = hat gewählt
mov-sealed-own = versiegelt: { $what }
mov-thinking = überlegt …
mov-destinations = Geheimes Ziel
mov-destinations-hint = alle öffnen sich zugleich
mov-now-sell = Du könntest verkaufen: { $sales }.
mov-now-deliver = Du könntest einen Auftrag für { $vp } Punkte liefern.
mov-opening-bids = Die Gebote werden aufgedeckt
mov-opening-destinations = Die Ziele werden aufgedeckt
mov-opening-skip = Ein Klick oder eine Taste geht weiter.
mov-characters = Charaktere
mov-characters-hint = höchstes Gebot wählt zuerst
mov-adjust-title = Aufträge eines Geschäfts
mov-adjust-title-hint = hinauf oder hinab, nach deinem Gebot
mov-has-orders = jetzt { $count }
mov-way-up = hinauf
mov-way-down = hinab
mov-next-at = Als Nächste: { $place }
mov-sharer = handelt mit
mov-unload-title = Entladen
mov-unload-hint = eine Ware an jedes Dock
mov-return-title = Gildenaufträge auf der Hand
mov-return-title-hint = einer geht zurück
mov-deliver = Liefern
mov-deliver-hint = { $vp } Punkte wert; 50 Dukaten für jeden, den du lässt.
mov-points = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
 }
mov-draw = { $count ->
    [one] Einen Gildenauftrag ziehen
   *[other] { $count } Gildenaufträge ziehen, einen zurücklegen
 }
mov-buy-favor = Begünstigung für { $price } kaufen: bis zu { $orders } Aufträge
mov-use-office = { $good ->
    [none] { $office } nutzen
   *[other] { $good } nehmen: { $office }
 }{ $free ->
    [yes] {" "}und eine Ware aus dem Beutel
   *[no] {""}
 }
mov-each = { $count } zu { $ducats }
mov-resale = bringt { $ducats }
mov-steal = stehlen
mov-less = Weniger: { $what }
mov-more = Mehr: { $what }
mov-sell-title = An ein Geschäft verkaufen
mov-sell-hint = wie viele, für wie viel
mov-have = du hast { $count }
mov-sale-dividend = Dividende bis { $ducats } je Anteil:
mov-sell = { $n } verkaufen
mov-majority-title = Deine Mehrheiten
mov-majority-hint = jede einmal je Runde
mov-effect-cheaper = billiger
mov-effect-dearer = teurer
mov-moves-to = Preis { $price }, Aufträge { $orders }
mov-moves-from = jetzt Preis { $price }, Aufträge { $orders }
mov-shares-buy = Anteile kaufen
mov-shares-sell = Anteile verkaufen
mov-shares-hint-buy = bis zu drei
mov-shares-hint-sell = bis zu drei, von anderen Häusern
mov-mercato-sell = In den Beutel verkaufen
mov-mercato-buy = Aus dem Beutel kaufen
mov-mercato-hint = jede hebt ihren Preis um 5
mov-mercato-hint-two = eine oder zwei; jede hebt ihren Preis um 5
mov-mercato-alone = nur diese
mov-mercato-label-sell = { $goods } für { $ducats } verkaufen
mov-mercato-label-buy = { $goods } für { $ducats } kaufen
mov-swap = { $good } (du hast { $count }) tauschen gegen
mov-swap-label = { $give } gegen { $take } tauschen
mov-play-rumor = Gerücht spielen: { $shop }
mov-play-favor = Begünstigung spielen: bis zu +{ $orders } Aufträge
mov-favor-label = { $shop }: { $amount ->
    [one] { $amount } Auftrag
   *[other] { $amount } Aufträge
  } mehr
mov-to = auf { $n }

mov-at = { $name }: { $place }
mov-log-bid-round = Bietrunde { $space }
mov-log-bid-sealed = { $amount ->
    [-1] { $name } hat ein Gebot versiegelt.
   *[other] { $name } hat ein Gebot von { $amount } versiegelt.
 }
mov-log-bids = Die Gebote: { $bids }.
mov-log-character = { $name } ist { $character }.
mov-log-adjusted = { $name } setzt die Aufträge von { $shop } von { $from } auf { $orders }.
mov-log-gondola = Runde { $space }
mov-log-gondola-rumor = Runde { $space }: { $name } nimmt ein Gerücht{ $shop ->
    [none] {""}
   *[other] {" "}({ $shop })
 }
mov-log-destination-sealed = { $name } hat ein Ziel versiegelt{ $place ->
    [none] {""}
   *[other] : { $place }
 }.
mov-log-destinations = Die Figuren ziehen: { $places }.
mov-log-activated = { $place }
mov-log-turn-ended = { $name } beendet den Zug.
mov-log-marker = { $name } nutzt den Gondelmarker: { $place }.
mov-log-bought = { $name } kauft { $goods } ({ $dock }) für { $ducats }{ $stolen ->
    [none] {""}
   *[other] {" "}und stiehlt { $stolen }
 }.
mov-log-sold = { $name } verkauft { $count } an { $shop } für { $ducats }.
mov-log-majority = { $name } nutzt die Mehrheit von { $shop }: Preis { $price }, Aufträge { $orders }.
mov-log-shares-bought = { $name } kauft Anteile für { $ducats }: { $shares }.
mov-log-shares-sold = { $name } verkauft Anteile für { $ducats }: { $shares }.
mov-log-dividends = { $company } zahlt { $ducats } je Anteil: { $paid }.
mov-log-order-drawn = { $name } zieht { $count ->
    [one] einen Gildenauftrag
   *[other] { $count } Gildenaufträge
 }{ $orders ->
    [none] {""}
   *[other] : { $orders }
 }.
mov-log-order-returned = { $name } legt einen Gildenauftrag zurück{ $order ->
    [none] {""}
   *[other] : { $order }
 }.
mov-log-delivered = { $name } liefert { $order } für { $vp } Punkte und { $ducats } Dukaten.
mov-log-favor-bought = { $name } kauft { $favor } ({ $ducats }).
mov-log-favor-played = { $name } spielt { $favor }: { $shop } hat { $orders } Aufträge.
mov-log-rumor = { $name } spielt ein Gerücht: { $shop }, { $peg } auf { $now }.
mov-log-office = { $good ->
    [none] { $name } nutzt { $office }, das leer ist.
   *[other] { $name } nimmt { $good }: { $office }.
 }
mov-log-unloaded = { $name } entlädt: { $goods }.
mov-log-mercato-sold = { $name } verkauft am Mercato { $goods } für { $ducats }.
mov-log-mercato-bought = { $name } kauft am Mercato { $goods } für { $ducats }.
mov-log-swapped = { $name } tauscht { $give } gegen { $take }.
mov-log-control = Preiskontrolle: { $good } kostet { $price }.
mov-log-split = Über 100 wird { $shop } geteilt: Jeder Anteil bringt einen Punkt ({ $points }), und der Anteilspreis halbiert sich auf { $price }.
mov-log-drawn = { $good } aus dem Beutel ({ $to }): Preis { $price }{ $orders ->
    [-1] {""}
   *[other] , Aufträge { $orders }
 }.
mov-log-scored = { $name }: { $vp } Punkte, Steuer { $tax } (−{ $debt }), Aufträge −{ $orders }, Anteile { $shares }, Geld { $cash }.
mov-log-ended = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
 }
mov-log-share-dealt = { $name } erhält einen Anteil von { $shop }.
mov-log-order-dealt = { $name } erhält einen Gildenauftrag: { $order }.

mov-source-vp = Lieferungen und Teilungen
mov-source-shares = Anteile
mov-source-cash = Geld
mov-source-orders = Offene Gildenaufträge
mov-source-debt = Nicht bezahlte Steuer
mov-points-caption = Was alle am Ende jeder Runde gehabt hätten, ohne das verdeckte Geld der anderen
mov-tie = Bei Gleichstand entscheidet mehr Geld ({ $each }), dann der Wert der Anteile.
mov-text-market = Der Markt
mov-text-shop = { $shop }: zahlt { $pays }, Anteil { $share }, { $orders } Aufträge, Mehrheit { $name ->
    [none] niemand
   *[other] { $name }
 }
mov-text-quay = Die Docks
mov-text-dock = { $dock }: { $goods }
mov-text-wood = Holz kostet { $price }
mov-text-own = Du: { $cash } Dukaten; Gerüchte: { $rumors }
mov-text-order = Gildenauftrag: { $order }{ $complete ->
    [yes] , alle Waren da
   *[no] {""}
 }
mov-text-seat = { $name }: { $vp } Punkte, { $orders } Gildenaufträge, { $rumors } Gerüchte
mov-text-goods = Waren: { $goods }
mov-text-shares = Anteile: { $shares }
mov-text-pawn = Figur: { $place ->
    [none] noch nicht auf dem Plan
   *[other] { $place }
 }; { $characters }

rule-MOV-1-2 = Zwei bis fünf können spielen.
rule-MOV-4-3 = Der Tisch fragt einen nach dem anderen; Gebote und Ziele fragt er alle zugleich.
rule-MOV-4-5 = Ein Gebot ist ein Vielfaches von fünf Dukaten, höchstens das eigene Geld, und endgültig.
rule-MOV-4-9 = Der Reihe nach wählt jeder außer dem Letzten einen noch freien Charakter.
rule-MOV-4-10 = Wer geboten hat, ändert die Aufträge eines Geschäfts um den vollen Betrag, mindestens um einen.
rule-MOV-4-12 = Gerüchte und Begünstigungen werden in Zügen gespielt, und eine Bietrunde hat keine.
rule-MOV-4-14 = Die Figur geht an einen anderen Ort als den, an dem sie steht.
rule-MOV-4-19 = Ein Zug erlaubt, was sein Ort erlaubt, jedes in seinen Grenzen.
rule-MOV-4-24 = Der Gondoliere zieht einen Zug vor, den er noch nicht hatte, oder verzichtet.
rule-MOV-4-27 = Einmal je Zug werden Waren gekauft, die an einem Dock liegen.
rule-MOV-4-28 = Der Dieb darf eine Ware des Docks umsonst nehmen, bevor er kauft.
rule-MOV-4-29 = Wer die Mehrheit eines Geschäfts hält, nutzt sie einmal je Runde, wenn der ganze Schritt auf die Leisten passt.
rule-MOV-4-30 = Einmal je Zug werden eigene Waren an ein Geschäft verkauft, nicht mehr, als es Aufträge hat.
rule-MOV-4-32 = Einmal je Zug werden ein bis drei Anteile gekauft, soweit der Vorrat reicht.
rule-MOV-4-33 = Einmal je Zug werden ein bis drei eigene Anteile verkauft.
rule-MOV-4-34 = Kein Haus wird im selben Zug gekauft und verkauft.
rule-MOV-4-35 = Einmal je Zug wird der oberste Gildenauftrag gezogen, wenn es einen gibt.
rule-MOV-4-36 = Nur der Gildenmeister darf zwei ziehen und legt dann einen seiner Hand zurück.
rule-MOV-4-37 = Ein Gildenauftrag der eigenen Hand wird mit allen Waren geliefert, soweit die Geschäfte Aufträge haben.
rule-MOV-4-38 = Nicht mehr Siegpunkte, als die Lieferung wert ist.
rule-MOV-4-39 = Einmal je Zug wird eine der offenen Begünstigungen gekauft.
rule-MOV-4-40 = Einmal je Zug wird das Frachtbüro der Figur genutzt, wenn dort oder im Beutel eine Ware ist.
rule-MOV-4-41 = Nur der Hafenmeister zieht eine Ware für sich, aus einem Beutel, der eine hat.
rule-MOV-4-43 = Am Mercato wird eine Ware verkauft und eine andere gekauft, jedes einmal je Zug.
rule-MOV-4-44 = Nur der Händler kauft und verkauft zwei Waren und tauscht eine gegen eine andere aus dem Beutel.
rule-MOV-4-45 = Im eigenen Zug erhöht eine eigene Begünstigung die Aufträge eines Geschäfts um eins bis zu ihrer Zahl, soweit die Leiste reicht.
rule-MOV-4-46 = Im eigenen Zug bewegt ein eigenes Gerücht einen Stift seines Geschäfts um einen Schritt, nicht über das untere Ende hinaus.
rule-MOV-4-54 = Die gezogenen Waren kommen jede an ein eigenes Dock.
rule-MOV-4-57 = Die Schritte einer Entscheidung folgen aufeinander, in der Ordnung der Waren oder Häuser.
rule-MOV-4-58 = Was gekauft wird, wird mit dem Geld von vorher bezahlt.
rule-MOV-6-1 = Das Spiel ist mit der Wertung zu Ende.

bot-about-masters-of-venice-gentle = Kauft, was gut riecht, und verkauft, was im Weg steht.
bot-about-masters-of-venice-steady = Schätzt Waren, Aufträge und Anteile und ahnt, was die anderen öffnen.
bot-about-masters-of-venice-sharp = Geht dorthin, wo ihn die Runde reich macht, nicht wo er es schon ist.
bot-about-masters-of-venice-master = Hat diese Runde und die nächste gesehen, ehe die Gondel ablegt.
