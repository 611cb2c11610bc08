import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { ageRecharge, leave, payoutsOf } from '../support/leave.ts';
import { must } from '../support/makeBuyer.ts';
import { playPayments } from '../support/playPayments.ts';
import { rechargeAs } from '../support/rechargeAs.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let userId: string;
let open: string;
/** Someone who has not left. */
let stays: string;

/** A leaver with a payout on its way by the gateway and one that finance has to pay, and one whom finance has paid. */
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: '9999999' });
  const play = playPayments(shop);
  await play.faults({ drop: true, refundDelayMs: 0 });
  const leaveWith = async (gatewayFen: number, bankFen: number): Promise<string> => {
    const client = await play.newClient();
    if (gatewayFen > 0) await play.paidByCallback({ client, amountFen: gatewayFen });
    const { rechargeId } = await rechargeAs(shop, client, { amountFen: bankFen });
    await ageRecharge(shop, rechargeId, 400);
    const left = userIdOf(client);
    must(await leave(shop, client));
    return left;
  };
  stays = userIdOf(await play.newClient());
  userId = await leaveWith(10_000, 5000);
  open = (await payoutsOf(shop, userId)).find(({ way }) => way === 'bank')?.id ?? '';
  const paid = await leaveWith(0, 7000);
  const finance = await signInStaff(shop, ['finance']);
  const [payout] = await payoutsOf(shop, paid);
  const body = { proof: `ICBC-${newId()}`, note: '已转账' };
  must(await finance.call('staffClosingSettle', { params: { id: payout?.id ?? '' }, body }));
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const numbers = async (...statements: Statement[]) => [
  ...new Set((await breakTables(shop, statements)).map(({ number }) => number)),
];

it('6 and 91 report a payout of another sum than was set aside, and one without its transfers', async () => {
  expect(await numbers(sql`update closing_payouts set amount_fen = amount_fen + 1 where id = ${open}`)).toEqual([
    6, 91,
  ]);
  expect(
    await numbers(sql`
      insert into closing_payouts (user_id, id, way, state, amount_fen, closed_at, ended_at, proof)
      values (${stays}, gen_random_uuid(), 'bank', 'done', 100, now(), now(), 'ICBC-000001')`),
  ).toEqual(expect.arrayContaining([6, 93]));
});

it('6 and 91 report a payout that is called paid and is not, and money that was paid for none', async () => {
  const paid = sql`update closing_payouts set state = 'done', ended_at = now(), proof = 'ICBC-000001' where id = ${open}`;
  expect(await numbers(paid)).toEqual(expect.arrayContaining([6, 91]));
  expect(await numbers(sql`delete from closing_payouts where state = 'done'`)).toContain(6);
});

it('91 reports a waiting account that the payouts do not explain', async () => {
  const changed = await numbers(sql`
    update ledger_balances set balance = balance + 1 where (account_id, stripe) in (
      select account_id, stripe from ledger_balances
      join ledger_accounts on id = account_id and purpose = 'closingPayouts' limit 1)`);
  expect(changed).toContain(91);
});

it('92 reports a payout by a gateway without its refund, or of another state', async () => {
  expect(await numbers(sql`delete from payment_refunds where cause_kind = 'closing'`)).toEqual([92]);
  expect(
    await numbers(sql`update payment_refunds set amount_fen = amount_fen - 1 where cause_kind = 'closing'`),
  ).toEqual([92]);
});

it('93 reports a payout of an account that is open, or that has something left', async () => {
  expect(
    await numbers(
      sql`update users set state = 'active', closed_at = null, phone_number = '13900000001' where id = ${userId}`,
    ),
  ).toContain(93);
  const left = sql`
    update ledger_balances set balance = balance + 1 where account_id in (
      select id from ledger_accounts where owner_id = ${userId} and purpose = 'balance')`;
  expect(await numbers(left)).toContain(93);
});

it('94 reports a payout of finance without an account to pay to, and an account without a payout', async () => {
  expect(await numbers(sql`delete from closing_accounts`)).toEqual([94]);
  const all = sql`
    update closing_payouts set state = 'done', ended_at = now(), proof = case way when 'bank' then 'ICBC-000001' end
    where user_id = ${userId}`;
  expect(await numbers(all)).toContain(94);
});
