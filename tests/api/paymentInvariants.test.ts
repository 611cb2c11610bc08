import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playPayments, type Waiting } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
let paid: Waiting;
beforeEach(async () => {
  shop = await startTestShop();
  play = playPayments(shop);
  await play.faults({ drop: true, refundDelayMs: 0 });
  paid = await play.paidByCallback();
  expect(await shop.broken()).toEqual([]);
});
afterEach(() => shop.stop());

/** Constraints, keys and triggers forbid all of this; the invariants must see it all the same. */
async function breakBy(...statements: ReturnType<typeof sql>[]): Promise<number[]> {
  await shop.owner.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await statement.execute(tx);
  });
  return (await shop.broken()).map(({ number }) => number);
}

/** Another row like that of the payment. */
const copy = (changes: { state?: string; surplus?: boolean; transaction?: string; number?: string } = {}) => sql`
  insert into payments (user_id, id, payable_kind, payable_id, gateway, out_trade_no, title, amount_fen, state,
    transaction_id, created_at, expires_at, paid_at, is_surplus)
  select user_id, gen_random_uuid(), payable_kind, payable_id, gateway, ${changes.number ?? 'copy000001'}, title, amount_fen,
    ${changes.state ?? 'paid'}, ${changes.transaction ?? 'another'}, created_at, expires_at, paid_at, ${changes.surplus ?? false}
  from payments where id = ${paid.paymentId}`;

async function refunded(): Promise<Waiting> {
  await paid.client.call('walletRechargeRefund', { params: { id: paid.rechargeId }, body: { amountFen: 10_000 } });
  await expect
    .poll(async () => {
      await play.sendRefundsAfter(61_000);
      return (await play.refunds(paid))[0]?.state;
    })
    .toBe('succeeded');
  expect(await shop.broken()).toEqual([]);
  return paid;
}

it('7 reports a trade number of two payments', async () => {
  const numbers = await breakBy(
    sql`alter table payments drop constraint payments_out_trade_no_key`,
    copy({ surplus: true, number: paid.outTradeNo }),
  );
  expect(numbers).toContain(7);
});

it('7 reports a transaction of two payments', async () => {
  const { transactionId } = await play.get(paid);
  const numbers = await breakBy(
    sql`alter table payments drop constraint payments_gateway_transaction_id_key`,
    copy({ surplus: true, transaction: transactionId ?? '' }),
  );
  expect(numbers).toContain(7);
});

it('8 reports a payable that was paid for twice', async () => {
  expect(await breakBy(sql`drop index payments_one_counts`, copy())).toContain(8);
});

it('8 reports a surplus that nobody sends back', async () => {
  expect(await breakBy(copy({ surplus: true }))).toContain(8);
});

it('8 reports a surplus whose refund has failed', async () => {
  const surplus = copy({ surplus: true, number: 'copy000002' });
  const refund = (state: 'failed' | 'requested') => {
    const hasFailed = state === 'failed';
    return sql`
      insert into payment_refunds (user_id, id, payment_id, cause_kind, cause_id, out_refund_no, amount_fen, reason, state,
        failure, requested_at, finished_at, ask_at)
      select user_id, gen_random_uuid(), id, 'surplus', id, ${`R0000${state}`}, amount_fen, 'back', ${state},
        ${hasFailed ? 'CLOSED' : null}, now(), ${hasFailed ? new Date() : null}::timestamptz,
        ${hasFailed ? null : new Date()}::timestamptz
      from payments where out_trade_no = 'copy000002'`;
  };
  const kept = async () =>
    (await shop.broken()).flatMap(({ number, offending }) =>
      number === 8 ? offending.map((row) => (row as { what: string }).what) : [],
    );
  await breakBy(surplus, refund('failed'));
  expect(await kept()).toContain('surplus kept');
  await breakBy(refund('requested'));
  expect(await kept()).not.toContain('surplus kept');
});

it('53 reports a refund that is under way for more than three days', async () => {
  await paid.client.call('walletRechargeRefund', { params: { id: paid.rechargeId }, body: { amountFen: 10_000 } });
  const move = (hours: number) => sql`
    update payment_refunds set requested_at = now() - make_interval(hours => ${hours})`;
  expect(await breakBy(move(71))).toEqual([]);
  expect(await breakBy(move(73))).toEqual([53]);
});

it('8 reports money that stays in clearing', async () => {
  const numbers = await breakBy(sql`
    update ledger_balances set balance = balance + 1
    where account_id = (select id from ledger_accounts where owner_id is null and purpose = 'clearing')
      and stripe = (select min(stripe) from ledger_balances join ledger_accounts on id = account_id
        where owner_id is null and purpose = 'clearing')`);
  expect(numbers).toContain(8);
});

it('9 reports a callback that was stored twice', async () => {
  const numbers = await breakBy(
    sql`alter table payment_notifications drop constraint payment_notifications_pkey`,
    sql`insert into payment_notifications select * from payment_notifications`,
  );
  expect(numbers).toEqual([9]);
});

it('9 reports a payment that lags its callback', async () => {
  const waiting = await play.startAndOpen();
  const numbers = await breakBy(sql`
    insert into payment_notifications values ('wechat', 'lag', 'capture', ${waiting.outTradeNo}, 'applied', now())`);
  expect(numbers).toEqual([9]);
});

it('9 reports a refund that lags its callback', async () => {
  await paid.client.call('walletRechargeRefund', { params: { id: paid.rechargeId }, body: { amountFen: 10_000 } });
  const [refund] = await play.refunds(paid);
  const numbers = await breakBy(sql`
    insert into payment_notifications values ('wechat', 'lag', 'refund', ${refund?.out_refund_no}, 'applied', now())`);
  expect(numbers).toEqual([9]);
});

it('10 reports a payment of which nobody knows anything long after its end', async () => {
  const waiting = await play.startAndOpen();
  const move = (seconds: number) => sql`
    update payments set expires_at = now() - make_interval(secs => ${seconds}) where id = ${waiting.paymentId}`;
  expect(await breakBy(move(110))).toEqual([]);
  expect(await breakBy(move(130))).toEqual([10]);
});

it('11 reports more refunded than was paid, and a refund of what was not paid', async () => {
  await paid.client.call('walletRechargeRefund', { params: { id: paid.rechargeId }, body: { amountFen: 10_000 } });
  expect(await breakBy(sql`update payment_refunds set amount_fen = amount_fen + 1`)).toContain(11);
  const numbers = await breakBy(
    sql`update payment_refunds set amount_fen = amount_fen - 1`,
    sql`update payments set state = 'awaiting', paid_at = null, transaction_id = null, ask_at = now()
      where id = ${paid.paymentId}`,
  );
  expect(numbers).toContain(11);
});

it('12 reports a refund without its transfer, and a transfer without its refund', async () => {
  await refunded();
  const forget = await breakBy(
    sql`update ledger_transfers set cause_kind = 'elsewhere' where cause_kind = 'gatewayRefund'`,
  );
  expect(forget).toContain(12);
  const other = await breakBy(
    sql`update ledger_transfers set cause_kind = 'gatewayRefund', amount = amount - 1 where cause_kind = 'elsewhere'`,
  );
  expect(other).toContain(12);
});

it('13 reports a gateway account that is not captures less refunds', async () => {
  await refunded();
  const numbers = await breakBy(sql`
    update ledger_balances set balance = balance - 1
    where (account_id, stripe) = (
      select account_id, stripe from ledger_balances join ledger_accounts on id = account_id
      where owner_id is null and purpose = 'gatewayWechat' limit 1)`);
  expect(numbers).toContain(13);
});
