# Oltremare in het Nederlands.
olt-good-spices = specerijen
olt-good-silk = zijde
olt-good-silver = zilver
olt-good-sugar = suiker
olt-good-wine = wijn
olt-good-wood = hout
olt-good-grain = graan
olt-good-gems = edelstenen
olt-good-scrolls = schriftrollen
olt-good-salt = zout
olt-good-pottery = aardewerk
olt-good-olives = olijven
olt-any-good = een willekeurig goed
olt-nothing = niets
olt-anybody = iedereen
olt-ducats = { $count ->
    [one] één ducato
   *[other] { $count } ducati
 }
olt-symbol-ducat = ducato
olt-symbol-pirate = piraat
olt-symbol-card = kaart
olt-symbol-ship = schip
olt-symbol-none = geen
olt-token-calm_sea = Kalme zee
olt-token-compass = Kompas
olt-token-pirate_fighter = Strijd tegen piraten
olt-token-good_business = Goede zaken
olt-token-local_influence = Lokale invloed
olt-token-favourable_terms = Voorspoedige relaties
olt-token-calm_sea-does = Eén ducato voor elk scheepssymbool dat je speelt.
olt-token-compass-does = Vaar meteen door naar een haven zonder kompas.
olt-token-pirate_fighter-does = Piratensymbolen raken je niet.
olt-token-good_business-does = Je telt één ducatosymbool meer.
olt-token-local_influence-does = Aan het begin van je beurt: je zeevaartmacht min 3, in ducati.
olt-token-favourable_terms-does = Je aankopen kosten 1, 2, 3 en 4 ducati.
olt-card = { $good } ({ $first } en { $second }; { $load } spelen, { $lions } houden)
olt-claim-load = { $load } spelen
olt-claimed = { $good } (beweerd: { $claim })

olt-where = Voorraad { $stock } · { $last ->
    [yes] laatste ronde
   *[no] { $venice ->
        [there] Venetië nog niet getrokken
       *[gone] Venetië is getrokken
     }
 }
olt-step-hand_limit = Zeevaartmacht
olt-step-trade = Handel
olt-step-play = Actie
olt-step-sail = Zeilen
olt-step-stow = Laden
olt-step-lions = { $lions } houden
olt-step-bought = { $bought } van 4 gekocht
olt-step-load = { $load }
olt-fact-ducats = ducati
olt-fact-debt = ducati, in de schulden
olt-fact-hand = handkaarten
olt-fact-prestige = prestige
olt-fact-pirates = kaarten bij de piraten
olt-cargo-of = Vrachtstapel, { $count } kaarten
olt-cargo-below = Kaarten dieper in de stapel, die je moet onthouden
olt-group = { $count } { $good }, { $ducats ->
    [one] één ducato
   *[other] { $ducats } ducati
 }
olt-no-token = geen actieve bonus
olt-no-token-there = geen fiche
olt-tokens = { $count ->
    [one] één fiche
   *[other] { $count } fiches
 }

olt-board = De zee van Tunisi tot Trebisonda
olt-card-count = { $count } kaarten
olt-card-play = spelen
olt-card-hold = houden
olt-hand = Je hand
olt-hand-hint = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } · til kaarten op om te zien wat ze opbrengen
olt-hand-hint-turn = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } · na de handel speel je er { $load } · til op om te plannen
olt-hand-hint-discard = kies { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } voor de piraten
olt-hand-hint-play = kies { $count } van { $of }
olt-hand-of = { $name } heeft { $count ->
    [one] één handkaart
   *[other] { $count } handkaarten
 }
olt-hand-known = Van jou: { $cards }
olt-hand-offer = In het aanbod leggen: { $card }
olt-hand-empty = Geen handkaarten
olt-played = Uitgespeeld
olt-stow-how = de onderste eerst
olt-stow-hint = Tik ze in volgorde aan: de eerste ligt onderop, de laatste bovenop.
olt-stow-propose = Hoogste opbrengst
olt-stow-again = Opnieuw
olt-stow-top = boven
olt-stow-worth = De vracht zou { $ducats } waard zijn. Volgende beurt speel je { $load } en houd je { $lions }.
olt-stow-next = Volgende beurt speel je { $load } en houd je { $lions }.
olt-stow-excess = Met je hand zoals die is { $count ->
    [one] gaat daarvoor één kaart
   *[other] gaan daarvoor { $count } kaarten
 } naar de piraten.
