# The frame of Fondaco in Dutch.
loading = Een ogenblik…
load-failed = Deze pagina kon niet worden geladen.
try-again = Opnieuw proberen
ok = OK
cancel = Annuleren
close = Sluiten
copy = Kopiëren
copied = Gekopieerd
undo = Ongedaan maken
skip-to-content = Naar de inhoud
guest-name = Gast

nav = Hoofdmenu
nav-play = Spelen
nav-home = Fondaco, naar de beginpagina
nav-settings = Instellingen
tools = Hulpmiddelen
tool-rules = Regels
tool-sound = Geluid
tool-help = Wat is dit?
tool-keys = Toetsen
tool-drawer = Logboek en chat
phases = Fasen van de ronde

home-title = Koopmansspellen, één huis.
home-text = Speel meteen tegen bots, of open een tafel en stuur een vriend de link. Een account is niet nodig.
home-your-turn = Jouw beurt
home-go = Naar de tafel
home-players = { $from } tot { $to }
home-rules = Regels
home-play-now = Nu spelen
home-new-table = Nieuwe tafel…
home-mine = Mijn partijen
home-running = { $count } bezig
home-mine-empty = Nog geen. Met ‘Nu spelen’ begint er een in één klik.
home-mine-more = nog { $count } afgelopen
home-open = Open tafels
home-open-empty = Er wacht niemand. Open een tafel, dan vinden anderen die hier.
home-watch = Meekijken en terugkijken
home-watch-empty = Openbare partijen verschijnen hier terwijl ze gespeeld worden, en daarna.
home-bots-kept = Partijen tussen bots worden { $days } dagen bewaard.

row-play = Spelen
row-look = Bekijken
row-join = Meedoen
row-watch = Meekijken
row-replay = Terugkijken
row-won = Je hebt gewonnen, { $when }
row-winner = Gewonnen door { $name }, { $when }
row-your-turn = Jouw beurt begon { $when }
row-waiting = Wachten op { $name }, { $when }
row-waiting-for = Wachten op { $name }

who-guest = gast
who-account = account
who-rename = Verander je naam
who-name = Kies een naam
who-keep = Mijn partijen bewaren
who-login = Inloggen
who-logout = Uitloggen
who-title-name = Hoe heet je?
who-title-keep = Mijn partijen bewaren
who-title-login = Welkom terug
who-title-recover = Terug met een herstelcode
who-your-name = Naam
who-account-name = Accountnaam
who-password = Wachtwoord
who-password-hint = Minstens 8 tekens
who-hint-keep = Met een naam en een wachtwoord blijven je partijen bewaard, op elk apparaat.
who-hint-login = Je partijen wachten op je.
who-hint-recover = Elke code werkt één keer. Kies een nieuw wachtwoord; waar je ingelogd was, word je uitgelogd.
who-have-account = Ik heb al een account
who-no-account = Ik heb nog geen account
who-lost = Ik ben mijn wachtwoord kwijt
who-code = Herstelcode
codes-title = Je herstelcodes
codes-keep = Bewaar deze codes op een veilige plek: elke code opent je account één keer als je het wachtwoord kwijt bent. Ze worden niet nog eens getoond, en een andere weg terug is er niet.
codes-kept = Ik heb ze bewaard

