//! `fondaco serve`: runs the server until it is told to stop.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use server::{House, Options, Store};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::args::Serve;
use crate::failure::{Failure, Outcome};
use crate::say;

pub(crate) fn run(args: &Serve) -> Outcome {
    let filter =
        EnvFilter::try_new(&args.log).map_err(|error| Failure::bad(format_args!("--log: {error}")))?;
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::bad)?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Serve) -> Outcome {
    make_folder(&args.data).map_err(|error| Failure::file(&args.data, error))?;
    let file = args.data.join("fondaco.sqlite");
    let store = Store::open(&file).await.map_err(Failure::bad)?;
    let options = Options {
        bot_pause: Duration::from_millis(args.bot_pause),
        rate: args.rate,
        tables: args.tables,
        awake: args.awake,
        connections: args.connections,
        per_address: args.per_address,
        proxy: args.proxy,
        secure: args.secure,
        ..Options::default()
    };
    let listener = TcpListener::bind(args.listen).await;
    let listener = listener.map_err(|error| Failure::bad(format_args!("{}: {error}", args.listen)))?;
    let address = listener.local_addr().map_err(Failure::bad)?;
    let stop = stop_signal().map_err(Failure::bad)?;
    say(&format!("Fondaco is open at http://{address}, its books are in {}\n", file.display()))?;
    warn_if_open_to_the_network(address, &args.data);
    server::serve(listener, House::new(store, options), stop).await;
    Ok(())
}

/// Makes the data folder, for nobody else to read.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Without encryption passwords can be read on their way through a network.
fn warn_if_open_to_the_network(address: SocketAddr, data: &Path) {
    if !address.ip().is_loopback() {
        tracing::warn!(data = %data.display(), "open to the network without encryption; put a TLS proxy in front and say --secure");
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
