# The Traders of Genoa in English.
gen-field-villa_ricci = Villa Ricci
gen-field-villa_colini = Villa Colini
gen-field-villa_monetti = Villa Monetti
gen-field-villa_zasteri = Villa Zasteri
gen-field-coach_house = Coach house
gen-field-park = Park
gen-field-harbour = Harbour
gen-field-palazzo = Palazzo
gen-field-taverna = Taverna
gen-field-trattoria = Trattoria
gen-field-metal_warehouse = Metal warehouse
gen-field-cloth_warehouse = Cloth warehouse
gen-field-grain_warehouse = Grain warehouse
gen-field-spice_warehouse = Spice warehouse
gen-field-guild_hall = Guild hall
gen-field-town_hall = Town hall
gen-field-post_station = Post station
gen-field-cathedral = Cathe{"\u00AD"}dral
gen-field-marketplace = Market
gen-street = Street by { $buildings }
gen-street-side = Street by { $buildings }, { $side }
gen-side-north = north
gen-side-south = south
gen-side-west = west
gen-side-east = east
gen-ware-silver = silver
gen-ware-copper = copper
gen-ware-salt = salt
gen-ware-pepper = pepper
gen-ware-wheat = wheat
gen-ware-rice = rice
gen-ware-linen = linen
gen-ware-silk = silk
gen-special-any_start = any start
gen-special-any_ware = any ware
gen-special-extra_action = extra action
gen-special-building_action = building action
gen-special-exchange = exchange
gen-kind-large_order = { $count ->
    [one] large order
   *[other] large orders
 }
gen-kind-small_order = { $count ->
    [one] small order
   *[other] small orders
 }
gen-kind-message = { $count ->
    [one] message
   *[other] messages
 }
gen-kind-privilege = { $count ->
    [one] privilege
   *[other] privileges
 }
gen-ducats = { $count ->
    [one] one ducat
   *[other] { $count } ducats
 }
gen-markers = { $count ->
    [one] one marker
   *[other] { $count } markers
 }
gen-counted = { $count } { $name }
gen-nothing = nothing
gen-you = You
gen-you-small = you
gen-card-large_order = large order of { $building } ({ $wares })
gen-card-small_order = small order of { $building } ({ $ware })
gen-card-message = message between { $buildings }
gen-card-privilege = privilege of { $building }
gen-brings-villa = order 100 or privilege
gen-gain-wares = { $wares } from the action
gen-gain-cards = { $all ->
    [yes] { $drawn ->
        [one] the { $kind } drawn
       *[other] both { $kind } drawn
     }
   *[no] { $count } of the { $drawn } { $kind } drawn ({ $pick ->
       *[first] the first
        [actor] picked by the one who acts
        [active] picked by the one whose turn it is
     })
 }
gen-gain-markers = { $count ->
    [one] one marker
   *[other] { $count } markers
 } from the action
gen-gain-special = the card { $special }
gen-gain-privilege = the privilege

gen-where = Marker on { $marker } of { $of } { $last ->
    [yes] · last round
   *[no] {""}
 }
gen-step-start = Start
gen-step-current = Building
gen-step-onward = Onward
gen-step-markers = Markers
gen-step-close = Messages
gen-step-at = { $field }
gen-fact-ducats = ducats
gen-no-wares = no wares
gen-capacity = { $count ->
    [0] no action
    [one] one action
   *[other] { $count } actions
 }
gen-stock-markers = { $count ->
    [one] one marker in stock
   *[other] { $count } markers in stock
 }
gen-board = The city of Genoa, eight by eight squares
gen-privilege-mine = Privilege: { $building }
gen-mine = Your things
gen-theirs = What { $name } has
gen-purse = Your purse
gen-card-named = chosen
gen-card-lacks = { $wares } missing
gen-card-way = { $count ->
    [0] both visited this turn
    [one] { $buildings } still to visit
   *[other] both still to visit
 }
gen-card-act = ready, if you act there
gen-chain = { $count ->
    [one] alone: { $points }
   *[other] chain of { $count }: { $points }
 }
