//! Setup (chapter 3): markers, four decks, money, and the start player.

use table::{Dice, Draws, EventSink, PerSeat, Seat};

use crate::bargain::Book;
use crate::components::{MARKERS, ROUND_START, SPECIALS, START_DUCATS, WARES};
use crate::{
    ByBuilding, ByKind, CardKind, CardSet, Config, Event, Genoa, Phase, Player, Rule, Specials, Turn, Wares,
};

/// GEN-3.1, GEN-3.2, GEN-3.3, GEN-3.4, GEN-3.5, GEN-3.6, GEN-3.7, up to the first question. GEN-4.2: the order of what is drawn
/// here is part of every record.
pub(crate) fn set_up(config: &Config, dice: Dice, sink: &mut impl EventSink<Event>) -> Result<Genoa, Rule> {
    config.check()?;
    let mut game = Genoa::bare(config, Seat::default(), dice);
    let mut dice = game.dice.clone();
    let mut draws = dice.draws();
    game.start = start_seat(config, &mut draws);
    let start = game.start;
    sink.emit(|| Event::StartPlayer { seat: start });
    for kind in CardKind::ALL {
        game.decks[kind] = kind.cards().iter().collect();
        draws.shuffle(game.decks[kind].as_mut_slice());
        for (_, hand) in game.hands.iter_mut() {
            game.decks[kind].pop().into_iter().for_each(|card| hand.insert(card)); // GEN-3.3
        }
    }
    for (seat, cards) in game.hands.iter() {
        sink.emit(|| Event::HandDealt { seat, cards: Some(*cards) });
    }
    game.dice = dice;
    let (round, marker) = (game.round, game.marker);
    sink.emit(|| Event::Round { round, marker });
    game.begin_turn(start, sink);
    Ok(game)
}

impl Genoa {
    /// GEN-3.2, GEN-3.4, GEN-3.5, GEN-3.6: everybody's ducats and markers, the supplies, and no card anywhere. GEN-7.1: with
    /// two players as with more, but for the final field.
    pub(crate) fn bare(config: &Config, start: Seat, dice: Dice) -> Genoa {
        let seats = config.seats;
        let player = Player {
            ducats: START_DUCATS,
            wares: Wares::EMPTY,
            specials: Specials::EMPTY,
            stock: 0,
            supply: MARKERS,
        };
        Genoa {
            config: *config,
            start,
            round: 1,
            marker: ROUND_START,
            phase: Phase::Start,
            turn: Turn::of(start),
            players: PerSeat::new(seats, player),
            hands: PerSeat::new(seats, CardSet::EMPTY),
            known: PerSeat::new(seats, CardSet::EMPTY),
            open: CardSet::EMPTY,
            wares: WARES,
            specials: SPECIALS,
            decks: ByKind::default(),
            discard: CardSet::EMPTY,
            shuffled: CardSet::EMPTY,
            markers: ByBuilding::default(),
            book: Book::new(seats),
            named: CardSet::EMPTY,
            drawn: CardSet::EMPTY,
            dice,
        }
    }
}

/// GEN-3.1: drawn, unless the host has named a seat.
fn start_seat(config: &Config, draws: &mut Draws<'_>) -> Seat {
    config.start.unwrap_or_else(|| {
        let drawn = u8::try_from(draws.below(u32::from(config.seats))).expect("at most five seats");
        Seat::new(drawn).expect("below the seats")
    })
}