olt-stow-worth-best = Met deze eerst kan ze { $ducats } waard zijn.
olt-lift = { $card } optillen
olt-name-discard = { $card } naar de piraten
olt-name-play = { $card } spelen
olt-name-stow = { $card } laden
olt-plan = Als je { $count ->
    [one] deze speelt
    [2] deze twee speelt
    [3] deze drie speelt
   *[other] deze { $count } speelt
 }
olt-plan-none = Wat kaarten opbrengen
olt-plan-hint = Til handkaarten op: hier worden ze geteld, en de kaart toont hoe ver hun schepen komen.
olt-plan-pirates = { $count ->
    [0] 0
    [one] 1 verliezen
   *[other] { $count } verliezen
 }
olt-plan-cards = { $count ->
    [0] 0
    [one] één kaart
   *[other] { $count } kaarten
 }
olt-plan-ship = { $count ->
    [0] 0
   *[other] { $count } zeilen
 }
olt-plan-token-good_business = Goede zaken tellen één ducatosymbool meer.
olt-plan-token-pirate_fighter = De strijd tegen piraten houdt ze weg.
olt-plan-token-calm_sea = De kalme zee brengt bij het zeilen { $ducats } meer op.
olt-legend-plan = { $count ->
    [one] één stap
   *[other] { $count } stappen
 } met de opgetilde kaarten
olt-legend-next = de volgende stap
olt-legend-end = daar kan de reis eindigen
olt-legend-compass = daarheen leidt het kompas
olt-cargo = Je vrachtstapel
olt-cargo-name = Vrachtstapel van { $name }
olt-cargo-now = nu gewaardeerd
olt-cargo-empty = Niets geladen
olt-next-play = spelen
olt-next-hold = houden
olt-pile-stock = Voorraad
olt-pile-venice = met Venetië
olt-pile-discard = Aflegstapel
olt-port-here = { $port }: { $token }
olt-port-sail = Zeil naar { $port }: { $token }
olt-port-through = Zeil verder via { $port }
olt-port-jump = Volg het kompas naar { $port }: { $token }
olt-ship-at = Schip van { $name } in { $port }
olt-tip-next-turn = Werkt vanaf je volgende beurt.
olt-tip-loses = { $token } wordt omgedraaid.
olt-tip-empty = Hier ligt geen fiche.
olt-tip-through = onderweg, zonder gevolg

olt-venice = Venetië
olt-venice-drawn = { $name } trekt de Venetiëkaart: tussenwaardering.
olt-venice-top = De Venetiëkaart ligt bovenop: tussenwaardering.
olt-venice-prestige = Prestige
olt-venice-cargo = Vracht onder de bovenste goederensoort
olt-venice-nothing = niets te verkopen
olt-venice-on = Verder
olt-stock-cards = { $count ->
    [one] kaart in de voorraad
   *[other] kaarten in de voorraad
 }
olt-venice-there = Ergens daarin ligt de Venetiëkaart.
olt-venice-gone = De Venetiëkaart is getrokken.
olt-stock-discard = Aflegstapel: { $count ->
    [0] leeg
   *[other] { $count } kaarten, { $goods }
 }
olt-stock-good = Goed
olt-stock-number = Kaarten
olt-stock-pays = Ducati voor 1, 2, 3…

olt-over = De partij is afgelopen
olt-ask-discard = Te veel kaarten: { $count ->
    [one] geef er een aan de piraten
   *[other] geef er { $count } aan de piraten
 }
olt-ask-discard-hint = Je mag er { $lions } houden. De laatst gekozen kaart ligt bovenop.
olt-discard = { $count ->
    [one] Geef hem weg
   *[other] Geef ze weg
 }
olt-ask-trade = Handel en koop, speel dan { $load ->
    [one] één kaart
   *[other] { $load } kaarten
 }
