import { errorCodes } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lapsePrizes } from '../../apps/server/src/jobs/lapsePrizes.ts';
import { revealDraws } from '../../apps/server/src/jobs/revealDraws.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { registerPerson } from '../support/invite.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { makeCrowd } from '../support/makeBuyer.ts';
import { makePeriod, makeWonGoods, pageOf } from '../support/makeDraws.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

vi.setConfig({ testTimeout: 60_000 });

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
beforeEach(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  // The runner would repeat a deadlocked transaction, and so hide it.
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(shop.services.db.read);
  expect(rows).toEqual([{ deadlocks: 0 }]);
  await shop.stop();
});

/** Refunds of so many completed orders, each of which gave a draw: asked for, and not yet granted. */
async function askRefunds(client: ShopClient, count: number): Promise<(() => Promise<{ status: number }>)[]> {
  const { skuId } = await play.newSku({ priceFen: 12_000, pieces: 100 });
  const refunds = [];
  for (let made = 0; made < count; made += 1) {
    const order = await makeOrder(shop, client, { state: 'completed', lines: [{ skuId, quantity: 1 }] });
    const asked = await makeAfterSale(shop, client, { order, kind: 'refundOnly' });
    refunds.push(() => play.decide('staffAfterSaleApprove', asked));
  }
  await play.staff();
  return refunds;
}

const drawOf = (client: ShopClient, nonce: string) => () =>
  client.call('drawOnce', { body: { nonce }, headers: { 'Idempotency-Key': newId() } });
const mineOf = async (client: ShopClient) => (await pageOf(client)).mine;

/** Every second one of the others in between. */
function mixed<T>(some: readonly T[], others: readonly T[]): T[] {
  return Array.from({ length: Math.max(some.length, others.length) }, (_, at) => [some[at], others[at]])
    .flat()
    .filter((one): one is T => one !== undefined);
}

it('draws and the refunds that take them back, at once: each that was drawn is owed, and none is left', async () => {
  await makePeriod(shop);
  const client = await play.newBuyer();
  const refunds = await askRefunds(client, 8);
  const nonce = (await mineOf(client))?.nonce ?? '';
  const draws = Array.from({ length: 12 }, () => drawOf(client, nonce));
  const replies = await Promise.all(mixed<() => Promise<{ status: number }>>(draws, refunds).map((work) => work()));
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const { rows } = await sql<{ drawn: number; takebacks: number }>`
    select (select count(*)::int from draws) as drawn, (select count(*)::int from draw_takebacks) as takebacks`.execute(
    shop.services.db.read,
  );
  expect(rows[0]?.takebacks).toBe(8);
  expect(await mineOf(client)).toMatchObject({ left: 0, owed: rows[0]?.drawn });
});

it('buying, drawing and refunding at once: what was bought is had or owed for, and nothing is stuck', async () => {
  await makePeriod(shop);
  const client = await play.newBuyer();
  const refunds = await askRefunds(client, 6);
  await play.giveIntegral(client, 2000);
  const nonce = (await mineOf(client))?.nonce ?? '';
  const others = Array.from({ length: 18 }, (_, at) =>
    at % 2 === 0
      ? drawOf(client, nonce)
      : () => client.call('drawBuy', { body: {}, headers: { 'Idempotency-Key': newId() } }),
  );
  const replies = await Promise.all(mixed<() => Promise<{ status: number }>>(others, refunds).map((work) => work()));
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const { left = 0, owed = 0 } = (await mineOf(client)) ?? {};
  expect(Math.min(left, owed)).toBe(0);
});

it('a friend’s refund while the inviter draws takes one back from each, once', async () => {
  await makePeriod(shop);
  const inviter = await registerPerson(shop);
  const friends = [];
  for (let made = 0; made < 5; made += 1) friends.push(await registerPerson(shop, { invitationCode: inviter.code }));
  const refunds = [];
  for (const { client } of friends) refunds.push(...(await askRefunds(client, 1)));
  const nonce = (await mineOf(inviter.client))?.nonce ?? '';
  const draws = Array.from({ length: 5 }, () => drawOf(inviter.client, nonce));
  const works = mixed<() => Promise<{ status: number }>>(refunds, draws);
  // Each refund is also asked for twice.
  const replies = await Promise.all([...works, ...refunds].map((work) => work()));
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const drawn = await shop.services.db.read.selectFrom('draws').select('id').execute();
  expect(await mineOf(inviter.client)).toMatchObject({ left: 0, owed: drawn.length });
  for (const { client } of friends) expect(await mineOf(client)).toMatchObject({ left: 0, owed: 0 });
});

it('claims, orders and the end of the period at once: every winner is sent theirs, and no piece is sold twice', async () => {
  const crowd = await makeCrowd(shop, 10);
  const won = [];
  for (const buyer of crowd) won.push({ buyer, id: await makeWonGoods(shop, buyer.client) });
  const { sku_id: skuId } = await shop.services.db.read
    .selectFrom('draw_prizes')
    .select('sku_id')
    .where('sku_id', 'is not', null)
    .executeTakeFirstOrThrow();
  shop.advance(DAY_MS);
  for (const { client } of crowd) await signInAgain(shop, client);
  const claims = won.map(({ buyer, id }) => async () => {
    const { status } = await buyer.client.call('drawClaim', { params: { id }, body: { addressId: buyer.addressId } });
    return { status, what: 'claim' };
  });
  const ends = [revealDraws, lapsePrizes, revealDraws].map((job) => async () => {
    await job(shop.services);
    return { status: 200, what: 'job' };
  });
  const orders = crowd.map((buyer) => async () => {
    const reply = await buyer.order({ lines: [{ skuId: skuId ?? '', quantity: 5 }] });
    return { status: reply.code === errorCodes.STOCK_SHORT.code ? 200 : reply.status, what: 'order' };
  });
  const replies = await Promise.all(mixed(mixed(claims, orders), ends).map((work) => work()));
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
});

it('an unclaimed prize that lapses while it is claimed is either sent or let go', async () => {
  const crowd = await makeCrowd(shop, 8);
  const won = [];
  for (const buyer of crowd) won.push({ buyer, id: await makeWonGoods(shop, buyer.client) });
  // Their time ends while they are being claimed.
  await shop.owner.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update draws set claim_by = ${new Date(shop.services.clock().getTime() + 40)}`.execute(tx);
  });
  const replies = await Promise.all([
    ...won.map(({ buyer: { client, addressId }, id }) =>
      client.call('drawClaim', { params: { id }, body: { addressId } }),
    ),
    ...Array.from({ length: 4 }, () => lapsePrizes(shop.services)),
  ]);
  const codes = new Set(replies.flatMap((reply) => (reply ? reply.code : [])));
  for (const code of codes) expect([200, errorCodes.DRAW_CLAIM_OVER.code]).toContain(code);
  await lapsePrizes(shop.services);
});
