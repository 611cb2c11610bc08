import { type Answer, type Contract, errorCodes, type StaffOrder, type StaffOrderStory } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder, newTrackingNo, sendOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let staff: StaffClient;
let client: ShopClient;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await signInStaff(shop, ['orders']);
  client = createShopClient(shop, { roaming: true });
  await client.register();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

type Name = 'staffOrderHold' | 'staffOrderRelease' | 'staffOrderAddress' | 'staffOrderRemind';
const act = (name: Name, no: string, body: unknown = {}, key = newId(), by = staff) =>
  by.call(name, { params: { no }, body, headers: { 'Idempotency-Key': key } });
const storyOf = async (no: string) => must<StaffOrderStory>(await staff.call('staffOrderStory', { params: { no } }));
const dispatch = (no: string) =>
  staff.call('staffOrderDispatch', { params: { no }, body: { carrier: 'sf', trackingNo: newTrackingNo() } });
const lastAudit = async (action: string) => {
  const { rows } = await sql<{ before: unknown; after: unknown }>`
    select before, after from audit_rows where action = ${action} order by seq desc limit 1`.execute(
    shop.services.db.read,
  );
  return rows[0];
};

describe('an order that is held', () => {
  it('is not sent by anyone until it is let go', async () => {
    const { no } = await makeOrder(shop, client, { state: 'paid' });
    const key = newId();
    const held = must<StaffOrder>(await act('staffOrderHold', no, { reason: '地址待确认' }, key));
    expect(held.hold).toMatchObject({ reason: '地址待确认', staffName: '测试员工' });
    expect(must<StaffOrder>(await act('staffOrderHold', no, { reason: '地址待确认' }, key))).toEqual(held);
    expect((await dispatch(no)).code).toBe(errorCodes.ORDER_HELD.code);
    const rows = [{ no, carrier: 'sf', trackingNo: newTrackingNo() }];
    const batch = must<Answer<Contract['staffDispatchBatch']>>(
      await staff.call('staffDispatchBatch', { body: { rows } }),
    );
    expect(batch.rows[0]?.result).toBe('held');
    expect(await lastAudit('order.hold')).toEqual({ before: null, after: { reason: '地址待确认' } });
    must(await act('staffOrderHold', no, { reason: '等买家回电' }));
    expect(await lastAudit('order.hold')).toEqual({
      before: { reason: '地址待确认' },
      after: { reason: '等买家回电' },
    });
    expect(must<StaffOrder>(await act('staffOrderRelease', no)).hold).toBeNull();
    expect((await act('staffOrderRelease', no)).code).toBe(errorCodes.ORDER_CHANGED.code);
    expect((await dispatch(no)).flag).toBe(true);
    expect((await act('staffOrderHold', no, { reason: '晚了' })).code).toBe(errorCodes.ORDER_CHANGED.code);
  });

  it('is a matter of 订单客服', async () => {
    const { no } = await makeOrder(shop, client, { state: 'paid' });
    const finance = await signInStaff(shop, ['finance']);
    expect((await act('staffOrderHold', no, { reason: '不行' }, newId(), finance)).status).toBe(404);
    expect((await act('staffOrderHold', no, {})).status).toBe(400);
    expect((await act('staffOrderHold', '2026010100000000', { reason: '没有' })).status).toBe(404);
  });
});

