//! Accepting connections: how many there may be, how long they may take to send a request, and how they end when the server stops.
//!
//! The loop is written by hand because axum's own bounds neither the number of connections nor the time that a client may take to
//! send the head of a request.

use std::collections::{HashMap, VecDeque};
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
use tokio::sync::Notify;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;

use crate::house::House;
use crate::rate_limits::{self, network};

/// How long answers that are under way when the server stops may still take.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);
/// A client that takes nothing for so long is gone.
const WRITE_TIMEOUT: Duration = Duration::from_secs(20);
/// Connections above the limit, for whoever asks whether the house is well.
const SPARE: usize = 32;
/// How long one of those may take to ask.
const SPARE_HEAD: Duration = Duration::from_secs(2);
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
                // What is above the limits is closed at once, and browsers try again by themselves.
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
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(WRITE_TIMEOUT));
    let (app, permit) = (TowerToHyperService::new(app), Arc::new(permit));
    let (is_spare, given_up) = (permit.is_spare(), Arc::clone(&permit.given_up));
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        // A WebSocket takes the permit along, since it lives longer than its request.
        request.extensions_mut().insert(Arc::clone(&permit));
        app.call(request)
    });
    let mut http = http1::Builder::new();
    let head = if is_spare { SPARE_HEAD } else { house.options().head };
    let http = http.timer(TokioTimer::new()).header_read_timeout(head).keep_alive(!is_spare);
    let mut connection = pin!(http.serve_connection(TokioIo::new(Box::pin(stream)), service).with_upgrades());
    tokio::select! {
        _ = connection.as_mut() => return, // a client that breaks the protocol harms only itself
        () = given_up.notified() => return,
        () = house.closing() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// How many connections there may be, in all and from one network, and which there are.
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
    /// Those of each network, oldest first.
    by_network: HashMap<IpAddr, VecDeque<Arc<Notify>>>,
}

impl ConnectionLimits {
    fn new(most: u32, most_per_network: u32, proxy: Option<IpAddr>) -> Arc<ConnectionLimits> {
        let bound = |most: u32| if most == 0 { usize::MAX } else { most as usize };
        let (most, most_per_network) = (bound(most), bound(most_per_network));
        Arc::new(ConnectionLimits { most, most_per_network, proxy, open: Mutex::default() })
    }

    /// Counts one more connection from an address, if it is within the limits. When there are as many as there may be, the
    /// network that has most gives up its oldest for one that has fewer; where that is not possible, a few more are spare, for
    /// whoever asks whether the house is well.
    fn try_acquire(self: &Arc<ConnectionLimits>, address: IpAddr) -> Option<ConnectionPermit> {
        let network = network(address.to_canonical());
        let mut open = self.lock();
        let from_network = open.by_network.get(&network).map_or(0, VecDeque::len);
        if from_network >= self.most_per_network && !self.is_shared(network) {
            return None;
        }
        let mut is_spare = false;
        if open.total >= self.most {
            match self.connection_to_give_up(&mut open, from_network) {
                Some(oldest) => oldest.notify_one(),
                None => is_spare = true,
            }
        }
        // Those that are given up are counted until they are closed.
        if open.total >= self.most.saturating_add(SPARE) {
            return None;
        }
        let given_up = Arc::<Notify>::default();
        open.total += 1;
        open.by_network.entry(network).or_default().push_back(Arc::clone(&given_up));
        Some(ConnectionPermit { limits: Arc::clone(self), network, is_spare, given_up })
    }

    /// Takes the oldest connection of the network that has most, if those are at least two more than this.
    fn connection_to_give_up(&self, open: &mut OpenConnections, than: usize) -> Option<Arc<Notify>> {
        let own = open.by_network.iter_mut().filter(|(network, _)| !self.is_shared(**network));
        let (_, most) = own.max_by_key(|(_, connections)| connections.len())?;
        if most.len() > than + 1 { most.pop_front() } else { None }
    }

    /// Many people may be behind the own machine's address and the proxy's.
    fn is_shared(&self, network: IpAddr) -> bool {
        network.is_loopback() || self.proxy.map(rate_limits::network) == Some(network)
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
    is_spare: bool,
    /// Notified when the connection is to be closed for somebody else's.
    given_up: Arc<Notify>,
}

impl ConnectionPermit {
    /// Whether it is above the limit, and there to answer that the house is well and nothing else.
    pub(crate) fn is_spare(&self) -> bool {
        self.is_spare
    }

    /// Returns when the connection is to be closed for somebody else's.
    pub(crate) async fn given_up(&self) {
        self.given_up.notified().await;
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.limits.lock();
        open.total -= 1;
        if let Some(connections) = open.by_network.get_mut(&self.network) {
            connections.retain(|other| !Arc::ptr_eq(other, &self.given_up));
            if connections.is_empty() {
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
        let local = || limits.try_acquire(Ipv4Addr::LOCALHOST.into());
        let all: Vec<_> = (0..3).map_while(|_| local()).collect();
        assert!(all.len() == 3 && all.iter().all(|permit| !permit.is_spare()), "until there are eight");
        let spare: Vec<_> = (0..99).map_while(|_| local()).collect();
        assert!(spare.len() == SPARE && spare.iter().all(ConnectionPermit::is_spare));
        drop((first, spare));
        assert!(limits.try_acquire(address(2)).is_some_and(|permit| !permit.is_spare()), "room again");
    }

    #[tokio::test]
    async fn the_network_with_most_connections_gives_up_its_oldest() {
        let address = |last: u8| IpAddr::V4(Ipv4Addr::new(192, 0, 2, last));
        let limits = ConnectionLimits::new(6, 5, None);
        let many: Vec<_> = (0..5).map_while(|_| limits.try_acquire(address(1))).collect();
        let _other = limits.try_acquire(address(2)).expect("the sixth");
        let newcomer = limits.try_acquire(address(3)).expect("one of five makes room");
        assert!(!newcomer.is_spare());
        let given_up = async |permit: &ConnectionPermit| {
            timeout(Duration::from_millis(1), permit.given_up()).await.is_ok()
        };
        assert!(given_up(&many[0]).await && !given_up(&many[1]).await);
        drop(many);
        assert_eq!(limits.lock().total, 2);
    }
}
