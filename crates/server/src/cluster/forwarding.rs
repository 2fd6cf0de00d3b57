//! Requests to tables that are awake on another node, and the answers to those of other nodes.
//!
//! A request is sent once, over plain NATS, which delivers it once or not at all. If NATS says that nobody was there, it was
//! not; if the owner says that the table is not awake there, nothing was done: in both cases it is carried out elsewhere. If no
//! answer comes it may have happened, so what changes something is not sent again: whoever asked is told that nobody knows. So
//! nothing is done twice, and no command needs a number of its own.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use async_nats::client::RequestErrorKind;
use async_nats::{Message, Request};

use super::leases::Holder;
use super::wire::{Answer, SentAnswer, SentQuestion, SentRequest};
use super::{Cluster, ask_subject, question_queue, streams};
use crate::actor::{Subscription, TableRequest};
use crate::error::ApiError;
use crate::house::House;
use crate::request_id;

/// An owner that has not answered after this time is taken for frozen.
const ANSWERS_WITHIN: Duration = Duration::from_secs(3);

/// What came of asking the owner of a table.
#[derive(Debug)]
pub(crate) enum Forwarded<T> {
    Answer(Result<T, ApiError>),
    /// Nothing was done, since the table is not awake there.
    NotThere,
    /// Nothing was done, since the owner is gone.
    OwnerIsGone,
    /// The owner does not answer; it may have been done.
    NobodyKnows,
}

impl Cluster {
    /// Asks the owner of a table.
    pub(crate) async fn forward<T: Answer>(
        &self,
        owner: &Holder,
        table: &str,
        network: Option<IpAddr>,
        request: &TableRequest,
    ) -> Forwarded<T> {
        self.nats().metrics().forwarded.inc();
        let client = self.nats().client();
        let inbox = client.new_inbox();
        let Some(what) = SentQuestion::of(request, &inbox, self.node()) else { return Forwarded::NotThere };
        // Listens before the owner begins to send.
        let pieces = match what {
            SentQuestion::Subscribe { .. } => match client.subscribe(inbox.clone()).await {
                Ok(pieces) => Some(pieces),
                Err(_) => return Forwarded::OwnerIsGone,
            },
            _ => None,
        };
        let sent = SentRequest { id: request_id::current(), table: table.to_owned(), network, what };
        let sent = serde_json::to_vec(&sent).expect("plain data");
        let request = Request::new().payload(sent.into()).timeout(Some(ANSWERS_WITHIN));
        let answer = match client.send_request(ask_subject(&owner.node), request).await {
            Ok(answer) => read_answer(&answer),
            Err(error) if error.kind() == RequestErrorKind::NoResponders => return Forwarded::OwnerIsGone,
            Err(_) => return Forwarded::NobodyKnows,
        };
        match answer {
            Ok(SentAnswer::NotHere) => Forwarded::NotThere,
            Ok(SentAnswer::Error(error)) => Forwarded::Answer(Err(error.into())),
            Ok(SentAnswer::Answer(answer)) => match serde_json::from_str::<T::Sent>(answer.get()) {
                Ok(answer) => {
                    let receive = |pieces| streams::receive(self.clone(), pieces, inbox, owner.node.clone());
                    Forwarded::Answer(Ok(T::received(answer, pieces.map(receive))))
                }
                Err(_) => Forwarded::NobodyKnows,
            },
            Err(()) => Forwarded::NobodyKnows,
        }
    }

    /// Answers the request of another node.
    pub(super) async fn answer(&self, house: &House, message: Message) {
        let Some(back) = message.reply else { return };
        let answer = match serde_json::from_slice(&message.payload) {
            Ok(request) => self.answer_and_log(house, request).await,
            // Another version asks; what it wants is not done here.
            Err(_) => SentAnswer::NotHere,
        };
        let answer = serde_json::to_string(&answer).expect("plain data");
        let answer = question_queue::compress(&answer);
        if let Err(error) = self.nats().client().publish(back, answer.into()).await {
            tracing::warn!(%error, "the answer to another machine could not be sent");
        }
    }

    /// The line in the log has the same name of the request as that of the node which was asked first.
    async fn answer_and_log(&self, house: &House, request: SentRequest) -> SentAnswer {
        let (start, id) = (Instant::now(), request.id.clone());
        let answer = request_id::within(id.clone(), self.answer_to(house, request)).await;
        let ms = start.elapsed().as_secs_f64() * 1000.0;
        let (is_here, code) = (!matches!(answer, SentAnswer::NotHere), answer.error_code());
        tracing::info!(target: "forwarded", request = id, is_here, code, ms);
        answer
    }

    async fn answer_to(&self, house: &House, request: SentRequest) -> SentAnswer {
        let SentRequest { table, network, what, .. } = request;
        let (table, network) = (&*table, network);
        match what {
            SentQuestion::Command { person, command } => {
                let request = |reply| TableRequest::Command { person, command: command.clone(), reply };
                written(house.ask_table_here(table, network, request).await.as_ref())
            }
            SentQuestion::Messages { perspective, since } => {
                let request = |reply| TableRequest::Messages { perspective, since, reply };
                written(house.ask_table_here(table, network, request).await.as_ref())
            }
            SentQuestion::ForgetPerson { person } => {
                let request = |reply| TableRequest::ForgetPerson { person, reply };
                written(house.ask_table_here(table, network, request).await.as_ref())
            }
            SentQuestion::Rematch { person } => {
                let request = |reply| TableRequest::Rematch { person, reply };
                written(house.ask_table_here(table, network, request).await.as_ref())
            }
            SentQuestion::Delete { person } => {
                let request = |reply| TableRequest::Delete { person, reply };
                written(house.ask_table_here(table, network, request).await.as_ref())
            }
            SentQuestion::Subscribe { perspective, since, is_socket, inbox, node } => {
                let request = |reply| TableRequest::Subscribe { perspective, since, is_socket, reply };
                let subscription = house.ask_table_here(table, network, request).await;
                let answer = written(subscription.as_ref());
                if let Some(Ok(Subscription { later, .. })) = subscription {
                    let (house, table, cluster) = (house.clone(), table.to_owned(), self.clone());
                    cluster.nodes().heard_of(node.clone());
                    // Before the answer goes out, after which it may be ended.
                    let stop = cluster.streams().open(&inbox);
                    tokio::spawn(async move {
                        streams::send(&cluster, later, &inbox, &stop, &node).await;
                        if is_socket {
                            house.socket_closed(&table);
                        }
                    });
                }
                answer
            }
        }
    }
}

fn written<T: Answer>(answer: Option<&Result<T, ApiError>>) -> SentAnswer {
    match answer {
        None => SentAnswer::NotHere,
        Some(Err(error)) => SentAnswer::Error(error.clone().into()),
        Some(Ok(answer)) => {
            let answer = serde_json::value::to_raw_value(&answer.sent()).expect("plain data");
            SentAnswer::Answer(answer)
        }
    }
}

fn read_answer(message: &Message) -> Result<SentAnswer, ()> {
    let text = question_queue::decompress(&message.payload).map_err(|_| ())?;
    serde_json::from_str(&text).map_err(|_| ())
}
