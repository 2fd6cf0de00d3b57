# Oltremare in English.
olt-good-spices = spices
olt-good-silk = silk
olt-good-silver = silver
olt-good-sugar = sugar
olt-good-wine = wine
olt-good-wood = wood
olt-good-grain = grain
olt-good-gems = gems
olt-good-scrolls = scrolls
olt-good-salt = salt
olt-good-pottery = pottery
olt-good-olives = olives
olt-any-good = any good
olt-nothing = nothing
olt-anybody = anybody
olt-ducats = { $count ->
    [one] one ducat
   *[other] { $count } ducats
 }
olt-symbol-ducat = ducat
olt-symbol-pirate = pirate
olt-symbol-card = card
olt-symbol-ship = ship
olt-symbol-none = none
olt-token-calm_sea = Calm sea
olt-token-compass = Compass
olt-token-pirate_fighter = Pirate fighter
olt-token-good_business = Good business
olt-token-local_influence = Local influence
olt-token-favourable_terms = Favourable terms
olt-token-calm_sea-does = One ducat for each ship symbol you play.
olt-token-compass-does = Go on at once to any port without a compass.
olt-token-pirate_fighter-does = Pirate symbols do not touch you.
olt-token-good_business-does = You count one ducat symbol more.
olt-token-local_influence-does = At the start of your turn: your lions less 3, in ducats.
olt-token-favourable_terms-does = Your purchases cost 1, 2, 3 and 4 ducats.
olt-card = { $good } ({ $first } and { $second }; play { $load }, hold { $lions })
olt-claim-load = play { $load }
olt-claimed = { $good } (claimed: { $claim })

olt-where = Stock { $stock } · { $last ->
    [yes] last round
   *[no] { $venice ->
        [there] Venice not yet drawn
       *[gone] Venice was drawn
     }
 }
olt-step-hand_limit = Hand
olt-step-trade = Trade
olt-step-play = Play
olt-step-sail = Sail
olt-step-stow = Stow
olt-step-lions = hold { $lions }
olt-step-bought = bought { $bought } of 4
olt-step-load = { $load }
olt-fact-ducats = ducats
olt-fact-debt = ducats, in debt
olt-fact-hand = cards in hand
olt-fact-prestige = prestige
olt-fact-pirates = cards with the pirates
olt-cargo-of = Cargo, { $count ->
    [one] one card
   *[other] { $count } cards
 }
olt-cargo-below = Cards further down, which are remembered by heart
olt-group = { $count } { $good }, { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
 }
olt-no-token = no active token
olt-no-token-there = no token
olt-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
 }

olt-board = The sea from Tunisi to Trebisonda
olt-card-count = { $count } cards
olt-card-play = play
olt-card-hold = hold
olt-hand = Your hand
olt-hand-hint = { $count ->
    [one] one card
   *[other] { $count } cards
 } · lift cards to see what they would bring
olt-hand-hint-turn = { $count ->
    [one] one card
   *[other] { $count } cards
 } · you play { $load } after trading · lift cards to plan
olt-hand-hint-discard = name { $count ->
    [one] one card
   *[other] { $count } cards
 } for the pirates
olt-hand-hint-play = choose { $count } of { $of }
olt-hand-of = { $name } holds { $count ->
    [one] one card
   *[other] { $count } cards
 }
olt-hand-known = You gave: { $cards }
olt-hand-offer = Put into the offer: { $card }
olt-hand-empty = No cards in hand
olt-played = Laid open
olt-stow-how = bottom first
olt-stow-hint = Tap them in order: the first lies lowest, the last on top.
olt-stow-propose = Highest yield
olt-stow-again = Start over
olt-stow-top = top
olt-stow-worth = The cargo would be worth { $ducats }. Next turn you play { $load } and hold { $lions }.
olt-stow-next = Next turn you play { $load } and hold { $lions }.
olt-stow-excess = With your hand as it is { $count ->
    [one] one card goes
   *[other] { $count } cards go
 } to the pirates before that.
olt-stow-worth-best = With these first it can be worth { $ducats }.
olt-lift = Lift { $card }
olt-name-discard = { $card } to the pirates
olt-name-play = Play { $card }
olt-name-stow = Stow { $card }
olt-plan = If you play { $count ->
    [one] this one
    [2] these two
    [3] these three
   *[other] these { $count }
 }
