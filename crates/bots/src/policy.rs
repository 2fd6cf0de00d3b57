//! What a quick heuristic player is, and how whole matches are played out with it.

use std::fmt;

use table::{Game, Seat, SeatSet};

use crate::{Bot, BotRng, Budget, Prompt, Question, RemarkRound};

/// A game that has a quick heuristic player. It allocates nothing, so that search can play matches out with it.
pub trait Policy: Game {
    /// What one seat may know, borrowed from a table or from a view. Nothing else can be reached through it, so that the
    /// same code cannot cheat at a real table.
    type Known<'a>: Copy;
    /// What the player thinks things are worth, and how it bargains.
    type Habits: Clone + Default + fmt::Debug + Send;
    /// Memory that is used again from one question to the next. What it holds never changes an answer.
    type Scratch: Clone + Default + fmt::Debug + Send;

    /// What a seat of this table may know.
    fn known_at(table: &Self, seat: Seat) -> Self::Known<'_>;

    /// The same from the view of that seat.
    fn known_in(view: &Self::View, seat: Seat) -> Self::Known<'_>;

    /// Answers a question: the table waits for the seat.
    fn choose(known: Self::Known<'_>, prompt: &Prompt<'_, Self>, mind: Mind<'_, Self>) -> Self::Decision;

    /// Says something while the seat is free to speak and nobody waits for it, or nothing.
    fn remark(_: Self::Known<'_>, _: &Prompt<'_, Self>, _: Mind<'_, Self>) -> Option<Self::Decision> {
        None
    }

    /// Chooses if the table waits for the seat, otherwise says something or nothing.
    fn answer(
        known: Self::Known<'_>,
        prompt: &Prompt<'_, Self>,
        mind: Mind<'_, Self>,
    ) -> Option<Self::Decision> {
        if prompt.awaiting.must.contains(prompt.seat) {
            Some(Self::choose(known, prompt, mind))
        } else {
            Self::remark(known, prompt, mind)
        }
    }
}

/// With what a policy thinks.
#[derive(Debug)]
pub struct Mind<'a, G: Policy> {
    /// What it thinks things are worth.
    pub habits: &'a G::Habits,
    /// Where its choice between equals comes from.
    pub rng: &'a mut BotRng,
    /// Memory to be used again.
    pub scratch: &'a mut G::Scratch,
}

/// The bot that plays by the policy of its game.
#[derive(Clone, Debug)]
pub struct Greedy<G: Policy> {
    rng: BotRng,
    habits: G::Habits,
    scratch: G::Scratch,
}

impl<G: Policy> Greedy<G> {
    /// Equal random numbers and habits, equal play.
    pub fn new(rng: BotRng, habits: G::Habits) -> Greedy<G> {
        Greedy { rng, habits, scratch: G::Scratch::default() }
    }

    fn mind(&mut self) -> Mind<'_, G> {
        Mind { habits: &self.habits, rng: &mut self.rng, scratch: &mut self.scratch }
    }
}

impl<G: Policy> Bot<G> for Greedy<G> {
    fn decide(&mut self, question: &Question<'_, G>, _: Budget) -> G::Decision {
        G::choose(G::known_in(&question.view, question.seat), &question.prompt(), self.mind())
    }

    fn remark(&mut self, question: &Question<'_, G>, _: Budget) -> Option<G::Decision> {
        G::remark(G::known_in(&question.view, question.seat), &question.prompt(), self.mind())
    }
}

/// Plays whole matches out by the policy of a game, as search does: no views, no events, no allocation.
#[derive(Clone, Debug)]
pub struct GreedyPlayout<G: Policy> {
    /// What all seats think things are worth.
    pub habits: G::Habits,
    menu: Vec<G::Decision>,
    scratch: G::Scratch,
}

impl<G: Policy> GreedyPlayout<G> {
    /// All memory that playouts need is taken here.
    pub fn new(habits: G::Habits) -> GreedyPlayout<G> {
        GreedyPlayout { habits, menu: Vec::with_capacity(LONGEST_MENU), scratch: G::Scratch::default() }
    }

    /// Plays to the end; `rngs` are those of the seats. The decisions are those of [`Greedy`] bots with the same random
    /// numbers that [`play`](crate::play()) seats at this table. Returns how many decisions were made.
    pub fn run(&mut self, game: &mut G, rngs: &mut [BotRng]) -> u64 {
        let seats = u8::try_from(rngs.len()).expect("random numbers for each seat");
        self.run_while(game, rngs, RemarkRound::none(seats), |_| true)
    }

    /// The same from within a round of remarks, and no longer than `goes_on` says of the table.
    pub fn run_while(
        &mut self,
        game: &mut G,
        rngs: &mut [BotRng],
        mut round: RemarkRound,
        mut goes_on: impl FnMut(&G) -> bool,
    ) -> u64 {
        let seats = u8::try_from(rngs.len()).expect("random numbers for each seat");
        let mut decisions = 0;
        while goes_on(game) {
            let awaiting = game.awaiting();
            let asked = round.seats_to_ask(awaiting, SeatSet::first(seats));
            let Some(seat) = asked.iter().next() else { return decisions };
            self.menu.clear();
            game.each_decision(seat, |decision| self.menu.push(decision));
            let prompt = Prompt { seat, awaiting, decisions: &self.menu };
            let mind =
                Mind { habits: &self.habits, rng: &mut rngs[seat.index()], scratch: &mut self.scratch };
            let answer = G::answer(G::known_at(game, seat), &prompt, mind);
            round.has_answered(seat, awaiting);
            if let Some(decision) = answer {
                game.apply(seat, decision, &mut ());
                decisions += 1;
            }
        }
        decisions
    }
}

/// L3.
const LONGEST_MENU: usize = 256;
