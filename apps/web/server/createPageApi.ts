import type { PageApi } from '../app/api/pageApi.ts';
import type { ApiReader } from './createApiReader.ts';
import type { PageParts } from './PageParts.ts';

/** The loaders' access to the API while one page is made, and the answers that they have read. */
export function createPageApi(
  read: ApiReader,
  visitorAddress: string,
  errorOf: (path: string, status: number) => Error,
): { pageApi: PageApi; parts: PageParts } {
  const parts = new Map<string, string | null>();
  return {
    parts,
    pageApi: {
      async get(path) {
        // An API out of reach is like one that says so.
        const answer = await read(path, visitorAddress).catch(() => ({ status: 503, etag: null, data: null }));
        parts.set(path, answer.etag);
        if (answer.status !== 200) throw errorOf(path, answer.status);
        return answer.data;
      },
    },
  };
}
