//! `fondaco think`: bots of other machines think here. And where NATS is, for whoever needs it.

use std::num::NonZeroUsize;

use server::Nats;

use crate::args::{NatsAddress, Think};
use crate::failure::{Failure, Outcome};
use crate::running::{self, listen, stop_signal};
use crate::say;

pub(crate) fn run(args: &Think) -> Outcome {
    running::until_done(&args.logs, think(args))
}

async fn think(args: &Think) -> Outcome {
    let nats = args.nats.connect().await?;
    let nats = nats.ok_or_else(|| Failure::bad("where is NATS? Say --nats URL or --nats-file FILE"))?;
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = args.threads.map_or_else(cores, NonZeroUsize::get);
    if let Some(address) = args.metrics {
        let operators = listen(address)?;
        tracing::info!(address = ?operators.local_addr(), "metrics are served");
        tokio::spawn(server::serve_thinkers_operators(operators, nats.clone()));
    }
    let stop = stop_signal().map_err(Failure::bad)?;
    say(&format!("Fondaco thinks for other machines, {threads} bots at a time\n"))?;
    server::think(nats, threads, stop).await;
    Ok(())
}

impl NatsAddress {
    /// Connects, if there is to be NATS.
    pub(crate) async fn connect(&self) -> Outcome<Option<Nats>> {
        let address = match (&self.nats, &self.nats_file) {
            (Some(address), _) => address.clone(),
            (None, Some(file)) => {
                std::fs::read_to_string(file).map_err(|error| Failure::file(file, error))?
            }
            (None, None) => return Ok(None),
        };
        Nats::connect(address.trim()).await.map(Some).map_err(Failure::bad)
    }
}
