import { errorCodes, type OrderRow } from '@jiwu/contract';
import { MINUTE_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimDeals } from '../../apps/server/src/flows/woot/claimDeals.ts';
import { closeUnpaidOrders } from '../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { endDeals } from '../../apps/server/src/jobs/endDeals.ts';
import { lapseDueClaims } from '../../apps/server/src/jobs/lapseDueClaims.ts';
import { ShopError } from '../../apps/server/src/platform/errors/ShopError.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { countWaiting } from '../support/countWaiting.ts';
import type { Reply } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd } from '../support/makeBuyer.ts';
import {
  aSecondLater,
  claimAs,
  claimed,
  type ClaimAnswer,
  draftOf,
  figuresOf,
  letItBeNoon,
  type MadeDeal,
  makeDeal,
  orderOf,
  releaseAs,
} from '../support/makeDeal.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/** A rush of the real size (100 pieces, 1,000 buyers) takes minutes to prepare: RUSH=1000 runs it. */
const BUYERS = Number(process.env['RUSH'] ?? 100);
const PIECES = BUYERS / 10;
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
  letItBeNoon(shop);
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  expect(await countDeadlocks(shop)).toBe(0);
  await shop.stop();
});

const ok = (replies: readonly Reply[]) => replies.filter(({ flag }) => flag);
const codesOf = (replies: readonly Reply[]) =>
  [...new Set(replies.map(({ code }) => code))].toSorted((one, other) => one - other);

/** A moment before the middle one of these deadlines, with everyone signed in. */
async function comeCloseTo(deadlines: readonly string[], crowd: readonly Buyer[]): Promise<void> {
  const deadline = deadlines.toSorted()[Math.floor(deadlines.length / 2)] ?? '';
  const left = () => Date.parse(deadline) - shop.services.clock().getTime();
  shop.advance(left() - 30_000);
  for (const { client } of crowd) await signInAgain(shop, client);
  shop.advance(left() - 100);
}

/** Invariant 25: every time the gate offered more than were left a moment before. */
async function watchGate(deal: MadeDeal, isOver: () => boolean): Promise<number[][]> {
  const wrong: number[][] = [];
  while (!isOver()) {
    const [, , left = 0] = await figuresOf(shop, deal);
    await aSecondLater(shop);
    const offered = (await shop.services.rush.gate.read(deal.id)) ?? 0;
    if (offered > left) wrong.push([offered, left]);
  }
  return wrong;
}

it('as many at once as there are pieces: each gets one', async () => {
  const deal = await makeDeal(shop, { pieces: 40 });
  const crowd = await makeCrowd(shop, 40);
  let isOver = false;
  const watching = watchGate(deal, () => isOver);
  const replies = await Promise.all(crowd.map(({ client }) => claimAs(client, deal)));
  isOver = true;
  expect([codesOf(replies), await watching]).toEqual([[200], []]);
});

it('many at once for few pieces: exactly as many are granted, all others are told 售罄', async () => {
  const deal = await makeDeal(shop, { pieces: PIECES });
  const crowd = await makeCrowd(shop, BUYERS);
  let isOver = false;
  const watching = watchGate(deal, () => isOver);
  const replies = await Promise.all(crowd.map(({ client }) => claimAs(client, deal)));
  isOver = true;
  expect(await watching).toEqual([]);
  expect(ok(replies)).toHaveLength(PIECES);
  expect(codesOf(replies)).toEqual([200, errorCodes.WOOT_SOLD_OUT.code]);
  expect(await figuresOf(shop, deal)).toEqual([0, PIECES, 0]);
  await aSecondLater(shop);
  expect(await shop.services.rush.gate.read(deal.id)).toBe(0);
});

it('without the gate PostgreSQL alone grants exactly as many', async () => {
  const deal = await makeDeal(shop, { pieces: PIECES });
  const crowd = await makeCrowd(shop, BUYERS);
  shop.services.redis.disconnect();
  const replies = await Promise.all(crowd.map(({ client }) => claimAs(client, deal)));
  expect(ok(replies)).toHaveLength(PIECES);
  expect(codesOf(replies)).toEqual([200, errorCodes.WOOT_SOLD_OUT.code]);
  await shop.services.redis.connect();
});

