import type { StaffOrderStory } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeOrder, sendOrder } from '../support/makeOrder.ts';
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

const ask = (no: string, by = staff) => by.call('staffOrderStory', { params: { no } });
const storyOf = async (no: string, by = staff) => must<StaffOrderStory>(await ask(no, by));
const allowedOf = (story: StaffOrderStory) => story.actions.flatMap(({ name, allowed }) => (allowed ? name : []));
const reasonOf = (story: StaffOrderStory, name: string) => story.actions.find((one) => one.name === name)?.reason;
const note = (no: string, text: string, key = newId(), by = staff) =>
  by.call('staffOrderNote', { params: { no }, body: { text }, headers: { 'Idempotency-Key': key } });

it('tells how the price came about, to the fen, and with what it was paid', async () => {
  const { skuIds } = await makeProduct(shop.services.db, { priceFen: 12_000, pieces: 20 });
  const couponId = await makeCoupon(shop, { thresholdFen: 10_000, offFen: 1500, name: '满 100 减 15' });
  must(await client.call('couponClaim', { params: { id: couponId }, body: {} }));
  const order = await makeOrder(shop, client, {
    lines: [{ skuId: skuIds[0] ?? '', quantity: 2 }],
    coupon: 'best',
    payWith: 'wechat',
    state: 'paid',
    remark: '多垫一层',
  });
  const story = await storyOf(order.no);
  expect(story).toMatchObject({
    order: { no: order.no, state: 'awaitingDispatch', remark: '多垫一层', shipTo: { recipient: '林**' } },
    price: {
      listFen: 24_000,
      goodsFen: 24_000,
      payFen: order.payFen,
      discounts: [{ rule: 'coupon', amountFen: 1500 }],
    },
    coupon: { name: '满 100 减 15', state: 'used' },
    buyer: { id: order.userId, isVip: false, orders: 1, afterSales: 0 },
    payments: [{ gateway: 'wechat', state: 'paid', amountFen: order.payFen, isSurplus: false }],
    invoice: null,
    notes: [],
    afterSales: [],
    parcels: [],
  });
  const [line] = story.price.lines;
  expect(line && line.goodsFen - line.couponFen).toBe(line?.payFen);
  expect(story.payments[0]?.notifications).toMatchObject([{ kind: 'capture', outcome: 'applied' }]);
  expect(story.transfers.map(({ cause, leg, amount }) => [cause.kind, leg, amount])).toEqual(
    expect.arrayContaining([
      ['payment', 'capture', order.payFen],
      ['order', 'sales', order.payFen - story.price.shippingFen],
    ]),
  );
  expect(story.history.map(({ to, by }) => [to, by])).toEqual([
    ['awaitingPayment', 'user'],
    ['awaitingDispatch', 'user'],
  ]);
});

it('says what may be done and why not, by state and by role', async () => {
  const unpaid = await makeOrder(shop, client);
  const paid = await makeOrder(shop, client, { state: 'paid' });
  const sent = await makeOrder(shop, client, { state: 'sent' });
  expect(allowedOf(await storyOf(unpaid.no))).toEqual(['changeAddress', 'remindPayment']);
  expect(allowedOf(await storyOf(paid.no))).toEqual(['dispatch', 'changeAddress', 'hold', 'refund']);
  const story = await storyOf(sent.no);
  expect(allowedOf(story)).toEqual(['askCarrier']);
  expect(reasonOf(story, 'changeAddress')).toBe('已经全部发出，可让承运商改派');
  expect(reasonOf(story, 'refund')).toBe('已经发出，请买家申请售后');
  expect(reasonOf(story, 'receive')).toBe('只有买家能确认，或到期自动确认');
  const finance = await signInStaff(shop, ['finance']);
  const read = await storyOf(paid.no, finance);
  expect(allowedOf(read)).toEqual([]);
  expect(reasonOf(read, 'dispatch')).toBe('订单客服才能做');
  const text = JSON.stringify([story, read]);
  expect(text).not.toContain('13800000000');
  expect(text).not.toContain('文三路 478');
  const goods = await signInStaff(shop, ['goods']);
  expect((await ask(paid.no, goods)).status).toBe(404);
  expect((await ask('2026010100000000')).status).toBe(404);
  expect((await createShopClient(shop).call('staffOrderStory', { params: { no: paid.no } })).status).toBe(401);
});

it('tells of parcels, requests and whoever of staff did something; at the same number of statements', async () => {
  const { skuIds } = await makeProduct(shop.services.db, { pieces: 20 });
  const order = await makeOrder(shop, client, { state: 'paid', lines: [{ skuId: skuIds[0] ?? '', quantity: 3 }] });
  const [line] = order.lines;
  await sendOrder(shop, order, [{ lineId: line?.id ?? '', quantity: 1 }]);
  expect(reasonOf(await storyOf(order.no), 'changeAddress')).toBe('已有包裹发出，可让承运商改派');
  const body = { carrier: 'sf', trackingNo: 'SF1234567890123' };
  must(await staff.call('staffOrderDispatch', { params: { no: order.no }, body }));
  await makeAfterSale(shop, client, { order, lines: [{ lineId: line?.id ?? '', pieces: 1 }] });
  const reply = await ask(order.no);
  const story = must<StaffOrderStory>(reply);
  expect(story.parcels.map(({ no, lines }) => [no, lines[0]?.quantity])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(story.afterSales).toMatchObject([{ state: 'applied', pieces: 1 }]);
  expect(story.order.hasOpenAfterSale).toBe(true);
  expect(story.history.at(-1)).toMatchObject({ to: 'awaitingReceipt', by: 'staff', staffName: '测试员工' });
  expect(Number(reply.headers.get('x-sql-statements'))).toBeLessThanOrEqual(32);
  // The buyer is not told who it was.
  const own = await client.call('orderGet', { params: { id: order.id } });
  expect(JSON.stringify(own.data)).not.toContain(staff.staffId);
});

it('keeps notes, once each, for staff alone', async () => {
  const order = await makeOrder(shop, client, { state: 'paid' });
  const key = newId();
  const first = await note(order.no, '先和仓库说过', key);
  expect((await note(order.no, '先和仓库说过', key)).data).toEqual(first.data);
  expect((await note(order.no, '别的话', key)).status).toBe(409);
  const finance = await signInStaff(shop, ['finance']);
  must(await note(order.no, '发票已问', newId(), finance));
  const story = await storyOf(order.no);
  expect(story.notes.map(({ text, staffName }) => [text, staffName])).toEqual([
    ['先和仓库说过', '测试员工'],
    ['发票已问', '测试员工'],
  ]);
  expect(story.order.noteCount).toBe(2);
  expect(JSON.stringify((await client.call('orderGet', { params: { id: order.id } })).data)).not.toContain('仓库');
  expect((await note(order.no, '')).status).toBe(400);
  expect((await note('2026010100000000', '没有')).status).toBe(404);
  expect((await note(order.no, '不行', newId(), await signInStaff(shop, ['content']))).status).toBe(404);
  const { rows } = await sql<{ number: number }>`
    select count(*)::int as number from audit_rows where action = 'order.note' and target_id = ${order.id}`.execute(
    shop.services.db.read,
  );
  expect(rows[0]?.number).toBe(2);
  await expect(shop.owner.writeAlone(sql`delete from order_notes`)).rejects.toThrow('order_notes is only added to');
});
