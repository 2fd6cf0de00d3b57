# De Handelaars van Genua in het Nederlands.
gen-field-villa_ricci = Villa Ricci
gen-field-villa_colini = Villa Colini
gen-field-villa_monetti = Villa Monetti
gen-field-villa_zasteri = Villa Zasteri
gen-field-coach_house = Koetshuis
gen-field-park = Park
gen-field-harbour = Haven
gen-field-palazzo = Palazzo
gen-field-taverna = Taverna
gen-field-trattoria = Trattoria
gen-field-metal_warehouse = Metaalpakhuis
gen-field-cloth_warehouse = Stoffenpakhuis
gen-field-grain_warehouse = Graanpakhuis
gen-field-spice_warehouse = Kruidenpakhuis
gen-field-guild_hall = Gildehal
gen-field-town_hall = Stadhuis
gen-field-post_station = Poststation
gen-field-cathedral = Kathedraal
gen-field-marketplace = Markt
gen-street = Straat bij { $buildings }
gen-ware-silver = zilver
gen-ware-copper = koper
gen-ware-salt = zout
gen-ware-pepper = peper
gen-ware-wheat = tarwe
gen-ware-rice = rijst
gen-ware-linen = linnen
gen-ware-silk = zijde
gen-special-any_start = vrije start
gen-special-any_ware = vrije waar
gen-special-extra_action = extra actie
gen-special-building_action = gebouwactie
gen-special-exchange = ruil
gen-kind-large_order = { $count ->
    [one] grote opdracht
   *[other] grote opdrachten
 }
gen-kind-small_order = { $count ->
    [one] kleine opdracht
   *[other] kleine opdrachten
 }
gen-kind-message = { $count ->
    [one] bericht
   *[other] berichten
 }
gen-kind-privilege = { $count ->
    [one] privilege
   *[other] privileges
 }
gen-ducats = { $count ->
    [one] één dukaat
   *[other] { $count } dukaten
 }
gen-markers = { $count ->
    [one] één marker
   *[other] { $count } markers
 }
gen-counted = { $count } { $name }
gen-nothing = niets
gen-you = Jij
gen-you-small = jij
gen-card-large_order = grote opdracht van { $building } ({ $wares })
gen-card-small_order = kleine opdracht van { $building } ({ $ware })
gen-card-message = bericht tussen { $buildings }
gen-card-privilege = privilege van { $building }
gen-brings-villa = opdracht 100 of privilege
gen-gain-wares = { $wares } uit de actie
gen-gain-cards = { $count } van de getrokken kaarten, { $pick ->
   *[first] de eerste
    [actor] gekozen door wie de actie doet
    [active] gekozen door wie aan de beurt is
 }
gen-gain-markers = { $count ->
    [one] één marker
   *[other] { $count } markers
 } uit de actie
gen-gain-special = de kaart { $special }
gen-gain-privilege = het privilege

gen-where = Ronde { $marker } van { $of } { $last ->
    [yes] · de laatste
   *[no] {""}
 }
gen-step-start = Start
gen-step-current = Gebouw
gen-step-onward = Verder
gen-step-markers = Markers
gen-step-close = Berichten
gen-step-at = { $field }
gen-fact-ducats = dukaten
gen-no-wares = geen waren
gen-capacity = { $count ->
    [0] geen actie
    [one] één actie
   *[other] { $count } acties
 }
gen-stock-markers = { $count ->
    [one] één marker in voorraad
   *[other] { $count } markers in voorraad
 }
gen-board = De stad Genua, acht bij acht vakken
gen-marker-of = Eigendomsmarker: 10 dukaten als iemand anders hier handelt
gen-privilege-mine = Privilege: { $building }
gen-mine = Jouw spullen
gen-theirs = Wat { $name } heeft
gen-purse = Jouw beurs
gen-card-named = genoemd
gen-card-lacks = { $wares } ontbreekt
gen-card-way = { $count ->
    [0] beide deze beurt bezocht
    [one] nog te bezoeken: { $buildings }
   *[other] beide nog te bezoeken
 }
