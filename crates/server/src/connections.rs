//! Accepting connections: how many there may be, how long they may take to send a request, and how they end when the server stops.
//!
//! The loop is written by hand because axum's own bounds neither the number of connections nor the time that a client may take to
//! send the head of a request.

use std::collections::HashMap;
use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};

use crate::house::House;
use crate::rate_limits::network;

/// How long answers that are under way when the server stops may still take.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);
/// When the system has no room for another connection, accepting again at once does not help.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(200);

/// Accepts connections until `stop`, then ends those that wait for something and lets what is being answered finish.
pub(crate) async fn accept_until(listener: TcpListener, house: House, stop: impl Future<Output = ()>) {
    let app = crate::app(house.clone());
    let options = house.options();
    let limits = ConnectionLimits::new(options.connections, options.per_address, options.proxy);
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Above the limits a connection is closed at once, and browsers try again by themselves.
                let Some(permit) = limits.try_acquire(peer.ip()) else { continue };
                tokio::spawn(serve_connection(stream, peer, app.clone(), permit, house.clone()));
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                sleep(ACCEPT_RETRY_DELAY).await;
            }
        }
    }
    drop(listener);
    house.close();
    let all_closed = async {
        while limits.lock().total > 0 {
            sleep(Duration::from_millis(5)).await;
        }
    };
    let _ = timeout(SHUTDOWN_TIMEOUT, all_closed).await;
}

/// Serves one connection: requests one after another, or a WebSocket.
async fn serve_connection(
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
    permit: ConnectionPermit,
    house: House,
) {
    // A message is small and should go at once; waiting to fill a packet would cost up to 40 ms.
    let _ = stream.set_nodelay(true);
    let (app, permit) = (TowerToHyperService::new(app), Arc::new(permit));
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        // A WebSocket takes the permit along, since it lives longer than its request.
        request.extensions_mut().insert(Arc::clone(&permit));
        app.call(request)
    });
    let mut http = http1::Builder::new();
    let http = http.timer(TokioTimer::new()).header_read_timeout(house.options().head);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    tokio::select! {
        _ = connection.as_mut() => return, // a client that breaks the protocol harms only itself
        () = house.closing() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// How many connections there may be, in all and from one network, and how many there are.
#[derive(Debug)]
struct ConnectionLimits {
    most: usize,
    most_per_network: usize,
    proxy: Option<IpAddr>,
    open: Mutex<OpenConnections>,
}

#[derive(Debug, Default)]
struct OpenConnections {
    total: usize,
    by_network: HashMap<IpAddr, usize>,
}

impl ConnectionLimits {
    fn new(most: u32, most_per_network: u32, proxy: Option<IpAddr>) -> Arc<ConnectionLimits> {
        let bound = |most: u32| if most == 0 { usize::MAX } else { most as usize };
        let (most, most_per_network) = (bound(most), bound(most_per_network));
        Arc::new(ConnectionLimits { most, most_per_network, proxy, open: Mutex::default() })
    }

    /// Counts one more connection from an address, if it is within the limits.
    fn try_acquire(self: &Arc<ConnectionLimits>, address: IpAddr) -> Option<ConnectionPermit> {
        let address = address.to_canonical();
        // Many people may be behind the own machine's address and the proxy's.
        let is_shared = address.is_loopback() || self.proxy == Some(address);
        let network = network(address);
        let mut open = self.lock();
        let from_network = open.by_network.get(&network).copied().unwrap_or(0);
        if open.total >= self.most || from_network >= self.most_per_network && !is_shared {
            return None;
        }
        open.total += 1;
        *open.by_network.entry(network).or_default() += 1;
        Some(ConnectionPermit { limits: Arc::clone(self), network })
    }

    fn lock(&self) -> MutexGuard<'_, OpenConnections> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One connection that is counted as long as this lives.
#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    limits: Arc<ConnectionLimits>,
    network: IpAddr,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.limits.lock();
        open.total -= 1;
        if let Some(from_network) = open.by_network.get_mut(&self.network) {
            *from_network -= 1;
            if *from_network == 0 {
                open.by_network.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    /// Whoever opens a connection and sends half a request does not keep it.
    #[tokio::test]
    async fn half_a_request_is_not_waited_for() {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let options = crate::Options { head: Duration::from_millis(100), ..crate::Options::default() };
        let house = crate::house::tests::house_with("slow", options).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        tokio::spawn(accept_until(listener, house, std::future::pending()));
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: ").await.expect("it is open");
        let ended = timeout(Duration::from_secs(10), stream.read_to_end(&mut Vec::new())).await;
        assert!(ended.is_ok());
    }

    #[test]
    fn one_address_does_not_take_all_connections() {
        let address = |last: u8| IpAddr::V4(Ipv4Addr::new(192, 0, 2, last));
        let limits = ConnectionLimits::new(8, 2, Some(address(9)));
        let first: Vec<_> = (0..9).map_while(|_| limits.try_acquire(address(1))).collect();
        assert_eq!(first.len(), 2);
        let proxied: Vec<_> = (0..3).map_while(|_| limits.try_acquire(address(9))).collect();
        assert_eq!(proxied.len(), 3, "behind a proxy are many");
        let local: Vec<_> = (0..9).map_while(|_| limits.try_acquire(Ipv4Addr::LOCALHOST.into())).collect();
        assert_eq!(local.len(), 3, "until the limit of all is reached");
        drop(first);
        assert!(limits.try_acquire(address(2)).is_some(), "whoever goes makes room");
    }
}
