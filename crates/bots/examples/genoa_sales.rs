//! Sales of actions in The Traders of Genoa, in figures: what they bring the seller, as a part of what the action is worth to the
//! buyer, by who sells to whom; and how much is said for them.
//!
//! `genoa_sales <bots> <matches> [iterations] [first seed] [live]`, as in `genoa_sales master,master,master,master 8 300`. With
//! `live` all speak as at a table with people, otherwise in sealed rounds, as in the arena. Both sides are valued as `steady` would value them, each with what it may know, just before the deal.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a tool for whoever works on the bots")]

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bots::{Bot, BotRng, Bots, Budget, Greedy, Policy};
use genoa::{Decision, Event, Genoa, Terms, View};
use table::{Config as _, Dice, Game, Seat, Seed, Viewer};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| args.get(place).map_or(usual, |text| text.parse().unwrap());
    let names: Vec<&str> =
        args.first().expect("bots, matches, iterations, first seed, live").split(',').collect();
    let (matches, iterations, first) = (number(1, 8), number(2, 300), number(3, 1));
    let budget = Budget::Iterations(u32::try_from(iterations).unwrap());
    let is_live = args.get(4).is_some_and(|text| text == "live");
    let mut figures = Figures { is_live, ..Figures::default() };
    (first..first + matches).for_each(|seed| figures.play(&names, seed, budget));
    figures.print(matches);
}

/// Sums over all matches.
#[derive(Default)]
struct Figures {
    is_live: bool,
    /// By seller and buyer.
    sales: BTreeMap<(String, String), Sales>,
    /// By name: victories, seats, ducats in the end, decisions with a choice, and the time for them.
    players: BTreeMap<String, (f64, f64, f64, u32, Duration)>,
    /// How often each thing was said.
    said: BTreeMap<&'static str, u32>,
}

/// Actions that were sold.
#[derive(Default)]
struct Sales {
    count: f64,
    /// What the sellers were paid.
    paid: f64,
    /// What the actions were worth to the buyers.
    action: f64,
    /// The same, less what else the buyer could have used its action of the turn for: what it gains if it pays nothing.
    bought: f64,
    /// In how many of them ducats alone were paid.
    in_ducats: f64,
}

impl Figures {
    fn play(&mut self, names: &[&str], number: u64, budget: Budget) {
        let seed = Seed::from_number(number);
        let seats = names.len();
        let name = |seat: usize| names[(seat + usize::try_from(number).unwrap()) % seats];
        let rng = |seat: usize| BotRng::of(&seed.of_series(u64::try_from(seat).unwrap()));
        let mut bots: Vec<Box<dyn Bot<Genoa>>> =
            (0..seats).map(|seat| Genoa::opponent(name(seat), rng(seat)).unwrap()).collect();
        let standard = genoa::Config::standard(u8::try_from(seats).unwrap());
        let config = if self.is_live { standard } else { standard.among_bots() };
        let mut opening = Vec::new();
        let mut game = Genoa::set_up(&config, Dice::new(seed), &mut opening).unwrap();
        let mut times = vec![(0, Duration::ZERO); seats];
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
                answer
            },
            |game: &mut Genoa, seat, decision: Decision, events: &mut Vec<Event>| {
                let before = game.clone();
                game.decide(seat, decision, events)?;
                for event in &*events {
                    self.hear(event);
                    if let Event::Dealt { by, to, deal, .. } = event {
                        let view = |seat| before.view(Viewer::Seat(seat));
                        self.sell(
                            (name(to.index()), *to, &view(*to)),
                            (name(by.index()), *by, &view(*by)),
                            deal,
                        );
                    }
                }
                Ok(())
            },
        )
        .unwrap();
        let standing = game.standing().unwrap();
        let winners = standing.winners();
        for (seat, (decisions, time)) in Seat::ALL.into_iter().zip(times) {
            let player = self.players.entry(name(seat.index()).to_owned()).or_default();
            player.0 += if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
            player.1 += 1.0;
            player.2 += f64::from(standing.scores[seat]);
            player.3 += decisions;
            player.4 += time;
        }
    }

    fn hear(&mut self, event: &Event) {
        let said = match event {
            Event::Asked { .. } => "asks",
            Event::Offered { .. } | Event::Met { .. } => "offers",
            Event::Passed { .. } => "passes",
            Event::Dealt { .. } => "deals",
            _ => return,
        };
        *self.said.entry(said).or_default() += 1;
    }

    fn sell(&mut self, seller: (&str, Seat, &View), buyer: (&str, Seat, &View), deal: &Terms) {
        let Some(building) = deal.target.building() else { return };
        let habits = <Genoa as Policy>::Habits::default();
        let sales = self.sales.entry((seller.0.to_owned(), buyer.0.to_owned())).or_default();
        sales.count += 1.0;
        sales.paid += Greedy::paid(seller.2, seller.1, deal, &habits);
        sales.action += Greedy::actions(buyer.2, buyer.1, &habits)[building];
        sales.bought += Greedy::bought(buyer.2, buyer.1, deal.target, &habits);
        let is_in_ducats = deal.give.goods() == 0 && deal.want.goods() == 0 && deal.gain.is_none();
        sales.in_ducats += if is_in_ducats { 1.0 } else { 0.0 };
    }

    fn print(&self, matches: u64) {
        println!(
            "{:>10} to {:10} {:>7} {:>6} {:>7} {:>10} {:>10} {:>8}",
            "", "", "sales", "paid", "action", "of action", "of bought", "ducats"
        );
        for ((seller, buyer), sales) in &self.sales {
            let Sales { count, paid, action, bought, in_ducats } = sales;
            println!(
                "{seller:>10} to {buyer:10} {:7.1} {:6.1} {:7.1} {:9.1}% {:9.1}% {:7.1}%",
                count / f64::from(u32::try_from(matches).unwrap()),
                paid / count,
                action / count,
                100.0 * paid / action,
                100.0 * paid / bought,
                100.0 * in_ducats / count,
            );
        }
        for (said, count) in &self.said {
            println!("{:8.1} {said} a match", f64::from(*count) / f64::from(u32::try_from(matches).unwrap()));
        }
        for (name, (victories, seats, ducats, decisions, time)) in &self.players {
            println!(
                "{name:10} first {:5.1} %, {:.0} ducats, {:.1} ms a decision, {:.0} decisions a match",
                100.0 * victories / seats,
                ducats / seats,
                time.as_secs_f64() * 1e3 / f64::from(*decisions),
                f64::from(*decisions) / seats,
            );
        }
    }
}
