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
gen-field-cathedral = Cathedral
gen-field-marketplace = Market
gen-street = Street by { $buildings }
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
gen-gain-cards = { $count } of the cards drawn, { $pick ->
   *[first] the first
    [actor] chosen by who acts
    [active] chosen by whose turn it is
 }
gen-gain-markers = { $count ->
    [one] one marker
   *[other] { $count } markers
 } from the action
gen-gain-special = the card { $special }
gen-gain-privilege = the privilege

gen-where = Round { $marker } of { $of } { $last ->
    [yes] · the last
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
gen-marker-of = Marker of its owner: 10 ducats when somebody else acts here
gen-privilege-mine = Privilege: { $building }
gen-mine = Your things
gen-theirs = What { $name } has
gen-purse = Your purse
gen-card-named = named
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
gen-chain-next = One more beside it makes { $points }
gen-hand-offer = Put on the tray: { $card }
gen-pill-messages = +{ $ducats } { $count ->
    [one] message
   *[other] { $count } messages
 }
gen-pill-order = +{ $ducats } order
gen-note = { $name } offers for { $field }: { $gives }; wants { $wants }
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
gen-ask-current-duty = An offer stands that wants nothing: you must act, or accept an offer.
gen-ask-current-wait = { $names } may still offer. You can act already.
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
 } { $names } may still offer.
gen-ask-onward-walk = The walk over { $path } would deliver { $count ->
    [one] a message.
   *[other] { $count } messages.
 }
gen-end-turn = End turn
gen-move-to = Move to { $field }
gen-move-nowhere = Choose a field
gen-accept-of = Accept { $names }: { $what } for { $field }
gen-ask-speak-current = { $field }: offer something, or pass
gen-ask-speak-onward = Where should { $name } go? Offer, or pass
gen-ask-speak-hint = { $name } waits for your word. Offers are made in the drawer.
gen-ask-speak-asked = { $count ->
    [one] { $name } asks you for something: look at the offers.
   *[other] { $name } asks you { $count } things: look at the offers.
 }
gen-pass = Pass
gen-ask-pay = Name the card that { $name } gets
gen-ask-pay-hint = The deal stands; which card it is, you say.
gen-ask-begin = Your action: { $field }
gen-ask-after = { $field }: anything more?
gen-ask-begin-hint = Take what it brings; special cards may be played before and after.
gen-ask-begin-villa = Fulfil a large order below, or take a privilege.
gen-ask-begin-fee = { $name } gets { $ducats } ducats from the bank as owner.
gen-ask-after-hint = Special cards may still be played; then end the action.
gen-ask-after-order = You can fulfil: { $orders }.
gen-effect = Take it
gen-privilege = Take a privilege
gen-end-action = End the action
gen-use-building = Use your { $field }
gen-ask-hand-over = Hand over a card that was promised
gen-ask-hand-over-hint = One of those just drawn, to { $name }.
gen-ask-take = The exchange: take something
gen-ask-take-hint = Any good that is in supply.
gen-ask-mark = Mark a street, or pass
gen-ask-mark-hint = Choose one of the lit streets of the trail.
gen-ask-mark-chosen = { $street }: choose below what to do.
gen-mark = Do so
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
gen-hand-over = Hand over
gen-may-deliver = { $count ->
    [one] You can deliver a message now: press it below.
   *[other] You can deliver { $count } messages now: press them below.
 }
gen-may-offer = You may still offer, or change your offer. Nobody waits for you.
gen-may-nothing = Messages may be delivered once both their buildings are visited.
gen-wait-start = { $name } rolls
gen-wait-window = { $names } may offer: { $field }
gen-wait-window-on = { $names } may offer { $name } a way
gen-wait-current = { $name } decides about { $field }
gen-wait-onward = { $name } moves on
gen-wait-pay = { $name } names a card
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

