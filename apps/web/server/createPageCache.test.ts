import { expect, it } from 'vitest';
import type { ApiAnswer } from './createApiReader.ts';
import { createPageCache } from './createPageCache.ts';
import type { RenderedPage } from './renderPage.ts';

const etags = new Map<string, string | null>();
const read = async (path: string): Promise<ApiAnswer> => {
  const etag = etags.get(path);
  if (etag === undefined) throw new Error('out of reach');
  return { status: etag === null ? 404 : 200, etag, data: {} };
};

function page(parts: [string, string | null][], facts: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: {},
    body: Buffer.from('<p>好</p>'),
    etag: 'x',
    parts: new Map(parts),
    madeAtMs: performance.now(),
    ...facts,
  };
}

it('gives a page again as long as all that it was made of is the same', async () => {
  const cache = createPageCache(read);
  etags.set('/list', 'l1').set('/categories', 'c1');
  const made = page([
    ['/list', 'l1'],
    ['/categories', 'c1'],
  ]);
  cache.keep('/resource', made);
  expect(await cache.find('/resource', '::1')).toBe(made);
  etags.set('/list', 'l2');
  expect(await cache.find('/resource', '::1')).toBeNull();
});

it('does not vouch for a page while the API is out of reach', async () => {
  const cache = createPageCache(read);
  cache.keep('/gone', page([['/unreachable', 'u1']]));
  expect(await cache.find('/gone', '::1')).toBeNull();
});

it('keeps no page that lacks something, has another status, or is old', async () => {
  const cache = createPageCache(read);
  etags.set('/missing', null).set('/list', 'l1');
  cache.keep('/part', page([['/missing', null]]));
  cache.keep('/404', page([['/list', 'l1']], { status: 404 }));
  cache.keep('/old', page([['/list', 'l1']], { madeAtMs: performance.now() - 61_000 }));
  for (const key of ['/part', '/404', '/old']) expect(await cache.find(key, '::1'), key).toBeNull();
});
