# Der Rahmen von Fondaco auf Deutsch.
loading = Einen Moment…
load-failed = Diese Seite konnte nicht geladen werden.
try-again = Noch einmal versuchen
ok = OK
cancel = Abbrechen
close = Schließen
copy = Kopieren
copied = Kopiert
undo = Rückgängig
skip-to-content = Zum Inhalt springen
guest-name = Gast

nav = Hauptmenü
nav-play = Spielen
nav-home = Fondaco, zur Startseite
nav-settings = Einstellungen
tools = Werkzeuge
tool-rules = Regeln
tool-sound = Ton
tool-help = Was ist das?
tool-keys = Tasten
tool-drawer = Protokoll und Chat
phases = Phasen der Runde

home-title = Kaufmannsspiele unter einem Dach.
home-text = Spiel sofort gegen Bots, oder eröffne einen Tisch und schick Freunden den Link. Ein Konto ist nicht nötig.
home-your-turn = Du bist am Zug
home-go = Zum Tisch
home-players = { $from } bis { $to }
home-rules = Regeln
home-play-now = Jetzt spielen
home-new-table = Neuer Tisch…
home-mine = Meine Partien
home-running = { $count } im Gange
home-mine-empty = Noch keine. Mit „Jetzt spielen“ beginnt eine auf einen Klick.
home-mine-more = { $count } weitere beendete
home-open = Offene Tische
home-open-empty = Gerade wartet niemand. Eröffne einen Tisch, dann finden ihn andere hier.
home-watch = Zuschauen und Wiedergabe
home-watch-empty = Öffentliche Partien erscheinen hier, während sie gespielt werden und danach.
home-bots-kept = Partien unter Bots werden { $days } Tage lang aufgehoben.

row-play = Spielen
row-look = Ansehen
row-join = Mitspielen
row-watch = Zuschauen
row-replay = Wiedergabe
row-won = Du hast gewonnen, { $when }
row-winner = Sieg für { $name }, { $when }
row-your-turn = Du bist am Zug, letzter Zug { $when }
row-waiting = Warten auf { $name }, letzter Zug { $when }
row-waiting-for = Warten auf { $name }

who-guest = Gast
who-account = Konto
who-rename = Namen ändern
who-name = Namen wählen
who-keep = Meine Partien behalten
who-login = Anmelden
who-logout = Abmelden
who-title-name = Wie heißt du?
who-title-keep = Meine Partien behalten
who-title-login = Willkommen zurück
who-title-recover = Zurück mit einem Ersatzcode
who-your-name = Name
who-account-name = Kontoname
who-password = Passwort
who-password-hint = Mindestens 8 Zeichen
who-hint-keep = Mit einem Namen und einem Passwort behältst du deine Partien, auf jedem Gerät.
who-hint-login = Deine Partien warten schon.
who-hint-recover = Jeder Code gilt einmal. Wähle ein neues Passwort; wo du angemeldet warst, wirst du abgemeldet.
who-have-account = Ich habe schon ein Konto
who-no-account = Ich habe noch kein Konto
who-lost = Ich habe mein Passwort verloren
who-code = Ersatzcode
codes-title = Deine Ersatzcodes
codes-keep = Bewahre diese Codes sicher auf: Jeder öffnet dein Konto einmal, falls du das Passwort verlierst. Sie werden nicht noch einmal gezeigt, und einen anderen Weg zurück gibt es nicht.
codes-kept = Ich habe sie aufbewahrt

