//! Shipping offices (chapter 4.L): the cube lying there is taken, new ones come to office and docks, the office pays.

use table::{EventSink, Seat};

use super::{SubAction, Turn};
use crate::event::Spot;
use crate::{
    Board, Character, Config, Decision, Dock, Event, Good, Goods, MastersOfVenice, Office, Phase, Rule,
};

impl Board {
    pub(super) fn offices_have_options(&self, turn: &Turn) -> bool {
        let usable = |office| self.is_usable(office);
        !turn.has(SubAction::UseOffice) && Config::offices(turn.place).any(usable)
    }

    /// MOV-4.40: the office or the bag holds at least one cube.
    fn is_usable(&self, office: Office) -> bool {
        self.offices[office].is_some() || !self.bag.is_empty()
    }
}

impl MastersOfVenice {
    pub(super) fn each_office_use(&self, turn: &Turn, visit: &mut impl FnMut(Decision)) {
        for office in Office::ALL {
            for free_good in [false, true] {
                if self.check_office(turn, office, free_good).is_ok() {
                    visit(Decision::UseOffice { office, free_good });
                }
            }
        }
    }

    pub(super) fn check_office(&self, turn: &Turn, office: Office, free_good: bool) -> Result<(), Rule> {
        let here = Config::offices(turn.place).any(|other| other == office);
        if turn.has(SubAction::UseOffice) || !here || !self.board.is_usable(office) {
            return Err(Rule::UseOffice);
        }
        // MOV-4.41.
        let free = self.board.holds(turn.seat, Character::HarborMaster) && !self.board.bag.is_empty();
        if !free_good || free { Ok(()) } else { Err(Rule::HarborMaster) }
    }

    /// MOV-4.40, MOV-10.38: the cube at the office is taken. MOV-4.54, MOV-10.21: then cubes are drawn for the Harbor Master, as
    /// replacement and for the docks; what is missing is not placed.
    pub(crate) fn use_office(
        &mut self,
        seat: Seat,
        office: Office,
        free_good: bool,
        sink: &mut impl EventSink<Event>,
    ) {
        let took = self.board.offices[office].take();
        if let Some(good) = took {
            self.board.players[seat].goods.add(good);
        }
        self.mark_done(SubAction::UseOffice);
        sink.emit(|| Event::OfficeUsed { seat, office, took });
        if free_good && let Some(good) = self.draw_cube(Spot::Seat(seat), sink) {
            self.board.players[seat].goods.add(good);
        }
        self.board.offices[office] = self.draw_cube(Spot::Office(office), sink);
        for _ in Dock::ALL {
            if let Some(good) = self.draw_cube(Spot::Quay {}, sink) {
                self.board.drawn.push(good);
            }
        }
        if self.board.drawn.is_empty() {
            self.pay_for_use(office, sink);
        } else {
            self.board.phase = Phase::DockAssign { office };
        }
    }

    /// MOV-4.56: equal cubes give one option.
    pub(super) fn each_assignment(&self, mut visit: impl FnMut(Decision)) {
        let goods: Goods = self.board.drawn.iter().copied().collect();
        assign(goods, [None; 4], 0, &mut visit);
    }

    pub(super) fn check_assignment(&self, docks: [Option<Good>; 4]) -> Result<(), Rule> {
        let named: Goods = docks.into_iter().flatten().collect();
        let drawn: Goods = self.board.drawn.iter().copied().collect();
        if named == drawn { Ok(()) } else { Err(Rule::AssignDocks) }
    }

    /// MOV-4.42: afterwards the office pays.
    pub(crate) fn assign_docks(
        &mut self,
        seat: Seat,
        docks: [Option<Good>; 4],
        sink: &mut impl EventSink<Event>,
    ) {
        let Phase::DockAssign { office } = self.board.phase else { return };
        for (dock, good) in Dock::ALL.into_iter().zip(docks) {
            if let Some(good) = good {
                self.board.docks[dock].add(good);
            }
        }
        self.board.drawn.clear();
        self.board.phase = Phase::Turn;
        sink.emit(|| Event::DocksAssigned { seat, docks: docks.to_vec() });
        self.pay_for_use(office, sink);
    }
}

/// Every way to put these cubes on the docks from this one on.
fn assign(goods: Goods, docks: [Option<Good>; 4], from: usize, visit: &mut impl FnMut(Decision)) {
    let left = goods.iter().count();
    if left == 0 {
        return visit(Decision::assign(docks));
    }
    for (good, _) in goods.kinds() {
        let (mut goods, mut docks) = (goods, docks);
        goods.take(good);
        docks[from] = Some(good);
        assign(goods, docks, from + 1, visit);
    }
    if docks.len() - from > left {
        assign(goods, docks, from + 1, visit);
    }
}
