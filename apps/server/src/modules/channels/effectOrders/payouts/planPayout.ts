import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

/** What would be paid out. */
export interface PayoutPlan {
  /** Of its effect orders. */
  readonly commissionFen: number;
  /** Owed, and taken from it. */
  readonly takenFen: number;
  /** What goes to the balance: the rest. */
  readonly amountFen: number;
  /** In the order of their ids. */
  readonly effects: readonly { readonly id: string; readonly commissionFen: number; readonly settledAt: Date }[];
  /** Which debts it pays, the oldest first. */
  readonly takings: readonly { readonly refundId: string; readonly amountFen: number }[];
}

/**
 * All that is payable now and not held, or all that a waiting payout holds, less what is owed. Final for a caller that holds the
 * promoter.
 */
export async function planPayout(
  db: Reader,
  { userId, payoutId = null }: { userId: string; payoutId?: string | null },
): Promise<PayoutPlan> {
  const { rows: effects } = await sql<PayoutPlan['effects'][number]>`
    select id, commission_fen as "commissionFen", settled_at as "settledAt" from effect_orders
    where user_id = ${userId} and state = 'payable' and payout_id is not distinct from ${payoutId}::uuid
    order by id`.execute(db);
  const commissionFen = effects.reduce((sum, effect) => sum + effect.commissionFen, 0);
  const { rows: owed } = await sql<{ refundId: string; leftFen: number }>`
    select id as "refundId", left_fen as "leftFen" from effect_refunds
    where user_id = ${userId} and left_fen > 0 order by at, id`.execute(db);
  const takings: { refundId: string; amountFen: number }[] = [];
  let takenFen = 0;
  for (const { refundId, leftFen } of owed) {
    const amountFen = Math.min(leftFen, commissionFen - takenFen);
    if (amountFen === 0) break;
    takings.push({ refundId, amountFen });
    takenFen += amountFen;
  }
  return { commissionFen, takenFen, amountFen: commissionFen - takenFen, effects, takings };
}