gen-card-act = klaar, als je daar handelt
gen-chain = { $count ->
    [one] alleen: { $points }
   *[other] keten van { $count }: { $points }
 }
gen-chain-next = Eén ernaast maakt { $points }
gen-hand-offer = Op de schaal leggen: { $card }
gen-pill-messages = +{ $ducats } { $count ->
    [one] bericht
   *[other] { $count } berichten
 }
gen-pill-order = +{ $ducats } opdracht
gen-note = { $name } biedt voor { $field }: { $gives }; wil { $wants }
gen-stock-good = Goed
gen-stock-left = Over
gen-discarded = Afgelegd

gen-over = Het spel is afgelopen
gen-would-bring = Dat zou je { $what } opleveren.
gen-ask-start = Gooi voor de toren
gen-ask-start-hint = Blauw is de rij, rood de kolom waar de toren begint.
gen-ask-start-anywhere = Of speel de vrije start: kies een veld op het plan.
gen-roll = Gooien
gen-start-at = Starten: { $field }
gen-ask-current = { $field }: handel zelf of verkoop de actie
gen-ask-current-duty = Er ligt een bod dat niets vraagt: je moet handelen of een bod aannemen.
gen-ask-current-wait = { $names } mag nog bieden. Handelen kun je al.
gen-ask-current-offers = { $count ->
    [one] Er ligt één bod; het bindt je niet.
   *[other] Er liggen { $count } biedingen; geen bindt je.
 }
gen-ask-current-none = Niemand biedt iets.
gen-self = Zelf handelen
gen-forgo = Laten vervallen
gen-ask-onward = Ga verder of neem een bod aan
gen-ask-onward-hint = { $moves ->
    [one] Nog één stap.
   *[other] Nog { $moves } stappen.
 } Kies een veld.
gen-ask-onward-wait = { $moves ->
    [one] Nog één stap.
   *[other] Nog { $moves } stappen.
 } { $names } mag nog bieden.
gen-ask-onward-walk = De tocht over { $path } zou { $count ->
    [one] een bericht bezorgen.
   *[other] { $count } berichten bezorgen.
 }
gen-end-turn = Beurt beëindigen
gen-move-to = Ga naar { $field }
gen-move-nowhere = Kies een veld
gen-accept-of = { $names } aannemen: { $what } voor { $field }
gen-ask-speak-current = { $field }: bied iets of pas
gen-ask-speak-onward = Waarheen moet { $name }? Bied of pas
gen-ask-speak-hint = { $name } wacht op je woord. Bieden doe je in de lade.
gen-ask-speak-asked = { $count ->
    [one] { $name } vraagt je iets: kijk bij de biedingen.
   *[other] { $name } vraagt je { $count } dingen: kijk bij de biedingen.
 }
gen-pass = Passen
gen-ask-pay = Noem de kaart die { $name } krijgt
gen-ask-pay-hint = De deal staat; welke kaart het is, zeg jij.
gen-ask-begin = Jouw actie: { $field }
gen-ask-after = { $field }: nog iets?
gen-ask-begin-hint = Neem wat het oplevert; speciale kaarten mogen ervoor en erna.
gen-ask-begin-villa = Vervul hieronder een grote opdracht of neem een privilege.
gen-ask-begin-fee = { $name } krijgt als eigenaar { $ducats } dukaten van de bank.
gen-ask-after-hint = Speciale kaarten mogen nog; beëindig dan de actie.
gen-ask-after-order = Je kunt vervullen: { $orders }.
gen-effect = Nemen
gen-privilege = Privilege nemen
gen-end-action = Actie beëindigen
gen-use-building = Gebruik: { $field }
gen-ask-hand-over = Geef een beloofde kaart af
gen-ask-hand-over-hint = Een van de net getrokken kaarten, aan { $name }.
gen-ask-take = De ruil: neem iets
gen-ask-take-hint = Elk goed uit de voorraad.
gen-ask-mark = Markeer bij een straat of pas
gen-ask-mark-hint = Kies een van de verlichte straten van het spoor.
gen-ask-mark-chosen = { $street }: kies hieronder wat je doet.
gen-mark = Doe dat
gen-mark-nowhere = Kies een straat
gen-mark-street = Markeren: { $field }
gen-pass-mark = Geen marker
gen-ask-close = Laatste oproep voor berichten
gen-ask-close-hint = { $open ->
    [0] Er kan er nu geen bezorgd worden.
    [one] Eén kan bezorgd worden: druk erop.
   *[other] { $open } kunnen bezorgd worden: druk erop.
 } { $named ->
    [0] {""}
    [one] Eén is verzegeld.
   *[other] { $named } zijn verzegeld.
 }
