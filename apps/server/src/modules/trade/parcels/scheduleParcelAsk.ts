import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';

/** After this time the carrier is no longer asked: a parcel that has not arrived is a matter for people. */
const ASKED_FOR_DAYS = 60;
/** The longest wait, in first waits: two hours when the first is ten minutes. */
const LONGEST = 12;

/**
 * When a parcel that was asked about is due again, if it still is on its way: each time nothing is new it waits twice as long,
 * and after news it begins anew.
 */
export async function scheduleParcelAsk(
  tx: Tx,
  input: { userId: string; id: string; firstSeconds: number; now: Date },
): Promise<void> {
  const now = sql`${input.now}::timestamptz`;
  await sql`
    update parcels
    set ask_at = case
      when sent_at < ${now} - make_interval(days => ${ASKED_FOR_DAYS}) then null
      else ${now} + make_interval(secs => ${input.firstSeconds} * least(2 ^ least(greatest(asked_times - 1, 0), 10), ${LONGEST}))
    end
    where user_id = ${input.userId} and id = ${input.id} and ask_at is not null`.execute(tx);
}
