# Masters of Venice in het Nederlands.
mov-good-iron = ijzer
mov-good-gems = edelstenen
mov-good-grain = graan
mov-good-spice = specerijen
mov-good-silk = zijde
mov-good-wood = hout
mov-company-blacksmith = Smederij
mov-company-jeweler = Juwelier
mov-company-miller = Molen
mov-company-spice_shop = Kruidenier
mov-company-tailor = Kleermaker
mov-company-shipping_north = Kantoor Noord
mov-company-shipping_south = Kantoor Zuid
mov-short-shipping_north = N
mov-short-shipping_south = Z
mov-place-stock_market = Effectenbeurs
mov-place-shops = Winkels
mov-place-guild_hall = Gildehuis
mov-place-docks = Kades
mov-place-church = Kerk
mov-place-shipping_north = Kantoor Noord
mov-place-shipping_south = Kantoor Zuid
mov-place-shipping = Kantoren
mov-place-mercato = Mercato
mov-does-stock_market = Koop tot drie aandelen en verkoop er tot drie van andere huizen.
mov-does-shops = Verkoop waren aan één winkel voor het dubbele; gebruik je meerderheden.
mov-does-guild_hall = Trek een gildeopdracht, lever opdrachten voor punten.
mov-does-docks = Koop waren van één kade.
mov-does-church = Koop een gunst, die de bestellingen van een winkel verhoogt.
mov-does-shipping_north = Neem de waar daar; vijf worden getrokken, vier voor de kades.
mov-does-shipping_south = Neem de waar daar; vijf worden getrokken, vier voor de kades.
mov-does-shipping = Neem de waar van een kantoor; vijf worden getrokken, vier voor de kades.
mov-does-mercato = Verkoop een waar en koop een andere, tegen de prijs.
mov-character-gondolier = Gondelier
mov-character-guild_master = Gildemeester
mov-character-harbor_master = Havenmeester
mov-character-tax_collector = Belasting{"\u00AD"}inner
mov-character-thief = Dief
mov-character-trader = Handelaar
mov-power-gondolier = laatste in de beurt; geruchten, en één beurt naar voren
mov-power-guild_master = trekt twee gildeopdrachten en houdt er één
mov-power-harbor_master = één gratis waar bij een kantoor
mov-power-tax_collector = krijgt elk dividend nog een keer
mov-power-thief = neemt één waar van een kade gratis
mov-power-trader = handelt op de Mercato in twee waren en ruilt er één
mov-dock = Kade { $n }
mov-favor-f20 = de gunst van 20
mov-favor-f30 = de gunst van 30
mov-favor-f40 = de gunst van 40
mov-peg-price = prijs
mov-peg-share = aandelenprijs
mov-peg-orders = bestellingen
mov-nothing = niets
mov-empty = leeg

mov-where = Ronde { $space } van { $of }
mov-step-bid = Biedingen
mov-step-draft = Karakters
mov-step-destination = Bestemmingen
mov-step-turn = Beurten
mov-step-place = { $place }
mov-fact-vp = overwinningspunten
mov-fact-cash = dukaten
mov-fact-orders = gildeopdrachten in de hand
mov-fact-rumors = geruchten
mov-turn-order = Beurtvolgorde
mov-board = De stad Venetië
mov-canal = Het kanaal: ronde { $space } van { $of }, { $bid ->
    [yes] een biedronde
   *[no] een handelsronde
 }
mov-canal-bid = bod
mov-market = De markt: vijf winkels
mov-market-hint = betalen dubbel, één waar per bestelling; aandelen geven dividend
mov-shared = gedeeld: komt er één, dan mag iedereen
mov-shop-label = { $shop } koopt { $good }: prijs { $price }, aandeel { $share }, { $orders } bestellingen, betaalt { $pays }; meerderheid: { $name ->
    [none] niemand
   *[other] { $name }
 }
mov-wood-label = Hout: prijs { $price }
mov-wood-only = alleen voor gilden
mov-price = Prijs
mov-share = Aandeel
mov-orders = { $count ->
    [one] bestelling
   *[other] bestell.
 }