gen-offers-none = Nothing is dealt just now.
gen-offers-what = On a building its action is for sale; from there, where the tower goes next. Everybody deals with the player whose turn it is.
gen-waiting = Still to speak: { $names }
gen-all-spoke = Everybody has spoken. Offers may still change until { $name } decides.
gen-all-spoke-mine = Everybody has spoken. Offers may still change until you decide.
gen-duty = An offer stands that wants nothing: { $name } may not let the action lapse.
gen-duty-mine = An offer stands that wants nothing: you may not let the action lapse.
gen-offers-empty = Nothing is offered yet. Put something on the trays for { $name }.
gen-offers-empty-mine = Nobody has offered anything yet. You can ask for something.
gen-talk = What is said in the chat, also about distant fields, binds nobody.
gen-offer-new = New offer
gen-ask-new = Ask yourself
gen-offer-for = for
gen-ask-whom = from
gen-ask-all = all
gen-offer-yours = What you have: press it to give it
gen-offer-theirs = What { $name } could give
gen-offer-you-give = You give
gen-offer-you-want = You want
gen-offer-coin-give = Give { $step } ducats
gen-offer-coin-want = Ask for { $step } ducats
gen-offer-more = { $step } ducats more
gen-offer-less = { $step } ducats less
gen-offer-wants-action = the action of { $field }, and
gen-offer-wants-street = that the tower goes to: { $field }
gen-ask-gives-action = the action of { $field }, and
gen-ask-gives-street = moving to: { $field }
gen-offer-put = { $good }: { $count } on the tray
gen-offer-remove = Take off the tray: { $good }
gen-offer-no-goods = no goods
gen-shown-nobody = face hidden
gen-shown-partner = shown to the other side
gen-shown-all = shown to all
gen-offer-gain = Promise of what the action brings:
gen-ask-gain = Of what the action brings you want:
gen-offer-empty = Give ducats or goods, or promise a gain.
gen-ask-empty = Say what you want for it.
gen-offer-judged = One moment…
gen-offer-fine = May be sent. Afterwards you have { $left } ducats.
gen-ask-fine = May be asked. You then have { $left } ducats, and what you ask for.
gen-ask-firm = First to agree has it
gen-offer-clear = Clear
gen-offer-send = Send to { $name }
gen-ask-send = Ask, { $left } left
gen-offer-of = Offer of { $name }
gen-offer-for-that = for
gen-obliging = obliges
gen-offer-acts-mine = You take the action there
gen-offer-acts = { $name }: takes the action there
gen-effect-ducats = { $way ->
    [out] { $ducats } ducats
   *[in] { $ducats } ducats at once
 }
gen-effect-messages = +{ $ducats } for { $count ->
    [one] a message
   *[other] { $count } messages
 }
gen-effect-fee = { $ducats } to { $name } as owner
gen-accept = Accept
gen-accept-not = Cannot be accepted now
gen-accept-all = Accept all { $count }
gen-ask-more = Ask more
gen-withdraw = Withdraw
gen-change = Change
gen-ask-mine = You ask { $to }: { $field }
gen-ask-of = { $name } asks { $to }: { $field }
gen-ask-wants = wants
gen-ask-i-want = you want
gen-ask-adds = and gives
gen-ask-i-give = you give
gen-which = Which { $kind }?
gen-meet = Offer that
gen-meet-firm = Agree
gen-meet-not = You cannot meet this now

gen-log-start = { $name } is the start player.
gen-log-dealt-hand = You hold: { $cards }.
gen-log-round = Round { $round }
gen-log-turn = { $name } has the turn
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
gen-log-offered = { $name } offers for { $field }: { $gives }; wants { $wants }.
gen-log-met = { $name } agrees for { $field }: { $gives }; gets { $wants }.
gen-log-sealed = Your sealed offer for { $field }: { $gives }; you want { $wants }.
gen-log-asked = { $name } asks { $to } for { $field }: { $wants }; gives { $gives }.{ $firm ->
    [yes] {" "}First to agree has it.
   *[no] {""}
 }
gen-log-withdrawn = An offer of { $name } is withdrawn.
gen-log-lapsed = An offer of { $name } lapses.
gen-log-ask-withdrawn = The ask of { $name } is withdrawn.
gen-log-ask-lapsed = The ask of { $name } lapses.
gen-log-passed = { $name } passes.
gen-log-accepted = { $name } accepts the offer of { $by }.
gen-log-named = { $name } names { $card }.
gen-log-dealt = Deal for { $field }: { $name } gives { $to } { $gives } and gets { $wants }.
gen-log-acts = { $name } acts: { $field }.{ $how ->
    [card] {" "}An extra action card is spent.
    [bonus] {" "}It is the bonus.
   *[base] {""}
 }
gen-log-any_ware = { $name } plays any ware: { $ware }.
gen-log-exchange-gave = { $name } exchanges { $good }.
gen-log-exchange-took = { $name } takes { $good } for it.
gen-log-building_action = { $name } plays a building action: { $field }.
gen-log-received = { $name } receives { $what }.
gen-log-fee = { $name } gets { $ducats } as owner: { $field }.
gen-log-handed-over = { $name } hands { $what } to { $to }, as promised.
gen-log-large_order = { $name } fulfils a { $card }: { $ducats } ducats{ $special ->
    [none] .
   *[other] {" "}and { $special }.
 }
