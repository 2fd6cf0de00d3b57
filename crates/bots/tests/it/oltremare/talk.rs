//! How bots talk that think: no claim of theirs tells of a pirate, they remember who lied to them, and do not repeat themselves.

use std::collections::HashMap;

use bots::{Bot, BotRng, Bots, Budget, Mind, Policy, Question, Search as _};
use oltremare::{Card, Claim, Decision, Event, Given, Good, Oltremare, Proposal, Slot, Symbol};
use table::{Dice, FromScene, Game, OfferNumber, Seat, Seed, Viewer, veiled};

use super::{RULESETS, config};
use crate::play::{Match, play_for};

const FEW: Budget = Budget::Iterations(16);

/// As those decide that think, but with the first choice that comes to mind: that is quick.
struct PolicyAlone {
    rng: BotRng,
    scratch: <Oltremare as Policy>::Scratch,
}

impl PolicyAlone {
    fn new(rng: BotRng) -> PolicyAlone {
        PolicyAlone { rng, scratch: <Oltremare as Policy>::Scratch::default() }
    }

    fn say(&mut self, question: &Question<'_, Oltremare>) -> Option<Decision> {
        let known = Oltremare::known_in(&question.view, question.seat);
        let usual = Oltremare::thinking_habits();
        let habits = Oltremare::habits_after(&usual, known, &question.heard, &mut self.rng);
        let mind = Mind { habits: &habits, rng: &mut self.rng, scratch: &mut self.scratch };
        Oltremare::answer(known, &question.prompt(), mind)
    }
}

impl Bot<Oltremare> for PolicyAlone {
    fn decide(&mut self, question: &Question<'_, Oltremare>, _: Budget) -> Decision {
        self.say(question).unwrap()
    }

    fn remark(&mut self, question: &Question<'_, Oltremare>, _: Budget) -> Option<Decision> {
        self.say(question)
    }
}

/// All events of matches of four bots.
fn matches(count: u64, bot: impl Fn(BotRng) -> Box<dyn Bot<Oltremare>>) -> Vec<Event> {
    let mut all = Vec::new();
    for number in 0..count {
        let seed = Seed::from_number(number);
        let mut bots: Vec<_> = (0..4).map(|seat| bot(BotRng::of(&seed.of_series(seat)))).collect();
        let mut game =
            Oltremare::set_up(&config(4, RULESETS[0]), Dice::new(seed), &mut ()).expect("a usual set-up");
        let decide = |game: &mut Oltremare, seat, decision, events: &mut Vec<Event>| {
            game.decide(seat, decision, events)?;
            all.extend_from_slice(events);
            Ok(())
        };
        bots::play(&mut game, |game| game, Vec::new(), &mut bots, FEW, decide).unwrap();
    }
    all
}

fn is_pirate(card: Card) -> bool {
    card.symbols().contains(Symbol::Pirate)
}

/// The mutual information of what is claimed of a card and whether it shows a pirate.
fn bits_told(events: &[Event]) -> f64 {
    let mut counts = HashMap::<Claim, [f64; 2]>::new();
    let mut all = [0.0; 2];
    for event in events {
        let Event::Proposed { offer } = event else { continue };
        for given in &offer.terms.give {
            let kind = usize::from(is_pirate(given.card.unwrap()));
            counts.entry(given.claim).or_default()[kind] += 1.0;
            all[kind] += 1.0;
        }
    }
    let sum = all[0] + all[1];
    assert!(all[0] > 300.0 && all[1] > 300.0, "{all:?} cards");
    let cells = counts.values().flat_map(|row| [0, 1].map(|kind| (row[kind], row[0] + row[1], all[kind])));
    let cells = cells.filter(|(both, ..)| *both > 0.0);
    cells.map(|(both, row, column)| both / sum * (both * sum / (row * column)).log2()).sum()
}

#[test]
fn a_claim_tells_nothing_of_a_pirate() {
    let greedy = matches(12, |rng| Oltremare::bot("greedy", rng).unwrap());
    assert!(bits_told(&greedy) > 0.3, "{}: greedy leaves pirates out", bits_told(&greedy));
    let thinking = matches(60, |rng| Box::new(PolicyAlone::new(rng)));
    assert!(bits_told(&thinking) < 0.02, "{}", bits_told(&thinking));
}

/// Proposals and refusals, and deals.
fn noise(events: &[Event]) -> (usize, usize) {
    let is_noise = |event: &&Event| matches!(event, Event::Proposed { .. } | Event::Declined { .. });
    let deals = events.iter().filter(|event| matches!(event, Event::Dealt { .. })).count();
    (events.iter().filter(is_noise).count(), deals)
}

