//! What silence is taken to mean (MOV-4.55).

use table::Seat;

use crate::round::Phase;
use crate::{Answer, Decision, MastersOfVenice, Run, Way};

impl MastersOfVenice {
    /// MOV-4.55: nothing is bid, the first of every row is taken, turns end, drawn cubes and cards stay in order.
    pub(crate) fn silence(&self, seat: Seat) -> Option<Decision> {
        if !self.asked().contains(seat) {
            return None;
        }
        match self.board.phase {
            Phase::Bid | Phase::Draft { .. } | Phase::Destination => self.first(seat),
            Phase::Adjust { .. } => self.first_adjustment(seat),
            Phase::Window { .. } => Some(Decision::Gondola(Answer::Decline)),
            Phase::Turn => Some(match self.board.run {
                None => Decision::EndTurn,
                Some(Run::Dock { .. }) => Decision::CloseDock,
                Some(Run::Buy { .. } | Run::Sell { .. }) => Decision::CloseShares,
            }),
            Phase::OrderReturn => self.secrets[seat].hand.top().map(|&card| Decision::ReturnOrder { card }),
            Phase::DockAssign { .. } => {
                let mut docks = [None; 4];
                docks.iter_mut().zip(&self.board.drawn).for_each(|(dock, good)| *dock = Some(*good));
                Some(Decision::assign(docks))
            }
            Phase::Over => None,
        }
    }

    /// The first decision listed; of a bid that of nothing, whatever was said of thousands.
    fn first(&self, seat: Seat) -> Option<Decision> {
        let mut first = None;
        self.list(seat, |decision| _ = first.get_or_insert(decision));
        first
    }

    /// The first shop that can rise or, if none can, the first that can fall.
    fn first_adjustment(&self, seat: Seat) -> Option<Decision> {
        let (mut up, mut down) = (None, None);
        self.list(seat, |decision| match decision {
            Decision::AdjustOrders { way: Way::Up, .. } => _ = up.get_or_insert(decision),
            _ => _ = down.get_or_insert(decision),
        });
        up.or(down)
    }
}
