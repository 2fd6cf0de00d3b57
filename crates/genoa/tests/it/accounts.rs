//! Random matches, and what their events must add up to: GEN-9.6 (money), GEN-9.10, GEN-9.11, GEN-9.12, GEN-9.13,
//! GEN-9.14 (actions, deals, markers,
//! messages).

use std::collections::BTreeMap;

use genoa::{Building, Card, Config, Decision, Event, Face, Field, Genoa, Terms};
use table::{Config as _, Dice, Game, OfferNumber, Seat, Seed, Viewer};

/// What this turn has brought so far.
#[derive(Default)]
struct Turn {
    active: Seat,
    trail: Vec<Field>,
    /// GEN-9.10: where somebody has acted.
    used: Vec<Building>,
    /// GEN-9.10: actions of each seat, and what allowed them.
    actions: BTreeMap<Seat, u32>,
    cards_spent: BTreeMap<Seat, u32>,
    bonus: u32,
    /// GEN-9.12: who must act where, by a deal.
    agreed: Option<(Seat, Building)>,
    /// Who acts where, and how many effects that had.
    acting: Option<(Seat, Building, u32)>,
    /// GEN-9.13.
    marked: Vec<(Seat, Field)>,
    /// Offers of this window, by their numbers.
    offers: BTreeMap<OfferNumber, Terms>,
    /// GEN-9.12: of the accepted offers that are not executed yet, how many.
    accepted: u32,
}

/// What the accounts of a whole match say.
#[derive(Default)]
struct Accounts {
    turn: Turn,
    /// GEN-9.12.
    building_deals: u32,
    street_deals: u32,
}

impl Accounts {
    fn hear_all(&mut self, events: &[Event]) {
        for event in events {
            self.hear(event);
        }
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Turn { seat } => self.begin_turn(*seat),
            Event::Rolled { field, .. } | Event::Started { field, .. } => self.turn.trail.push(*field),
            Event::Moved { field, .. } => {
                assert_eq!(self.turn.acting, None, "the tower waits for the end of an action");
                self.turn.trail.push(*field);
            }
            Event::WindowOpened { .. } => {
                assert_eq!((self.turn.agreed, self.turn.acting), (None, None), "GEN-9.12");
                self.turn.offers.clear();
            }
            Event::Offered { offer } | Event::Revealed { offer } | Event::Met { offer, .. } => {
                self.turn.offers.insert(offer.number, offer.terms);
            }
            Event::Accepted { offer, by, .. } => self.accept(*offer, *by),
            Event::Dealt { offer, .. } => self.deal(*offer),
            Event::Forgone { .. } => {
                assert_eq!((self.turn.agreed, self.turn.accepted), (None, 0), "GEN-9.12");
            }
            Event::Marked { seat, street, .. } => self.mark(*seat, *street),
            Event::Delivered { card, .. } => self.deliver(*card),
            _ => self.act(event),
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        assert_eq!((self.turn.agreed, self.turn.acting, self.turn.accepted), (None, None, 0), "GEN-9.12");
        self.turn = Turn { active: seat, ..Turn::default() };
    }

    fn accept(&mut self, offer: OfferNumber, by: Seat) {
        self.turn.accepted += 1;
        if let Some(building) = self.turn.offers[&offer].target.building() {
            assert_eq!((self.turn.agreed, self.turn.accepted), (None, 1), "GEN-5.9: one deal for a building");
            self.turn.agreed = Some((by, building));
            self.building_deals += 1;
        } else {
            self.street_deals += 1;
        }
    }

    fn deal(&mut self, offer: OfferNumber) {
        assert!(self.turn.offers.contains_key(&offer));
        self.turn.accepted -= 1;
    }

    /// GEN-9.10, GEN-9.12: an action is begun by whoever has agreed to it, else by the active player, and has one effect.
    fn act(&mut self, event: &Event) {
        let turn = &mut self.turn;
        match *event {
            Event::ActionBegun { seat, building, bonus, card } => {
                assert_eq!((turn.acting, turn.accepted), (None, 0), "GEN-9.12");
                let expected = turn.agreed.take().unwrap_or((turn.active, building));
                assert_eq!((seat, building), expected, "GEN-9.12");
                assert_eq!(turn.trail.last(), Some(&building.into()), "GEN-9.12");
                assert!(!turn.used.contains(&building), "GEN-9.10: {building} is used twice");
                turn.used.push(building);
                turn.bonus += u32::from(bonus);
                *turn.cards_spent.entry(seat).or_default() += u32::from(card);
                *turn.actions.entry(seat).or_default() += 1;
                let bonus = if seat == turn.active { turn.bonus } else { 0 };
                let allowed = 1 + bonus + turn.cards_spent[&seat];
                assert!(turn.bonus <= 1 && turn.actions[&seat] <= allowed, "GEN-9.10: {seat}");
                turn.acting = Some((seat, building, 0));
            }
            // What a building_action yields is told right after it, and is no effect.
            Event::LargeOrder { seat, .. } | Event::PrivilegeTaken { seat, .. } => turn.effect(seat),
            Event::ActionEnded { seat } => {
                let (actor, _, effects) = turn.acting.take().unwrap();
                assert_eq!((actor, effects), (seat, 1), "GEN-4.21");
            }
            _ => {}
        }
    }

