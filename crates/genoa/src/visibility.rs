//! Visibility (chapter 8): purses, hands, draw piles and sealed answers are hidden; whoever has seen a face knows it.

mod imagine;

use table::{Offer, PerSeat, Seat, SeatSet, Viewer};

use crate::bargain::{Gain, Kept, Pick, Request, Terms, backs, seen_offer};
use crate::board::ByField;
use crate::view::{SeenPlayer, View};
use crate::{CardCounts, CardKind, CardSet, Event, Genoa, Good, Phase, Step};

pub(crate) use imagine::imagine;

/// The table of chapter 8.
pub(crate) fn view(game: &Genoa, viewer: Viewer) -> View {
    let seat = match viewer {
        Viewer::Seat(seat) if seat.number() < game.config.seats => Some(seat),
        Viewer::Seat(_) | Viewer::Bystander => None,
    };
    let own = |cards: &PerSeat<CardSet>| seat.map_or(CardSet::EMPTY, |seat| cards[seat]);
    let me = seat.map_or(SeatSet::EMPTY, SeatSet::from);
    let told = if game.config.rounds { me } else { SeatSet::first(game.config.seats) };
    View {
        config: game.config,
        viewer: seat,
        start: game.start,
        round: game.round,
        marker: game.marker,
        final_field: game.config.final_field(),
        phase: game.phase,
        turn: game.turn,
        discs: game.discs(),
        players: game.players.map(|other, _| game.seen_player(other, seat)),
        hand: own(&game.hands),
        wares: game.wares,
        specials: game.specials,
        decks: CardCounts::of(
            CardKind::ALL.map(|kind| u8::try_from(game.decks[kind].len()).expect("at most 16 cards")),
        ),
        discard: game.discard,
        shuffled: game.shuffled,
        markers: game.markers,
        offers: game.book.offers.known_to(told, |offer| seen_terms(offer, seat)),
        asks: game.book.asks.map(|ask| {
            let Offer { terms, to, from, .. } = game.seen_ask(ask);
            Request { terms: terms.terms.seen_by(Reader::of(seat, from, to)), ..terms }
        }),
        met: game.book.met.map(|met| met & told),
        bared: own(&game.book.bared),
        named: game.named.and(own(&game.hands)),
        drawn: if game.sees_drawn(seat) { game.drawn } else { CardSet::EMPTY },
    }
}

impl Genoa {
    /// GEN-4.7, GEN-4.54.
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

    /// The acting player, and the active one if it picks.
    fn sees_drawn(&self, viewer: Option<Seat>) -> bool {
        let Some(acting) = self.turn.acting else { return false };
        let picks = matches!(acting.promise, Some(Gain::Cards { pick: Pick::Active, .. }));
        self.phase == Phase::Action(Step::HandOver)
            && (viewer == Some(acting.seat) || picks && viewer == Some(self.turn.active))
    }
}

/// GEN-5.17: what is sealed is its maker's. The active player knows its own cards where an offer wants them.
fn seen_terms(offer: &Offer<Kept>, viewer: Option<Seat>) -> Option<Terms> {
    if offer.is_sealed() && viewer != Some(offer.from) {
        return None;
    }
    let terms = match viewer {
        Some(seat) if offer.to.contains(seat) => offer.terms.terms(),
        _ => seen_offer(offer).terms,
    };
    Some(terms.seen_by(Reader::of(viewer, offer.from, offer.to)))
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
