# The Speicherstadt in Dutch.
spe-good-coffee = koffie
spe-good-tea = thee
spe-good-spices = specerijen
spe-good-rubber = rubber
spe-good-cloth = stof
spe-nothing = niets
spe-season = { $season ->
    [A] Winter
    [B] Lente
    [C] Zomer
    [D] Herfst
   *[E] Vierde brand
 }
spe-phase-supply = Aanbod
spe-phase-bidding = Bieden
spe-phase-purchase = Kopen
spe-phase-processing = Lossen
spe-phase-income = Inkomen
spe-lap = biedronde { $lap } van { $laps }
spe-round-of = Ronde { $round } van { $rounds } · { $season ->
    [A] winter
    [B] lente
    [C] zomer
    [D] herfst
   *[E] de laatste brand
 }

spe-card-fire = Brand
spe-card-fireman = Brandweerman
spe-card-contract = Contract
spe-card-ship = Schip
spe-card-office = Kantoor
spe-card-warehouse = Pakhuis
spe-card-bank = Bank
spe-card-harbour = Haven
spe-card-trading_chamber = Handelskamer
spe-card-church = Kerk
spe-card-prayer_boat = Gebedsboot
spe-trader-of = { $good ->
    [coffee] Koffiehandelaar
    [tea] Theehandelaar
    [spices] Specerijenhandelaar
    [rubber] Rubberhandelaar
   *[cloth] Stoffenhandelaar
 }
spe-name-fire = Brand ±{ $points }
spe-name-fireman = Brandweerman { $value }
spe-name-contract = Contract voor { $goods } ({ $points } punten)
spe-short-office = Kantoor
spe-short-warehouse = Pakhuis
spe-short-bank = Bank
spe-short-harbour = Haven
spe-short-trading_chamber = Kamer
spe-short-church = Kerk
spe-short-prayer_boat = Gebedsboot
spe-short-fire = Brand

spe-board = De kade
spe-deck = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }
spe-deck-label = De stapel, aantal kaarten: { $count }
spe-fire-even = Allemaal gelijk: niemand krijgt of verliest punten.
spe-coins = munten
spe-points = punten als het nu afgelopen was
spe-firemen = Brandweerlieden
spe-coins-unit = { $count ->
    [one] munt
   *[other] munten
 }
spe-merchants = { $count ->
    [one] één koopman in de hand
   *[other] { $count } kooplieden in de hand
 }
spe-contracts = Contracten
spe-traders = Handelaren
spe-ships = Schepen
spe-others = Andere kaarten
spe-house = Koopmanshuis
spe-house-label = Koopmanshuis: { $good }
spe-warehouse-label = Pakhuis: { $count } van 4
spe-stored = { $count } van 4
spe-area = Wat { $name } heeft
spe-area-mine = Wat jij hebt
spe-price = { $name } zou { $price } betalen
spe-price-short = { $name } zou { $price } moeten betalen en kan dat niet
spe-target = Kolom { $column }, { $card }: je zou op plek { $place } staan. { $count ->
    [0] Verder staat er niemand onder je.
    [one] { $names } zou 1 meer betalen.
   *[other] { $names } zouden elk 1 meer betalen.
 }
spe-tip-place = { $place ->
    [1] Eerste in de wachtrij
    [2] Tweede in de wachtrij
    [3] Derde in de wachtrij
   *[other] Plek { $place } in de wachtrij
 }
spe-tip-pay = Je zou 1 betalen zodra { $names } { $count ->
    [one] heeft
   *[other] hebben
 } gepast, en 1 meer voor elke koopman boven je.
spe-tip-pay-first = Jij krijgt als eerste de vraag, en betaalt 1 voor jezelf en 1 voor elke koopman boven je.
spe-tip-pay-own = Hier zou je 1 betalen, en 1 meer voor elke koopman boven je.
spe-tip-dearer = { $count ->
    [one] { $names } betaalt 1 meer.
   *[other] { $names } betalen elk 1 meer.
 }
