import { type RawBuilder, sql } from 'kysely';
import { windowIds } from '../../../platform/invariants/WindowTables.ts';

/**
 * What a user's rows move money for: the kinds of cause, and where the ids of the causes stand. Each pair is a look-up by index, so none
 * is asked for in vain where a column says so.
 */
const causes: readonly { readonly kinds: readonly string[]; readonly ids: RawBuilder<unknown> }[] = [
  { kinds: ['order'], ids: sql`select id from public.orders where user_id in ${windowIds}` },
  {
    kinds: ['orderIntegral', 'orderIntegralFreed', 'orderCompleted'],
    ids: sql`select id from public.orders where user_id in ${windowIds} and integral + earned_integral > 0`,
  },
  {
    kinds: ['payment'],
    ids: sql`select id from public.payments where user_id in ${windowIds} and gateway <> 'balance'`,
  },
  {
    kinds: ['balancePayment'],
    ids: sql`select id from public.payments where user_id in ${windowIds} and gateway = 'balance'`,
  },
  {
    kinds: ['gatewayRefund', 'refundRerouted', 'refundSettled'],
    ids: sql`select id from public.payment_refunds where user_id in ${windowIds}`,
  },
  { kinds: ['closingPayout'], ids: sql`select id from public.closing_payouts where user_id in ${windowIds}` },
  { kinds: ['afterSale'], ids: sql`select id from public.after_sales where user_id in ${windowIds}` },
  { kinds: ['vip'], ids: sql`select id from public.vip_purchases where user_id in ${windowIds}` },
  {
    kinds: ['vipRefund'],
    ids: sql`select refund_request_id from public.vip_purchases where user_id in ${windowIds} and refund_request_id is not null`,
  },
  { kinds: ['recharge', 'rechargeBonus'], ids: sql`select id from public.recharges where user_id in ${windowIds}` },
  {
    kinds: ['rechargeRefund', 'rechargeBonusBack'],
    ids: sql`select refund_request_id from public.recharges where user_id in ${windowIds} and refund_request_id is not null`,
  },
  { kinds: ['dropshippingBatch'], ids: sql`select id from public.dropshipping_batches where user_id in ${windowIds}` },
  { kinds: ['advertisement'], ids: sql`select id from public.advertisement_bookings where user_id in ${windowIds}` },
  {
    kinds: ['advertisementRefund'],
    ids: sql`select id from public.advertisement_refunds where user_id in ${windowIds}`,
  },
  { kinds: ['draw', 'drawPrize'], ids: sql`select id from public.draws where user_id in ${windowIds}` },
  {
    kinds: ['drawChance'],
    ids: sql`select cause_id from public.draw_grants where user_id in ${windowIds} and cause_kind = 'integral'`,
  },
  { kinds: ['effectOrder'], ids: sql`select id from public.effect_orders where user_id in ${windowIds}` },
  { kinds: ['effectRefund'], ids: sql`select id from public.effect_refunds where user_id in ${windowIds}` },
  {
    kinds: ['effectPayout', 'effectTaking'],
    ids: sql`select id from public.effect_payouts where user_id in ${windowIds}`,
  },
];

const pairs = causes.map(
  ({ kinds, ids }) => sql`select unnest(${sql.val(kinds)}::text[]) as kind, id::text from (${ids}) as caused (id)`,
);

/**
 * Transfers that touch an account of the window's users, and those within the house that were made for something of theirs. The first
 * are found by the statements, the others, and holds, which are in no statement, by their causes.
 */
export const transfersOfUsers = sql<{ id: string }>`
  select entry.transfer_id as id from public.ledger_entries as entry
  where account_id = any(array(select account.id from public.ledger_accounts as account where owner_id in ${windowIds}))
  union
  select caused.id from (${sql.join(pairs, sql` union all `)}) as cause
  join public.ledger_transfers as caused on caused.cause_kind = cause.kind and caused.cause_id = cause.id`;
