//! Matches of bots among themselves.

use std::fmt;

use table::{Dice, Game, RandomNumbers, Refusal, Seat, SeatSet, random_decision};

use crate::question::Heard;
use crate::{Bot, BotRng, Budget, Question, RemarkRound};

/// Lets the bots, one for each seat, play to the end, each asked in its turn ([`RemarkRound`]). `opening` are the events of the
/// set-up. `carry_out` judges and applies each decision, adds its events to the list, and may record it; the first one that it
/// refuses ends the match. Returns how many decisions were made.
pub fn play<T, G: Game>(
    table: &mut T,
    game: impl Fn(&T) -> &G,
    opening: Vec<G::Event>,
    bots: &mut [Box<dyn Bot<G>>],
    budget: Budget,
    carry_out: impl FnMut(&mut T, Seat, G::Decision, &mut Vec<G::Event>) -> Result<(), Refusal<G::Rule>>,
) -> Result<u64, IllegalDecision<G>> {
    play_asking(table, game, opening, bots, |bot, question| bot.answer(question, budget), carry_out)
}

/// The same, where the caller asks: `ask` hands a question to a bot and returns its answer, and may take the time.
pub fn play_asking<T, G: Game>(
    table: &mut T,
    game: impl Fn(&T) -> &G,
    opening: Vec<G::Event>,
    bots: &mut [Box<dyn Bot<G>>],
    mut ask: impl FnMut(&mut dyn Bot<G>, &Question<'_, G>) -> Option<G::Decision>,
    mut carry_out: impl FnMut(&mut T, Seat, G::Decision, &mut Vec<G::Event>) -> Result<(), Refusal<G::Rule>>,
) -> Result<u64, IllegalDecision<G>> {
    let mut decisions = 0;
    let seats = u8::try_from(bots.len()).expect("a bot for each seat");
    let mut round = RemarkRound::none(seats);
    let (mut heard, mut events) = (Heard::<G>::nothing(seats), opening);
    loop {
        heard.add(&events);
        events.clear();
        let awaiting = game(table).awaiting();
        let asked = round.seats_to_ask(awaiting, SeatSet::first(seats));
        let Some(seat) = asked.iter().next() else { return Ok(decisions) };
        let question = Question::at(game(table), seat, heard.by(seat));
        let answer = ask(&mut *bots[seat.index()], &question);
        round.has_answered(seat, awaiting);
        if let Some(decision) = answer {
            carry_out(table, seat, decision, &mut events).map_err(|refusal| IllegalDecision {
                seat,
                decision,
                refusal,
            })?;
            decisions += 1;
        }
    }
}

/// A bot decided what the rules do not allow: the bot has a fault.
#[derive(Clone, Debug)]
pub struct IllegalDecision<G: Game> {
    /// The seat of the bot.
    pub seat: Seat,
    /// What it decided.
    pub decision: G::Decision,
    /// Why that is not allowed.
    pub refusal: Refusal<G::Rule>,
}

impl<G: Game> fmt::Display for IllegalDecision<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} decided \"{}\" and is refused: {}", self.seat, self.decision, self.refusal)
    }
}

impl<G: Game> std::error::Error for IllegalDecision<G> {}

/// Plays at random to the end, as search does: no views, no events. Every fourth word is an offer or the like, where the
/// rules allow the one that comes to mind. Returns how many decisions were made.
///
/// `menu` is only there to be used again.
#[inline]
pub fn random_playout<G: Game>(
    game: &mut G,
    rng: &mut BotRng,
    offers: &mut Dice,
    menu: &mut Vec<G::Decision>,
) -> u64 {
    let mut numbers = FastNumbers { rng, offers };
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().must.iter().next() {
        let decision = random_decision(game, seat, 4, &mut numbers, menu);
        game.apply(seat, decision.expect("who must speak has a decision (L2)"), &mut ());
        decisions += 1;
    }
    decisions
}

/// Dice only for what games sample themselves: they compute a block of the cipher for every number that is drawn alone.
struct FastNumbers<'a> {
    rng: &'a mut BotRng,
    offers: &'a mut Dice,
}

impl RandomNumbers for FastNumbers<'_> {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let bound = usize::try_from(bound).expect("32 bits fit");
        u32::try_from(self.rng.below(bound)).expect("below the bound")
    }

    #[inline]
    fn dice(&mut self) -> &mut Dice {
        self.offers
    }
}