mov-pays = geeft
mov-pays-head = Betaalt
mov-orders-head = Bestel.
mov-owners = Aandelen van
mov-no-sale = koopt niet
mov-no-owners = niemand heeft aandelen
mov-own-sale = jouw { $n }: +{ $ducats }
mov-own-unsold = jouw { $n }: geen vraag
mov-own-dividend = { $ducats } per aandeel
mov-once-more = elk dividend extra
mov-since = sinds de onthulling
mov-quay = De kade: kantoren, kades en plaatsen
mov-favor-tile = { $price } dukaten: tot { $orders } bestellingen meer
mov-order-stack = Gildeopdrachten over
mov-bag = { $count } waren in de zak
mov-market-visit = koop 3, verkoop 3
mov-mine = Wat je hebt
mov-theirs = Wat { $name } heeft
mov-purse = Je beurs
mov-no-cubes = geen waren
mov-guild-order = Gildeopdracht
mov-next-vp = { $vp } punten
mov-order-complete = alle waren er: lever in het Gildehuis
mov-order-open = −2 aan het eind als niet geleverd
mov-shares = Aandelen
mov-majority-at = meerderheid: { $shops }
mov-no-majority = geen meerderheid
mov-rumor = Gerucht
mov-rumors = Geruchten
mov-rumors-do = elk: één pin van de winkel, één stap
mov-favor = Gunst
mov-favor-does = bestellingen van een winkel

mov-stock-orders = Gildeopdrachten in de stapel: { $count }
mov-stock-favors = Gunsten in de stapel: { $count }
mov-stock-rumors = Geruchten op het kanaal: { $count }
mov-stock-good = Waar
mov-stock-bag = In de zak
mov-stock-company = Aandelen
mov-stock-supply = Te koop
mov-chart = Prijzen over de rondes
mov-chart-caption = Wat elke waar aan het eind van een ronde kostte
mov-chart-none = Wordt vanaf de tweede ronde getekend.

mov-over = Het spel is afgelopen.
mov-ask-bid = Stel je bod in en verzegel het.
mov-ask-bid-hint = Alle biedingen gaan samen open en iedereen betaalt. De hoogste begint en kiest eerst; de laagste wordt Gondelier.
mov-seal-bid = Verzegel { $amount } dukaten
mov-ask-destination = Waar gaat je pion heen?
mov-ask-destination-hint = Kies een andere plaats dan nu; alle keuzes gaan samen open.
mov-seal-destination = Verzegel: { $place }
mov-seal-nothing = Kies een plaats
mov-ask-pick = Kies een karakter.
mov-ask-pick-hint = Het is van jou tot de volgende biedronde.
mov-pick = Neem: { $character }
mov-pick-nobody = Kies een karakter
mov-ask-adjust = Verander de bestellingen van één winkel.
mov-ask-adjust-hint = Je bod verschuift ze: per 5 dukaten één omhoog, of per 10 één omlaag.
mov-adjust = { $shop }: { $orders } bestellingen
mov-adjust-nothing = Kies een winkel
mov-ask-gondola = { $name } is bijna aan zet ({ $place }). Je beurt naar voren halen?
mov-ask-gondola-hint = De gondelmarker geldt één keer tot de volgende biedronde.
mov-gondola-use_own = Nu handelen: { $place }
mov-gondola-use_here = Nu meedoen: { $place }
mov-gondola-decline = Nu niet
mov-gondola-decline_round = Niet deze ronde
mov-always-pass = Niet vragen: anderen voor laten
mov-ask-turn = Jouw beurt: { $place }
mov-ask-turn-nothing = Hier kun je nu niets meer doen.
mov-end-turn = Beurt beëindigen
mov-choose = Kies iets
mov-still = Je kunt nog { $what }.
mov-still-free_cube = één waar voor niets nemen
mov-still-majority = je meerderheid gebruiken ({ $shops })
mov-still-sale = aan een winkel verkopen ({ $shops })
mov-still-draw = een gildeopdracht trekken
mov-still-delivery = een gildeopdracht leveren
mov-still-office = het kantoor gebruiken
mov-still-visit = Je hebt hier nog niets gedaan.
mov-do-sell = Verkoop { $n } voor { $ducats }: { $shop }
mov-do-cheaper = { $shop }: goedkoper maken
mov-do-dearer = { $shop }: duurder maken
mov-do-deliver = { $ducats ->
    [0] Lever voor { $vp ->
        [one] 1 punt
       *[other] { $vp } punten
    }
   *[other] Lever voor { $vp ->
        [one] 1 punt
       *[other] { $vp } punten
    } en { $ducats } dukaten
 }
