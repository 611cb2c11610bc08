import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { countAnswer } from '../telemetry/metrics.ts';
import type { AnswerRule } from './AnswerRule.ts';
import { createMissingMemory } from './createMissingMemory.ts';
import { createTagVersions, type Tag, TRUST_MS } from './createTagVersions.ts';
import { etagOf } from './etagOf.ts';
import type { KeptAnswer } from './KeptAnswer.ts';
import { findInRedis, keepInRedis } from './keptInRedis.ts';

export interface AnswerRequest {
  /** As it came: path and query. */
  readonly url: string;
  /** The same for every spelling of the same question. */
  readonly key: string;
  readonly rule: AnswerRule;
  readonly load: () => Promise<string>;
  readonly headersOf: (body: Buffer, etag: string) => Pick<KeptAnswer, 'headers' | 'headers304'>;
}

export interface AnswerCache {
  /** The answer that this process keeps for this very address and that is still good. Does not wait. */
  readonly peek: (url: string) => KeptAnswer | undefined;
  readonly get: (request: AnswerRequest) => Promise<KeptAnswer>;
}

/** Larger answers, such as a page of the sitemap, would push hundreds of others out. */
const MAX_ANSWER_BYTES = 1024 * 1024;
const OVERHEAD_BYTES = 1500;

/**
 * Answers that are the same for everyone: first from this process, then from Redis, then from the handler, which runs once for
 * all requests that wait for the same answer. Whatever Redis does, no answer is older than a second plus its rule's lag, counted
 * from the moment at which the bump of its tag reached Redis.
 */
export function createAnswerCache({ redis, maxBytes }: { redis: Redis; maxBytes: number }): AnswerCache {
  const tags = createTagVersions(redis);
  const memory = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: ({ body }, url) => body.length + url.length * 2 + OVERHEAD_BYTES,
  });
  const missing = createMissingMemory(TRUST_MS);
  const flights = new Map<string, { startedAtMs: number; answer: Promise<KeptAnswer> }>();

  function isGood(kept: KeptAnswer, nowMs: number): boolean {
    if (nowMs >= kept.diesAtMs) return false;
    if (nowMs < kept.goodUntilMs) return true;
    return kept.version !== null && kept.version === kept.tag.version && tags.isTrusted(kept.tag, nowMs);
  }

  async function findOrLoad(request: AnswerRequest): Promise<KeptAnswer> {
    const before = memory.get(request.url);
    const tag = before?.tag ?? tags.of(request.rule.tag);
    const ensure = async () => {
      if (!tags.isTrusted(tag, performance.now())) await tags.ask(tag);
    };
    if (before) {
      await ensure();
      if (isGood(before, performance.now())) return before;
    }
    // Sent together: one trip, not two.
    const [stored] = await Promise.all([tags.isAway() ? null : findInRedis(redis, request.key), ensure()]);
    if (stored) {
      const ageMs = Math.max(0, Date.now() - stored.loadedAt);
      const found = describe(request, tag, { ...stored, loadedAtMs: performance.now() - ageMs });
      if (isGood(found, performance.now())) {
        countAnswer('redis');
        memory.set(request.url, found);
        return found;
      }
    }
    return await loadAnew(request, tag);
  }

  async function loadAnew(request: AnswerRequest, tag: Tag): Promise<KeptAnswer> {
    // The version is read before loading: a bump during the load must make the loaded answer outdated.
    const { version } = tag;
    const loadedAtMs = performance.now();
    const loadedAt = Date.now();
    const body = Buffer.from(await missing.watch(request.key, request.load));
    countAnswer('loaded');
    const etag = etagOf(body);
    if (version !== null && body.length <= MAX_ANSWER_BYTES)
      keepInRedis(redis, request.key, { version, loadedAt, etag, body }, request.rule.maxAgeMs);
    const loaded = describe(request, tag, { version, body, etag, loadedAtMs });
    memory.set(request.url, loaded);
    return loaded;
  }

  return {
    peek(url) {
      const kept = memory.get(url);
      if (!kept) return undefined;
      const nowMs = performance.now();
      if (!isGood(kept, nowMs)) return undefined;
      // Asked ahead of time, so that an answer which many want never has to wait.
      if (nowMs - kept.tag.askedAtMs > TRUST_MS / 2) void tags.ask(kept.tag);
      countAnswer('memory');
      return kept;
    },
    async get(request) {
      const nowMs = performance.now();
      const kept = memory.get(request.url);
      if (kept && isGood(kept, nowMs)) return kept;
      missing.refuseKnown(request.key);
      const flight = flights.get(request.key);
      // A load that began too long ago may have read data that has changed since.
      if (flight && nowMs - flight.startedAtMs < TRUST_MS) return await flight.answer;
      const answer = findOrLoad(request);
      flights.set(request.key, { startedAtMs: nowMs, answer });
      try {
        return await answer;
      } finally {
        if (flights.get(request.key)?.answer === answer) flights.delete(request.key);
      }
    },
  };
}

function describe(
  { rule, headersOf }: AnswerRequest,
  tag: Tag,
  { version, body, etag, loadedAtMs }: Pick<KeptAnswer, 'version' | 'body' | 'etag' | 'loadedAtMs'>,
): KeptAnswer {
  return {
    body,
    etag,
    version,
    loadedAtMs,
    tag,
    ...headersOf(body, etag),
    // Without Redis no bump arrives, so the database is asked once a second.
    goodUntilMs: loadedAtMs + Math.max(rule.lagMs, version === null ? TRUST_MS : 0),
    diesAtMs: loadedAtMs + rule.maxAgeMs,
  };
}
