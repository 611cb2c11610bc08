import { HOUR_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invariants } from '../../apps/server/src/composition/invariants.ts';
import { windowSources } from '../../apps/server/src/composition/invariants/windows/windowSources.ts';
import type { Invariant } from '../../apps/server/src/platform/invariants/Invariant.ts';
import { runIntegrity } from '../../apps/server/src/platform/invariants/runIntegrity.ts';
import { checkBothWays } from '../support/checkBothWays.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { rechargeAs } from '../support/rechargeAs.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let userId: string;

/** Buyers with orders in several states, refunded ones too, and money that came in and went. */
beforeAll(async () => {
  shop = await startTestShop();
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  ({ userId } = await rechargeAs(shop, client, { amountFen: 20_000 }));
  await makeOrder(shop, client, { state: 'paid' });
  await makeAfterSale(shop, client);
  const other = createShopClient(shop, { roaming: true });
  await other.register();
  await makeOrder(shop, other, { state: 'sent' });
});
afterAll(() => shop.stop());

/** Users whom no pass comes by. */
const still = { ...windowSources.user, after: () => sql<{ id: string }>`select id from users where false` };

interface Wish {
  readonly rollMs?: number;
  readonly invariants?: readonly Invariant[];
  readonly sources?: typeof windowSources;
}

const run = (wish: Wish = {}) =>
  runIntegrity({
    db: shop.services.db,
    invariants,
    sources: windowSources,
    clock: shop.services.clock,
    rollMs: 60_000,
    ...wish,
  });
const brokenOf = (results: Awaited<ReturnType<typeof run>>) =>
  (results ?? []).filter(({ offending }) => offending.length > 0).map(({ number }) => number);
const read = async <T>(statement: ReturnType<typeof sql<T>>) => (await statement.execute(shop.services.db.read)).rows;
const write = (statement: ReturnType<typeof sql>) => shop.services.db.writeAlone(statement);

it('windows raise no false alarm, and keep what they have seen', async () => {
  expect((await checkBothWays(shop.services.db)).filter(({ offending }) => offending.length > 0)).toEqual([]);
  const results = await run();
  expect(brokenOf(results)).toEqual([]);
  expect(results).toHaveLength(invariants.length);
  const [last] = await read(sql<Record<string, unknown>>`select * from integrity_runs`);
  expect(last).toMatchObject({ broken: 0, was_given_up: false, ended_at: expect.any(Date), rolled: { user: 2 } });
  expect((last as { touched: { user: number; transfer: number } }).touched.user).toBe(2);
  expect(await read(sql`select distinct broken_since, offending from integrity_results`)).toEqual([
    { broken_since: null, offending: [] },
  ]);
  expect(
    await read(sql`select key, cursor, passed_at is not null as passed from integrity_windows order by key`),
  ).toEqual(['sku', 'transfer', 'user'].map((key) => ({ key, cursor: null, passed: true })));
});

it('what is broken is kept with its rows and looked at by every run until it holds', async () => {
  await write(sql`update recharges set bonus_fen = bonus_fen + 1 where user_id = ${userId}`);
  expect(brokenOf(await run())).toEqual([6]);
  const [kept] = await read(
    sql<{
      broken_since: Date;
      offending: unknown[];
    }>`select number, broken_since, offending from integrity_results where broken_since is not null`,
  );
  const row = expect.objectContaining({ cause_kind: 'rechargeBonus', moved: 500, prescribed: 501 }) as unknown;
  expect(kept).toMatchObject({ number: 6, offending: expect.arrayContaining([row]) as unknown });
  const texts = kept?.offending.map((one) => JSON.stringify(one)) ?? [];
  expect(texts, 'found as touched and by the pass, it is kept once').toHaveLength(new Set(texts).size);
  expect(
    await read(sql`select suspects @> array[${userId}::uuid] as suspected from integrity_windows where key = 'user'`),
  ).toEqual([{ suspected: true }]);
  // Nobody is touched and the pass stands still: the suspects are looked at all the same.
  const again = await run({ sources: { ...windowSources, user: { ...still, grows: {} } }, rollMs: 0 });
  expect(brokenOf(again)).toEqual([6]);
  const [unchanged] = await read(
    sql<{ broken_since: Date }>`select broken_since from integrity_results where broken_since is not null`,
  );
  expect(unchanged?.broken_since).toEqual(kept?.broken_since);
  await write(sql`update recharges set bonus_fen = bonus_fen - 1 where user_id = ${userId}`);
  expect(brokenOf(await run())).toEqual([]);
  expect(await read(sql`select suspects from integrity_windows where key = 'user'`)).toEqual([{ suspects: [] }]);
});

it('whoever has ordered since the last run is looked at, though no money has moved and no pass comes by', async () => {
  await run();
  const buyer = createShopClient(shop, { roaming: true });
  await buyer.register();
  const { id } = await makeOrder(shop, buyer);
  await write(sql`update orders set state = 'closed', closed_at = now() where id = ${id}`);
  const found = await run({ sources: { ...windowSources, user: still }, rollMs: 0 });
  // 18 is about the user's orders; 23 about the stock, which has windows of its own.
  expect(brokenOf(found)).toEqual([18, 23]);
  await write(sql`update orders set state = 'awaitingPayment', closed_at = null where id = ${id}`);
  expect(brokenOf(await run())).toEqual([]);
});

it('one run goes on at a time; one whose worker died is given up after two hours', async () => {
  await write(sql`insert into integrity_runs (id, began_at) values (gen_random_uuid(), ${shop.services.clock()})`);
  expect(await run()).toBeNull();
  shop.advance(2 * HOUR_MS + 1000);
  expect(brokenOf(await run({ invariants: [] }))).toEqual([]);
  expect(await read(sql`select count(*)::int as given_up from integrity_runs where was_given_up`)).toEqual([
    { given_up: 1 },
  ]);
});
