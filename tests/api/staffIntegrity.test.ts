import { errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invariants } from '../../apps/server/src/composition/invariants.ts';
import { windowSources } from '../../apps/server/src/composition/invariants/windows/windowSources.ts';
import type { Invariant } from '../../apps/server/src/platform/invariants/Invariant.ts';
import { runIntegrity } from '../../apps/server/src/platform/invariants/runIntegrity.ts';
import { raiseAlarm } from '../../apps/server/src/platform/telemetry/raiseAlarm.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { makeBuyer, must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

interface Integrity {
  readonly runs: { id: string; broken: number; ms: number }[];
  readonly results: {
    number: number;
    title: string;
    rows: number;
    brokenSince: string | null;
    offending: Record<string, unknown>[];
    brokenIn: string[];
  }[];
  readonly month: { runs: number; clean: number; broken: { title: string; runs: number }[] };
}

let shop: TestShop;
let finance: StaffClient;
let admin: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  const buyer = await makeBuyer(shop, { balanceFen: 50_000 });
  await makeOrder(shop, buyer.client, { state: 'paid' });
  [finance, admin] = await Promise.all([signInStaff(shop, ['finance']), signInStaff(shop, ['admin'])]);
});
afterAll(() => shop.stop());

const run = (some: readonly Invariant[] = invariants) =>
  runIntegrity({
    db: shop.services.db,
    invariants: some,
    sources: windowSources,
    clock: shop.services.clock,
    rollMs: 60_000,
  });
const load = async () => must<Integrity>(await finance.call('staffIntegrity'));

it('every invariant that is broken stands there, with its rows and since when, and is good again when it holds', async () => {
  await run();
  const good = await load();
  expect(good.results).toHaveLength(invariants.length);
  expect(good.results.filter(({ rows, brokenSince }) => rows > 0 || brokenSince)).toEqual([]);
  expect(good.runs[0]).toMatchObject({ broken: 0, ms: expect.any(Number) });

  shop.advance(60_000);
  const planted = invariants.map((one) => ({ ...one, query: sql`select ${one.title}::text as planted` }));
  await run(planted);
  const bad = await load();
  for (const { number, title } of invariants) {
    const result = bad.results.find((one) => one.number === number && one.title === title);
    expect(result, title).toMatchObject({ brokenSince: expect.any(String), offending: [{ planted: title }] });
    expect(result?.rows, title).toBeGreaterThan(0);
    expect(result?.brokenIn, title).toEqual([bad.runs[0]?.id]);
  }

  shop.advance(60_000);
  await run();
  const again = await load();
  expect(again.results.filter(({ brokenSince }) => brokenSince)).toEqual([]);
  expect(again.month).toMatchObject({ runs: 3, clean: 2 });
  expect(again.month.broken).toHaveLength(invariants.length);
});

it('one that is broken in truth shows the row', async () => {
  await shop.owner.writeAlone(
    sql`update orders set pay_fen = pay_fen + 1, goods_fen = goods_fen + 1, list_fen = list_fen + 1 where paid_at is not null`,
  );
  shop.advance(60_000);
  await run();
  const broken = (await load()).results.filter(({ brokenSince }) => brokenSince);
  expect(broken.map(({ number }) => number)).toContain(14);
  await shop.owner.writeAlone(
    sql`update orders set pay_fen = pay_fen - 1, goods_fen = goods_fen - 1, list_fen = list_fen - 1 where paid_at is not null`,
  );
  shop.advance(60_000);
  await run();
});

it('a run now is queued once, with an audit row', async () => {
  const queued = async () =>
    (
      await sql<{ count: number }>`
      select count(*) as count from graphile_worker.jobs where key = 'checkIntegrity:now'`.execute(
        shop.services.db.read,
      )
    ).rows[0]?.count;
  must(await finance.call('staffIntegrityRun'));
  must(await finance.call('staffIntegrityRun'));
  expect(await queued()).toBe(1);
});

it('alarms are kept, the same one once, until somebody has looked after it', async () => {
  const { log } = shop.services;
  for (let times = 0; times < 3; times += 1)
    raiseAlarm(log, 'payment.billDiffers', { gateway: 'wechat', day: '2026-11-01' });
  raiseAlarm(log, 'payment.billDiffers', { gateway: 'wechat', day: '2026-11-02' });
  const list = async (view = 'open') =>
    must<{ items: { id: string; event: string; times: number; facts: { day: string } }[] }>(
      await finance.call('staffAlarmList', { query: `view=${view}` }),
    ).items.filter(({ event }) => event === 'payment.billDiffers');
  await expect.poll(() => list(), { timeout: 10_000 }).toHaveLength(2);
  const first = (await list()).find(({ facts }) => facts.day === '2026-11-01');
  expect(first?.times).toBe(3);
  const acknowledge = (headers?: Record<string, string>) =>
    finance.call('staffAlarmAcknowledge', {
      params: { id: first?.id ?? '' },
      body: { note: '渠道更正了账单' },
      ...(headers && { headers }),
    });
  const headers = { 'idempotency-key': newId() };
  const answer = must(await acknowledge(headers));
  expect(must(await acknowledge(headers))).toEqual(answer);
  expect((await acknowledge()).code).toBe(errorCodes.ALARM_ACKNOWLEDGED.code);
  expect(await list()).toHaveLength(1);
  expect(await list('all')).toHaveLength(2);
  raiseAlarm(log, 'payment.billDiffers', { gateway: 'wechat', day: '2026-11-01' });
  await expect.poll(() => list(), { timeout: 10_000 }).toHaveLength(2);
});

it('jobs that failed are listed and done anew by an administrator', async () => {
  await shop.owner.writeAlone(sql`select graphile_worker.add_job('exportUserData', '{}'::json, job_key => 'broken')`);
  await shop.owner.writeAlone(sql`
    update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no such user' where key = 'broken'`);
  const list = async (view: string) =>
    must<{ items: { id: string; name: string; state: string; error: string | null }[] }>(
      await admin.call('staffJobList', { query: `view=${view}` }),
    ).items;
  const [dead] = await list('failed');
  expect(dead).toMatchObject({ name: 'exportUserData', state: 'dead', error: 'no such user' });
  const health = must<{ jobs: { dead: number }; standbys: unknown[]; backup: { databaseBytes: number } }>(
    await finance.call('staffIntegrityHealth'),
  );
  expect(health).toMatchObject({ jobs: { dead: 1 }, standbys: [] });
  expect(health.backup.databaseBytes).toBeGreaterThan(0);
  const retry = () => admin.call('staffJobRetry', { params: { id: dead?.id ?? '' } });
  must(await retry());
  expect(await list('failed')).toEqual([]);
  expect((await list('waiting')).map(({ id }) => id)).toContain(dead?.id);
  expect((await retry()).code).toBe(errorCodes.JOB_GONE.code);
});

it('is for finance and administrators, the jobs for these alone', async () => {
  const goods = await signInStaff(shop, ['goods']);
  for (const name of ['staffIntegrity', 'staffIntegrityHealth', 'staffAlarmList', 'staffJobList'] as const) {
    expect((await goods.call(name)).status, name).toBe(404);
    expect((await createShopClient(shop).call(name)).status, name).toBe(401);
    expect((await admin.call(name)).status, name).toBe(200);
  }
  expect((await finance.call('staffJobList')).status).toBe(404);
  expect((await finance.call('staffJobRetry', { params: { id: '1' } })).status).toBe(404);
});
