//! Dice that are portable for ever and cannot be predicted.
//!
//! `ChaCha8` in counter mode (D. J. Bernstein's layout: a 64-bit block counter, then a 64-bit nonce). The
//! whole state is the key and the number of words drawn, 40 bytes, so a table can be copied, compared
//! and replayed. No amount of observed shuffles reveals the next card. Libraries may change how they
//! draw a number below a bound or shuffle a slice; these may not, so they are written down here.
//!
//! The crate `rand_chacha` (`ChaCha8Rng`) gives the same words, and the tests compare them; it is not used here because it
//! would keep a buffer of 256 bytes in every table, and because the block is thirty lines that never change.
//! `SmallRng` of `rand` will not do: its documentation says that it is neither portable between versions and machines nor
//! hard to predict.

use std::fmt;

use crate::{from_hex, to_hex};

/// From which everything random in a match follows. Secret until the match is over.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// These bytes; for a real match they must come from the operating system.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed that people can type, for tests and simulations. Not for matches: it can be guessed.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// The seed of match number `index` of a series that began with this seed.
    pub fn of_series(self, index: u64) -> Seed {
        let block = chacha8(&key_of(self), index, SERIES);
        let mut bytes = [0; 32];
        for (to, word) in bytes.chunks_exact_mut(4).zip(block) {
            to.copy_from_slice(&word.to_le_bytes());
        }
        Seed(bytes)
    }

    /// For the record of a finished match.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// As records write it: 64 hexadecimal digits.
    pub fn hex(&self) -> String {
        to_hex(&self.0)
    }

    /// From 64 hexadecimal digits.
    pub fn from_hex(digits: &str) -> Option<Seed> {
        from_hex(digits).map(Seed)
    }
}

/// Keeps the secret out of logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The dice of one table.
#[derive(Clone, Eq, PartialEq, Hash)]
pub struct Dice {
    key: [u32; 8],
    drawn: u64,
}

impl Dice {
    /// The name of this algorithm in records.
    pub const NAME: &'static str = "chacha8-ctr/1";

    /// Fresh dice.
    pub fn new(seed: Seed) -> Dice {
        Dice { key: key_of(seed), drawn: 0 }
    }

    /// How many words have been drawn: whoever compares two such numbers knows whether chance spoke.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// Do these follow from the same seed?
    pub fn same_seed(&self, other: &Dice) -> bool {
        self.key == other.key
    }

    /// Draws several times in a row, which is cheaper than one by one and gives the same.
    pub fn draws(&mut self) -> Draws<'_> {
        Draws { dice: self, block: [0; 16], fresh: false }
    }

    /// A number from 0 to `bound` - 1, each with the same chance.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.draws().below(bound)
    }

    /// Any of the items, each with the same chance.
    pub fn any<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let count = u32::try_from(items.len()).expect("no list of a table is that long");
        let chosen = if count > 0 { self.below(count) } else { 0 };
        items.get(usize::try_from(chosen).expect("32 bits fit")).copied()
    }

    /// Brings the items into an order drawn at random.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.draws().shuffle(items);
    }

    /// New dice that tell nothing of these.
    pub fn fork(&mut self) -> Dice {
        self.draws().fork()
    }
}

/// Keeps the secret out of logs.
impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice(…, {} drawn)", self.drawn)
    }
}

/// Several draws in a row.
pub struct Draws<'a> {
    dice: &'a mut Dice,
    /// The keystream block that holds the next word, if `fresh`.
    block: [u32; 16],
    fresh: bool,
}

/// Keeps what will be drawn next out of logs.
impl fmt::Debug for Draws<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Draws of {:?}", self.dice)
    }
}

