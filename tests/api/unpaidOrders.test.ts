import { errorCodes, rules } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startOfDay } from '../../apps/server/src/flows/startOfDay.ts';
import { closeUnpaidOrders } from '../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { makeBatchSku } from '../support/batchActs.ts';
import { type Buyer, makeBuyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeApprovedBusiness } from '../support/makeBusiness.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeReseller, rowTo } from '../support/makeReseller.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const { perUser, lapsed, freeMinutes } = rules.order.unpaid;
const HOUR_MS = 60 * MINUTE_MS;

let shop: TestShop;
let skuId: string;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: '604800' });
  const { skuIds } = await makeProduct(shop.services.db, { pieces: 100_000 });
  skuId = skuIds[0] ?? '';
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

const piece = (quantity = 1) => ({ lines: [{ skuId, quantity }] });
const newBuyer = async (balanceFen = 0) => (await makeCrowd(shop, 1, { balanceFen }))[0] as Buyer;
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let done = 0; done < count; done += 1) await work();
};
const close = (buyer: Buyer, id: string) =>
  buyer.client.call('orderClose', { params: { id }, body: { reason: 'changedMind' } });

/** Lets the clock reach an hour of the shop's next day, so that a test does not meet midnight by chance. */
function reach(hour: number): void {
  const now = shop.services.clock();
  shop.advance(startOfDay(now).getTime() + (24 + hour) * HOUR_MS - now.getTime());
}

/** One order, made and left alone until it is closed. */
async function letLapse(buyer: Buyer): Promise<void> {
  await buyer.ordered(piece());
  shop.advance((rules.order.payMinutes + 1) * MINUTE_MS);
  await closeUnpaidOrders(shop.services);
}

it(`refuses one more than ${perUser} unpaid orders; paying or closing one makes room, and others are not concerned`, async () => {
  const [buyer, other] = [await newBuyer(100_000), await newBuyer()];
  const { id: first } = await buyer.ordered(piece());
  const { id: second } = await buyer.ordered(piece());
  await times(perUser - 2, () => buyer.ordered(piece()));
  expect(await buyer.order(piece())).toMatchObject({ status: 422, code: errorCodes.ORDERS_UNPAID.code });
  await other.ordered(piece());
  must(await buyer.payByBalance(first));
  await buyer.ordered(piece());
  must(await close(buyer, second));
  await buyer.ordered(piece());
  expect(await buyer.order(piece())).toMatchObject({ code: errorCodes.ORDERS_UNPAID.code });
});

it('a request that was answered is answered again, although there are five by now', async () => {
  const buyer = await newBuyer();
  const { key: quoteKey } = await buyer.quote(piece());
  const first = await buyer.orderAt(quoteKey, piece(), { key: 'unpaid-again-1' });
  await times(perUser - 1, () => buyer.ordered(piece()));
  expect(await buyer.orderAt(quoteKey, piece(), { key: 'unpaid-again-1' })).toMatchObject({
    status: 200,
    data: first.data,
  });
});

it(`after ${lapsed} that lapsed within a day there is one at a time, until midnight`, async () => {
  reach(9);
  const buyer = await newBuyer();
  await times(lapsed - 1, () => letLapse(buyer));
  const { id } = await buyer.ordered(piece());
  must(await close(buyer, id));
  // Closed at once, it did not lapse.
  await times(2, () => buyer.ordered(piece()));
  shop.advance((rules.order.payMinutes + 1) * MINUTE_MS);
  await closeUnpaidOrders(shop.services);
  const only = await buyer.ordered(piece());
  expect(await buyer.order(piece())).toMatchObject({ status: 422, code: errorCodes.ORDERS_LAPSED.code });
  must(await close(buyer, only.id));
  const next = await buyer.ordered(piece());
  must(await close(buyer, next.id));
  reach(0);
  await times(2, () => buyer.ordered(piece()));
});