new-title = Neuer Tisch
new-seats = Plätze
new-players = Spieler
new-seat = Platz { $n }
new-player = Spieler { $n }
new-me = Ich
new-open = Frei für alle
new-open-hint = für alle, die den Link haben
new-here = Jemand an diesem Bildschirm
new-bot = Bot, { $level }
new-bot-person = Bot, { $level }: { $person }
new-who-1 = Wer sitzt beim Anker?
new-who-2 = Wer sitzt beim Löwen?
new-who-3 = Wer sitzt beim Schlüssel?
new-who-4 = Wer sitzt beim Schiff?
new-who-5 = Wer sitzt bei der Waage?
new-who-hint = vier Bots, von sanft bis Meister
new-person-instead = Lieber ein Mensch
new-name = Name
new-seats-hint = Auf freie Plätze setzt sich, wer den Link hat. Sitzen mehrere an diesem Bildschirm, wird er bei jedem Zug weitergegeben.
new-pace = Bedenkzeit
new-pace-none = Keine Uhr
new-pace-per-decision = Feste Zeit je Entscheidung
new-pace-bank = Ein Zeitkonto für die ganze Partie
new-pace-days = Als Fernpartie
new-seconds = Sekunden je Entscheidung
new-minutes = Minuten auf dem Zeitkonto
new-increment = Sekunden zusätzlich nach jeder Entscheidung
new-days = Tage je Entscheidung
new-privacy = Wer den Tisch sehen darf
new-private = Privat, über den Link
new-public = Öffentlich, in der Liste
new-several = Eine Person darf mehrere Plätze nehmen; alle sehen, wer es tut
new-options = Optionen des Spiels
new-at-random = Zufällig
new-open-table = Tisch eröffnen
new-start = Beginnen

gather-title = Plätze einnehmen
gather-seats = Plätze
gather-ready = bereit
gather-here = sitzt hier
gather-open = frei
gather-sit = Platz nehmen
gather-stand = Aufstehen
gather-plan = Wer auf Platz { $n } sitzt
gather-start = Partie beginnen
gather-im-ready = Ich bin bereit
gather-not-ready = Doch noch nicht bereit
gather-waiting = Es kann losgehen, sobald alle Plätze besetzt sind.
gather-close = Den Tisch schließen
gather-several = eine Person darf mehrere Plätze nehmen
gather-invite = Einladen
gather-invite-text = Wer diesen Link öffnet, kann Platz nehmen oder zuschauen. Ein Konto ist nicht nötig.
gather-link = Link zu diesem Tisch

pace-none = keine Uhr
pace-per-decision = { $seconds } s je Entscheidung
pace-bank = { $minutes } min, dazu { $increment } s je Entscheidung
pace-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 } je Entscheidung
clock-days = { $days } T

bot-random = zufällig
bot-greedy = solide
bot-gentle = sanft
bot-steady = solide
bot-sharp = scharf
bot-master = Meister
bot-rank = Stufe { $rank } von 4
bot-time-gentle = { $level }, antwortet sofort
bot-time-steady = { $level }, antwortet sofort
bot-time-sharp = { $level }, bis zu einer Viertelsekunde
bot-time-master = { $level }, bis zu 2 Sekunden

seats = Plätze
seat-open = Frei
seat-you = du
seat-person = Gast
seat-your-turn = du bist am Zug
seat-your-word = du bist gefragt
seat-turn = am Zug
seat-word = ist gefragt
seat-thinks = denkt nach
seat-waits = am Zug, wartet auf { $names }
seat-may = du darfst etwas sagen
seat-hurry = überlegt kurz: gerade spielen viele Bots
seat-bot = Bot, { $level }
seat-stand-in = abwesend, ein Bot spielt
seat-left = hat das Haus verlassen; ein Bot spielt
seat-gave-up = hat aufgegeben; ein Bot spielt
seat-shared = am Bildschirm von { $name }
somebody-who-left = jemand, der gegangen ist
seat-here = anwesend
seat-first = beginnt
seat-first-short = 1.
seat-rank = { $rank }.
seat-look = Was { $name } hat
seat-content = passt
seat-sealed = hat gewählt
seat-choosing = wählt noch

prompt = Was jetzt zu tun ist
part-turn = Du bist am Zug
part-word = Du bist gefragt, nicht am Zug
part-waits = Du bist am Zug; die anderen sind gefragt
part-may = Nicht dein Zug; du darfst mitreden
prompt-progress = { $n } von { $of }
prompt-over = Die Partie ist zu Ende
prompt-watching = Du schaust zu.
prompt-away = Ein Bot spielt für dich. Komm zurück, wann immer du magst.
prompt-may = Du kannst etwas anbieten oder antworten. Niemand wartet auf dich.
prompt-listens = Du kannst etwas anbieten oder antworten. Der Tisch wartet einen Augenblick auf dich.
prompt-offered = { $count ->
    [one] Ein Angebot wartet
   *[other] { $count } Angebote warten
 } auf deine Antwort.
