import { errorCodes, type OrderRow } from '@jiwu/contract';
import { MINUTE_MS, newId } from '@jiwu/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropPrice } from '../../apps/server/src/flows/openBox/dropPrice.ts';
import { withdrawUnit } from '../../apps/server/src/flows/openBox/withdrawUnit.ts';
import { closeUnpaidOrders } from '../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { dropDuePrices } from '../../apps/server/src/jobs/dropDuePrices.ts';
import { lapseDueClaims } from '../../apps/server/src/jobs/lapseDueClaims.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import type { Reply } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import {
  buyUnit,
  giveUp,
  letItBeNine,
  liveOf,
  lockAs,
  type LockAnswer,
  locked,
  makeUnit,
  TERMS,
  unitOrder,
  versionOf,
} from '../support/makeUnit.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/** The issue wants 200 buyers, 20 times: `OPEN_BOX_BUYERS=200 OPEN_BOX_ROUNDS=20`. */
const BUYERS = Number(process.env['OPEN_BOX_BUYERS'] ?? 50);
const ROUNDS = Number(process.env['OPEN_BOX_ROUNDS'] ?? 2);

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  letItBeNine(shop);
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  expect(await countDeadlocks(shop)).toBe(0);
  await shop.stop();
});

const ok = (replies: readonly Reply[]) => replies.filter(({ flag }) => flag);
const codes = (replies: readonly Reply[]) => new Set(replies.filter(({ flag }) => !flag).map(({ code }) => code));

it(`one unit × ${BUYERS} buyers: one lock, the others are refused cleanly`, async () => {
  const crowd = await makeCrowd(shop, BUYERS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const unit = await makeUnit(shop);
    const replies = await Promise.all(crowd.map(({ client }) => lockAs(client, unit)));
    expect(ok(replies)).toHaveLength(1);
    expect([...codes(replies)]).toEqual([errorCodes.UNIT_LOCKED.code]);
    const winner = crowd[replies.findIndex(({ flag }) => flag)]!;
    must(await giveUp(winner.client, must<LockAnswer>(ok(replies)[0]!)));
    expect(await shop.broken()).toEqual([]);
  }
}, 600_000);

it('one user at ten units at once holds two', async () => {
  const units = [];
  for (let made = 0; made < 10; made += 1) units.push(await makeUnit(shop));
  const [buyer] = (await makeCrowd(shop, 1)) as [Buyer];
  const replies = await Promise.all(units.map((unit) => lockAs(buyer.client, unit)));
  expect(ok(replies)).toHaveLength(2);
  expect([...codes(replies)]).toEqual([errorCodes.UNIT_LOCK_LIMIT.code]);
});

it('one request 20 times at once is one lock and 20 equal answers', async () => {
  const unit = await makeUnit(shop);
  const [buyer] = (await makeCrowd(shop, 1)) as [Buyer];
  const key = newId();
  const replies = await Promise.all(Array.from({ length: 20 }, () => lockAs(buyer.client, unit, key)));
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
});

it('locking against giving up, again and again: the unit is held by one', async () => {
  const unit = await makeUnit(shop);
  const crowd = await makeCrowd(shop, 20);
  const takeAndLeave = async ({ client }: Buyer): Promise<void> => {
    for (let tries = 0; tries < 3; tries += 1) {
      const reply = await lockAs(client, unit);
      if (reply.flag) must(await giveUp(client, reply.data as LockAnswer));
    }
  };
  await Promise.all(crowd.map(takeAndLeave));
  expect(await liveOf(shop, unit)).toMatchObject({ state: 'listed', lockedUntil: null });
});

it('paying against closing at the deadline: the order is paid, or the unit is back', async () => {
  const crowd = await makeCrowd(shop, 6, { balanceFen: 20_000 });
  const units = [];
  const orders: OrderRow[] = [];
  for (const buyer of crowd) {
    const unit = await makeUnit(shop);
    units.push(unit);
    orders.push(await unitOrder(buyer, unit, await locked(buyer.client, unit)));
  }
  const latest = Math.max(...orders.map(({ payBy }) => Date.parse(payBy)));
  shop.advance(latest - shop.services.clock().getTime() - 300);
  for (const { client } of crowd) await signInAgain(shop, client);
  const paying = Promise.all(crowd.map((buyer, at) => buyer.payByBalance(orders[at]!.id)));
  for (let sweeps = 0; sweeps < 5; sweeps += 1) await closeUnpaidOrders(shop.services);
  const replies = await paying;
  shop.advance(MINUTE_MS);
  await closeUnpaidOrders(shop.services);
  for (const [at, unit] of units.entries()) {
    expect((await liveOf(shop, unit)).state).toBe(replies[at]!.flag ? 'sold' : 'listed');
  }
});

it('a drop, a lock, a lapse and a withdrawal at the same moment: one after another, and none is torn', async () => {
  const crowd = await makeCrowd(shop, 8);
  for (let round = 0; round < 4; round += 1) {
    const unit = await makeUnit(shop, { terms: { ...TERMS, everyDays: 1 } });
    const first = await locked(crowd[0]!.client, unit);
    shop.advance(25 * 60 * MINUTE_MS);
    for (const { client } of crowd) await signInAgain(shop, client);
    const { db, clock } = shop.services;
    const { version } = await versionOf(shop, unit.id);
    const withdraw = db
      .transact((tx) => withdrawUnit(tx, { staffId: unit.staffId, id: unit.id, version, reason: '补拍', now: clock() }))
      .catch(() => null);
    const [, , ...replies] = await Promise.all([
      lapseDueClaims(shop.services),
      withdraw,
      ...crowd.slice(1).map(({ client }) => lockAs(client, unit)),
      ...Array.from({ length: 4 }, () => db.transact((tx) => dropPrice(tx, { id: unit.id, now: clock() }))),
      dropDuePrices(shop.services),
    ]);
    const granted = ok(replies.filter((reply): reply is Reply => typeof reply === 'object' && reply !== null));
    expect(granted.length).toBeLessThanOrEqual(1);
    for (const reply of granted) expect((reply.data as LockAnswer).priceFen).toBe(16_400);
    expect(first.priceFen).toBe(16_900);
    expect(await shop.broken()).toEqual([]);
    for (const { client } of crowd) {
      const { locks } = must<{ locks: LockAnswer[] }>(await client.call('openBoxMine'));
      for (const lock of locks) must(await giveUp(client, lock));
    }
  }
});

it('two buyers and one unit that is paid twice over: sold once', async () => {
  const unit = await makeUnit(shop);
  const crowd = await makeCrowd(shop, 6, { balanceFen: 20_000 });
  const tries = await Promise.allSettled(crowd.map((buyer) => buyUnit(buyer, unit)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await liveOf(shop, unit)).toMatchObject({ state: 'sold' });
});
