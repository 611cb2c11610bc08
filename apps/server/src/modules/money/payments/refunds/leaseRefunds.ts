import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';
import type { RefundRecord } from './RefundRecord.ts';
import { refundWithPayment, toRefundRecord } from './refundQueries.ts';

interface Lease {
  readonly gateway: OutsideGateway;
  readonly now: Date;
  /** The longest time that sending may take: until then no other worker takes them. */
  readonly leaseMs: number;
  readonly limit: number;
}

/** Takes refunds that are to be sent or queried now. The worker says afterwards when each is due again. */
export async function leaseRefunds(tx: Tx, input: Lease): Promise<RefundRecord[]> {
  const { rows } = await sql<Parameters<typeof toRefundRecord>[0]>`
    with due as materialized (
      select refund.user_id, refund.id from payment_refunds as refund
      join payments as payment on payment.user_id = refund.user_id and payment.id = refund.payment_id
      where refund.ask_at <= ${input.now} and payment.gateway = ${input.gateway}
      order by refund.ask_at limit ${input.limit} for update of refund skip locked
    ), leased as (
      update payment_refunds
      set asked_times = asked_times + 1, ask_at = ${new Date(input.now.getTime() + input.leaseMs)}
      from due
      where payment_refunds.user_id = due.user_id and payment_refunds.id = due.id
      returning payment_refunds.*
    )
    ${refundWithPayment(sql`leased`)}`.execute(tx);
  return rows.map(toRefundRecord);
}