prompt-rested = Du hast gepasst. Melden kannst du dich trotzdem.
prompt-choose = Wähle zuerst
prompt-lost = Danach ist es zu spät.
prompt-back = Zurück
prompt-anyway = Trotzdem: { $what }
rest = Nichts für mich
aloof = Nicht auf mich warten
listening = Der Tisch wartet einen Augenblick auf alle, die sprechen dürfen.
announced-deal = { $name } will gleich mit { $others } abschließen.
announced-end = { $name } will gleich das Gespräch beenden.
announced-in = { $seconds } s
announced-hold = Warte, ich überlege
closing = Hier läuft eine kurze Uhr, damit der Tisch nicht warten muss. Schweigen ist auch eine Antwort.
offers-look = Ansehen
offers-make = Angebot machen
offers-wait = warten auf deine Antwort
page-your-turn = Du bist am Zug
leave = Einen Bot für mich spielen lassen
leave-title = Den Tisch verlassen
leave-text = Bis du zurückkommst, wann immer du willst.
leave-stay = Bleiben
give-up = Endgültig aufgeben
give-up-text = Ein Bot spielt für dich zu Ende, und die Partie steht nicht mehr unter deinen Partien. Du kannst nicht zurückkommen.
gave-up = Du hast diese Partie aufgegeben; ein Bot spielt für dich weiter.
delete-table = Die Partie löschen
delete-table-text = Niemand außer Bots würde sie vermissen. Sie ist endgültig weg, ohne Ergebnis.
delete-table-before = Noch ist nichts gespielt. Wer hier sitzt, muss gehen.
return = Ich bin zurück
ask-back = Um Rücknahme bitten
relieve = Ein Bot soll für { $name } spielen
watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
 }
connection-lost = Die Verbindung ist unterbrochen. Der Tisch bleibt, wie er war, und kommt von selbst wieder auf den neuesten Stand.

back-asked = { $name } möchte den letzten Zug zurücknehmen.
back-waiting = { $name } möchte einen Zug zurücknehmen; warten auf { $others }.
back-yes = Erlauben
back-no = Ablehnen

drawer = Protokoll, Chat und mehr
tab-desk = Entscheiden
tab-log = Protokoll
tab-chat = Chat
tab-stock = Vorrat
tab-offers = Angebote
log = Protokoll
lately = Zuletzt
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-quiet = An diesem Tisch wurde vereinbart, nicht zu chatten.
chat-say = Sag etwas
chat-send = Senden
mute-of = { $name } stumm schalten
unmute = Wieder lesen
unmute-of = { $name } wieder lesen
muted-lines = { $name } ist stumm, nur für dich.
log-all = Alles zeigen (noch { $count })
log-narrow = Was das Protokoll zeigt
log-kind-all = Alles
log-kind-deals = Geschäfte
log-kind-mine = Meine
log-took-back = { $name } nimmt einen Zug zurück.
log-asked-back = { $name } möchte einen Zug zurücknehmen.
log-refused-back = { $name } lehnt ab.
log-house-away = Das Haus war { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} geschlossen. Keine Uhr lief.
log-left = { $name } geht; ein Bot spielt weiter.
log-left-clock = { $name } hat zweimal nicht rechtzeitig geantwortet; ein Bot spielt weiter.
log-gave-up = { $name } gibt auf; ein Bot spielt zu Ende.
log-clock = Die Zeit von { $name } war um: Schweigen galt als Antwort.
log-returned = { $name } ist zurück.

text-board = Der Spielplan in Worten
rule-link = Regel { $rule }

brief = In Kürze
brief-close = Verstanden

handover-title = { $name } ist an der Reihe
handover-text = Gib den Bildschirm weiter. Vom Tisch ist nichts zu sehen, bis { $name } da ist.
handover-to = { $count ->
    [0] { $name } spricht
   *[other] { $name } antwortet ({ $count })
 }
handover-back = Zurück zu { $name }
handover-take = Ich bin { $name }