gen-hand-offer = Put into the offer: { $card }
gen-gain-messages = +{ $ducats } { $count ->
    [one] message
   *[other] { $count } messages
 }
gen-gain-order = +{ $ducats } order
gen-note = { $name } offers for { $field }: { $gives }{ $wanted ->
    [yes] ; wants { $wants }
   *[no] {""}
 }
gen-aim = Make an offer for { $field }
gen-stock-good = Good
gen-stock-left = Left
gen-discarded = Discarded

gen-over = The match is over
gen-would-bring = That would bring you { $what }.
gen-ask-start = Roll for the tower
gen-ask-start-hint = Blue is the row, red the column where the tower starts.
gen-ask-start-anywhere = Or play any start: choose a field on the plan.
gen-roll = Roll
gen-start-at = Start at { $field }
gen-ask-current = { $field }: act, or sell the action
gen-ask-current-duty = Somebody would pay for this action: accept an offer, ask for more, or act yourself if you have not yet.
gen-ask-current-wait = Not yet heard from: { $names }. You can act already.
gen-ask-current-offers = { $count ->
    [one] One offer stands; it does not bind you.
   *[other] { $count } offers stand; none binds you.
 }
gen-ask-current-none = Nobody offers anything.
gen-self = Act yourself
gen-forgo = Let it lapse
gen-ask-onward = Move on, or accept an offer
gen-ask-onward-hint = { $moves ->
    [one] One move left.
   *[other] { $moves } moves left.
 } Choose a lit field.
gen-ask-onward-wait = { $moves ->
    [one] One move left.
   *[other] { $moves } moves left.
 } Still to speak: { $names }.
gen-ask-onward-walk = A walk by way of { $path } would deliver { $count ->
    [one] a message.
   *[other] { $count } messages.
 }
gen-end-turn = End turn
gen-still = You could still { $what }.
gen-still-orders = fulfil { $orders }
gen-still-messages = deliver { $messages }
gen-still-offers = { $count ->
    [one] accept an offer
   *[other] accept one of { $count } offers
 }
gen-pick-nothing = Choose something
gen-do-any-ware = Take { $ware }
gen-do-fulfil = Fulfil for { $ducats } ducats
gen-do-deliver = Deliver for { $ducats } ducats
gen-do-pay = Give { $card }
gen-do-take = Take { $card }
gen-do-hand-over = Hand over { $card }
gen-would-lay-off = You lay off { $card }.
gen-move-to = Move to { $field }
gen-move-nowhere = Choose a field
gen-accept-of = Accept: { $names }
gen-accept-what = { $gives }{ $wanted ->
    [yes] , in return for { $wants }.
   *[no] .
 }
gen-ask-speak-current = { $field }: offer something, or pass
gen-ask-speak-onward = Where should { $name } go? Offer, or pass
gen-ask-speak-hint = { $name } waits for you. Make an offer, also by a click on a lit field, or pass.
gen-ask-speak-asked = { $count ->
    [one] { $name } asks you for something: look at the offers.
   *[other] { $name } asks you { $count } things: look at the offers.
 }
gen-pass = Pass
gen-ask-pay = Which card does { $name } get: { $kind }?
gen-ask-pay-hint = The deal stands. Press the card that you give{ $of ->
    [one] .
   *[other] : { $at } of { $of }.
 }
gen-ask-begin = Your action: { $field }
gen-ask-after = { $field }: anything more?
gen-ask-begin-hint = Take what it brings; special cards may be played before and after.
gen-ask-begin-villa = Fulfil a large order below, or take a privilege.
gen-ask-begin-fee = { $name } gets { $ducats } ducats from the bank as owner.
gen-ask-begin-promise = Promised to { $name }: { $gain }.
gen-ask-after-hint = Special cards may still be played; then end the action.
gen-ask-after-order = You can fulfil: { $orders }.
gen-effect = Take it
gen-privilege = Take a privilege
gen-end-action = End the action
gen-use-building = Use your { $field }
gen-ask-hand-over = Which card does { $name } get?
gen-ask-hand-over-hint = One was promised. Press one of those that you have just drawn.
gen-ask-choose = Which card do you take?
gen-ask-choose-hint = { $name } has drawn these and promised you one. Press it.
gen-ask-take = The exchange: take something
gen-ask-take-hint = Any good that is in supply.
gen-ask-mark = Mark a street, or pass
gen-ask-mark-hint = Choose one of the lit streets of the trail.
gen-ask-mark-chosen = { $street }: choose below what to do.
gen-mark = Place the markers
gen-mark-nowhere = Choose a street
gen-mark-street = Mark at: { $field }
gen-pass-mark = No marker
gen-ask-close = Last call for messages
gen-ask-close-hint = { $open ->
    [0] None can be delivered now.
    [one] One can be delivered: press it below.
   *[other] { $open } can be delivered: press them below.
 } { $named ->
    [0] {""}
    [one] One is sealed.
   *[other] { $named } are sealed.
 }
