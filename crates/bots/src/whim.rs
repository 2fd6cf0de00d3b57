//! A tiny generator for the choices of bots. Nothing that is recorded depends on it but through decisions.

use table::Seed;

/// `SplitMix64` (Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub struct Whim(u64);

impl Whim {
    /// Equal seeds, equal whims.
    pub fn new(seed: u64) -> Whim {
        Whim(seed)
    }

    /// The whims that follow from a seed of the house.
    pub fn of(seed: &Seed) -> Whim {
        let (words, _) = seed.bytes().as_chunks::<8>();
        Whim(words.iter().fold(0, |bits, word| bits ^ u64::from_le_bytes(*word)))
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
        let mut whim = Whim::new(1_234_567);
        let first: Vec<u64> = (0..3).map(|_| whim.bits()).collect();
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn every_outcome_comes() {
        let mut whim = Whim::new(0);
        let mut seen = [0; 5];
        (0..5_000).for_each(|_| seen[whim.below(5)] += 1);
        assert!(seen.iter().all(|count: &i32| count.abs_diff(1_000) < 130), "{seen:?}");
    }
}
