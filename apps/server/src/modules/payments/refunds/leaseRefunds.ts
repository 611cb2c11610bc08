import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/createDatabase.ts';
import type { RefundRecord } from './RefundRecord.ts';
import { refundWithPayment, toRefundRecord } from './refundQueries.ts';

/**
 * Takes refunds that are to be sent or asked for now. They are due again after 10, 10, 20, 30, 60 seconds, then every five
 * minutes: a bank may take its time. Two workers with the same refund do no harm, it has one number.
 */
export async function leaseRefunds(tx: Tx, input: { now: Date; limit: number }): Promise<RefundRecord[]> {
  const now = sql`${input.now}::timestamptz`;
  const { rows } = await sql<Parameters<typeof toRefundRecord>[0]>`
    with due as materialized (
      select user_id, id from payment_refunds
      where ask_at <= ${now} order by ask_at limit ${input.limit} for update skip locked
    ), leased as (
      update payment_refunds
      set asked_times = asked_times + 1,
        ask_at = ${now} + make_interval(secs => (array[10, 10, 20, 30, 60, 300])[least(asked_times + 1, 6)])
      from due
      where payment_refunds.user_id = due.user_id and payment_refunds.id = due.id
      returning payment_refunds.*
    )
    ${refundWithPayment(sql`leased`)}`.execute(tx);
  return rows.map(toRefundRecord);
}