new-title = Nieuwe tafel
new-seats = Plaatsen
new-players = Spelers
new-seat = Plaats { $n }
new-player = Speler { $n }
new-me = Ik
new-open = Open voor iedereen
new-open-hint = voor wie de link heeft
new-here = Iemand aan dit scherm
new-bot = Bot, { $level }
new-bot-person = Bot, { $level }: { $person }
new-who-1 = Wie zit er bij het anker?
new-who-2 = Wie zit er bij de leeuw?
new-who-3 = Wie zit er bij de sleutel?
new-who-4 = Wie zit er bij het schip?
new-who-5 = Wie zit er bij de weegschaal?
new-who-hint = vier bots, van mild tot meester
new-person-instead = Liever een mens
new-name = Naam
new-seats-hint = Open plaatsen zijn voor wie de link heeft. Zitten er meer mensen aan dit scherm, dan gaat het bij elke beurt van hand tot hand.
new-pace = Tempo
new-pace-none = Geen klok
new-pace-per-decision = Vaste tijd per beslissing
new-pace-bank = Bedenktijd voor de hele partij
new-pace-days = Per correspondentie
new-seconds = Seconden per beslissing
new-minutes = Minuten bedenktijd
new-increment = Extra seconden na elke beslissing
new-days = Dagen per beslissing
new-privacy = Wie de tafel mag zien
new-private = Besloten, via de link
new-public = Openbaar, in de lijst
new-several = Eén persoon mag meerdere plaatsen nemen; iedereen ziet wie dat doet
new-options = Opties van het spel
new-at-random = Willekeurig
new-open-table = De tafel openen
new-start = Beginnen

gather-title = Neem plaats
gather-seats = Plaatsen
gather-ready = klaar
gather-here = zit hier
gather-open = vrij
gather-sit = Ga zitten
gather-stand = Sta op
gather-plan = Wie er op plaats { $n } zit
gather-start = De partij beginnen
gather-im-ready = Ik ben klaar
gather-not-ready = Toch nog niet klaar
gather-waiting = De partij kan beginnen als elke plaats bezet is.
gather-close = De tafel sluiten
gather-several = één persoon mag meerdere plaatsen nemen
gather-invite = Uitnodigen
gather-invite-text = Wie deze link opent, kan gaan zitten of meekijken. Een account is niet nodig.
gather-link = Link naar deze tafel

pace-none = geen klok
pace-per-decision = { $seconds } s per beslissing
pace-bank = { $minutes } min, plus { $increment } s per beslissing
pace-days = { $days ->
    [one] een dag
   *[other] { $days } dagen
 } per beslissing
clock-days = { $days } d

bot-random = willekeurig
bot-greedy = degelijk
bot-gentle = mild
bot-steady = degelijk
bot-sharp = scherp
bot-master = meester
bot-rank = niveau { $rank } van 4
bot-time-gentle = { $level }, antwoordt meteen
bot-time-steady = { $level }, antwoordt meteen
bot-time-sharp = { $level }, hooguit een kwart seconde
bot-time-master = { $level }, hooguit 2 seconden

seats = Plaatsen
seat-open = Open
seat-you = jij
seat-person = gast
seat-your-turn = jouw beurt
seat-your-word = jij bent gevraagd
seat-turn = aan de beurt
seat-word = is gevraagd
seat-thinks = denkt na
seat-waits = aan de beurt, wacht op { $names }
seat-may = je mag iets zeggen
seat-hurry = denkt kort na: er spelen nu veel bots
seat-bot = bot, { $level }
seat-stand-in = weg, een bot speelt
seat-left = heeft het huis verlaten; een bot speelt
seat-gave-up = heeft opgegeven; een bot speelt
seat-shared = aan het scherm van { $name }
somebody-who-left = iemand die vertrokken is
seat-here = hier
seat-first = begint
seat-first-short = 1e
seat-rank = { $rank }e
seat-look = Wat { $name } heeft
seat-content = past
seat-sealed = heeft gekozen
seat-choosing = kiest

prompt = Wat er nu te doen is
part-turn = Jij bent aan de beurt
part-word = Jij bent gevraagd, niet aan de beurt
part-waits = Jouw beurt; de anderen zijn gevraagd
part-may = Niet jouw beurt; je mag meepraten
prompt-progress = { $n } van { $of }
prompt-over = De partij is afgelopen
prompt-watching = Je kijkt mee.
prompt-away = Een bot speelt voor je. Kom terug wanneer je wilt.
prompt-may = Je mag iets aanbieden of antwoorden. Niemand wacht op je.
prompt-listens = Je mag iets aanbieden of antwoorden. De tafel wacht even op je.
prompt-offered = { $count ->
    [one] Er wacht een aanbod
   *[other] Er wachten { $count } aanbiedingen
 } op je antwoord.