olt-ask-trade-hint = { $bought } van 4 gekocht. Handel met de anderen zo vaak je wilt.
olt-ask-trade-offers = { $bought } van 4 gekocht. { $count ->
    [one] Eén aanbod wacht
   *[other] { $count } aanbiedingen wachten
 } op je antwoord.
olt-ask-trade-missing = Je mist nog { $missing ->
    [one] één kaart
   *[other] { $missing } kaarten
 }. { $bought } van 4 gekocht.
olt-buy-stock = Koop van de voorraad ({ $price })
olt-buy-pirates = Koop van de piraten ({ $price })
olt-end-trade = Handel beëindigen
olt-still-offers = { $count ->
    [one] Er wacht nog een aanbod op je antwoord.
   *[other] Er wachten nog { $count } aanbiedingen op je antwoord.
 }
olt-ask-play = Speel { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }
olt-ask-play-hint = Kies uit je hand. Ernaast worden de symbolen geteld.
olt-ask-play-chosen = { $cards }.
olt-play = { $count ->
    [one] Speel hem
   *[other] Speel ze
 }
olt-ask-sail = Zeil { $left ->
    [one] één stap
   *[other] { $left } stappen
 }
olt-ask-sail-hint = { $left ->
    [1] Tik de haven aan waar je heen wilt:
   *[other] Tik de volgende haven aan, of meteen je doel:
 } { $ends ->
    [one] er is er één
   *[other] er zijn er { $ends }
 } bereikbaar.
olt-ask-sail-on = Via { $path }. { $ends ->
    [one] Eén haven is
   *[other] { $ends } havens zijn
 } bereikbaar.
olt-ask-sail-through = Verder via { $port }; daar gebeurt niets.
olt-sail-to = Vaar naar { $port }
olt-ask-compass = Het kompas: waarheen?
olt-ask-compass-hint = Naar een haven zonder kompas, of blijf; dan geldt deze als leeg.
olt-ask-compass-chosen = { $port }: { $token }.
olt-stay = Blijven
olt-jump = Naar { $port }
olt-jump-nowhere = Kies een haven
olt-ask-stow = Laad de kaarten
olt-ask-stow-hint = In een volgorde naar keuze; de bovenste bepaalt je volgende beurt.
olt-ask-stow-top = { $good } bovenop: volgende beurt speel je { $load } en mag je { $lions } houden.
olt-stow = Laden
olt-wait-discard = { $name } geeft { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } op
olt-wait-trade = { $name } handelt
olt-wait-play = { $name } speelt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }
olt-wait-sail = { $name } zeilt { $steps ->
    [one] één stap
   *[other] { $steps } stappen
 }
olt-wait-compass = { $name } heeft een kompas gevonden
olt-wait-stow = { $name } laadt de kaarten

olt-log-start-player = { $name } begint.
olt-log-start-port = { $name } begint in { $port } met { $card }.
olt-log-turn = { $name }: houdt { $lions }, speelt { $load }
olt-log-influence = { $name } krijgt { $ducats } door lokale invloed.
olt-log-namely = : { $goods }
olt-log-discarded = { $name } geeft { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } aan de piraten{ $goods }.
olt-log-bought = { $name } koopt voor { $price } een kaart van { $from ->
    [stock] de voorraad
   *[pirates] de eigen piratenstapel
 }{ $goods }.
olt-log-trade-ended = { $name } beëindigt de handel.
olt-log-played = { $name } speelt { $goods }.
olt-log-earned = { $name } krijgt { $ducats ->
    [one] één ducato
   *[other] { $ducats } ducati
 }.
olt-log-lost = De piraten van { $name } nemen { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }.
olt-log-fought = { $name } houdt de piraten weg.
olt-log-drew = { $name } trekt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }{ $goods }.
olt-log-calm-sea = { $name } krijgt { $ducats } op een kalme zee.
olt-log-sailed = { $name } zeilt { $count ->
    [one] één stap
   *[other] { $count } stappen
 }: { $path }.
