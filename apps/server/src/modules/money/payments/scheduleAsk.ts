import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';

/**
 * Sets when the gateway is next asked about a payment that is still open: after 10, 10, 20, 30, then every 60 seconds, at its
 * deadline at the latest, and from then on, or once nobody wants it any more, every 20 until its result is known. A page that is
 * watched after its end here is asked about as an open one.
 */
export async function scheduleAsk(tx: Tx, input: { userId: string; id: string; now: Date }): Promise<void> {
  const now = sql`${input.now}::timestamptz`;
  await sql`
    update payments
    set ask_at = case
      when expires_at <= ${now} or (ended_at is not null and state <> 'closed') then ${now} + interval '20 seconds'
      else least(
        ${now} + make_interval(secs => (array[10, 10, 20, 30, 60])[least(greatest(asked_times, 1), 5)]),
        expires_at + interval '5 seconds')
    end
    where user_id = ${input.userId} and id = ${input.id} and ask_at is not null`.execute(tx);
}
