import type { ServerResponse } from 'node:http';
import type { Reader } from '../../database/Reader.ts';
import { ShopError } from '../../errors/ShopError.ts';
import type { Log } from '../../log/createLog.ts';
import { createTurns } from '../../process/createTurns.ts';
import { countLive } from '../../telemetry/metrics.ts';
import type { LiveHub } from '../createLiveHub.ts';
import { rationLooks } from '../rationLooks.ts';
import { createTopic, type Topic } from './createTopic.ts';
import { frames, type StateFrame } from './frames.ts';
import type { PublicChannel } from './PublicChannel.ts';
import { sendTo } from './sendTo.ts';

/** Proxies and browsers end a connection that stays silent, and a page believes one that does to be broken. */
const BEAT_MS = 20_000;
const TICK_MS = 1000;
/** A topic that nobody follows is kept for a moment: whoever reloads the page finds it there. */
const LINGER_MS = 5000;
const MAX_LOADS_WAITING = 20_000;

interface FanOutOptions {
  readonly hub: LiveHub;
  readonly db: Reader;
  readonly log: Log;
  /** Loads at a time: as many as there are connections, so that none waits for one until it fails. */
  readonly loadsAtOnce: number;
}

/** Tells everyone who follows the same thing of its changes, at the cost of one load and one message. */
export interface FanOut {
  /** Waits until the state of this thing is there. */
  readonly find: (name: string, source: PublicChannel, id: string) => Promise<Found>;
  /** Ends every stream: the viewers connect again, to another process. */
  readonly close: () => void;
}

interface Found {
  /** The present state. Null: there is no such thing. */
  readonly state: () => StateFrame | null;
  readonly isStale: () => boolean;
  /** From now on the viewer is told every change, until it leaves. To be called in the same turn as `state`. */
  readonly join: (viewer: ServerResponse) => void;
}

interface Followed {
  readonly topic: Topic;
  readonly viewers: Set<ServerResponse>;
  /** When the last viewer left; infinite until the first could come. */
  leftAtMs: number;
}

export function createFanOut({ hub, db, log, loadsAtOnce }: FanOutOptions): FanOut {
  const all = new Map<string, Followed>();
  const inTurn = createTurns({ atOnce: loadsAtOnce, maxWaiting: MAX_LOADS_WAITING });
  let isClosed = false;

  const forget = (key: string, followed: Followed): void => {
    if (all.get(key) === followed) all.delete(key);
    followed.topic.close();
    endAll(followed.viewers);
  };
  const follow = (key: string, source: PublicChannel, id: string): Followed => {
    const viewers = new Set<ServerResponse>();
    const topic = createTopic({
      hub,
      log,
      channel: source.channel(id),
      load: () => inTurn(() => source.load(db, id)),
      onStale: () => sendTo(viewers, frames.stale),
      onState(state) {
        countLive('told', viewers.size);
        if (state) sendTo(viewers, state.bytes);
        if (state && !state.isLast) return;
        sendTo(viewers, frames.end);
        // A last state is kept for a moment, for those who come to see how it ended.
        if (state) endAll(viewers);
        else forget(key, followed);
      },
    });
    const followed: Followed = { topic, viewers, leftAtMs: Infinity };
    all.set(key, followed);
    return followed;
  };
  const tick = setInterval(() => {
    const now = performance.now();
    const due: { topic: Topic; viewers: number; waitedMs: number }[] = [];
    for (const [key, followed] of all) {
      const { topic, viewers } = followed;
      const waitedMs = topic.dueForMs();
      if (viewers.size === 0 && now >= followed.leftAtMs + LINGER_MS) forget(key, followed);
      else if (waitedMs !== null) due.push({ topic, viewers: viewers.size, waitedMs });
    }
    for (const { topic } of rationLooks(due)) topic.look();
  }, TICK_MS);
  const beats = setInterval(() => {
    for (const { viewers } of all.values()) sendTo(viewers, frames.beat);
  }, BEAT_MS);

  return {
    async find(name, source, id) {
      if (isClosed) throw new ShopError('UNAVAILABLE');
      const key = `${name}/${id}`;
      const followed = all.get(key) ?? follow(key, source, id);
      const { topic, viewers } = followed;
      await topic.open().catch((error: unknown) => {
        forget(key, followed);
        throw error;
      });
      if (isClosed) throw new ShopError('UNAVAILABLE');
      if (viewers.size === 0) followed.leftAtMs = performance.now();
      if (topic.state() === null) forget(key, followed);
      return {
        state: topic.state,
        isStale: topic.isStale,
        join(viewer) {
          viewers.add(viewer);
          viewer.once('close', () => {
            viewers.delete(viewer);
            followed.leftAtMs = performance.now();
          });
        },
      };
    },
    close() {
      isClosed = true;
      clearInterval(tick);
      clearInterval(beats);
      for (const [key, followed] of all) forget(key, followed);
    },
  };
}

function endAll(viewers: Iterable<ServerResponse>): void {
  for (const viewer of viewers) viewer.end();
}
