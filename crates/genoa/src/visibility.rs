//! Visibility (chapter 8): purses, hands, draw piles and sealed answers are hidden; whoever has seen a face knows it.

mod imagine;

use table::{Offer, OfferNumber, PerSeat, Seat, SeatSet, Viewer};

use crate::bargain::{Book, Posted, PostedOffer, Request, StandingOffer, Terms, backs};
use crate::{CardSet, Event, Genoa, Good, Known, Phase, Revealed, View};

pub(crate) use imagine::imagine;

/// The table of chapter 8.
pub(crate) fn view(game: &Genoa, viewer: Viewer) -> View {
    let known = game.known(viewer);
    let revealed = (game.board.phase == Phase::Over).then(|| Revealed {
        ducats: game.secrets.map(|_, own| own.ducats),
        hands: game.secrets.map(|_, own| own.hand),
    });
    let mut own = *known.own;
    if revealed.is_some() {
        // Who has seen what is of no interest where everything is open.
        own.known = PerSeat::new(game.config.seats, CardSet::EMPTY);
    }
    View {
        config: game.config,
        viewer: known.viewer,
        board: game.board,
        own,
        book: known.seen_book(),
        revealed,
    }
}

impl Genoa {
    /// All that this viewer may know.
    #[inline]
    pub fn known(&self, viewer: Viewer) -> Known<'_> {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.number() < self.config.seats => Some(seat),
            Viewer::Seat(_) | Viewer::Bystander => None,
        };
        let own = seat.map_or(&self.bystander, |seat| &self.secrets[seat]);
        Known { config: &self.config, viewer: seat, board: &self.board, own, book: &self.book }
    }

    /// All that this seat may know.
    #[inline]
    pub(crate) fn known_by(&self, seat: Seat) -> Known<'_> {
        self.known(Viewer::Seat(seat))
    }
}

/// Chapter 5 as the viewer may know it. Of a book that a view holds nothing more is left out.
impl<'a> Known<'a> {
    /// GEN-5.3: the offers that stand, with the cards that the viewer may know; sealed ones (GEN-5.17) last, and only its
    /// own. While cards are named (GEN-5.7), those that were accepted and are not executed yet.
    pub fn offers(self) -> impl Iterator<Item = StandingOffer> + use<'a> {
        self.book.offers.standing().iter().filter_map(move |offer| {
            let terms = self.seen_terms(offer)?;
            Some(Offer { number: offer.number, from: offer.from, to: offer.to, terms })
        })
    }

    /// GEN-5.13: the asks that stand, with the cards that the viewer may know.
    pub fn asks(self) -> impl Iterator<Item = Offer<Request>> + use<'a> {
        self.book.asks.standing().iter().map(move |ask| Offer { terms: self.seen_request(ask), ..*ask })
    }

    /// GEN-5.4: how many offers a seat has made in this window; in rounds only the own are known (GEN-5.17).
    pub fn offers_posted(self, seat: Seat) -> u8 {
        if self.told().contains(seat) { self.book.offers.posted(seat) } else { 0 }
    }

    /// GEN-5.3: how many offers of this seat stand, as far as the viewer knows.
    pub fn offers_standing(self, seat: Seat) -> usize {
        let of_seat = self.book.offers.standing().iter().filter(|offer| offer.from == seat);
        of_seat.filter(|offer| !offer.is_sealed() || self.viewer == Some(offer.from)).count()
    }

    /// GEN-5.4: how many offers a seat has left in this window, as far as the viewer knows.
    pub fn offers_left(self, seat: Seat) -> u8 {
        let hidden = self.book.offers.posted(seat) - self.offers_posted(seat);
        self.book.offers.left(seat) + hidden
    }

    /// GEN-5.13: how often the active player has asked in this window.
    pub fn asks_posted(self) -> u8 {
        self.book.asks.posted(self.board.turn.active)
    }

    /// GEN-5.13: how often the active player may still ask in this window.
    pub fn asks_left(self) -> u8 {
        self.book.asks.left(self.board.turn.active)
    }

    /// GEN-5.13: has this seat met this ask, as far as the viewer knows?
    pub fn has_met(self, seat: Seat, ask: OfferNumber) -> bool {
        self.told().contains(seat) && self.book.has_met(seat, ask)
    }

    /// GEN-5.13: has this seat met any ask of this window, as far as the viewer knows?
    pub fn has_met_any(self, seat: Seat) -> bool {
        self.told().contains(seat) && self.book.met.iter().any(|met| met.contains(seat))
    }

    /// Has nothing been offered or asked in this window?
    pub fn is_silent(self) -> bool {
        let none = OfferNumber::default();
        self.book.offers.last() == none && self.book.asks.last() == none
    }

    /// GEN-5.17: the seats of which the viewer knows how much they have said.
    fn told(self) -> SeatSet {
        match self.viewer {
            _ if !self.config.rounds => SeatSet::first(self.config.seats),
            Some(seat) => seat.into(),
            None => SeatSet::EMPTY,
        }
    }

    fn seen_book(self) -> Book {
        let told = self.told();
        Book {
            offers: self.book.offers.known_to(told, |offer| self.seen_terms(offer).map(Posted::plain)),
            asks: self.book.asks.map(|ask| self.seen_request(ask)),
            met: self.book.met.map(|met| met & told),
        }
    }

    /// GEN-5.17: what is sealed is its maker's. The active player knows its own cards where an offer wants them.
    fn seen_terms(self, offer: &PostedOffer) -> Option<Terms> {
        if offer.is_sealed() && self.viewer != Some(offer.from) {
            return None;
        }
        let terms = match self.viewer {
            Some(seat) if offer.to.contains(seat) => offer.terms.terms,
            _ => offer.terms.seen_by_maker(),
        };
        Some(terms.seen_by(Reader::of(self.viewer, offer.from, offer.to)))
    }

    fn seen_request(self, ask: &Offer<Request>) -> Request {
        let reader = Reader::of(self.viewer, ask.from, ask.to);
        Request { terms: ask.terms.terms.seen_by(reader), ..ask.terms }
    }
}

