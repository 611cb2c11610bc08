import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes, type AfterSale, type Answer, type Order, type orderEndpoints } from '@jiwu/contract';
import type { ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { type MadeOrder, makeOrder, newTrackingNo, receiveAs } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type OrderPage = Answer<(typeof orderEndpoints)['orderList']>;

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
let buyer: ShopClient;

beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  buyer = await play.newBuyer();
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

async function sentOrder(quantity = 2): Promise<MadeOrder & { skuId: string }> {
  const { skuId } = await play.newSku({ priceFen: 5000, pieces: 10 });
  const order = await makeOrder(shop, buyer, { state: 'sent', lines: [{ skuId, quantity }] });
  return { ...order, skuId };
}

const some = (order: MadeOrder, pieces: number) => [{ lineId: order.lines[0]?.id ?? '', pieces }];

async function sendBack(asked: AfterSale, client = buyer, trackingNo = newTrackingNo()) {
  return await client.call('afterSaleParcel', { params: { id: asked.id }, body: { carrier: 'sf', trackingNo } });
}

describe('a return', () => {
  it('is agreed to, sent back, received and refunded; the goods are in the stock again', async () => {
    const order = await sentOrder();
    const before = await play.wallet(buyer);
    const asked = await makeAfterSale(shop, buyer, { order, lines: some(order, 1) });
    expect(asked).toMatchObject({ state: 'applied', returnTo: null, canCancel: true, totalFen: 5000 });
    expect((await sendBack(asked)).code).toBe(errorCodes.AFTER_SALE_CHANGED.code);

    const agreed = await play.decide('staffAfterSaleApprove', asked, '请保持包装完整');
    expect(agreed.data).toMatchObject({ state: 'awaitingReturn', decisionNote: '请保持包装完整' });
    expect(await play.get(buyer, asked)).toMatchObject({
      returnTo: { recipient: '集物售后仓', phoneNumber: expect.any(String), address: expect.any(String) },
    });
    expect(await play.noticeTitles(buyer)).toContain('售后申请已通过');
    expect((await play.wallet(buyer)).availableFen).toBe(before.availableFen);

    const stranger = await play.newBuyer();
    expect((await sendBack(asked, stranger)).status).toBe(404);
    const trackingNo = newTrackingNo();
    const returning = await sendBack(asked, buyer, trackingNo);
    expect(returning.data).toMatchObject({
      state: 'returning',
      parcel: { carrier: 'sf', carrierName: '顺丰速运', trackingNo },
      canCancel: false,
    });
    expect((await sendBack(asked)).code).toBe(errorCodes.AFTER_SALE_CHANGED.code);
    expect((await buyer.call('afterSaleCancel', { params: { id: asked.id }, body: {} })).code).toBe(
      errorCodes.AFTER_SALE_CHANGED.code,
    );

    const received = await play.decide('staffAfterSaleReceive', asked);
    expect(received.data).toMatchObject({ state: 'refunded', totalFen: 5000 });
    expect((await play.wallet(buyer)).availableFen).toBe(before.availableFen + 5000);
    expect(await play.stock(order.skuId)).toMatchObject({ on_hand: 9, reserved: 0, sold: 1 });
    expect((await play.lines(order))[0]).toMatchObject({ returnedQuantity: 1 });
    expect((await play.order(order)).state).toBe('awaitingReceipt');
    expect((await play.get(buyer, asked)).history.map(({ to, by }) => `${to} ${by}`)).toEqual([
      'applied user',
      'awaitingReturn staff',
      'returning user',
      'refunding staff',
      'refunded shop',
    ]);
    // The order shows it, and the parcel that came back.
    const detail = (await buyer.call('orderGet', { params: { id: order.id } })).data as {
      afterSales: { id: string }[];
      parcels: { direction: string }[];
    };
    expect(detail.afterSales).toMatchObject([{ id: asked.id, state: 'refunded', pieces: 1, totalFen: 5000 }]);
    expect(detail.parcels.map(({ direction }) => direction)).toEqual(['out', 'return']);
  });

  it('of every piece closes an order that was not received yet; shipping stays paid', async () => {
    const order = await sentOrder(1);
    expect(order.payFen).toBe(5800);
    const asked = await makeAfterSale(shop, buyer, { order });
    expect(asked.totalFen).toBe(5000);
    await play.decide('staffAfterSaleApprove', asked);
    // Goods that arrive without anyone having named their parcel.
    await play.decide('staffAfterSaleReceive', asked);
    expect((await play.order(order)).state).toBe('closed');
  });

  it('can be taken back by its owner until it is sent, and asked for again', async () => {
    const order = await sentOrder(1);
    const asked = await makeAfterSale(shop, buyer, { order });
    await play.decide('staffAfterSaleApprove', asked);
    const cancelled = await buyer.call('afterSaleCancel', { params: { id: asked.id }, body: {} });
    expect(cancelled.data).toMatchObject({ state: 'cancelled', canCancel: false });
    expect(await play.decide('staffAfterSaleReceive', asked)).toMatchObject({
      status: 409,
      code: errorCodes.AFTER_SALE_CHANGED.code,
    });
    expect(await makeAfterSale(shop, buyer, { order })).toMatchObject({ state: 'applied', totalFen: 5000 });
  });

  it('needs a carrier and a number that can be', async () => {
    const asked = await makeAfterSale(shop, buyer, { order: await sentOrder() });
    await play.decide('staffAfterSaleApprove', asked);
    const call = (body: unknown) => buyer.call('afterSaleParcel', { params: { id: asked.id }, body });
    expect((await call({ carrier: 'nobody', trackingNo: 'SF1234567890123' })).code).toBe(
      errorCodes.CARRIER_UNKNOWN.code,
    );
    expect((await call({ carrier: 'sf', trackingNo: 'SF12345678' })).code).toBe(errorCodes.CARRIER_UNKNOWN.code);
    expect((await call({ carrier: 'sf', trackingNo: 'x' })).status).toBe(400);
    expect((await play.get(buyer, asked)).state).toBe('awaitingReturn');
  });
});

describe('staff', () => {
  it('refund what is kept at once, without goods coming back', async () => {
    const order = await sentOrder(2);
    const before = await play.wallet(buyer);
    const asked = await makeAfterSale(shop, buyer, { order, kind: 'refundOnly', lines: some(order, 1) });
    expect(asked.state).toBe('applied');
    expect((await play.decide('staffAfterSaleApprove', asked)).data).toMatchObject({ state: 'refunded' });
    expect((await play.wallet(buyer)).availableFen).toBe(before.availableFen + 5000);
    expect(await play.stock(order.skuId)).toMatchObject({ on_hand: 8, sold: 2 });
    expect((await play.lines(order))[0]).toMatchObject({ returnedQuantity: 1 });
  });

  it('reject with a reason, which is told; the pieces can be asked for again', async () => {
    const order = await sentOrder(1);
    const asked = await makeAfterSale(shop, buyer, { order });
    expect((await play.decide('staffAfterSaleReject', asked, '')).status).toBe(400);
    const rejected = await play.decide('staffAfterSaleReject', asked, '照片看不清，请补充后再申请');
    expect(rejected.data).toMatchObject({ state: 'rejected', decisionNote: '照片看不清，请补充后再申请' });
    expect(await play.noticeTitles(buyer)).toContain('售后申请未通过');
    expect((await play.decide('staffAfterSaleApprove', asked)).code).toBe(errorCodes.AFTER_SALE_CHANGED.code);
    expect(await makeAfterSale(shop, buyer, { order })).toMatchObject({ state: 'applied' });
  });

  it('reject what came back and is not what was sent', async () => {
    const asked = await makeAfterSale(shop, buyer, { order: await sentOrder(1) });
    await play.decide('staffAfterSaleApprove', asked);
    await sendBack(asked);
    expect((await play.decide('staffAfterSaleReject', asked, '寄回的不是原商品')).data).toMatchObject({
      state: 'rejected',
    });
  });

  it('see all that is open, who asked first first, and leave a trace of each decision', async () => {
    const asked = await makeAfterSale(shop, buyer, { order: await sentOrder(1) });
    const staff = await play.staff();
    const listed = async (query: string) =>
      ((await staff.call('staffAfterSaleList', { query })).data as { items: AfterSale[] }).items;
    const open = await listed('');
    expect(open.at(-1)?.id).toBe(asked.id);
    expect(open.map(({ appliedAt }) => appliedAt)).toEqual(open.map(({ appliedAt }) => appliedAt).toSorted());
    expect((await listed('state=applied')).map(({ id }) => id)).toContain(asked.id);
    await play.decide('staffAfterSaleReject', asked, '超出范围');
    expect((await listed('')).map(({ id }) => id)).not.toContain(asked.id);
    expect((await listed('state=rejected')).map(({ id }) => id)).toContain(asked.id);
    const trace = await shop.services.db.read
      .selectFrom('audit_rows')
      .select(['action', 'staff_id', 'before', 'after'])
      .where('target_id', '=', asked.id)
      .execute();
    expect(trace).toMatchObject([
      {
        action: 'afterSale.reject',
        staff_id: staff.staffId,
        before: { state: 'applied' },
        after: { state: 'rejected', note: '超出范围' },
      },
    ]);
  });
});

describe('after completion', () => {
  it('what was earned is taken back by its share, and what was spent of it is owed', async () => {
    const client = await play.newBuyer();
    const { skuId } = await play.newSku({ priceFen: 5050 });
    const order = await makeOrder(shop, client, { state: 'completed', lines: [{ skuId, quantity: 2 }] });
    expect(await play.integral(client)).toBe(101);
    // Spent: an order of its own takes 100 of them.
    const { skuId: other } = await play.newSku({ priceFen: 1000 });
    await makeOrder(shop, client, { state: 'paid', lines: [{ skuId: other, quantity: 1 }], useIntegral: 100 });
    expect(await play.integral(client)).toBe(1);
    const foreseen = async (pieces: number) =>
      (await play.preview(client, order, { kind: 'returnRefund', lines: some(order, pieces) })).data;
    expect(await foreseen(1)).toMatchObject({ earnedBack: 51, earnedOwed: 50 });
    expect(await foreseen(2)).toMatchObject({ earnedBack: 101, earnedOwed: 100 });
    const first = await makeAfterSale(shop, client, { order, lines: some(order, 1) });
    expect(first.earnedBack).toBe(51);
    await play.decide('staffAfterSaleApprove', first);
    await play.decide('staffAfterSaleReceive', first);
    expect(await play.integral(client)).toBe(0);
    const second = await makeAfterSale(shop, client, { order, lines: some(order, 1) });
    expect(second.earnedBack).toBe(50);
    await play.decide('staffAfterSaleApprove', second);
    await play.decide('staffAfterSaleReceive', second);
    const debts = await shop.services.db.read.selectFrom('integral_debts').select('left_amount').execute();
    expect(debts.map(({ left_amount: left }) => left)).toEqual([50, 50]);
    // Nothing is left to review, and the order stays completed.
    expect(await play.order(order)).toMatchObject({ state: 'completed' });
    const { review_left: left } = await shop.services.db.read
      .selectFrom('orders')
      .select('review_left')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(left).toBe(0);
  });

  it('the order shows what it still gives, and offers a request only for pieces that are in none', async () => {
    const client = await play.newBuyer();
    const { skuId } = await play.newSku({ priceFen: 5050 });
    const order = await makeOrder(shop, client, { state: 'completed', lines: [{ skuId, quantity: 2 }] });
    const shown = async () => {
      const list = await client.call('orderList');
      const detail = await client.call('orderGet', { params: { id: order.id } });
      const row = (list.data as OrderPage).items.find(({ id }) => id === order.id);
      const whole = detail.data as Order;
      return [
        row?.openAfterSales,
        row?.actions.includes('afterSale'),
        whole.actions.includes('afterSale'),
        whole.earns,
        [row?.refundedFen, row?.lines[0]?.refundedQuantity],
      ];
    };
    const first = await makeAfterSale(shop, client, { order, lines: some(order, 1) });
    expect(await shown()).toEqual([1, true, true, { integral: 101, takenBack: 0, isDone: true }, [0, 0]]);
    await makeAfterSale(shop, client, { order, lines: some(order, 1) });
    expect(await shown()).toEqual([2, false, false, { integral: 101, takenBack: 0, isDone: true }, [0, 0]]);
    await play.decide('staffAfterSaleApprove', first);
    await play.decide('staffAfterSaleReceive', first);
    expect(await shown()).toEqual([1, false, false, { integral: 50, takenBack: 51, isDone: true }, [5050, 1]]);
  });

  it('the order says what was refunded, and has an invoice only for what was not', async () => {
    const client = await play.newBuyer();
    const { skuId } = await play.newSku({ priceFen: 5050 });
    const order = await makeOrder(shop, client, { state: 'completed', lines: [{ skuId, quantity: 2 }] });
    const shown = async () => {
      const { refundedFen, actions } = (await client.call('orderGet', { params: { id: order.id } })).data as Order;
      return [refundedFen, actions.includes('requestInvoice')];
    };
    for (const expected of [
      [0, true],
      [5050, true],
    ]) {
      expect(await shown()).toEqual(expected);
      const asked = await makeAfterSale(shop, client, { order, kind: 'refundOnly', lines: some(order, 1) });
      expect(await shown(), 'asked for is not refunded').toEqual(expected);
      await play.decide('staffAfterSaleApprove', asked);
    }
    expect(await shown()).toEqual([10_100, false]);
  });

  it('what was asked for before it and refunded after it gives back what completion gave', async () => {
    const client = await play.newBuyer();
    const { skuId } = await play.newSku({ priceFen: 10_000 });
    const order = await makeOrder(shop, client, { state: 'sent', lines: [{ skuId, quantity: 2 }] });
    const asked = await makeAfterSale(shop, client, { order, kind: 'refundOnly', lines: some(order, 1) });
    expect(asked.earnedBack).toBe(0);
    await receiveAs(client, order);
    expect(await play.integral(client)).toBe(200);
    expect((await play.decide('staffAfterSaleApprove', asked)).data).toMatchObject({
      earnedBack: 100,
      totalFen: 10_000,
    });
    expect(await play.integral(client)).toBe(100);
  });
});
