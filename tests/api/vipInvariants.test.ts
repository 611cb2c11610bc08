import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { type Buyer, makeBuyer, must, PAYMENT_PASSWORD } from '../support/makeBuyer.ts';
import { makeVip, makeVipPurchase } from '../support/makeVip.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let vip: Buyer;
/** Of the same user: paid at WeChat; paid from the balance and back there. */
let paidId: string;
let refundedId: string;

beforeAll(async () => {
  shop = await startTestShop();
  vip = await makeBuyer(shop, { balanceFen: 10_000 });
  ({ id: paidId } = await makeVip(shop, vip.client, { plan: 'quarter' }));
  ({ id: refundedId } = await makeVipPurchase(vip.client));
  const params = { id: refundedId };
  must(await vip.client.call('vipPurchasePayBalance', { params, body: { password: PAYMENT_PASSWORD } }));
  must(await vip.client.call('userUpdateDailyVipon'));
  const staff = await signInStaff(shop, ['finance']);
  must(await staff.call('staffVipRefund', { params, body: { note: '测试' } }));
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** The numbers of the invariants that see it. */
async function reported(statements: readonly Statement[], without?: Readonly<Record<string, string>>) {
  const numbers = (await breakTables(shop, statements, without)).map(({ number }) => number);
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

it('6 reports income and refunds that are missing, too many or of another amount', async () => {
  expect(await reported([sql`delete from ledger_transfers where cause_kind = 'vip'`])).toContain(6);
  expect(await reported([sql`delete from ledger_transfers where cause_kind = 'vipRefund'`])).toContain(6);
  const more = sql`update ledger_transfers set amount = amount + 1 where cause_kind = 'vip'`;
  expect(await reported([more])).toContain(6);
  const strange = sql`update ledger_transfers set cause_id = ${newId()} where cause_kind = 'vipRefund'`;
  expect(await reported([strange])).toContain(6);
  // It went to somebody else.
  const other = await makeBuyer(shop, { balanceFen: 10_000 });
  const away = sql`
    update ledger_transfers set credit_account_id = (
      select id from ledger_accounts where owner_id = ${other.userId} and purpose = 'balance')
    where cause_kind = 'vipRefund'`;
  expect(await reported([away])).toContain(6);
});

it('8 reports a paid plan without its payment, and a payment of another amount or user', async () => {
  const payments = sql`payable_kind = 'vip' and payable_id = ${paidId}`;
  expect(await reported([sql`update payments set payable_id = ${newId()} where ${payments}`])).toContain(8);
  expect(await reported([sql`update vip_purchases set amount_fen = amount_fen + 1 where id = ${paidId}`])).toContain(8);
  expect(await reported([sql`update vip_purchases set payment_id = ${newId()} where id = ${paidId}`])).toContain(8);
});

it('12 reports a refund that is not what was paid, or not where the money came from', async () => {
  const refund = (amountFen: number, causeId: string) => sql`
    insert into payment_refunds (user_id, id, payment_id, cause_kind, cause_id, out_refund_no, amount_fen, reason, state,
      requested_at, ask_at)
    select user_id, ${newId()}, payment_id, 'vip', ${causeId}, ${newId().replaceAll('-', '')}, ${amountFen}, '测试', 'requested',
      now(), now() from vip_purchases where id = ${paidId}`;
  const requestId = newId();
  const goesBack = [
    sql`update vip_purchases set state = 'refunding', refund_request_id = ${requestId} where id = ${paidId}`,
    sql`update vip_grants set revoked_at = now() where cause_id = ${paidId}`,
    sql`delete from vip_members`,
    sql`delete from vip_daily_coupons`,
    sql`delete from user_coupons`,
    sql`update coupons set issued_count = 0`,
  ];
  expect(await reported([...goesBack, refund(4990, requestId)])).toEqual([]);
  expect(await reported([...goesBack, refund(4989, requestId)])).toEqual([12]);
  expect(await reported([refund(4990, newId())])).toEqual([12]);
  expect(await reported([refund(4990, newId()), sql`update payment_refunds set cause_kind = 'vip'`])).toEqual([12]);
});

it('33 reports a second coupon of a day, one on a day without VIP, and one that is none of the day', async () => {
  const again = (day: ReturnType<typeof sql>) => [
    sql`
      insert into user_coupons (user_id, id, coupon_id, nth, state, source, valid_from, valid_until, claimed_at)
      select user_id, '01930000-0000-7000-8000-0000000000ff', coupon_id, 2, state, source, valid_from + ${day}, valid_until + ${day},
        claimed_at + ${day}
      from user_coupons where source = 'vip'`,
    sql`update coupons set issued_count = 2 where issued_count = 1`,
    sql`
      insert into vip_daily_coupons (user_id, day, user_coupon_id, given_at)
      select user_id, ((given_at + ${day}) at time zone 'Asia/Shanghai')::date, '01930000-0000-7000-8000-0000000000ff', given_at + ${day}
      from vip_daily_coupons`,
  ];
  const key = { vip_daily_coupons_pkey: 'vip_daily_coupons' };
  expect(await reported(again(sql`interval '0 days'`), key)).toEqual([33]);
  // Tomorrow is a VIP day, in half a year is none, and yesterday was none yet.
  expect(await reported(again(sql`interval '1 day'`))).toEqual([]);
  expect(await reported(again(sql`interval '180 days'`))).toEqual([33]);
  expect(await reported(again(sql`interval '-1 day'`))).toEqual([33]);
  expect(await reported([sql`delete from vip_daily_coupons`])).toEqual([33]);
  expect(await reported([sql`update user_coupons set source = 'claim'`])).toEqual([33]);
  const longer = sql`update user_coupons set valid_until = valid_until + interval '1 hour'`;
  expect(await reported([longer])).toEqual([33]);
  // VIP time revoked before the day gives no coupon on it; time revoked after the day did.
  const revoked = (days: number) => [
    sql`update vip_grants set granted_at = granted_at - interval '40 days', revoked_at = now() + make_interval(days => ${days})`,
    sql`delete from vip_members`,
    sql`update vip_purchases set state = 'refunding', refund_request_id = coalesce(refund_request_id, uuidv7()), refunded_at = null`,
  ];
  expect(await reported(revoked(-1))).toContain(33);
  expect(await reported(revoked(1))).not.toContain(33);
});

it('34 reports an end that is not the fold, and a plan that gives too much, too little or after its refund', async () => {
  expect(await reported([sql`update vip_members set expires_at = expires_at + interval '1 second'`])).toEqual([34]);
  expect(await reported([sql`delete from vip_members`])).toEqual([34]);
  const other = await makeBuyer(shop);
  const forged = sql`insert into vip_members (user_id, expires_at) values (${other.userId}, now() + interval '1 day')`;
  expect(await reported([forged])).toEqual([34]);
  const refold = sql`
    update vip_members set expires_at = (
      select vip_expiry(granted_at, days order by granted_at, id) from vip_grants where revoked_at is null)`;
  expect(await reported([sql`update vip_grants set days = 366 where cause_id = ${paidId}`, refold])).toEqual([34]);
  expect(await reported([sql`update vip_grants set revoked_at = null`, refold])).toEqual([34]);
  const none = sql`update vip_grants set cause_id = ${newId()} where cause_id = ${paidId}`;
  expect(await reported([none])).toEqual([34]);
  const unpaid = sql`
    update vip_purchases set state = 'unpaid', paid_at = null, paid_with = null, payment_id = null where id = ${paidId}`;
  expect(await reported([unpaid])).toContain(34);
});
