import { DAY_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyAfterSale } from '../../apps/server/src/flows/afterSale/applyAfterSale.ts';
import { approveAfterSale, receiveAfterSale } from '../../apps/server/src/flows/afterSale/decideAfterSale.ts';
import { failGroupOrder } from '../../apps/server/src/flows/afterSale/failGroupOrder.ts';
import { previewAfterSale } from '../../apps/server/src/flows/afterSale/queries/previewAfterSale.ts';
import { sendBackAfterSale } from '../../apps/server/src/flows/afterSale/sendBackAfterSale.ts';
import { assertAtCheckout } from '../../apps/server/src/flows/orders/assertAtCheckout.ts';
import { closeOrder } from '../../apps/server/src/flows/orders/closeOrder.ts';
import { completeOrder } from '../../apps/server/src/flows/orders/completeOrder.ts';
import { orderTurn } from '../../apps/server/src/flows/orders/orderTurn.ts';
import { payOrder } from '../../apps/server/src/flows/orders/payOrder.ts';
import { getStaffOrder } from '../../apps/server/src/flows/orders/queries/describeStaffOrders.ts';
import { listUserOrders } from '../../apps/server/src/flows/orders/queries/listUserOrders.ts';
import { loadOrderDetail } from '../../apps/server/src/flows/orders/queries/loadOrderDetail.ts';
import { reorder } from '../../apps/server/src/flows/orders/reorder.ts';
import { writeReview } from '../../apps/server/src/flows/reviews/writeReview.ts';
import { closeUnpaidOrders } from '../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { createCampaign } from '../../apps/server/src/modules/promotion/campaigns/index.ts';
import { changeState, getOrder, listOrderLines, normalKind } from '../../apps/server/src/modules/trade/orders/index.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
import { makeStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { playToys } from '../support/playToys.ts';
import { createToyKind, letToysIn, TOY, type ToyKind } from '../support/toyKind.ts';

let shop: TestShop;
let product: MadeProduct;
let buyer: Buyer;
let staffId: string;
const seen = new Set<string>();
beforeAll(async () => {
  shop = await startTestShop();
  const { db } = shop.services;
  for (const statement of letToysIn) await shop.owner.writeAlone(sql.raw(statement));
  product = await makeProduct(db, { priceFen: 16_800, pieces: 3 });
  buyer = await makeBuyer(shop, { balanceFen: 200_000, integral: 5000 });
  ({ staffId } = await makeStaff(shop, ['orders']));
  play = playToys(shop, { buyer, staffId, skuId: product.skuIds[0] ?? '' });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const run = <T>(work: Parameters<typeof shop.services.db.transact<T>>[0]) => shop.services.db.transact(work);
const shopItself = { kind: 'shop' } as const;

let play: ReturnType<typeof playToys>;
const buyThrough: typeof play.buyThrough = (...wish) => play.buyThrough(...wish);
const pay: typeof play.pay = (...paid) => play.pay(...paid);
const send: typeof play.send = (...sent) => play.send(...sent);

function openToy(deal: Partial<Parameters<ToyKind['open']>[0]> = {}) {
  const toy = createToyKind();
  const subjectId = toy.open({ priceFen: 9900, left: 2, until: new Date(Date.now() + 300_000), ...deal });
  return { toy, subjectId };
}
/** Whatever the core asked this toy counts for the proof at the end. */
const remember = (toy: ToyKind) => toy.seen.forEach((name) => seen.add(name));

it('a kind of its own plugs in: price, pieces, deadline, waiting for others', async () => {
  const until = new Date(Date.now() + 7 * 60_000);
  const { toy, subjectId } = openToy({ until });
  expect(() => assertAtCheckout(toy.registry.kinds, TOY)).toThrow('INVALID_INPUT');
  const buying = { userId: buyer.userId, kind: TOY, subjectId };
  expect(await orderTurn(shop.services.db.read, buying, toy.registry.kinds)).toBe(`toy ${subjectId}`);
  const now = new Date();
  const { quote, create } = await buyThrough(toy, subjectId);
  expect(quote.price.lines[0]?.unitPriceReason).toMatchObject({
    code: 'channelPrice',
    channel: 'woot',
    savedFen: 6900,
  });
  const order = await create();
  expect(order).toMatchObject({ kind: 'toy', subjectId, payFen: 9900, takesStock: false, payBy: until });
  const second = await create();
  await expect(create()).rejects.toMatchObject({ errorCode: 'STOCK_SHORT' });
  expect(toy.left(subjectId)).toBe(0);

  await run((tx) => closeOrder(tx, { ...second, by: shopItself, reason: '超时未付款', now }, toy.registry));
  expect(toy.left(subjectId)).toBe(1);

  expect((await pay(toy, order)).state).toBe('awaitingGroup');
  await run((tx) => changeState(tx, { order, step: 'fillGroup', by: shopItself, reason: '已成团', now }));
  await send(toy, order);
  const done = await run((tx) => completeOrder(tx, { ...order, by: shopItself, now }, toy.registry));
  expect(done.state).toBe('completed');
  expect(toy.heard).toEqual([
    'reserving',
    'created',
    'reserving',
    'created',
    'lock to close',
    'closed',
    'lock to pay',
    'paid',
    'step paid awaitingGroup -',
    'lock to dispatch',
    'dispatched',
    'lock to complete',
    'completed',
  ]);
  // The shop's own stock was never touched.
  const { rows } = await sql`select on_hand, reserved, sold from stock_levels`.execute(shop.services.db.read);
  expect(rows).toEqual([{ on_hand: 3, reserved: 0, sold: 0 }]);
  remember(toy);
});

it('a payment that makes the group full answers the order as it is then, and steps see it so', async () => {
  const { toy, subjectId } = openToy({ fills: true });
  const { create } = await buyThrough(toy, subjectId);
  const paid = await pay(toy, await create());
  expect(paid.state).toBe('awaitingDispatch');
  expect(toy.heard.at(-1)).toBe('step paid awaitingDispatch -');
  const detail = await loadOrderDetail(shop.services.db.read, { ...paid, now: new Date() }, toy.registry.kinds);
  expect(detail).toMatchObject({ kind: 'toy', subjectId, state: 'awaitingDispatch' });
  remember(toy);
});

it('lines have their own channel, price and credit, also of the same SKU', async () => {
  const { toy, subjectId } = openToy({ fills: true });
  const sourceId = newId();
  const { quote, create } = await buyThrough(toy, subjectId, { sourceId });
  expect(quote.price.lines.map(({ unitPriceFen }) => unitPriceFen)).toEqual([9900, 9800]);
  const order = await create();
  const lines = await listOrderLines(shop.services.db.read, order);
  expect(lines.map(({ channel, creditId }) => [channel, creditId])).toEqual([
    ['woot', null],
    ['celebrity', sourceId],
  ]);
  await pay(toy, order);
  expect(toy.heard.at(-1)).toBe('step paid awaitingDispatch - credited');
  remember(toy);
});

it('takes the discounts that its channel takes, and no others', async () => {
  const coupon = await makeCoupon(shop, {});
  must(await buyer.client.call('couponClaim', { params: { id: coupon }, body: {} }));
  const now = new Date();
  const campaign = { name: '满减', scope: { kind: 'all' as const }, tiers: [{ thresholdFen: 1000, offFen: 500 }] };
  const times = { startsAt: new Date(now.getTime() - DAY_MS), endsAt: new Date(now.getTime() + DAY_MS) };
  await run((tx) => createCampaign(tx, { ...campaign, ...times }, times.startsAt));
  const { toy, subjectId } = openToy({ priceFen: 16_000 });
  const wish = { coupon: 'best', useIntegral: 'max' } as const;
  const { quote, create } = await buyThrough(toy, subjectId, wish);
  expect(quote.price.discounts.map(({ rule }) => rule)).toEqual(['integral']);
  const notes = quote.price.notApplied.map(({ code }) => code);
  expect(notes).toContain('couponNotInChannel');
  const order = await create();
  expect(order).toMatchObject({ userCouponId: null, integral: 3200 });
  await run((tx) => closeOrder(tx, { ...order, by: shopItself, reason: '收拾', now }, toy.registry));
  await shop.services.db.writeAlone(sql`update campaigns set ends_at = now()`);
  remember(toy);
});

it('counts towards no limit, and is sold although it is limited or off sale', async () => {
  const scarce = await makeProduct(shop.services.db, { priceFen: 16_800, pieces: 1, limitPerUser: 1 });
  const { toy, subjectId } = openToy({ left: 3 });
  const { create } = await buyThrough(toy, subjectId, { skuId: scarce.skuIds[0] ?? '', quantity: 2 });
  const order = await create();
  // Two pieces are bought, and one can still be bought in the ordinary way: theirs do not count.
  const ordinary = await buyThrough(toy, subjectId, { kind: 'normal', skuId: scarce.skuIds[0] ?? '' });
  const plain = await ordinary.create();
  await expect(ordinary.create()).rejects.toMatchObject({ errorCode: 'ORDER_LIMIT' });
  await shop.services.db.writeAlone(sql`update products set state = 'offSale' where id = ${scarce.id}`);
  const { create: again } = await buyThrough(toy, subjectId, { skuId: scarce.skuIds[0] ?? '' });
  const second = await again();
  for (const one of [order, plain, second]) {
    await run((tx) => closeOrder(tx, { ...one, by: shopItself, reason: '收拾', now: new Date() }, toy.registry));
  }
  remember(toy);
});

it('stands in its own list, tells and rewards nobody, and is neither reviewed nor bought again', async () => {
  const { db } = shop.services;
  const { userId } = buyer;
  const { toy, subjectId } = openToy({ fills: true });
  const { create } = await buyThrough(toy, subjectId);
  const notices = async () => (await sql`select 1 from notices where user_id = ${userId}`.execute(db.read)).rows.length;
  const before = await notices();
  const order = await create();
  await pay(toy, order);
  await send(toy, order);
  await run((tx) => completeOrder(tx, { ...order, by: shopItself, now: new Date() }, toy.registry));
  expect(await notices()).toBe(before);
  expect(toy.heard).not.toContain('step completed');

  const listed = async (list: 'mine' | 'openBox', state?: 'completed' | 'awaitingReceipt') => {
    const query = { list, state };
    return await listUserOrders(db.read, { userId, query, now: new Date() }, toy.registry.kinds);
  };
  expect((await listed('mine')).items.map(({ kind }) => kind)).not.toContain(TOY);
  const { items, counts } = await listed('openBox');
  expect(items[0]).toMatchObject({ id: order.id, actions: ['afterSale'] });
  const completed = await listed('openBox', 'completed');
  expect(completed.items[0]).toMatchObject({ id: order.id });
  expect(completed.items.every(({ state }) => state === 'completed')).toBe(true);
  expect((await listed('openBox', 'awaitingReceipt')).items).toEqual([]);
  expect(counts).toMatchObject({ toReview: 0, completed: completed.items.length });
  expect(counts.all).toBe((await sql`select 1 from orders where kind = 'toy'`.execute(db.read)).rows.length);

  const detail = await loadOrderDetail(db.read, { ...order, now: new Date() }, toy.registry.kinds);
  expect(detail).toMatchObject({ earns: { integral: 0 }, actions: ['afterSale', 'requestInvoice'] });
  expect(detail.returns).toEqual({ kinds: ['returnRefund'], reasons: ['damaged'] });
  const forStaff = await getStaffOrder(db.read, order.no, toy.registry.kinds);
  expect(forStaff.piece).toEqual({ no: 'TOY-1', serial: 'TOY' });
  expect(forStaff.sender).toEqual({ name: '玩具店', phoneNumber: '0571-88880000' });
  const now = new Date();
  const again = run((tx) => reorder(tx, { ...order, now }, toy.registry));
  await expect(again).rejects.toMatchObject({ errorCode: 'ORDER_NOT_REORDERABLE' });
  const lineId = detail.lines[0]?.id ?? '';
  const review = { userId, orderId: order.id, lineId, stars: 5, content: '好', pictures: [], now };
  const written = run((tx) => writeReview(tx, review, toy.registry));
  await expect(written).rejects.toMatchObject({ errorCode: 'ORDER_NOT_REVIEWABLE' });
  remember(toy);
});

it('allows the returns that it names, and hears of each part that comes back', async () => {
  const { userId } = buyer;
  const { toy, subjectId } = openToy({ fills: true });
  const { create } = await buyThrough(toy, subjectId, { quantity: 2 });
  const order = await create();
  await pay(toy, order);
  await send(toy, order);
  const now = new Date();
  const lineId = (await listOrderLines(shop.services.db.read, order))[0]?.id ?? '';
  const wanted = { orderId: order.id, kind: 'returnRefund' as const, lines: [{ lineId, pieces: 1 }] };
  const { totalFen } = await previewAfterSale(shop.services.db.read, { userId, ...wanted, now }, toy.registry.kinds);
  const apply = (reason: 'changedMind' | 'damaged') =>
    run((tx) => {
      const wish = { ...wanted, reason, description: '', pictures: [], totalFen };
      return applyAfterSale(tx, { userId, wish, now }, toy.registry);
    });
  await expect(apply('changedMind')).rejects.toMatchObject({ errorCode: 'AFTER_SALE_NOT_ALLOWED' });
  toy.heard.length = 0;
  const back = async (isSellable: boolean) => {
    const { id } = await apply('damaged');
    await run((tx) => approveAfterSale(tx, { staffId, id, note: '', now }, toy.registry));
    await run((tx) => sendBackAfterSale(tx, { userId, id, carrier: 'sf', trackingNo: `SF${Date.now()}00`, now }));
    return await run((tx) => receiveAfterSale(tx, { staffId, id, note: '', isSellable, now }, toy.registry));
  };
  expect(await back(false)).toMatchObject({ state: 'refunded', moneyFen: 9900 });
  expect(toy.heard).toEqual([
    'lock to refund',
    'shared refund',
    'returned 1 broken',
    'refunded 1 part sent',
    'step before money 1',
    'step after money 9900',
  ]);
  toy.heard.length = 0;
  await back(true);
  expect(toy.heard.slice(0, 5)).toEqual([
    'lock to refund',
    'shared refund',
    'returned 1 sellable',
    'refunded 1 whole sent',
    'closed',
  ]);
  remember(toy);
});

it('a paid order whose others never came goes back by itself, wholly', async () => {
  const { toy, subjectId } = openToy({ left: 1 });
  const now = new Date();
  const { create } = await buyThrough(toy, subjectId);
  const balance = async () => (await buyer.client.call('walletGet')).data as { availableFen: number };
  const before = await balance();
  const order = await create();
  await pay(toy, order);
  expect((await balance()).availableFen).toBe(before.availableFen - 9900);
  const afterSale = await run((tx) => failGroupOrder(tx, { ...order, now }, toy.registry));
  expect(afterSale).toMatchObject({ state: 'refunded', reason: 'groupFailed', moneyFen: 9900 });
  expect(await balance()).toMatchObject({ availableFen: before.availableFen });
  expect(toy.left(subjectId)).toBe(1);
  expect(toy.heard.slice(5, 9)).toEqual(['lock to refund', 'shared refund', 'refunded 1 whole unsent', 'closed']);
  const again = run((tx) => failGroupOrder(tx, { ...order, now }, toy.registry));
  await expect(again).rejects.toMatchObject({ errorCode: 'ORDER_CHANGED' });
  remember(toy);
});

it('a kind says how long a gateway may be paid at, and how long after its deadline its order is closed', async () => {
  const until = new Date(Date.now() + 121_000);
  const { toy, subjectId } = openToy({ until });
  const { create } = await buyThrough(toy, subjectId);
  const order = await create();
  const payAt = (now: Date) => run((tx) => payOrder(tx, { ...order, gateway: 'wechat', now }, toy.registry));
  await expect(payAt(new Date(until.getTime() - 119_000))).rejects.toMatchObject({ errorCode: 'BALANCE_ONLY' });
  const { id } = await payAt(new Date());
  // The try that is open already can be gone on with.
  expect((await payAt(new Date(until.getTime() - 1000))).id).toBe(id);

  const sweepAt = async (ms: number) => {
    const services = { ...shop.services, orders: toy.registry, clock: () => new Date(until.getTime() + ms) };
    await closeUnpaidOrders(services);
    return (await getOrder(shop.services.db.read, order)).state;
  };
  expect(await sweepAt(4900)).toBe('awaitingPayment');
  expect(await sweepAt(5000)).toBe('closed');
  expect(toy.left(subjectId)).toBe(2);
  remember(toy);
});

it('every member of the port was asked of the toy above', () => {
  expect([...seen].toSorted()).toEqual(Object.keys(normalKind).toSorted());
});
