import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GoodsShop, startGoodsShop } from '../support/startGoodsShop.ts';

/** What may wait for a connection for searches, and how many have one. */
const WAITING = 64;
const AT_ONCE = 4;

let goods: GoodsShop;

beforeAll(async () => {
  goods = await startGoodsShop();
});
afterAll(async () => {
  expect(await goods.shop.broken()).toEqual([]);
  await goods.shop.stop();
});

const ask = (path: string) => fetch(`${goods.shop.apiUrl}${path}`);
const facets = (query: Record<string, string>) => ask(`/api/resource/facets?${new URLSearchParams(query).toString()}`);

/** Nobody can read suggestions meanwhile: each of them keeps the connection that it was given. */
async function whileTermsAreLocked(work: () => Promise<void>): Promise<void> {
  await goods.shop.services.db.transact(async (tx) => {
    await sql`lock table search_terms in access exclusive mode`.execute(tx);
    await work();
  });
}

it('counts all facets with few statements, however many filters are chosen', async () => {
  const reply = await facets({
    category: 'homeTea',
    brand: 'manwu,qinglan',
    option: '颜色:云灰,尺寸:大,形状:圆,图案:无,容量:一升',
    attribute: '材质:陶瓷,产地:景德镇,工艺:手工,风格:简约,适用:茶',
    channel: 'vip',
    minFen: '100',
    maxFen: '100000',
    inStock: '1',
  });
  expect(reply.status).toBe(200);
  expect(Number(reply.headers.get('x-sql-statements'))).toBeLessThanOrEqual(3);
});

it('searches that stand still keep nobody from looking, and readiness from being told', async () => {
  await whileTermsAreLocked(async () => {
    const asked = Array.from({ length: 40 }, (_, index) => ask(`/api/resource/suggest?keyword=a${index}`));
    const searches = Promise.all(asked).then(() => 'searches');
    const others = await Promise.all([
      ask('/readyz'),
      ask('/api/resource/list?category=homeTea'),
      ask(`/api/product/detail?id=${goods.made.get('lamp')?.id}`),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await Promise.race([searches, Promise.resolve('others')])).toBe('others');
    for (const reply of await Promise.all(asked)) {
      expect(reply.status).toBe(503);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});

it('beyond a bound searches are refused at once, and told when to come again', async () => {
  await whileTermsAreLocked(async () => {
    const began = performance.now();
    const tookMs: number[] = [];
    const statuses = await Promise.all(
      Array.from({ length: WAITING + AT_ONCE + 30 }, async (_, index) => {
        const reply = await ask(`/api/resource/suggest?keyword=b${index}`);
        tookMs.push(performance.now() - began);
        return reply.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([503]));
    // The first of them did not have to wait for a connection at all.
    const sorted = tookMs.toSorted((one, other) => one - other);
    expect((sorted.at(-1) ?? 0) - (sorted[20] ?? 0)).toBeGreaterThan(500);
  });
  expect((await ask('/api/resource/suggest?keyword=b0')).status).toBe(200);
});
