import { type Answer, type Contract, errorCodes, type StaffOrderStory } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { lapseDueApprovals } from '../../apps/server/src/jobs/lapseDueApprovals.ts';
import { approveRequest, type SeenRequest, seeRequest } from '../support/approveRequest.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { must } from '../support/makeBuyer.ts';
import { type MadeOrder, makeOrder, sendOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { freshCode, signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Refunded = Answer<Contract['staffOrderRefund']>;

const PRICE = 250_000;

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
let buyer: ShopClient;
let staff: StaffClient;
let second: StaffClient;

beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  buyer = await play.newBuyer();
  [staff, second] = await Promise.all([signInStaff(shop, ['orders']), signInStaff(shop, ['finance'])]);
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

const paid = async (priceFen = PRICE, quantity = 1): Promise<MadeOrder & { skuId: string }> => {
  const { skuId } = await play.newSku({ priceFen, pieces: 10 });
  return { ...(await makeOrder(shop, buyer, { state: 'paid', lines: [{ skuId, quantity }] })), skuId };
};
const refund = (no: string, totalFen: number, { by = staff, key = newId() } = {}) =>
  by.call('staffOrderRefund', {
    params: { no },
    body: { totalFen, reason: '买家来电不要了' },
    headers: { 'Idempotency-Key': key },
  });
/** Asks for it; the id of the request. */
const ask = async (no: string, totalFen = PRICE, by = staff): Promise<string> =>
  must<Refunded>(await refund(no, totalFen, { by })).approval?.id ?? '';
const stateOf = async (id: string) =>
  must<SeenRequest & { state: string }>(await second.call('staffApprovalGet', { params: { id } })).state;
const mayRefund = async (no: string) =>
  must<StaffOrderStory>(await staff.call('staffOrderStory', { params: { no } })).actions.find(
    ({ name }) => name === 'refund',
  );

it('exactly ¥2,000 goes back at once', async () => {
  const order = await paid(200_000);
  const given = must<Refunded>(await refund(order.no, 200_000));
  expect(given).toMatchObject({ approval: null, totalFen: 200_000, refundTo: 'balance' });
  expect((await play.order(order)).state).toBe('closed');
});

it('above ¥2,000 waits, is asked for once, and goes back when somebody else approves', async () => {
  const order = await paid();
  const before = (await play.wallet(buyer)).availableFen;
  const key = newId();
  const asked = must<Refunded>(await refund(order.no, PRICE, { key }));
  expect(asked).toMatchObject({ afterSaleId: null, totalFen: PRICE, approval: { no: expect.stringMatching(/^AP/) } });
  expect(must(await refund(order.no, PRICE, { key }))).toEqual(asked);
  expect((await refund(order.no, PRICE)).code).toBe(errorCodes.APPROVAL_WAITS.code);
  expect((await play.wallet(buyer)).availableFen).toBe(before);
  expect((await play.order(order)).state).toBe('awaitingDispatch');
  expect(await mayRefund(order.no)).toMatchObject({ allowed: false, reason: expect.stringContaining('另一位同事') });

  const id = asked.approval?.id ?? '';
  const seen = await seeRequest(second, id);
  expect(seen).toMatchObject({ kind: 'unsentRefund', amountFen: PRICE, mayApprove: true, reason: '买家来电不要了' });
  expect(seen.words).toContain(order.no);
  expect(seen.changes).toMatchObject([
    { what: '退款', before: '0.00', after: '2,500.00', note: '退回余额' },
    { what: '没发出的商品', before: '1 件', after: '0 件' },
  ]);
  expect(must(await approveRequest(shop, second, id))).toEqual({ state: 'executed' });
  expect((await play.wallet(buyer)).availableFen).toBe(before + PRICE);
  expect((await play.order(order)).state).toBe('closed');
  expect(await play.stock(order.skuId)).toMatchObject({ on_hand: 10, reserved: 0 });
  const { items } = must<{ items: { description: string; state: string }[] }>(await buyer.call('afterSaleList'));
  expect(items[0]).toMatchObject({ description: '客服代为申请：买家来电不要了', state: 'refunded' });
  const rows = await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['action', 'staff_id'])
    .where('target_id', '=', order.id)
    .orderBy('seq')
    .execute();
  expect(rows).toEqual([
    { action: 'order.askRefundForBuyer', staff_id: staff.staffId },
    { action: 'order.refundForBuyer', staff_id: second.staffId },
  ]);
});

it('nobody approves what they asked for themselves', async () => {
  const order = await paid();
  const both = await signInStaff(shop, ['orders', 'finance']);
  const id = await ask(order.no, PRICE, both);
  expect((await approveRequest(shop, both, id)).code).toBe(errorCodes.APPROVAL_OWN.code);
  expect((await play.order(order)).state).toBe('awaitingDispatch');
});

it('sent, in part or whole: nothing is left to approve', async () => {
  const whole = await paid();
  const gone = await ask(whole.no);
  await sendOrder(shop, whole);
  expect(await stateOf(gone)).toBe('changed');

  const parted = await paid(PRICE, 2);
  const early = await ask(parted.no, 2 * PRICE);
  const { hash } = await seeRequest(second, early);
  await sendOrder(shop, parted, [{ lineId: parted.lines[0]?.id ?? '', quantity: 1 }]);
  const body = { hash, code: freshCode(shop, second) };
  const late = await second.call('staffApprovalApprove', { params: { id: early }, body });
  expect(late.code).toBe(errorCodes.APPROVAL_OVER.code);
  // The rest can be asked for anew.
  expect(must(await approveRequest(shop, second, await ask(parted.no)))).toEqual({ state: 'executed' });
  expect((await play.order(parted)).state).toBe('awaitingReceipt');
});

it('what the buyer asks for never waits, and ends what staff asked for', async () => {
  const order = await paid();
  const before = (await play.wallet(buyer)).availableFen;
  const id = await ask(order.no);
  expect((await makeAfterSale(shop, buyer, { order, kind: 'refundOnly' })).state).toBe('refunded');
  expect(await stateOf(id)).toBe('changed');
  expect((await play.wallet(buyer)).availableFen).toBe(before + PRICE);
});

it('a refusal, and a day without an answer, let it be asked for again', async () => {
  const order = await paid();
  const first = await ask(order.no);
  must(await second.call('staffApprovalRefuse', { params: { id: first }, body: { reason: '请买家自己申请' } }));
  expect(await mayRefund(order.no)).toMatchObject({ allowed: true });
  const next = await ask(order.no);
  shop.advance(24 * HOUR_MS + 1000);
  await lapseDueApprovals(shop.services);
  [staff, second] = await Promise.all([signInStaff(shop, ['orders']), signInStaff(shop, ['finance'])]);
  expect(await stateOf(next)).toBe('lapsed');
  expect(must(await approveRequest(shop, second, await ask(order.no)))).toEqual({ state: 'executed' });
});
