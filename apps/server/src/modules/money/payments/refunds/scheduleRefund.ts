import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';

/** When a refund that has not ended is due again: after 10, 10, 20, 30, 60 seconds, then every five minutes, for banks take their time. */
export async function scheduleRefund(tx: Tx, input: { userId: string; id: string; now: Date }): Promise<void> {
  await sql`
    update payment_refunds
    set ask_at = ${input.now}::timestamptz
      + make_interval(secs => (array[10, 10, 20, 30, 60, 300])[least(greatest(asked_times, 1), 6)])
    where user_id = ${input.userId} and id = ${input.id} and ask_at is not null`.execute(tx);
}