prompt-rested = Je hebt gepast. Je mag je nog steeds melden.
prompt-choose = Kies eerst
prompt-lost = Daarna is het te laat.
prompt-back = Terug
prompt-anyway = Toch: { $what }
rest = Niets voor mij
aloof = Niet op mij wachten
listening = De tafel wacht even op wie nog mag spreken.
announced-deal = { $name } gaat zo akkoord met { $others }.
announced-end = { $name } gaat het gesprek zo beëindigen.
announced-in = { $seconds } s
announced-hold = Wacht, ik denk na
closing = Hier loopt een korte klok, zodat de tafel niet hoeft te wachten. Zwijgen is ook een antwoord.
offers-look = Bekijken
offers-make = Doe een aanbod
offers-wait = wachten op je antwoord
page-your-turn = Jouw beurt
leave = Laat een bot voor mij spelen
leave-title = De tafel verlaten
leave-text = Tot je terugkomt, wanneer je wilt.
leave-stay = Blijven
give-up = Voorgoed opgeven
give-up-text = Een bot speelt voor je tot het einde, en de partij staat niet meer bij jouw partijen. Je kunt niet terugkomen.
gave-up = Je hebt deze partij opgegeven; een bot speelt voor je verder.
delete-table = De partij wissen
delete-table-text = Alleen bots zouden haar missen. Ze is voorgoed weg, zonder uitslag.
delete-table-before = Er is nog niets gespeeld. Wie hier zit, moet weg.
return = Ik ben terug
ask-back = Vragen om terug te nemen
relieve = Laat een bot voor { $name } spelen
watching = { $count ->
    [one] Er kijkt één persoon mee
   *[other] Er kijken { $count } mensen mee
 }
connection-lost = De verbinding is weg. De tafel blijft zoals die was en wordt vanzelf bijgewerkt.

back-asked = { $name } wil de laatste zet graag terugnemen.
back-waiting = { $name } wil een zet graag terugnemen; wachten op { $others }.
back-yes = Toestaan
back-no = Weigeren

drawer = Logboek, chat en meer
tab-desk = Beslissen
tab-log = Logboek
tab-chat = Chat
tab-stock = Voorraad
tab-offers = Aanbod
log = Logboek
lately = Zojuist
chat = Chat
chat-empty = Nog niemand heeft iets gezegd.
chat-quiet = Aan deze tafel is afgesproken niet te chatten.
chat-say = Zeg iets
chat-send = Versturen
mute-of = { $name } dempen
unmute = Weer lezen
unmute-of = { $name } weer lezen
muted-lines = { $name } is gedempt, alleen voor jou.
log-all = Alles tonen (nog { $count })
log-narrow = Wat het logboek toont
log-kind-all = Alles
log-kind-deals = Deals
log-kind-mine = Van mij
log-took-back = { $name } neemt een zet terug.
log-asked-back = { $name } vraagt om een zet terug te nemen.
log-refused-back = { $name } wil dat niet.
log-house-away = Het huis was { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} gesloten. Er liep geen enkele klok.
log-left = { $name } gaat weg; een bot speelt verder.
log-left-clock = { $name } antwoordde twee keer niet op tijd; een bot speelt verder.
log-gave-up = { $name } geeft op; een bot speelt tot het einde.
log-clock = De tijd van { $name } was om: zwijgen gold als antwoord.
log-returned = { $name } is terug.

text-board = Het bord in woorden
rule-link = Regel { $rule }

brief = In het kort
brief-close = Begrepen

handover-title = { $name } is aan de beurt
handover-text = Geef het scherm door. Van de tafel is niets te zien tot { $name } er is.
handover-to = { $count ->
    [0] { $name } spreekt
   *[other] { $name } antwoordt ({ $count })
 }
handover-back = Terug naar { $name }
handover-take = Ik ben { $name }

