//! How merchants of Genoa play among themselves. Run with `--nocapture` to see the figures.

use std::collections::BTreeMap;
use std::fmt;

use genoa::{Config, Event};
use table::{Game, Seat};

use super::{matches, play, standard};

/// Sums over some matches.
#[derive(Default)]
struct Figures {
    matches: f64,
    seats: f64,
    turns: f64,
    decisions: f64,
    sold: f64,
    own: f64,
    forgone: f64,
    skipped: f64,
    streets: f64,
    in_kind: f64,
    fees: f64,
    large: f64,
    small: f64,
    messages: f64,
    marks: f64,
    privileges: f64,
    points: f64,
    winners: f64,
    /// How often an action was sold for so many ducats.
    prices: BTreeMap<u16, u32>,
    active: Option<Seat>,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |sum: f64| sum / self.matches;
        write!(
            f,
            "turns {:.1}, decisions {:.0}, sold {:.1} ({:.0} %), own {:.1}, forgone {:.1}, skipped {:.1}, streets {:.1}, \
             in kind {:.1}, large {:.1}, small {:.1}, messages {:.1}, marks {:.1}, fees {:.1}, privileges {:.1}, \
             mean {:.0}, winner {:.0}, from 5 to 60 ducats {:.0} %, prices {:?}",
            each(self.turns),
            each(self.decisions),
            each(self.sold),
            100.0 * self.sold_share(),
            each(self.own),
            each(self.forgone),
            each(self.skipped),
            each(self.streets),
            each(self.in_kind),
            each(self.large),
            each(self.small),
            each(self.messages),
            each(self.marks),
            each(self.fees),
            each(self.privileges),
            each(self.points) / self.seats,
            each(self.winners),
            100.0 * self.usual_prices(),
            self.prices,
        )
    }
}

impl Figures {
    fn of(seats: usize, rounds: bool, matches: u64) -> Figures {
        let names = vec!["greedy"; seats];
        let config = Config { rounds, ..standard(&names) };
        let mut figures = Figures { seats: f64::from(u8::try_from(seats).unwrap()), ..Figures::default() };
        for number in 0..matches {
            let played = play(&config, &names, number);
            figures.matches += 1.0;
            figures.decisions += f64::from(u32::try_from(played.decisions.len()).unwrap());
            played.events.iter().for_each(|event| figures.hear(event));
            let scores = played.game.standing().unwrap().scores;
            figures.points += scores.iter().map(|(_, score)| f64::from(*score)).sum::<f64>();
            figures.winners += scores.iter().map(|(_, score)| f64::from(*score)).fold(0.0, f64::max);
        }
        figures
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Turn { seat } => {
                self.turns += 1.0;
                self.active = Some(*seat);
            }
            Event::Dealt { deal, .. } if deal.target.is_street() => self.streets += 1.0,
            Event::Dealt { deal, .. } => {
                self.sold += 1.0;
                *self.prices.entry(deal.give.ducats).or_default() += 1;
                let kind = deal.give.goods() > 0 || deal.gain.is_some();
                self.in_kind += if kind { 1.0 } else { 0.0 };
            }
            Event::ActionBegun { seat, .. } if self.active == Some(*seat) => self.own += 1.0,
            Event::Forgone { .. } => self.forgone += 1.0,
            Event::Skipped { .. } => self.skipped += 1.0,
            Event::OwnerFee { .. } => self.fees += 1.0,
            Event::LargeOrder { .. } => self.large += 1.0,
            Event::SmallOrder { .. } => self.small += 1.0,
            Event::Delivered { .. } => self.messages += 1.0,
            Event::Marked { .. } => self.marks += 1.0,
            Event::PrivilegeTaken { .. } => self.privileges += 1.0,
            _ => {}
        }
    }

    fn sold_share(&self) -> f64 {
        self.sold / (self.sold + self.own + self.forgone)
    }

    /// How many of the sales brought from 5 to 60 ducats.
    fn usual_prices(&self) -> f64 {
        let usual: u32 = self.prices.range(5..=60).map(|(_, count)| count).sum();
        f64::from(usual) / self.sold
    }
}

/// `BOT_MATCHES=200 cargo test --release -p bots genoa::figures -- --nocapture` gives the figures for whoever tunes the bot.
#[test]
#[expect(clippy::print_stdout, reason = "the figures are for whoever tunes the bot")]
fn merchants_sell_at_every_table() {
    let matches = matches(4);
    // GEN-5.17: as at a table with people, and in rounds.
    for (seats, rounds) in (2..=5).flat_map(|seats| [(seats, false), (seats, true)]) {
        let figures = Figures::of(seats, rounds, matches);
        println!("{seats} seats{}: {figures}", if rounds { " in rounds" } else { "" });
        assert!(figures.large >= figures.matches && figures.small >= figures.matches, "{figures}");
        if seats >= 4 {
            assert!(figures.sold_share() >= 0.5, "{figures}");
            assert!(figures.usual_prices() >= 0.8, "{figures}");
        }
    }
}

/// `BOT_MATCHES=500` gives the strength.
#[test]
#[expect(clippy::print_stdout, reason = "the figures are for whoever tunes the bot")]
fn strength_against_chance() {
    let matches = matches(4);
    for seats in 2..=5 {
        let mut names = vec!["random"; seats];
        names[0] = "greedy";
        let wins = super::wins(&names, matches);
        println!("{seats} seats: {wins} of {matches}");
        assert!(4 * wins >= 3 * matches, "{wins} of {matches}");
    }
}