gen-done = Klaar
gen-done-keep = De rest houden
gen-deliver = Bezorgen
gen-fulfil = Vervullen
gen-pay = Deze geven
gen-hand-over = Afgeven
gen-may-deliver = { $count ->
    [one] Je kunt nu een bericht bezorgen: druk erop.
   *[other] Je kunt nu { $count } berichten bezorgen: druk erop.
 }
gen-may-offer = Je mag nog bieden of je bod wijzigen. Niemand wacht op je.
gen-may-nothing = Berichten kunnen bezorgd worden zodra beide gebouwen bezocht zijn.
gen-wait-start = { $name } gooit
gen-wait-window = { $names } mag bieden: { $field }
gen-wait-window-on = { $names } mag { $name } een weg bieden
gen-wait-current = { $name } beslist over { $field }
gen-wait-onward = { $name } gaat verder
gen-wait-pay = { $name } noemt een kaart
gen-wait-mark = { $name } markeert
gen-wait-action = { $name } handelt: { $field }
gen-wait-close = Berichten: { $names }

gen-choices = Jouw keuzes
gen-choose-order = Grote opdracht vervullen, met
gen-choose-ware = Vrije waar
gen-choose-give = Ruil: geef
gen-choose-take = Ruil: neem
gen-choose-plan = Markers
gen-order-for = { $order }, met { $special }
gen-play-any_ware = Vrije waar spelen: { $ware }
gen-exchange-give = Ruilen, geef { $good }
gen-exchange-take = Neem { $good }
gen-touch-place = plaats op { $building }
gen-touch-remove = verwijder { $name } van { $building }
gen-touch-replace = vervang { $name } op { $building }

