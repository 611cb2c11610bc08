import { type Answer, type Contract, errorCodes, type StaffAfterSaleDetail } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder, sendOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { send, threadOf } from '../support/supportActs.ts';

type Queue = Answer<Contract['staffAfterSaleQueue']>;

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
let staff: StaffClient;
let buyer: ShopClient;
beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  staff = await signInStaff(shop, ['orders']);
  buyer = await play.newBuyer();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const queueOf = async (query = '', by = staff) => must<Queue>(await by.call('staffAfterSaleQueue', { query }));
const detailOf = async (id: string, by = staff) =>
  must<StaffAfterSaleDetail>(await by.call('staffAfterSaleGet', { params: { id } }));
const keyed = (key = newId()) => ({ 'Idempotency-Key': key });

describe('the queue', () => {
  it('has those who wait longest first, with the time that is left, by state and counted', async () => {
    const first = await makeAfterSale(shop, buyer);
    const second = await makeAfterSale(shop, buyer, { pictures: [] });
    const { items, counts } = await queueOf();
    expect(items.map(({ id, hasPictures }) => [id, hasPictures])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    const [row] = items;
    expect(row).toMatchObject({
      orderNo: first.orderNo,
      orderKind: 'normal',
      wasSent: true,
      pieces: 1,
      totalFen: first.totalFen,
    });
    expect(Date.parse(row?.answerBy ?? '') - Date.parse(row?.appliedAt ?? '')).toBe(24 * HOUR_MS);
    expect(counts).toMatchObject({ applied: 2, awaitingReturn: 0, returning: 0, refunding: 0 });
    must(await play.decide('staffAfterSaleApprove', first));
    expect((await queueOf('state=awaitingReturn')).items).toMatchObject([{ id: first.id, answerBy: null }]);
    expect((await queueOf()).counts).toMatchObject({ applied: 1, awaitingReturn: 1 });
    const finance = await signInStaff(shop, ['finance']);
    expect((await queueOf('', finance)).items).toHaveLength(1);
    const goods = await signInStaff(shop, ['goods']);
    expect((await goods.call('staffAfterSaleQueue')).status).toBe(404);
    expect((await createShopClient(shop).call('staffAfterSaleQueue')).status).toBe(401);
    expect((await staff.call('staffAfterSaleQueue', { query: 'state=lost' })).status).toBe(400);
  });
});

describe('one request', () => {
  it('shows where every fen goes, as the buyer saw it, and what others of its kind came to', async () => {
    const { skuId } = await play.newSku({ priceFen: 30_000, pieces: 20 });
    const wish = { state: 'completed', lines: [{ skuId, quantity: 2 }] } as const;
    const before = await makeOrder(shop, buyer, wish);
    const old = await makeAfterSale(shop, buyer, { order: before, lines: [one(before)], reason: 'damaged' });
    must(await play.decide('staffAfterSaleReject', old, '没有看到破损'));
    const order = await makeOrder(shop, buyer, wish);
    const preview = must<Answer<Contract['afterSalePreview']>>(
      await play.preview(buyer, order, { kind: 'returnRefund', lines: [one(order)] }),
    );
    const asked = await makeAfterSale(shop, buyer, { order, lines: [one(order)], reason: 'damaged' });
    const detail = await detailOf(asked.id);
    expect(detail.gives).toEqual({
      gatewayFen: 0,
      balanceFen: preview.totalFen,
      integralBack: preview.integralBack,
      earnedBack: preview.earnedBack,
      earnedOwed: preview.earnedOwed,
      coupon: null,
      drawsBack: preview.drawsBack,
      drawsOwed: preview.drawsOwed,
    });
    expect(detail).toMatchObject({
      totalFen: preview.totalFen,
      returnsToStock: true,
      needsSecondPerson: false,
      waitsForApproval: false,
      precedents: [{ id: old.id, outcome: 'rejected', staffName: '测试员工' }],
      sold: { orders: 2, afterSales: 1 },
      orderLines: [{ skuId, quantity: 2, payFen: order.lines[0]?.payFen }],
    });
    expect(detail.decisions.filter(({ allowed }) => allowed).map(({ name }) => name)).toEqual([
      'approve',
      'reject',
      'ask',
    ]);
    expect(JSON.stringify(detail)).not.toContain('13800000000');
    expect((await staff.call('staffAfterSaleGet', { params: { id: newId() } })).status).toBe(404);
  });

  it('says when a second person is needed, and waits for one', async () => {
    const { skuId } = await play.newSku({ priceFen: 250_000, pieces: 3 });
    const order = await makeOrder(shop, buyer, { state: 'sent', lines: [{ skuId, quantity: 1 }] });
    const asked = await makeAfterSale(shop, buyer, { order, kind: 'refundOnly' });
    expect(await detailOf(asked.id)).toMatchObject({ needsSecondPerson: true, waitsForApproval: false });
    must(await play.decide('staffAfterSaleApprove', asked));
    const waiting = await detailOf(asked.id);
    expect(waiting.waitsForApproval).toBe(true);
    expect(waiting.decisions.find(({ name }) => name === 'approve')?.allowed).toBe(false);
    expect((await queueOf()).items.find(({ id }) => id === asked.id)?.waitsForApproval).toBe(true);
  });
});

const one = (order: { lines: readonly { id: string }[] }) => ({ lineId: order.lines[0]?.id ?? '', pieces: 1 });

it('asks the buyer: a message about the request, which waits as before', async () => {
  const client = await play.newBuyer();
  const asked = await makeAfterSale(shop, client);
  const ask = (text: string, key = newId(), by = staff) =>
    by.call('staffAfterSaleAsk', { params: { id: asked.id }, body: { text }, headers: keyed(key) });
  const key = newId();
  const first = must<{ threadId: string }>(await ask('请补一张外箱的照片', key));
  expect(must(await ask('请补一张外箱的照片', key))).toEqual(first);
  const thread = await threadOf(client);
  expect(thread).toMatchObject({ state: 'answered', unreadCount: 1 });
  expect(thread.messages).toMatchObject([
    { by: 'staff', text: '请补一张外箱的照片', attached: { kind: 'afterSale', id: asked.id } },
  ]);
  expect((await detailOf(asked.id)).state).toBe('applied');
  const notices = must<{ items: { title: string }[] }>(await client.call('noticeList'));
  expect(notices.items.length).toBeGreaterThan(0);
  // Whoever waits for an answer is answered in the thread.
  must(await send(client, { text: '在吗', pictures: [] }));
  expect((await ask('再补一张')).code).toBe(errorCodes.SUPPORT_WAITING.code);
  const finance = await signInStaff(shop, ['finance']);
  expect((await ask('不行', newId(), finance)).status).toBe(404);
  expect((await ask('')).status).toBe(400);
  must(await play.decide('staffAfterSaleReject', asked, '没有补充'));
  expect((await ask('晚了')).code).toBe(errorCodes.AFTER_SALE_CHANGED.code);
});

describe('staff give back what was not sent, for the buyer', () => {
  const preview = (no: string) => staff.call('staffOrderRefundPreview', { params: { no }, body: {} });
  const refund = (no: string, totalFen: number, key = newId(), by = staff) =>
    by.call('staffOrderRefund', { params: { no }, body: { totalFen, reason: '买家来电不要了' }, headers: keyed(key) });

  it('at once and to the fen, with a trace of who did it', async () => {
    const client = await play.newBuyer();
    const { skuId } = await play.newSku({ priceFen: 5000, pieces: 10 });
    const order = await makeOrder(shop, client, { state: 'paid', lines: [{ skuId, quantity: 3 }] });
    await sendOrder(shop, order, [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }]);
    const shown = must<Answer<Contract['staffOrderRefundPreview']>>(await preview(order.no));
    expect(shown).toMatchObject({
      totalFen: 10_000,
      refundTo: 'balance',
      needsSecondPerson: false,
      lines: [{ pieces: 2 }],
    });
    const before = await play.wallet(client);
    expect((await refund(order.no, 9999)).code).toBe(errorCodes.AFTER_SALE_CHANGED.code);
    const key = newId();
    const given = must<Answer<Contract['staffOrderRefund']>>(await refund(order.no, 10_000, key));
    expect(given).toMatchObject({ totalFen: 10_000, afterSaleId: expect.any(String), approval: null });
    expect(must(await refund(order.no, 10_000, key))).toEqual(given);
    expect((await play.wallet(client)).availableFen).toBe(before.availableFen + 10_000);
    expect(await play.stock(skuId)).toMatchObject({ on_hand: 9, reserved: 0 });
    const { items } = must<{ items: { history: { by: string }[]; description: string }[] }>(
      await client.call('afterSaleList'),
    );
    expect(items[0]).toMatchObject({ description: '客服代为申请：买家来电不要了' });
    expect(items[0]?.history.map(({ by }) => by)).toEqual(['staff', 'staff', 'shop']);
    expect((await preview(order.no)).code).toBe(errorCodes.ORDER_CHANGED.code);
    expect((await refund(order.no, 0)).code).toBe(errorCodes.ORDER_CHANGED.code);
  });

  it('not by others, nor what was not paid', async () => {
    const order = await makeOrder(shop, buyer, { state: 'paid' });
    const { totalFen } = must<Answer<Contract['staffOrderRefundPreview']>>(await preview(order.no));
    const finance = await signInStaff(shop, ['finance']);
    expect((await refund(order.no, totalFen, newId(), finance)).status).toBe(404);
    const unpaid = await makeOrder(shop, buyer);
    expect((await preview(unpaid.no)).code).toBe(errorCodes.ORDER_CHANGED.code);
  });
});
