import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ShopError } from '../errors/ShopError.ts';
import type { Log } from '../log/createLog.ts';
import type { LiveHub } from './createLiveHub.ts';

const PER_OWNER = 5;
/** Proxies and browsers end a connection that stays silent. */
const SIGN_OF_LIFE_MS = 20_000;
/** Interval of polling while no messages arrive. */
const LOOK_MS = 3000;

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

export function createEventStreams(options: { hub: LiveHub; log: Log }): EventStreams {
  const open = new Map<PassThrough, string>();
  let isClosed = false;
  return {
    follow(followed) {
      if (isClosed) throw new ShopError('UNAVAILABLE');
      const count = [...open.values()].filter((owner) => owner === followed.owner).length;
      if (count >= PER_OWNER) throw new ShopError('TOO_MANY_REQUESTS');
      return {
        send(reply) {
          const stream = new PassThrough();
          open.set(stream, followed.owner);
          stream.once('close', () => open.delete(stream));
          void show(stream, followed, options);
          return reply
            .type('text/event-stream; charset=utf-8')
            .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
            .send(stream);
        },
      };
    },
    close() {
      isClosed = true;
      for (const stream of open.keys()) stream.end();
    },
  };
}

async function show(stream: PassThrough, followed: Followed, options: { hub: LiveHub; log: Log }): Promise<void> {
  const { hub, log } = options;
  let shown = '';
  let isLooking = false;
  let lookAgain = false;
  const look = async (): Promise<void> => {
    lookAgain = true;
    if (isLooking) return;
    isLooking = true;
    try {
      while (lookAgain && !stream.writableEnded && !stream.destroyed) {
        lookAgain = false;
        const { data, isLast } = await followed.load();
        const text = JSON.stringify(data);
        if (stream.writableEnded || stream.destroyed) return;
        if (text !== shown) stream.write(`data: ${text}\n\n`);
        shown = text;
        if (isLast) stream.end();
      }
    } catch (error) {
      log.warn({ err: error, channel: followed.channel }, 'a live page could not look'); // it does at the next turn
    } finally {
      isLooking = false;
    }
  };
  const signs = setInterval(() => {
    if (!stream.writableEnded) stream.write(':\n\n');
    void look();
  }, SIGN_OF_LIFE_MS);
  const looks = setInterval(() => {
    if (!hub.isConnected()) void look();
  }, LOOK_MS);
  // Subscribes before the first look: a change between the two would otherwise be missed.
  const unsubscribe = await hub.subscribe(followed.channel, () => void look());
  const stop = (): void => {
    clearInterval(signs);
    clearInterval(looks);
    unsubscribe();
  };
  if (stream.destroyed) stop();
  else stream.once('close', stop);
  await look();
}