keys-title = Toetsen
keys-arrows = van het ene toegestane doel naar het volgende
keys-digits = een doel kiezen met zijn nummer
keys-enter = kiezen; nog eens om te bevestigen
keys-info = wat is dit? Nog eens: open laten
keys-escape = niets kiezen, sluiten
keys-undo = ongedaan maken
keys-desk = wat er te beslissen is
keys-log = logboek
keys-chat = chat
keys-stock = wat er nog in de doos zit
keys-offers = aanbod
keys-content = passen terwijl anderen handelen
keys-hold = bots laten wachten terwijl je nadenkt
keys-help = deze toetsen
help-now = Voor jou nu:
help-keep = open laten
help-how-touch = druk lang op iets, of tik op ⓘ
help-tap = Tik op wat dan ook op tafel, dan zie je wat het is

end-you-won = { $count ->
    [one] Je wint!
   *[other] Je deelt de overwinning!
 }
end-winner = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
 }
end-your-place = Je bent { $rank }.
end-source = Punten uit
end-start = Geld aan het begin
end-total = Totaal
end-rank = Rang
end-rematch = Revanche
end-replay = Terugkijken
end-share = De link kopiëren
end-download = Het verslag downloaden
end-show = Uitslag
chart-label = Punten per ronde
chart-caption = Wat iedereen aan het einde van elke ronde gescoord zou hebben
chart-round = Ronde

verify = Het schudden controleren
verify-right = Gecontroleerd: het schudden lag vast vóór de eerste zet, en alle { $count } beslissingen volgen de regels.
verify-wrong = Dit verslag klopt niet: { $what }
verify-own-right = Je browser heeft de hash van de startwaarde zelf berekend: het is de startwaarde die beloofd was.
verify-own-wrong = Je browser heeft de hash van de startwaarde zelf berekend: het is niet de startwaarde die beloofd was.
verify-seen-right = Je browser noteerde tijdens de partij dezelfde belofte.
verify-seen-wrong = Je browser noteerde tijdens de partij een andere belofte.
verify-commit = Beloofd vóór de eerste zet
verify-seed = De startwaarde, bekendgemaakt aan het einde

replay-title = Terugkijken
replay-last-round = Een ronde terug
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-on = Een stap verder
replay-next-round = Een ronde verder
replay-scrub = Moment
replay-step = { $n } van { $of }
replay-speed = Snelheid
replay-eyes = Door wiens ogen
replay-everybody = zoals iedereen het zag
replay-share = Link naar dit moment

rules-title = Regels: { $game }
rules-index = Inhoud
rules-english-only = Deze regels zijn er alleen in het Engels.

settings-title = Instellingen
settings-text = Bewaard in deze browser.
settings-language = Taal
settings-theme = Thema
settings-motion = Beweging
settings-pace = Wat anderen doen
settings-pace-hint = Een klik toont meteen wat volgt. Tijdens het handelen wacht er niets.
pace-of-brisk = wordt getoond zodra het gebeurt
pace-of-calm = blijft een seconde staan
pace-of-slow = blijft staan tot je het gelezen hebt
settings-signs = Tekens van de plaatsen
settings-signs-hint = Elke plaats heeft een kleur en een teken. Grote tekens helpen waar kleuren dat niet doen.
settings-sound = Geluid
settings-sound-text = Twee zachte tonen als jij aan de beurt bent, lage als je tijd opraakt
muted-title = Gedempte mensen
muted-nobody = Niemand. In een chat kun je dempen wie je niet wilt lezen; diegene merkt het niet.
account-title = Account
account-stranger = Je hebt hier nog geen naam. Die komt met het eerste wat je doet.
account-guest = Je bent gast: alleen deze browser leidt naar je partijen. “Mijn partijen bewaren” bovenaan maakt er een account van.
account-text = Je bent ingelogd als { $account }.
account-password = Wachtwoord
account-password-old = Je wachtwoord
account-password-new = Nieuw wachtwoord
account-password-change = Wachtwoord wijzigen
account-password-done = Het wachtwoord is gewijzigd. Alle andere sessies en tokens zijn beëindigd.
account-codes = Herstelcodes
account-codes-text = Elke code opent je account één keer als je het wachtwoord kwijt bent. Nieuwe vervangen alle oudere.
account-codes-left = { $count ->
    [0] Je hebt er geen. Zonder codes is een verloren wachtwoord voorgoed verloren.
    [one] Er is er één over.
   *[other] Er zijn er { $count } over.
 }