keys-title = Tasten
keys-arrows = von einem zulässigen Ziel zum nächsten
keys-digits = ein Ziel über seine Nummer wählen
keys-enter = wählen; noch einmal zum Bestätigen
keys-info = was ist das? Nochmals: offen lassen
keys-escape = nichts wählen, schließen
keys-undo = rückgängig
keys-desk = was zu entscheiden ist
keys-log = Protokoll
keys-chat = Chat
keys-stock = was noch in der Schachtel ist
keys-offers = Angebote
keys-content = passen, während andere handeln
keys-hold = Bots warten lassen, solange du überlegst
keys-help = diese Tasten
help-now = Für dich jetzt:
help-keep = offen lassen
help-how-touch = lange drücken, oder ⓘ antippen
help-tap = Tipp auf irgendetwas auf dem Tisch, und es erklärt sich

end-you-won = { $count ->
    [one] Du gewinnst!
   *[other] Du teilst dir den Sieg!
 }
end-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }
end-your-place = Du bist auf Rang { $rank }
end-source = Punkte für
end-start = Geld am Anfang
end-total = Gesamt
end-rank = Rang
end-rematch = Revanche
end-replay = Wiedergabe
end-share = Link kopieren
end-download = Mitschrift herunterladen
end-show = Ergebnis
chart-label = Punkte im Lauf der Runden
chart-caption = Wie viele Punkte alle am Ende jeder Runde gehabt hätten
chart-round = Runde

verify = Mischung prüfen
verify-right = Geprüft: Die Mischung stand vor dem ersten Zug fest, und alle { $count } Entscheidungen folgen den Regeln.
verify-wrong = Diese Mitschrift stimmt nicht: { $what }
verify-own-right = Dein Browser hat den Hash des Startwerts selbst berechnet, und es ist der zugesagte.
verify-own-wrong = Dein Browser hat den Hash des Startwerts selbst berechnet, und es ist nicht der zugesagte.
verify-seen-right = Dein Browser hat während der Partie dasselbe Versprechen notiert.
verify-seen-wrong = Dein Browser hat während der Partie ein anderes Versprechen notiert.
verify-commit = Vor dem ersten Zug zugesagt
verify-seed = Der Startwert, am Ende veröffentlicht

replay-title = Wiedergabe
replay-last-round = Eine Runde zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Einen Schritt weiter
replay-next-round = Eine Runde weiter
replay-scrub = Zeitpunkt
replay-step = { $n } von { $of }
replay-speed = Tempo
replay-eyes = Mit wessen Augen
replay-everybody = wie alle es sahen
replay-share = Link zu diesem Zeitpunkt

rules-title = Regeln: { $game }
rules-index = Inhalt
rules-english-only = Diese Regeln gibt es nur auf Englisch.

settings-title = Einstellungen
settings-text = Sie bleiben in diesem Browser.
settings-language = Sprache
settings-theme = Farbschema
settings-motion = Bewegung
settings-pace = Was andere tun
settings-pace-hint = Ein Klick zeigt sofort, was folgt. Beim Verhandeln wartet nichts.
pace-of-brisk = wird gezeigt, wenn es geschieht
pace-of-calm = bleibt eine Sekunde stehen
pace-of-slow = bleibt stehen, bis man es gelesen hat
settings-signs = Zeichen der Plätze
settings-signs-hint = Jeder Platz hat eine Farbe und ein Zeichen. Große Zeichen helfen, wo Farben es nicht tun.
settings-sound = Ton
settings-sound-text = Zwei leise Töne, wenn du am Zug bist, tiefe, wenn deine Zeit knapp wird
muted-title = Stumm geschaltet
muted-nobody = Niemand. Im Chat kannst du stumm schalten, wen du nicht lesen willst; die Person erfährt es nicht.
account-title = Konto
account-stranger = Du hast hier noch keinen Namen. Er kommt mit dem ersten, was du tust.
account-guest = Du bist Gast: Nur dieser Browser führt zu deinen Partien. „Meine Partien behalten“ oben macht ein Konto daraus.
account-text = Du bist als { $account } angemeldet.
account-password = Passwort
account-password-old = Dein Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-done = Das Passwort ist geändert. Alle anderen Sitzungen und Tokens sind beendet.
account-codes = Ersatzcodes
account-codes-text = Jeder öffnet dein Konto einmal, falls du das Passwort verlierst. Neue ersetzen alle älteren.
account-codes-left = { $count ->
    [0] Du hast keine. Ohne sie ist ein verlorenes Passwort für immer verloren.
    [one] Einer ist übrig.
   *[other] { $count } sind übrig.
 }
