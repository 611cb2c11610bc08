import { readFile } from 'node:fs/promises';
import { type Answer, type Contract, errorCodes, type StaffUnit } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeOrder, newTrackingNo } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { checklist, letItBeNine } from '../support/makeUnit.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let staff: StaffClient;
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  letItBeNine(shop);
  staff = await signInStaff(shop, ['goods']);
  must(await staff.call('staffChecklistSave', { body: { ...checklist, after: 0 } }));
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const newSku = async (pieces = 0) =>
  (await makeProduct(shop.services.db, { pieces, priceFen: 21_900 })).skuIds[0] ?? '';
const newSerial = () => `JG22-${newId().slice(-8)}`;

describe('a piece of ordinary stock that came back', () => {
  const play = () => playAfterSales(shop);
  async function returned(pieces: number, isSellable: boolean) {
    const [buyer] = (await makeCrowd(shop, 1, { balanceFen: 200_000 })) as [Buyer];
    const skuId = await newSku(5);
    const order = await makeOrder(shop, buyer.client, { lines: [{ skuId, quantity: pieces }], state: 'sent' });
    const afterSale = await makeAfterSale(shop, buyer.client, { order });
    const receive = async () => {
      must(await play().decide('staffAfterSaleApprove', afterSale));
      const body = { carrier: 'sf', trackingNo: newTrackingNo() };
      must(await buyer.client.call('afterSaleParcel', { params: { id: afterSale.id }, body }));
      const decision = { params: { id: afterSale.id }, body: { note: '', isSellable } };
      must(await (await play().staff()).call('staffAfterSaleReceive', decision));
    };
    return { skuId, afterSaleId: afterSale.id, receive };
  }
  const take = (body: object) =>
    staff.call('staffUnitTakeInReturned', {
      body: { serial: newSerial(), sourceWords: '顾客七天无理由退回，用了 2 天', ...body },
      headers: { 'Idempotency-Key': newId() },
    });

  it('is taken in by its after-sale, each piece once, and never touches the stock', async () => {
    const { skuId, afterSaleId, receive } = await returned(2, false);
    expect((await take({ skuId, afterSaleId })).code).toBe(errorCodes.UNIT_NOT_RETURNED.code);
    await receive();
    const before = await play().stock(skuId);
    const unit = must<StaffUnit>(await take({ skuId, afterSaleId }));
    expect(unit).toMatchObject({ source: 'afterSale', afterSaleId, state: 'intake' });
    const rest = await Promise.all(Array.from({ length: 4 }, () => take({ skuId, afterSaleId })));
    expect(rest.filter(({ flag }) => flag)).toHaveLength(1);
    expect((await take({ skuId, afterSaleId })).code).toBe(errorCodes.UNIT_TAKEN_IN.code);
    expect((await take({ skuId: await newSku(), afterSaleId })).code).toBe(errorCodes.UNIT_NOT_RETURNED.code);
    expect((await take({ skuId, afterSaleId: newId() })).status).toBe(404);
    expect(await play().stock(skuId)).toEqual(before);
  });

  it('waits in a list until its last piece is taken in, with what the buyer said and what a new one costs', async () => {
    const { skuId, afterSaleId, receive } = await returned(2, false);
    const elsewhere = await returned(1, true);
    const waiting = async (id = afterSaleId) =>
      must<Answer<Contract['staffUnitReturnedList']>>(
        await staff.call('staffUnitReturnedList', { query: new URLSearchParams({ afterSaleId: id }).toString() }),
      ).items;
    expect(await waiting()).toEqual([]);
    await receive();
    await elsewhere.receive();
    expect(await waiting()).toEqual([
      expect.objectContaining({ afterSaleId, skuId, pieces: 2, taken: 0, costHundredths: null }),
    ]);
    expect(await waiting(elsewhere.afterSaleId)).toEqual([]);
    must(await take({ skuId, afterSaleId }));
    expect(await waiting()).toEqual([expect.objectContaining({ pieces: 2, taken: 1 })]);
    must(await take({ skuId, afterSaleId }));
    expect(await waiting()).toEqual([]);
  });

  it('is listed by who has waited longest, for goods only', async () => {
    const older = await returned(1, false);
    await older.receive();
    const younger = await returned(1, false);
    shop.advance(60_000);
    await younger.receive();
    const read = async (query = '') =>
      must<Answer<Contract['staffUnitReturnedList']>>(await staff.call('staffUnitReturnedList', { query }));
    const ids = (await read()).items.map(({ afterSaleId }) => afterSaleId);
    expect(ids.indexOf(older.afterSaleId)).toBeLessThan(ids.indexOf(younger.afterSaleId));
    expect((await (await signInStaff(shop, ['orders'])).call('staffUnitReturnedList')).status).toBe(404);
  });

  it('begins with what came back in the thirty days before the shop kept a list', async () => {
    const [long, lately] = [await returned(1, false), await returned(1, false)];
    await long.receive();
    await lately.receive();
    const up = new URL('../../db/migrations/0137b_returns_from_before/up.sql', import.meta.url);
    const age = (days: number) => sql`
      update after_sales set decided_at = decided_at - make_interval(days => ${days}) where id = ${long.afterSaleId}`;
    await shop.owner.writeAlone(sql`delete from open_box_returns`);
    await shop.owner.writeAlone(age(31));
    await shop.owner.writeAlone(sql.raw(await readFile(up, 'utf8')));
    await shop.owner.writeAlone(age(-31));
    const { items } = must<Answer<Contract['staffUnitReturnedList']>>(await staff.call('staffUnitReturnedList'));
    const ids = new Set(items.map(({ afterSaleId }) => afterSaleId));
    expect([ids.has(long.afterSaleId), ids.has(lately.afterSaleId)]).toEqual([false, true]);
  });

  it('waits no longer when staff say why it will not be taken in, which they do once', async () => {
    const { skuId, afterSaleId, receive } = await returned(3, false);
    const forgo = (body: object, by = staff) =>
      by.call('staffUnitForgoReturned', {
        body: { afterSaleId, skuId, reason: '杯身碎裂，已报废', ...body },
        headers: { 'Idempotency-Key': newId() },
      });
    const waiting = async () =>
      must<Answer<Contract['staffUnitReturnedList']>>(
        await staff.call('staffUnitReturnedList', { query: `afterSaleId=${afterSaleId}` }),
      ).items;
    expect((await forgo({})).code).toBe(errorCodes.UNIT_CHANGED.code);
    await receive();
    must(await take({ skuId, afterSaleId }));
    expect((await forgo({ reason: ' ' })).status).toBe(400);
    expect((await forgo({ skuId: await newSku() })).code).toBe(errorCodes.UNIT_CHANGED.code);
    expect((await forgo({}, await signInStaff(shop, ['orders']))).status).toBe(404);
    expect(await waiting()).toHaveLength(1);
    const both = await Promise.all([forgo({}), forgo({})]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await waiting()).toEqual([]);
    const rows = await shop.services.db.read
      .selectFrom('audit_rows')
      .select(['staff_id', 'before', 'after'])
      .where('target_id', '=', afterSaleId)
      .where('action', '=', 'openBox.forgoReturned')
      .execute();
    expect(rows).toEqual([
      {
        staff_id: staff.staffId,
        before: { skuId, pieces: 3, taken: 1 },
        after: { skuId, reason: '杯身碎裂，已报废' },
      },
    ]);
    // One that turns up is taken in all the same.
    must(await take({ skuId, afterSaleId }));
  });

  it('is not, when it went back into the stock', async () => {
    const { skuId, afterSaleId, receive } = await returned(1, true);
    await receive();
    expect((await take({ skuId, afterSaleId })).code).toBe(errorCodes.UNIT_NOT_RETURNED.code);
  });
});

