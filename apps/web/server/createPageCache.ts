import { LRUCache } from 'lru-cache';
import type { ApiReader } from './createApiReader.ts';
import { isWhole } from './PageParts.ts';
import type { RenderedPage } from './renderPage.ts';

/** Even if its data stays the same: some words depend on the time of day. */
const MAX_AGE_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

export interface PageCache {
  /** The page of this address, if every answer that it was made of is still the same. */
  readonly find: (key: string, visitorAddress: string) => Promise<RenderedPage | null>;
  readonly keep: (key: string, page: RenderedPage) => void;
  /** Whether people have come back to this address. */
  readonly isKnown: (key: string) => boolean;
}

/** The part of the memory in which pages wait for someone to ask for them again. */
const WAITING_SHARE = 8;

/**
 * Pages that were made before: checking their data costs a fraction of making them. Kept is what was asked for twice; a page that nobody
 * has come back to yet waits in a small part of the memory, so endless new addresses push out none that people want.
 */
export function createPageCache(read: ApiReader): PageCache {
  // With its compressed form, a page takes up a third more.
  const memory = (maxSize: number) =>
    new LRUCache<string, RenderedPage>({
      maxSize,
      sizeCalculation: ({ body }) => Math.ceil(body.length * 1.3) + 1,
    });
  const pages = memory(MAX_BYTES - MAX_BYTES / WAITING_SHARE);
  const waiting = memory(MAX_BYTES / WAITING_SHARE);

  function get(key: string): RenderedPage | undefined {
    const second = waiting.get(key);
    if (second) {
      waiting.delete(key);
      pages.set(key, second);
    }
    return second ?? pages.get(key);
  }

  return {
    isKnown: (key) => pages.has(key),
    async find(key, visitorAddress) {
      const page = get(key);
      if (!page || performance.now() - page.madeAtMs > MAX_AGE_MS) return null;
      const changes = await Promise.all(
        [...page.parts].map(async ([path, etag]) => {
          const now = await read(path, visitorAddress).catch(() => null);
          return now?.etag !== etag;
        }),
      );
      return changes.includes(true) ? null : page;
    },
    keep(key, page) {
      if (page.status === 200 && isWhole(page.parts)) (pages.has(key) ? pages : waiting).set(key, page);
    },
  };
}
