import { type Answer, type Contract, rules } from '@jiwu/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshProductJob } from '../../apps/server/src/jobs/refreshProductJob.ts';
import { listOffers } from '../../apps/server/src/modules/channels/openBox/index.ts';
import { createBrand } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
import { buyUnit, letItBeNine, locked, type MadeUnit, makeUnit, TERMS } from '../support/makeUnit.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type List = Answer<Contract['openBoxList']>;
type Facets = Answer<Contract['openBoxFacets']>;

let shop: TestShop;
let guest: ShopClient;
let radio: MadeProduct;
const units = new Map<string, MadeUnit>();

/** Five units of a radio and a lamp; the older ones first, a minute apart. */
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  letItBeNine(shop);
  guest = createShopClient(shop, { roaming: true });
  const { db } = shop.services;
  radio = await makeProduct(db, { pieces: 0, priceFen: 21_900 });
  await db.transact((tx) => createBrand(tx, { id: 'qinglan', name: '青岚', aliases: [] }));
  const lamp = await makeProduct(db, { pieces: 0, priceFen: 40_000, brandId: 'qinglan' });
  const wishes = {
    scratched: { product: radio },
    sealed: {
      product: radio,
      grade: 'new',
      defects: 1,
      missing: [],
      useWords: '',
      terms: { ...TERMS, startFen: 19_700 },
    },
    whole: { product: radio, defects: 0, missing: [], terms: { ...TERMS, startFen: 18_600, everyDays: 1 } },
    worn: { product: lamp, defects: 3, terms: { ...TERMS, startFen: 20_000 } },
    fixed: { product: lamp, terms: { startFen: 30_000, floorFen: 30_000, dropFen: null, everyDays: 1 } },
  } as const;
  for (const [name, wish] of Object.entries(wishes)) {
    units.set(name, await makeUnit(shop, wish));
    shop.advance(MINUTE_MS);
  }
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const nameOf = (id: string) => [...units].find(([, unit]) => unit.id === id)?.[0] ?? id;
const list = async (query = '') => must<List>(await guest.call('openBoxList', { query }));
const names = async (query = '') => (await list(query)).items.map(({ id }) => nameOf(id));
const facets = async (query = '') => must<Facets>(await guest.call('openBoxFacets', { query }));

