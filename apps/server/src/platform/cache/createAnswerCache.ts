import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { countAnswer } from '../telemetry/metrics.ts';
import type { AnswerRule } from './AnswerRule.ts';
import { createAskedBefore } from './createAskedBefore.ts';
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
/** The part of the memory in which answers wait for someone to ask for them again. */
const WAITING_SHARE = 16;

interface WaitingAnswer {
  readonly answer: KeptAnswer;
  /** Keeps it in Redis. Null: it came from there. */
  readonly share: (() => void) | null;
}

/** What is to become of an answer that is under way. Others who ask for it meanwhile change it. */
interface Interest {
  /** This address was asked for before, so the process keeps it. */
  here: boolean;
  /** This question was asked before, in whatever spelling, so Redis keeps it. */
  everywhere: boolean;
}

/**
 * Answers that are the same for everyone: first from this process, then from Redis, then from the handler, which runs once for
 * all requests that wait for the same answer. Whatever Redis does, no answer is older than a second plus its rule's lag, counted
 * from the moment at which the bump of its tag reached Redis.
 *
 * Kept is what was asked for twice: the first answer to a question only waits, in a small part of the memory. Anyone can ask endless
 * new questions; they push out nothing that people want, and do not reach Redis.
 */
export function createAnswerCache({ redis, maxBytes }: { redis: Redis; maxBytes: number }): AnswerCache {
  const tags = createTagVersions(redis);
  const bytesOf = ({ body }: KeptAnswer, url: string) => body.length + url.length * 2 + OVERHEAD_BYTES;
  const waitingBytes = Math.floor(maxBytes / WAITING_SHARE);
  const memory = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes - waitingBytes,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: bytesOf,
  });
  const waiting = new LRUCache<string, WaitingAnswer>({
    maxSize: waitingBytes,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: ({ answer }, url) => bytesOf(answer, url),
  });
  // Apart, since anyone can spell a question that many ask in endless ways.
  const urlAskedBefore = createAskedBefore();
  const keyAskedBefore = createAskedBefore();
  const missing = createMissingMemory(TRUST_MS);
  const flights = new Map<
    string,
    { startedAtMs: number; url: string; interest: Interest; answer: Promise<KeptAnswer> }
  >();

  function isGood(kept: KeptAnswer, nowMs: number): boolean {
    if (nowMs >= kept.diesAtMs) return false;
    if (nowMs < kept.goodUntilMs) return true;
    return kept.version !== null && kept.version === kept.tag.version && tags.isTrusted(kept.tag, nowMs);
  }

  /** Whoever asks for one that waits is the second to ask for it: now it is kept. */
  function findHere(url: string): KeptAnswer | undefined {
    const found = memory.get(url);
    if (found) return found;
    const second = waiting.get(url);
    if (!second) return undefined;
    waiting.delete(url);
    memory.set(url, second.answer);
    if (isGood(second.answer, performance.now())) second.share?.();
    return second.answer;
  }

  function keepHere(url: string, { answer, share }: WaitingAnswer, { here, everywhere }: Interest): void {
    if (everywhere) share?.();
    if (here) memory.set(url, answer);
    else waiting.set(url, { answer, share: everywhere ? null : share });
  }

  async function findOrLoad(request: AnswerRequest, interest: Interest): Promise<KeptAnswer> {
    const before = findHere(request.url);
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
        keepHere(request.url, { answer: found, share: null }, interest);
        return found;
      }
    }
    return await loadAnew(request, tag, interest);
  }

  async function loadAnew(request: AnswerRequest, tag: Tag, interest: Interest): Promise<KeptAnswer> {
    // The version is read before loading: a bump during the load must make the loaded answer outdated.
    const { version } = tag;
    const loadedAtMs = performance.now();
    const loadedAt = Date.now();
    const body = Buffer.from(await missing.watch(request.key, request.load));
    countAnswer('loaded');
    const etag = etagOf(body);
    const share = () => {
      if (version !== null && body.length <= MAX_ANSWER_BYTES)
        keepInRedis(redis, request.key, { version, loadedAt, etag, body }, request.rule.maxAgeMs);
    };
    const loaded = describe(request, tag, { version, body, etag, loadedAtMs });
    keepHere(request.url, { answer: loaded, share }, interest);
    return loaded;
  }

  return {
    peek(url) {
      const kept = findHere(url);
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
      const kept = findHere(request.url);
      if (kept && isGood(kept, nowMs)) return kept;
      missing.refuseKnown(request.key);
      const flight = flights.get(request.key);
      // A load that began too long ago may have read data that has changed since.
      if (flight && nowMs - flight.startedAtMs < TRUST_MS) {
        flight.interest.everywhere = true;
        if (flight.url === request.url) flight.interest.here = true;
        return await flight.answer;
      }
      const interest = { here: urlAskedBefore(request.url), everywhere: keyAskedBefore(request.key) };
      const answer = findOrLoad(request, interest);
      flights.set(request.key, { startedAtMs: nowMs, url: request.url, interest, answer });
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
