//! `fondaco serve`: runs the server until it is told to stop.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use server::{DataFolder, House, Options, Retention, Store};

use crate::args::{SeedArg, Serve};
use crate::failure::{Failure, Outcome};
use crate::running::{self, listen, stop_signal};
use crate::say;

pub(crate) fn run(args: &Serve) -> Outcome {
    running::until_done(&args.logs, serve(args))
}

async fn serve(args: &Serve) -> Outcome {
    server::make_room_for_connections(args.connections).map_err(Failure::bad)?;
    let nats = args.nats.connect().await?;
    let folder = DataFolder::lock(&args.data).map_err(Failure::bad)?;
    let store = Store::open(folder).await.map_err(Failure::bad)?;
    let options = Options {
        bot_pause: Duration::from_millis(args.bot_pause),
        bid_time: Duration::from_millis(args.bid_time),
        rate: args.rate,
        tables: args.tables,
        awake: args.awake,
        connections: args.connections,
        per_address: args.per_address,
        proxy: args.proxy,
        secure: args.secure,
        retention: Retention {
            bot_matches: args.keep_bot_matches,
            unstarted: args.keep_unstarted,
            guests: args.keep_guests,
        },
        session_days: args.session_days,
        nats,
        seed: args.seed.map(|SeedArg(seed)| seed),
        ..Options::default()
    };
    let listener = listen(args.listen)?;
    let address = listener.local_addr().map_err(Failure::bad)?;
    let house = House::new(store, options).await.map_err(Failure::bad)?;
    if let Some(address) = args.metrics {
        let operators = listen(address)?;
        tracing::info!(address = ?operators.local_addr(), "metrics are served");
        tokio::spawn(server::serve_operators(operators, house.clone()));
    }
    let stop = stop_signal().map_err(Failure::bad)?;
    say(&format!(
        "Fondaco is open at http://{address}, its books are in {}\n",
        args.data.join("fondaco.sqlite").display()
    ))?;
    warn_if_open_to_the_network(address, &args.data);
    server::serve(listener, house, stop).await;
    Ok(())
}

/// Without encryption passwords can be read on their way through a network.
fn warn_if_open_to_the_network(address: SocketAddr, data: &Path) {
    if !address.ip().is_loopback() {
        tracing::warn!(data = %data.display(), "open to the network without encryption; put a TLS proxy in front and say --secure");
    }
}
