//! Players of The Traders of Genoa: the merchant beats chance, sells to his like, and says only what is legal.

mod figures;
mod tricks;

use bots::{Bot, Bots, Budget, Prompt};
use genoa::{Config, Decision, Event, Genoa, View};
use table::{Dice, Game, Seat, Seed};

use crate::play::{Match, play_with, the_list_is_true};

/// Plays to the end; the bot named first sits at seat `number` modulo the table, and so on round.
fn play(config: &Config, names: &[&str], number: u64) -> Match<Genoa> {
    play_with(config, names, number, |name, whim| match name {
        "chatter" => Box::new(Chatter::new(number)),
        name => Genoa::bot(name, whim).unwrap(),
    })
}

fn standard(names: &[&str]) -> Config {
    crate::play::standard::<Genoa>(names)
}

/// Says anything that is legal, offers included, as the laws do.
struct Chatter(Dice);

impl Chatter {
    fn new(number: u64) -> Chatter {
        Chatter(Dice::new(Seed::from_number(number).of_series(99)))
    }

    fn something(&mut self, view: &View, seat: Seat) -> Option<Decision> {
        // It knows no more than others: what it says is legal on any table that looks like this.
        let imagined = Genoa::imagine(view, &mut self.0);
        imagined.sample_open(seat, &mut self.0)
    }
}

impl Bot<Genoa> for Chatter {
    fn decide(&mut self, view: &View, prompt: &Prompt<'_, Genoa>, _: Budget) -> Decision {
        let said = if self.0.below(2) == 0 { self.something(view, prompt.seat) } else { None };
        let listed = u32::try_from(prompt.decisions.len()).unwrap();
        said.unwrap_or_else(|| prompt.decisions[usize::try_from(self.0.below(listed)).unwrap()])
    }

    fn remark(&mut self, view: &View, prompt: &Prompt<'_, Genoa>, _: Budget) -> Option<Decision> {
        if self.0.below(2) == 0 { self.something(view, prompt.seat) } else { None }
    }
}

fn wins(names: &[&str], matches: u64) -> u64 {
    crate::play::wins::<Genoa>(&standard(names), names, matches)
}

/// The bar is 90 % of 500 (`BOT_MATCHES`); here a few.
#[test]
fn greedy_beats_three_random() {
    let wins = wins(&["greedy", "random", "random", "random"], 30);
    assert!(wins >= 27, "greedy won {wins} of 30");
}

#[test]
fn greedy_beats_random_at_every_table() {
    for names in [
        &["greedy", "random"][..],
        &["greedy", "random", "random"],
        &["greedy", "random", "random", "random", "random"],
    ] {
        let wins = wins(names, 10);
        assert!(wins >= 8, "greedy won {wins} of 10 at a table of {}", names.len());
    }
}

/// So many matches as the environment wants (`BOT_MATCHES`), or a few.
fn matches(few: u64) -> u64 {
    std::env::var("BOT_MATCHES").ok().map_or(few, |text| text.parse().unwrap())
}

/// Every decision is checked by the table; a refusal fails the match.
#[test]
fn greedy_says_what_is_legal_whatever_others_say() {
    for number in 0..matches(24) {
        let names = match number % 4 {
            0 => &["greedy", "chatter"][..],
            1 => &["greedy", "chatter", "random"],
            2 => &["greedy", "chatter", "greedy", "random"],
            _ => &["greedy", "chatter", "chatter", "random", "greedy"],
        };
        let config = Config { courtesy_round: number % 3 != 0, rounds: number % 5 == 0, ..standard(names) };
        let ended = play(&config, names, number).events;
        assert!(ended.iter().any(|event| matches!(event, Event::Ended { .. })));
    }
}

#[test]
fn equal_whims_play_alike() {
    let names = ["greedy"; 3];
    let once = play(&standard(&names), &names, 11).decisions;
    assert_eq!(once, play(&standard(&names), &names, 11).decisions);
    assert_ne!(once, play(&standard(&names), &names, 12).decisions);
}

#[test]
fn every_bot_of_the_list_exists_and_no_other() {
    the_list_is_true::<Genoa>();
}
