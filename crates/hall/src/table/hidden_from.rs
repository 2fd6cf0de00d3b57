//! From whom an entry is hidden: whoever may not hear of it is sent nothing, so that nothing sealed can be counted or timed.

use table::{Awaiting, Seat, SeatSet, Viewer};

use crate::any_match::HeardEvents;

/// The viewers who may not hear of an entry.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub(crate) struct HiddenFrom {
    pub(crate) seats: SeatSet,
    pub(crate) bystanders: bool,
}

impl HiddenFrom {
    /// A decision of `seat` is hidden from all others who heard nothing of it, as long as it changed nothing about whom the
    /// table waits for: that is public. What a viewer heard nothing of has not changed what the viewer sees (law L8).
    pub(crate) fn of_decision(
        seat: Seat,
        heard: &[HeardEvents],
        before: (Awaiting, Option<u8>),
        after: (Awaiting, Option<u8>),
    ) -> HiddenFrom {
        if before != after {
            return HiddenFrom::default();
        }
        let Some((bystanders, seats)) = heard.split_last() else { return HiddenFrom::default() };
        let deaf = Seat::ALL.into_iter().zip(seats).filter(|(other, heard)| *other != seat && heard.is_empty);
        HiddenFrom { seats: deaf.map(|(other, _)| other).collect(), bystanders: bystanders.is_empty }
    }

    pub(crate) fn contains(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Bystander => self.bystanders,
        }
    }

    /// Does everybody hear of it?
    pub(crate) fn is_nobody(self) -> bool {
        self == HiddenFrom::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASKED: (Awaiting, Option<u8>) = (Awaiting::NOBODY, None);

    fn hidden(heard: &[HeardEvents], after: (Awaiting, Option<u8>)) -> HiddenFrom {
        HiddenFrom::of_decision(Seat::ALL[0], heard, ASKED, after)
    }

    #[test]
    fn a_decision_is_hidden_from_whoever_hears_nothing_of_it() {
        let (something, nothing) = (HeardEvents::new(&["a card"]), HeardEvents::new::<u8>(&[]));
        let heard = [something.clone(), nothing.clone(), something, nothing.clone()];
        let from = hidden(&heard, ASKED);
        assert_eq!(from, HiddenFrom { seats: Seat::ALL[1].into(), bystanders: true });
        assert!(from.contains(Viewer::Seat(Seat::ALL[1])) && !from.contains(Viewer::Seat(Seat::ALL[2])));
        let own = hidden(&[nothing.clone(), nothing.clone(), nothing], ASKED);
        assert!(!own.contains(Viewer::Seat(Seat::ALL[0])), "whoever decides knows it");
    }

    #[test]
    fn whom_the_table_waits_for_is_no_secret() {
        let nothing = HeardEvents::new::<u8>(&[]);
        let heard = [nothing.clone(), nothing.clone(), nothing];
        assert!(
            hidden(&heard, (Awaiting { must: Seat::ALL[1].into(), may: SeatSet::EMPTY }, None)).is_nobody()
        );
        assert!(hidden(&heard, (Awaiting::NOBODY, Some(1))).is_nobody());
    }

    /// An event that is written like an empty list is an event still.
    #[test]
    fn nothing_is_the_absence_of_events_and_no_text() {
        let odd = HeardEvents { list: crate::any_match::to_json::<[u8; 0]>(&[]), is_empty: false };
        assert!(hidden(&[odd.clone(), odd.clone(), odd], ASKED).is_nobody());
    }
}
