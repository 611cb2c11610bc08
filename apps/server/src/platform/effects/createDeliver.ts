import type { Redis } from 'ioredis';
import { bumpTags } from '../cache/bumpTags.ts';
import { rememberEnded } from '../caller/endedSessions.ts';
import type { LiveHub } from '../live/createLiveHub.ts';
import type { Log } from '../log/createLog.ts';
import type { Deliver, Effect } from './Effect.ts';

interface Options {
  readonly redis: Redis;
  readonly cacheRedis: Redis;
  readonly live: LiveHub;
  readonly log: Log;
  readonly accessTokenSeconds: number;
}

/** Tells effects over Redis. While Redis is away they are lost, with a warning; jobs and lifetimes make up for each kind. */
export function createDeliver(options: Options): Deliver {
  const { cacheRedis, live, log } = options;
  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    await work().catch((error: unknown) => log.warn({ err: error }, what));
  };
  return async (effects) => {
    if (effects.length === 0) return;
    const of = <K extends Effect['kind']>(kind: K) =>
      effects.filter((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);
    const tags = of('tag').map(({ tag }) => tag);
    const sessionIds = of('sessionEnded').map(({ sessionId }) => sessionId);
    // Sessions first, since a refusal matters most; pages last, since they load what the tags have outdated.
    if (sessionIds.length > 0) {
      await attempt('ended sessions not announced', () => rememberEnded(options, sessionIds));
    }
    if (tags.length > 0) await attempt('outdated answers not announced', () => bumpTags(cacheRedis, tags));
    await Promise.all(of('live').map(({ channel }) => live.publish(channel, 'changed')));
  };
}