olt-log-arrived = { $name } neemt in { $port }: { $token }.
olt-log-arrived-empty = { $name } vindt { $port } leeg.
olt-log-found-compass = { $name } vindt een kompas in { $port }.
olt-log-jumped = { $name } volgt het naar { $port }.
olt-log-stayed = { $name } blijft.
olt-log-stowed = { $name } laadt { $goods }; bovenop: { $top }.
olt-log-announced = { $name } heeft { $have } en zoekt { $seek }.
olt-log-has = { $name } heeft { $have }.
olt-log-seeks = { $name } zoekt { $seek }.
olt-log-invites = { $name } luistert naar aanbiedingen.
olt-log-proposed = Nr. { $offer }: { $name } biedt { $to } { $gives } voor { $wants }.
olt-log-reworded = Nr. { $offer } in plaats van { $was }: { $name } biedt { $to } { $gives } voor { $wants }.
olt-log-withdrawn = { $name } trekt nr. { $offer } in.
olt-log-declined = { $name } wijst aanbod nr. { $offer } af.
olt-log-lapsed = Aanbod nr. { $offer } ligt niet meer op tafel.
olt-refused = { $name } zegt nee tegen je aanbod nr. { $offer }. Vraag minder, of iets anders.
olt-refused-lapsed = Je aanbod nr. { $offer } vervalt: een kaart ervoor is weg.
olt-refused-ended = { $name } heeft de handel beëindigd zonder je aanbod aan te nemen.
olt-log-dealt = Akkoord! { $name } neemt nr. { $offer } aan: { $from } geeft { $gives } voor { $takes }.
olt-log-prestige = { $name } wint prestige.
olt-log-venice-on-top = Venetië ligt boven op de voorraad.
olt-log-venice = { $name } trekt Venetië.
olt-log-prestige-paid = Prestige brengt op: { $each }.
olt-log-cargo-sold = { $name } verkoopt { $goods } voor { $ducats }.
olt-log-last-card = { $name } trekt de laatste kaart.
olt-log-restocked = De aflegstapel wordt de voorraad: { $count } kaarten.
olt-log-liquidated = De stapels van { $name } worden voor { $ducats } verkocht en worden de voorraad: { $count } kaarten.
olt-log-scored = { $part ->
    [prestige] Prestige
    [cargo] Vracht
    [pirates] Piraten
   *[tokens] Havenfiches
 }: { $each }.
olt-log-ended = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
 }

olt-source-ducats = Ducati
olt-tie = Bij gelijke stand beslissen meer ladingkaarten, daarna wie dichter bij { $first } zit, die begon.
olt-source-prestige = Prestige
olt-source-cargo-spices = Vracht: specerijen
olt-source-cargo-silk = Vracht: zijde
olt-source-cargo-silver = Vracht: zilver
olt-source-cargo-sugar = Vracht: suiker
olt-source-cargo-wine = Vracht: wijn
olt-source-cargo-wood = Vracht: hout
olt-source-cargo-grain = Vracht: graan
olt-source-cargo-gems = Vracht: edelstenen
olt-source-cargo-scrolls = Vracht: schriftrollen
olt-source-cargo-salt = Vracht: zout
olt-source-cargo-pottery = Vracht: aardewerk
olt-source-cargo-olives = Vracht: olijven
olt-source-pirates = Piraten
olt-source-tokens = Havenfiches

olt-text-turn = { $name } is aan de beurt: speelt { $load }, houdt { $lions }. Voorraad: { $stock } kaarten, Venetië { $venice ->
    [there] nog niet getrokken
   *[gone] getrokken
 }.
olt-text-played = Uitgespeeld: { $card }
olt-text-hand = Je hand
olt-text-line = { $what }
olt-text-seat = { $name }: { $ducats } ducati, { $hand } handkaarten, prestige { $prestige }, { $pirates } bij de piraten
olt-text-ship = Schip in { $port }; { $token }
olt-text-cargo = Vrachtstapel van { $count } kaarten, van boven: { $cargo }
olt-text-ports = Fiches in de havens
olt-text-token = { $token }: { $ports }

