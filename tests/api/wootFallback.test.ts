import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { businessDay, DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standInForDeals } from '../../apps/server/src/jobs/standInForDeals.ts';
import { must } from '../support/makeBuyer.ts';
import { letItBeNoon } from '../support/makeDeal.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type StaffDeal = Answer<Contract['staffWootCreate']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  letItBeNoon(shop);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const keyed = () => ({ 'Idempotency-Key': newId() });
const tomorrow = () => businessDay(new Date(shop.services.clock().getTime() + DAY_MS));
const goods = (pieces: number) => makeProduct(shop.services.db, { pieces, priceFen: 16_800 });
const skuOf = ({ skuIds }: MadeProduct) => skuIds[0] ?? '';
const wishFor = (product: MadeProduct, allocated = 4) => ({
  skuId: skuOf(product),
  priceFen: 9900,
  allocated,
  note: '一个人喝茶刚好',
});
const draft = async (staff: StaffClient, product: MadeProduct, day = tomorrow()) =>
  must<StaffDeal>(await staff.call('staffWootCreate', { body: { ...wishFor(product), day }, headers: keyed() }));
const setFallback = (staff: StaffClient, { id, version }: StaffDeal, fallback: unknown) =>
  staff.call('staffWootFallback', { params: { id }, body: { fallback, version }, headers: keyed() });
/** As the clock of that hour has it; the hands go on only here. */
const sweepAt = (day: string, time: string) =>
  standInForDeals({ ...shop.services, clock: () => new Date(`${day}T${time}:00+08:00`) });
const seen = async (staff: StaffClient, { id, day }: StaffDeal) => {
  const reply = await staff.call('staffWootList', { query: `from=${day}&until=${day}` });
  return must<{ items: StaffDeal[] }>(reply).items.find((deal) => deal.id === id);
};
const auditOf = async (targetId: string) =>
  await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['action', 'staff_id'])
    .where('target_id', '=', targetId)
    .orderBy('seq')
    .execute();

it('a fallback is other goods that could be a deal, in the house, for a draft before nine of its day', async () => {
  const staff = await signInStaff(shop, ['marketing']);
  const [late, spare] = [await goods(0), await goods(5)];
  const deal = await draft(staff, late);
  const refused = async (fallback: unknown) => (await setFallback(staff, deal, fallback)).code;
  expect(await refused(wishFor(late))).toBe(errorCodes.WOOT_FALLBACK_SAME.code);
  expect(await refused(wishFor(spare, 6))).toBe(errorCodes.WOOT_FALLBACK_SHORT.code);
  expect(await refused({ ...wishFor(spare), priceFen: 16_800 })).toBe(errorCodes.WOOT_PRICE_HIGH.code);
  const today = await draft(staff, late, businessDay(shop.services.clock()));
  expect((await setFallback(staff, today, wishFor(spare))).code).toBe(errorCodes.WOOT_FALLBACK_LATE.code);
  const set = must<StaffDeal>(await setFallback(staff, deal, wishFor(spare)));
  expect(set).toMatchObject({ version: 2, fallback: { skuId: skuOf(spare), allocated: 4, problem: null } });
  expect((await setFallback(staff, deal, null)).code).toBe(errorCodes.WOOT_CHANGED.code);
  expect(must<StaffDeal>(await setFallback(staff, set, null)).fallback).toBeNull();
});

it('at nine a draft whose goods have come is published, another becomes its fallback, and a third says why neither', async () => {
  const staff = await signInStaff(shop, ['marketing']);
  const [come, late, spare] = [await goods(4), await goods(0), await goods(8)];
  const sold = await goods(4);
  const day = tomorrow();
  const onTime = await draft(staff, come);
  const swapped = await draft(staff, late);
  const hopeless = await draft(staff, await goods(1));
  must(await setFallback(staff, onTime, wishFor(spare)));
  must(await setFallback(staff, swapped, wishFor(spare)));
  must(await setFallback(staff, hopeless, wishFor(sold)));
  // Somebody else promises the pieces of the third's fallback for the day after.
  const dayAfter = businessDay(new Date(shop.services.clock().getTime() + 2 * DAY_MS));
  const other = await draft(staff, sold, dayAfter);
  const body = { version: other.version };
  must(await staff.call('staffWootPublish', { params: { id: other.id }, body, headers: keyed() }));

  await sweepAt(day, '08:59');
  expect((await seen(staff, onTime))?.state).toBe('draft');
  await sweepAt(day, '09:00');
  await sweepAt(day, '09:01');
  expect(await seen(staff, onTime)).toMatchObject({ state: 'published', skuId: skuOf(come), fallback: null });
  expect(await seen(staff, swapped)).toMatchObject({ state: 'published', skuId: skuOf(spare), allocated: 4 });
  const left = await seen(staff, hopeless);
  expect(left).toMatchObject({ state: 'draft', fallback: { problem: errorCodes.STOCK_SHORT.msg } });
  const byShop = async ({ id }: StaffDeal) =>
    (await auditOf(id)).filter((row) => row.staff_id === null).map(({ action }) => action);
  expect(await byShop(onTime)).toEqual(['woot.publishDue']);
  expect(await byShop(swapped)).toEqual(['woot.standIn']);
  expect(await byShop(hopeless)).toEqual(['woot.noStandIn']);
});

