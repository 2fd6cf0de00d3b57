//! Seats, sets of seats, and what each seat has.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Kind, Set, list_in_words};

/// No game of the house seats more.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0, clockwise. Written `P0` to `P4`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(u8);

impl Seat {
    /// Every seat a table can have.
    pub const ALL: [Seat; MAX_SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];

    /// The seat with this number, if a table can have it.
    pub fn new(number: u8) -> Option<Seat> {
        Seat::ALL.get(usize::from(number)).copied()
    }

    /// The seats of a table of so many, from P0 on.
    pub fn first(seats: u8) -> impl ExactSizeIterator<Item = Seat> + Clone {
        Seat::ALL.iter().take(usize::from(seats)).copied()
    }

    /// Everybody else at a table of so many, from P0 on.
    pub fn others(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        Seat::first(seats).filter(move |other| *other != self)
    }

    /// Counted from 0.
    pub fn number(self) -> u8 {
        self.0
    }

    /// For indexing arrays.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise, at a table of so many.
    #[inline]
    pub fn left(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number)
            .ok_or_else(|| D::Error::custom(format_args!("seat {number}: seats are numbered 0 to 4")))
    }
}

/// Some of the seats.
pub type SeatSet = Set<Seat, u8>;

impl Kind for Seat {
    const ALL: &'static [Seat] = &Seat::ALL;
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl SeatSet {
    /// Everybody at a table of so many.
    #[inline]
    pub fn first(seats: u8) -> SeatSet {
        const FIRST: [SeatSet; MAX_SEATS + 1] = [
            SeatSet::of(&[]),
            SeatSet::of(&[0]),
            SeatSet::of(&[0, 1]),
            SeatSet::of(&[0, 1, 2]),
            SeatSet::of(&[0, 1, 2, 3]),
            SeatSet::of(&[0, 1, 2, 3, 4]),
        ];
        FIRST[usize::from(seats).min(MAX_SEATS)]
    }
}

/// `P0, P1 and P3`, or `nobody`.
impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() { f.write_str("nobody") } else { f.write_str(&list_in_words(self.iter())) }
    }
}

/// One value for each seat of a table. It has as many as the table has seats, and no heap.
#[derive(Copy, Clone)]
pub struct PerSeat<T> {
    items: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Copy + Default> PerSeat<T> {
    /// The same for everybody at a table of so many.
    pub fn new(seats: u8, item: T) -> PerSeat<T> {
        PerSeat::from_fn(seats, |_| item)
    }

    /// For each seat what `f` makes of it.
    pub fn from_fn(seats: u8, mut f: impl FnMut(Seat) -> T) -> PerSeat<T> {
        let mut items = [T::default(); MAX_SEATS];
        for seat in Seat::first(seats) {
            items[seat.index()] = f(seat);
        }
        PerSeat { items, seats: seats.min(5) }
    }

    /// For each seat what `f` makes of its item.
    pub fn map<U: Copy + Default>(&self, mut f: impl FnMut(Seat, &T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.seats, |seat| f(seat, &self[seat]))
    }
}

impl<T> PerSeat<T> {
    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// In order of the seats.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.seats)]
    }

    /// Each seat with what is its own.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Seat, &T)> {
        Seat::first(self.seats).zip(&self.items)
    }

    /// Each seat with what is its own.
    pub fn iter_mut(&mut self) -> impl ExactSizeIterator<Item = (Seat, &mut T)> {
        Seat::first(self.seats).zip(&mut self.items)
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        debug_assert!(seat.0 < self.seats, "{seat} does not sit at a table of {}", self.seats);
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.0 < self.seats, "{seat} does not sit at a table of {}", self.seats);
        &mut self.items[seat.index()]
    }
}

impl<T: PartialEq> PartialEq for PerSeat<T> {
    fn eq(&self, other: &PerSeat<T>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq> Eq for PerSeat<T> {}

impl<T: std::hash::Hash> std::hash::Hash for PerSeat<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PerSeat<T>, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        let seats = u8::try_from(items.len()).ok().filter(|&seats| usize::from(seats) <= MAX_SEATS);
        let seats =
            seats.ok_or_else(|| D::Error::custom("more entries than a table has seats (at most 5)"))?;
        Ok(PerSeat::from_fn(seats, |seat| items[seat.index()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_goes_round_the_table() {
        let p3 = Seat::new(3).unwrap();
        assert_eq!(p3.left(4).number(), 0);
        assert_eq!(p3.left(5).number(), 4);
    }

    #[test]
    fn sets_read_as_a_sentence() {
        let seats = |numbers: &[u8]| -> SeatSet { numbers.iter().filter_map(|&n| Seat::new(n)).collect() };
        assert_eq!(seats(&[]).to_string(), "nobody");
        assert_eq!(seats(&[2]).to_string(), "P2");
        assert_eq!(seats(&[0, 3]).to_string(), "P0 and P3");
        assert_eq!(seats(&[0, 1, 4]).to_string(), "P0, P1 and P4");
        assert_eq!((seats(&[0, 1]) - seats(&[1, 2])).to_string(), "P0");
    }

    #[test]
    fn a_seat_that_no_table_has_is_not_read() {
        let error = serde_json::from_str::<Seat>("7").unwrap_err();
        assert!(error.to_string().contains("seats are numbered 0 to 4"), "{error}");
        assert!(serde_json::from_str::<PerSeat<u8>>("[1,2,3,4,5,6]").is_err());
    }

    #[test]
    fn only_seats_of_the_table_count() {
        let mut coins = PerSeat::new(3, 5_u8);
        coins[Seat::ALL[2]] = 7;
        assert_eq!(serde_json::to_string(&coins).unwrap(), "[5,5,7]");
        assert_eq!(serde_json::from_str::<PerSeat<u8>>("[5,5,7]").unwrap(), coins);
    }
}
