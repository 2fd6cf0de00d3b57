//! A match, for ever: config, seed and decisions, as JSON Lines.
//!
//! ```text
//! {"fondaco":1,"game":"speicherstadt","dice":"chacha8-ctr/1","config":{…},"views":1,"seed":"…","commit":"sha256:…"}
//! {"n":0,"seat":2,"do":{"place_merchant":{"column":1}}}
//! {"n":64,"digest":"9c51…"}
//! {"end":{"scores":[31,28,40,22],"ranks":[2,3,1,4]}}
//! ```
//!
//! A [`Recorder`] writes such lines while a match is played, each to be appended and never changed. The seed stands
//! in the first line, where the house keeps it; what is published of a running match leaves it out. A
//! [`Record`] is read back, [replayed](Record::replay) and [verified](Record::verify): every decision is judged
//! anew, digests tell whether anybody would have seen something else, and the seed must be the one that was
//! promised. Lines say what version 1 writes, key by key, and nothing else. A file that was cut off in the middle of a line is good up to the cut.

#![forbid(unsafe_code)]

mod digest;
mod error;
mod read;
mod recorder;
mod replay;
mod v1;

pub use digest::{Commitment, Digest};
pub use error::{Diverged, ReadError};
pub use read::{Outline, Record};
pub use recorder::{Recorder, SeedIn};
pub use replay::{Replay, Verdict};
pub use v1::DIGEST_EVERY;