it('a gate that is flushed, and one that is stale, in the middle of a rush: not a piece too many', async () => {
  const deal = await makeDeal(shop, { pieces: PIECES });
  const crowd = await makeCrowd(shop, BUYERS);
  const third = Math.ceil(BUYERS / 3);
  const claimAll = (buyers: readonly Buyer[]) => Promise.all(buyers.map(({ client }) => claimAs(client, deal)));
  const first = claimAll(crowd.slice(0, third));
  await shop.forgetRedis();
  const second = claimAll(crowd.slice(third, 2 * third));
  const {
    rush: { gate },
    redis,
  } = shop.services;
  // As restored from a copy of the beginning.
  await redis.hset(`gate:${deal.id}`, { epoch: newId(), tokens: PIECES, passed: 0, finished: 0 });
  const replies = (await Promise.all([first, second, claimAll(crowd.slice(2 * third))])).flat();
  expect(ok(replies)).toHaveLength(PIECES);
  await aSecondLater(shop);
  expect(await gate.read(deal.id)).toBe(0);
});

it('one user 20 times at once has as many as the limit allows', async () => {
  for (const limitPerUser of [1, 2]) {
    const deal = await makeDeal(shop, { pieces: 10, limitPerUser });
    const [buyer] = (await makeCrowd(shop, 1)) as [Buyer];
    const replies = await Promise.all(Array.from({ length: 20 }, () => claimAs(buyer.client, deal)));
    expect(ok(replies).length, `limit ${limitPerUser}`).toBe(limitPerUser);
    expect(await figuresOf(shop, deal)).toEqual([0, limitPerUser, 10 - limitPerUser]);
  }
});

it('one request 20 times at once is one claim and 20 equal answers', async () => {
  const deal = await makeDeal(shop, { pieces: 10, limitPerUser: 2 });
  const [buyer] = (await makeCrowd(shop, 1)) as [Buyer];
  const key = newId();
  const replies = await Promise.all(Array.from({ length: 20 }, () => claimAs(buyer.client, deal, key)));
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await figuresOf(shop, deal)).toEqual([0, 1, 9]);
});

it('one who claims elsewhere at the same moment does not hold up those who are served with them', async () => {
  const deal = await makeDeal(shop, { pieces: 10 });
  const [first, twice, ...others] = (await makeCrowd(shop, 5)) as [Buyer, Buyer, ...Buyer[]];
  const { db, clock } = shop.services;
  const now = clock();
  const [isClaimed, isFree] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // As another process does it, which has not committed yet.
  const elsewhere = db.transact(async (tx) => {
    await sql`
      insert into claims (user_id, id, subject_kind, subject_id, place, state, deadline, request_key, created_at)
      values (${twice.userId}, ${newId()}, 'deal', ${deal.id}, 1, 'held', ${new Date(now.getTime() + MINUTE_MS)}, '', ${now})`.execute(
      tx,
    );
    await isClaimed.promise;
  });
  const holding = db.transact(async (tx) => {
    await sql`select from claim_supplies where subject_id = ${deal.id} for update`.execute(tx);
    await isFree.promise;
  });
  const claiming = [claimAs(first.client, deal)];
  await expect.poll(() => countWaiting(shop)).toBe(1);
  claiming.push(...[others[0]!, twice, others[1]!, others[2]!].map(({ client }) => claimAs(client, deal)));
  await expect.poll(() => shop.services.redis.hget(`gate:${deal.id}`, 'passed')).toBe('5');
  isFree.resolve();
  await holding;
  // Those four wait for the place that `twice` has taken elsewhere.
  await expect.poll(() => countWaiting(shop)).toBe(1);
  isClaimed.resolve();
  await elsewhere;
  const codes = (await Promise.all(claiming)).map(({ code }) => code);
  expect(codes).toEqual([200, 200, errorCodes.WOOT_LIMIT.code, 200, 200]);
  await db.transact(async (tx) => {
    await sql`update claim_supplies set held = held + 1 where subject_id = ${deal.id}`.execute(tx);
  });
  expect(await figuresOf(shop, deal)).toEqual([0, 5, 5]);
});

