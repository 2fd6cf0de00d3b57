//! Who sees what: own cards and own bid, everybody's purse, how many cards others have.

use serde::{Deserialize, Serialize};
use table::{Coins, Dice, Offer, OfferLimits, Offers, PerSeat, Pile, Seat, SeatSet, Viewer};

use super::{Bazaar, CARDS, Event, Flaw, Phase, Terms};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    seat: Option<Seat>,
    phase: Phase,
    deck: u8,
    /// As words, so that events can be compared with them.
    own: Vec<String>,
    hands: Vec<u8>,
    purse: PerSeat<Coins>,
    bank: Coins,
    has_bid: SeatSet,
    own_bid: Option<u8>,
    offers: Vec<Offer<Terms>>,
    left: Vec<u8>,
}

impl<const FLAW: u8> Bazaar<FLAW> {
    pub(super) fn sight(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Bystander => None,
        };
        let seen = self.offers.map(|offer| Terms {
            card: offer.terms.card.filter(|_| Some(offer.from) == seat),
            price: offer.terms.price,
        });
        let own = seat.map(|seat| self.hands[seat].iter().map(|card| format!("card {card}")).collect());
        View {
            seat,
            phase: self.phase,
            deck: u8::try_from(self.deck.len()).unwrap(),
            own: own.unwrap_or_default(),
            hands: self.hands.as_slice().iter().map(|hand| u8::try_from(hand.len()).unwrap()).collect(),
            purse: self.purse,
            bank: self.bank,
            has_bid: self.bids.iter().filter(|(_, bid)| bid.is_some()).map(|(seat, _)| seat).collect(),
            own_bid: seat.and_then(|seat| self.bids[seat]),
            offers: seen.standing().to_vec(),
            left: Seat::first(self.purse.seats()).map(|seat| self.offers.left(seat)).collect(),
        }
    }
}

pub(super) fn veil<const FLAW: u8>(event: &Event, viewer: Viewer) -> Event {
    let is = |seat: Seat| viewer == Viewer::Seat(seat) || Flaw::EverybodyHearsTheCard.is(FLAW);
    let mut heard = event.clone();
    match &mut heard {
        Event::Bid { seat, coins } if !is(*seat) => *coins = None,
        Event::Sold { seat, card, .. } if !is(*seat) => *card = None,
        Event::Dealt { from, to, card } if !is(*from) && !is(*to) => *card = None,
        _ => {}
    }
    heard
}

/// Unknown cards go round: hidden hands, then the deck; bids of others are anything they can pay.
pub(super) fn imagine<const FLAW: u8>(view: &View, dice: &mut Dice) -> Bazaar<FLAW> {
    let number = |word: &String| word.strip_prefix("card ").unwrap().parse::<u8>().unwrap();
    let mut own: Vec<u8> = view.own.iter().map(number).collect();
    if Flaw::ForgetsOwnHand.is(FLAW) {
        own.clear();
    }
    let mut unknown: Vec<u8> = (1..=CARDS).filter(|card| !own.contains(card)).collect();
    let fresh = dice.fork();
    dice.shuffle(&mut unknown);
    let mut deal =
        |many: u8| -> Pile<u8, 8> { unknown.drain(..usize::from(many).min(unknown.len())).collect() };
    let seats = view.purse.seats();
    let hands = PerSeat::from_fn(seats, |seat| {
        if Some(seat) == view.seat && !Flaw::ForgetsOwnHand.is(FLAW) {
            own.iter().copied().collect()
        } else {
            deal(view.hands[seat.index()])
        }
    });
    let deck = deal(view.deck);
    let bids = PerSeat::from_fn(seats, |seat| {
        let guess = if Some(seat) == view.seat { view.own_bid } else { Some(0) };
        guess.filter(|_| view.has_bid.contains(seat))
    });
    let dice = if Flaw::KeepsRealDice.is(FLAW) { Dice::new(table::Seed::from_number(5)) } else { fresh };
    Bazaar {
        phase: view.phase,
        deck,
        hands,
        purse: view.purse,
        bank: view.bank,
        bids,
        arrived: view.has_bid.iter().collect(),
        offers: rebuild(view, &hands),
        dice,
    }
}

/// The same numbers, with some card of the maker where it is not known which.
fn rebuild(view: &View, hands: &PerSeat<Pile<u8, 8>>) -> Offers<Terms, 8> {
    let mut offers = Offers::new(OfferLimits { standing: 3, posted: 3 });
    let Phase::Talk { active } = view.phase else { return offers };
    let posted = 3 - view.left[active.index()];
    for number in 1..=u16::from(posted) {
        let stands = view.offers.iter().find(|offer| offer.number.0 == number);
        let terms = stands.map_or(Terms::default(), |offer| Terms {
            card: offer.terms.card.or(hands[active].bottom().copied()),
            price: offer.terms.price,
        });
        let to = stands.map_or(SeatSet::EMPTY, |offer| offer.to);
        let posted = offers.post(active, to, terms).unwrap();
        if stands.is_none() {
            offers.withdraw(posted, active).unwrap();
        }
    }
    offers
}