mov-do-favor = Koop de gunst voor { $price }
mov-do-rumor = Speel het gerucht: { $shop }
mov-would-sell = { $dividend ->
    [0] { $shop }: daarna { $orders } bestellingen; prijs en aandelenprijs stijgen.
   *[other] { $shop }: daarna { $orders } bestellingen, en { $dividend } voor elk aandeel; prijs en aandelenprijs stijgen.
 }
mov-would-move = { $shop }: prijs { $price }, bestellingen { $orders }. Elke meerderheid één keer per ronde.
mov-would-trade-sell = De waren gaan in de zak; elk verhoogt haar prijs met 5.
mov-would-trade-buy = De waren komen uit de zak; elk verhoogt haar prijs met 5.
mov-would-rumor-price = { $shop }: de prijs gaat naar { $now }.
mov-would-rumor-share = { $shop }: een aandeel kost dan { $now }.
mov-would-rumor-orders = { $shop }: dan { $now } bestellingen.
mov-would-deliver = Je geeft { $order }.
mov-would-office = Er worden vijf waren getrokken: één voor het kantoor, vier voor de kades.
mov-close = Klaar
mov-ask-close = Gekozen: { $what }
mov-run-cubes = { $stolen ->
    [none] Koop { $what } voor { $ducats }
   *[other] Koop { $what } voor { $ducats }, steel { $stolen }
 }
mov-run-steal = Steel { $stolen }
mov-run-hint-steal = Het kost niets en verschuift geen prijs; waren van dezelfde kade kunnen erbij gekocht worden.
mov-run-buy = Koop { $what } voor { $ducats }
mov-run-sell = Verkoop { $what } voor { $ducats }
mov-run-hint-cubes = Alle waren van één kade kosten de huidige prijs; daarna stijgt die per waar met 5.
mov-run-hint-buy = Elke gekochte winkel stijgt met 5, hoeveel aandelen ook.
mov-run-hint-sell = Elk verkocht aandeel verlaagt zijn winkel met 10, niet onder 5.
mov-ask-return = Leg één gildeopdracht terug.
mov-ask-return-hint = Hij gaat onder de stapel; een oudere mag ook.
mov-return = Leg { $order } terug
mov-return-nothing = Kies een kaart
mov-ask-unload = Welke waar gaat naar welke kade?
mov-ask-unload-hint = Tik twee kades aan om hun waren te wisselen.
mov-unload = Lossen
mov-wait-bid = Er wordt geboden: { $names }.
mov-wait-destination = Bestemmingen worden gekozen: { $names }.
mov-wait-turn = { $name } handelt: { $place }.
mov-wait-return = { $name } legt een gildeopdracht terug ({ $place }).
mov-wait-pick = { $name } kiest een karakter.
mov-wait-adjust = { $name } verandert de bestellingen van een winkel.
mov-wait-gondola = { $name } mag de gondelmarker gebruiken.
mov-wait-unload = { $name } lost aan de kades.

mov-desk-turn = { $role ->
    [sharer] Meedoen: { $place }
   *[visitor] Je bezoek: { $place }
 }
