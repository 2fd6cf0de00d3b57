// The lists of the first page, as the house sends them whenever they change.

import type { Lobby } from './api';

/** Waits before the next attempt, in milliseconds. */
const RETRY = [500, 2000, 5000, 15_000];

type Incoming = Lobby | { hello: { protocol: number } };

/** Calls `hear` with the lists, now and after every change, and `lost` when the house cannot be reached; until it is told to end. */
export function followLobby(hear: (lobby: Lobby) => void, lost: () => void): () => void {
  let socket: WebSocket | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    const address = new URL('/api/lobby/live', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    socket = new WebSocket(address);
    socket.onmessage = (message) => {
      const incoming = JSON.parse(String(message.data)) as Incoming;
      tries = 0;
      if (!('hello' in incoming)) hear(incoming);
    };
    socket.onclose = () => {
      if (tries > 0) lost();
      timer = setTimeout(connect, RETRY[Math.min(tries, RETRY.length - 1)]);
      tries += 1;
    };
  }

  connect();
  return () => {
    clearTimeout(timer);
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
  };
}
