import type { Redis } from 'ioredis';
import type { Log } from '../log/createLog.ts';

type Listener = (message: string) => void;

/** Tells other processes that something changed. A hint to look again, never the change itself: messages may be lost. */
export interface LiveHub {
  /** After the commit. Never fails: who is not told looks again in a while. */
  readonly publish: (channel: string, message: string) => Promise<void>;
  /** Listens until the returned function is called. After a break every listener is called, since it may have missed something. */
  readonly subscribe: (channel: string, listener: Listener) => Promise<() => void>;
  /** Whether messages reach this process. */
  readonly isConnected: () => boolean;
  readonly close: () => void;
}

/** Over Redis, whose connection for listening is a second one, made when someone first listens. */
export function createLiveHub(options: { redis: Redis; prefix: string; log: Log }): LiveHub {
  const { redis, prefix, log } = options;
  const listeners = new Map<string, Set<Listener>>();
  let subscriber: Redis | null = null;
  let isConnected = false;

  const callAll = (channel: string, message: string): void => {
    for (const listener of listeners.get(channel) ?? []) listener(message);
  };
  const resume = async (connection: Redis): Promise<void> => {
    const channels = [...listeners.keys()];
    if (channels.length > 0) await connection.subscribe(...channels.map((channel) => prefix + channel));
    isConnected = true;
    for (const channel of channels) callAll(channel, '');
  };
  const connect = (): Redis => {
    const connection = redis.duplicate({ autoResubscribe: false });
    connection.on('error', (error) => log.warn({ err: error }, 'redis, listening'));
    connection.on('ready', () => {
      resume(connection).catch((error: unknown) => log.warn({ err: error }, 'live channels'));
    });
    connection.on('close', () => {
      isConnected = false;
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
      if (!known && isConnected) {
        await subscriber.subscribe(prefix + channel).catch((error: unknown) => {
          log.warn({ err: error, channel }, 'not listening');
        });
      }
      return () => {
        const remaining = listeners.get(channel);
        remaining?.delete(listener);
        if (remaining?.size !== 0) return;
        listeners.delete(channel);
        if (isConnected) subscriber?.unsubscribe(prefix + channel).catch(() => {});
      };
    },
    isConnected: () => isConnected,
    close() {
      subscriber?.disconnect();
      subscriber = null;
    },
  };
}
