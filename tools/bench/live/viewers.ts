import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** From the bench. `address` leads to a stream; `word` stands in the event that all wait for. */
export type ViewersTask =
  | { readonly task: 'open'; readonly address: string; readonly count: number }
  | { readonly task: 'await'; readonly word: string }
  | { readonly task: 'leave' };

/** To the bench. `lastAtMs`: when the last viewer had it, by Date.now(); null: not all of them did in time. */
export type ViewersReport =
  | { readonly done: 'open' | 'await'; readonly viewers: number; readonly lastAtMs: number | null }
  | { readonly done: 'ready' | 'leave' };

const OPEN_AT_ONCE = 200;
const PATIENCE_MS = 15_000;
/** An event with data: a sign of life has none, and must not hide the state that came before it. */
const STATE = /^data: \S/m;

/**
 * A process with thousands of viewers of one live page. Plain sockets: the process that is measured must be the busy one. Each viewer
 * says another address, as if a proxy stood in between.
 */
interface Viewer {
  readonly socket: Socket;
  /** What it was told last. */
  text: string;
}

const viewers: Viewer[] = [];
let onText: (viewer: Viewer) => void = () => {};

process.on('message', (task: ViewersTask) => {
  void work(task).then((report) => process.send?.(report));
});
process.send?.({ done: 'ready' } satisfies ViewersReport);

async function work(task: ViewersTask): Promise<ViewersReport> {
  if (task.task === 'open') {
    for (let from = 0; from < task.count; from += OPEN_AT_ONCE) {
      const size = Math.min(OPEN_AT_ONCE, task.count - from);
      await Promise.all(Array.from({ length: size }, (_, nth) => open(task.address, from + nth)));
    }
    return { done: 'open', viewers: viewers.length, lastAtMs: await untilAllHave('data: ') };
  }
  if (task.task === 'await') return { done: 'await', viewers: viewers.length, lastAtMs: await untilAllHave(task.word) };
  for (const { socket } of viewers.splice(0)) socket.destroy();
  return { done: 'leave' };
}

async function open(address: string, nth: number): Promise<void> {
  const { hostname, port, pathname } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const viewer: Viewer = { socket, text: '' };
  viewers.push(viewer);
  socket.on('data', (chunk) => {
    const text = chunk.toString('latin1');
    if (!STATE.test(text)) return;
    viewer.text = text;
    onText(viewer);
  });
  socket.on('error', () => {});
  const visitor = `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${visitor}\r\n\r\n`);
}

/** Answers when the last viewer was told the word. */
async function untilAllHave(word: string): Promise<number | null> {
  const waiting = new Set(viewers);
  const all = Promise.withResolvers<number | null>();
  const patience = setTimeout(() => all.resolve(null), PATIENCE_MS);
  onText = (viewer) => {
    if (viewer.text.includes(word)) waiting.delete(viewer);
    if (waiting.size === 0) all.resolve(Date.now());
  };
  for (const viewer of viewers) onText(viewer);
  const lastAtMs = await all.promise;
  clearTimeout(patience);
  onText = () => {};
  return lastAtMs;
}