rule-OLT-3-1 = Twee tot vijf kunnen spelen.
rule-OLT-3-4 = De startspeler zit aan deze tafel.
rule-OLT-4-11 = Precies de kaarten boven de zeevaartmacht worden afgelegd, telkens een andere uit de hand.
rule-OLT-4-21 = Hoogstens vier kaarten worden per beurt gekocht, van de voorraad of de eigen piratenstapel, zolang er zijn.
rule-OLT-4-24 = Alleen de actieve speler koopt, en alleen in de handelsfase.
rule-OLT-4-25 = De handel eindigt als er genoeg handkaarten zijn om te spelen, of als er niets meer te kopen is.
rule-OLT-4-30 = Er worden zoveel verschillende handkaarten gespeeld als de vracht vraagt.
rule-OLT-4-45 = Het schip doet één stap voor elk scheepssymbool, langs routes, geen enkele tweemaal.
rule-OLT-4-51 = Een kompas leidt naar een andere haven zonder kompas.
rule-OLT-4-55 = De gespeelde kaarten worden op elkaar geladen, elk één keer.
rule-OLT-4-92 = De tafel vraagt één speler, of in de handelsfase iedereen.
rule-OLT-5-1 = Er wordt alleen in de handelsfase gehandeld, en alleen met de actieve speler.
rule-OLT-5-5 = Een aanbod moet openstaan: het eigen om het in te trekken of anders te zeggen, of aan jou gedaan om het af te wijzen.
rule-OLT-5-7 = Een aanbod geeft verschillende kaarten uit de eigen hand, wil goederen van dit spel, beweert hoogstens twee verschillende symbolen van een kaart en verplaatst ducati maar in één richting.
rule-OLT-5-8 = Niemand kondigt meer van een goed aan dan hij heeft.
rule-OLT-5-9 = Wie een aanbod aanneemt, moet het zelf gekregen hebben, en geeft voor elke gevraagde kaart een andere passende uit zijn hand.
rule-OLT-5-13 = Minstens één kaart moet wisselen; alleen ducati is geen handel.
rule-OLT-5-14 = Na een handel moet de actieve speler nog genoeg kaarten kunnen spelen.
rule-OLT-5-30 = Drie openstaande aanbiedingen en twintig voorstellen per beurt; zes kaarten aan een kant en zestig ducati in een aanbod.
rule-OLT-5-34 = Alleen de actieve speler beëindigt de handel.
rule-OLT-6-20 = Het spel is afgelopen met de slotwaardering.

### Offers

olt-offers-none = Er wordt nu niet gehandeld.
olt-offers-watch = { $name } handelt met iedereen.
olt-offers-mine = Iedereen handelt met jou: het is jouw beurt.
olt-offers-theirs = { $name } handelt. Je kunt alleen met { $name } handelen.
olt-offers-standing = Op tafel
olt-offers-count = Jouw aanbiedingen: { $own } van { $most }
olt-offers-empty = Nog geen aanbiedingen. Kies kaarten, zeg erover wat je wilt en verstuur ze; wie aanneemt, krijgt ze ongezien.
olt-offers-what = Hier wisselen kaarten en ducati van eigenaar zolang iemand handelt. Het goed van een aangeboden kaart klopt altijd; wat over de symbolen wordt gezegd hoeft niet te kloppen.
olt-offers-hatched = Gearceerd: een bewering, waar of niet. Het goed zelf klopt altijd.