account-codes-renew = Nieuwe codes maken
account-sessions = Waar je ingelogd bent
account-sessions-text = Sessies die niemand gebruikt eindigen vanzelf. Een token eindigt met de sessie waarin het gemaakt is.
account-session-cookie = Browser
account-session-bearer = Token
account-session-this = deze hier
account-session-times = begonnen { $made }, laatst gebruikt { $used }
account-session-end = Beëindigen
account-session-end-of = { $name } beëindigen
account-everywhere = Overal uitloggen
account-everywhere-sure = Elke sessie en elk token eindigt, ook deze hier, en open tafels worden verlaten.
account-tokens = Tokens voor bots
account-tokens-text = Wie een token heeft, mag wat jij mag, behalve je wachtwoord wijzigen.
account-token-label = Waarvoor het is
account-token-make = Token maken
account-token-keep = Dit token wordt één keer getoond. Wie het heeft, speelt als jij.
account-delete = Account verwijderen
account-delete-guest = Vergeet mij
account-delete-text = Je naam verdwijnt van alle tafels, bots spelen voor je verder, en niets daarvan kan ongedaan worden gemaakt. De partijen van anderen blijven heel.
account-delete-sure = Voorgoed verwijderen
language-en = English
language-de = Deutsch
language-nl = Nederlands
theme-system = Zoals mijn apparaat
theme-light = Licht
theme-dark = Donker
motion-system = Zoals mijn apparaat
motion-full = Alles beweegt
motion-less = Alles staat meteen op zijn plek
signs-normal = Normaal
signs-large = Groot

nowhere-title = Hier is niets
nowhere-text = Misschien zit er een tikfout in het adres, of wat hier was is weg.
nowhere-home = Naar de beginpagina
table-nowhere = Deze tafel bestaat niet
table-nowhere-text = Misschien is de link afgebroken. Vraag er nog eens om.

