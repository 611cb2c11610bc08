import { businessDay, DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { reconcileDay } from '../../apps/server/src/flows/payments/outside/reconcileDay.ts';
import type { ShopServices } from '../../apps/server/src/flows/ShopServices.ts';
import { countWatched } from '../../apps/server/src/jobs/countWatched.ts';
import { reconcile } from '../../apps/server/src/jobs/reconcile.ts';
import { beginRun, RunLostError } from '../../apps/server/src/modules/money/payments/index.ts';
import type { Statement, StatementLine } from '../../apps/server/src/platform/gateways/Gateway.ts';
import { GatewayError } from '../../apps/server/src/platform/gateways/GatewayError.ts';
import { playPayments, type Waiting } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
let paid: Waiting;
const day = businessDay(new Date());
beforeAll(async () => {
  shop = await startTestShop();
  play = playPayments(shop);
  await play.faults({ drop: true });
  paid = await play.paidByCallback();
});
beforeEach(async () => {
  await shop.owner.transact((tx) =>
    sql`truncate reconciliations, reconciliation_runs, statement_lines, reconciliation_differences cascade`.execute(tx),
  );
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

/** The shop, with a gateway that issues this statement. */
function issuing(statement: (day: string) => Promise<Statement | null>): ShopServices {
  const { gateways } = shop.services;
  return { ...shop.services, gateways: { ...gateways, wechat: { ...gateways.wechat, statement } } };
}
const lineOf = (outTradeNo: string, amountFen: number): StatementLine => ({
  kind: 'capture',
  outTradeNo,
  outRefundNo: null,
  transactionId: `T${outTradeNo}`,
  amountFen,
  at: new Date(),
});
const own = () => lineOf(paid.outTradeNo, 10_000);
const count = async (table: 'statement_lines' | 'reconciliations') => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    shop.services.db.read,
  );
  return rows[0]?.count;
};
const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${shop.apiUrl}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')[1] ?? Number.NaN,
  );
};

it('a number that stands twice in a statement was charged twice', async () => {
  const services = issuing(() => Promise.resolve([own(), own()]));
  expect(await reconcileDay(services, { gateway: 'wechat', day })).toEqual([
    { kind: 'capture', number: paid.outTradeNo, difference: 'amount', theirsFen: 20_000, oursFen: 10_000 },
  ]);
});

it('many pages agree, and what does not is found wherever it stands', async () => {
  const foreign = Array.from({ length: 11_000 }, (_, index) => `X${String(index).padStart(6, '0')}`);
  async function* statement(): AsyncGenerator<StatementLine> {
    for (const number of foreign) yield lineOf(number, 1);
    yield await Promise.resolve(own());
  }
  const first = await reconcileDay(
    issuing(() => Promise.resolve(statement())),
    { gateway: 'wechat', day },
  );
  expect(first?.slice(0, 2)).toMatchObject([
    { number: 'X000000', difference: 'onlyThere' },
    { number: 'X000001', difference: 'onlyThere' },
  ]);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from reconciliation_differences where difference = 'onlyThere' and state = 'open'`.execute(
    shop.services.db.read,
  );
  expect(rows[0]?.count).toBe(11_000);
  // The next statement does not have them: all are resolved, and only its own lines are kept.
  expect(
    await reconcileDay(
      issuing(() => Promise.resolve([own()])),
      { gateway: 'wechat', day },
    ),
  ).toEqual([]);
  expect(await count('statement_lines')).toBe(1);
});

it('a failure is told when it begins and once a day, and leaves nothing behind', async () => {
  const alarms = await play.alarms('payment.reconciliationFailed');
  async function* broken(): AsyncGenerator<StatementLine> {
    for (let line = 0; line < 6000; line += 1) yield lineOf(`Y${line}`, 1);
    await Promise.reject(new GatewayError('unknown', 'BAD_REPLY'));
  }
  const services = issuing(() => Promise.resolve(broken()));
  const compare = () => reconcileDay(services, { gateway: 'wechat', day }).catch((error: unknown) => error);
  for (let round = 0; round < 3; round += 1) expect(await compare()).toMatchObject({ code: 'BAD_REPLY' });
  expect(await play.alarms('payment.reconciliationFailed')).toBe(alarms + 1);
  expect([await count('statement_lines'), await count('reconciliations')]).toEqual([0, 0]);
  await countWatched(shop.services);
  expect(await metric('reconciliation_days_failing{gateway="wechat"}')).toBe(1);

  shop.advance(DAY_MS);
  expect(await compare()).toMatchObject({ code: 'BAD_REPLY' });
  expect(await play.alarms('payment.reconciliationFailed')).toBe(alarms + 2);
  await reconcileDay(
    issuing(() => Promise.resolve([own()])),
    { gateway: 'wechat', day },
  );
  await countWatched(shop.services);
  expect(await metric('reconciliation_days_failing{gateway="wechat"}')).toBe(0);
});

it('a worker at a time; one that died is followed after a quarter of an hour, and finds the day another’s', async () => {
  const { db, clock } = shop.services;
  let release = (): void => {};
  let isReading = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const reading = new Promise<void>((resolve) => (isReading = resolve));
  async function* slow(): AsyncGenerator<StatementLine> {
    yield own();
    isReading();
    await held;
  }
  const first = reconcileDay(
    issuing(() => Promise.resolve(slow())),
    { gateway: 'wechat', day },
  ).catch((error: unknown) => error);
  await reading;
  const again = () =>
    reconcileDay(
      issuing(() => Promise.resolve([own()])),
      { gateway: 'wechat', day },
    );
  expect(await again()).toBeNull();
  shop.advance(14 * MINUTE_MS);
  expect(await again()).toBeNull();
  shop.advance(2 * MINUTE_MS);
  expect(await again()).toEqual([]);
  release();
  expect(await first).toBeInstanceOf(RunLostError);
  expect([await count('statement_lines'), await count('reconciliations')]).toEqual([1, 1]);
  expect(await db.transact((tx) => beginRun(tx, { gateway: 'wechat', day, now: clock() }))).not.toBeNull();
});

it('a day that was missed long ago is still compared, while there is a bill to be had', async () => {
  const paidOn = async (at: Date) => {
    await shop.services.db.transact((tx) =>
      sql`update payments set paid_at = ${at} where id = ${paid.paymentId}`.execute(tx),
    );
  };
  const before = (days: number) => new Date(shop.services.clock().getTime() - days * DAY_MS);
  await paidOn(before(60));
  const asked: string[] = [];
  const services = issuing((of) => {
    asked.push(of);
    return Promise.resolve([]);
  });
  await countWatched(services);
  expect(await metric('reconciliation_days_due{gateway="wechat"}')).toBeGreaterThanOrEqual(59);
  await reconcile(services);
  expect(asked).toContain(businessDay(before(60)));
  expect(asked.length).toBeGreaterThanOrEqual(59);
  await countWatched(services);
  expect(await metric('reconciliation_days_due{gateway="wechat"}')).toBe(0);
  // Nothing is older than the bills that gateways keep.
  await shop.owner.transact((tx) => sql`truncate reconciliations cascade`.execute(tx));
  await paidOn(before(200));
  asked.length = 0;
  await reconcile(services);
  expect(asked.length).toBe(90);
  await paidOn(new Date());
});
