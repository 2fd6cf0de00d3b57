//! `fondaco serve`: runs the server until it is told to stop.

use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::time::Duration;

use server::{Database, House, Nodes, Options, Retention, Store};
use tokio::net::{TcpListener, TcpSocket};
use tracing_subscriber::EnvFilter;

use crate::args::{LogForm, SeedArg, Serve};
use crate::failure::{Failure, Outcome};
use crate::say;

pub(crate) fn run(args: &Serve) -> Outcome {
    start_log(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::bad)?;
    runtime.block_on(serve(args))
}

/// Logs go to standard error.
fn start_log(args: &Serve) -> Outcome {
    let filter =
        EnvFilter::try_new(&args.log).map_err(|error| Failure::bad(format_args!("--log: {error}")))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match args.log_form {
        LogForm::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
        LogForm::Json => log.json().flatten_event(true).init(),
    }
    Ok(())
}

async fn serve(args: &Serve) -> Outcome {
    server::make_room_for_connections(args.connections).map_err(Failure::bad)?;
    let database = args.database.database()?;
    let store = Store::open_database(&database, Nodes::One).await.map_err(Failure::bad)?;
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

/// Connections that come at the same time wait here until they are accepted. Whoever finds no room tries again a second later.
const MOST_NOT_YET_ACCEPTED: u32 = 4096;

fn listen(address: SocketAddr) -> Outcome<TcpListener> {
    let open = || {
        let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
        // As [`TcpListener::bind`] does: a house that was just closed can be opened again.
        #[cfg(not(windows))]
        socket.set_reuseaddr(true)?;
        socket.bind(address)?;
        socket.listen(MOST_NOT_YET_ACCEPTED)
    };
    open().map_err(|error: std::io::Error| Failure::bad(format_args!("{address}: {error}")))
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

/// Returns when Ctrl-C or the signal of a service manager comes. Signals are caught from now on, not only once it is awaited.
#[cfg(unix)]
fn stop_signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
        tracing::info!("closing; what is being written is finished first");
    })
}

/// Returns when Ctrl-C comes.
#[cfg(not(unix))]
fn stop_signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
        tracing::info!("closing; what is being written is finished first");
    })
}
