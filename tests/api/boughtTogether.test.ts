import type { ProductCard } from '@jiwu/contract';
import { DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countBoughtTogether } from '../../apps/server/src/jobs/countBoughtTogether.ts';
import { countPairs, partnersOf } from '../../apps/server/src/modules/goods/boughtTogether/index.ts';
import { setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { refreshProduct } from '../../apps/server/src/flows/catalogue/refreshProduct.ts';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { cartClient } from '../support/cartClient.ts';
import { createShopClient, type Reply } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let buyer: Buyer;
let pot: MadeProduct;
let cup: MadeProduct;
let lamp: MadeProduct;
beforeEach(async () => {
  // These tests are about the counting; the cache in front of the answers has tests of its own.
  shop = await startTestShop({ CACHE: 'off' });
  [buyer] = (await makeCrowd(shop, 1)) as [Buyer];
  const made = async (title: string) =>
    await makeProduct(shop.services.db, { title: `慢物 ${title}`, pieces: 100, priceFen: 2000 });
  [pot, cup, lamp] = [await made('壶'), await made('杯'), await made('灯')];
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const skuOf = ({ skuIds }: MadeProduct) => skuIds[0] ?? '';
async function order(
  products: readonly MadeProduct[],
  state: 'awaitingPayment' | 'paid' | 'sent' = 'paid',
  quantity = 1,
) {
  return await makeOrder(shop, buyer.client, {
    state,
    lines: products.map((product) => ({ skuId: skuOf(product), quantity })),
  });
}
async function orders(count: number, products: readonly MadeProduct[] = [pot, cup]): Promise<MadeOrder[]> {
  const made: MadeOrder[] = [];
  for (let left = count; left > 0; left -= 1) made.push(await order(products));
  return made;
}
async function pass(days: number): Promise<void> {
  shop.advance(days * DAY_MS);
  await signInAgain(shop, buyer.client);
}
/** The day is over, and the job has run. */
async function night(): Promise<void> {
  await pass(1);
  shop.advance(2 * HOUR_MS);
  await signInAgain(shop, buyer.client);
  await countBoughtTogether(shop.services);
}
const refund = async (made: MadeOrder, lines: readonly { lineId: string; pieces: number }[]) =>
  await makeAfterSale(shop, buyer.client, { order: made, kind: 'refundOnly', lines, pictures: [] });
const lineOf = ({ lines }: MadeOrder, { id }: MadeProduct) => lines.find((line) => line.productId === id)?.id ?? '';

const titles = (reply: Reply) =>
  must<{ items: ProductCard[] }>(reply).items.map(({ title }) => title.replace('慢物 ', ''));
const guest = () => createShopClient(shop, { roaming: true });
const besides = async ({ id }: MadeProduct) => titles(await guest().call('productTogether', { query: `id=${id}` }));
async function counted(): Promise<Record<string, number>> {
  const names = new Map([
    [pot.id, '壶'],
    [cup.id, '杯'],
    [lamp.id, '灯'],
  ]);
  const rows = await shop.services.db.read.selectFrom('bought_pairs').selectAll().execute();
  return Object.fromEntries(
    rows.map((row) => [
      [names.get(row.product_id) ?? '', names.get(row.other_id) ?? ''].toSorted().join(''),
      row.times,
    ]),
  );
}

it('shows what three orders hold together, from either side; two are not enough, and the day must be over', async () => {
  await orders(2);
  await order([lamp]);
  await night();
  expect(await counted()).toEqual({ 壶杯: 2 });
  expect(await besides(pot)).toEqual([]);
  await order([pot, cup]);
  await countBoughtTogether(shop.services);
  expect(await counted()).toEqual({ 壶杯: 2 });
  await night();
  expect(await counted()).toEqual({ 壶杯: 3 });
  expect(await besides(pot)).toEqual(['杯']);
  expect(await besides(cup)).toEqual(['壶']);
  expect(await besides(lamp)).toEqual([]);
  const reply = await guest().call('productTogether', { query: `id=${pot.id}` });
  expect(reply.headers.get('x-sql-statements')).toBe('1');
});

it('counts an order once for each pair, however many pieces or lines; what is most often bought comes first', async () => {
  await orders(3);
  await orders(4, [pot, lamp, cup]);
  await night();
  expect(await counted()).toEqual({ 壶杯: 7, 壶灯: 4, 杯灯: 4 });
  expect(await besides(pot)).toEqual(['杯', '灯']);
  expect(await besides(lamp)).toHaveLength(2);
});

it('shows what goes with the cart, without what is in it, off sale or sold out: in one statement', async () => {
  await orders(3, [pot, cup, lamp]);
  await night();
  const browser = cartClient(shop);
  expect(titles(await browser.call('cartTogether'))).toEqual([]);
  await browser.add(skuOf(pot));
  expect(titles(await browser.call('cartTogether')).toSorted()).toEqual(['杯', '灯']);
  await browser.add(skuOf(cup));
  const reply = await browser.call('cartTogether');
  expect(titles(reply)).toEqual(['灯']);
  expect(reply.headers.get('x-sql-statements')).toBe('1');
  // Someone else has a cart of their own.
  expect(titles(await cartClient(shop).call('cartTogether'))).toEqual([]);
  const { db, clock } = shop.services;
  await db.transact(async (tx) => {
    await setProductState(tx, { productId: lamp.id, state: 'offSale', now: clock() });
    await refreshProduct(tx, { productId: lamp.id, now: clock() });
  });
  expect(titles(await browser.call('cartTogether'))).toEqual([]);
  expect(await besides(pot)).toEqual(['杯']);
});

it('counts 90 days: what is older falls out, however many nights were missed', async () => {
  await orders(3);
  await night();
  await pass(88);
  await countBoughtTogether(shop.services);
  expect(await counted()).toEqual({ 壶杯: 3 });
  await order([pot, cup]);
  await pass(2);
  await countBoughtTogether(shop.services);
  expect(await counted()).toEqual({ 壶杯: 1 });
  // Nobody counted for half a year: what was counted goes, what lies between was never counted.
  await order([pot, lamp]);
  await pass(180);
  await order([cup, lamp]);
  await night();
  expect(await counted()).toEqual({ 杯灯: 1 });
});

it('takes back what was wholly refunded, once, and leaves what was refunded in part', async () => {
  const [whole, part, never] = (await orders(3, [pot, cup, lamp])) as [MadeOrder, MadeOrder, MadeOrder];
  const two = await order([pot, cup], 'paid', 2);
  // Before it was ever counted.
  await refund(never, [{ lineId: lineOf(never, lamp), pieces: 1 }]);
  await night();
  expect(await counted()).toEqual({ 壶杯: 4, 壶灯: 2, 杯灯: 2 });
  await refund(
    whole,
    whole.lines.map(({ id }) => ({ lineId: id, pieces: 1 })),
  );
  await refund(part, [{ lineId: lineOf(part, lamp), pieces: 1 }]);
  await refund(two, [{ lineId: lineOf(two, cup), pieces: 1 }]);
  expect(await counted()).toEqual({ 壶杯: 4, 壶灯: 2, 杯灯: 2 });
  await countBoughtTogether(shop.services);
  expect(await counted()).toEqual({ 壶杯: 3 });
  await refund(two, [{ lineId: lineOf(two, cup), pieces: 1 }]);
  await refund(part, [{ lineId: lineOf(part, pot), pieces: 1 }]);
  await countBoughtTogether(shop.services);
  await countBoughtTogether(shop.services);
  expect(await counted()).toEqual({ 壶杯: 1 });
  expect(await shop.services.db.read.selectFrom('bought_refunds').selectAll().execute()).toEqual([]);
});

it('takes back what came back after it was sent, and drops what was refunded the same night', async () => {
  const play = playAfterSales(shop);
  const sent = await order([pot, cup], 'sent');
  const old = await order([pot, cup, lamp], 'sent');
  await night();
  expect(await counted()).toEqual({ 壶杯: 2, 壶灯: 1, 杯灯: 1 });
  const back = await makeAfterSale(shop, buyer.client, {
    order: sent,
    lines: [{ lineId: lineOf(sent, cup), pieces: 1 }],
  });
  must(await play.decide('staffAfterSaleApprove', back));
  must(await play.decide('staffAfterSaleReceive', back));
  await countBoughtTogether(shop.services);
  expect(await counted()).toEqual({ 壶杯: 1, 壶灯: 1, 杯灯: 1 });
  const late = await makeAfterSale(shop, buyer.client, {
    order: old,
    lines: [{ lineId: lineOf(old, pot), pieces: 1 }],
  });
  must(await play.decide('staffAfterSaleApprove', late));
  must(await play.decide('staffAfterSaleReceive', late));
  await pass(91);
  await countBoughtTogether(shop.services);
  expect(await counted()).toEqual({});
});

it('does not count what was never paid, and waits with the day of an order that may still be', async () => {
  await orders(2);
  const closed = await order([pot, cup], 'awaitingPayment');
  must(await buyer.client.call('orderClose', { params: { id: closed.id }, body: { reason: 'changedMind' } }));
  const open = await order([pot, lamp], 'awaitingPayment');
  await night();
  expect(await counted()).toEqual({});
  must(await buyer.client.call('orderClose', { params: { id: open.id }, body: { reason: 'changedMind' } }));
  await countBoughtTogether(shop.services);
  expect(await counted()).toEqual({ 壶杯: 2 });
});

it('comes to the same by a night that breaks off after every step, by two workers at once, and by a second run', async () => {
  await orders(4, [pot, cup, lamp]);
  await orders(2);
  await pass(1);
  shop.advance(2 * HOUR_MS);
  const { db, clock } = shop.services;
  const broken = new Error('killed');
  const step = async (dies: boolean) =>
    await db.transact(
      async (tx) => {
        const outcome = await countPairs(tx, { now: clock(), limit: 2 });
        if (dies) throw broken;
        return outcome;
      },
      { isolation: 'repeatable read' },
    );
  let steps = 0;
  for (;;) {
    await expect(step(true)).rejects.toBe(broken);
    if ((await step(false)) !== 'more') break;
    steps += 1;
  }
  expect(steps).toBeGreaterThan(2);
  const whole = { 壶杯: 6, 壶灯: 4, 杯灯: 4 };
  expect(await counted()).toEqual(whole);
  // All of it anew, by two workers that get in each other's way.
  await db.transact(async (tx) => {
    await sql`delete from bought_pairs`.execute(tx);
    await sql`delete from bought_progress`.execute(tx);
  });
  const work = async () => {
    while ((await step(false)) === 'more');
  };
  await Promise.all([work(), work(), work()]);
  await countBoughtTogether(shop.services);
  expect(await counted()).toEqual(whole);
  await countBoughtTogether(shop.services);
  expect(await counted()).toEqual(whole);
});

it('a refund that commits while a step runs is taken back by the next', async () => {
  const made = await order([pot, cup]);
  await orders(1);
  await pass(1);
  shop.advance(2 * HOUR_MS);
  await signInAgain(shop, buyer.client);
  const { db, clock } = shop.services;
  await db.transact(
    async (tx) => {
      // The snapshot is taken here; the step does not see what follows.
      await sql`select 1 from orders limit 1`.execute(tx);
      await refund(made, [{ lineId: lineOf(made, cup), pieces: 1 }]);
      expect(await countPairs(tx, { now: clock(), limit: 100 })).toBe('more');
    },
    { isolation: 'repeatable read' },
  );
  expect(await counted()).toEqual({ 壶杯: 2 });
  expect(await shop.broken()).toEqual([]);
  await countBoughtTogether(shop.services);
  expect(await counted()).toEqual({ 壶杯: 1 });
});

it('reads along the indexes of frequent pairs, whose number is the rule’s', async () => {
  const plan = await shop.owner.transact(async (tx) => {
    await sql`
      insert into bought_pairs select md5((n % 997)::text)::uuid, ('ffffffff' || substr(md5(n::text), 9))::uuid, 1 + n % 9
      from generate_series(1, 20000) as n where md5((n % 997)::text) < 'ff' on conflict do nothing`.execute(tx);
    await sql`analyze bought_pairs`.execute(tx);
    const products = sql`select ${pot.id}::uuid as product_id`;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${partnersOf(products)}`.execute(tx);
    await sql`delete from bought_pairs`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  for (const index of ['bought_pairs_of_product', 'bought_pairs_of_other']) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

it('90 reports pairs that are not what the orders hold, and refunds that are none', async () => {
  await orders(3);
  const waiting = await order([pot, lamp]);
  await night();
  await refund(waiting, [{ lineId: lineOf(waiting, lamp), pieces: 1 }]);
  expect(await shop.broken()).toEqual([]);
  const reported = async (statements: readonly Statement[]) =>
    (await breakTables(shop, statements)).map(({ number }) => number);
  expect(await reported([sql`update bought_pairs set times = times + 1`])).toEqual([90]);
  expect(await reported([sql`delete from bought_pairs`])).toEqual([90]);
  const strange = sql`insert into bought_pairs values ('00000000-0000-0000-0000-000000000001', ${pot.id}, 3)`;
  expect(await reported([strange])).toEqual([90]);
  expect(await reported([sql`delete from bought_refunds`])).toEqual([90]);
  expect(await reported([sql`update bought_refunds set product_id = ${pot.id}`])).toContain(90);
  expect(await reported([sql`update bought_progress set dropped_to = counted_to`])).toEqual([90]);
});