gen-offers-none = Er wordt nu niet onderhandeld.
gen-offers-what = Bij een gebouw is de actie te koop; daarna waar de toren heen gaat. Iedereen handelt met wie aan de beurt is.
gen-waiting = Nog aan het woord: { $names }
gen-all-spoke = Iedereen heeft gesproken. Biedingen kunnen nog wijzigen tot { $name } beslist.
gen-all-spoke-mine = Iedereen heeft gesproken. Biedingen kunnen nog wijzigen tot jij beslist.
gen-duty = Een bod vraagt niets: { $name } mag de actie niet laten vervallen.
gen-duty-mine = Een bod vraagt niets: je mag de actie niet laten vervallen.
gen-offers-empty = Er is nog niets geboden. Leg iets op de schalen voor { $name }.
gen-offers-empty-mine = Nog niemand heeft iets geboden. Je kunt zelf iets vragen.
gen-talk = Wat in de chat gezegd wordt, ook over verre velden, bindt niemand.
gen-offer-new = Nieuw bod
gen-ask-new = Zelf vragen
gen-offer-for = voor
gen-ask-whom = aan
gen-ask-all = allen
gen-offer-yours = Wat je hebt: druk om te geven
gen-offer-theirs = Wat { $name } kan geven
gen-offer-you-give = Jij geeft
gen-offer-you-want = Jij wilt
gen-offer-coin-give = { $step } dukaten geven
gen-offer-coin-want = { $step } dukaten vragen
gen-offer-more = { $step } dukaten meer
gen-offer-less = { $step } dukaten minder
gen-offer-wants-action = de actie: { $field }, plus
gen-offer-wants-street = dat de toren gaat: { $field }
gen-ask-gives-action = de actie: { $field }, plus
gen-ask-gives-street = de stap: { $field }
gen-offer-put = { $good }: { $count } op de schaal
gen-offer-remove = Van de schaal nemen: { $good }
gen-offer-no-goods = geen goederen
gen-shown-nobody = verborgen
gen-shown-partner = aan de andere kant getoond
gen-shown-all = aan allen getoond
gen-offer-gain = Beloof uit de opbrengst van de actie:
gen-ask-gain = Uit de opbrengst van de actie wil je:
gen-offer-empty = Geef dukaten of goederen, of beloof een opbrengst.
gen-ask-empty = Zeg wat je ervoor wilt.
gen-offer-judged = Een moment…
gen-offer-fine = Kan verstuurd worden. Daarna heb je { $left } dukaten.
gen-ask-fine = Kan gevraagd worden. Dan heb je { $left } dukaten en wat je vraagt.
gen-ask-firm = Wie het eerst instemt, heeft het
gen-offer-clear = Leegmaken
gen-offer-send = Stuur aan { $name }
gen-ask-send = Vragen, nog { $left }
gen-offer-of = Bod van { $name }
gen-offer-for-that = voor
gen-obliging = verplicht
gen-offer-acts-mine = Jij doet daar de actie
gen-offer-acts = { $name }: doet daar de actie
gen-effect-ducats = { $way ->
    [out] { $ducats } dukaten
   *[in] { $ducats } dukaten meteen
 }
gen-effect-messages = +{ $ducats } voor { $count ->
    [one] een bericht
   *[other] { $count } berichten
 }
gen-effect-fee = { $ducats } aan { $name } als eigenaar
gen-accept = Aannemen
gen-accept-not = Nu niet aan te nemen
gen-accept-all = Alle { $count } aannemen
gen-ask-more = Meer vragen
gen-withdraw = Intrekken
gen-change = Wijzigen
gen-ask-mine = Jij vraagt { $to }: { $field }
gen-ask-of = { $name } vraagt { $to }: { $field }
gen-ask-wants = wil
gen-ask-i-want = jij wilt
gen-ask-adds = en geeft
gen-ask-i-give = jij geeft
gen-which = Welke kaart: { $kind }?
gen-meet = Dat bieden
gen-meet-firm = Instemmen
gen-meet-not = Daar kun je nu niet aan voldoen

gen-log-start = { $name } is startspeler.
gen-log-dealt-hand = Je hebt: { $cards }.
gen-log-round = Ronde { $round }
gen-log-turn = { $name } is aan de beurt
gen-log-rolled = { $name } gooit { $blue } en { $red }: { $field }.
gen-log-started = { $name } speelt vrije start: { $field }.
gen-log-marker = De rondemarker gaat naar { $marker }.
gen-log-moved = De toren gaat naar { $field }.
gen-log-forgone = De actie vervalt: { $field }.
gen-log-skipped = Niemand kan handelen: { $field }.
gen-log-turn-ended = { $name } beëindigt de beurt.
gen-log-marked = { $name } { $kind ->
    [placed] markeert { $placed }.
    [removed] verwijdert markers: { $removed }.
   *[both] verwijdert markers: { $removed } en markeert { $placed }.
 }