impl Draws<'_> {
    /// 32 random bits.
    fn word(&mut self) -> u32 {
        let within = usize::try_from(self.dice.drawn % 16).expect("below 16");
        if within == 0 || !self.fresh {
            self.block = chacha8(&self.dice.key, self.dice.drawn / 16, MATCH);
            self.fresh = true;
        }
        self.dice.drawn += 1;
        self.block[within]
    }

    /// A number from 0 to `bound` - 1, each with the same chance (Lemire's method, without bias).
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw has at least one outcome");
        let bound = u64::from(bound);
        loop {
            let product = u64::from(self.word()) * bound;
            // So many low remainders would favour some outcomes: fewer than `bound`, which spares most draws the division.
            let low = product & 0xFFFF_FFFF;
            if low >= bound || low >= (1 << 32) % bound {
                return u32::try_from(product >> 32).expect("the upper half of 64 bits");
            }
        }
    }

    /// New dice that tell nothing of these.
    pub fn fork(&mut self) -> Dice {
        Dice { key: std::array::from_fn(|_| self.word()), drawn: 0 }
    }

    /// Fisher and Yates, from the back.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let outcomes = u32::try_from(last + 1).expect("a pile is shorter than 2^32");
            let chosen = usize::try_from(self.below(outcomes)).expect("below a length");
            items.swap(last, chosen);
        }
    }

    /// Goes on as if so many items had been shuffled.
    pub fn skip_shuffle(&mut self, items: u32) {
        for outcomes in (2..=items).rev() {
            self.below(outcomes);
        }
    }
}

/// The nonce of the dice of a match, and that of a series of seeds: two streams that never meet.
const MATCH: [u32; 2] = [0, 0];
const SERIES: [u32; 2] = [0, 1];

fn key_of(seed: Seed) -> [u32; 8] {
    let (words, _) = seed.0.as_chunks::<4>();
    std::array::from_fn(|n| u32::from_le_bytes(words[n]))
}

/// One block of the keystream.
fn chacha8(key: &[u32; 8], block: u64, nonce: [u32; 2]) -> [u32; 16] {
    let low = u32::try_from(block & 0xFFFF_FFFF).expect("32 bits");
    let high = u32::try_from(block >> 32).expect("32 bits");
    let [k0, k1, k2, k3, k4, k5, k6, k7] = *key;
    let start = [
        [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574], // "expand 32-byte k"
        [k0, k1, k2, k3],
        [k4, k5, k6, k7],
        [low, high, nonce[0], nonce[1]],
    ];
    let mut rows = start;
    for _ in 0..4 {
        // First the columns, then the diagonals, which are columns while the rows are turned.
        quarters(&mut rows);
        rows = [rows[0], turned::<1>(rows[1]), turned::<2>(rows[2]), turned::<3>(rows[3])];
        quarters(&mut rows);
        rows = [rows[0], turned::<3>(rows[1]), turned::<2>(rows[2]), turned::<1>(rows[3])];
    }
    std::array::from_fn(|n| rows[n / 4][n % 4].wrapping_add(start[n / 4][n % 4]))
}

/// Four words, on which a machine can work at once.
type Row = [u32; 4];

/// The quarter round of `ChaCha` on all four columns.
#[inline(always)]
fn quarters([a, b, c, d]: &mut [Row; 4]) {
    *a = added(*a, *b);
    *d = mixed::<16>(*d, *a);
    *c = added(*c, *d);
    *b = mixed::<12>(*b, *c);
    *a = added(*a, *b);
    *d = mixed::<8>(*d, *a);
    *c = added(*c, *d);
    *b = mixed::<7>(*b, *c);
}

#[inline(always)]
fn added(one: Row, other: Row) -> Row {
    std::array::from_fn(|n| one[n].wrapping_add(other[n]))
}

#[inline(always)]
fn mixed<const BITS: u32>(one: Row, other: Row) -> Row {
    std::array::from_fn(|n| (one[n] ^ other[n]).rotate_left(BITS))
}

#[inline(always)]
fn turned<const PLACES: usize>(row: Row) -> Row {
    std::array::from_fn(|n| row[(n + PLACES) % 4])
}

#[cfg(test)]
mod tests;