gen-done = Done
gen-done-keep = Keep the rest
gen-deliver = Deliver
gen-fulfil = Fulfil
gen-pay = Give this one
gen-hand-over = Give this one
gen-take-this = Take this one
gen-may-deliver = { $count ->
    [one] You can deliver a message now: press it below.
   *[other] You can deliver { $count } messages now: press them below.
 }
gen-may-offer = You may still offer, or change your offer. Nobody waits for you.
gen-may-nothing = Messages may be delivered once both their buildings are visited.
gen-wait-start = { $name } rolls
gen-wait-window = { $field }: waiting for { $names }
gen-wait-window-on = Where does { $name } go? Waiting for { $names }
gen-wait-current = { $name } decides about { $field }
gen-wait-onward = { $name } moves on
gen-wait-pay = { $name } chooses the card to give
gen-wait-hand-over = { $name } picks the card that was promised
gen-wait-mark = { $name } marks streets
gen-wait-action = { $name } acts: { $field }
gen-wait-close = Messages: { $names }

gen-choices = Your choices
gen-choose-order = Fulfil a large order, and take
gen-choose-ware = Any ware
gen-choose-give = Exchange: give
gen-choose-take = Exchange: take
gen-choose-plan = Markers
gen-order-for = { $order }, and { $special }
gen-play-any_ware = Play any ware: { $ware }
gen-exchange-give = Exchange, give { $good }
gen-exchange-take = Take { $good }
gen-touch-place = place on { $building }
gen-touch-remove = remove { $name } from { $building }
gen-touch-replace = replace { $name } on { $building }

gen-offers-none = Nobody is bargaining right now.
gen-offers-what = On a building its action is for sale; from there, where the tower goes next. Everybody deals with the player whose turn it is.
gen-waiting = Not yet heard from: { $names }
gen-waiting-you = The table waits for you.
gen-all-spoke = Everybody has spoken. Offers may still change until { $name } decides.
gen-all-spoke-mine = Everybody has spoken. Offers may still change until you decide.
gen-duty = Somebody would pay for this action, so { $name } must sell it or act.
gen-duty-mine = Somebody would pay for this action, so you must sell it or act.
gen-offers-empty = No offers yet. Put something together for { $name }.
gen-offers-empty-mine = Nobody has offered anything yet. You can ask for something.
gen-talk = Promises in the chat, also about fields further away, bind nobody.
gen-paying = Agreed. { $name } is choosing the cards that change hands.
gen-paying-mine = Agreed. Choose the cards that you give.
gen-promised = { $from } has promised { $to }: { $gain }.
gen-offer-new = New offer
gen-ask-new = Name a price
gen-offer-for = for
gen-ask-whom = from
gen-ask-all = everybody
gen-ask-you = you
gen-offer-yours = What you have: press it to give it
gen-offer-theirs = What { $name } could give
gen-offer-you-give = You give
gen-offer-you-want = You want
gen-offer-none-give = your price: ducats with the coin, or something from the rows above
gen-offer-none-want = your price: ducats with the coin, or something from the rows below
gen-offer-coin-give = Give { $step } ducats
gen-offer-coin-want = Ask for { $step } ducats
gen-offer-more = { $step } ducats more
gen-offer-less = { $step } ducats less
gen-offer-amount-give = Ducats that you give
gen-offer-amount-want = Ducats that you want
gen-offer-wants-action = the action of { $field }
gen-offer-wants-street = that the tower goes to: { $field }
gen-ask-gives-action = the action of { $field }
gen-ask-gives-street = the move there ({ $field })
gen-offer-put = { $good }: { $count } in the offer
gen-offer-remove = Take out of the offer: { $good }
gen-offer-no-goods = no goods
gen-shown-nobody = face down
gen-shown-partner = shown to the other side
gen-shown-me = shown to you
gen-shown-all = shown to all
gen-offer-gain = Promise of what the action brings:
gen-ask-gain = Of what the action brings you want:
gen-offer-empty = Give ducats or goods, or promise a gain.
gen-ask-empty = Say what you want for it.
gen-offer-judged = One moment…
gen-offer-fine = May be sent. Afterwards you have { $left } ducats.
gen-ask-fine = Fine. You would have { $left } ducats, and what you ask for.
gen-ask-firm = First to agree has it
gen-offer-clear = Clear
gen-offer-send = Send to { $name }
gen-ask-send = Ask, { $left } left
gen-offer-of = Offer of { $name }
gen-offer-for-that = for
gen-obliging = wants only this action
gen-offer-acts-mine = You take the action there
gen-offer-acts = { $name } takes the action there
gen-effect-ducats = { $way ->
    [out] { $ducats } ducats
   *[in] { $ducats } ducats at once
 }
