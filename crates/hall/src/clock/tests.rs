use super::*;

const P: [Seat; 5] = Seat::ALL;
const NOBODY: SeatSet = SeatSet::EMPTY;

fn asked(seat: Seat, bots: SeatSet) -> RunningClocks {
    RunningClocks { must: seat.into(), bots, negotiation: None, short: PerSeat::new(2, None) }
}

/// This seat is asked something that holds the others up.
fn held_up(seat: Seat, negotiation: Option<u8>) -> RunningClocks {
    RunningClocks { negotiation, short: PerSeat::new(2, Some(15)), ..asked(seat, NOBODY) }
}

#[test]
fn a_bank_is_used_up_and_filled_by_increments() {
    let mut clocks = Clocks::new(Pace::Bank { seconds: 60, increment: 5 }, 2);
    clocks.run(&asked(P[0], NOBODY), Time(1_000));
    assert_eq!(clocks.next_timeout(), Some((Time(61_000), P[0])));
    clocks.answered(P[0], Time(11_000), false);
    clocks.run(&asked(P[1], NOBODY), Time(11_000));
    assert_eq!(clocks.next_timeout(), Some((Time(71_000), P[1])));
    clocks.answered(P[1], Time(12_000), false);
    clocks.run(&asked(P[0], NOBODY), Time(12_000));
    assert_eq!(clocks.next_timeout(), Some((Time(67_000), P[0])), "50 s were left, and 5 s were added");
}

#[test]
fn each_decision_has_its_own_time() {
    let mut clocks = Clocks::new(Pace::PerDecision { seconds: 30 }, 2);
    clocks.run(&asked(P[0], NOBODY), Time(0));
    clocks.answered(P[0], Time(29_000), false);
    clocks.run(&asked(P[0], NOBODY), Time(29_000));
    assert_eq!(clocks.next_timeout(), Some((Time(59_000), P[0])));
}

#[test]
fn whoever_is_not_asked_any_more_keeps_what_is_left() {
    let mut clocks = Clocks::new(Pace::Bank { seconds: 60, increment: 0 }, 2);
    clocks.run(&asked(P[0], NOBODY), Time(0));
    clocks.run(&asked(P[1], NOBODY), Time(20_000));
    clocks.run(&asked(P[0], NOBODY), Time(50_000));
    assert_eq!(clocks.next_timeout(), Some((Time(90_000), P[0])));
}

#[test]
fn only_a_bank_is_carried_over() {
    let mut clocks = Clocks::new(Pace::PerDecision { seconds: 30 }, 2);
    clocks.run(&asked(P[0], NOBODY), Time(0));
    clocks.run(&asked(P[1], NOBODY), Time(20_000));
    clocks.run(&asked(P[0], NOBODY), Time(25_000));
    assert_eq!(clocks.next_timeout(), Some((Time(55_000), P[0])));
    // Who leaves and comes back while being asked wins nothing.
    clocks.run(&asked(P[0], P[0].into()), Time(45_000));
    assert_eq!(clocks.next_timeout(), None);
    clocks.run(&asked(P[0], NOBODY), Time(60_000));
    assert_eq!(clocks.next_timeout(), Some((Time(70_000), P[0])));
}

#[test]
fn a_clock_set_back_takes_nothing() {
    assert_eq!(Time(5).since(Time(9)), 0);
    assert!(Clocks::new(Pace::NoClock, 3).next_timeout().is_none());
}

#[test]
fn a_short_clock_touches_no_bank() {
    let mut clocks = Clocks::new(Pace::Bank { seconds: 60, increment: 5 }, 2);
    clocks.run(&held_up(P[0], None), Time(0));
    assert_eq!((clocks.next_timeout(), clocks.has_short_clock(P[0])), (Some((Time(15_000), P[0])), true));
    clocks.answered(P[0], Time(10_000), false);
    clocks.run(&asked(P[0], NOBODY), Time(10_000));
    assert_eq!(clocks.next_timeout(), Some((Time(70_000), P[0])), "nothing was used, and nothing was earned");
    clocks.run(&held_up(P[0], None), Time(30_000));
    assert_eq!(clocks.next_timeout(), Some((Time(45_000), P[0])));
    clocks.run(&asked(P[0], NOBODY), Time(40_000));
    assert_eq!(clocks.next_timeout(), Some((Time(80_000), P[0])), "20 s of 60 were used before");
}

#[test]
fn a_short_clock_runs_where_there_is_none_and_begins_anew_in_the_next_negotiation() {
    let mut clocks = Clocks::new(Pace::NoClock, 2);
    clocks.run(&asked(P[0], NOBODY), Time(0));
    assert!(clocks.next_timeout().is_none() && clocks.public().is_none());
    clocks.run(&held_up(P[0], Some(1)), Time(0));
    clocks.run(&held_up(P[0], Some(1)), Time(9_000));
    assert_eq!(clocks.next_timeout(), Some((Time(15_000), P[0])), "whatever others say meanwhile");
    let shown = clocks.public().unwrap();
    assert_eq!((shown[0].until, shown[0].short), (Some(Time(15_000)), true));
    assert_eq!((shown[1].left, shown[1].until), (None, None));
    clocks.run(&held_up(P[0], Some(2)), Time(10_000));
    assert_eq!(clocks.next_timeout(), Some((Time(25_000), P[0])));
}

#[test]
fn a_short_clock_is_no_longer_than_a_decision_and_there_is_none_by_correspondence() {
    assert_eq!(Pace::PerDecision { seconds: 5 }.short_clock(15), Some(5_000));
    assert_eq!(Pace::Days { days: 3 }.short_clock(15), None);
}

#[test]
fn a_short_clock_begins_anew_for_who_is_at_it() {
    let mut clocks = Clocks::new(Pace::NoClock, 2);
    clocks.run(&held_up(P[0], Some(1)), Time(0));
    clocks.restart_short_clock(P[0], Time(9_000));
    clocks.restart_short_clock(P[1], Time(9_000));
    assert_eq!(clocks.next_timeout(), Some((Time(24_000), P[0])));
}
