import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { OutsideGateway } from './PaymentRecord.ts';

interface Watched {
  /** Past its time, of the one that is due longest; 0 when none is. */
  readonly paymentsOverdueSeconds: number;
  readonly refundsOverdueSeconds: number;
  readonly failingDays: number;
  readonly failingBills: number;
  readonly openDifferences: number;
  /** Refunds of all gateways that wait for a person. */
  readonly stuck: number;
  readonly abnormal: number;
}

/** What the alert rules watch of a gateway: each part reads the end of an index, or few rows. */
export async function readWatchedPayments(
  db: Reader,
  { gateway, now }: { gateway: OutsideGateway; now: Date },
): Promise<Watched> {
  const { rows } = await sql<Watched>`
    select
      coalesce(greatest(extract(epoch from ${now}::timestamptz
        - (select min(ask_at) from payments where gateway = ${gateway} and ask_at is not null)), 0), 0)::float8
        as "paymentsOverdueSeconds",
      coalesce(greatest(extract(epoch from ${now}::timestamptz - (
        select refund.ask_at from payment_refunds as refund
        join payments as payment on payment.user_id = refund.user_id and payment.id = refund.payment_id
        where refund.ask_at <= ${now} and payment.gateway = ${gateway} order by refund.ask_at limit 1)), 0), 0)::float8
        as "refundsOverdueSeconds",
      (select count(*) from reconciliation_runs where gateway = ${gateway} and failed_since is not null) as "failingDays",
      (select count(*) from gateway_bills where gateway = ${gateway} and failed_since is not null) as "failingBills",
      (select count(*) from reconciliation_differences where gateway = ${gateway} and state = 'open') as "openDifferences",
      (select count(*) from payment_refunds where waits_since is not null and state = 'stuck') as stuck,
      (select count(*) from payment_refunds where waits_since is not null and state <> 'stuck') as abnormal`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('a select without a table has one row');
  return figures;
}
