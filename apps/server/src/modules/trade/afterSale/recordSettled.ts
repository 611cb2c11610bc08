import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { AfterSale } from './AfterSale.ts';

interface Input {
  readonly afterSale: AfterSale;
  /** The integral that each line's pieces had earned when the refund was granted. */
  readonly earned: readonly { readonly lineId: string; readonly earnedIntegral: number }[];
  readonly returnsCoupon: boolean;
}

/**
 * Stores the facts that are known only when the refund is granted: the order may have been completed, or another request ended,
 * since this one was submitted.
 */
export async function recordSettled(tx: Tx, { afterSale, earned, returnsCoupon }: Input): Promise<void> {
  const { userId, id } = afterSale;
  const earnedBack = earned.reduce((sum, { earnedIntegral }) => sum + earnedIntegral, 0);
  await sql`
    with whole as (
      update after_sales set earned_back = ${earnedBack}, returns_coupon = ${returnsCoupon}
      where user_id = ${userId} and id = ${id}
    )
    update after_sale_lines as line set earned_integral = given.integral
    from unnest(${earned.map(({ lineId }) => lineId)}::uuid[], ${earned.map((one) => one.earnedIntegral)}::int8[])
      as given (line_id, integral)
    where line.user_id = ${userId} and line.after_sale_id = ${id} and line.line_id = given.line_id`.execute(tx);
}