it('several processes serve their own together at once: not a piece too many, and none too few', async () => {
  const { db, clock } = shop.services;
  const deal = await makeDeal(shop, { pieces: 25 });
  const crowd = await makeCrowd(shop, 40);
  const batches = Array.from({ length: 8 }, (_, nth) => crowd.slice(nth * 5, nth * 5 + 5));
  const answers = await Promise.all(
    batches.map((batch) => {
      const wishes = batch.map(({ userId }) => ({ userId, requestKey: '' }));
      return db.transact((tx) => claimDeals(tx, { dealId: deal.id, wishes, now: clock() }));
    }),
  );
  const refused = answers.flat().filter((answer) => answer instanceof ShopError);
  expect(refused.map(({ errorCode }) => errorCode)).toEqual(Array.from({ length: 15 }, () => 'WOOT_SOLD_OUT'));
  expect(await figuresOf(shop, deal)).toEqual([0, 25, 0]);
});

it('pieces given back while others claim: each is held by one', async () => {
  const deal = await makeDeal(shop, { pieces: 5 });
  const crowd = await makeCrowd(shop, 30);
  const takeAndLeave = async ({ client }: Buyer): Promise<number> => {
    const reply = await claimAs(client, deal);
    if (!reply.flag) return 0;
    return (await releaseAs(client, reply.data as ClaimAnswer)).flag ? 0 : 1;
  };
  await Promise.all(crowd.map(takeAndLeave));
  expect(await figuresOf(shop, deal)).toEqual([0, 0, 5]);
});

it('a claim that lapses while it is ordered is one or the other', async () => {
  const deal = await makeDeal(shop, { pieces: 20 });
  const crowd = await makeCrowd(shop, 20);
  const claims = await Promise.all(crowd.map(({ client }) => claimed(client, deal)));
  const quotes = await Promise.all(crowd.map((buyer, at) => buyer.quote(draftOf(deal, claims[at]!))));
  // The orders begin just before the deadline, and the sweeps just after it.
  await comeCloseTo(
    claims.map(({ deadline }) => deadline),
    crowd,
  );
  const ordering = { isOver: false };
  const sweeping = (async () => {
    while (!ordering.isOver) await lapseDueClaims(shop.services);
  })();
  const replies = await Promise.all(
    crowd.map((buyer, at) => buyer.orderAt(quotes[at]!.key, draftOf(deal, claims[at]!))),
  );
  ordering.isOver = true;
  await sweeping;
  expect(await shop.broken()).toEqual([]);
  shop.advance(5000);
  await lapseDueClaims(shop.services);
  const ordered = ok(replies).length;

  expect(await figuresOf(shop, deal)).toEqual([0, ordered, 20 - ordered]);
});

it('paying against closing at the deadline: each order is paid or its piece is back', async () => {
  const deal = await makeDeal(shop, { pieces: 12 });
  const crowd = await makeCrowd(shop, 12, { balanceFen: 20_000 });
  const orders: OrderRow[] = [];
  for (const buyer of crowd) orders.push(await orderOf(buyer, deal, await claimed(buyer.client, deal)));
  await comeCloseTo(
    orders.map(({ payBy }) => payBy),
    crowd,
  );
  const paying = Promise.all(crowd.map((buyer, at) => buyer.payByBalance(orders[at]!.id)));
  await closeUnpaidOrders(shop.services);
  const paid = ok(await paying).length;

  shop.advance(MINUTE_MS);
  await closeUnpaidOrders(shop.services);
  expect(await figuresOf(shop, deal)).toEqual([paid, 0, 12 - paid]);
});

it('the end of a day against the last orders: nothing is settled while a piece is held', async () => {
  const deal = await makeDeal(shop, { pieces: 6 });
  const crowd = await makeCrowd(shop, 6, { balanceFen: 20_000 });
  shop.advance(11 * 60 * MINUTE_MS + 58 * MINUTE_MS);
  for (const { client } of crowd) await signInAgain(shop, client);
  await aSecondLater(shop);
  const claims = await Promise.all(crowd.map(({ client }) => claimed(client, deal)));
  shop.advance(3 * MINUTE_MS);
  const buying = crowd.slice(0, 4).map(async (buyer, at) => {
    const order = await orderOf(buyer, deal, claims[at]!);
    return await buyer.payByBalance(order.id);
  });
  const leaving = crowd.slice(4).map(({ client }, at) => releaseAs(client, claims[4 + at]!));
  const ending = Array.from({ length: 10 }, () => endDeals(shop.services));
  await Promise.all([...buying, ...leaving, ...ending]);
  await endDeals(shop.services);
  expect(await figuresOf(shop, deal)).toEqual([4, 0, 0]);
});