    fn mark(&mut self, seat: Seat, street: Field) {
        let fresh = self.turn.marked.iter().all(|(other, closed)| *other != seat && *closed != street);
        assert!(fresh && street.is_street() && self.turn.trail.contains(&street), "GEN-9.13");
        self.turn.marked.push((seat, street));
    }

    fn deliver(&mut self, card: Card) {
        let Face::Message { buildings } = card.face() else { panic!("{card} is no message") };
        assert!(buildings.iter().all(|building| self.turn.trail.contains(&(*building).into())), "GEN-9.14");
    }
}

impl Turn {
    fn effect(&mut self, seat: Seat) {
        let acting = self.acting.as_mut().unwrap();
        assert_eq!(acting.0, seat);
        acting.2 += 1;
    }
}

/// GEN-9.6: what the bank and the deals of these events bring each seat.
fn income(events: &[Event], seats: u8) -> Vec<i64> {
    let mut income = vec![0; usize::from(seats)];
    for event in events {
        match event {
            Event::LargeOrder { seat, ducats, .. } => income[seat.index()] += exactly(*ducats, 100),
            Event::SmallOrder { seat, ducats, .. } => income[seat.index()] += exactly(*ducats, 40),
            Event::Delivered { seat, ducats, .. } => income[seat.index()] += exactly(*ducats, 30),
            Event::OwnerFee { seat, ducats, .. } => income[seat.index()] += exactly(*ducats, 10),
            Event::Dealt { by, to, deal, .. } => {
                let paid = i64::from(deal.give.ducats) - i64::from(deal.want.ducats);
                income[by.index()] -= paid;
                income[to.index()] += paid;
            }
            _ => {}
        }
    }
    income
}

fn exactly(ducats: u16, expected: u16) -> i64 {
    assert_eq!(ducats, expected);
    i64::from(ducats)
}

fn purses(game: &Genoa, seats: u8) -> Vec<i64> {
    let own = |seat| game.view(Viewer::Seat(seat)).ducats(seat).unwrap();
    Seat::first(seats).map(|seat| i64::from(own(seat))).collect()
}

/// GEN-9.11: no `forgo` while an obliging offer stands.
fn obliged(game: &Genoa) -> bool {
    game.known(Viewer::Bystander).offers().any(|offer| offer.terms.want.is_empty())
}

/// Plays one match and keeps its accounts.
fn keep_accounts(config: &Config, number: u64) -> Accounts {
    let mut choice = Dice::new(Seed::from_number(number).of_series(3));
    let mut events = Vec::new();
    let mut game = Genoa::set_up(config, Dice::new(Seed::from_number(number)), &mut events).unwrap();
    let mut accounts = Accounts::default();
    accounts.hear_all(&events);
    while !game.awaiting().is_over() {
        let (seat, decision) = crate::random::choose(&game, &mut choice);
        assert!(decision != Decision::Forgo || !obliged(&game), "GEN-9.11");
        let before = purses(&game, config.seats);
        events.clear();
        game.decide(seat, decision, &mut events).unwrap();
        if decision == Decision::Effect {
            accounts.turn.effect(seat);
        }
        accounts.hear_all(&events);
        let expected: Vec<i64> =
            before.iter().zip(income(&events, config.seats)).map(|(purse, income)| purse + income).collect();
        assert_eq!(purses(&game, config.seats), expected, "GEN-9.6: {decision:?} of {seat}");
    }
    accounts
}

#[test]
fn every_match_adds_up() {
    for seats in 2..=5 {
        for rounds in [false, true] {
            let config = Config { rounds, ..Config::standard(seats) };
            let all: Vec<Accounts> = (0..20).map(|number| keep_accounts(&config, number)).collect();
            let deals: u32 = all.iter().map(|accounts| accounts.building_deals).sum();
            let streets: u32 = all.iter().map(|accounts| accounts.street_deals).sum();
            assert!(deals > 20 && streets > 20, "{seats} seats: {deals} and {streets} deals");
        }
    }
}
