//! How bots talk in Oltremare, in figures: how much is proposed and refused for a deal, how often claims are true, what a claim
//! tells of a pirate that it does not mention, and who believes liars.
//!
//! `oltremare_talk <bots> <matches> [iterations] [first seed]`, as in `oltremare_talk master,greedy,greedy,greedy 200 40`.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a tool for whoever works on the bots")]

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;
use std::time::{Duration, Instant};

use bots::{Bot, BotRng, Bots, Budget, Greedy};
use oltremare::{Card, Claim, Decision, Event, Oltremare, SeenCard, Symbol};
use table::{Config as _, Dice, Game, Seat, Seed, Viewer};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| args.get(place).map_or(usual, |text| text.parse().unwrap());
    let names: Vec<&str> = args.first().expect("bots, matches, iterations, first seed").split(',').collect();
    let (matches, iterations, first) = (number(1, 20), number(2, 20), number(3, 1));
    let budget = Budget::Iterations(u32::try_from(iterations).unwrap());
    let mut figures = Figures::default();
    (first..first + matches).for_each(|seed| figures.play(&names, seed, budget));
    figures.print(matches);
}

/// Sums over all matches.
#[derive(Default)]
struct Figures {
    /// How often each thing happened.
    counts: BTreeMap<&'static str, u32>,
    /// By name: victories, seats, decisions with a choice, and the time for them.
    players: BTreeMap<String, (f64, u32, u32, Duration)>,
    /// What is said of offered cards, and whether they show a pirate.
    claims: Pairs<Claim>,
    forms: Pairs<(usize, bool)>,
    claims_of_goods: Pairs<(usize, Claim)>,
    goods: Pairs<usize>,
}

/// How often something comes without a pirate and with one.
#[derive(Default)]
struct Pairs<T>(HashMap<T, [f64; 2]>);

/// What happened to cards in one match.
#[derive(Default)]
struct Memory {
    /// Who told a lie to whom, as the receiver found.
    liars: Vec<(Seat, Seat)>,
    /// Who gave the card to whom last.
    moved: HashMap<Card, (Seat, Seat)>,
}

impl Figures {
    fn play(&mut self, names: &[&str], number: u64, budget: Budget) {
        let seed = Seed::from_number(number);
        let seats = names.len();
        let name = |seat: usize| names[(seat + usize::try_from(number).unwrap()) % seats];
        let rng = |seat: usize| BotRng::of(&seed.of_series(u64::try_from(seat).unwrap()));
        let mut bots: Vec<Box<dyn Bot<Oltremare>>> =
            (0..seats).map(|seat| Oltremare::opponent(name(seat), rng(seat)).unwrap()).collect();
        let config = oltremare::Config::standard(u8::try_from(seats).unwrap()).among_bots();
        let mut opening = Vec::new();
        let mut game = Oltremare::set_up(&config, Dice::new(seed), &mut opening).unwrap();
        let mut memory = Memory::default();
        let (mut passes, mut times) = (0, vec![(0, Duration::ZERO); seats]);
        bots::play_asking(
            &mut game,
            |game| game,
            opening,
            &mut bots,
            |bot, question| {
                let start = Instant::now();
                let answer = bot.answer(question, budget);
                let (decisions, time) = &mut times[question.seat.index()];
                if question.decisions.len() > 1 {
                    (*decisions, *time) = (*decisions + 1, *time + start.elapsed());
                }
                passes += u32::from(answer.is_none());
                answer
            },
            |game: &mut Oltremare, seat, decision: Decision, events: &mut Vec<Event>| {
                game.decide(seat, decision, events)?;
                for event in &*events {
                    self.hear(event, &mut memory);
                }
                Ok(())
            },
        )
        .unwrap();
        *self.counts.entry("silences").or_default() += passes;
        let winners = game.standing().unwrap().winners();
        for (seat, (decisions, time)) in Seat::ALL.into_iter().zip(times) {
            let player = self.players.entry(name(seat.index()).to_owned()).or_default();
            player.0 += if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
            player.1 += 1;
            player.2 += decisions;
            player.3 += time;
        }
        debug_assert!(game.view(Viewer::Bystander).revealed.is_some(), "it is over");
    }

