import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { businessDay, DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { makeCrowd, must } from '../support/makeBuyer.ts';
import { buyDeal, claimed, letItBeNoon, makeDeal, orderOf, releaseAs } from '../support/makeDeal.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Watched = Answer<Contract['staffWootWatch']>;
type Deal = Answer<Contract['staffWootCreate']>;

let shop: TestShop;
let staff: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  letItBeNoon(shop);
  staff = await signInStaff(shop, ['marketing']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const watch = async (id: string) => must<Watched>(await staff.call('staffWootWatch', { params: { id } }));
const drop = (id: string, version: number) =>
  staff.call('staffWootDrop', { params: { id }, body: { version }, headers: { 'Idempotency-Key': newId() } });

async function makeDraft(): Promise<Deal> {
  const { skuIds } = await makeProduct(shop.services.db, { pieces: 10, priceFen: 16_800 });
  const day = businessDay(new Date(shop.services.clock().getTime() + DAY_MS));
  const body = { day, skuId: skuIds[0] ?? '', priceFen: 9900, allocated: 4, note: '一个人喝茶刚好' };
  return must<Deal>(await staff.call('staffWootCreate', { body }));
}

it('shows who holds a piece and until when, what became of the others, and what can be added', async () => {
  const deal = await makeDeal(shop, { pieces: 5, stock: 12 });
  const [buyer, orderer, holder, giver] = await makeCrowd(shop, 4, { balanceFen: 50_000 });
  await buyDeal(buyer!, deal);
  await orderOf(orderer!, deal, await claimed(orderer!.client, deal));
  const held = await claimed(holder!.client, deal);
  const given = await claimed(giver!.client, deal);
  must(await releaseAs(giver!.client, given));
  const seen = await watch(deal.id);
  expect(seen).toMatchObject({
    deal: { id: deal.id, allocated: 5, sold: 1, held: 2, left: 2 },
    claimed: 1,
    unpaid: 1,
    available: 7,
    claims: { made: 4, people: 4, bought: 1, lapsed: 0, released: 1 },
  });
  expect(seen.held.map(({ state }) => state).toSorted()).toEqual(['held', 'ordered']);
  expect(seen.held.find(({ id }) => id === held.id)).toMatchObject({ deadline: held.deadline });
  expect(seen.events.map(({ kind }) => kind).toSorted()).toEqual([
    'bought',
    'claimed',
    'claimed',
    'claimed',
    'claimed',
    'released',
  ]);
  // Nobody is named whole.
  for (const { name } of [...seen.held, ...seen.events]) expect(name).toMatch(/^.?\*\*$/u);
  // Another deal of the day has events of its own.
  expect((await watch((await makeDeal(shop)).id)).events).toEqual([]);
});

it('a draft has nothing to watch; it is dropped once, by its version, with what it was in the audit log', async () => {
  const draft = await makeDraft();
  expect((await staff.call('staffWootWatch', { params: { id: draft.id } })).status).toBe(404);
  expect((await drop(draft.id, draft.version + 1)).code).toBe(errorCodes.WOOT_CHANGED.code);
  must(await drop(draft.id, draft.version));
  expect((await drop(draft.id, draft.version)).status).toBe(404);
  const rows = await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['staff_id', 'before', 'after'])
    .where('target_id', '=', draft.id)
    .where('action', '=', 'woot.drop')
    .execute();
  expect(rows).toMatchObject([{ staff_id: staff.staffId, before: { priceFen: 9900 }, after: null }]);
  const published = await makeDeal(shop);
  expect((await drop(published.id, 2)).code).toBe(errorCodes.WOOT_CHANGED.code);
  expect((await watch(published.id)).deal.state).toBe('published');
});

it('is there for marketing and administrators only', async () => {
  const { id } = await makeDeal(shop);
  const input = { params: { id } };
  expect((await createShopClient(shop).call('staffWootWatch', input)).status).toBe(401);
  expect((await (await signInStaff(shop, ['orders'])).call('staffWootWatch', input)).status).toBe(404);
  expect((await (await signInStaff(shop, ['admin'])).call('staffWootWatch', input)).status).toBe(200);
  expect((await staff.call('staffWootWatch', { params: { id: 'x' } })).status).toBe(400);
});
