//! The order in which bots are asked, where seats may speak that the table does not wait for.

use table::{Awaiting, Seat, SeatSet};

/// One round of remarks: after a seat that must speak has spoken, every other bot that may speak is asked once, clockwise
/// from that seat; only then does the next seat that must speak go on. A seat that was passed over, because it could not
/// speak at that time, waits for the next round.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct RemarkRound {
    seats: u8,
    /// The seat whose turn it is in this round.
    next: Seat,
    /// How many seats, `next` included, are still to be asked in this round.
    left: u8,
}

impl RemarkRound {
    /// No round, as long as nobody has spoken.
    pub fn none(seats: u8) -> RemarkRound {
        RemarkRound { seats, next: Seat::ALL[0], left: 0 }
    }

    /// The round that begins after `speaker`, which had to speak, has spoken.
    pub fn after(speaker: Seat, seats: u8) -> RemarkRound {
        RemarkRound { seats, next: speaker.left(seats), left: seats.saturating_sub(1) }
    }

    /// The seats of `bots` that are to be asked now: the next one of this round that may speak, or, when there is none left,
    /// all that must speak.
    pub fn seats_to_ask(&self, awaiting: Awaiting, bots: SeatSet) -> SeatSet {
        let next = self.seats_left().find(|seat| (awaiting.may & bots).contains(*seat));
        next.map_or(awaiting.must & bots, SeatSet::from)
    }

    /// This seat has been asked: a new round begins if it had to speak.
    pub fn has_answered(&mut self, seat: Seat, awaiting: Awaiting) {
        if awaiting.must.contains(seat) {
            *self = RemarkRound::after(seat, self.seats);
        } else {
            self.was_asked(seat);
        }
    }

    /// This seat of the round has been asked; so have those before it, or they could not speak.
    pub fn was_asked(&mut self, seat: Seat) {
        let place = self.seats_left().position(|other| other == seat);
        for _ in 0..place.map_or(0, |place| place + 1) {
            self.next = self.next.left(self.seats);
            self.left -= 1;
        }
    }

    /// Who is still to be asked in this round, in order.
    fn seats_left(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        let all = std::iter::successors(Some(self.next), move |seat| Some(seat.left(seats)));
        all.take(usize::from(self.left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const P: [Seat; 5] = Seat::ALL;

    fn set(seats: &[usize]) -> SeatSet {
        seats.iter().map(|seat| P[*seat]).collect()
    }

    #[test]
    fn without_a_round_those_are_asked_who_must_speak() {
        let awaiting = Awaiting { must: set(&[1, 2]), may: set(&[0, 3]) };
        assert_eq!(RemarkRound::none(4).seats_to_ask(awaiting, set(&[0, 1, 2, 3])), set(&[1, 2]));
    }

    #[test]
    fn everybody_else_is_asked_once_clockwise_and_people_are_not() {
        let awaiting = Awaiting { must: set(&[2]), may: set(&[0, 1, 3, 4]) };
        let bots = set(&[0, 1, 2, 4]);
        let mut round = RemarkRound::after(P[2], 5);
        for seat in [4, 0, 1] {
            assert_eq!(round.seats_to_ask(awaiting, bots), set(&[seat]));
            round.was_asked(P[seat]);
        }
        assert_eq!(round.seats_to_ask(awaiting, bots), set(&[2]));
    }

    #[test]
    fn a_seat_that_was_passed_over_waits_for_the_next_round() {
        let mut round = RemarkRound::after(P[0], 3);
        round.was_asked(P[2]);
        let awaiting = Awaiting { must: set(&[0]), may: set(&[1, 2]) };
        assert_eq!(round.seats_to_ask(awaiting, set(&[0, 1, 2])), set(&[0]));
    }
}
