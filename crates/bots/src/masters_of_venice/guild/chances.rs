//! Chances that were asked before: most questions are about the same few.

use std::cell::Cell;

/// Chances by how much time is lacking, and by the doubt.
#[derive(Clone, Debug)]
pub(in crate::masters_of_venice) struct Chances([Cell<(f64, f64, f64)>; ENTRIES]);

const ENTRIES: usize = 128;
/// An odd number without pattern.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

impl Default for Chances {
    fn default() -> Chances {
        Chances([const { Cell::new((f64::NAN, 0.0, 0.0)) }; ENTRIES])
    }
}

impl Chances {
    #[inline]
    pub(in crate::masters_of_venice) fn of(&self, lacking: f64, doubt: f64) -> f64 {
        let mixed = lacking.to_bits().wrapping_mul(SPREAD);
        let kept = &self.0[usize::from(mixed.to_le_bytes()[7]) % ENTRIES];
        let (asked, doubted, chance) = kept.get();
        if asked.to_bits() == lacking.to_bits() && doubted.to_bits() == doubt.to_bits() {
            return chance;
        }
        let chance = 0.95 / (1.0 + (lacking / doubt).exp());
        kept.set((lacking, doubt, chance));
        chance
    }
}