#[test]
fn who_thinks_offers_what_is_likely_to_be_accepted() {
    let (noise_of_greedy, deals_of_greedy) =
        noise(&matches(20, |rng| Oltremare::bot("greedy", rng).unwrap()));
    let (noise, deals) = noise(&matches(20, |rng| Box::new(PolicyAlone::new(rng))));
    assert!(3 * noise <= noise_of_greedy, "{noise} against {noise_of_greedy}");
    // They take no pirates back, and still deal as often, but for chance.
    assert!(20 * deals >= 19 * deals_of_greedy, "{deals} deals against {deals_of_greedy}");
}

/// In one turn nobody is asked twice for the same goods who has refused them, and nothing is asked twice at the same time.
#[test]
fn masters_do_not_repeat_themselves() {
    let names = ["master"; 4];
    for number in 0..2 {
        let Match { events, .. } = play_for::<Oltremare>(&config(4, RULESETS[0]), &names, number, FEW);
        let mut offers = HashMap::<OfferNumber, (Seat, Vec<Option<Good>>)>::new();
        let mut refused = Vec::<(Seat, Seat, Option<Good>)>::new();
        for event in &events {
            match event {
                Event::Turn { .. } => {
                    offers.clear();
                    refused.clear();
                }
                Event::Proposed { offer } => {
                    let wanted: Vec<_> = offer.terms.want.iter().map(|slot| slot.good).collect();
                    for (of, good) in
                        offer.to.iter().flat_map(|of| wanted.iter().map(move |good| (of, *good)))
                    {
                        let again = refused.contains(&(offer.from, of, good));
                        assert!(!again, "{number}: {} asks {of} again for {good:?}", offer.from);
                    }
                    offers.insert(offer.number, (offer.from, wanted));
                }
                Event::Declined { seat, offer } => {
                    let (from, wanted) = &offers[offer];
                    refused.extend(wanted.iter().map(|good| (*from, *seat, *good)));
                }
                _ => {}
            }
        }
    }
}

/// A table with what the second seat has heard of it.
struct Told {
    game: Oltremare,
    heard: Vec<Event>,
}

const P0: Seat = Seat::ALL[0];
const P1: Seat = Seat::ALL[1];

impl Told {
    /// P1 continues salt; whoever has the turn has much salt with pirates.
    fn salt() -> Told {
        let scene = r#"{ "seats": 3, "phase": "trade", "players": [
            { "hand": ["c33", "c34", "c37", "c39", "c42", "c62", "c65", "c71"], "cargo": ["c66"] },
            { "hand": ["c69", "c93", "c95"], "cargo": ["c38", "c35"] }] }"#;
        let mut events = Vec::new();
        let game = Oltremare::from_scene(&serde_json::from_str(scene).unwrap(), &mut events).unwrap();
        Told { game, heard: veiled::<Oltremare>(&events, Viewer::Seat(P1)).collect() }
    }

    fn say(&mut self, seat: Seat, decision: Decision) {
        let mut events = Vec::new();
        self.game.decide(seat, decision, &mut events).unwrap();
        self.heard.extend(veiled::<Oltremare>(&events, Viewer::Seat(P1)));
    }

    /// P0 sells a card for so many ducats, and says that it has no pirate.
    fn offer(&mut self, card: &str, ducats: u8) -> OfferNumber {
        let claim = Claim { symbols: [Symbol::Ducat, Symbol::Card].into_iter().collect(), load: None };
        let give = [Given { card: Card::with_id(card).unwrap(), claim }].into_iter().collect();
        self.say(
            P0,
            Decision::Propose(Proposal { to: Some(P1), give, want_ducats: ducats, ..Proposal::default() }),
        );
        self.game.view(Viewer::Bystander).offers.last()
    }

    /// Does P1 say yes to this offer?
    fn agrees(&self, bot: &mut dyn Bot<Oltremare>) -> bool {
        let question = Question::at(&self.game, P1, &self.heard);
        matches!(bot.answer(&question, Budget::Iterations(400)), Some(Decision::Accept { .. }))
    }
}

#[test]
fn a_pirate_given_away_is_not_taken_back() {
    let mut told = Told::salt();
    let want = [Slot { good: Some(Good::Salt), claim: Claim::default() }].into_iter().collect();
    let offer = told.offer("c34", 0);
    told.say(P1, Decision::Accept { offer, cards: [].into_iter().collect() });
    told.say(P0, Decision::Propose(Proposal { to: Some(P1), want, ..Proposal::default() }));
    let offer = told.game.view(Viewer::Bystander).offers.last();
    let cards = [Card::with_id("c34").unwrap()].into_iter().collect();
    told.say(P1, Decision::Accept { offer, cards });
    told.offer("c34", 0);
    for number in 0..8 {
        let mut master = Oltremare::bot("master", BotRng::new(number)).unwrap();
        assert!(!told.agrees(&mut *master), "{number}: the pirate is back");
    }
    let mut greedy = Oltremare::bot("greedy", BotRng::new(0)).unwrap();
    assert!(told.agrees(&mut *greedy), "the offer looks good to whoever forgets");
}
