//! Laying a scene out.

use table::{Config as _, Dice, EventSink, Fault, FromScene, PerSeat, Seat, Seed};

use super::{Scene, ScenePhase, ScenePlayer, Shorthand};
use crate::components::{COURTESY_ROUND, DISCS, MARKERS};
use crate::turn::roll;
use crate::{Card, CardKind, CardSet, Config, Decision, Event, Field, Genoa, Phase, Plan, Touch, invariants};

impl FromScene for Genoa {
    type Scene = Scene;
    type Shorthand = Shorthand;

    fn from_scene(scene: &Scene, sink: &mut impl EventSink<Event>) -> Result<Self, Vec<Fault>> {
        scene.check()?;
        let mut game = scene.lay_out();
        let mut faults = invariants::standing(&game);
        faults.extend(scene.faults_of_phase(&game));
        Fault::ok_if_none(faults)?;
        game.enter(scene.phase, sink);
        Ok(game)
    }

    fn expand(shorthand: &Shorthand) -> Vec<Decision> {
        match shorthand {
            Shorthand::Plain(decision) => vec![*decision],
            Shorthand::Exchange { exchange, take } => {
                vec![Decision::Exchange { give: *exchange }, Decision::Take { good: *take }]
            }
            Shorthand::Mark { mark, plan } => {
                let touch = |building| plan.get(building).copied().unwrap_or_default();
                let named = plan.keys().all(|building| mark.borders().contains(building));
                let plan: Plan = mark
                    .borders()
                    .iter()
                    .filter(|_| named)
                    .map(touch)
                    .collect::<Vec<Touch>>()
                    .into_iter()
                    .collect();
                vec![Decision::Mark { street: *mark, plan }]
            }
        }
    }
}

impl Genoa {
    /// Lets everything happen that happens by itself.
    fn enter(&mut self, phase: ScenePhase, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        match phase {
            ScenePhase::Start => self.board.phase = Phase::Start,
            ScenePhase::Rolled([blue, red]) => {
                let field = Field::rolled(blue, red).expect("the scene was checked");
                sink.emit(|| Event::Rolled { seat, blue, red, field });
                self.put_down(field, sink);
            }
            ScenePhase::Arrive => self.arrive(sink),
            ScenePhase::Onward => self.go_on(sink),
            ScenePhase::Action { seat, promise } => self.begin_action(seat, promise, sink),
            ScenePhase::Markers => self.end_turn(sink),
            ScenePhase::Close => self.last_call(sink),
            ScenePhase::FinalScoring => self.end_game(sink),
        }
    }
}

impl Scene {
    pub(super) fn config(&self) -> Config {
        let standard = Config::standard(self.seats);
        Config {
            start: Some(self.start),
            courtesy_round: self.courtesy_round.unwrap_or(COURTESY_ROUND),
            rounds: self.rounds,
            changes: self.changes.unwrap_or(standard.changes),
            ..standard
        }
    }

    fn player(&self, seat: Seat) -> ScenePlayer {
        self.players.get(seat.index()).cloned().unwrap_or_default()
    }

    pub(super) fn placed(&self, seat: Seat) -> u8 {
        u8::try_from(self.markers.values().filter(|owner| **owner == seat).count()).unwrap_or(u8::MAX)
    }

    /// The dice that roll as written, or those of the seed.
    fn dice(&self) -> Dice {
        let rolls = |mut dice: Dice| self.rolls.iter().all(|wanted| roll(&mut dice) == *wanted);
        let scripted = if self.rolls.is_empty() { None } else { table::dice_such_that(rolls) };
        scripted.unwrap_or_else(|| Dice::new(Seed::from_number(self.seed.unwrap_or(0))))
    }

    fn lay_out(&self) -> Genoa {
        let dice = self.dice();
        let mut game = Genoa::bare(&self.config(), self.start, dice);
        game.board.round = self.round;
        game.board.marker = self.marker.unwrap_or(self.round);
        game.board.turn.active = self.active.unwrap_or(self.start);
        game.board.turn.trail = self.trail.iter().copied().collect();
        game.board.turn.tower = DISCS - u8::try_from(self.trail.len().saturating_sub(1)).unwrap_or(DISCS);
        game.board.turn.base_used = self.base_used.iter().copied().collect();
        game.board.turn.bonus_used = self.bonus_used;
        for seat in Seat::first(self.seats) {
            let ScenePlayer { ducats, wares, specials, stock, hand, known } = self.player(seat);
            let player = &mut game.board.players[seat];
            player.wares = wares;
            player.specials = specials;
            player.stock = stock;
            player.supply = MARKERS - stock - self.placed(seat);
            game.board.wares -= wares;
            game.board.specials -= specials;
            let own = &mut game.secrets[seat];
            own.ducats = ducats.unwrap_or(own.ducats);
            own.hand = hand.into_iter().collect();
            let known: CardSet = known.into_iter().collect();
            own.known = PerSeat::from_fn(self.seats, |other| {
                let hand = self.player(other).hand.into_iter().collect();
                known.and(hand)
            });
        }
        self.markers.iter().for_each(|(building, seat)| game.board.markers[*building] = Some(*seat));
        game.board.discard = self.discard.iter().copied().collect();
        let named: CardSet = self.named().into_iter().collect();
        for kind in CardKind::ALL {
            let rest = kind.cards().without(named);
            let top_down: Vec<Card> = self.decks[kind].iter().copied().chain(rest.iter()).collect();
            game.hidden.decks[kind] = top_down.into_iter().rev().collect();
        }
        game.count_backs();
        game
    }

    /// Every card that is named, as often as it is.
    pub(super) fn named(&self) -> Vec<Card> {
        let hands = self.players.iter().flat_map(|player| player.hand.iter().copied());
        let decks = self.decks.iter().flat_map(|(_, cards)| cards.iter().copied());
        hands.chain(decks).chain(self.discard.iter().copied()).collect()
    }
}
