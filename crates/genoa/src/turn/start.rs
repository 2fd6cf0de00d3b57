//! Start (GEN-4.3, GEN-4.4, GEN-4.5): the tower comes down somewhere in the city.

use table::{Dice, EventSink, Kind as _, Seat};

use super::{Phase, Turn};
use crate::components::MAP;
use crate::{Decision, Event, Field, Genoa, Rule, Special};

impl Genoa {
    pub(crate) fn begin_turn(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        self.board.turn = Turn::of(seat);
        self.board.phase = Phase::Start;
        sink.emit(|| Event::Turn { seat });
    }

    pub(super) fn each_start(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        visit(Decision::Roll);
        if self.board.players[seat].specials.has(Special::AnyStart) {
            for &field in Field::ALL {
                visit(Decision::AnyStart { field });
            }
        }
    }

    pub(super) fn check_roll(&self) -> Result<(), Rule> {
        self.board.at(Phase::Start)
    }

    /// GEN-4.4.
    pub(super) fn check_any_start(&self, seat: Seat) -> Result<(), Rule> {
        self.board.at(Phase::Start)?;
        if self.board.players[seat].specials.has(Special::AnyStart) { Ok(()) } else { Err(Rule::AnyStart) }
    }

    /// GEN-4.2, GEN-4.3: both dice.
    pub(super) fn roll(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        let [blue, red] = roll(&mut self.dice);
        let field = Field::rolled(blue, red).expect("the dice are as large as the map");
        sink.emit(|| Event::Rolled { seat, blue, red, field });
        self.put_down(field, sink);
    }

    /// GEN-4.4, GEN-4.28.
    pub(super) fn start_anywhere(&mut self, seat: Seat, field: Field, sink: &mut impl EventSink<Event>) {
        self.board.play_special(seat, Special::AnyStart);
        sink.emit(|| Event::Started { seat, field });
        self.put_down(field, sink);
    }

    /// GEN-4.5: only a start on the market moves the round marker.
    pub(crate) fn put_down(&mut self, field: Field, sink: &mut impl EventSink<Event>) {
        self.board.turn.trail.push(field);
        if field == Field::MARKET && self.board.marker < self.config.final_field() {
            self.board.marker += 1;
            let marker = self.board.marker;
            sink.emit(|| Event::MarkerAdvanced { marker });
        }
        self.arrive(sink);
    }
}

/// GEN-4.2, GEN-4.3: what both dice show, blue first.
pub(crate) fn roll(dice: &mut Dice) -> [u8; 2] {
    let rows = u32::try_from(MAP.len()).expect("eight rows");
    let mut draws = dice.draws();
    [(); 2].map(|()| 1 + u8::try_from(draws.below(rows)).expect("eight faces"))
}