gen-log-privilege = { $name } takes { $card }.
gen-log-small_order = { $name } fulfils a { $card }: { $ducats } ducats.
gen-log-message-sealed = You will deliver: { $card }.
gen-log-delivered = { $name } delivers a { $card }: { $ducats } ducats.
gen-log-reshuffled = The discarded { $kind } are shuffled anew: { $cards }.
gen-log-last-call = Last call for messages: { $names }.
gen-log-scored = In all: { $each }.
gen-log-ended = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }

gen-source-ducats = Ducats
gen-source-privileges = Privileges
gen-source-markers = Markers on buildings
gen-text-turn = { $name } has the turn. Trail: { $trail }. Discs in the tower: { $tower }.
gen-text-offer = { $name } offers for { $field }: { $gives }; wants { $wants }
gen-text-walk = A walk over { $path } would serve you: { $cards }
gen-text-own = Your purse: { $ducats } ducats. Your cards
gen-text-line = { $what }
gen-text-seat = { $name }, actions left: { $capacity }
gen-text-goods = Has { $goods }
gen-text-markers = Markers on: { $buildings }
gen-text-city = What the buildings bring
gen-text-building = { $building }: { $brings }

rule-GEN-1-5 = Two to five can play.
rule-GEN-3-1 = The start player sits at this table.
rule-GEN-4-1 = Each decision has its time in the turn; only messages are delivered at any time.
rule-GEN-4-4 = Instead of rolling, the active player may play any start, if he holds one.
rule-GEN-4-6 = The active player moves the tower to a neighbouring field.
rule-GEN-4-7 = With one disc left the tower moves no further.
rule-GEN-4-8 = A field that carries a disc is not entered again.
rule-GEN-4-14 = Whoever acts needs his base action, the bonus of the two-player game, or an extra action card.
rule-GEN-4-17 = The active player alone may take the action of the current building without a deal.
rule-GEN-4-18 = While an offer stands that wants nothing, the action must be carried out.
rule-GEN-4-19 = The action lapses only when the others have had their time.
rule-GEN-4-21 = An action has its effect exactly once, then it can end.
rule-GEN-4-22 = The effect of a villa is named: a large order or the privilege. That of other buildings is not.
rule-GEN-4-24 = Special cards are played by the acting player, in his action, if he holds them.
rule-GEN-4-25 = Any ware takes a ware that is in supply.
rule-GEN-4-26 = An exchange gives an own good other than the card played, and takes one that is in supply.
rule-GEN-4-27 = A building action names a building with an own marker.
rule-GEN-4-29 = A large order is for this villa, its wares are owned, and one special card is taken if there is any.
rule-GEN-4-32 = A small order is fulfilled after the effect, for the building of the regular action, once in an action, with its ware.
rule-GEN-4-45 = A message is delivered in the turn in which the tower has visited both its buildings.
rule-GEN-4-46 = Only an own message is delivered.
rule-GEN-4-50 = Each seat in turn marks one street of the trail that still carries discs, or passes.
rule-GEN-4-51 = A marker is placed on a free building; that of another is removed for one of one’s own; both take markers of the stock.
rule-GEN-4-52 = At least one marker is placed or removed, and no building with an own marker is touched.
rule-GEN-4-60 = Messages are named one by one, then the seat is done.
rule-GEN-4-63 = A building action does not use the Palazzo.
rule-GEN-4-64 = Between the steps of one decision nothing else is decided.
rule-GEN-4-65 = The table asks certain seats, and others wait.
rule-GEN-5-1 = Deals are made with the active player, while others may speak.
rule-GEN-5-2 = A deal is for the current building, or for a neighbouring building or street not yet visited.
rule-GEN-5-4 = Each seat speaks while a window is open, with one offer for each target and five more.
rule-GEN-5-5 = An offer must be possible: something is given, both hold what they give, nothing passes both ways, and a gain is there.
rule-GEN-5-6 = An offer must stand, and be one’s own to be taken back.
rule-GEN-5-7 = A card is named of a kind that the accepted offer wants.
rule-GEN-5-9 = Several offers are accepted together only for one street, of different seats, if all can be paid.
rule-GEN-5-10 = What was promised comes out of the effect: no card may be played that would prevent it, and only it is handed over.
rule-GEN-5-12 = The active player moves on or ends the turn when the others have had their time.
rule-GEN-5-13 = The active player asks three times at most; an ask is met once, by those whom it addresses, with cards that fit.
rule-GEN-5-17 = Answers are sealed until the last seat has passed.
rule-GEN-6-1 = The game has ended with the scoring.
rule-GEN-7-2 = Two players offer at least one good; money alone is not enough.
gen-always-pass = Pass for me until somebody asks me