gen-effect-messages = +{ $ducats } for { $count ->
    [one] a message
   *[other] { $count } messages
 }
gen-effect-fee = the bank gives { $name } { $ducats } as owner
gen-accept = Accept
gen-accept-not = Cannot be accepted now
gen-accept-all = Accept { $count } together
gen-together = Which ones together?
gen-together-one = together: offer of { $name }
gen-together-not = These cannot be accepted together.
gen-ask-more = Ask more
gen-withdraw = Withdraw
gen-change = Change
gen-ask-mine = You ask { $to }: { $field }
gen-ask-of = { $name } asks { $to }: { $field }
gen-ask-wants = wants
gen-ask-i-want = you want
gen-ask-adds = gives
gen-ask-i-give = you give
gen-which = Which { $kind }?
gen-meet = Offer that
gen-meet-firm = Agree
gen-meet-not = You cannot do this now

gen-log-start = { $name } is the start player.
gen-log-dealt-hand = You hold: { $cards }.
gen-log-round = Round { $round }
gen-log-turn = { $name }’s turn
gen-log-rolled = { $name } rolls { $blue } and { $red }: { $field }.
gen-log-started = { $name } plays any start: { $field }.
gen-log-marker = The round marker advances to { $marker }.
gen-log-moved = The tower moves to { $field }.
gen-log-forgone = The action of { $field } lapses.
gen-log-skipped = Nobody can act: { $field }.
gen-log-turn-ended = { $name } ends the turn.
gen-log-marked = { $name } { $kind ->
    [placed] marks { $placed }.
    [removed] removes markers from { $removed }.
   *[both] removes markers from { $removed } and marks { $placed }.
 }
gen-log-offered = { $name } offers for { $field }: { $gives }{ $wanted ->
    [yes] ; wants { $wants }.
   *[no] .
 }
gen-log-met = { $name } agrees for { $field }: { $gives }{ $wanted ->
    [yes] ; gets { $wants }.
   *[no] .
 }
gen-log-sealed = Your sealed offer for { $field }: { $gives }{ $wanted ->
    [yes] ; you want { $wants }.
   *[no] .
 }
gen-log-asked = { $name } asks { $to } for { $wants }; gives { $gives }.{ $firm ->
    [yes] {" "}First to agree has it.
   *[no] {""}
 }
gen-log-withdrawn = { $name }’s offer is withdrawn.
gen-log-lapsed = { $name }’s offer lapses.
gen-refused-other = { $name } did not take your offer, but that of { $other }{ $ducats ->
    [0] {""}
   *[other] {" "}({ $ducats } ducats)
 }.