olt-plan-none = What cards bring
olt-plan-hint = Lift cards of your hand: they are counted here, and the map shows how far their ships go.
olt-plan-pirates = { $count ->
    [0] 0
    [one] lose 1
   *[other] lose { $count }
 }
olt-plan-cards = { $count ->
    [0] 0
    [one] one card
   *[other] { $count } cards
 }
olt-plan-ship = { $count ->
    [0] 0
   *[other] sail { $count }
 }
olt-plan-token-good_business = Good business counts one ducat symbol more.
olt-plan-token-pirate_fighter = The pirate fighter keeps the pirates away.
olt-plan-token-calm_sea = Calm sea pays { $ducats } more on sailing.
olt-legend-plan = { $count ->
    [one] one step
   *[other] { $count } steps
 } with the cards you have lifted
olt-legend-next = the next step
olt-legend-end = a voyage can end there
olt-legend-compass = the compass leads there
olt-cargo = Your cargo
olt-cargo-name = Cargo of { $name }
olt-cargo-now = if scored now
olt-cargo-empty = Nothing loaded
olt-next-play = play
olt-next-hold = hold
olt-pile-stock = Stock
olt-pile-venice = Venice in it
olt-pile-discard = Discard
olt-port-here = { $port }: { $token }
olt-port-sail = Sail to { $port }: { $token }
olt-port-through = Sail on by way of { $port }
olt-port-jump = Follow the compass to { $port }: { $token }
olt-ship-at = Ship of { $name } in { $port }
olt-tip-next-turn = Works from your next turn.
olt-tip-loses = { $token } turns over.
olt-tip-empty = No token lies here.
olt-tip-through = on the way, nothing happens

olt-venice = Venice
olt-venice-drawn = { $name } draws the Venice card: half-time.
olt-venice-top = The Venice card lies on top: half-time.
olt-venice-prestige = Prestige
olt-venice-cargo = Cargo below the top group
olt-venice-nothing = nothing to sell
olt-venice-on = Go on
olt-stock-cards = { $count ->
    [one] card in the stock
   *[other] cards in the stock
 }
olt-venice-there = The Venice card lies somewhere in it.
olt-venice-gone = The Venice card was drawn.
olt-stock-discard = Discard pile: { $count ->
    [0] empty
   *[other] { $count } cards, { $goods }
 }
olt-stock-good = Good
olt-stock-number = Cards
olt-stock-pays = Ducats for 1, 2, 3…

olt-over = The match is over
olt-ask-discard = Too many cards: { $count ->
    [one] give one to the pirates
   *[other] give { $count } to the pirates
 }
olt-ask-discard-hint = You may hold { $lions }. The last one you name lies on top.
olt-discard = { $count ->
    [one] Give it away
   *[other] Give them away
 }
olt-ask-trade = Trade and buy, then play { $load ->
    [one] one card
   *[other] { $load } cards
 }
olt-ask-trade-hint = Bought { $bought } of 4. Deal with the others as often as you like.
olt-ask-trade-offers = Bought { $bought } of 4. { $count ->
    [one] One offer waits
   *[other] { $count } offers wait
 } for your answer.
olt-ask-trade-missing = You still need { $missing ->
    [one] one card
   *[other] { $missing } cards
 }. Bought { $bought } of 4.
olt-buy-stock = Buy from the stock ({ $price })
olt-buy-pirates = Buy from the pirates ({ $price })
olt-end-trade = End trade
olt-still-offers = { $count ->
    [one] An offer still waits for your answer.
   *[other] { $count } offers still wait for your answer.
 }
olt-ask-play = Play { $count ->
    [one] one card
   *[other] { $count } cards
 }
olt-ask-play-hint = Choose from your hand. The symbols are counted beside it.
olt-ask-play-chosen = { $cards }.
olt-play = { $count ->
    [one] Play it
   *[other] Play them
 }
olt-ask-sail = Sail { $left ->
    [one] one step
   *[other] { $left } steps
 }
olt-ask-sail-hint = { $left ->
    [1] Tap the port where you want to go:
   *[other] Tap the next port, or at once where you want to end:
 } { $ends ->
    [one] one is
   *[other] { $ends } are
 } within reach.
