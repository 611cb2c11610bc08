import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { RefundRecord } from './RefundRecord.ts';

/** The gateway refuses the refund for now. Answers since when it has done so; null: it is no longer under way. */
export async function noteRefusal(tx: Tx, input: { refund: RefundRecord; now: Date }): Promise<Date | null> {
  const { refund, now } = input;
  const { rows } = await sql<{ refused_at: Date }>`
    update payment_refunds set refused_at = coalesce(refused_at, ${now})
    where user_id = ${refund.userId} and id = ${refund.id} and state in ('requested', 'processing')
    returning refused_at`.execute(tx);
  return rows[0]?.refused_at ?? null;
}
