//! Visibility (chapter 8): purses, hands, draw piles and sealed answers are hidden; whoever has seen a face knows it.

mod imagine;

use table::{Offer, PerSeat, Seat, SeatSet, Viewer};

use crate::bargain::{Gain, Kept, Pick, Request, Terms, backs, seen_offer};
use crate::board::ByField;
use crate::view::{SeenPlayer, View};
use crate::{CardCounts, CardKind, CardSet, Event, Genoa, Good, Phase, Step};

pub(crate) use imagine::imagine;

impl Genoa {
    /// The table of chapter 8.
    pub(crate) fn sight(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.number() < self.config.seats => Some(seat),
            _ => None,
        };
        let own = |cards: &PerSeat<CardSet>| seat.map_or(CardSet::EMPTY, |seat| cards[seat]);
        let me = seat.map_or(SeatSet::EMPTY, SeatSet::from);
        let told = if self.config.rounds { me } else { SeatSet::first(self.config.seats) };
        View {
            config: self.config,
            viewer: seat,
            start: self.start,
            round: self.round,
            marker: self.marker,
            final_field: self.config.final_field(),
            phase: self.phase,
            turn: self.turn,
            discs: self.discs(),
            players: self.players.map(|other, _| self.seen_player(other, seat)),
            hand: own(&self.hands),
            wares: self.wares,
            specials: self.specials,
            decks: CardCounts::of(
                CardKind::ALL.map(|kind| u8::try_from(self.decks[kind].len()).expect("at most 16 cards")),
            ),
            discard: self.discard,
            shuffled: self.shuffled,
            markers: self.markers,
            offers: self.book.offers.glimpse(told, |offer| seen_terms(offer, seat)),
            asks: self.book.asks.map(|ask| {
                let Offer { terms, to, from, .. } = self.seen_ask(ask);
                Request { terms: terms.terms.seen_by(Eyes::of(seat, from, to)), ..terms }
            }),
            met: self.book.met.map(|met| met & told),
            bared: own(&self.book.bared),
            named: self.named.and(own(&self.hands)),
            drawn: if self.sees_drawn(seat) { self.drawn } else { CardSet::EMPTY },
        }
    }

    /// GEN-4.7, 4.54.
    fn discs(&self) -> ByField<u8> {
        let mut discs = ByField::default();
        for &field in &self.turn.trail {
            discs[field] = if self.turn.here() == Some(field) { self.turn.tower } else { 1 };
        }
        self.turn.closed.iter().for_each(|street| discs[street] = 0);
        discs
    }

    fn seen_player(&self, seat: Seat, viewer: Option<Seat>) -> SeenPlayer {
        let player = &self.players[seat];
        let over = self.phase == Phase::Over;
        let hand = self.hands[seat];
        SeenPlayer {
            ducats: (over || viewer == Some(seat)).then_some(player.ducats),
            wares: player.wares,
            specials: player.specials,
            stock: player.stock,
            supply: player.supply,
            cards: backs(hand),
            known: if over { hand } else { viewer.map_or(self.open, |viewer| self.known[viewer]).and(hand) },
            capacity: self.capacity(seat),
        }
    }

    /// The acting player, and the active one if he picks.
    fn sees_drawn(&self, viewer: Option<Seat>) -> bool {
        let Some(acting) = self.turn.acting else { return false };
        let picks = matches!(acting.promise, Some(Gain::Cards { pick: Pick::Active, .. }));
        self.phase == Phase::Action(Step::HandOver)
            && (viewer == Some(acting.seat) || picks && viewer == Some(self.turn.active))
    }
}

/// GEN-5.17: what is sealed is its maker's. The active player knows his own cards where an offer wants them.
fn seen_terms(offer: &Offer<Kept>, viewer: Option<Seat>) -> Option<Terms> {
    if offer.is_sealed() && viewer != Some(offer.from) {
        return None;
    }
    let terms = match viewer {
        Some(seat) if offer.to.contains(seat) => offer.terms.terms(),
        _ => seen_offer(offer).terms,
    };
    Some(terms.seen_by(Eyes::of(viewer, offer.from, offer.to)))
}

