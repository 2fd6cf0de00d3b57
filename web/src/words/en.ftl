# The frame of Fondaco in English.
loading = One moment…
load-failed = This page could not be loaded.
try-again = Try again
ok = OK
cancel = Cancel
close = Close
copy = Copy
copied = Copied
undo = Undo
skip-to-content = Skip to the content
guest-name = Guest

nav = Main
nav-play = Play
nav-home = Fondaco, to the first page
nav-settings = Settings
tools = Tools
tool-rules = Rules
tool-sound = Sound
tool-help = What is this?
tool-keys = Keys
tool-drawer = Log and chat
phases = Phases of the round

home-title = Merchant games, one house.
home-text = Play at once against bots, or open a table and send a friend the link. No account needed.
home-your-turn = Your turn
home-go = Go to the table
home-players = { $from } to { $to }
home-rules = Rules
home-play-now = Play now
home-new-table = New table…
home-mine = My matches
home-running = { $count } in progress
home-mine-empty = None yet. Play now starts one in a click.
home-mine-more = { $count } more finished
home-open = Open tables
home-open-empty = Nobody is waiting. Open a table, and others find it here.
home-watch = Watch and replay
home-watch-empty = Public matches appear here while they are played, and afterwards.
home-bots-kept = Matches among bots alone are kept for { $days } days.

row-play = Play
row-look = View
row-join = Join
row-watch = Watch
row-replay = Replay
row-won = You won, { $when }
row-winner = { $name } won, { $when }
row-your-turn = Your turn, { $when }
row-waiting = Waiting for { $name }, { $when }
row-waiting-for = Waiting for { $name }

who-guest = guest
who-account = account
who-rename = Change your name
who-name = Choose a name
who-keep = Keep my games
who-login = Log in
who-logout = Log out
who-title-name = What are you called?
who-title-keep = Keep my games
who-title-login = Welcome back
who-title-recover = Back with a recovery code
who-your-name = Name
who-account-name = Account name
who-password = Password
who-password-hint = At least 8 characters
who-hint-keep = A name and a password keep your matches, on every device.
who-hint-login = Your matches are waiting.
who-hint-recover = Each code works once. Choose a new password; wherever you were logged in, you are logged out.
who-have-account = I have an account already
who-no-account = I have no account yet
who-lost = I have lost my password
who-code = Recovery code
codes-title = Your recovery codes
codes-keep = Keep these codes somewhere safe: each opens your account once if you lose the password. They are not shown again, and there is no other way back.
codes-kept = I have saved them

new-title = New table
new-seats = Seats
new-players = Players
new-seat = Seat { $n }
new-player = Player { $n }
new-me = Me
new-open = Open for anybody
new-open-hint = for whoever has the link
new-here = Somebody at this screen
new-bot = Bot, { $level }
new-bot-person = Bot, { $level }: { $person }
new-who-1 = Who sits at the anchor?
new-who-2 = Who sits at the lion?
new-who-3 = Who sits at the key?
new-who-4 = Who sits at the ship?
new-who-5 = Who sits at the scales?
new-who-hint = four bots, from gentle to master
new-person-instead = A person instead
new-name = Name
new-seats-hint = Open seats are filled by whoever has the link. With several people at this screen it is handed over at each turn.
new-pace = Pace
new-pace-none = No clock
new-pace-per-decision = Fixed time for each decision
new-pace-bank = A bank for the whole match
new-pace-days = By correspondence
new-seconds = Seconds for each decision
new-minutes = Minutes in the bank
new-increment = Seconds more after each decision
new-days = Days for each decision
new-privacy = Who may see it
new-private = Private, by link
new-public = Public, in the list
new-several = One person may take several seats; everybody sees who does
new-options = Options of the game
new-at-random = At random
new-open-table = Open the table
new-start = Start

gather-title = Take your seats
gather-seats = Seats
gather-ready = ready
gather-here = sits here
gather-open = free
gather-sit = Sit down
gather-stand = Stand up
gather-plan = Who sits on seat { $n }
gather-start = Start the match
gather-im-ready = I am ready
gather-not-ready = Not ready yet
gather-waiting = It can start when every seat is taken.
gather-close = Close the table
gather-several = one person may take several seats
gather-invite = Invite
gather-invite-text = Whoever opens this link can sit down or watch. No account is needed.
gather-link = Link to this table

pace-none = no clock
pace-per-decision = { $seconds } s for each decision
pace-bank = { $minutes } min, plus { $increment } s for each decision
pace-days = { $days ->
    [one] a day
   *[other] { $days } days
 } for each decision
