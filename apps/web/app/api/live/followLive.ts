import type { LiveSource } from './LiveSource.ts';

/** Opening: nothing has come yet. Live: what the page shows is so now. Lost: it was so a while ago. */
export type Connection = 'opening' | 'live' | 'lost';

interface Following {
  readonly signal: AbortSignal;
  /** Connects; `lastEventId` names the state that is known already. */
  readonly open: (lastEventId: string) => LiveSource;
  /** Sleeps, or wakes early when the network or the reader comes back. */
  readonly wait: (ms: number) => Promise<void>;
  readonly onState: (data: unknown, eventId: string) => void;
  readonly onConnection: (connection: Connection) => void;
  /** The state that is known from before. */
  readonly lastEventId: string;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** The server gives a sign of life every 20 seconds. A connection that breaks without a word is known by its silence. */
const SILENCE_MS = 50_000;
/** EventSource.CLOSED, which is there in browsers only. */
const CLOSED = 2;

/**
 * Follows something that everyone may see. The browser itself comes back when a stream ends; where it gives up, because it was refused
 * or hears nothing, a new connection is made after longer and longer waits.
 */
export async function followLive(following: Following): Promise<void> {
  const { signal, open, wait, onConnection } = following;
  let { lastEventId } = following;
  let waitMs = FIRST_WAIT_MS;
  const onState: Following['onState'] = (data, eventId) => {
    lastEventId = eventId;
    following.onState(data, eventId);
  };
  const onLive = () => {
    waitMs = FIRST_WAIT_MS;
  };
  while (!signal.aborted) {
    const isOver = await listen(open(lastEventId), { ...following, onState, onLive });
    if (isOver || signal.aborted) return;
    onConnection('lost');
    // Spread out: whoever was refused together does not come back together.
    await wait(waitMs * (1 + Math.random()));
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

type Listening = Pick<Following, 'signal' | 'onState' | 'onConnection'> & { readonly onLive: () => void };

/** Listens until the connection is given up. Answers whether nothing more will come. */
function listen(source: LiveSource, { signal, onState, onConnection, onLive }: Listening): Promise<boolean> {
  return new Promise((resolve) => {
    let silence: ReturnType<typeof setTimeout>;
    const end = (isOver: boolean) => {
      clearTimeout(silence);
      signal.removeEventListener('abort', leave);
      source.close();
      resolve(isOver);
    };
    const leave = () => end(true);
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => end(false), SILENCE_MS);
    };
    const tell = (connection: Connection) => {
      hear();
      if (connection === 'live') onLive();
      onConnection(connection);
    };
    signal.addEventListener('abort', leave);
    hear();
    source.addEventListener('open', () => tell('live'));
    source.addEventListener('error', () => {
      if (source.readyState === CLOSED) end(false);
      else tell('lost');
    });
    source.addEventListener('message', ({ data, lastEventId }) => {
      onState(JSON.parse(data), lastEventId);
      tell('live');
    });
    source.addEventListener('beat', hear);
    source.addEventListener('stale', () => tell('lost'));
    source.addEventListener('end', leave);
  });
}
