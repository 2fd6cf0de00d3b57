//! Setup (chapter 3; SPE-A2: that of the German and English editions).
//!
//! Each season is shuffled by itself; winter lies on top, then spring, summer and autumn, and the
//! fourth fire alone at the bottom. Everybody starts with five coins, three merchants and an empty house.

use table::{Dice, Draws, EventSink, PerSeat, Pile, Seat};

use crate::components::{CARDS, CUBES_PER_GOOD, MERCHANTS, SEASONS, START_COINS, Season};
use crate::{Card, CardSet, Config, Covers, Event, Goods, Phase, Player, Rule, Speicherstadt, View};

/// Lays out the table and turns the first cards.
pub(crate) fn set_up(
    config: &Config,
    mut dice: Dice,
    sink: &mut impl EventSink<Event>,
) -> Result<Speicherstadt, Rule> {
    config.check()?;
    let mut draws = dice.draws();
    let start = start_seat(config, &mut draws);
    let cards: CardSet = Card::all().collect::<CardSet>().without(config.removed());
    let deck = stack(cards, &mut draws);
    let mut game = Speicherstadt { open: empty_table(config, start, cards), deck, dice };
    sink.emit(|| Event::StartCoin { seat: start });
    game.supply(sink);
    Ok(game)
}

/// SPE-3.6, SPE-A27: drawn at random (R1), unless the host has named a seat.
fn start_seat(config: &Config, draws: &mut Draws<'_>) -> Seat {
    config.start.unwrap_or_else(|| {
        let drawn = draws.below(u32::from(config.seats));
        Seat::first(config.seats).zip(0..).find(|(_, n)| *n == drawn).expect("below the seats").0
    })
}

/// SPE-3.5: R2 to R5, the shuffles of A to D. E is one card, and shuffling it draws nothing.
pub(crate) fn stack(cards: CardSet, draws: &mut Draws<'_>) -> Pile<Card, { CARDS.len() }> {
    let mut seasons = [Pile::<Card, { CARDS.len() }>::new(); 5];
    for card in cards.iter() {
        seasons[usize::from(card.season().0)].push(card);
    }
    for season in &mut seasons {
        draws.shuffle(season.as_mut_slice());
    }
    seasons.iter().rev().flat_map(|season| season.iter().copied()).collect()
}

/// SPE-3.2, SPE-3.3, SPE-3.7.
fn empty_table(config: &Config, start: Seat, deck: CardSet) -> View {
    View {
        config: *config,
        round: 0,
        phase: Phase::Over, // no question yet; supply asks the first
        start,
        row: Pile::new(),
        players: PerSeat::new(config.seats, new_player()),
        covers: Covers::EMPTY,
        bag: all_cubes(),
        goods_discard: Goods::EMPTY,
        trade_discard: CardSet::EMPTY,
        deck,
        removed: config.removed(),
    }
}

/// SPE-3.3.
pub(crate) fn new_player() -> Player {
    Player { coins: START_COINS, merchants: MERCHANTS, ..Player::default() }
}

/// SPE-3.2.
pub(crate) fn all_cubes() -> Goods {
    Goods::of([CUBES_PER_GOOD; 5])
}

const _: () = assert!(Season(SEASONS - 1).0 == 4, "one pile for each season");
