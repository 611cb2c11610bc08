import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';

/** One gateway on one business day, as far as it was compared. */
export interface ReconciledDay {
  readonly gateway: OutsideGateway;
  readonly day: string;
  /** Null: never yet. */
  readonly comparedAt: Date | null;
  readonly captures: number;
  readonly capturedFen: number;
  readonly refunds: number;
  readonly refundedFen: number;
  readonly open: number;
  readonly settled: number;
  readonly failedSince: Date | null;
  readonly failure: string | null;
  readonly isRunning: boolean;
}

/** Each gateway on each day of a span, also where nothing was compared yet, newest first. */
export async function listReconciledDays(
  db: Reader,
  input: { gateways: readonly OutsideGateway[]; fromDay: string; toDay: string; now: Date },
): Promise<ReconciledDay[]> {
  const { gateways, fromDay, toDay, now } = input;
  const { rows } = await sql<ReconciledDay>`
    select gateway.gateway, day.day::date::text as day, compared.compared_at as "comparedAt",
      coalesce(compared.captures, 0) as captures, coalesce(compared.captured_fen, 0) as "capturedFen",
      coalesce(compared.refunds, 0) as refunds, coalesce(compared.refunded_fen, 0) as "refundedFen",
      coalesce(found.open, 0) as open, coalesce(found.settled, 0) as settled,
      run.failed_since as "failedSince", run.failure, coalesce(run.leased_until > ${now}, false) as "isRunning"
    from unnest(${[...gateways]}::text[]) as gateway (gateway)
    cross join generate_series(${fromDay}::date, ${toDay}::date, interval '1 day') as day (day)
    left join reconciliations as compared on compared.gateway = gateway.gateway and compared.day = day.day::date
    left join reconciliation_runs as run on run.gateway = gateway.gateway and run.day = day.day::date
    left join lateral (
      select count(*) filter (where state = 'open') as open, count(*) filter (where state = 'resolved') as settled
      from reconciliation_differences as known
      where known.gateway = gateway.gateway and known.day = day.day::date
    ) as found on true
    order by day.day desc, gateway.gateway`.execute(db);
  return rows;
}

export interface OwnSums {
  readonly captures: number;
  readonly capturedFen: number;
  readonly refunds: number;
  readonly refundedFen: number;
}

/** What we count to a day at a gateway: the other side of the comparison. */
export async function sumOwnDay(
  db: Reader,
  { gateway, from, until }: { gateway: OutsideGateway; from: Date; until: Date },
): Promise<OwnSums> {
  const { rows } = await sql<OwnSums>`
    select captures, "capturedFen", refunds, "refundedFen" from (
      select count(*) as captures, coalesce(sum(amount_fen), 0)::int8 as "capturedFen" from payments
      where gateway = ${gateway} and state = 'paid' and paid_at >= ${from} and paid_at < ${until}
    ) as captured cross join (
      select count(*) as refunds, coalesce(sum(refund.amount_fen), 0)::int8 as "refundedFen" from payment_refunds as refund
      join payments as payment on payment.user_id = refund.user_id and payment.id = refund.payment_id
      where payment.gateway = ${gateway} and refund.state = 'succeeded' and refund.went = 'gateway'
        and finished_at >= ${from} and finished_at < ${until}
    ) as refunded`.execute(db);
  return rows[0] ?? { captures: 0, capturedFen: 0, refunds: 0, refundedFen: 0 };
}
