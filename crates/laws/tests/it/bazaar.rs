//! A toy: cards are sold unseen by sealed bids; between the auctions their owners offer them to each other.

mod flaw;
mod judge;
mod scene;
mod sight;

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use table::{
    Awaiting, Coins, Dice, EventSink, Fault, Game, OfferLimits, OfferNumber, Offers, PerSeat, Pile, Refusal,
    Seat, SeatSet, Standing, Viewer,
};

pub(crate) use flaw::Flaw;

pub(crate) const CARDS: u8 = 6;
const PURSE: Coins = Coins(6);

/// One game of Bazaar, sound or broken.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct Bazaar<const FLAW: u8> {
    pub(crate) phase: Phase,
    pub(crate) deck: Pile<u8, 8>,
    pub(crate) hands: PerSeat<Pile<u8, 8>>,
    pub(crate) purse: PerSeat<Coins>,
    /// What was paid to the bank.
    pub(crate) bank: Coins,
    /// Sealed until everybody has bid; bids are hidden, who has bid is not.
    pub(crate) bids: PerSeat<Option<u8>>,
    /// Who has bid, in the order of the seats; in the order of arrival it would matter who was first.
    pub(crate) arrived: Pile<Seat, 5>,
    pub(crate) offers: Offers<Terms, 8>,
    pub(crate) dice: Dice,
}

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    Auction,
    Talk { active: Seat },
    Over,
}

/// A card for coins. To others it is just some card.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Terms {
    pub(crate) card: Option<u8>,
    pub(crate) price: Coins,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Config {
    pub(crate) seats: u8,
    #[serde(default)]
    pub(crate) shortest: bool,
}

