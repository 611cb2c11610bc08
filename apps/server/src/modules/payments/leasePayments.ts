import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database/createDatabase.ts';
import type { Payments } from '../../platform/database/schema.gen.ts';
import { type PaymentRecord, toPaymentRecord } from './PaymentRecord.ts';

/**
 * Takes payments whose gateway is to be asked now, and says when they are due again: after 10, 10, 20, 30, then every 60
 * seconds, at the end of their time at the latest, and from then on every 20 until it is known what became of them. Until
 * then no other worker takes them; if one should (an answer may take longer), asking twice does no harm.
 */
export async function leasePayments(tx: Tx, input: { now: Date; limit: number }): Promise<PaymentRecord[]> {
  const now = sql`${input.now}::timestamptz`;
  const { rows } = await sql<Selectable<Payments>>`
    with due as materialized (
      select user_id, id from payments where ask_at <= ${now} order by ask_at limit ${input.limit} for update skip locked
    )
    update payments
    set asked_times = asked_times + 1,
      ask_at = case
        when expires_at <= ${now} then ${now} + interval '20 seconds'
        else least(
          ${now} + make_interval(secs => (array[10, 10, 20, 30, 60])[least(asked_times + 1, 5)]),
          expires_at + interval '5 seconds')
      end
    from due
    where payments.user_id = due.user_id and payments.id = due.id
    returning payments.*`.execute(tx);
  return rows.map(toPaymentRecord);
}
