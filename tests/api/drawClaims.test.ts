import { type Answer, type Contract, errorCodes, type NoticeNews, rules } from '@jiwu/contract';
import { DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshProduct } from '../../apps/server/src/flows/catalogue/refreshProduct.ts';
import { lapsePrizes } from '../../apps/server/src/jobs/lapsePrizes.ts';
import { revealDraws } from '../../apps/server/src/jobs/revealDraws.ts';
import { setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { moveStock } from '../../apps/server/src/modules/goods/stock/index.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makePeriod, prize, tenIntegral, winAt } from '../support/makeDraws.ts';
import { makeOrder, sendOrder } from '../support/makeOrder.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { watchEvents } from '../support/watchEvents.ts';
import { listOrderLines } from '../../apps/server/src/modules/trade/orders/index.ts';

type Mine = Answer<Contract['drawMine']>;

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** A period of its own, in which so many pieces can be won of as many as there are. */
async function goodsToWin(stock: number, wish: Parameters<typeof makeProduct>[1] = {}): Promise<MadeProduct> {
  shop.advance(2 * DAY_MS);
  await revealDraws(shop.services);
  const product = await makeProduct(shop.services.db, { pieces: stock, ...wish });
  const goods = prize({ kind: 'goods', name: '侧把壶', stock, valueFen: 16_800, skuId: product.skuIds[0] ?? '' });
  await makePeriod(shop, { prizes: [goods, tenIntegral(5000)] });
  return product;
}

const skuOf = ({ skuIds }: MadeProduct) => skuIds[0] ?? '';
const availableOf = async (product: MadeProduct) => (await play.stock(skuOf(product))).available;
const claim = ({ client, addressId }: Buyer, id: string) =>
  client.call('drawClaim', { params: { id }, body: { addressId } });
const firstOf = async (client: ShopClient) => must<Mine>(await client.call('drawMine')).items[0];

async function bringIn(product: MadeProduct): Promise<void> {
  const { db, clock } = shop.services;
  const moves = [{ skuId: skuOf(product), productId: product.id, quantity: 1 }];
  const cause = { kind: 'testIntake', id: product.id };
  await db.transact((tx) => moveStock(tx, { kind: 'intake', moves, cause, now: clock() }));
}

it('what can be won cannot be bought; what nobody won can, when the period is over', async () => {
  const product = await goodsToWin(2);
  const [winner, buyer] = [await makeBuyer(shop), await makeBuyer(shop)];
  const lines = [{ skuId: skuOf(product), quantity: 1 }];
  expect((await buyer.order({ lines })).code).toBe(errorCodes.STOCK_SHORT.code);
  const { id } = await winAt(shop, winner.client, 0);
  shop.advance(DAY_MS);
  await revealDraws(shop.services);
  expect(await availableOf(product)).toBe(1);
  for (const { client } of [winner, buyer]) await signInAgain(shop, client);
  await makeOrder(shop, buyer.client, { lines, state: 'paid' });
  // The other piece has waited for its winner.
  expect((await buyer.order({ lines })).code).toBe(errorCodes.STOCK_SHORT.code);
  expect((await claim(winner, id)).status).toBe(200);
});

it('goods that went off sale, or of which one may not buy more, are sent to who won them', async () => {
  const product = await goodsToWin(3, { pieces: 4, limitPerUser: 1 });
  const winner = await makeBuyer(shop);
  const lines = [{ skuId: skuOf(product), quantity: 1 }];
  const [one, other] = [await winAt(shop, winner.client, 0), await winAt(shop, winner.client, 0)];
  expect((await claim(winner, one.id)).status).toBe(200);
  // A prize does not count towards the limit per user.
  await makeOrder(shop, winner.client, { lines, state: 'paid' });
  expect((await winner.order({ lines })).code).toBe(errorCodes.ORDER_LIMIT.code);
  const { db, clock } = shop.services;
  await db.transact((tx) => setProductState(tx, { productId: product.id, state: 'offSale', now: clock() }));
  expect((await claim(winner, other.id)).status).toBe(200);
  expect((await winner.order({ lines: [{ skuId: skuOf(product), quantity: 1 }] }).catch(() => null))?.status).not.toBe(
    200,
  );
});

it('who wins goods is told at once until when to claim them', async () => {
  await goodsToWin(1);
  const { client } = await makeBuyer(shop);
  const news = await watchEvents<NoticeNews>(`${shop.apiUrl}/api/notice/events`, client);
  expect(await news.next()).toMatchObject({ unreadCount: 0 });
  const { claimBy } = await winAt(shop, client, 0);
  expect(Date.parse(claimBy ?? '') - shop.services.clock().getTime()).toBeGreaterThan(29.9 * DAY_MS);
  const { newest } = (await news.next()) ?? {};
  expect(newest).toMatchObject({ kind: 'prizeWon', link: { kind: 'draw' } });
  const shanghai = new Date(Date.parse(claimBy ?? '') + 8 * 60 * MINUTE_MS).toISOString();
  expect(newest?.body).toContain(`${shanghai.slice(0, 10)} ${shanghai.slice(11, 16)} 前`);
  news.leave();
});

it('goods that nobody claims in time are not sent any more, and can be bought', async () => {
  const product = await goodsToWin(1);
  const winner = await makeBuyer(shop);
  const { id } = await winAt(shop, winner.client, 0);
  shop.advance(rules.draw.claimDays * DAY_MS - MINUTE_MS);
  await revealDraws(shop.services);
  await lapsePrizes(shop.services);
  await signInAgain(shop, winner.client);
  expect([await firstOf(winner.client), await availableOf(product)]).toMatchObject([{ isLapsed: false }, 0]);
  shop.advance(2 * MINUTE_MS);
  // Also before the sweep has come.
  expect((await claim(winner, id)).code).toBe(errorCodes.DRAW_CLAIM_OVER.code);
  expect(await firstOf(winner.client)).toMatchObject({ isLapsed: true, orderId: null });
  await lapsePrizes(shop.services);
  await lapsePrizes(shop.services);
  expect(await availableOf(product)).toBe(1);
  expect((await claim(winner, id)).code).toBe(errorCodes.DRAW_CLAIM_OVER.code);
});

it('goods of who has left can be bought', async () => {
  const product = await goodsToWin(1);
  const { client } = await makeBuyer(shop);
  await winAt(shop, client, 0);
  const { phoneNumber } = await shop.services.db.read
    .selectFrom('users')
    .select('phone_number as phoneNumber')
    .where('invitation_code', '=', client.session?.operator.invitationCode ?? '')
    .executeTakeFirstOrThrow();
  shop.advance(MINUTE_MS + 1000);
  must(await client.call('userCloseCode'));
  must(await client.call('userClose', { body: { code: await client.readCode(phoneNumber ?? '') } }));
  await lapsePrizes(shop.services);
  expect(await availableOf(product)).toBe(1);
});

it('a prize whose order is closed waits again with its piece, as long as it waits at all', async () => {
  const product = await goodsToWin(1);
  const winner = await makeBuyer(shop);
  const { id } = await winAt(shop, winner.client, 0);
  const giveUp = async () => {
    const { orderId } = must<{ orderId: string }>(await claim(winner, id));
    const key = { userId: winner.userId, id: orderId };
    const lines = await listOrderLines(shop.services.db.read, key);
    const order = { ...key, no: '', payFen: 0, lines };
    must(await play.apply(winner.client, order, { totalFen: 0, reason: 'changedMind' }));
  };
  await giveUp();
  expect(await play.stock(skuOf(product))).toMatchObject({ available: 0, reserved: 1 });
  await giveUp();
  const { orderId } = must<{ orderId: string }>(await claim(winner, id));
  shop.advance((rules.draw.claimDays + 1) * DAY_MS);
  await signInAgain(shop, winner.client);
  const key = { userId: winner.userId, id: orderId };
  const order = { ...key, no: '', payFen: 0, lines: await listOrderLines(shop.services.db.read, key) };
  must(await play.apply(winner.client, order, { totalFen: 0, reason: 'changedMind' }));
  expect(await availableOf(product)).toBe(1);
  expect((await claim(winner, id)).code).toBe(errorCodes.DRAW_CLAIM_OVER.code);
});

/** Claims and sends the prize; the returned function lets staff refund it, since it did not arrive. */
async function loseOnItsWay(winner: Buyer, drawId: string): Promise<() => Promise<void>> {
  const { orderId } = must<{ orderId: string }>(await claim(winner, drawId));
  const { no } = must<{ no: string }>(await winner.client.call('orderGet', { params: { id: orderId } }));
  await sendOrder(shop, { no });
  const key = { userId: winner.userId, id: orderId };
  const order = { ...key, no, payFen: 0, lines: await listOrderLines(shop.services.db.read, key) };
  const request = await makeAfterSale(shop, winner.client, { order, kind: 'refundOnly' });
  return async () => {
    // Some days later the staff of this file are signed out.
    must(await playAfterSales(shop).decide('staffAfterSaleApprove', request));
  };
}

it('a prize that was lost on its way can be claimed again when there is another piece', async () => {
  const product = await goodsToWin(1);
  const winner = await makeBuyer(shop);
  const { id } = await winAt(shop, winner.client, 0);
  await (
    await loseOnItsWay(winner, id)
  )();
  expect((await claim(winner, id)).code).toBe(errorCodes.STOCK_SHORT.code);
  await bringIn(product);
  expect((await claim(winner, id)).status).toBe(200);
});

it('a prize that was lost on its way when its time was over can be claimed for a week more', async () => {
  const product = await goodsToWin(1, { pieces: 2 });
  const winner = await makeBuyer(shop);
  const { id } = await winAt(shop, winner.client, 0);
  shop.advance((rules.draw.claimDays - 3) * DAY_MS);
  await revealDraws(shop.services);
  await signInAgain(shop, winner.client);
  const approve = await loseOnItsWay(winner, id);
  shop.advance(7 * DAY_MS);
  await approve();
  await signInAgain(shop, winner.client);
  await lapsePrizes(shop.services);
  expect(await firstOf(winner.client)).toMatchObject({ isLapsed: false, orderId: null });
  expect(await play.stock(skuOf(product))).toMatchObject({ available: 0, reserved: 1 });
  shop.advance(rules.draw.claimAgainDays * DAY_MS - MINUTE_MS);
  await signInAgain(shop, winner.client);
  expect((await claim(winner, id)).status).toBe(200);
});

it('a prize that is lost soon after it was won keeps all its days', async () => {
  await goodsToWin(1, { pieces: 2 });
  const winner = await makeBuyer(shop);
  const { id, claimBy } = await winAt(shop, winner.client, 0);
  await (
    await loseOnItsWay(winner, id)
  )();
  expect(await firstOf(winner.client)).toMatchObject({ claimBy });
});

it('the database lets the time to claim grow, and never shrink', async () => {
  await goodsToWin(1);
  const { client } = await makeBuyer(shop);
  const { id } = await winAt(shop, client, 0);
  const change = (to: string) =>
    shop.services.db.transact((tx) => sql`update draws set claim_by = ${sql.raw(to)} where id = ${id}`.execute(tx));
  await expect(change(`claim_by - interval '1 second'`)).rejects.toThrow('only added to');
  await expect(change('null')).rejects.toThrow('only added to');
  await change(`claim_by + interval '1 second'`);
});

it('lists learn that the last piece is set aside for a prize that was lost on its way', async () => {
  const product = await goodsToWin(1, { pieces: 2 });
  const winner = await makeBuyer(shop);
  const { id } = await winAt(shop, winner.client, 0);
  const approve = await loseOnItsWay(winner, id);
  const { db, clock } = shop.services;
  await db.transact((tx) => refreshProduct(tx, { productId: product.id, now: clock() }));
  await db.transact((tx) => sql`delete from graphile_worker._private_jobs`.execute(tx));
  expect(await availableOf(product)).toBe(1);
  await approve();
  expect(await availableOf(product)).toBe(0);
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where task_identifier = 'refreshProduct'`.execute(db.read);
  expect(rows).toEqual([{ key: `refreshProduct:${product.id}` }]);
});