mov-dial = Verzegeld bod
mov-dial-hint = voor volgorde en karakters
mov-your-bid = je bod
mov-ducats = dukaten
mov-bid-pay = Dit betaal je in elk geval
mov-of = { $n } van { $of }
mov-bid-then = Daarna, bij één winkel
mov-bid-moves = +{ $up } of −{ $down } bestellingen
mov-bid-rate = +1 bestelling per 5, of −1 per 10
mov-sealed-list = Wie gekozen heeft
mov-bids = De biedingen
mov-own-bid = { $amount } dukaten
mov-sealed = heeft gekozen
mov-sealed-own = verzegeld: { $what }
mov-thinking = denkt na …
mov-destinations = Verzegelde bestemming
mov-destinations-hint = alle gaan samen open
mov-now-sell = Je zou kunnen verkopen: { $sales }.
mov-now-deliver = Je zou een opdracht kunnen leveren voor { $vp } punten.
mov-opening-bids = De boden gaan open
mov-opening-destinations = De bestemmingen gaan open
mov-opening-skip = Een klik of een toets gaat verder.
mov-characters = Karakters
mov-characters-hint = hoogste bod kiest eerst
mov-adjust-title = Bestellingen van één winkel
mov-adjust-title-hint = omhoog of omlaag, naar je bod
mov-has-orders = nu { $count }
mov-way-up = omhoog
mov-way-down = omlaag
mov-next-at = Hierna: { $place }
mov-sharer = doet mee
mov-unload-title = Lossen
mov-unload-hint = één waar per kade
mov-return-title = Gildeopdrachten in de hand
mov-return-title-hint = één gaat terug
mov-deliver = Leveren
mov-deliver-hint = { $vp } punten waard; 50 dukaten voor elk dat je laat.
mov-points = { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
mov-draw = { $count ->
    [one] Trek een gildeopdracht
   *[other] Trek { $count } gildeopdrachten, leg er één terug
 }
mov-buy-favor = Koop een gunst voor { $price }: tot { $orders } bestellingen
mov-use-office = { $good ->
    [none] Gebruik { $office }
   *[other] Neem { $good }: { $office }
 }{ $free ->
    [yes] {" "}en één waar uit de zak
   *[no] {""}
 }
mov-each = { $count } à { $ducats }
mov-resale = levert { $ducats } op
mov-steal = steel
mov-less = Minder: { $what }
mov-more = Meer: { $what }
mov-sell-title = Verkoop aan één winkel
mov-sell-hint = hoeveel, voor hoeveel
mov-have = je hebt { $count }
mov-sale-dividend = dividend tot { $ducats } per aandeel:
mov-sell = verkoop { $n }
mov-majority-title = Je meerderheden
mov-majority-hint = elk één keer per ronde
mov-effect-cheaper = goedkoper
mov-effect-dearer = duurder
mov-moves-to = prijs { $price }, bestellingen { $orders }
mov-moves-from = nu prijs { $price }, bestellingen { $orders }
mov-shares-buy = Aandelen kopen
mov-shares-sell = Aandelen verkopen
mov-shares-hint-buy = tot drie
mov-shares-hint-sell = tot drie, van andere huizen
mov-mercato-sell = Verkoop aan de zak
mov-mercato-buy = Koop uit de zak
mov-mercato-hint = elk verhoogt zijn prijs met 5
mov-mercato-hint-two = één of twee; elk verhoogt zijn prijs met 5
mov-mercato-alone = alleen deze
mov-mercato-label-sell = Verkoop { $goods } voor { $ducats }
mov-mercato-label-buy = Koop { $goods } voor { $ducats }
mov-swap = Ruil { $good } (je hebt { $count }) voor
mov-swap-label = Ruil { $give } voor { $take }
mov-play-rumor = Speel een gerucht: { $shop }
mov-play-favor = Speel een gunst: tot +{ $orders } bestellingen
mov-favor-label = { $shop }: { $amount ->
    [one] { $amount } bestelling
   *[other] { $amount } bestellingen
  } meer
mov-to = naar { $n }

mov-at = { $name }: { $place }
mov-log-bid-round = Biedronde { $space }
mov-log-bid-sealed = { $amount ->
    [-1] { $name } heeft een bod verzegeld.
   *[other] { $name } heeft een bod van { $amount } verzegeld.
 }
mov-log-bids = De biedingen: { $bids }.
mov-log-character = { $name } is { $character }.
mov-log-adjusted = { $name } zet de bestellingen van { $shop } van { $from } op { $orders }.
mov-log-gondola = Ronde { $space }
mov-log-gondola-rumor = Ronde { $space }: { $name } neemt een gerucht{ $shop ->
    [none] {""}
   *[other] {" "}({ $shop })
 }
mov-log-destination-sealed = { $name } heeft een bestemming verzegeld{ $place ->
    [none] {""}
   *[other] : { $place }
 }.
mov-log-destinations = De pionnen gaan: { $places }.
mov-log-activated = { $place }
mov-log-turn-ended = { $name } beëindigt de beurt.
mov-log-marker = { $name } gebruikt de gondelmarker: { $place }.
mov-log-bought = { $name } koopt { $goods } ({ $dock }) voor { $ducats }{ $stolen ->
    [none] {""}
   *[other] {" "}en steelt { $stolen }
 }.
mov-log-sold = { $name } verkoopt { $count } aan { $shop } voor { $ducats }.
mov-log-majority = { $name } gebruikt de meerderheid van { $shop }: prijs { $price }, bestellingen { $orders }.
mov-log-shares-bought = { $name } koopt aandelen voor { $ducats }: { $shares }.
mov-log-shares-sold = { $name } verkoopt aandelen voor { $ducats }: { $shares }.
mov-log-dividends = { $company } betaalt { $ducats } per aandeel: { $paid }.
mov-log-order-drawn = { $name } trekt { $count ->
    [one] een gildeopdracht
   *[other] { $count } gildeopdrachten
 }{ $orders ->
    [none] {""}
   *[other] : { $orders }
 }.
mov-log-order-returned = { $name } legt een gildeopdracht terug{ $order ->
    [none] {""}
   *[other] : { $order }
 }.
mov-log-delivered = { $name } levert { $order } voor { $vp } punten en { $ducats } dukaten.
mov-log-favor-bought = { $name } koopt { $favor } ({ $ducats }).
mov-log-favor-played = { $name } speelt { $favor }: { $shop } heeft { $orders } bestellingen.
mov-log-rumor = { $name } speelt een gerucht: { $shop }, { $peg } op { $now }.
mov-log-office = { $good ->
    [none] { $name } gebruikt { $office }, dat leeg is.
   *[other] { $name } neemt { $good }: { $office }.
 }
mov-log-unloaded = { $name } lost: { $goods }.
mov-log-mercato-sold = { $name } verkoopt op de Mercato { $goods } voor { $ducats }.
mov-log-mercato-bought = { $name } koopt op de Mercato { $goods } voor { $ducats }.
mov-log-swapped = { $name } ruilt { $give } voor { $take }.
mov-log-control = Prijscontrole: { $good } kost { $price }.
mov-log-split = Boven 100 splitst { $shop }: elk aandeel brengt een punt ({ $points }), en de aandelenprijs halveert tot { $price }.
mov-log-drawn = { $good } uit de zak ({ $to }): prijs { $price }{ $orders ->
    [-1] {""}
   *[other] , bestellingen { $orders }
 }.
mov-log-scored = { $name }: { $vp } punten, belasting { $tax } (−{ $debt }), opdrachten −{ $orders }, aandelen { $shares }, geld { $cash }.
mov-log-ended = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de winst.
 }