it('lapses of yesterday count with the first of today, and not when they are older than a day', async () => {
  reach(20);
  const [late, early] = [await newBuyer(), await newBuyer()];
  await times(lapsed - 1, () => letLapse(late));
  reach(1);
  await letLapse(late);
  await late.ordered(piece());
  expect(await late.order(piece())).toMatchObject({ code: errorCodes.ORDERS_LAPSED.code });
  reach(1);
  await times(lapsed - 1, () => letLapse(early));
  reach(10);
  await letLapse(early);
  await times(2, () => early.ordered(piece()));
});

it(`closing it oneself after ${freeMinutes} minutes is letting it lapse`, async () => {
  reach(9);
  const buyer = await newBuyer();
  await times(lapsed, async () => {
    const { id } = await buyer.ordered(piece());
    shop.advance(freeMinutes * MINUTE_MS);
    must(await close(buyer, id));
  });
  await buyer.ordered(piece());
  expect(await buyer.order(piece())).toMatchObject({ code: errorCodes.ORDERS_LAPSED.code });
});

it('an order of too many pieces or lines is refused when it is quoted, and when it is made', async () => {
  const { pieces, lines: mostLines } = rules.order.perOrder;
  const buyer = await newBuyer();
  const tooLarge = { status: 422, code: errorCodes.ORDER_TOO_LARGE.code };
  await buyer.quote(piece(pieces));
  await expect(buyer.quote(piece(pieces + 1))).rejects.toThrow(errorCodes.ORDER_TOO_LARGE.msg);
  expect(await buyer.orderAt('not-asked-for', piece(pieces + 1))).toMatchObject(tooLarge);
  // The same SKU twice is one line, and its pieces add up.
  expect(
    await buyer.orderAt('not-asked-for', { lines: [pieces, 1].map((quantity) => ({ skuId, quantity })) }),
  ).toMatchObject(tooLarge);
  const values = Array.from({ length: mostLines + 1 }, (_, index) => `款式${index}`);
  const { skuIds } = await makeProduct(shop.services.db, {
    options: [{ name: '款式', values: values.map((value) => ({ value, swatch: null, pictureId: null })) }],
    skus: values.map((value) => ({ optionValues: [value] })),
  });
  const lines = skuIds.map((id) => ({ skuId: id, quantity: 1 }));
  expect((await buyer.quote({ lines: lines.slice(1) })).lines).toHaveLength(mostLines);
  await expect(buyer.quote({ lines })).rejects.toThrow(errorCodes.ORDER_TOO_LARGE.msg);
});

it('an approved business may order more pieces', async () => {
  const { pieces, businessPieces } = rules.order.perOrder;
  const buyer = await makeBuyer(shop);
  await makeApprovedBusiness(shop, buyer.client);
  await buyer.ordered(piece(pieces + 1));
  await buyer.ordered(piece(businessPieces));
  expect(
    await buyer.orderAt('not-asked-for', { lines: [businessPieces, 1].map((quantity) => ({ skuId, quantity })) }),
  ).toMatchObject({
    code: errorCodes.ORDER_TOO_LARGE.code,
  });
});

it('a batch counts as one: it leaves room for four orders, and finds none behind five', async () => {
  const buyer = await makeBuyer(shop);
  const reseller = await makeReseller(shop, { client: buyer.client });
  const { code } = await makeBatchSku(shop);
  const batch = await reseller.create([rowTo(code), rowTo(code)]);
  const orders = [];
  for (let made = 0; made < perUser; made += 1) orders.push(await buyer.ordered(piece()));
  expect(await reseller.order(batch.id)).toMatchObject({ status: 422, code: errorCodes.ORDERS_UNPAID.code });
  must(await close(buyer, orders[0]?.id ?? ''));
  must(await reseller.order(batch.id));
  expect(await buyer.order(piece())).toMatchObject({ code: errorCodes.ORDERS_UNPAID.code });
  must(await reseller.cancel(batch.id));
  await buyer.ordered(piece());
});