/// How much of an offer or an ask a viewer may read.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(crate) enum Reader {
    Maker,
    Partner,
    Others,
}

impl Reader {
    fn of(viewer: Option<Seat>, maker: Seat, to: SeatSet) -> Reader {
        match viewer {
            Some(seat) if seat == maker => Reader::Maker,
            Some(seat) if to.contains(seat) => Reader::Partner,
            _ => Reader::Others,
        }
    }
}

impl Terms {
    /// GEN-5.3: cards that are not shown appear as their kind.
    pub(crate) fn seen_by(mut self, reader: Reader) -> Terms {
        let visible = match reader {
            Reader::Maker => return self,
            Reader::Partner => self.shown.any(),
            Reader::Others => self.shown.all,
        };
        self.give.kinds += backs(self.give.cards.without(visible));
        self.give.cards = self.give.cards.and(visible);
        if reader == Reader::Others {
            self.shown.partner = CardSet::EMPTY;
            self.want.kinds += backs(self.want.cards);
            self.want.cards = CardSet::EMPTY;
        }
        self
    }
}

/// The event without what this viewer must not hear. Every event is named here, so that a new one does not compile until
/// somebody has said who hears it.
#[expect(clippy::too_many_lines, reason = "a flat match")]
pub(crate) fn veil(event: &Event, viewer: Viewer) -> Option<Event> {
    let is_viewer = |seat: Seat| viewer == Viewer::Seat(seat);
    let reader = |from: Seat, to: SeatSet| match viewer {
        Viewer::Seat(seat) => Reader::of(Some(seat), from, to),
        Viewer::Bystander => Reader::Others,
    };
    let mut heard = event.clone();
    match &mut heard {
        Event::HandDealt { seat, cards } => keep_if(is_viewer(*seat), cards),
        Event::Sealed { seat, .. } | Event::MetSealed { seat, .. } | Event::MessageSealed { seat, .. } => {
            if !is_viewer(*seat) {
                return None;
            }
        }
        Event::Offered { offer } | Event::Revealed { offer } | Event::Met { offer, .. } => {
            offer.terms = offer.terms.seen_by(reader(offer.from, offer.to));
        }
        Event::Asked { ask } => ask.terms.terms = ask.terms.terms.seen_by(reader(ask.from, ask.to)),
        // GEN-5.6: why an offer lapsed is its owner's.
        Event::Lapsed { seat, offer } => {
            if !is_viewer(*seat) {
                return Some(Event::Withdrawn { seat: *seat, offer: *offer });
            }
        }
        Event::AskLapsed { seat, ask } => {
            if !is_viewer(*seat) {
                return Some(Event::AskWithdrawn { seat: *seat, ask: *ask });
            }
        }
        Event::Dealt { by, to, deal, .. } => {
            if !is_viewer(*by) && !is_viewer(*to) {
                *deal = deal.seen_by(Reader::Others);
            }
        }
        Event::Named { seat, card, .. }
        | Event::ExchangeTook { seat, card, .. }
        | Event::PrivilegeTaken { seat, card } => keep_if(is_viewer(*seat), card),
        Event::Received { seat, faces, picker, .. } => {
            keep_if(is_viewer(*seat) || picker.is_some_and(is_viewer), faces);
        }
        Event::HandedOver { from, to, faces, .. } => keep_if(is_viewer(*from) || is_viewer(*to), faces),
        Event::StartPlayer { .. }
        | Event::Round { .. }
        | Event::Turn { .. }
        | Event::Rolled { .. }
        | Event::Started { .. }
        | Event::MarkerAdvanced { .. }
        | Event::WindowOpened { .. }
        | Event::Withdrawn { .. }
        | Event::AskWithdrawn { .. }
        | Event::Passed { .. }
        | Event::Accepted { .. }
        | Event::Moved { .. }
        | Event::Forgone { .. }
        | Event::Skipped { .. }
        | Event::ActionBegun { .. }
        | Event::AnyWare { .. }
        | Event::ExchangeGave { .. }
        | Event::BuildingAction { .. }
        | Event::OwnerFee { .. }
        | Event::LargeOrder { .. }
        | Event::SmallOrder { .. }
        | Event::ActionEnded { .. }
        | Event::TurnEnded { .. }
        | Event::Marked { .. }
        | Event::LastCall { .. }
        | Event::Done { .. }
        | Event::Delivered { .. }
        | Event::Reshuffled { .. }
        | Event::Scored { .. }
        | Event::Ended { .. } => {}
    }
    Some(heard)
}