gen-refused-self = { $name } did not take your offer: the action was worth more to them.
gen-refused-forgone = { $name } did not take your offer and lets the action lapse.
gen-refused-moved = { $name } did not take your offer and moves on to { $field }.
gen-refused-ended = { $name } did not take your offer and ends the turn.
gen-log-ask-withdrawn = { $name } takes back what was asked.
gen-log-ask-lapsed = What { $name } asked lapses.
gen-log-accepted = { $name } accepts { $by }’s offer.
gen-log-named = { $name } picks the card to give: { $card }.
gen-log-dealt = Deal for { $field }: { $name } gives { $to } { $gives }{ $wanted ->
    [yes] ; gets { $wants }.
   *[no] .
 }
gen-log-acts = { $name } takes the action of { $field }.{ $how ->
    [card] {" "}An extra action card is spent.
    [bonus] {" "}It is the bonus.
   *[base] {""}
 }
gen-log-any_ware = { $name } plays any ware: { $ware }.
gen-log-exchange-gave = { $name } plays an exchange and gives { $good }.
gen-log-exchange-took = { $name } takes { $good } for it.
gen-log-building_action = { $name } plays a building action: { $field }.
gen-log-received = { $name } receives { $what }.
gen-log-fee = { $name }, who owns { $field }, gets { $ducats } ducats from the bank.
gen-log-handed-over = { $name } hands { $what } to { $to }, as promised.
gen-log-large_order = { $name } fulfils a { $card }: { $ducats } ducats{ $special ->
    [none] .
   *[other] {" "}and { $special }.
 }
gen-log-privilege = { $name } takes { $card }.
gen-log-small_order = { $name } fulfils a { $card }: { $ducats } ducats.
gen-log-message-sealed = You will deliver: { $card }.
gen-log-delivered = { $name } delivers a { $card }: { $ducats } ducats.
gen-log-reshuffled = The discarded { $kind } are shuffled again: { $cards }.
gen-log-last-call = Last call for messages: { $names }.
gen-log-scored = The scores: { $each }.
gen-log-ended = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }

gen-source-ducats = Ducats
gen-source-privileges = Privileges
gen-source-markers = Markers on buildings
gen-tie = Among equals, more remaining goods decide (wares, special cards, orders, messages, markers in stock): { $each }.
gen-income-large-orders = Large orders
gen-income-small-orders = Small orders
gen-income-messages = Messages
gen-income-fees = Fees for own buildings
gen-income-sold = Got in deals
gen-income-paid = Paid in deals
gen-chart-caption = Ducats that everybody had at the end of each round; privileges and markers count at the end
gen-text-turn = { $name } has the turn. Trail: { $trail }. Discs in the tower: { $tower }.
gen-text-offer = { $name } offers for { $field }: { $gives }{ $wanted ->
    [yes] ; wants { $wants }
   *[no] {""}
 }
gen-text-walk = A walk over { $path } would serve you: { $cards }
gen-text-own = Your purse: { $ducats } ducats. Your cards
gen-text-line = { $what }
gen-text-seat = { $name }, actions left: { $capacity }
gen-text-goods = Has { $goods }
gen-text-markers = Markers on: { $buildings }
gen-text-city = What the buildings bring
gen-text-building = { $building }: { $brings }