describe('the list', () => {
  it.each([
    ['', ['fixed', 'worn', 'whole', 'sealed', 'scratched']],
    ['sort=new', ['fixed', 'worn', 'whole', 'sealed', 'scratched']],
    ['sort=saving', ['worn', 'fixed', 'scratched', 'whole', 'sealed']],
    ['sort=priceUp', ['scratched', 'whole', 'sealed', 'worn', 'fixed']],
    ['sort=priceDown', ['fixed', 'worn', 'sealed', 'whole', 'scratched']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('快降价: what falls soonest comes first, what falls no more last', async () => {
    const sorted = await names('sort=drop');
    expect([sorted[0], sorted.at(-1)]).toEqual(['whole', 'fixed']);
  });

  it.each([
    ['grade=a', ['whole']],
    ['grade=new,c', ['worn', 'sealed']],
    ['brand=qinglan', ['fixed', 'worn']],
    ['brand=manwu,qinglan&grade=b', ['fixed', 'scratched']],
    ['category=home', ['fixed', 'worn', 'whole', 'sealed', 'scratched']],
    ['category=homeTea&brand=manwu&grade=b', ['scratched']],
    ['category=noSuchThing', []],
    ['saving=50', ['worn']],
    ['saving=20', ['fixed', 'worn', 'scratched']],
    ['from=180&to=200', ['worn', 'whole', 'sealed']],
    ['complete=1', ['whole', 'sealed']],
    ['working=1&grade=c', ['worn']],
    ['dropping=1', ['whole']],
  ])('filtered by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('refuses what is malformed', async () => {
    for (const query of ['grade=d', 'saving=15', 'from=-1', 'sort=best', 'cursor=nonsense1', 'free=0', 'brand=a b']) {
      expect((await guest.call('openBoxList', { query })).status, query).toBe(400);
    }
  });
});

it('pages by cursor in every sort, each unit once', async () => {
  for (let made = 0; made < 17; made += 1) await makeUnit(shop, { product: radio });
  for (const sort of ['new', 'saving', 'drop', 'priceUp', 'priceDown']) {
    const first = await list(`sort=${sort}`);
    expect(first.items).toHaveLength(20);
    const second = await list(`sort=${sort}&cursor=${first.nextCursor}`);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([new Set(ids).size, second.nextCursor], sort).toEqual([22, null]);
    const other = await guest.call('openBoxList', { query: `sort=new&cursor=${first.nextCursor}` });
    expect(other.status, sort).toBe(sort === 'new' ? 200 : 400);
  }
});

it('facets count what the other filters leave', async () => {
  const all = await facets();
  expect(all).toMatchObject({ total: 22, matching: 22, grades: { new: 1, a: 1, b: 19, c: 1 }, complete: 2, locked: 0 });
  expect(all.brands).toEqual([
    { id: 'manwu', name: '慢物', count: 20 },
    { id: 'qinglan', name: '青岚', count: 2 },
  ]);
  expect(all.categories).toEqual([{ id: 'home', name: '家居', count: 22 }]);
  expect(all.price).toMatchObject({ minFen: 16_900, maxFen: 30_000 });
  // Twenty steps of ¥6.55: what stands at the ends, and that nobody is left out.
  expect(all.price?.steps).toHaveLength(20);
  expect([all.price?.steps.at(0), all.price?.steps.at(-1), all.price?.steps.reduce((sum, step) => sum + step)]).toEqual(
    [18, 1, 22],
  );
  expect(all.savings.find(({ atLeast }) => atLeast === '50')?.count).toBe(1);
  const some = await facets('grade=a,b&brand=manwu&to=170');
  expect(some).toMatchObject({ total: 22, matching: 18, grades: { new: 0, a: 0, b: 18, c: 0 } });
  expect(some.price).toMatchObject({ minFen: 16_900, maxFen: 18_600 });
  expect([some.price?.steps.at(0), some.price?.steps.at(-1)]).toEqual([18, 1]);
  const none = await facets('brand=noOne');
  expect(none).toMatchObject({ matching: 0, price: null });
});

it('the product’s page says how many there are and from what price, without another statement', async () => {
  const { db } = shop.services;
  const detail = async () => await guest.call('productDetail', { query: `id=${radio.id}` });
  const refresh = () => refreshProductJob(shop.services, { productId: radio.id });
  await refresh();
  const shown = await detail();
  expect(must(shown)).toMatchObject({ openBox: { count: 20, fromFen: 16_900 } });
  expect(shown.headers.get('x-sql-statements')).toBe('3');
  const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'refreshProduct'`.execute(
    db.read,
  );
  expect(rows.length).toBeGreaterThan(0);
  const [buyer] = (await makeCrowd(shop, 1, { balanceFen: 100_000 })) as [Buyer];
  await buyUnit(buyer, units.get('whole')!);
  await refresh();
  expect(must(await detail())).toMatchObject({ openBox: { count: 19 } });
  expect(await names('grade=a')).toEqual([]);
});

it('a locked one is counted, and hidden on request', async () => {
  const [buyer] = (await makeCrowd(shop, 1)) as [Buyer];
  await locked(buyer.client, units.get('sealed')!);
  expect(await names('grade=new')).toEqual(['sealed']);
  expect(await names('grade=new&free=1')).toEqual([]);
  expect((await facets()).locked).toBe(1);
});

const MANY = 3000;

/** What this transaction has read of the list and its shelves so far: in whole tables, and found by an index. */
async function rowsRead(tx: Tx): Promise<{ wholeTables: number; byIndex: number }> {
  const { rows } = await sql<{ wholeTables: number; byIndex: number }>`
    select sum(seq_tup_read)::int as "wholeTables", sum(idx_tup_fetch)::int as "byIndex" from pg_stat_xact_user_tables
    where relname in ('open_box_search', 'open_box_shelves')`.execute(tx);
  return rows[0]!;
}

describe('at many units', () => {
  it('every sort is read along an index', async () => {
    await shop.owner
      .transact(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`
        insert into open_box_search (unit_id, product_id, price_fen, saving_fen, saving_bp, listed_at, drops_at, facets, card)
        select gen_random_uuid(), product_id, 10000 + n, n, n % 9000, listed_at + n * interval '1 second',
          listed_at + n * interval '1 second', facets, card
        from (select * from open_box_search limit 1) as one, generate_series(1, ${sql.lit(MANY)}) as n`.execute(tx);
        await sql`
        insert into open_box_shelves (shelf, unit_id, listed_at, saving_fen, saving_bp, drops_at, price_fen, is_complete, is_working)
        select shelf, unit_id, listed_at, saving_fen, saving_bp, drops_at, price_fen, is_complete, is_working
        from open_box_search, unnest(array['//', '//b', '/manwu/', '/manwu/b']) as shelf
        where unit_id not in (select id from open_box_units)`.execute(tx);
        await sql`analyze open_box_search, open_box_shelves`.execute(tx);
        for (const sort of rules.openBox.sorts)
          for (const filters of [{}, { grade: 'b' }, { grade: 'a,b', brand: 'manwu' }, { free: '1' as const }]) {
            const before = await rowsRead(tx);
            await listOffers(tx, { filters, sort, cursor: undefined, limit: 20, now: shop.services.clock() });
            const after = await rowsRead(tx);
            const what = `${sort} ${JSON.stringify(filters)}`;
            expect(after.wholeTables - before.wholeTables, what).toBe(0);
            expect(after.byIndex - before.byIndex, what).toBeLessThan(MANY / 15);
          }
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select count(*), min(price_fen) from open_box_search where product_id = ${newId()}`.execute(tx);
        expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('open_box_search_product');
        throw new Error('rolled back');
      })
      .catch((error: Error) => expect(error.message).toBe('rolled back'));
  });
});

it('the clock alone moves prices in the list', async () => {
  const { id } = units.get('scratched')!;
  const price = async () => (await list('sort=priceUp')).items.find((item) => item.id === id)?.priceFen;
  expect(await price()).toBe(16_900);
  shop.advance(3 * DAY_MS + HOUR_MS);
  expect(await price()).toBe(16_400);
});