    fn count(&mut self, what: &'static str, counts: bool) {
        *self.counts.entry(what).or_default() += u32::from(counts);
    }

    fn hear(&mut self, event: &Event, memory: &mut Memory) {
        match event {
            Event::Announced { .. } => self.count("announcements", true),
            Event::Declined { .. } => self.count("refusals", true),
            Event::Proposed { offer } | Event::Reworded { offer, .. } => {
                self.count("proposals", true);
                offer.terms.give.iter().for_each(|given| self.hear_claim(given));
                let is_lie = offer.terms.give.iter().any(is_lie);
                for hearer in offer.to.iter().filter(|_| is_lie) {
                    self.count("lies told to who knew a liar", memory.liars.contains(&(offer.from, hearer)));
                }
            }
            Event::Dealt { from, to, give, take, .. } => {
                self.count("deals", true);
                self.hear_cards(*from, *to, give, memory);
                self.hear_cards(*to, *from, take, memory);
            }
            _ => {}
        }
    }

    fn hear_claim(&mut self, given: &SeenCard) {
        let card = given.card.unwrap();
        let is_pirate = card.symbols().contains(Symbol::Pirate);
        self.count("claims", !given.claim.is_empty());
        self.count("  false ones", is_lie(given));
        self.count("cards offered", true);
        self.count("  with a pirate", is_pirate);
        self.claims.add(given.claim, is_pirate);
        self.forms.add((given.claim.symbols.iter().count(), given.claim.load.is_some()), is_pirate);
        self.claims_of_goods.add((card.class(), given.claim), is_pirate);
        self.goods.add(card.class(), is_pirate);
    }

    /// These cards have changed hands.
    fn hear_cards(&mut self, from: Seat, to: Seat, cards: &[SeenCard], memory: &mut Memory) {
        let is_lie = cards.iter().any(is_lie);
        self.count("lies believed", is_lie);
        self.count("  by who knew the liar", is_lie && memory.liars.contains(&(from, to)));
        if is_lie {
            memory.liars.push((from, to));
        }
        for card in cards.iter().filter_map(|given| given.card) {
            let before = memory.moved.insert(card, (from, to));
            let is_back = before == Some((to, from)) && card.symbols().contains(Symbol::Pirate);
            self.count("pirates taken back", is_back);
        }
    }

    fn print(&self, matches: u64) {
        let matches = f64::from(u32::try_from(matches).unwrap());
        for (what, count) in &self.counts {
            println!("{what:32} {count:7} {:8.2} a match", f64::from(*count) / matches);
        }
        println!("a claim tells of a pirate, in bits: {:.4}", self.claims.shared_bits());
        println!("  its form (symbols, load) alone:   {:.4}", self.forms.shared_bits());
        let of_goods = self.claims_of_goods.shared_bits() - self.goods.shared_bits();
        println!("  beside what the good tells:       {of_goods:.4}");
        for (name, (victories, seats, decisions, time)) in &self.players {
            let share = victories / f64::from(*seats);
            let error = 1.96 * (share * (1.0 - share) / f64::from(*seats)).sqrt();
            println!(
                "{name}: {:.1} % of {seats} seats won, more or less {:.1}; {:.1} ms a decision",
                100.0 * share,
                100.0 * error,
                time.as_secs_f64() * 1e3 / f64::from((*decisions).max(1)),
            );
        }
    }
}

fn is_lie(given: &SeenCard) -> bool {
    !Greedy::<Oltremare>::is_true(given.claim, given.card.unwrap())
}

impl<T: Eq + Hash> Pairs<T> {
    fn add(&mut self, what: T, is_pirate: bool) {
        self.0.entry(what).or_default()[usize::from(is_pirate)] += 1.0;
    }

    /// The mutual information of the two, as they were counted.
    fn shared_bits(&self) -> f64 {
        let rows = || self.0.values();
        let column = [0, 1].map(|place| rows().map(|row| row[place]).sum::<f64>());
        let all = column[0] + column[1];
        let cells = rows().flat_map(|row| [0, 1].map(|place| (row[place], row[0] + row[1], column[place])));
        let cells = cells.filter(|(both, ..)| *both > 0.0);
        cells.map(|(both, row, column)| both / all * (both * all / (row * column)).log2()).sum()
    }
}