account-codes-renew = Neue Codes erzeugen
account-sessions = Wo du angemeldet bist
account-sessions-text = Sitzungen, die niemand benutzt, enden von selbst. Ein Token endet mit der Sitzung, in der es erzeugt wurde.
account-session-cookie = Browser
account-session-bearer = Token
account-session-this = diese hier
account-session-times = begonnen { $made }, zuletzt benutzt { $used }
account-session-end = Beenden
account-session-end-of = { $name } beenden
account-everywhere = Überall abmelden
account-everywhere-sure = Jede Sitzung und jedes Token endet, auch diese hier, und offene Tische werden verlassen.
account-tokens = Tokens für Bots
account-tokens-text = Wer ein Token hat, darf, was du darfst, nur dein Passwort nicht ändern.
account-token-label = Wofür es ist
account-token-make = Token erzeugen
account-token-keep = Dieses Token wird einmal gezeigt. Wer es hat, spielt als du.
account-delete = Konto löschen
account-delete-guest = Vergesst mich
account-delete-text = Dein Name verschwindet von allen Tischen, Bots spielen für dich weiter, und nichts davon lässt sich zurücknehmen. Die Partien der anderen bleiben ganz.
account-delete-sure = Endgültig löschen
language-en = English
language-de = Deutsch
language-nl = Nederlands
theme-system = Wie mein Gerät
theme-light = Hell
theme-dark = Dunkel
motion-system = Wie mein Gerät
motion-full = Dinge bewegen sich
motion-less = Dinge wechseln sofort den Ort
signs-normal = Normal
signs-large = Groß

nowhere-title = Hier ist nichts
nowhere-text = Vielleicht hat die Adresse einen Tippfehler, oder was hier war, ist fort.
nowhere-home = Zur Startseite
table-nowhere = Diesen Tisch gibt es nicht
table-nowhere-text = Vielleicht ist der Link abgeschnitten. Bitte noch einmal darum.