clock-days = { $days } d

bot-random = random
bot-greedy = steady
bot-gentle = gentle
bot-steady = steady
bot-sharp = sharp
bot-master = master
bot-rank = level { $rank } of 4
bot-time-gentle = { $level }, answers at once
bot-time-steady = { $level }, answers at once
bot-time-sharp = { $level }, up to a quarter of a second
bot-time-master = { $level }, up to 2 seconds

seats = Seats
seat-open = Open
seat-you = you
seat-person = guest
seat-your-turn = your turn
seat-your-word = your word
seat-turn = on turn
seat-word = is asked
seat-thinks = thinks
seat-waits = on turn, waits for { $names }
seat-may = you may speak
seat-hurry = thinks quickly: many bots are playing
seat-bot = bot, { $level }
seat-stand-in = away, a bot plays
seat-left = left the house; a bot plays
seat-gave-up = gave up; a bot plays
seat-shared = at the screen of { $name }
somebody-who-left = somebody who left
seat-here = here
seat-first = goes first
seat-first-short = 1st
seat-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 }
seat-look = What { $name } has
seat-content = passes
seat-sealed = has chosen
seat-choosing = is choosing

prompt = What to do now
part-turn = Your turn
part-word = Your word, not your turn
part-waits = Your turn; the others are asked
part-may = Not your turn; you may speak
prompt-progress = { $n } of { $of }
prompt-over = The match is over
prompt-watching = You are watching.
prompt-away = A bot plays for you. Come back whenever you like.
prompt-may = You may make an offer or answer one. Nobody waits for you.
prompt-listens = You may make an offer or answer one. The table waits a moment for you.
prompt-offered = { $count ->
    [one] An offer waits
   *[other] { $count } offers wait
 } for your answer.
prompt-rested = You passed. You can still speak up.
prompt-choose = Choose first
prompt-lost = After that it is too late.
prompt-back = Back
prompt-anyway = { $what } anyway
rest = Nothing for me
aloof = Don’t wait for me
listening = The table waits a moment for whoever may speak.
announced-deal = { $name } is about to agree with { $others }.
announced-end = { $name } is about to end the talk.
announced-in = { $seconds } s
announced-hold = Wait, I am thinking
closing = A short clock runs here, so that the table need not wait. Silence is an answer.
offers-look = Look at it
offers-make = Make an offer
offers-wait = waiting for your answer
page-your-turn = Your turn
leave = Let a bot play for me
leave-title = Leave the table
leave-text = Until you come back, whenever you like.
leave-stay = Stay
give-up = Give up for good
give-up-text = A bot plays on for you to the end, and the match is no longer among your matches. You cannot come back.
gave-up = You have given up this match; a bot plays on for you.
delete-table = Delete the match
delete-table-text = Nobody but bots would miss it. It is gone for good, without a result.
delete-table-before = Nothing has been played yet. Whoever sits here is sent away.
return = I am back
ask-back = Ask to undo
relieve = Let a bot play for { $name }
watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
 }
connection-lost = The connection is lost. The table stays as it was; it will catch up by itself.

back-asked = { $name } asks to undo the last move.
back-waiting = { $name } has asked to undo a move; waiting for { $others }.
back-yes = Allow
back-no = Refuse

drawer = Log, chat and more
tab-desk = Decide
tab-log = Log
tab-chat = Chat
tab-stock = Stock
tab-offers = Offers
log = Log
lately = Lately
chat = Chat
chat-empty = Nobody has said anything yet.
chat-quiet = It was agreed that nobody chats at this table.
chat-say = Say something
chat-send = Send
mute-of = Mute { $name }
unmute = Hear again
unmute-of = Hear { $name } again
muted-lines = { $name } is muted, for you alone.
log-all = Show everything ({ $count } more)
log-narrow = What the log shows
log-kind-all = All
log-kind-deals = Deals
log-kind-mine = Mine
log-took-back = { $name } takes a move back.
log-asked-back = { $name } asks to take a move back.
log-refused-back = { $name } says no.
log-house-away = The house was closed for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. Nobody’s clock ran.
log-left = { $name } leaves; a bot plays on.
log-left-clock = { $name } did not answer in time twice; a bot plays on.
log-gave-up = { $name } gives up; a bot plays to the end.
log-clock = { $name }’s time was up: silence was the answer.
log-returned = { $name } is back.

text-board = The board in words
rule-link = Rule { $rule }

brief = In short
brief-close = Got it

handover-title = { $name } is next
handover-text = Hand the screen over. Nothing of the table is shown until { $name } is here.
handover-to = { $count ->
    [0] { $name } speaks
   *[other] { $name } answers ({ $count })
 }