refused-stale = Die vraag is al beantwoord; zo staat de tafel er nu voor.
refused-time-up = Je tijd was om: je zwijgen gold als antwoord. Het logboek zegt wat ervan kwam.
refused-offline = De server is nu even niet bereikbaar.
refused-no-decision = De tafel begrijpt deze zet niet.
refused-not-your-seat = Dat is niet jouw plaats.
refused-not-host = Dit is aan wie de tafel heeft geopend.
refused-started = Dat kon tot de partij begon.
refused-not-running = Dat kan terwijl de partij gespeeld wordt.
refused-not-over = Dat kan als de partij afgelopen is.
refused-taken = Daar zit al iemand.
refused-no-seat = Die plaats bestaat niet.
refused-not-seated = Je zit niet aan deze tafel.
refused-not-full = Nog niet elke plaats is bezet.
refused-nothing-to-undo = De anderen hebben sindsdien iets gezien of gezegd. Je kunt hun vragen of je mag terugnemen.
refused-nothing-asked = Niemand heeft gevraagd om iets terug te nemen.
refused-not-moved = Je hebt nog geen zet gedaan.
refused-already-asked = Iemand heeft het al gevraagd; eerst komt daar antwoord op.
refused-too-much = Zo is het genoeg voor deze tafel.
refused-too-many = Iets rustiger graag; probeer het zo nog eens.
refused-stranger = Kies eerst een naam.
refused-no-table = Deze tafel bestaat niet.
refused-no-game = Dit spel bestaat niet.
refused-storage = Dit kon niet worden opgeslagen en is dus niet gebeurd. Probeer het nog eens.
refused-table-lost = De tafel gaf geen antwoord. Kijk nog eens voordat je iets herhaalt.
refused-wrong-password = Naam of wachtwoord klopt niet.
refused-name-taken = Deze accountnaam is al bezet.
refused-bad-name = Een naam heeft 1 tot 24 letters, cijfers en eenvoudige tekens, allemaal uit één schrift.
refused-name-looks-taken = Die naam lijkt op die van andermans account. Kies een andere.
refused-one-seat-each = Aan deze openbare tafel neemt iedereen één plaats.
refused-wrong-code = Naam of herstelcode klopt niet, of de code is al gebruikt.
refused-no-account = Je bent gast en hebt geen wachtwoord.
refused-no-session = Die sessie is al beëindigd.
refused-too-many-tokens = Je hebt zoveel tokens als mag. Beëindig er eerst een.
refused-has-account = Je hebt al een account.
refused-internal = Er ging iets mis. Er is niets veranderd.
refused-run-too-far = Deze zet laat iets nieuws zien; wat daarna komt, wordt daarna beslist.
refused-not-ready = Nog niet iedereen is klaar.
refused-too-early = Gun ze nog even tijd.
refused-guest-busy = Als gast zit je aan tafels die nog niet zijn uitgespeeld. Speel ze eerst uit, of log in met een andere browser.
refused-too-slow = Dat duurde te lang. Probeer het nog eens.
refused-full = Het huis is nu vol. Probeer het zo nog eens.
refused-seat-name-taken = Iemand aan deze tafel heet al zo. Kies een andere naam.
refused-quiet = Er is afgesproken dat tijdens deze partij niemand praat.
rules-edition = Uitgave
rules-edition-all = Alle uitgaven
refused-learned = Iemand is daardoor iets te weten gekomen, en bots vergeten niet.
refused-gave-up = Je hebt deze partij opgegeven; een bot speelt voor je verder.
refused-not-alone = Hier speelt nog iemand, dus de partij blijft.

# Een spel leren door het te spelen
tab-lesson = Les
learn = Spelend leren
learn-minutes = { $minutes } minuten
learn-go-on = Verder leren
learn-at = stap { $n } van { $of }
learn-first = Nieuw hier? Een begeleide eerste partij leert je een spel in tien minuten.
lesson = De les
lesson-title = Je eerste partij
lesson-step = Stap { $n } van { $of }
lesson-finished = Je kent het spel. Speel door zolang je wilt.
lesson-nothing-counts = Hier telt niets. Ga weg wanneer je wilt: de les wacht bij deze stap.
lesson-again = Opnieuw
lesson-skip = Stap overslaan
lesson-skip-to = Verder naar { $n }
lesson-to-chapter = Naar dit hoofdstuk
lesson-leave = Weggaan; de les wacht bij deze stap
lesson-go-on = Verder
lesson-play-on = Zo doorspelen
lesson-take-back = Terugnemen
lesson-brought = Wat het opbracht
lesson-other = Je eigen weg
lesson-well-done = Goed gedaan.
lesson-gained = Gewonnen
lesson-cost = Opgegeven
lesson-other-title = Dat mag ook.
lesson-other-text = De les had hier iets anders in gedachten. Neem het terug en probeer dat, of speel door: de anderen antwoorden dan zelf, en de tips blijven.
lesson-bar-read = Kijk even
lesson-bar-after = Gedaan
lesson-bar-after-text = Lees wat het opbracht. Daarna gaan de anderen verder.
lesson-bar-after-yours = Lees wat het opbracht. Jij bent nog aan de beurt.
lesson-bar-other = Je koos iets anders
lesson-bar-other-text = Neem het terug, of zie waar het toe leidt.
lesson-left = Je gaat je eigen weg
lesson-left-text = De anderen spelen nu zelf. De les wacht waar je haar verliet.
lesson-back = Terug naar stap { $n }
lesson-hint = Goed om te weten