refused-stale = Diese Frage ist schon geklärt; so steht der Tisch jetzt.
refused-time-up = Deine Zeit war um: Dein Schweigen galt als Antwort. Im Protokoll steht, was daraus wurde.
refused-offline = Der Server ist gerade nicht zu erreichen.
refused-no-decision = Diesen Zug versteht der Tisch nicht.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-started = Das war möglich, bevor die Partie begann.
refused-not-running = Das ist möglich, solange die Partie läuft.
refused-not-over = Das ist möglich, wenn die Partie zu Ende ist.
refused-taken = Dort sitzt schon jemand.
refused-no-seat = Diesen Platz gibt es nicht.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-full = Noch sind nicht alle Plätze besetzt.
refused-nothing-to-undo = Die anderen haben seitdem etwas gesehen oder gesagt. Du kannst sie um Rücknahme bitten.
refused-nothing-asked = Niemand hat um eine Rücknahme gebeten.
refused-not-moved = Du hast noch keinen Zug gemacht.
refused-already-asked = Jemand hat schon gefragt; das wird zuerst beantwortet.
refused-too-much = Davon hat dieser Tisch nun genug.
refused-too-many = Bitte etwas langsamer; versuch es gleich noch einmal.
refused-stranger = Wähle zuerst einen Namen.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-game = Dieses Spiel gibt es nicht.
refused-storage = Das ließ sich nicht speichern, also ist es nicht geschehen. Bitte versuch es noch einmal.
refused-table-lost = Der Tisch hat nicht geantwortet. Sieh noch einmal nach, bevor du etwas wiederholst.
refused-wrong-password = Name oder Passwort stimmt nicht.
refused-name-taken = Dieser Kontoname ist vergeben.
refused-bad-name = Ein Name hat 1 bis 24 Buchstaben, Ziffern und einfache Zeichen, alle aus einer Schrift.
refused-name-looks-taken = Dieser Name sieht aus wie der eines fremden Kontos. Wähle einen anderen.
refused-one-seat-each = An diesem öffentlichen Tisch nimmt jeder einen Platz.
refused-wrong-code = Name oder Ersatzcode stimmt nicht, oder der Code wurde schon benutzt.
refused-no-account = Du bist Gast und hast kein Passwort.
refused-no-session = Diese Sitzung ist schon beendet.
refused-too-many-tokens = Mehr Tokens gibt es nicht. Beende erst eines.
refused-has-account = Du hast schon ein Konto.
refused-internal = Da ist etwas schiefgegangen. Nichts wurde geändert.
refused-run-too-far = Dieser Zug zeigt etwas Neues; was danach kommt, wird danach entschieden.
refused-not-ready = Noch sind nicht alle bereit.
refused-too-early = Lass noch ein wenig Zeit.
refused-guest-busy = Als Gast sitzt du an Tischen, die noch nicht zu Ende gespielt sind. Spiele sie erst zu Ende, oder melde dich in einem anderen Browser an.
refused-too-slow = Das hat zu lange gedauert. Bitte versuche es noch einmal.
refused-full = Das Haus ist gerade voll. Bitte versuche es gleich noch einmal.
refused-seat-name-taken = Jemand an diesem Tisch heißt schon so. Wähle einen anderen Namen.
refused-quiet = Es wurde vereinbart, dass in dieser Partie niemand plaudert.
rules-edition = Ausgabe
rules-edition-all = Alle Ausgaben
refused-learned = Jemand hat dadurch etwas erfahren, und Bots vergessen nicht.
refused-gave-up = Du hast diese Partie aufgegeben; ein Bot spielt für dich weiter.
refused-not-alone = Hier spielt noch jemand, also bleibt die Partie.

# Ein Spiel beim Spielen lernen
tab-lesson = Lektion
learn = Spielend lernen
learn-minutes = { $minutes } Minuten
learn-go-on = Weiterlernen
learn-at = Schritt { $n } von { $of }
learn-first = Neu hier? Eine geführte erste Partie lehrt ein Spiel in zehn Minuten.
lesson = Die Lektion
lesson-title = Deine erste Partie
lesson-step = Schritt { $n } von { $of }
lesson-finished = Du kannst das Spiel. Spiel weiter, solange du magst.
lesson-nothing-counts = Hier zählt nichts. Geh, wann du magst: Die Lektion wartet an diesem Schritt.
lesson-again = Noch einmal
lesson-skip = Schritt überspringen
lesson-skip-to = Weiter zu { $n }
lesson-to-chapter = Zu diesem Kapitel
lesson-leave = Verlassen; die Lektion wartet an diesem Schritt
lesson-go-on = Weiter
lesson-play-on = So weiterspielen
lesson-take-back = Zurücknehmen
lesson-brought = Was es gebracht hat
lesson-other = Dein eigener Weg
lesson-well-done = Gut gemacht.
lesson-gained = Gewonnen
lesson-cost = Aufgegeben
lesson-other-title = Auch das ist erlaubt.
lesson-other-text = Die Lektion hatte hier etwas anderes im Sinn. Nimm es zurück und probier das, oder spiel weiter: Dann antworten die anderen von selbst, und die Hinweise bleiben.
lesson-bar-read = Schau es dir an
lesson-bar-after = Geschafft
lesson-bar-after-text = Lies, was es gebracht hat. Dann machen die anderen weiter.
lesson-bar-after-yours = Lies, was es gebracht hat. Du bist noch dran.
lesson-bar-other = Du hast anders gewählt
lesson-bar-other-text = Nimm es zurück, oder sieh, wohin es führt.
lesson-left = Du gehst deinen eigenen Weg
lesson-left-text = Die anderen spielen jetzt von selbst. Die Lektion wartet, wo du sie verlassen hast.
lesson-back = Zurück zu Schritt { $n }
lesson-hint = Gut zu wissen