handover-back = Back to { $name }
handover-take = I am { $name }

keys-title = Keys
keys-arrows = go from one legal target to the next
keys-digits = choose a target by its number
keys-enter = choose; again to confirm
keys-info = what is this? Again: keep it open
keys-escape = clear the choice, close
keys-undo = undo
keys-desk = what is to be decided
keys-log = log
keys-chat = chat
keys-stock = what is left in the box
keys-offers = offers
keys-content = pass while others trade
keys-hold = ask bots to wait while you think
keys-help = these keys
help-now = For you now:
help-keep = keep open
help-how-touch = press long on anything, or tap ⓘ
help-tap = Tap or walk to anything on the table to see what it is

end-you-won = { $count ->
    [one] You win!
   *[other] You share the victory!
 }
end-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }
end-your-place = You are { $rank }.
end-source = Points from
end-start = Money at the start
end-total = Total
end-rank = Place
end-rematch = Rematch
end-replay = Replay
end-share = Copy the link
end-download = Download the record
end-show = Result
chart-label = Points over the rounds
chart-caption = What everybody would have scored at the end of each round
chart-round = Round

verify = Verify the shuffle
verify-right = Verified: the shuffle was fixed before the first move, and all { $count } decisions follow the rules.
verify-wrong = This record is not right: { $what }
verify-own-right = Your browser has hashed the seed itself, and it is the one that was promised.
verify-own-wrong = Your browser has hashed the seed itself, and it is not the one that was promised.
verify-seen-right = Your browser noted the same promise while the match was played.
verify-seen-wrong = Your browser noted another promise while the match was played.
verify-commit = Promised before the first move
verify-seed = The seed, published at the end

replay-title = Replay
replay-last-round = Back a round
replay-back = Back a step
replay-play = Play
replay-pause = Pause
replay-on = Forward a step
replay-next-round = Forward a round
replay-scrub = Moment
replay-step = { $n } of { $of }
replay-speed = Speed
replay-eyes = Through whose eyes
replay-everybody = as everybody saw it
replay-share = Link to this moment

rules-title = Rules: { $game }
rules-index = Contents
rules-english-only = These rules are written in English only.

settings-title = Settings
settings-text = Kept in this browser.
settings-language = Language
settings-theme = Theme
settings-motion = Motion
settings-pace = What others do
settings-pace-hint = A click shows the next thing at once. Nothing waits while people bargain.
pace-of-brisk = is shown as it happens
pace-of-calm = stays for a second
pace-of-slow = stays long enough to be read
settings-signs = Seat signs
settings-signs-hint = Every seat has a colour and a sign. Large signs help where colours do not.
settings-sound = Sound
settings-sound-text = Two soft notes when it is your turn, low ones when your time runs out
muted-title = Muted people
muted-nobody = Nobody. In a chat you can mute whom you do not want to read; they do not learn of it.
account-title = Account
account-stranger = You have no name here yet. It comes with the first thing you do.
account-guest = You are a guest: this browser is the only way to your matches. “Keep my games” above makes an account of it.
account-text = You are logged in as { $account }.
account-password = Password
account-password-old = Your password
account-password-new = New password
account-password-change = Change the password
account-password-done = The password is changed. All other sessions and tokens have ended.
account-codes = Recovery codes
account-codes-text = Each opens your account once if you lose the password. New ones replace all older ones.
account-codes-left = { $count ->
    [0] You have none. Make some, or a lost password is lost for good.
    [one] One is left.
   *[other] { $count } are left.
 }
account-codes-renew = Make new codes
account-sessions = Where you are logged in
account-sessions-text = Sessions that nobody uses end by themselves. A token ends with the session that it was made with.
account-session-cookie = Browser
account-session-bearer = Token
account-session-this = this one
account-session-times = made { $made }, last used { $used }
account-session-end = End
account-session-end-of = End { $name }
account-everywhere = Log out everywhere
account-everywhere-sure = Every session and token ends, this one too, and open tables are left.
account-tokens = Tokens for bots
account-tokens-text = Whoever has a token may do what you may do, but for your password.
account-token-label = What it is for
account-token-make = Make a token
account-token-keep = This token is shown once. Whoever has it plays as you.
account-delete = Delete the account
account-delete-guest = Forget me
account-delete-text = Your name disappears from all tables, bots play on for you, and nothing of it can be undone. The matches of others stay whole.
account-delete-sure = Delete it for good
language-en = English
language-de = Deutsch
language-nl = Nederlands
theme-system = Same as my device
theme-light = Light
theme-dark = Dark
motion-system = Same as my device
motion-full = Things move
motion-less = Things jump into place
signs-normal = Normal
signs-large = Large

