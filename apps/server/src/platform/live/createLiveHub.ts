import type { Redis } from 'ioredis';
import type { Log } from '../log/createLog.ts';
import { awaitRedis } from '../redis/createRedis.ts';

type Listener = (message: string) => void;

/** What a listener is told after a break: there may have been messages, or none. */
export const MAYBE_MISSED = '';

const TRY_AGAIN_MS = 1000;

/** Tells other processes that data has changed. Only a hint to look again, never the change itself: messages may be lost. */
export interface LiveHub {
  /** Call it after the commit. Never fails: a listener that misses the message looks again in a while. */
  readonly publish: (channel: string, message: string) => Promise<void>;
  /** Listens until the returned function is called. After a break every listener is told `MAYBE_MISSED`. */
  readonly subscribe: (channel: string, listener: Listener) => Promise<() => void>;
  /** Makes the listening connection ahead of the first listener, and waits for it so long at most. */
  readonly listen: (timeoutMs: number) => Promise<void>;
  /** Whether this process receives the messages of every channel that has a listener. */
  readonly isConnected: () => boolean;
  /** Whether this process receives the messages of this channel. */
  readonly hears: (channel: string) => boolean;
  readonly close: () => void;
}

/** Uses Redis; listening needs a second connection, which is made for the first listener if not before. */
export function createLiveHub(options: { redis: Redis; prefix: string; log: Log }): LiveHub {
  const { redis, prefix, log } = options;
  const listeners = new Map<string, Set<Listener>>();
  /** Channels that are subscribed on the present connection. */
  const heard = new Set<string>();
  /** Channels whose listeners may have missed messages. */
  const late = new Set<string>();
  let subscriber: Redis | null = null;
  let isReady = false;
  let catchingUp: Promise<void> | null = null;
  let nextTry: NodeJS.Timeout | undefined;

  const callAll = (channel: string, message: string): void => {
    for (const listener of listeners.get(channel) ?? []) listener(message);
  };
  const subscribeToMissing = async (connection: Redis): Promise<void> => {
    // Round after round: while one subscription is under way, the next may be asked for.
    for (;;) {
      const missing = [...listeners.keys()].filter((channel) => !heard.has(channel));
      if (!isReady || missing.length === 0) return;
      await connection.subscribe(...missing.map((channel) => prefix + channel));
      for (const channel of missing) {
        heard.add(channel);
        if (!listeners.has(channel)) stopHearing(channel);
        else if (late.delete(channel)) callAll(channel, MAYBE_MISSED);
      }
    }
  };
  /** Never fails: a subscription that did not succeed is tried again. */
  const catchUp = (connection: Redis): Promise<void> => {
    clearTimeout(nextTry);
    catchingUp ??= subscribeToMissing(connection)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'live channels');
        nextTry = setTimeout(() => void catchUp(connection), TRY_AGAIN_MS).unref();
      })
      .finally(() => {
        catchingUp = null;
      });
    return catchingUp;
  };
  const stopHearing = (channel: string): void => {
    if (heard.delete(channel)) subscriber?.unsubscribe(prefix + channel).catch(() => {});
  };
  const connect = (): Redis => {
    const connection = redis.duplicate({ autoResubscribe: false });
    connection.on('error', (error) => log.warn({ err: error }, 'redis, listening'));
    connection.on('ready', () => {
      isReady = true;
      void catchUp(connection);
    });
    connection.on('close', () => {
      isReady = false;
      for (const channel of heard) late.add(channel);
      heard.clear();
    });
    connection.on('message', (channel: string, message: string) => callAll(channel.slice(prefix.length), message));
    return connection;
  };

  return {
    async publish(channel, message) {
      await redis.publish(prefix + channel, message).catch((error: unknown) => {
        log.warn({ err: error, channel }, 'not announced');
      });
    },
    async subscribe(channel, listener) {
      const known = listeners.get(channel);
      if (known) known.add(listener);
      else listeners.set(channel, new Set([listener]));
      subscriber ??= connect();
      if (isReady && !heard.has(channel)) await catchUp(subscriber);
      if (!heard.has(channel)) late.add(channel);
      return () => {
        const remaining = listeners.get(channel);
        remaining?.delete(listener);
        if (remaining?.size !== 0) return;
        listeners.delete(channel);
        late.delete(channel);
        stopHearing(channel);
      };
    },
    async listen(timeoutMs) {
      subscriber ??= connect();
      await awaitRedis(subscriber, timeoutMs);
    },
    hears: (channel) => isReady && heard.has(channel),
    isConnected: () => isReady && catchingUp === null && late.size === 0,
    close() {
      clearTimeout(nextTry);
      subscriber?.disconnect();
      subscriber = null;
    },
  };
}