olt-ask-sail-on = By way of { $path }. { $ends ->
    [one] One port is
   *[other] { $ends } ports are
 } within reach.
olt-ask-sail-through = On by way of { $port }; nothing happens there.
olt-sail-to = Sail to { $port }
olt-ask-compass = The compass: where to?
olt-ask-compass-hint = Any port without a compass, or stay and find this one empty.
olt-ask-compass-chosen = { $port }: { $token }.
olt-stay = Stay
olt-jump = To { $port }
olt-jump-nowhere = Choose a port
olt-ask-stow = Stow the cards
olt-ask-stow-hint = In an order of your choice; the top card rules your next turn.
olt-ask-stow-top = { $good } on top: next turn you play { $load } and may hold { $lions }.
olt-stow = Stow
olt-wait-discard = { $name } gives up { $count ->
    [one] one card
   *[other] { $count } cards
 }
olt-wait-trade = { $name } trades
olt-wait-play = { $name } plays { $count ->
    [one] one card
   *[other] { $count } cards
 }
olt-wait-sail = { $name } sails { $steps ->
    [one] one step
   *[other] { $steps } steps
 }
olt-wait-compass = { $name } has found a compass
olt-wait-stow = { $name } stows the cards

olt-log-start-player = { $name } begins.
olt-log-start-port = { $name } starts in { $port } with { $card }.
olt-log-turn = { $name }: holds { $lions }, plays { $load }
olt-log-influence = { $name } gains { $ducats } by local influence.
olt-log-namely = : { $goods }
olt-log-discarded = { $name } gives { $count ->
    [one] one card
   *[other] { $count } cards
 } to the pirates{ $goods }.
olt-log-bought = { $name } buys a card from { $from ->
    [stock] the stock
   *[pirates] their own pirates
 } for { $price }{ $goods }.
olt-log-trade-ended = { $name } ends the trade.
olt-log-played = { $name } plays { $goods }.
olt-log-earned = { $name } gains { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
 }.
olt-log-lost = The pirates of { $name } take { $count ->
    [one] one card
   *[other] { $count } cards
 }.
olt-log-fought = { $name } keeps the pirates away.
olt-log-drew = { $name } draws { $count ->
    [one] one card
   *[other] { $count } cards
 }{ $goods }.
olt-log-calm-sea = { $name } gains { $ducats } on a calm sea.
olt-log-sailed = { $name } sails { $count ->
    [one] one step
   *[other] { $count } steps
 }: { $path }.
olt-log-arrived = { $name } takes { $token } in { $port }.
olt-log-arrived-empty = { $name } finds { $port } empty.
olt-log-found-compass = { $name } finds a compass in { $port }.
olt-log-jumped = { $name } follows it to { $port }.
olt-log-stayed = { $name } stays.
olt-log-stowed = { $name } stows { $goods }; on top: { $top }.
olt-log-announced = { $name } has { $have } and wants { $seek }.
olt-log-has = { $name } has { $have }.
olt-log-seeks = { $name } wants { $seek }.
olt-log-invites = { $name } is open to offers.
olt-log-proposed = No. { $offer }: { $name } offers { $to } { $gives } for { $wants }.
olt-log-reworded = No. { $offer } instead of { $was }: { $name } offers { $to } { $gives } for { $wants }.
olt-log-withdrawn = { $name } withdraws no. { $offer }.
olt-log-declined = { $name } declines offer no. { $offer }.
olt-log-lapsed = Offer no. { $offer } is off the table.
olt-refused = { $name } says no to your offer no. { $offer }. Ask for less, or for something else.
olt-refused-lapsed = Your offer no. { $offer } is void: a card that it needs has gone.
olt-refused-ended = { $name } ended the trade without taking your offer.
olt-log-dealt = Deal! { $name } accepts no. { $offer }: { $from } gives { $gives } for { $takes }.
olt-log-prestige = { $name } gains prestige.
olt-log-venice-on-top = Venice lies on top of the stock.
olt-log-venice = { $name } draws Venice.
olt-log-prestige-paid = Prestige pays: { $each }.
olt-log-cargo-sold = { $name } sells { $goods } for { $ducats }.
olt-log-last-card = { $name } draws the last card.
olt-log-restocked = The discard pile becomes the stock: { $count } cards.
olt-log-liquidated = The stacks of { $name } are sold for { $ducats } and become the stock: { $count } cards.
olt-log-scored = { $part ->
    [prestige] Prestige
    [cargo] Cargo
    [pirates] Pirates
   *[tokens] Tokens
 }: { $each }.
