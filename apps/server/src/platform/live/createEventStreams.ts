import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ShopError } from '../errors/ShopError.ts';
import type { Log } from '../log/createLog.ts';
import { createTurns } from '../process/createTurns.ts';
import type { LiveHub } from './createLiveHub.ts';
import { createLook, type Look } from './createLook.ts';
import { rationLooks } from './rationLooks.ts';

const PER_OWNER = 5;
/** Proxies and browsers end a connection that stays silent. */
const SIGN_OF_LIFE_MS = 20_000;
const TICK_MS = 1000;
/** Loads at a time: checkout has the other connections to PostgreSQL. */
const LOADS_AT_ONCE = 3;

export interface Followed {
  /** The user of the stream: each may have a few. */
  readonly owner: string;
  readonly channel: string;
  /** Loads the present state; `isLast` ends the stream. */
  readonly load: () => Promise<{ data: unknown; isLast: boolean }>;
}

/** Server-sent events: the state is sent at once, and again whenever it has changed. */
export interface EventStreams {
  readonly follow: (followed: Followed) => { send: (reply: FastifyReply) => FastifyReply };
  /** Ends all of them: a server that stops waits for its answers. */
  readonly close: () => void;
}

interface Options {
  readonly hub: LiveHub;
  readonly log: Log;
  /** Streams of this process: beyond them users are told to come again. */
  readonly total: number;
}

export function createEventStreams({ hub, log, total }: Options): EventStreams {
  const open = new Map<PassThrough, { readonly owner: string; readonly look: Look }>();
  const inTurn = createTurns({ atOnce: LOADS_AT_ONCE, maxWaiting: total });
  let isClosed = false;
  const tick = setInterval(() => {
    const due = [...open.values()].flatMap(({ look }) => {
      const waitedMs = look.dueForMs();
      return waitedMs === null ? [] : [{ look, waitedMs, viewers: 1 }];
    });
    for (const { look } of rationLooks(due)) void look.now();
  }, TICK_MS).unref();
  const signs = setInterval(() => {
    for (const stream of open.keys()) if (!stream.writableEnded) stream.write(':\n\n');
  }, SIGN_OF_LIFE_MS).unref();

  async function show(stream: PassThrough, look: Look, channel: string): Promise<void> {
    // Subscribes before the first look: a change between the two would otherwise be missed.
    const unsubscribe = await hub.subscribe(channel, look.hear);
    if (stream.destroyed) unsubscribe();
    else stream.once('close', unsubscribe);
    await look.now();
  }

  return {
    follow(followed) {
      if (isClosed || open.size >= total) throw new ShopError('UNAVAILABLE');
      const count = [...open.values()].filter(({ owner }) => owner === followed.owner).length;
      if (count >= PER_OWNER) throw new ShopError('TOO_MANY_REQUESTS');
      return {
        send(reply) {
          const stream = new PassThrough();
          const { owner, channel } = followed;
          const look = createLook({ stream, channel, hub, log, load: () => inTurn(followed.load) });
          open.set(stream, { owner, look });
          stream.once('close', () => open.delete(stream));
          void show(stream, look, channel);
          return reply
            .type('text/event-stream; charset=utf-8')
            .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
            .send(stream);
        },
      };
    },
    close() {
      isClosed = true;
      clearInterval(tick);
      clearInterval(signs);
      for (const stream of open.keys()) stream.end();
    },
  };
}
