//! The doors: how many come in, how long they may dawdle on the threshold, and how the house is closed.

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
use crate::rate::network;

/// So long may answers take that are under way when the house closes.
const PATIENCE: Duration = Duration::from_secs(3);
/// When the system has no room for another connection, asking again at once does not help.
const BREATH: Duration = Duration::from_millis(200);

/// Lets people in until `stop`, then ends what waits and lets what is being answered finish.
pub(crate) async fn keep(listener: TcpListener, house: House, stop: impl Future<Output = ()>) {
    let app = crate::app(house.clone());
    let options = house.options();
    let doors = Doors::new(options.connections, options.per_address, options.proxy);
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Whoever finds the house full is turned away at once, and tries again by himself.
                let Some(inside) = doors.admit(peer.ip()) else { continue };
                tokio::spawn(visit(stream, peer, app.clone(), inside, house.clone()));
            }
            Err(error) => {
                tracing::warn!(%error, "somebody could not be let in");
                sleep(BREATH).await;
            }
        }
    }
    drop(listener);
    house.close();
    let quiet = async {
        while doors.lock().all > 0 {
            sleep(Duration::from_millis(5)).await;
        }
    };
    let _ = timeout(PATIENCE, quiet).await;
}

/// One connection: requests one after another, or a socket.
async fn visit(stream: TcpStream, peer: SocketAddr, app: Router, inside: Inside, house: House) {
    // A message is small and should go at once; waiting to fill a packet would cost up to 40 ms.
    let _ = stream.set_nodelay(true);
    let (app, inside) = (TowerToHyperService::new(app), Arc::new(inside));
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        // A socket takes it along: it stays inside longer than its request.
        request.extensions_mut().insert(Arc::clone(&inside));
        app.call(request)
    });
    let mut http = http1::Builder::new();
    let http = http.timer(TokioTimer::new()).header_read_timeout(house.options().head);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    tokio::select! {
        _ = connection.as_mut() => return, // a peer that misbehaves is his own affair
        () = house.closing() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// Who is inside.
#[derive(Debug)]
struct Doors {
    most: usize,
    most_each: usize,
    proxy: Option<IpAddr>,
    inside: Mutex<Counted>,
}

#[derive(Debug, Default)]
struct Counted {
    all: usize,
    each: HashMap<IpAddr, usize>,
}

impl Doors {
    fn new(most: u32, most_each: u32, proxy: Option<IpAddr>) -> Arc<Doors> {
        let bound = |most: u32| if most == 0 { usize::MAX } else { most as usize };
        Arc::new(Doors { most: bound(most), most_each: bound(most_each), proxy, inside: Mutex::default() })
    }

    fn admit(self: &Arc<Doors>, address: IpAddr) -> Option<Inside> {
        let address = address.to_canonical();
        // Behind these are many.
        let together = address.is_loopback() || self.proxy == Some(address);
        let address = network(address);
        let mut inside = self.lock();
        let each = inside.each.get(&address).copied().unwrap_or(0);
        if inside.all >= self.most || each >= self.most_each && !together {
            return None;
        }
        inside.all += 1;
        *inside.each.entry(address).or_default() += 1;
        Some(Inside { doors: Arc::clone(self), address })
    }

    fn lock(&self) -> MutexGuard<'_, Counted> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who was let in; dropped when he goes.
#[derive(Debug)]
pub(crate) struct Inside {
    doors: Arc<Doors>,
    address: IpAddr,
}

impl Drop for Inside {
    fn drop(&mut self) {
        let mut inside = self.doors.lock();
        inside.all -= 1;
        if let Some(each) = inside.each.get_mut(&self.address) {
            *each -= 1;
            if *each == 0 {
                inside.each.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    /// Whoever opens a connection and says half a sentence does not keep it.
    #[tokio::test]
    async fn who_does_not_say_what_he_wants_is_shown_out() {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let options = crate::Options { head: Duration::from_millis(100), ..crate::Options::default() };
        let house = crate::house::tests::house_with("slow", options).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        tokio::spawn(keep(listener, house, std::future::pending()));
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: ").await.expect("it is open");
        let ended = timeout(Duration::from_secs(10), stream.read_to_end(&mut Vec::new())).await;
        assert!(ended.is_ok());
    }

    #[test]
    fn one_address_does_not_fill_the_house() {
        let address = |last: u8| IpAddr::V4(Ipv4Addr::new(192, 0, 2, last));
        let doors = Doors::new(8, 2, Some(address(9)));
        let first: Vec<Inside> = (0..9).map_while(|_| doors.admit(address(1))).collect();
        assert_eq!(first.len(), 2);
        let others: Vec<Inside> = (0..3).map_while(|_| doors.admit(address(9))).collect();
        assert_eq!(others.len(), 3, "behind a proxy are many");
        let here: Vec<Inside> = (0..9).map_while(|_| doors.admit(Ipv4Addr::LOCALHOST.into())).collect();
        assert_eq!(here.len(), 3, "until the house is full");
        drop(first);
        assert!(doors.admit(address(2)).is_some(), "who goes makes room");
    }
}