olt-log-ended = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }

olt-source-ducats = Ducats in hand
olt-tie = Among equals more cargo cards decide, then who sits nearer to { $first }, who began.
olt-source-prestige = Prestige
olt-source-cargo-spices = Cargo: spices
olt-source-cargo-silk = Cargo: silk
olt-source-cargo-silver = Cargo: silver
olt-source-cargo-sugar = Cargo: sugar
olt-source-cargo-wine = Cargo: wine
olt-source-cargo-wood = Cargo: wood
olt-source-cargo-grain = Cargo: grain
olt-source-cargo-gems = Cargo: gems
olt-source-cargo-scrolls = Cargo: scrolls
olt-source-cargo-salt = Cargo: salt
olt-source-cargo-pottery = Cargo: pottery
olt-source-cargo-olives = Cargo: olives
olt-source-pirates = Pirates
olt-source-tokens = Tokens

olt-text-turn = { $name } has the turn: plays { $load }, holds { $lions }. Stock: { $stock } cards, Venice { $venice ->
    [there] not yet drawn
   *[gone] drawn
 }.
olt-text-played = Laid open: { $card }
olt-text-hand = Your hand
olt-text-line = { $what }
olt-text-seat = { $name }: { $ducats } ducats, { $hand } cards in hand, prestige { $prestige }, { $pirates } with the pirates
olt-text-ship = Ship in { $port }; { $token }
olt-text-cargo = Cargo of { $count } cards, from the top: { $cargo }
olt-text-ports = Tokens in the ports
olt-text-token = { $token }: { $ports }

rule-OLT-3-1 = Two to five can play.
rule-OLT-3-4 = The start player sits at this table.
rule-OLT-4-11 = Exactly the cards above the number of lions are discarded, each a different one from the hand.
rule-OLT-4-21 = At most four cards are bought in a turn, from the stock or the own pirate stack, as long as there are any.
rule-OLT-4-24 = Only the player whose turn it is buys, and only while trading.
rule-OLT-4-25 = Trading ends when there are enough cards in hand for the load, or no more can be bought.
rule-OLT-4-30 = As many different cards are played from the hand as the load says.
rule-OLT-4-45 = The ship makes one step for each ship symbol, along routes, none of them twice.
rule-OLT-4-51 = A compass leads to any other port that holds no compass.
rule-OLT-4-55 = The played cards are stowed one on the other, each once.
rule-OLT-4-92 = The table asks one player, or, while trading, everybody.
rule-OLT-5-1 = Deals are made only while trading, and only with the player whose turn it is.
rule-OLT-5-5 = An offer must be open, and one's own to take back or to reword, or made to one to decline.
rule-OLT-5-7 = An offer gives different cards from the own hand, wants goods of this game, claims two different symbols of a card at most, and moves ducats one way.
rule-OLT-5-8 = Nobody announces more of a good than he holds.
rule-OLT-5-9 = Accepting names an open offer made to one, and for each wanted card a different fitting card from the own hand.
rule-OLT-5-13 = At least one card must move; ducats alone are no deal.
rule-OLT-5-14 = After a deal the player whose turn it is must still be able to play the load.
rule-OLT-5-30 = Three open offers and twenty proposals in a turn; six cards on a side and sixty ducats in an offer.
rule-OLT-5-34 = The player whose turn it is alone ends the trade.
rule-OLT-6-20 = The game has ended with the final scoring.

### Offers

olt-offers-none = Nobody is trading right now.
olt-offers-watch = { $name } trades with everybody.
olt-offers-mine = Everybody deals with you: it is your turn.
olt-offers-theirs = { $name } trades. You can deal with { $name } alone.
olt-offers-standing = On the table
olt-offers-count = Your offers: { $own } of { $most }
olt-offers-empty = No offers yet. Choose cards, say about them what you like, and send; whoever accepts gets them unseen.
olt-offers-what = Here cards and ducats change hands while somebody trades. The good of an offered card is always true; what is said of its symbols need not be.
olt-offers-hatched = Hatched: a claim, true or not. The good itself is always true.

