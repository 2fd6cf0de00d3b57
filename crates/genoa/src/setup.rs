//! Setup (chapter 3): markers, four decks, money, and the start player.

use table::{Dice, Draws, EventSink, PerSeat, Seat};

use crate::bargain::Book;
use crate::board::Hidden;
use crate::components::{MARKERS, ROUND_START, SPECIALS, START_DUCATS, WARES};
use crate::{
    Board, ByBuilding, ByKind, CardCounts, CardKind, CardSet, Config, Event, Genoa, Own, Phase, Player, Rule,
    Turn,
};

/// GEN-3.1, GEN-3.2, GEN-3.3, GEN-3.4, GEN-3.5, GEN-3.6, GEN-3.7, up to the first question. GEN-4.2: the order of what is drawn
/// here is part of every record.
pub(crate) fn set_up(config: &Config, dice: Dice, sink: &mut impl EventSink<Event>) -> Result<Genoa, Rule> {
    config.check()?;
    let mut game = Genoa::bare(config, Seat::default(), dice);
    let mut dice = game.dice.clone();
    let mut draws = dice.draws();
    game.board.start = start_seat(config, &mut draws);
    let start = game.board.start;
    sink.emit(|| Event::StartPlayer { seat: start });
    for kind in CardKind::ALL {
        let deck = &mut game.hidden.decks[kind];
        *deck = kind.cards().iter().collect();
        draws.shuffle(deck.as_mut_slice());
        for (_, own) in game.secrets.iter_mut() {
            deck.pop().into_iter().for_each(|card| own.hand.insert(card)); // GEN-3.3
        }
    }
    game.count_backs();
    for (seat, own) in game.secrets.iter() {
        sink.emit(|| Event::HandDealt { seat, cards: Some(own.hand) });
    }
    game.dice = dice;
    let (round, marker) = (game.board.round, game.board.marker);
    sink.emit(|| Event::Round { round, marker });
    game.begin_turn(start, sink);
    Ok(game)
}

impl Genoa {
    /// GEN-3.2, GEN-3.4, GEN-3.5, GEN-3.6: everybody's ducats and markers, the supplies, and no card anywhere. GEN-7.1: with
    /// two players as with more, but for the final field.
    pub(crate) fn bare(config: &Config, start: Seat, dice: Dice) -> Genoa {
        let seats = config.seats;
        Genoa {
            config: *config,
            board: Board {
                start,
                round: 1,
                marker: ROUND_START,
                phase: Phase::Start,
                turn: Turn::of(start),
                players: PerSeat::new(seats, Player { supply: MARKERS, ..Player::default() }),
                wares: WARES,
                specials: SPECIALS,
                decks: CardCounts::EMPTY,
                discard: CardSet::EMPTY,
                shuffled: CardSet::EMPTY,
                markers: ByBuilding::default(),
            },
            secrets: PerSeat::new(seats, Own { ducats: START_DUCATS, ..Own::nothing(seats) }),
            bystander: Own::nothing(seats),
            book: Book::new(),
            hidden: Hidden { decks: ByKind::default() },
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