olt-offer-new = Nieuw aanbod
olt-offer-counter = Tegenbod op nr. { $number }
olt-offer-change = In plaats van nr. { $number }
olt-offer-to = aan
olt-offer-to-whom = Aan wie
olt-offer-all = allen
olt-offer-you = Jij
olt-offer-you-small = jou
olt-offer-any = elk goed
olt-offer-hand = Je hand: druk op een kaart om haar aan te bieden
olt-offer-no-hand = Je hebt geen kaarten.
olt-offer-goods = Goederen om te vragen
olt-offer-ask = Vraag { $good }
olt-offer-you-give = Jij geeft
olt-offer-you-want = Jij wilt
olt-offer-none-give = een kaart van jou, of een ducato
olt-offer-none-want = een goed uit de rij hieronder, of niets
olt-offer-coin-give = Een ducato geven
olt-offer-coin-want = Een ducato vragen
olt-offer-less = Een ducato minder
olt-offer-amount-give = Ducati die je geeft
olt-offer-amount-want = Ducati die je wilt
olt-offer-more = Een ducato meer
olt-offer-edit = { $good }: er iets over zeggen
olt-offer-remove = { $good } uit het aanbod nemen
olt-offer-load-word = spelen
olt-offer-no-claim = niets gezegd
olt-offer-claimed = beweerd: { $claim }
olt-offer-asked = gevraagd: { $claim }
olt-offer-truth = in werkelijkheid: { $face }
olt-offer-your-claim = Jouw bewering: { $good }
olt-offer-ask-claim = Gevraagd: { $good }
olt-offer-unchecked = nooit nagegaan ·
olt-offer-asserted = wat de gever moet beweren ·
olt-offer-only-you = Alleen jij ziet de echte kaart: { $face }.
olt-offer-empty = Minstens één kaart moet van eigenaar wisselen.
olt-offer-judged = Een moment…
olt-offer-fine = Kan worden verstuurd. Daarna heb je er { $hold }.
olt-offer-fine-active = Kan worden verstuurd. Daarna heb je er { $hold }; { $load } moet je spelen.
olt-offer-clear = Leegmaken
olt-offer-send = Stuur aan { $name }

olt-offer-from = { $from } aan { $to }
olt-offer-number = Nr. { $number }
olt-offer-answers = antwoord op nr. { $number }
olt-offer-gives = geeft
olt-offer-wants = wil
olt-offer-give = geeft
olt-offer-want = wilt
olt-offer-thinks = denkt na
olt-offer-declined = wijst af
olt-offer-first = wie het eerst aanneemt
olt-offer-which = Welke kaart: { $good }?
olt-offer-asserts = Wie aanneemt, beweert wat gevraagd is, waar of niet.
olt-offer-lack = Je kunt niet aannemen: hiervan heb je te weinig kaarten: { $goods }
olt-offer-accept = Aannemen
olt-offer-do-counter = Tegenbod
olt-offer-decline = Afwijzen
olt-offer-withdraw = Intrekken
olt-offer-do-change = Wijzigen
olt-offer-short = { $give } voor { $want }

olt-offer-settled = Deze beurt afgehandeld
olt-offer-dealt = { $from } en { $to }: { $give } voor { $take }
olt-offer-got = De kaart die je hebt gekregen.
olt-offer-true = Ze is zoals beweerd.
olt-offer-concealed = Wat gezegd is klopt, maar een piraat is verzwegen.
olt-offer-lie = Ze is niet zoals beweerd.
olt-offer-you-two = Dat weten alleen jullie twee.
olt-offer-gone-withdrawn = ingetrokken
olt-offer-gone-declined = afgewezen
olt-offer-gone-lapsed = vervallen: een kaart is weg
olt-offer-gone-reworded = opnieuw gezegd
olt-offer-gone-ended = vervallen: de handel is voorbij

olt-announce = Zeg wat je hebt en zoekt
olt-announce-i-have = Ik heb
olt-announce-i-seek = Ik zoek
olt-announce-count = { $good }: { $count }
olt-announce-say = Zeg het
olt-announce-invite = Vraag om aanbiedingen
olt-announce-true = Wat je zegt te hebben moet waar zijn.
olt-announce-invites = { $who ->
    [you] Jij staat open voor aanbiedingen.
   *[other] { $name } staat open voor aanbiedingen.
 }
olt-announce-has = { $who ->
    [you] Jij hebt { $have }.
   *[other] { $name } heeft { $have }.
 }
olt-announce-seeks = { $who ->
    [you] Jij zoekt { $seek }.
   *[other] { $name } zoekt { $seek }.
 }
olt-announce-both = { $who ->
    [you] Jij hebt { $have } en zoekt { $seek }.
   *[other] { $name } heeft { $have } en zoekt { $seek }.
 }

bot-about-oltremare-gentle = Ruilt voor de lol en zeilt waar de wind waait.
bot-about-oltremare-steady = Weet wat haar lading waard is, onderhandelt om meer en spreekt meestal de waarheid.
bot-about-oltremare-sharp = Weegt elke ruil naar wat die in ieders ruim aanricht.
bot-about-oltremare-master = Vaart elke reis in haar hoofd voordat het anker op is.
