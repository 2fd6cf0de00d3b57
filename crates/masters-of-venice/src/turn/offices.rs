//! Shipping offices (chapter 4.L): the cube lying there is taken, new ones come to office and docks, the office pays.

use table::{EventSink, Pile, Seat};

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
        let (board, mut draws) = (&mut self.board, self.dice.draws());
        if free_good && let Some(good) = board.draw_cube(&mut draws, Spot::Seat(seat), sink) {
            board.players[seat].goods.add(good);
        }
        board.offices[office] = board.draw_cube(&mut draws, Spot::Office(office), sink);
        for _ in Dock::ALL {
            if let Some(good) = board.draw_cube(&mut draws, Spot::Quay {}, sink) {
                board.drawn.push(good);
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
        let drawn: Goods = self.board.drawn.iter().copied().collect();
        let mut kinds: Pile<(Good, u8), { Dock::ALL.len() }> = drawn.kinds().collect();
        assign(kinds.as_mut_slice(), self.board.drawn.len(), &mut [None; 4], 0, &mut visit);
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

/// Every way to put these cubes, so many in all, on the docks from this one on.
fn assign(
    goods: &mut [(Good, u8)],
    left: usize,
    docks: &mut [Option<Good>; 4],
    from: usize,
    visit: &mut impl FnMut(Decision),
) {
    if left == 0 {
        return visit(Decision::assign(*docks));
    }
    // The last one, on each dock in turn: most ways differ in nothing else.
    if left == 1 {
        let last = goods.iter().find(|(_, count)| *count > 0).map(|(good, _)| *good);
        for dock in from..docks.len() {
            docks[dock] = last;
            visit(Decision::assign(*docks));
            docks[dock] = None;
        }
        return;
    }
    for kind in 0..goods.len() {
        if goods[kind].1 > 0 {
            goods[kind].1 -= 1;
            docks[from] = Some(goods[kind].0);
            assign(goods, left - 1, docks, from + 1, visit);
            goods[kind].1 += 1;
        }
    }
    docks[from] = None;
    if docks.len() - from > left {
        assign(goods, left, docks, from + 1, visit);
    }
}