rule-GEN-1-5 = Two to five can play.
rule-GEN-3-1 = Whoever begins must sit at this table.
rule-GEN-4-1 = That has its own time in the turn; only messages can be delivered at any time.
rule-GEN-4-4 = Instead of rolling, the player whose turn it is may play any start, if he holds the card.
rule-GEN-4-6 = The player whose turn it is moves the tower, to a neighbouring field.
rule-GEN-4-8 = A field that carries a disc is not entered again this turn.
rule-GEN-4-14 = Whoever acts needs an action: his own of this turn, the bonus of the two-player game, or an extra action card.
rule-GEN-4-17 = Without a deal only the player whose turn it is may take the action of this building.
rule-GEN-4-18 = While somebody offers to act and asks for nothing in return, the action must be carried out.
rule-GEN-4-19 = The action lapses only when the others have had their time.
rule-GEN-4-21 = An action brings what it brings exactly once; then it can be ended.
rule-GEN-4-22 = In a villa one says which: a large order or the privilege. Elsewhere there is nothing to say.
rule-GEN-4-24 = Special cards are played in an action of one’s own, by whoever holds them.
rule-GEN-4-25 = Any ware takes a ware that is still in the supply.
rule-GEN-4-26 = An exchange gives a good of one’s own, not the card just played, and takes one that is in the supply.
rule-GEN-4-27 = A building action needs a building with a marker of one’s own.
rule-GEN-4-29 = A large order is for this very villa; its three wares must be there, and a special card is chosen while there are any.
rule-GEN-4-32 = A small order comes after what the action brings: for this very building, with its ware, and one in an action.
rule-GEN-4-45 = A message is delivered in the turn in which the tower has visited both its buildings.
rule-GEN-4-46 = One delivers only messages of one’s own.
rule-GEN-4-50 = Each player in turn marks at one street of the trail that still carries discs, or passes.
rule-GEN-4-51 = A marker goes onto a free building; that of another is removed at the cost of one’s own. Both come out of one’s stock.
rule-GEN-4-52 = At least one marker is placed or removed, and a building with one’s own marker is left alone.
rule-GEN-4-53 = A plan says something of each building that the street touches, and of no other.
rule-GEN-4-60 = At the last call messages are named one by one; then one says that one is done.
rule-GEN-4-63 = A building action cannot be used for the Palazzo.
rule-GEN-4-64 = First comes the card or the good that is still to be named.
rule-GEN-4-65 = Just now somebody else is asked.
rule-GEN-5-1 = Deals are made with the player whose turn it is, and only while there is bargaining.
rule-GEN-5-2 = A deal is for the building under the tower, or for a neighbouring building or street that the tower has not visited yet.
rule-GEN-5-3 = Cards that are given are named one by one, and only those that are given can be shown, each once.
rule-GEN-5-4 = Offers are made while there is bargaining: one for each field, and only so many changes besides.
rule-GEN-5-4-W1 = Only somebody who is waited for passes; whoever has spoken or passed may simply stay silent.
rule-GEN-5-5-V2 = Whoever deals for a building must be able to act there: with an action left, not with an extra action card that is given away.
rule-GEN-5-5-V3 = At least 5 ducats or one good must be given or promised.
rule-GEN-5-5-V4 = One gives only what one has; ducats go in steps of 5, at most 5,000, and in one direction.
rule-GEN-5-5-V5 = The same kind of ware or special card, or markers, cannot go both ways.
rule-GEN-5-5-V6 = Whoever receives markers needs as many of their own colour in the general supply.
rule-GEN-5-5-V7 = What is promised must come out of this very action, and must be there once everything else has changed hands.
rule-GEN-5-5-V8 = In a street there is no action, so nothing can be promised of it.
rule-GEN-5-5-V11 = The player whose turn it is must have what is wanted; a particular card can be wanted only if it was shown.
rule-GEN-5-6 = That offer no longer stands, or it is not one’s own to take back.
rule-GEN-5-7 = It must be a card of the kind that the accepted offer wants.
rule-GEN-5-9 = Offers are accepted together only for the same street, from different players, and if all of them can be paid.
rule-GEN-5-10 = What was promised comes first: no card may be played that would prevent it, and nothing else is handed over.
rule-GEN-5-12 = The tower moves on, or the turn ends, when the others have had their time.
rule-GEN-5-13 = One may ask three times at most; those who are asked can agree once, with cards of the kinds that are wanted.
rule-GEN-5-17 = Answers stay sealed until the last player has passed.
rule-GEN-6-1 = The game is over; it ended with the scoring.
rule-GEN-7-2 = Two players must offer at least one good; money alone is not enough.
gen-always-pass = Pass for me until somebody asks me

bot-about-genoa-gentle = Follows the tower wherever it goes and pays what is asked.
bot-about-genoa-steady = Values every action for everybody, and bargains for it.
bot-about-genoa-sharp = Sells you the action you need, at nearly what it is worth to you.
bot-about-genoa-master = Walks the tower in her head until every street has its price.
