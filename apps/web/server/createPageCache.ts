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
}

/** Pages that were made before: checking their data costs a fraction of making them. */
export function createPageCache(read: ApiReader): PageCache {
  // With its compressed form, a page takes up a third more.
  const pages = new LRUCache<string, RenderedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.3) + 1,
  });
  return {
    async find(key, visitorAddress) {
      const page = pages.get(key);
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
      if (page.status === 200 && isWhole(page.parts)) pages.set(key, page);
    },
  };
}