it('a draft that is moved after its check is tried again on its new day, and never takes the goods that stand in for it', async () => {
  const staff = await signInStaff(shop, ['marketing']);
  const [late, sold] = [await goods(0), await goods(4)];
  const day = tomorrow();
  const deal = must<StaffDeal>(await setFallback(staff, await draft(staff, late), wishFor(sold)));
  const rival = await draft(staff, sold, businessDay(new Date(shop.services.clock().getTime() + 3 * DAY_MS)));
  const published = { params: { id: rival.id }, body: { version: rival.version }, headers: keyed() };
  must(await staff.call('staffWootPublish', published));
  await sweepAt(day, '09:00');
  const stuck = await seen(staff, deal);
  expect(stuck?.fallback?.problem).toBe(errorCodes.STOCK_SHORT.msg);

  const dayAfter = businessDay(new Date(shop.services.clock().getTime() + 2 * DAY_MS));
  const change = (wish: object, version = stuck?.version) =>
    staff.call('staffWootChange', { params: { id: deal.id }, body: { ...wish, version }, headers: keyed() });
  expect((await change({ ...wishFor(sold), day })).code).toBe(errorCodes.WOOT_FALLBACK_SAME.code);
  // Another price is no other attempt.
  const cheaper = must<StaffDeal>(await change({ ...wishFor(late), priceFen: 9800, day }));
  expect(cheaper.fallback?.problem).toBe(errorCodes.STOCK_SHORT.msg);
  const moved = must<StaffDeal>(await change({ ...wishFor(late), day: dayAfter }, cheaper.version));
  expect(moved).toMatchObject({ day: dayAfter, fallback: { problem: null } });
  await sweepAt(dayAfter, '09:00');
  expect((await seen(staff, moved))?.fallback?.problem).toBe(errorCodes.STOCK_SHORT.msg);
});

it('goods propose a SKU for a deal, once; it leaves the pool when it is given a day, or nobody wants it', async () => {
  const [marketing, other] = [await signInStaff(shop, ['marketing']), await signInStaff(shop, ['goods'])];
  const [one, two] = [await goods(7), await goods(3)];
  const propose = (product: MadeProduct, priceFen = 9900) =>
    other.call('staffWootPropose', { body: { skuId: skuOf(product), priceFen, note: '到货多' }, headers: keyed() });
  expect((await propose(one, 16_800)).code).toBe(errorCodes.WOOT_PRICE_HIGH.code);
  must(await propose(one));
  expect((await propose(one)).code).toBe(errorCodes.WOOT_CANDIDATE_TWICE.code);
  must(await propose(two));
  const pool = async () =>
    must<Answer<Contract['staffWootCandidates']>>(await marketing.call('staffWootCandidates')).items;
  expect(await pool()).toMatchObject([
    { skuId: skuOf(two), available: 3 },
    { skuId: skuOf(one), priceFen: 9900, ordinaryFen: 16_800, available: 7, byName: '测试员工', note: '到货多' },
  ]);
  await draft(marketing, one);
  const forgo = () => marketing.call('staffWootForgo', { params: { skuId: skuOf(two) }, body: {}, headers: keyed() });
  must(await forgo());
  expect((await forgo()).status).toBe(404);
  expect(await pool()).toEqual([]);
  expect((await auditOf(skuOf(two))).map(({ action }) => action)).toEqual(['woot.propose', 'woot.forgo']);
});
