import { businessDay, DAY_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcileDay } from '../../apps/server/src/flows/payments/outside/reconcileDay.ts';
import { settleCapture } from '../../apps/server/src/flows/payments/outside/settleCapture.ts';
import { reconcile } from '../../apps/server/src/jobs/reconcile.ts';
import { playPayments } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
let day: string;
beforeAll(async () => {
  shop = await startTestShop();
  play = playPayments(shop);
  await play.faults({ drop: true, refundDelayMs: 0 });
});
beforeEach(() => {
  day = businessDay(new Date());
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

const differences = () =>
  shop.services.db.read
    .selectFrom('reconciliation_differences')
    .select(['gateway', 'kind', 'number', 'difference', 'theirs_fen', 'ours_fen', 'state'])
    .orderBy('number')
    .execute();

describe.each(['wechat', 'alipay'] as const)('the statement of %s', (gateway) => {
  it('finds a payment that no callback and no question found, and agrees with the books then', async () => {
    const known = await play.paidByCallback({ gateway });
    const lost = await play.startAndOpen({ gateway, amountFen: 5000 });
    await play.pay(lost);
    await known.client.call('walletRechargeRefund', { params: { id: known.rechargeId }, body: { amountFen: 10_000 } });
    await play.sendRefundsAfter();
    await expect
      .poll(async () => {
        await play.sendRefundsAfter(11_000);
        return (await play.refunds(known))[0]?.state;
      })
      .toBe('succeeded');

    expect(await reconcileDay(shop.services, { gateway, day })).toEqual([]);
    expect(await play.get(lost)).toMatchObject({ state: 'paid' });
    const row = await shop.services.db.read
      .selectFrom('reconciliations')
      .select(['captures', 'captured_fen', 'refunds', 'refunded_fen'])
      .where('gateway', '=', gateway)
      .executeTakeFirst();
    expect(row).toEqual({ captures: 2, captured_fen: 15_000, refunds: 1, refunded_fen: 10_000 });
  });
});

it('what only one side has is kept as a difference, and resolved by a run without it', async () => {
  const { services } = shop;
  // Only there: a trade under a number that we do not know.
  const foreignId = newId();
  const outTradeNo = foreignId.replaceAll('-', '');
  const expiresAt = new Date(Date.now() + 600_000);
  await services.gateways.wechat.openCode?.({ outTradeNo, amountFen: 700, title: '旧库', expiresAt, bucket: '5e' });
  await play.pay({ gateway: 'wechat', outTradeNo });
  // Only here: money that the gateway never had.
  const invented = await play.startAndOpen();
  const capture = {
    outTradeNo: invented.outTradeNo,
    transactionId: 'invented',
    amountFen: 10_000,
    paidAt: new Date(),
  };
  await settleCapture(services, { gateway: 'wechat', capture });

  const alarms = await play.alarms('payment.statementDiffers');
  await reconcileDay(services, { gateway: 'wechat', day });
  const found = { gateway: 'wechat', kind: 'capture', state: 'open' };
  expect(await differences()).toEqual(
    [
      { ...found, number: outTradeNo, difference: 'onlyThere', theirs_fen: 700, ours_fen: null },
      { ...found, number: invented.outTradeNo, difference: 'onlyHere', theirs_fen: null, ours_fen: 10_000 },
    ].toSorted((a, b) => (a.number < b.number ? -1 : 1)),
  );
  expect(await play.alarms('payment.statementDiffers')).toBe(alarms + 1);

  // The unknown number turns up here; its payable does not want it, so it goes back.
  const client = await play.newClient();
  const waiting = await play.start({ client });
  const { userId } = await play.get(waiting);
  await services.db.transact((tx) =>
    sql`
      insert into payments (user_id, id, payable_kind, payable_id, gateway, out_trade_no, title, amount_fen, state,
        created_at, expires_at, ask_at)
      values (${userId}, ${foreignId}, 'recharge', ${newId()}, 'wechat', ${outTradeNo}, '旧库', 700, 'created',
        now(), now() + interval '1 hour', now() + interval '1 hour')`.execute(tx),
  );
  await reconcileDay(services, { gateway: 'wechat', day });
  expect((await differences()).map(({ number, state }) => [number, state])).toEqual(
    [
      [outTradeNo, 'resolved'],
      [invented.outTradeNo, 'open'],
    ].toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
  expect(await play.get({ outTradeNo })).toMatchObject({ state: 'paid', isSurplus: true });
});

describe('around midnight', () => {
  /** Paid here on one day, standing in the gateway's statement of the next; or the other way round. */
  const countTo = async (paymentId: string, at: Date): Promise<void> => {
    await shop.services.db.transact((tx) =>
      sql`update payments set paid_at = ${at} where id = ${paymentId}`.execute(tx),
    );
  };

  it.each(['before', 'after'] as const)('a line that we count to the day %s is no lasting difference', async (side) => {
    const known = await play.paidByCallback();
    const ourDay = dayAt(side === 'before' ? -1 : 1);
    await countTo(known.paymentId, noonOf(ourDay));
    const numbers = async () =>
      (await differences()).filter(({ number, state }) => number === known.outTradeNo && state === 'open');
    await reconcileDay(shop.services, { gateway: 'wechat', day: ourDay });
    if (side === 'before') expect(await numbers()).toMatchObject([{ difference: 'onlyHere' }]);
    await reconcileDay(shop.services, { gateway: 'wechat', day });
    await reconcileDay(shop.services, { gateway: 'wechat', day: ourDay });
    expect(await numbers()).toEqual([]);
    await countTo(known.paymentId, new Date());
  });
});

it('a statement of Alipay that does not exist is waited for while we have something of that day', async () => {
  const own = dayAt(-1);
  const known = await play.paidByCallback({ gateway: 'alipay' });
  const move = (at: Date) =>
    shop.services.db.transact((tx) =>
      sql`update payments set paid_at = ${at} where id = ${known.paymentId}`.execute(tx),
    );
  await move(noonOf(own));
  await expect(reconcileDay(shop.services, { gateway: 'alipay', day: own })).rejects.toMatchObject({
    kind: 'unknown',
    code: 'STATEMENT_NOT_READY',
  });
  expect(await comparedDays('alipay')).not.toContain(own);
  // Days later it will not come any more.
  const old = dayAt(-5);
  await move(noonOf(old));
  expect(await reconcileDay(shop.services, { gateway: 'alipay', day: old })).toMatchObject([
    { difference: 'onlyHere' },
  ]);
  expect(await reconcileDay(shop.services, { gateway: 'alipay', day: dayAt(-6) })).toEqual([]);
  await move(new Date());
});

describe('the daily comparison', () => {
  /** From here on this file's shop lives in days to come. */
  const goTo = (at: Date): void => shop.advance(at.getTime() - shop.services.clock().getTime());

  it('begins at half past ten and makes up for every day of the last week', async () => {
    await forgetComparisons();
    goTo(new Date(`${dayAt(4)}T10:29:00+08:00`));
    await reconcile(shop.services);
    const early = [-4, -3, -2, -1, 0, 1, 2].map(dayAt);
    for (const gateway of ['wechat', 'alipay']) expect(await comparedDays(gateway)).toEqual(early);
    goTo(new Date(`${dayAt(4)}T10:31:00+08:00`));
    await reconcile(shop.services);
    for (const gateway of ['wechat', 'alipay']) expect(await comparedDays(gateway)).toEqual([...early, dayAt(3)]);
  });

  it('goes on with the other days when one fails, and comes back to it', async () => {
    await forgetComparisons();
    // Alipay has no statement for a day on which we have a payment.
    const known = await play.paidByCallback({ gateway: 'alipay' });
    await shop.services.db.transact((tx) =>
      sql`update payments set paid_at = ${noonOf(dayAt(2))} where id = ${known.paymentId}`.execute(tx),
    );
    await reconcile(shop.services);
    expect(await comparedDays('alipay')).toEqual([-3, -2, -1, 0, 1, 3].map(dayAt));
    expect(await comparedDays('wechat')).toEqual([-3, -2, -1, 0, 1, 2, 3].map(dayAt));
    await shop.services.db.transact((tx) =>
      sql`update payments set paid_at = ${new Date()} where id = ${known.paymentId}`.execute(tx),
    );
    await reconcile(shop.services);
    expect(await comparedDays('alipay')).toContain(dayAt(2));
  });

  it('looks at a day that differs again, once a day', async () => {
    const comparedAt = async (): Promise<number> => {
      const { rows } = await sql<{ compared_at: Date }>`
        select compared_at from reconciliations where gateway = 'wechat' and day = ${day}`.execute(
        shop.services.db.read,
      );
      return rows[0]?.compared_at.getTime() ?? 0;
    };
    const first = await comparedAt();
    expect((await differences()).some(({ state }) => state === 'open')).toBe(true);
    await reconcile(shop.services);
    expect(await comparedAt()).toBe(first);
    goTo(new Date(`${dayAt(5)}T10:31:00+08:00`));
    await reconcile(shop.services);
    expect(await comparedAt()).toBeGreaterThan(first);
  });
});

const dayAt = (shift: number): string => businessDay(new Date(noonOf(day).getTime() + shift * DAY_MS));

function noonOf(ofDay: string): Date {
  return new Date(`${ofDay}T12:00:00+08:00`);
}

async function comparedDays(gateway: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from reconciliations where gateway = ${gateway} order by day`.execute(
    shop.services.db.read,
  );
  return rows.map((row) => row.day);
}

async function forgetComparisons(): Promise<void> {
  await shop.owner.transact((tx) =>
    sql`truncate reconciliations, statement_lines, reconciliation_differences cascade`.execute(tx),
  );
}