describe('an address', () => {
  const to = { recipient: '林知秋', phoneNumber: '13900012345', divisionCode: '330102', detail: '中山中路 1 号' };

  it('is changed before anything has left, and everyone sees the new one', async () => {
    const order = await makeOrder(shop, client, { state: 'paid' });
    const { shipToKey } = await storyOf(order.no);
    const key = newId();
    const body = { ...to, shipToKey, reason: '买家来电更正' };
    const changed = must<StaffOrder>(await act('staffOrderAddress', order.no, body, key));
    expect(changed.shipTo).toMatchObject({ recipient: '林**', phoneNumber: '139****2345', district: '上城区' });
    expect(must<StaffOrder>(await act('staffOrderAddress', order.no, body, key))).toEqual(changed);
    // Someone else works on what was there before.
    expect((await act('staffOrderAddress', order.no, body)).code).toBe(errorCodes.ORDER_ADDRESS_CHANGED.code);
    const own = must<{ shipTo: { recipient: string; district: string; detail: string } }>(
      await client.call('orderGet', { params: { id: order.id } }),
    );
    expect(own.shipTo).toMatchObject({ recipient: '林知秋', district: '上城区', detail: '中山中路 1 号' });
    const notices = must<{ items: { title: string }[] }>(await client.call('noticeList'));
    expect(notices.items.map(({ title }) => title)).toContain('收货地址已修改');
    const found = await staff.call('staffOrderByPhone', { body: { phoneNumber: '13900012345' } });
    expect(must<{ items: StaffOrder[] }>(found).items.map(({ no }) => no)).toEqual([order.no]);
    const audit = await lastAudit('order.changeAddress');
    expect(audit?.after).toMatchObject({ recipient: '林**', reason: '买家来电更正' });
    expect(JSON.stringify(audit)).not.toContain('13900012345');
    expect((await storyOf(order.no)).notes.map(({ text }) => text)).toEqual(['改了收货地址：买家来电更正']);
  });

  it('stays in its province, and as it is once something has left', async () => {
    const { skuIds } = await makeProduct(shop.services.db, { pieces: 5 });
    const order = await makeOrder(shop, client, { state: 'paid', lines: [{ skuId: skuIds[0] ?? '', quantity: 2 }] });
    const { shipToKey } = await storyOf(order.no);
    const body = { ...to, shipToKey, reason: '更正' };
    const other = await act('staffOrderAddress', order.no, { ...body, divisionCode: '310101' });
    expect(other.code).toBe(errorCodes.ADDRESS_OTHER_PROVINCE.code);
    expect((await act('staffOrderAddress', order.no, { ...body, divisionCode: '330000' })).code).toBe(
      errorCodes.DIVISION_UNKNOWN.code,
    );
    await sendOrder(shop, order, [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }]);
    expect((await act('staffOrderAddress', order.no, body)).code).toBe(errorCodes.ADDRESS_TOO_LATE.code);
    await sendOrder(shop, order);
    expect((await act('staffOrderAddress', order.no, body)).code).toBe(errorCodes.ORDER_CHANGED.code);
    const finance = await signInStaff(shop, ['finance']);
    expect((await act('staffOrderAddress', order.no, body, newId(), finance)).status).toBe(404);
  });
});

it('reminds a buyer of an unpaid order, once a day', async () => {
  const order = await makeOrder(shop, client);
  must(await act('staffOrderRemind', order.no));
  must(await act('staffOrderRemind', order.no));
  const { items } = must<{ items: { title: string; body: string }[] }>(await client.call('noticeList'));
  const told = items.filter(({ body }) => body.includes(order.no));
  expect(told.map(({ title }) => title)).toEqual(['订单还没有付款']);
  const paid = await makeOrder(shop, client, { state: 'paid' });
  expect((await act('staffOrderRemind', paid.no)).code).toBe(errorCodes.ORDER_CHANGED.code);
});

it('asks the carrier now', async () => {
  const order = await makeOrder(shop, client, { state: 'sent' });
  const [parcel] = (await storyOf(order.no)).parcels;
  const asked = await staff.call('staffParcelAsk', { params: { id: parcel?.id ?? '' }, body: {} });
  expect(must<{ state: string }>(asked).state).toMatch(/sent|inTransit/);
  expect(await lastAudit('parcel.ask')).toMatchObject({ before: { state: 'sent' } });
  expect((await staff.call('staffParcelAsk', { params: { id: newId() }, body: {} })).status).toBe(404);
});
