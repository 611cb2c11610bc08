import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Payments } from '../../../platform/database/schema.gen.ts';
import { type OutsideGateway, type PaymentRecord, toPaymentRecord } from './PaymentRecord.ts';

interface Lease {
  readonly gateway: OutsideGateway;
  readonly now: Date;
  /** The longest time that asking may take: until then no other worker takes them. */
  readonly leaseMs: number;
  readonly limit: number;
}

/** Takes payments whose gateway is to be asked now. The worker says afterwards when each is due again. */
export async function leasePayments(tx: Tx, input: Lease): Promise<PaymentRecord[]> {
  const { rows } = await sql<Selectable<Payments>>`
    with due as materialized (
      select user_id, id from payments where gateway = ${input.gateway} and ask_at <= ${input.now}
      order by ask_at limit ${input.limit} for update skip locked
    )
    update payments
    set asked_times = asked_times + 1, ask_at = ${new Date(input.now.getTime() + input.leaseMs)}
    from due
    where payments.user_id = due.user_id and payments.id = due.id
    returning payments.*`.execute(tx);
  return rows.map(toPaymentRecord);
}