impl table::Config for Config {
    fn standard(seats: u8) -> Config {
        Config { seats, shortest: false }
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn most_decisions(&self) -> u32 {
        // Bids, offers, answers to each offer, and `Done`, for each card.
        let seats = u32::from(self.seats);
        if self.shortest { 3 } else { u32::from(CARDS) * (seats + 3 + 3 * seats + 1) }
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Decision {
    Bid { coins: u8 },
    Offer { to: Seat, card: u8, price: Coins },
    Accept { offer: OfferNumber },
    Decline { offer: OfferNumber },
    Done,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    /// `coins` is for the bidder.
    Bid {
        seat: Seat,
        coins: Option<u8>,
    },
    /// `card` is for the buyer.
    Sold {
        seat: Seat,
        card: Option<String>,
        price: u8,
    },
    Offered {
        seat: Seat,
        offer: OfferNumber,
    },
    Dealt {
        from: Seat,
        to: Seat,
        card: Option<String>,
    },
    Declined {
        seat: Seat,
        offer: OfferNumber,
    },
    Done {
        seat: Seat,
    },
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

table::rules! {
    /// Of the toy.
    pub(crate) enum Rule {
        over: Ended,
        not_awaited: NotAsked;
        /// The last card is sold.
        Ended => "BAZ-6.1",
        /// Wait until you are asked.
        NotAsked => "BAZ-4.1",
        /// Two to four can play.
        Seats => "BAZ-3.1",
        /// A bid is at most three coins, and no more than the purse.
        Bids => "BAZ-4.2",
        /// Only the active seat offers and ends the talk.
        Active => "BAZ-4.3",
        /// An offer names an own card, another seat and at most nine coins.
        Terms => "BAZ-5.1",
        /// At most three offers in a talk.
        Bounded => "BAZ-5.2",
        /// Who accepts must be the addressee and able to pay.
        Answer => "BAZ-5.3",
    }
}

impl<const FLAW: u8> Game for Bazaar<FLAW> {
    const NAME: &'static str = "bazaar";
    const VIEWS: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    type Config = Config;
    type Decision = Decision;
    type Event = Event;
    type View = sight::View;
    type Rule = Rule;

    fn set_up(config: &Config, mut dice: Dice, _: &mut impl EventSink<Event>) -> Result<Self, Rule> {
        if !Self::SEATS.contains(&config.seats) {
            return Err(Rule::Seats);
        }
        let mut deck: Pile<u8, 8> = (1..=CARDS).collect();
        dice.shuffle(deck.as_mut_slice());
        Ok(Bazaar {
            phase: Phase::Auction,
            deck,
            hands: PerSeat::new(config.seats, Pile::new()),
            purse: PerSeat::new(config.seats, PURSE),
            bank: Coins(0),
            bids: PerSeat::new(config.seats, None),
            arrived: Pile::new(),
            offers: Offers::new(OfferLimits { standing: 3, posted: 3 }),
            dice,
        })
    }

    fn awaiting(&self) -> Awaiting {
        let all = SeatSet::first(self.hands.seats());
        match self.phase {
            Phase::Auction => {
                let must = all.iter().filter(|seat| self.bids[*seat].is_none()).collect();
                Awaiting { must, may: SeatSet::EMPTY }
            }
            Phase::Talk { active } => {
                let asked: SeatSet =
                    self.offers.standing().iter().flat_map(|offer| offer.to.iter()).collect();
                Awaiting { must: active.into(), may: asked - active.into() }
            }
            Phase::Over => Awaiting::NOBODY,
        }
    }

    fn each_decision(&self, seat: Seat, visit: impl FnMut(Decision)) {
        self.list(seat, visit);
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal<Rule>> {
        let judged = self.judge(seat, decision).map_err(Refusal::Against);
        match self.awaiting().admit(seat) {
            Err(Refusal::NotAwaited(_)) if Flaw::ListensToAnybody.is(FLAW) => judged,
            Err(refusal @ Refusal::NotAwaited(_)) if Flaw::JudgesAnybody.is(FLAW) => judged.and(Err(refusal)),
            Err(Refusal::NotAwaited(_)) if Flaw::WaitsForNobody.is(FLAW) => {
                Err(Refusal::NotAwaited(SeatSet::EMPTY))
            }
            Err(refusal) => Err(refusal),
            Ok(()) => judged,
        }
    }

    fn apply(&mut self, seat: Seat, decision: Decision, sink: &mut impl EventSink<Event>) {
        self.carry_out(seat, decision, sink);
    }

    fn on_silence(&self, seat: Seat) -> Option<Decision> {
        if Flaw::SilenceMeansNothing.is(FLAW) {
            return None;
        }
        self.awaiting().must.contains(seat).then_some(match self.phase {
            Phase::Auction => Decision::Bid { coins: 0 },
            _ => Decision::Done,
        })
    }

    fn standing(&self) -> Option<Standing> {
        let worth = |seat: Seat, hand: &Pile<u8, 8>| {
            hand.iter().map(|card| i32::from(*card)).sum::<i32>() + i32::from(self.purse[seat].0)
        };
        (self.phase == Phase::Over).then(|| Standing::new(self.hands.map(worth), self.purse))
    }

    fn is_open(decision: &Decision) -> bool {
        matches!(decision, Decision::Offer { .. })
    }

    fn sample_open(&self, seat: Seat, dice: &mut Dice) -> Option<Decision> {
        let hand = self.hands[seat].as_slice();
        let card = *hand.get(usize::try_from(dice.below(8)).ok()?)?;
        let to = Seat::new(u8::try_from(dice.below(u32::from(self.hands.seats()))).ok()?)?;
        let price = Coins(u16::try_from(dice.below(4)).ok()?);
        let offer = Decision::Offer { to, card, price };
        self.check(seat, offer).is_ok().then_some(offer)
    }

    fn sealed(&self) -> SeatSet {
        if self.phase == Phase::Auction { self.awaiting().must } else { SeatSet::EMPTY }
    }

    fn view(&self, viewer: Viewer) -> sight::View {
        self.sight(viewer)
    }

    fn veil(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(sight::veil::<FLAW>(event, viewer))
    }

    fn reveals(event: &Event) -> bool {
        !Flaw::HidesWhatItReveals.is(FLAW) && matches!(event, Event::Sold { .. } | Event::Dealt { .. })
    }

    fn imagine(view: &sight::View, dice: &mut Dice) -> Self {
        sight::imagine(view, dice)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn faults(&self, _: Option<&Self>) -> Vec<Fault> {
        let mut faults = Vec::new();
        let coins: Coins = self.purse.as_slice().iter().copied().sum();
        let due = PURSE.0 * u16::from(self.purse.seats());
        Fault::unless(coins.0 + self.bank.0 == due, &mut faults, "BAZ-I1", || format!("{coins} left"));
        faults
    }

    fn decide(
        &mut self,
        seat: Seat,
        decision: Decision,
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal<Rule>> {
        if Flaw::RefusalCosts.is(FLAW) && self.check(seat, decision).is_err() {
            self.bank += Coins(1);
        }
        self.check(seat, decision)?;
        self.apply(seat, decision, sink);
        Ok(())
    }
}