it('a checklist has versions; that of the nearest category is the one in force', async () => {
  const save = (body: object) =>
    staff.call('staffChecklistSave', { body: { ...checklist, ...body }, headers: { 'Idempotency-Key': newId() } });
  expect((await save({ after: 0 })).code).toBe(errorCodes.CHECKLIST_CHANGED.code);
  expect((await save({ after: 0, categoryId: 'noSuchThing' })).code).toBe(errorCodes.GOODS_UNKNOWN.code);
  const double = [checklist.items[0], checklist.items[0]];
  expect((await save({ after: 1, items: double })).status).toBe(400);
  const near = [{ key: 'spout', label: '壶嘴', kind: 'function' }];
  const both = await Promise.all([
    save({ after: 0, categoryId: 'homeTea', items: near }),
    save({ after: 0, categoryId: 'homeTea', items: near }),
  ]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const unit = must<StaffUnit>(
    await staff.call('staffUnitTakeIn', {
      body: { skuId: await newSku(), serial: newSerial(), source: 'display', sourceWords: '展示样机' },
      headers: { 'Idempotency-Key': newId() },
    }),
  );
  expect(unit.checklist).toMatchObject({ categoryId: 'homeTea', version: 1, items: near });
  const lists = must<Answer<Contract['staffChecklistList']>>(await staff.call('staffChecklistList'));
  expect(lists.items.map(({ categoryId, version }) => [categoryId, version])).toEqual([
    [null, 1],
    ['homeTea', 1],
  ]);
});
