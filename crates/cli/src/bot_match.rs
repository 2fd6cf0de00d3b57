//! One match of bots among themselves, every decision checked.

use bots::{Bot, BotRng, IllegalDecision, Question};
use table::{Game, Refusal, Seat, Seed, Standing};

use crate::catalog::Playable;
use crate::failure::{Failure, Outcome};

/// The number of decisions and the result of a match, or the illegal decision that ended it.
pub(crate) type Played<G> = Result<(u64, Standing), IllegalDecision<G>>;

/// Does the game have all these bots?
pub(crate) fn check_names<G: Playable>(names: &[String]) -> Outcome {
    let unknown = names.iter().find(|name| G::opponent(name, BotRng::new(0)).is_none());
    unknown.map_or(Ok(()), |name| {
        let known: Vec<&str> = G::KINDS.iter().map(|kind| kind.name).chain(G::field()).collect();
        let known = known.join(", ");
        Err(Failure::bad(format_args!("{} has no bot {name:?}; it has: {known}", G::NAME)))
    })
}

/// Bots with these names, one for each seat. Their random numbers follow from the seed of the match and their seats.
pub(crate) fn seated<'a, G: Playable>(
    seed: Seed,
    names: impl Iterator<Item = &'a str>,
) -> Vec<Box<dyn Bot<G>>> {
    let bot = |(seat, name): (Seat, &str)| {
        let rng = BotRng::of(&seed.of_series(u64::from(seat.number())));
        G::opponent(name, rng).expect("every name was looked up")
    };
    Seat::ALL.into_iter().zip(names).map(bot).collect()
}

/// Plays a match without a record; `ask` hands the questions to the bots.
pub(crate) fn play<G: Playable>(
    config: &G::Config,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
    ask: impl FnMut(&mut dyn Bot<G>, &Question<'_, G>) -> Option<G::Decision>,
) -> Outcome<Played<G>> {
    let mut opening = Vec::new();
    let mut game =
        G::set_up(config, table::Dice::new(seed), &mut opening).map_err(|rule| refused::<G>(rule))?;
    let decide = |game: &mut G, seat, decision, events: &mut Vec<_>| game.decide(seat, decision, events);
    let played = bots::play_asking(&mut game, |game| game, opening, bots, ask, decide);
    Ok(played.map(|decisions| (decisions, game.standing().expect("bots play to the end"))))
}

/// This config cannot be played.
pub(crate) fn refused<G: Game>(rule: G::Rule) -> Failure {
    Failure::bad(Refusal::Against(rule))
}

/// A bot that breaks a rule is a finding; `which` says in which match.
pub(crate) fn broke_a_rule<G: Game>(which: &str, bot: &str, illegal: &IllegalDecision<G>) -> Failure {
    Failure::found(format_args!("{which}: the bot {bot:?} broke a rule: {illegal}"))
}