spe-tip-own = Ook je eigen koopman daaronder betaalt 1 meer.

spe-over = De partij is afgelopen
spe-ask-place = { $lap ->
    [3] Zet je laatste koopman in
   *[other] Zet een koopman in
 }
spe-ask-place-hint = Kies een verlicht luik boven de kaart die je wilt.
spe-ask-chosen = { $card }, plek { $place }. { $count ->
    [0] { $own ->
        [yes] Daaronder staan alleen je eigen kooplieden, en die betalen 1 meer.
       *[no] Er staat niemand vóór je.
     }
    [one] { $names } krijgt de vraag vóór jou, en betaalt nu 1 meer.{ $own ->
        [yes] {" "}Je eigen koopman ook.
       *[no] {""}
     }
   *[other] { $names } krijgen de vraag vóór jou, en betalen nu elk 1 meer.{ $own ->
        [yes] {" "}Je eigen koopman ook.
       *[no] {""}
     }
 }
spe-place-here = Hier inzetten
spe-ask-buy = { $card } voor { $price ->
    [one] één munt
   *[other] { $price } munten
 }?
spe-ask-buy-next = Je zou er { $left } overhouden. Als je past, mag { $name } kopen voor { $price }.
spe-ask-buy-last = Je zou er { $left } overhouden. Als je past, krijgt niemand de kaart.
spe-buy = Kopen voor { $price }
spe-pass = Passen
spe-ask-process = Jouw blokjes: { $cubes }
spe-ask-process-hint = Kies blokjes, en lever, verkoop, ruil of bewaar ze. Wat overblijft, gaat verloren.
spe-ask-process-done = Alle blokjes hebben een plek
spe-ask-process-done-hint = Rond af, of maak ongedaan als je het anders wilt.
spe-finish = Afronden
spe-store-all = Alles opslaan en afronden
spe-still-lost = Je hebt nog { $cubes }.
spe-wait-place = { $name } zet een koopman in
spe-wait-buy = { $name } mag kopen: { $card } voor { $price }
spe-wait-process = { $name } lost blokjes

spe-pool = Op de kade
spe-pool-empty = Geen blokjes meer.
spe-deliver-all = Alle { $count } leveren
spe-pick = Kies er een of meer: dan zie je wat ermee kan.
spe-pick-more = Met alleen deze kan er niets. Kies andere, of meer.
spe-do-deliver = Leveren: { $card } { $open ->
    [0] (voltooid!)
    [one] (dan nog één open)
   *[other] (dan nog { $open } open)
 }
spe-do-sell = Verkoop { $good } aan de handelaar voor { $coins }
spe-do-pair = Verkoop { $goods } voor { $coins }
spe-do-exchange = { $goods } voor { $good }
spe-do-keep = { $place ->
    [house] Bewaar { $good } in het koopmanshuis
   *[warehouse] Sla { $good } op in het pakhuis ({ $points } punt)
 }
spe-deliver-to = Leveren aan: { $card }
spe-sell-to = Verkopen aan: { $card }
spe-keep-house = In het koopmanshuis bewaren
spe-keep-warehouse = In het pakhuis opslaan

spe-stock-bag = Blokjes in de zak: { $count }
spe-stock-discard = Blokjes op de aflegstapel van goederen: { $count }
spe-stock-deck = Kaarten in de stapel: { $count }
spe-stock-gone = Afgelegde kaarten: { $count }

spe-log-round = Ronde { $round }
spe-log-start-coin = { $name } heeft de startspelersmunt.
spe-log-revealed = In kolom { $column }: { $card }.
spe-log-revealed-cubes = In kolom { $column }: een schip met { $cubes }.
spe-log-fire = { $card }. Hoogste brandweertotaal: { $highest }, +{ $points }. Laagste: { $lowest }, −{ $points }.
spe-log-fire-even = { $card }. Alle brandweertotalen zijn gelijk; niemand krijgt of verliest punten.
spe-log-placed = { $name } staat { $place ->
    [1] als eerste
    [2] als tweede
    [3] als derde
   *[other] op plek { $place }
 } bij: { $card }.