/// Who looks at an offer or an ask.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(crate) enum Eyes {
    Maker,
    Partner,
    Others,
}

impl Eyes {
    fn of(viewer: Option<Seat>, maker: Seat, to: SeatSet) -> Eyes {
        match viewer {
            Some(seat) if seat == maker => Eyes::Maker,
            Some(seat) if to.contains(seat) => Eyes::Partner,
            _ => Eyes::Others,
        }
    }
}

impl Terms {
    /// GEN-5.3: cards that are not shown appear as their kind.
    pub(crate) fn seen_by(mut self, eyes: Eyes) -> Terms {
        let visible = match eyes {
            Eyes::Maker => return self,
            Eyes::Partner => self.shown.any(),
            Eyes::Others => self.shown.all,
        };
        self.give.kinds += backs(self.give.cards.without(visible));
        self.give.cards = self.give.cards.and(visible);
        if eyes == Eyes::Others {
            self.shown.partner = CardSet::EMPTY;
            self.want.kinds += backs(self.want.cards);
            self.want.cards = CardSet::EMPTY;
        }
        self
    }
}

/// What others are not told.
pub(crate) fn veil(event: &Event, viewer: Viewer) -> Option<Event> {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Bystander => None,
    };
    let mut heard = event.clone();
    match &mut heard {
        Event::HandDealt { seat, cards } if !is(*seat) => *cards = None,
        Event::Sealed { seat, .. } | Event::MetSealed { seat, .. } if !is(*seat) => return None,
        Event::MessageSealed { seat, .. } if !is(*seat) => return None,
        Event::Offered { offer } | Event::Revealed { offer } | Event::Met { offer, .. } => {
            offer.terms = offer.terms.seen_by(Eyes::of(seat, offer.from, offer.to));
        }
        Event::Asked { ask } => {
            ask.terms.terms = ask.terms.terms.seen_by(Eyes::of(seat, ask.from, ask.to));
        }
        // GEN-5.6: why an offer lapsed is its owner's.
        Event::Lapsed { seat, offer } if !is(*seat) => {
            return Some(Event::Withdrawn { seat: *seat, offer: *offer });
        }
        Event::AskLapsed { seat, ask } if !is(*seat) => {
            return Some(Event::AskWithdrawn { seat: *seat, ask: *ask });
        }
        Event::Named { seat, card, .. } if !is(*seat) => *card = None,
        Event::Dealt { by, to, deal, .. } if !is(*by) && !is(*to) => *deal = deal.seen_by(Eyes::Others),
        Event::ExchangeTook { seat, card, .. } | Event::PrivilegeTaken { seat, card } if !is(*seat) => {
            *card = None;
        }
        Event::Received { seat, faces, picker, .. } if !is(*seat) && !picker.is_some_and(is) => *faces = None,
        Event::HandedOver { from, to, faces, .. } if !is(*from) && !is(*to) => *faces = None,
        _ => {}
    }
    Some(heard)
}

/// Cards that come out of a deck or a hand, faces that are shown, sealed answers, and the end. GEN-4.60, 5.17: whoever closes
/// his answer last learns what the others have sealed, even if it was nothing.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Offered { offer } => offer.terms.shown.any() != CardSet::EMPTY,
        Event::Asked { ask } => ask.terms.terms.shown.any() != CardSet::EMPTY,
        Event::ExchangeGave { good, .. } => matches!(good, Good::Card(_)),
        Event::ExchangeTook { card, .. } => card.is_some(),
        Event::Received { cards, .. } | Event::HandedOver { cards, .. } => !cards.is_empty(),
        Event::Passed { sealed, .. } => *sealed,
        Event::Revealed { .. }
        | Event::Done { .. }
        | Event::Rolled { .. }
        | Event::Dealt { .. }
        | Event::LargeOrder { .. }
        | Event::SmallOrder { .. }
        | Event::PrivilegeTaken { .. }
        | Event::Delivered { .. }
        | Event::Scored { .. }
        | Event::Ended { .. } => true,
        _ => false,
    }
}
