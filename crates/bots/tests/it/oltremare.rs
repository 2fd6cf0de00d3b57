//! Players of Oltremare: the merchant beats chance, deals with his like, and says only what is legal.

mod bargains;
mod figures;

use bots::{Bot, Bots, Budget, Prompt, Whim};
use oltremare::{Config, Decision, Event, Oltremare, Ruleset, View};
use table::{Config as _, Dice, Game, Seat, Seed, Viewer};

const RULESETS: [Ruleset; 2] = [Ruleset::Amigo2005, Ruleset::Mtm2004];

/// A match of the merchant at seat `number`, modulo the table, against others.
struct Match {
    game: Oltremare,
    events: Vec<Event>,
    decisions: Vec<(Seat, Decision)>,
    merchant: Seat,
}

fn config(seats: u8, ruleset: Ruleset) -> Config {
    Config { ruleset, ..Config::standard(seats) }
}

/// Plays to the end; the bot named first sits at seat `number` modulo the table, and so on round.
fn play(names: &[&str], ruleset: Ruleset, number: u64) -> Match {
    let seats = u8::try_from(names.len()).unwrap();
    let seed = Seed::from_number(number);
    let moved = usize::try_from(number).unwrap() % names.len();
    let mut bots: Vec<Box<dyn Bot<Oltremare>>> = (0..names.len())
        .map(|seat| {
            let name = names[(seat + names.len() - moved) % names.len()];
            let whim = Whim::of(&seed.of_series(u64::try_from(seat).unwrap()));
            if name == "chatter" {
                Box::new(Chatter::new(number))
            } else {
                Oltremare::bot(name, whim).unwrap()
            }
        })
        .collect();
    let mut events = Vec::new();
    let mut decisions = Vec::new();
    let mut game = Oltremare::set_up(&config(seats, ruleset), Dice::new(seed), &mut ()).unwrap();
    bots::play(
        &mut game,
        |game| game,
        &mut bots,
        Budget::Iterations(100),
        |game: &mut Oltremare, seat, decision| {
            game.decide(seat, decision, &mut events)
                .unwrap_or_else(|refusal| panic!("{number}: {seat} {decision}: {refusal:?}"));
            decisions.push((seat, decision));
        },
    );
    Match { game, events, decisions, merchant: Seat::ALL[moved] }
}

/// Says anything that is legal, offers included, as the laws do.
struct Chatter(Dice);

impl Chatter {
    fn new(number: u64) -> Chatter {
        Chatter(Dice::new(Seed::from_number(number).of_series(99)))
    }

    fn something(&mut self, view: &View, seat: Seat) -> Option<Decision> {
        // It knows no more than others: what it says is legal on any table that looks like this.
        let imagined = Oltremare::imagine(view, &mut self.0);
        imagined.sample_open(seat, &mut self.0)
    }
}

impl Bot<Oltremare> for Chatter {
    fn decide(&mut self, view: &View, prompt: &Prompt<'_, Oltremare>, _: Budget) -> Decision {
        let said = if self.0.below(2) == 0 { self.something(view, prompt.seat) } else { None };
        let listed = u32::try_from(prompt.decisions.len()).unwrap();
        said.unwrap_or_else(|| prompt.decisions[usize::try_from(self.0.below(listed)).unwrap()])
    }

    fn remark(&mut self, view: &View, prompt: &Prompt<'_, Oltremare>, _: Budget) -> Option<Decision> {
        if self.0.below(2) == 0 { self.something(view, prompt.seat) } else { None }
    }
}

/// Victories of the merchant in so many matches, shared ones not counted.
fn wins(names: &[&str], ruleset: Ruleset, matches: u64) -> u64 {
    let won = |number: &u64| {
        let played = play(names, ruleset, *number);
        played.game.standing().unwrap().winners() == played.merchant.into()
    };
    u64::try_from((0..matches).filter(won).count()).unwrap()
}

/// The bar is 90 % (`fondaco simulate`).
#[test]
fn greedy_beats_three_random() {
    for ruleset in RULESETS {
        let wins = wins(&["greedy", "random", "random", "random"], ruleset, 60);
        assert!(wins >= 54, "greedy won {wins} of 60 by {ruleset:?}");
    }
}

#[test]
fn greedy_beats_random_at_every_table() {
    for ruleset in RULESETS {
        for names in [
            &["greedy", "random"][..],
            &["greedy", "random", "random"],
            &["greedy", "random", "random", "random", "random"],
        ] {
            let wins = wins(names, ruleset, 20);
            assert!(wins >= 18, "greedy won {wins} of 20 at a table of {} by {ruleset:?}", names.len());
        }
    }
}

/// Every decision is checked by the table; a refusal fails the match.
#[test]
fn greedy_says_what_is_legal_whatever_others_say() {
    for number in 0..150 {
        for ruleset in RULESETS {
            let names = match number % 4 {
                0 => &["greedy", "chatter"][..],
                1 => &["greedy", "chatter", "random"],
                2 => &["greedy", "chatter", "greedy", "random"],
                _ => &["greedy", "chatter", "chatter", "random", "chatter"],
            };
            let played = play(names, ruleset, number);
            assert!(played.game.standing().is_some());
        }
    }
}

/// OLT-7.2: where only the top cards are seen, too.
#[test]
fn greedy_plays_without_the_memory_aid() {
    let seats = 3;
    let seed = Seed::from_number(5);
    let config = Config { memory_aid: false, ..Config::standard(seats) };
    let mut game = Oltremare::set_up(&config, Dice::new(seed), &mut ()).unwrap();
    let mut bots: Vec<_> = (0..3).map(|seat| Oltremare::bot("greedy", Whim::new(seat)).unwrap()).collect();
    let tell = |game: &mut Oltremare, seat, decision| game.decide(seat, decision, &mut ()).unwrap();
    bots::play(&mut game, |game| game, &mut bots, Budget::Iterations(1), tell);
    assert!(game.view(Viewer::Bystander).revealed.is_some());
}

#[test]
fn equal_whims_play_alike() {
    for ruleset in RULESETS {
        let once = play(&["greedy"; 3], ruleset, 11);
        assert_eq!(once.decisions, play(&["greedy"; 3], ruleset, 11).decisions);
        assert_ne!(once.decisions, play(&["greedy"; 3], ruleset, 12).decisions);
    }
}

#[test]
fn every_bot_of_the_list_exists_and_no_other() {
    for kind in Oltremare::KINDS {
        assert!(Oltremare::bot(kind.name, Whim::new(0)).is_some(), "{}", kind.name);
    }
    assert!(Oltremare::bot("oracle", Whim::new(0)).is_none());
}