gen-log-offered = { $name } biedt voor { $field }: { $gives }; wil { $wants }.
gen-log-met = { $name } stemt in voor { $field }: { $gives }; krijgt { $wants }.
gen-log-sealed = Jouw verzegelde bod voor { $field }: { $gives }; je wilt { $wants }.
gen-log-asked = { $name } vraagt { $to } voor { $field }: { $wants }; geeft { $gives }.{ $firm ->
    [yes] {" "}Wie het eerst instemt, heeft het.
   *[no] {""}
 }
gen-log-withdrawn = Een bod van { $name } is ingetrokken.
gen-log-lapsed = Een bod van { $name } vervalt.
gen-log-ask-withdrawn = De vraag van { $name } is ingetrokken.
gen-log-ask-lapsed = De vraag van { $name } vervalt.
gen-log-passed = { $name } past.
gen-log-accepted = { $name } neemt het bod van { $by } aan.
gen-log-named = { $name } noemt { $card }.
gen-log-dealt = Deal om { $field }: { $name } geeft { $to } { $gives } en krijgt { $wants }.
gen-log-acts = { $name } handelt: { $field }.{ $how ->
    [card] {" "}Een kaart extra actie gaat weg.
    [bonus] {" "}Het is de bonus.
   *[base] {""}
 }
gen-log-any_ware = { $name } speelt vrije waar: { $ware }.
gen-log-exchange-gave = { $name } ruilt { $good }.
gen-log-exchange-took = { $name } neemt daarvoor { $good }.
gen-log-building_action = { $name } speelt een gebouwactie: { $field }.
gen-log-received = { $name } krijgt { $what }.
gen-log-fee = { $name } krijgt { $ducats } als eigenaar: { $field }.
gen-log-handed-over = { $name } geeft { $to } zoals beloofd { $what }.
gen-log-large_order = { $name } vervult: { $card }, { $ducats } dukaten{ $special ->
    [none] .
   *[other] {" "}en { $special }.
 }
gen-log-privilege = { $name } neemt { $card }.
gen-log-small_order = { $name } vervult: { $card }, { $ducats } dukaten.
gen-log-message-sealed = Je zult bezorgen: { $card }.
gen-log-delivered = { $name } bezorgt: { $card }, { $ducats } dukaten.
gen-log-reshuffled = De afgelegde { $kind } worden opnieuw geschud: { $cards }.
gen-log-last-call = Laatste oproep voor berichten: { $names }.
gen-log-scored = In totaal: { $each }.
gen-log-ended = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
 }

gen-source-ducats = Dukaten
gen-source-privileges = Privileges
gen-source-markers = Markers op gebouwen
gen-text-turn = { $name } is aan de beurt. Spoor: { $trail }. Schijven in de toren: { $tower }.
gen-text-offer = { $name } biedt voor { $field }: { $gives }; wil { $wants }
gen-text-walk = Een tocht over { $path } levert je op: { $cards }
gen-text-own = Jouw beurs: { $ducats } dukaten. Jouw kaarten
gen-text-line = { $what }
gen-text-seat = { $name }, acties over: { $capacity }
gen-text-goods = Heeft { $goods }
gen-text-markers = Markers op: { $buildings }
gen-text-city = Wat de gebouwen opleveren
gen-text-building = { $building }: { $brings }

