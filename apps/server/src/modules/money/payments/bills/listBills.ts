import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';

/** A gateway's own account of our money on a day. */
export interface Bill {
  readonly gateway: OutsideGateway;
  readonly day: string;
  readonly bookedAt: Date | null;
  readonly failedSince: Date | null;
  readonly failure: string | null;
  readonly openingFen: number | null;
  readonly closingFen: number | null;
  readonly capturedFen: number;
  readonly refundedFen: number;
  readonly feesFen: number;
  readonly feesBackFen: number;
  readonly settledFen: number;
  readonly toppedUpFen: number;
  readonly otherFen: number;
  readonly differences: readonly string[];
}

interface Page {
  readonly gateway?: OutsideGateway | undefined;
  readonly day?: string | undefined;
  readonly after?: Pick<Bill, 'day' | 'gateway'> | null;
  readonly limit: number;
}

/** Newest first. */
export async function listBills(db: Reader, { gateway, day, after, limit }: Page): Promise<Bill[]> {
  const { rows } = await sql<Bill>`
    select gateway, day::text as day, booked_at as "bookedAt", failed_since as "failedSince", failure,
      opening_fen as "openingFen", closing_fen as "closingFen", captured_fen as "capturedFen",
      refunded_fen as "refundedFen", fees_fen as "feesFen", fees_back_fen as "feesBackFen", settled_fen as "settledFen",
      topped_up_fen as "toppedUpFen", other_fen as "otherFen", differences
    from gateway_bills as bill where true
      ${gateway ? sql`and gateway = ${gateway}` : sql``} ${day ? sql`and bill.day = ${day}::date` : sql``}
      ${after ? sql`and (bill.day, gateway) < (${after.day}::date, ${after.gateway})` : sql``}
    order by bill.day desc, gateway desc limit ${limit}`.execute(db);
  return rows;
}

/** Fees and settlements of a span of days, by gateway, less what was given back. */
export async function sumBills(
  db: Reader,
  { fromDay, toDay }: { fromDay: string; toDay: string },
): Promise<ReadonlyMap<string, { feesFen: number; settledFen: number; billedDays: number }>> {
  const { rows } = await sql<{ gateway: string; feesFen: number; settledFen: number; billedDays: number }>`
    select gateway, sum(fees_fen - fees_back_fen)::int8 as "feesFen", sum(settled_fen - topped_up_fen)::int8 as "settledFen",
      count(*) as "billedDays"
    from gateway_bills where day between ${fromDay}::date and ${toDay}::date and booked_at is not null
    group by gateway`.execute(db);
  return new Map(rows.map(({ gateway, ...sums }) => [gateway, sums]));
}
