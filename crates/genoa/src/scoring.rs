//! End and scoring (chapter 6).

use serde::{Deserialize, Serialize};

/// GEN-6.1: where the final score of a seat comes from. GEN-6.3: from nothing else.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// In hand.
    pub ducats: i32,
    /// GEN-6.2.
    pub privileges: i32,
    /// Own markers on buildings.
    pub markers: i32,
    /// GEN-6.4: remaining goods, which break ties and score nothing.
    pub goods: u32,
}

impl Sheet {
    /// The final score.
    pub fn total(&self) -> i32 {
        self.ducats + self.privileges + self.markers
    }
}
