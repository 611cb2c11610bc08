import { errorCodes, type ReportFigures } from '@jiwu/contract';
import { businessDay, businessMonth, DAY_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepLedgerDays } from '../../apps/server/src/jobs/keepLedgerDays.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { makeBuyer, must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { playPayments } from '../support/playPayments.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

interface Report {
  readonly figures: ReportFigures;
  readonly hash: string;
  readonly closed: { note: string; hash: string } | null;
  readonly isEqual: boolean;
  readonly mayClose: boolean;
  readonly checks: { what: string; isGood: boolean }[];
}

let shop: TestShop;
let finance: StaffClient;
let first: string;
let second: string;

/** A day on which things are recharged, bought, sent back. */
async function playDay(): Promise<string> {
  const play = playPayments(shop);
  const buyer = await makeBuyer(shop, { balanceFen: 80_000 });
  await makeOrder(shop, buyer.client, { state: 'paid' });
  await makeOrder(shop, buyer.client, { state: 'completed' });
  await play.paidByCallback({ gateway: 'alipay', amountFen: 20_000 });
  return businessDay(shop.services.clock());
}
const nextMorning = (): void => {
  const midnight = new Date(`${businessDay(shop.services.clock())}T00:00:00+08:00`).getTime();
  shop.advance(midnight + DAY_MS + 20 * 60_000 - shop.services.clock().getTime());
};

beforeAll(async () => {
  shop = await startTestShop();
  first = await playDay();
  nextMorning();
  second = await playDay();
  nextMorning();
  finance = await signInStaff(shop, ['finance']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const load = async (period: string) => must<Report>(await finance.call('staffReportGet', { params: { period } }));
const close = (period: string, hash: string, note = '对账明天再核', headers?: Record<string, string>) =>
  finance.call('staffReportClose', { params: { period }, body: { hash, note }, ...(headers && { headers }) });

/** The same out of the transfers, by one plain statement. */
async function byHand(fromDay: string, toDay: string): Promise<ReportFigures['accounts']> {
  const { rows } = await sql<ReportFigures['accounts'][number]>`
    with sides as (
      select debit_account_id as id, -amount as moved, at from ledger_transfers where phase in ('posted', 'post')
      union all
      select credit_account_id, amount, at from ledger_transfers where phase in ('posted', 'post')
    ), dated as (
      select purpose, owner_id is null as is_house, currency, moved, (at at time zone 'Asia/Shanghai')::date as day
      from sides join ledger_accounts using (id)
    )
    select purpose, is_house as "isHouse", currency,
      coalesce(sum(moved) filter (where day < ${fromDay}::date), 0)::int8 as opening,
      coalesce(sum(moved) filter (where moved > 0 and day between ${fromDay}::date and ${toDay}::date), 0)::int8 as received,
      coalesce(-sum(moved) filter (where moved < 0 and day between ${fromDay}::date and ${toDay}::date), 0)::int8 as given,
      sum(moved)::int8 as closing
    from dated where day <= ${toDay}::date group by 1, 2, 3 order by purpose`.execute(shop.services.db.read);
  return rows;
}

it('a day’s report equals the ledger, account by account, before and after the day was written down', async () => {
  const before = await load(second);
  expect(before.figures.accounts).toEqual(await byHand(second, second));
  expect(before.mayClose).toBe(false);
  await keepLedgerDays(shop.services);
  const after = await load(second);
  expect(after.figures).toEqual(before.figures);
  expect(after.hash).toBe(before.hash);
  expect(after.mayClose).toBe(true);
  expect((await load(first)).figures.accounts).toEqual(await byHand(first, first));
  expect(after.figures.sums).toEqual([
    { currency: 'CNY', opening: 0, closing: 0 },
    { currency: 'INTEGRAL', opening: 0, closing: 0 },
  ]);
  // Gateways count by their own clock, which the shop's test does not move: both days' payments are of the first.
  const alipay = (await load(first)).figures.gateways.find(({ gateway }) => gateway === 'alipay');
  expect(alipay).toMatchObject({ captures: 2, capturedFen: 40_000 });
  const net = (purpose: string) => {
    const of = after.figures.accounts.find((account) => account.purpose === purpose);
    return (of?.received ?? 0) - (of?.given ?? 0);
  };
  expect(after.figures.income.salesFen).toBe(net('sales'));
  expect(after.figures.liabilities.balanceFen).toBe(
    after.figures.accounts.find(({ purpose }) => purpose === 'balance')?.closing,
  );
});

it('closed, it is frozen: later transfers do not move it, and the hash names what was read', async () => {
  await keepLedgerDays(shop.services);
  const { hash, figures } = await load(first);
  expect((await close(first, 'f'.repeat(64))).code).toBe(errorCodes.REPORT_CHANGED.code);
  expect((await close(first, hash, '')).code).toBe(errorCodes.REPORT_NOTE_MISSING.code);
  const headers = { 'idempotency-key': newId() };
  const answer = must(await close(first, hash, '账单明天核', headers));
  expect(must(await close(first, hash, '账单明天核', headers))).toEqual(answer);
  expect((await close(first, hash)).code).toBe(errorCodes.REPORT_CLOSED.code);
  await makeOrder(shop, (await makeBuyer(shop, { balanceFen: 30_000 })).client, { state: 'paid' });
  expect(await load(first)).toMatchObject({
    figures,
    hash,
    closed: { note: '账单明天核', hash },
    mayClose: false,
    isEqual: true,
  });
  for (const table of ['ledger_days', 'book_closings']) {
    const change = sql`delete from ${sql.table(table)}`;
    await expect(
      shop.owner.transact((tx) => change.execute(tx)),
      table,
    ).rejects.toThrow(`${table} is only added to`);
  }
});

it('a month is closed when its days are; a day that still runs is not', async () => {
  const today = businessDay(shop.services.clock());
  expect((await close(today, (await load(today)).hash)).code).toBe(errorCodes.REPORT_TOO_EARLY.code);
  const month = businessMonth(shop.services.clock());
  const running = await load(month);
  expect(running.figures.accounts.map(({ purpose }) => purpose)).toContain('sales');
  expect((await close(month, running.hash)).code).toBe(errorCodes.REPORT_TOO_EARLY.code);
  const list = must<{ days: { period: string; closed: unknown }[] }>(
    await finance.call('staffReportList', { query: `month=${first.slice(0, 7)}` }),
  );
  expect(list.days.find(({ period }) => period === first)?.closed).not.toBeNull();
});

it('is finance’s alone', async () => {
  const orders = await signInStaff(shop, ['orders']);
  expect((await orders.call('staffReportGet', { params: { period: first } })).status).toBe(404);
  expect((await createShopClient(shop).call('staffReportGet', { params: { period: first } })).status).toBe(401);
  expect((await finance.call('staffReportGet', { params: { period: '2026-13' } })).status).toBe(400);
});
