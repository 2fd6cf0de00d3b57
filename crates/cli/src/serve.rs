//! `fondaco serve`: runs the server until it is told to stop.

use std::net::SocketAddr;
use std::time::Duration;

use server::{Database, House, Nodes, Options, Retention, Store};

use crate::args::{SeedArg, Serve};
use crate::failure::{Failure, Outcome};
use crate::running::{self, listen, stop_signal};
use crate::say;

pub(crate) fn run(args: &Serve) -> Outcome {
    running::until_done(&args.logs, serve(args))
}

async fn serve(args: &Serve) -> Outcome {
    server::make_room_for_connections(args.connections).map_err(Failure::bad)?;
    let database = args.database.database()?;
    let nats = args.nats.connect().await?;
    let is_one_of_several = args.several_nodes && nats.is_some() && matches!(database, Database::Server(_));
    let nodes = if is_one_of_several { Nodes::Several } else { Nodes::One };
    let store = Store::open_database(&database, nodes).await.map_err(Failure::bad)?;
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
        is_one_of_several,
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
    let books = match &database {
        Database::Folder(folder) => folder.join("fondaco.sqlite").display().to_string(),
        Database::Server(server) => server.to_string(),
    };
    say(&format!("Fondaco is open at http://{address}, its books are in {books}\n"))?;
    warn_if_open_to_the_network(address, &books);
    server::serve(listener, house, stop).await;
    Ok(())
}

/// Without encryption passwords can be read on their way through a network.
fn warn_if_open_to_the_network(address: SocketAddr, books: &str) {
    if !address.ip().is_loopback() {
        tracing::warn!(
            books,
            "open to the network without encryption; put a TLS proxy in front and say --secure"
        );
    }
}
