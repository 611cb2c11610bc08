import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

type OnCode = (code: number) => void;

export interface Connections {
  /** Sends a request on a connection that is free, and tells the code in the envelope of its answer; 0 when none comes. */
  readonly send: (request: Buffer, onCode: OnCode) => void;
  readonly opened: () => number;
  readonly close: () => void;
}

/** As many as proxies hold open, then more, when all wait; the api takes 4,000. */
const OPEN_AT_FIRST = 512;
const MOST = 3500;
/** A server's queue of new connections is 511 long: what comes on top may be lost. */
const OPENING_AT_ONCE = 128;

const LENGTH = /content-length: (\d+)/i;
const CODE = /"code":(\d+)/;

/** Kept-alive connections to one server, one request at a time on each, as a proxy has them. */
export async function createConnections(port: number): Promise<Connections> {
  const sockets = new Set<Socket>();
  const free: Socket[] = [];
  const waiting: { request: Buffer; onCode: OnCode }[] = [];
  const asked = new WeakMap<Socket, OnCode>();
  let opening = 0;
  let isClosed = false;

  function open(): Socket {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    sockets.add(socket);
    let text = '';
    socket.on('data', (chunk) => {
      // Nothing was asked: the server says that it closes a connection that was never used.
      if (!asked.has(socket)) return void socket.destroy();
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head === -1 || text.length < head + 4 + Number(LENGTH.exec(text)?.[1] ?? 0)) return;
      const code = Number(CODE.exec(text)?.[1] ?? 0);
      text = '';
      settle(socket, code);
      offer(socket);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      const at = free.indexOf(socket);
      if (at !== -1) free.splice(at, 1);
      if (!isClosed) settle(socket, 0);
    });
    return socket;
  }

  function settle(socket: Socket, code: number): void {
    const onCode = asked.get(socket);
    asked.delete(socket);
    onCode?.(code);
  }

  function offer(socket: Socket): void {
    const next = waiting.shift();
    if (next) ask(socket, next.request, next.onCode);
    else free.push(socket);
  }

  function ask(socket: Socket, request: Buffer, onCode: OnCode): void {
    asked.set(socket, onCode);
    socket.write(request);
  }

  /** More connections, while more wait than are being opened. */
  function grow(): void {
    while (opening < OPENING_AT_ONCE && opening < waiting.length && sockets.size < MOST) {
      opening += 1;
      const socket = open();
      const settled = () => {
        opening -= 1;
      };
      socket.once('close', settled);
      socket.once('connect', () => {
        socket.off('close', settled);
        settled();
        offer(socket);
        grow();
      });
    }
  }

  for (let missing = OPEN_AT_FIRST; missing > 0; missing -= OPENING_AT_ONCE) {
    const some = Array.from({ length: Math.min(missing, OPENING_AT_ONCE) }, open);
    await Promise.all(some.map((socket) => once(socket, 'connect')));
    free.push(...some);
  }

  return {
    send(request, onCode) {
      const socket = free.pop();
      if (socket) return ask(socket, request, onCode);
      waiting.push({ request, onCode });
      grow();
    },
    opened: () => sockets.size,
    close() {
      isClosed = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
