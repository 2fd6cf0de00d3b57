# What the things of Oltremare say of themselves.
olt-help-brings = { $ducats ->
    [0] {""}
    [one] 1 ducat,{" "}
   *[other] { $ducats } ducats,{" "}
 }{ $cards ->
    [0] {""}
    [one] 1 card,{" "}
   *[other] { $cards } cards,{" "}
 }{ $pirates ->
    [0] {""}
    [one] 1 card lost to pirates,{" "}
   *[other] { $pirates } cards lost to pirates,{" "}
 }{ $steps ->
    [0] no voyage
    [one] 1 step at sea
   *[other] { $steps } steps at sea
 }
olt-help-symbol-ducat = ducats, more for each further one
olt-help-symbol-pirate = cards of the stock go to the pirates
olt-help-symbol-card = new cards for your hand
olt-help-symbol-ship = one step of your ship
olt-help-load = on top of your cargo: play so many a turn
olt-help-lions = and hold so many in hand
olt-help-card-port = port, for the start only
olt-help-card-kind = goods card, { $count } in the game
olt-help-card = Play it: its symbols act. Then it joins your cargo and pays there with its neighbours of the same good.
olt-help-with-lifted = with the { $count ->
    [one] one card
   *[other] { $count } cards
 } already lifted: { $brings }.
olt-help-alone = alone: { $brings }.
olt-help-stowed = Stowed next it makes a group of { $cards }, worth { $ducats }.
olt-help-good-kind = good, { $count } cards in the game
olt-help-good = Cards of one good that lie together in the cargo form a group. The longer it is, the more it pays.
olt-help-good-label = ducats for a group
olt-help-good-now = { $top ->
    [0] it does not lie on top of your cargo.
   *[other] your top group has { $top }.
 } { $held ->
    [0] None in hand.
   *[other] { $held } in hand.
 }
olt-help-token-kind = harbour token, { $count } yours
olt-help-token-now = { $active ->
    [yes] it is active: it works for you this turn.
   *[no] only the token you took last works. At the end all of them count.
 }
olt-help-port-here = your ship lies here.
olt-help-port-steps = { $count ->
    [one] one ship symbol takes you there.
   *[other] { $count } ship symbols take you there.
 }
olt-help-port-token = port with the token { $token }
olt-help-port-empty = port without a token
olt-help-symbol-kind = symbol on the cards you play
olt-help-symbol-ducat-does = Brings ducats; two or three together bring far more.
olt-help-symbol-pirate-does = Sends cards from the stock to your pirates, unseen. Each costs a ducat at the end; the top one can be bought back.
olt-help-symbol-card-does = Draws cards into your hand; two or three together draw far more.
olt-help-symbol-ship-does = Your ship sails exactly one step for each. In the last port you take the token.
olt-help-symbol-label = for so many symbols
olt-help-symbol-now = { $count } on the cards you have lifted.
olt-help-part-prestige = prestige
olt-help-part-cargo = cargo
olt-help-part-pirates = pirates
olt-help-part-tokens = tokens
olt-help-ducats-name = Ducats
olt-help-ducats = Whoever has most at the end wins. You may be in debt; then a card costs one more.
olt-help-ducats-now = { $points } if the game ended now.
olt-help-hand-name = Cards in hand
olt-help-hand = Nobody else sees them. At the start of your turn you give what is above your lions to the pirates. At the end they count nothing.
olt-help-hand-now = you hold { $count }.{ $turn ->
    [yes] {""} Your lions allow { $lions }.
   *[no] {""}
 }
olt-help-prestige-name = Prestige
olt-help-prestige = One for the first deal with each partner in your turn. Most prestige is paid 6, the next 3 and 1.
olt-help-prestige-now = worth { $ducats } ducats as things stand.
olt-help-pirates-name = With the pirates
olt-help-pirates = Cards lost to the pirates. Each costs a ducat at the end; in your turn you can buy the top one back.
olt-help-pirates-now = { $count ->
    [0] none.
    [one] one card, so 1 ducat less.
   *[other] { $count } cards, so { $count } ducats less.
 }
olt-help-tokens-name = Tokens
olt-help-tokens = The one taken last is active. At the end most tokens are paid 6, the next 3 and 1.
olt-help-tokens-now = worth { $ducats } ducats as things stand.
olt-help-cargo-name = Cargo
olt-help-cargo = Played cards lie here in order. Neighbours of one good form a group and pay together; the top card says how many you play and hold.
olt-help-cargo-now = worth { $ducats } ducats now.
olt-help-group = { $count } × { $good }
olt-help-ship-name = Ship
olt-help-ship = Sails one step for each ship symbol played. Where the voyage ends, the token becomes active.
olt-help-ship-now = it lies in { $port }.
olt-help-step-kind = part of a turn
olt-help-olt-step-hand_limit = Whoever holds more cards than the lions allow gives the rest to the pirates.
olt-help-olt-step-trade = Buy up to four cards and deal with anybody. What is said of a card need not be true, but its good is.
olt-help-olt-step-play = Lay open as many cards as your top cargo card says; all their symbols count together.
olt-help-olt-step-sail = The ship goes one step for each ship symbol; no route twice in one turn.
olt-help-olt-step-stow = The played cards go onto your cargo in any order. The last one rules your next turn.
olt-help-stock-name = Stock
olt-help-stock = Cards are bought and drawn from it. Somewhere in it lies Venice, which pays prestige at half-time.
olt-help-stock-now = the next card costs you { $price }; you may still buy { $left }.
olt-help-discard-name = Discard pile
olt-help-discard = Cargo sold at half-time. When the stock runs out it is shuffled again.
olt-help-venice-name = Venice
olt-help-venice = When it comes, prestige is paid, and in the second edition all cargo below the top group.
olt-help-load-name = Play
olt-help-load-now = you play { $load } this turn.
olt-help-lions-name = Hold
olt-help-first-name = Start player
olt-help-first = Took the first turn. In the second edition the last round ends just before this seat.
olt-help-round-name = Stock and Venice
olt-help-round = There are no rounds to count: the match lasts as long as the stock. Venice in its middle is half-time.
olt-help-back-name = Hidden card
olt-help-back = Only its owner sees it. In a deal its good is true; what is said of the rest may be a lie.
olt-help-load-does = So many cards are played each turn; the top card of the cargo says so.
olt-help-lions-does = So many cards may be held at the start of a turn; the rest goes to the pirates.