mov-log-share-dealt = { $name } krijgt een aandeel van { $shop }.
mov-log-order-dealt = { $name } krijgt een gildeopdracht: { $order }.

mov-source-vp = Leveringen en splitsingen
mov-source-shares = Aandelen
mov-source-cash = Geld
mov-source-orders = Open gildeopdrachten
mov-source-debt = Onbetaalde belasting
mov-points-caption = Wat iedereen aan het eind van elke ronde zou hebben, zonder het verborgen geld van de anderen
mov-tie = Bij gelijke stand beslist meer geld ({ $each }), daarna de waarde van de aandelen.
mov-text-market = De markt
mov-text-shop = { $shop }: betaalt { $pays }, aandeel { $share }, { $orders } bestellingen, meerderheid { $name ->
    [none] niemand
   *[other] { $name }
 }
mov-text-quay = De kades
mov-text-dock = { $dock }: { $goods }
mov-text-wood = Hout kost { $price }
mov-text-own = Jij: { $cash } dukaten; geruchten: { $rumors }
mov-text-order = Gildeopdracht: { $order }{ $complete ->
    [yes] , alle waren er
   *[no] {""}
 }
mov-text-seat = { $name }: { $vp } punten, { $orders } gildeopdrachten, { $rumors } geruchten
mov-text-goods = Waren: { $goods }
mov-text-shares = Aandelen: { $shares }
mov-text-pawn = Pion: { $place ->
    [none] naast het bord
   *[other] { $place }
 }; { $characters }

