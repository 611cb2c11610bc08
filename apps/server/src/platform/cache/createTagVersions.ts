import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { newId } from '@jiwu/kernel';
import { tagKey, VERSION_LIFE_SECONDS } from './tagKey.ts';

/** A version from Redis is trusted this long without asking again. */
export const TRUST_MS = 1000;
/**
 * Part of every version. A process that could not reach Redis for a while sets it anew, since bumps may have been lost meanwhile.
 */
const EPOCH = '*';

export interface Tag {
  /** One, or several joined by a space: then its version is made of all of theirs. */
  readonly name: string;
  /** Null while it is unknown: not asked yet, or Redis is away. */
  version: string | null;
  /** When the question was sent to which the version is the answer, by performance.now(). */
  askedAtMs: number;
}

export interface TagVersions {
  readonly of: (name: string) => Tag;
  readonly isTrusted: (tag: Tag, nowMs: number) => boolean;
  /** Asks Redis for the version, once for all simultaneous callers. Never fails: the version is null instead. */
  readonly ask: (tag: Tag) => Promise<void>;
  /** Whether Redis did not answer recently; callers should then not wait for it. */
  readonly isAway: () => boolean;
}

/** The versions of tags as this process knows them, at most a second behind Redis. */
export function createTagVersions(redis: Redis): TagVersions {
  const known = new LRUCache<string, Tag>({ max: 20_000 });
  let waiting = new Map<Tag, number>();
  let flush: Promise<void> | null = null;
  const underWay = new Map<Tag, Promise<void>>();
  let isAway = false;
  let knockedAtMs = 0;

  async function askForAll(): Promise<void> {
    await Promise.resolve(); // lets all callers of this turn join the same question
    const tags = [...waiting];
    waiting = new Map();
    flush = null;
    const names = [...new Set(tags.flatMap(([tag]) => namesOf(tag)))];
    const versions = await readVersions(redis, names);
    if (versions === null) isAway = true; // only a knock that is answered ends it
    for (const [tag, askedAtMs] of tags) {
      tag.version =
        versions &&
        namesOf(tag)
          .map((name) => versions.get(name))
          .join(' ');
      tag.askedAtMs = askedAtMs;
      underWay.delete(tag);
    }
  }

  /** While Redis is away no request waits for it: one request a second tries Redis and goes on without an answer. */
  function knock(nowMs: number): void {
    if (nowMs - knockedAtMs < TRUST_MS) return;
    knockedAtMs = nowMs;
    redis.set(tagKey(EPOCH), newId(), 'EX', VERSION_LIFE_SECONDS).then(
      () => {
        isAway = false;
      },
      () => {},
    );
  }

  redis.on('close', () => {
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) knock(performance.now());
  });

  return {
    isAway: () => isAway,
    of(name) {
      const found = known.get(name);
      if (found) return found;
      const tag: Tag = { name, version: null, askedAtMs: Number.NEGATIVE_INFINITY };
      known.set(name, tag);
      return tag;
    },
    isTrusted: (tag, nowMs) => tag.version !== null && nowMs - tag.askedAtMs < TRUST_MS,
    async ask(tag) {
      const nowMs = performance.now();
      if (isAway) {
        tag.version = null;
        knock(nowMs);
        return;
      }
      let asking = underWay.get(tag);
      if (!asking) {
        waiting.set(tag, nowMs);
        flush ??= askForAll();
        asking = flush;
        underWay.set(tag, asking);
      }
      await asking;
    },
  };
}

function namesOf({ name }: Tag): string[] {
  return name.split(' ');
}

/** Null when Redis does not answer. A tag that Redis does not know gets a version that nothing was ever kept under. */
async function readVersions(redis: Redis, tags: readonly string[]): Promise<ReadonlyMap<string, string> | null> {
  const names = [EPOCH, ...tags];
  const fresh = newId();
  const pipeline = redis.pipeline();
  for (const name of names) pipeline.set(tagKey(name), fresh, 'EX', VERSION_LIFE_SECONDS, 'NX', 'GET');
  try {
    const replies = (await pipeline.exec()) ?? [];
    if (replies.length !== names.length || replies.some(([error]) => error)) return null;
    const [epoch = fresh, ...versions] = replies.map(([, before]) => (before as string | null) ?? fresh);
    return new Map(tags.map((tag, index) => [tag, `${epoch}/${versions[index]}`]));
  } catch {
    return null;
  }
}