/// Forgets a secret that this viewer is not told.
fn keep_if<T>(is_told: bool, secret: &mut Option<T>) {
    if !is_told {
        *secret = None;
    }
}

/// Cards that come out of a deck or a hand, faces that are shown, sealed answers, and the end. GEN-4.60, GEN-5.17: whoever
/// closes the last answer learns what the others have sealed, even if it was nothing.
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
        Event::StartPlayer { .. }
        | Event::HandDealt { .. }
        | Event::Round { .. }
        | Event::Turn { .. }
        | Event::Started { .. }
        | Event::MarkerAdvanced { .. }
        | Event::WindowOpened { .. }
        | Event::Sealed { .. }
        | Event::Met { .. }
        | Event::MetSealed { .. }
        | Event::Withdrawn { .. }
        | Event::Lapsed { .. }
        | Event::AskWithdrawn { .. }
        | Event::AskLapsed { .. }
        | Event::Accepted { .. }
        | Event::Named { .. }
        | Event::Moved { .. }
        | Event::Forgone { .. }
        | Event::Skipped { .. }
        | Event::ActionBegun { .. }
        | Event::AnyWare { .. }
        | Event::BuildingAction { .. }
        | Event::OwnerFee { .. }
        | Event::ActionEnded { .. }
        | Event::TurnEnded { .. }
        | Event::Marked { .. }
        | Event::LastCall { .. }
        | Event::MessageSealed { .. }
        | Event::Reshuffled { .. } => false,
    }
}