nowhere-title = There is nothing here
nowhere-text = The address may be misspelt, or what was here is gone.
nowhere-home = To the first page
table-nowhere = There is no such table
table-nowhere-text = The link may be cut off. Ask for it again.

refused-stale = That question is settled already; here is how the table stands now.
refused-time-up = Your time was up: silence was taken for your answer. The log says what came of it.
refused-offline = The server cannot be reached just now.
refused-no-decision = The table does not understand this move.
refused-not-your-seat = That is not your seat.
refused-not-host = Only whoever opened the table may do this.
refused-started = That was possible before the match started.
refused-not-running = That is possible while the match is played.
refused-not-over = That is possible when the match is over.
refused-taken = Somebody sits there already.
refused-no-seat = There is no such seat.
refused-not-seated = You do not sit at this table.
refused-not-full = Not every seat is taken yet.
refused-nothing-to-undo = The others have seen or said something since. You can ask them to take it back.
refused-nothing-asked = Nobody has asked to take anything back.
refused-not-moved = You have made no move yet.
refused-already-asked = Somebody has asked already; that is answered first.
refused-too-much = That is enough of it for this table.
refused-too-many = A little slower, please; try again in a moment.
refused-stranger = Choose a name first.
refused-no-table = There is no such table.
refused-no-game = There is no such game.
refused-storage = This could not be stored, so it did not happen. Please try again.
refused-table-lost = The table did not answer. Look again before you repeat anything.
refused-wrong-password = Name or password is wrong.
refused-name-taken = This account name is taken.
refused-bad-name = A name has 1 to 24 letters, digits and simple signs, all of one script.
refused-name-looks-taken = That name looks like that of somebody else’s account. Choose another.
refused-one-seat-each = At this public table everybody takes one seat.
refused-wrong-code = Name or recovery code is wrong, or the code was used.
refused-no-account = You are a guest and have no password.
refused-no-session = That session has ended already.
refused-too-many-tokens = You have as many tokens as one may have. End one first.
refused-has-account = You have an account already.
refused-internal = Something went wrong. Nothing was changed.
refused-run-too-far = That move shows something new; what comes after it is decided afterwards.
refused-not-ready = Not everybody is ready yet.
refused-too-early = Give them a little more time.
refused-guest-busy = As a guest you sit at tables that are not finished. Finish them first, or log in from another browser.
refused-too-slow = That took too long. Please try again.
refused-full = The house is full just now. Please try again in a moment.
refused-seat-name-taken = Somebody at this table has that name already. Choose another.
refused-quiet = It was agreed that nobody chats while this match is played.
rules-edition = Edition
rules-edition-all = All editions
refused-learned = Somebody has learned something by it, and bots do not forget.
refused-gave-up = You have given this match up; a bot plays on for you.
refused-not-alone = Somebody else plays here, so the match stays.

# Learning a game by playing it
tab-lesson = Lesson
learn = Learn by playing
learn-minutes = { $minutes } minutes
learn-go-on = Go on learning
learn-at = step { $n } of { $of }
learn-first = New here? A guided first match teaches a game in ten minutes.
lesson = The lesson
lesson-title = Your first match
lesson-step = Step { $n } of { $of }
lesson-finished = You know the game. Play on as long as you like.
lesson-nothing-counts = Nothing counts here. Leave when you like: the lesson waits at this step.
lesson-again = Again
lesson-skip = Skip this step
lesson-skip-to = Skip to { $n }
lesson-to-chapter = Go to this chapter
lesson-leave = Leave; the lesson waits at this step
lesson-go-on = Go on
lesson-play-on = Play on like this
lesson-take-back = Take it back
lesson-brought = What it brought
lesson-other = Your own way
lesson-well-done = Well done.
lesson-gained = Gained
lesson-cost = Given up
lesson-other-title = That is allowed, too.
lesson-other-text = The lesson had something else in mind here. Take it back and try that, or play on: the others answer by themselves then, and hints stay.
lesson-bar-read = Have a look
lesson-bar-after = Done
lesson-bar-after-text = Read what it brought. Then the others go on.
lesson-bar-after-yours = Read what it brought. It is still your turn.
lesson-bar-other = You chose otherwise
lesson-bar-other-text = Take it back, or see where it leads.
lesson-left = You go your own way
lesson-left-text = The others play by themselves now. The lesson waits where you left it.
lesson-back = Back to step { $n }
lesson-hint = Good to know
