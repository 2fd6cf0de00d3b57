//! What commands have in common that run until they are told to stop: logs, addresses to listen at, and signals.

use std::io::IsTerminal as _;
use std::net::SocketAddr;

use tokio::net::{TcpListener, TcpSocket};
use tracing_subscriber::EnvFilter;

use crate::args::{LogForm, Logs};
use crate::failure::{Failure, Outcome};

/// Starts the log, and runs this to its end.
pub(crate) fn until_done(logs: &Logs, work: impl Future<Output = Outcome>) -> Outcome {
    start_log(logs)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::bad)?;
    runtime.block_on(work)
}

/// Logs go to standard error.
fn start_log(logs: &Logs) -> Outcome {
    // What there is to say of NATS the server says itself; whoever wants to hear the library, too, can name it.
    let filter = EnvFilter::try_new(format!("async_nats=off,{}", logs.log));
    let filter = filter.map_err(|error| Failure::bad(format_args!("--log: {error}")))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match logs.log_form {
        LogForm::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
        LogForm::Json => log.json().flatten_event(true).init(),
    }
    Ok(())
}

/// Connections that come at the same time wait here until they are accepted. Whoever finds no room tries again a second later.
const MOST_NOT_YET_ACCEPTED: u32 = 4096;

pub(crate) fn listen(address: SocketAddr) -> Outcome<TcpListener> {
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

/// Returns when Ctrl-C or the signal of a service manager comes. Signals are caught from now on, not only once it is awaited.
#[cfg(unix)]
pub(crate) fn stop_signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
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
pub(crate) fn stop_signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
        tracing::info!("closing; what is being written is finished first");
    })
}