rule-GEN-1-5 = Twee tot vijf kunnen spelen.
rule-GEN-3-1 = De startspeler zit aan deze tafel.
rule-GEN-4-1 = Elke beslissing heeft haar moment; alleen berichten worden altijd bezorgd.
rule-GEN-4-4 = In plaats van te gooien mag de actieve speler een vrije start spelen, als hij die heeft.
rule-GEN-4-6 = De actieve speler zet de toren op een buurveld.
rule-GEN-4-7 = Met één schijf gaat de toren niet verder.
rule-GEN-4-8 = Een veld met een schijf wordt niet opnieuw betreden.
rule-GEN-4-14 = Wie handelt, heeft zijn basisactie, de bonus voor twee of een kaart extra actie nodig.
rule-GEN-4-17 = Alleen de actieve speler mag de actie van het gebouw zonder deal doen.
rule-GEN-4-18 = Zolang er een bod ligt dat niets vraagt, moet de actie worden uitgevoerd.
rule-GEN-4-19 = De actie vervalt pas als de anderen hun tijd hebben gehad.
rule-GEN-4-21 = Een actie werkt precies één keer, dan kan ze eindigen.
rule-GEN-4-22 = Bij een villa wordt gekozen: grote opdracht of privilege. Bij andere gebouwen niet.
rule-GEN-4-24 = Speciale kaarten speelt wie handelt, in zijn actie, als hij ze heeft.
rule-GEN-4-25 = Vrije waar neemt een waar uit de voorraad.
rule-GEN-4-26 = Een ruil geeft een eigen goed, niet de gespeelde kaart, en neemt er een uit de voorraad.
rule-GEN-4-27 = Een gebouwactie noemt een gebouw met een eigen marker.
rule-GEN-4-29 = Een grote opdracht is voor deze villa, de waren zijn er, en er wordt een speciale kaart genomen als die er is.
rule-GEN-4-32 = Een kleine opdracht wordt na het effect vervuld, voor het gebouw van de gewone actie, één keer per actie, met zijn waar.
rule-GEN-4-45 = Een bericht wordt bezorgd in de beurt waarin de toren beide gebouwen heeft bezocht.
rule-GEN-4-46 = Alleen een eigen bericht wordt bezorgd.
rule-GEN-4-50 = Om de beurt markeert ieder één straat van het spoor met schijven, of past.
rule-GEN-4-51 = Een marker komt op een vrij gebouw; die van een ander gaat weg voor een eigen; beide kosten markers uit de voorraad.
rule-GEN-4-52 = Minstens één marker wordt geplaatst of verwijderd, en geen gebouw met een eigen marker geraakt.
rule-GEN-4-60 = Berichten worden één voor één genoemd, dan is men klaar.
rule-GEN-4-63 = Een gebouwactie gebruikt het Palazzo niet.
rule-GEN-4-64 = Tussen de stappen van één beslissing wordt niets anders beslist.
rule-GEN-4-65 = De tafel vraagt bepaalde spelers, de anderen wachten.
rule-GEN-5-1 = Er wordt gehandeld met de actieve speler, zolang anderen mogen spreken.
rule-GEN-5-2 = Een deal is voor het huidige gebouw, of voor een nog niet bezocht buurgebouw of buurstraat.
rule-GEN-5-4 = Ieder spreekt zolang er onderhandeld wordt, met één bod per doel en vijf extra.
rule-GEN-5-5 = Een bod moet mogelijk zijn: er wordt iets gegeven, beiden hebben wat ze geven, niets gaat heen en weer, en de opbrengst is er.
rule-GEN-5-6 = Een bod moet er liggen, en intrekken kan alleen het eigen.
rule-GEN-5-7 = Er wordt een kaart genoemd van de soort die het aangenomen bod wil.
rule-GEN-5-9 = Meerdere biedingen worden alleen voor dezelfde straat samen aangenomen, van verschillende spelers, als alles betaald kan worden.
rule-GEN-5-10 = Het beloofde komt uit het effect: geen kaart mag dat verhinderen, en alleen dat wordt overhandigd.
rule-GEN-5-12 = De actieve speler gaat verder of beëindigt de beurt als de anderen hun tijd hebben gehad.
rule-GEN-5-13 = De actieve speler vraagt hoogstens drie keer; aan een vraag wordt één keer voldaan, door wie gevraagd is, met passende kaarten.
rule-GEN-5-17 = Antwoorden zijn verzegeld tot de laatste heeft gepast.
rule-GEN-6-1 = Het spel is geëindigd met de telling.
rule-GEN-7-2 = Met twee wordt minstens één goed geboden; geld alleen is niet genoeg.
gen-always-pass = Voor mij passen tot iemand me iets vraagt
