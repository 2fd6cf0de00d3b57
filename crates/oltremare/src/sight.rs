//! Visibility (chapter 8): hands, pirate stacks and stock are hidden, and so is a choice in the making.

mod imagine;

use table::{OfferNumbers, Pile, Seat, Viewer};

use crate::cards::Stacks;
use crate::components::CARDS;
use crate::{Card, CardSet, Event, Oltremare, Phase, Revealed, SeenPlayer, View};

pub(crate) use imagine::imagine;

impl Oltremare {
    /// The table of chapter 8. OLT-9.13: no face that it denies.
    pub(crate) fn sight(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.number() < self.config.seats => Some(seat),
            _ => None,
        };
        let making = seat == Some(self.turn.active);
        View {
            config: self.config,
            viewer: seat,
            goods: self.config.goods(),
            start: self.start,
            phase: self.phase,
            turn: self.turn,
            players: self.players.map(|other, _| self.seen_player(other, seat)),
            hand: seat.map_or(CardSet::EMPTY, |seat| self.hands[seat]),
            run: if making { self.run } else { Pile::new() }, // OLT-4.91
            path: if making { self.path } else { Pile::new() },
            played: self.played,
            ports: self.ports,
            stock: u8::try_from(self.stock.len()).expect("98 cards") + u8::from(self.venice.is_some()),
            venice: self.venice.is_some(),
            last_card_drawn: self.last_card_drawn,
            supply: self.supply(),
            discard: self.discard,
            turned_up: self.turned_up,
            offers: self.book.offers.map(|offer| {
                let terms = self.seen(offer).terms;
                if Some(offer.from) == seat { terms } else { terms.veiled() }
            }),
            announced: self.book.announced,
            addressed: seat.map_or(OfferNumbers::default(), |seat| self.book.addressed[seat]),
            revealed: (self.phase == Phase::Over).then(|| self.reveal()),
        }
    }

    fn seen_player(&self, seat: Seat, viewer: Option<Seat>) -> SeenPlayer {
        let player = &self.players[seat];
        let cargo = bottom_up(&self.cargo, seat);
        SeenPlayer {
            ducats: player.ducats,
            prestige: player.prestige,
            ship: player.ship,
            tokens: player.tokens,
            token: player.token,
            hand: self.hands[seat].len(),
            known: viewer.map_or(CardSet::EMPTY, |viewer| self.known[viewer].and(self.hands[seat])),
            cargo_cards: self.cargo.len(seat),
            cargo: if self.config.memory_aid { cargo } else { cargo.top().copied().into_iter().collect() },
            pirates: self.pirates.len(seat),
            cashed: player.cashed,
        }
    }

    /// OLT-8.1.
    fn reveal(&self) -> Revealed {
        Revealed {
            hands: self.hands,
            cargo: self.hands.map(|seat, _| bottom_up(&self.cargo, seat)),
            pirates: self.hands.map(|seat, _| bottom_up(&self.pirates, seat)),
            stock: self.stock,
        }
    }
}

fn bottom_up(stacks: &Stacks, seat: Seat) -> Pile<Card, { CARDS.len() }> {
    let mut cards: Pile<Card, { CARDS.len() }> = stacks.iter(seat).collect();
    cards.as_mut_slice().reverse();
    cards
}

/// OLT-4.91, OLT-5.31: what others are not told. A new event does not compile before it is said who hears it.
pub(crate) fn veil(event: &Event, viewer: Viewer) -> Option<Event> {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    let mut heard = event.clone();
    match &mut heard {
        Event::Chosen { seat, .. } | Event::Steered { seat, .. } => {
            if !is(*seat) {
                return None;
            }
        }
        Event::HandDealt { seat, cards } | Event::Drew { seat, cards, .. } => {
            *cards = cards.filter(|_| is(*seat));
        }
        Event::Discarded { seat, cards, .. } => *cards = cards.take().filter(|_| is(*seat)),
        Event::Bought { seat, card, .. } => *card = card.filter(|_| is(*seat)),
        Event::Proposed { offer } | Event::Reworded { offer, .. } => {
            if !is(offer.from) {
                offer.terms = offer.terms.veiled();
            }
        }
        Event::Dealt { from, to, give, take, .. } => {
            if !is(*from) && !is(*to) {
                give.iter_mut().chain(take).for_each(|card| *card = card.veiled());
            }
        }
        Event::StartPlayer { .. }
        | Event::StartPort { .. }
        | Event::Turn { .. }
        | Event::Influence { .. }
        | Event::Announced { .. }
        | Event::Withdrawn { .. }
        | Event::Declined { .. }
        | Event::Lapsed { .. }
        | Event::Prestige { .. }
        | Event::TradeEnded { .. }
        | Event::Played { .. }
        | Event::Earned { .. }
        | Event::Lost { .. }
        | Event::Fought { .. }
        | Event::CalmSea { .. }
        | Event::Sailed { .. }
        | Event::Arrived { .. }
        | Event::FoundCompass { .. }
        | Event::Jumped { .. }
        | Event::Stowed { .. }
        | Event::LookedAtStock { .. }
        | Event::VeniceDrawn { .. }
        | Event::PrestigePaid { .. }
        | Event::CargoSold { .. }
        | Event::LastCard { .. }
        | Event::Restocked { .. }
        | Event::Liquidated { .. }
        | Event::Scored { .. }
        | Event::Ended { .. } => {}
    }
    Some(heard)
}

/// Cards that come out of the stock, off a pirate stack or out of a hand; where Venice lies; and the end.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Bought { .. }
        | Event::Dealt { .. }
        | Event::Played { .. }
        | Event::Lost { .. }
        | Event::Drew { .. }
        | Event::LookedAtStock { .. }
        | Event::VeniceDrawn { .. }
        | Event::Liquidated { .. }
        | Event::Scored { .. }
        | Event::Ended { .. } => true,
        Event::StartPlayer { .. }
        | Event::StartPort { .. }
        | Event::HandDealt { .. }
        | Event::Turn { .. }
        | Event::Influence { .. }
        | Event::Chosen { .. }
        | Event::Discarded { .. }
        | Event::Announced { .. }
        | Event::Proposed { .. }
        | Event::Reworded { .. }
        | Event::Withdrawn { .. }
        | Event::Declined { .. }
        | Event::Lapsed { .. }
        | Event::Prestige { .. }
        | Event::TradeEnded { .. }
        | Event::Earned { .. }
        | Event::Fought { .. }
        | Event::CalmSea { .. }
        | Event::Steered { .. }
        | Event::Sailed { .. }
        | Event::Arrived { .. }
        | Event::FoundCompass { .. }
        | Event::Jumped { .. }
        | Event::Stowed { .. }
        | Event::PrestigePaid { .. }
        | Event::CargoSold { .. }
        | Event::LastCard { .. }
        | Event::Restocked { .. } => false,
    }
}
