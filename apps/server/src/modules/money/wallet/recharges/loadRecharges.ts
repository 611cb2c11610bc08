import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { RechargeFacts } from './rechargeRefundOf.ts';

/** Paid recharges with their unspent amounts, newest first. */
export async function loadRecharges(
  db: Reader,
  input: { readonly userId: string; readonly rechargeId?: string; readonly limit: number },
): Promise<RechargeFacts[]> {
  const only = input.rechargeId ? sql`and recharge.id = ${input.rechargeId}` : sql``;
  const { rows } = await sql<RechargeFacts>`
    select recharge.id, recharge.gateway, recharge.state, recharge.amount_fen as "amountFen",
      recharge.bonus_fen as "bonusFen", recharge.paid_at as "paidAt", recharge.refund_fen as "refundFen",
      recharge.bonus_back_fen as "bonusBackFen", recharge.bonus_spent_fen as "bonusSpentFen",
      coalesce(principal.left_fen, 0) as "principalLeftFen", coalesce(bonus.left_fen, 0) as "bonusLeftFen"
    from recharges as recharge
    left join wallet_lots as principal on principal.user_id = recharge.user_id
      and principal.source_kind = 'recharge' and principal.source_id = recharge.id and principal.kind = 'principal'
    left join wallet_lots as bonus on bonus.user_id = recharge.user_id
      and bonus.source_kind = 'recharge' and bonus.source_id = recharge.id and bonus.kind = 'bonus'
    where recharge.user_id = ${input.userId} and recharge.paid_at is not null ${only}
    order by recharge.paid_at desc
    limit ${input.limit}`.execute(db);
  return rows;
}
