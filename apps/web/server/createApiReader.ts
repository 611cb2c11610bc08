import { Agent, get, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';

/** An answer of the API. `etag` is its version; null for an answer that must not be kept. */
export interface ApiAnswer {
  readonly status: number;
  readonly etag: string | null;
  /** The `data` of the envelope. Pages share it: nobody may change it. */
  readonly data: unknown;
}

/** Answers for one page after the other, by the path and query of the API. */
export type ApiReader = (path: string, visitorAddress: string) => Promise<ApiAnswer>;

interface Known {
  readonly answer: ApiAnswer;
  /** When it was asked for last, by performance.now(). */
  askedAtMs: number;
}

/** Whoever waits longer for an answer of the API is told that the page did not open. */
const TIMEOUT_MS = 4000;
const MAX_BYTES = 24 * 1024 * 1024;
/** Of one answer; a page of the sitemap is larger, and wanted once. */
const MAX_ANSWER_BYTES = 512 * 1024;
/**
 * An answer serves other pages for this long without asking again: several of them show the same categories. It delays the
 * moment at which a changed price is seen, so it is short.
 */
const TRUST_MS = 200;

/**
 * Asks the API over connections that stay open. What it has read before it only asks about: unchanged answers come without
 * their bytes and need not be parsed again. One question at a time for all who want the same.
 */
export function createApiReader(origin: string, timeoutMs = TIMEOUT_MS): ApiReader {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 60_000 });
  const known = new LRUCache<string, Known>({ maxSize: MAX_BYTES });
  const flights = new Map<string, Promise<ApiAnswer>>();

  async function ask(path: string, visitorAddress: string): Promise<ApiAnswer> {
    const before = known.get(path);
    const askedAtMs = performance.now();
    const headers: Record<string, string> = { 'x-forwarded-for': visitorAddress };
    if (before?.answer.etag) headers['if-none-match'] = before.answer.etag;
    const { status, etag, body } = await request(`${origin}${path}`, { headers, agent, timeout: timeoutMs });
    if (status === 304 && before) {
      before.askedAtMs = askedAtMs;
      return before.answer;
    }
    const envelope = readEnvelope(body);
    if (status !== 200 || envelope?.flag !== true)
      return { status: status === 200 ? 502 : status, etag: null, data: null };
    const answer: ApiAnswer = { status, etag, data: envelope.data };
    // Parsed it takes up some four times its length.
    if (etag !== null && body.length <= MAX_ANSWER_BYTES) {
      known.set(path, { answer, askedAtMs }, { size: body.length * 4 });
    }
    return answer;
  }

  return async (path, visitorAddress) => {
    const before = known.get(path);
    if (before && performance.now() - before.askedAtMs < TRUST_MS) return before.answer;
    const flight = flights.get(path);
    if (flight) {
      const shared = await flight;
      // One visitor's limit is not another's: who only joined asks again in their own name.
      if (shared.status !== 429) return shared;
    }
    const asking = ask(path, visitorAddress).finally(() => flights.delete(path));
    flights.set(path, asking);
    return await asking;
  };
}

async function request(
  url: string,
  options: RequestOptions,
): Promise<{ status: number; etag: string | null; body: string }> {
  return await new Promise((resolve, reject) => {
    const sent = get(url, options, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 502, etag: response.headers.etag ?? null, body }),
        reject,
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`${url} took too long`)));
    sent.on('error', reject);
  });
}

function readEnvelope(body: string): { flag?: boolean; data?: unknown } | null {
  try {
    return JSON.parse(body) as { flag?: boolean; data?: unknown };
  } catch {
    return null;
  }
}