rule-MOV-1-2 = Twee tot vijf kunnen spelen.
rule-MOV-4-3 = De tafel vraagt de een na de ander; biedingen en bestemmingen allen tegelijk.
rule-MOV-4-5 = Een bod is een veelvoud van vijf dukaten, hoogstens het eigen geld, en definitief.
rule-MOV-4-9 = Op volgorde kiest ieder behalve de laatste een karakter dat nog vrij is.
rule-MOV-4-10 = Wie bood, verandert de bestellingen van één winkel met het volle bedrag, minstens met één.
rule-MOV-4-12 = Geruchten en gunsten worden in beurten gespeeld, en een biedronde heeft er geen.
rule-MOV-4-14 = De pion gaat naar een andere plaats dan waar hij staat.
rule-MOV-4-19 = Een beurt staat toe wat de plaats toestaat, elk binnen zijn grens.
rule-MOV-4-24 = De Gondelier haalt een beurt naar voren die hij nog niet had, of ziet ervan af.
rule-MOV-4-27 = Eén keer per beurt worden waren gekocht die aan één kade liggen.
rule-MOV-4-28 = De Dief mag één waar van de kade gratis nemen, voordat hij koopt.
rule-MOV-4-29 = Wie de meerderheid van een winkel heeft, gebruikt die één keer per ronde, als de hele stap op de sporen past.
rule-MOV-4-30 = Eén keer per beurt worden eigen waren aan één winkel verkocht, niet meer dan zijn bestellingen.
rule-MOV-4-32 = Eén keer per beurt worden één tot drie aandelen gekocht, zolang de voorraad strekt.
rule-MOV-4-33 = Eén keer per beurt worden één tot drie eigen aandelen verkocht.
rule-MOV-4-34 = Geen huis wordt in dezelfde beurt gekocht en verkocht.
rule-MOV-4-35 = Eén keer per beurt wordt de bovenste gildeopdracht getrokken, als die er is.
rule-MOV-4-36 = Alleen de Gildemeester mag er twee trekken en legt dan één uit zijn hand terug.
rule-MOV-4-37 = Een gildeopdracht uit de eigen hand wordt met alle waren geleverd, zover de winkels bestellingen hebben.
rule-MOV-4-38 = Niet meer punten dan de levering waard is.
rule-MOV-4-39 = Eén keer per beurt wordt een van de open gunsten gekocht.
rule-MOV-4-40 = Eén keer per beurt wordt het kantoor van de pion gebruikt, als daar of in de zak een waar is.
rule-MOV-4-41 = Alleen de Havenmeester trekt een waar voor zichzelf, uit een zak die er een heeft.
rule-MOV-4-43 = Op de Mercato wordt één waar verkocht en een andere gekocht, elk één keer per beurt.
rule-MOV-4-44 = Alleen de Handelaar koopt en verkoopt twee waren en ruilt er één voor een andere uit de zak.
rule-MOV-4-45 = In de eigen beurt verhoogt een eigen gunst de bestellingen van een winkel met één tot zijn getal, zover het spoor gaat.
rule-MOV-4-46 = In de eigen beurt verzet een eigen gerucht één pin van zijn winkel één stap, niet voorbij de onderkant.
rule-MOV-4-54 = De getrokken waren gaan elk naar een eigen kade.
rule-MOV-4-57 = De stappen van één beslissing volgen op elkaar, in de volgorde van waren of huizen.
rule-MOV-4-58 = Wat gekocht wordt, wordt betaald met het geld van ervoor.
rule-MOV-6-1 = Het spel is met de telling afgelopen.

bot-about-masters-of-venice-gentle = Koopt wat lekker ruikt en verkoopt wat in de weg staat.
bot-about-masters-of-venice-steady = Schat waren, bestellingen en aandelen op waarde en voorziet wat anderen openen.
bot-about-masters-of-venice-sharp = Gaat waar de ronde hem rijk maakt, niet waar hij het al is.
bot-about-masters-of-venice-master = Heeft deze ronde en de volgende gezien voordat de gondel vertrekt.