olt-offer-new = New offer
olt-offer-counter = Counter to no. { $number }
olt-offer-change = Instead of no. { $number }
olt-offer-to = to
olt-offer-to-whom = To whom
olt-offer-all = all
olt-offer-you = You
olt-offer-you-small = you
olt-offer-any = any good
olt-offer-hand = Your hand: press a card to offer it
olt-offer-no-hand = You have no cards.
olt-offer-goods = Goods to ask for
olt-offer-ask = Ask for { $good }
olt-offer-you-give = You give
olt-offer-you-want = You want
olt-offer-none-give = a card of yours, or a ducat
olt-offer-none-want = a good from the row below, or nothing
olt-offer-coin-give = Give a ducat
olt-offer-coin-want = Ask for a ducat
olt-offer-less = One ducat less
olt-offer-amount-give = Ducats that you give
olt-offer-amount-want = Ducats that you want
olt-offer-more = One ducat more
olt-offer-edit = { $good }: say something of it
olt-offer-remove = Take { $good } out of the offer
olt-offer-load-word = play
olt-offer-no-claim = no claim
olt-offer-claimed = claimed: { $claim }
olt-offer-asked = asked for: { $claim }
olt-offer-truth = really: { $face }
olt-offer-your-claim = Your claim: { $good }
olt-offer-ask-claim = Asked for: { $good }
olt-offer-unchecked = never checked ·
olt-offer-asserted = what the giver is to claim ·
olt-offer-only-you = Only you see the real face: { $face }.
olt-offer-empty = At least one card must move.
olt-offer-judged = One moment…
olt-offer-fine = May be sent. Afterwards you hold { $hold }.
olt-offer-fine-active = May be sent. Afterwards you hold { $hold }; you must play { $load }.
olt-offer-clear = Clear
olt-offer-send = Send to { $name }

olt-offer-from = { $from } to { $to }
olt-offer-number = No. { $number }
olt-offer-answers = answers no. { $number }
olt-offer-gives = gives
olt-offer-wants = wants
olt-offer-give = give
olt-offer-want = want
olt-offer-thinks = thinks
olt-offer-declined = declines
olt-offer-first = first to accept
olt-offer-which = Which { $good }?
olt-offer-asserts = By accepting you claim what is asked, true or not.
olt-offer-lack = You cannot accept: too few cards of this in your hand: { $goods }
olt-offer-accept = Accept
olt-offer-do-counter = Counter
olt-offer-decline = Decline
olt-offer-withdraw = Withdraw
olt-offer-do-change = Change
olt-offer-short = { $give } for { $want }

olt-offer-settled = Settled this turn
olt-offer-dealt = { $from } and { $to }: { $give } for { $take }
olt-offer-got = The card you got.
olt-offer-true = It is as claimed.
olt-offer-concealed = What was said is true, but a pirate was left out.
olt-offer-lie = It is not as claimed.
olt-offer-you-two = Only the two of you know.
olt-offer-gone-withdrawn = withdrawn
olt-offer-gone-declined = declined
olt-offer-gone-lapsed = lapsed: a card has gone
olt-offer-gone-reworded = said anew
olt-offer-gone-ended = lapsed: the trade is over

olt-announce = Say what you have and seek
olt-announce-i-have = I have
olt-announce-i-seek = I want
olt-announce-count = { $good }: { $count }
olt-announce-say = Say it
olt-announce-invite = Invite offers
olt-announce-true = What you say you have must be true.
olt-announce-invites = { $who ->
    [you] You are open to offers.
   *[other] { $name } is open to offers.
 }
olt-announce-has = { $who ->
    [you] You have { $have }.
   *[other] { $name } has { $have }.
 }
olt-announce-seeks = { $who ->
    [you] You want { $seek }.
   *[other] { $name } wants { $seek }.
 }
olt-announce-both = { $who ->
    [you] You have { $have } and want { $seek }.
   *[other] { $name } has { $have } and wants { $seek }.
 }

bot-about-oltremare-gentle = Trades for the fun of it and sails where the wind blows.
bot-about-oltremare-steady = Knows what her cargo is worth, bargains for more, and mostly tells the truth.
bot-about-oltremare-sharp = Weighs a bargain by what it does to everybody's hold.
bot-about-oltremare-master = Tries every voyage in her head before the anchor is up.