spe-log-kept-merchant = { $name } vindt geen vrije plek en houdt de koopman.
spe-log-bought = { $name } koopt voor { $price }: { $card }.
spe-log-passed = { $name } past bij { $price }: { $card }.
spe-log-forced-pass = { $name } kan { $price } niet betalen en past: { $card }.
spe-log-unsold = Door niemand gekocht en afgelegd: { $card }.
spe-log-unloaded = { $name } lost: { $cubes }.
spe-log-delivered = { $name } levert { $good } aan een contract.
spe-log-completed = { $name } levert { $good } en voltooit een contract: { $points } punten.
spe-log-sold = { $name } verkoopt { $good } aan de handelaar voor { $coins }.
spe-log-sold-pair = { $name } verkoopt { $goods } voor { $coins }.
spe-log-exchanged = { $name } ruilt { $goods } voor { $good }.
spe-log-kept = { $place ->
    [house] { $name } bewaart { $good } in het koopmanshuis.
   *[warehouse] { $name } slaat { $good } op in het pakhuis.
 }
spe-log-lost = { $name } verliest { $cubes }.
spe-log-income = { $name } krijgt { $coins ->
    [one] één munt
   *[other] { $coins } munten
 }.
spe-log-scored = Punten van { $name }: { $points }.
spe-log-ended = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
 }

spe-source-fires = Branden
spe-source-contracts = Contracten
spe-tie = Bij gelijke stand beslissen meer munten: { $each }.
spe-source-traders = Handelaren
spe-source-offices = Kantoren
spe-source-warehouse = Pakhuis
spe-source-harbour = Haven
spe-source-trading_chamber = Handelskamer
spe-source-church = Kerk
spe-source-prayer_boat = Gebedsboot

spe-text-quay = De kade
spe-text-empty = lege ligplaats
spe-text-nobody = niemand in de wachtrij
spe-text-merchant = { $name } voor { $price }
spe-text-column = Kolom { $column }: { $card }; van onderaf: { $queue }
spe-text-area = { $name }: munten { $coins }, punten { $points }, brandweertotaal { $firemen }
spe-text-cards = Kaarten: { $cards }
spe-text-stored = Koopmanshuis: { $house }; pakhuis: { $warehouse }

rule-SPE-3-1 = Je speelt dit met twee tot vijf spelers.
rule-SPE-3-6 = De startspelersmunt gaat naar een speler aan deze tafel.
rule-SPE-4-14 = In elk van de drie biedrondes zet elke speler één koopman in; iets anders wordt dan niet beslist.
rule-SPE-4-15 = Een koopman komt boven een kaart, in een kolom met minder dan acht kooplieden.
rule-SPE-4-16 = Elke koopman wordt ingezet; bij het bieden past niemand.
rule-SPE-4-19 = De eigenaar van de onderste koopman koopt de kaart of past; iets anders wordt dan niet beslist.
rule-SPE-4-25 = Een stap gebruikt blokjes uit de eigen kadevoorraad: op een onbedekt symbool van een eigen contract, aan een eigen handelaar in dat goed, met twee tegelijk, met drie voor één van de aflegstapel van goederen, of naar een vrije bewaarplek.
rule-SPE-5-7 = De spelers krijgen één voor één de vraag.
rule-SPE-6-1 = Het spel is met de vierde brand geëindigd.

bot-about-speicherstadt-gentle = Gaat staan waar het plaatje mooi is en vergeet wat een rij kost.
bot-about-speicherstadt-steady = Telt haar munten, maakt haar contracten af en kijkt nooit naar de jouwe.
bot-about-speicherstadt-sharp = Sluit aan om jou te laten betalen en stapt uit de rij voor hij zelf moet.
bot-about-speicherstadt-master = Speelt de kade een paar honderd keer in haar hoofd uit, dan pas zet ze.
