//! A tiny generator for the choices of bots. Nothing that is recorded depends on it but through decisions.

use serde::{Deserialize, Serialize};
use table::Seed;

/// `SplitMix64` (Steele, Lea and Flood 2014).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BotRng(u64);

impl BotRng {
    /// Equal seeds, equal random numbers.
    pub fn new(seed: u64) -> BotRng {
        BotRng(seed)
    }

    /// The random numbers that follow from a seed of the house.
    pub fn of(seed: &Seed) -> BotRng {
        let (words, _) = seed.bytes().as_chunks::<8>();
        BotRng(words.iter().fold(0, |bits, word| bits ^ u64::from_le_bytes(*word)))
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// Goes on as if so many random numbers had been drawn.
    #[inline]
    pub fn skip(&mut self, count: u64) {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(count));
    }

    /// A number from 0 to `bound` - 1. The bias of below 2^-32 for short lists does not matter here.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).expect("lists are short");
        usize::try_from(((self.bits() >> 32) * bound) >> 32).expect("below a length")
    }

    /// True with this probability, to a thousandth.
    pub fn chance(&mut self, probability: f64) -> bool {
        let thousandth = u32::try_from(self.below(1_000)).expect("below a thousand");
        f64::from(thousandth) < probability * 1_000.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published with the algorithm: the first outputs for seed 1234567.
    #[test]
    fn published_values() {
        let mut rng = BotRng::new(1_234_567);
        let first: Vec<u64> = (0..3).map(|_| rng.bits()).collect();
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn skipping_is_drawing() {
        let (mut one, mut other) = (BotRng::new(7), BotRng::new(7));
        (0..5).for_each(|_| _ = one.bits());
        other.skip(5);
        assert_eq!(one.bits(), other.bits());
    }

    #[test]
    fn every_outcome_comes() {
        let mut rng = BotRng::new(0);
        let mut seen = [0; 5];
        (0..5_000).for_each(|_| seen[rng.below(5)] += 1);
        assert!(seen.iter().all(|count: &i32| count.abs_diff(1_000) < 130), "{seen:?}");
    }
}
