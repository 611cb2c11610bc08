import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';

export interface DifferenceKey {
  readonly gateway: OutsideGateway;
  readonly day: string;
  readonly kind: 'capture' | 'refund';
  readonly number: string;
}

/** A difference as finance works on it. */
export interface FoundDifference extends DifferenceKey {
  readonly difference: 'onlyThere' | 'onlyHere' | 'amount';
  readonly theirsFen: number | null;
  readonly oursFen: number | null;
  readonly tradeNo: string | null;
  readonly theirsAt: Date | null;
  readonly oursAt: Date | null;
  readonly state: 'open' | 'resolved';
  readonly foundAt: Date;
  readonly resolvedAt: Date | null;
  /** How a person settled these very facts; null: nobody did, or the shop itself. */
  readonly how: 'explained' | 'booked' | null;
  readonly reason: string | null;
  readonly byStaff: string | null;
  readonly bookingId: string | null;
}

interface Page {
  readonly state: 'open' | 'resolved';
  readonly gateway?: OutsideGateway | undefined;
  readonly day?: string | undefined;
  readonly after: { readonly at: Date; readonly key: DifferenceKey } | null;
  readonly limit: number;
}

/** Open ones, the longest open first; settled ones, the last settled first, of one day. */
export async function searchDifferences(db: Reader, page: Page): Promise<FoundDifference[]> {
  const { state, gateway, day, after, limit } = page;
  const of = sql`known.state = ${state} ${gateway ? sql`and known.gateway = ${gateway}` : sql``} ${day ? sql`and known.day = ${day}` : sql``}`;
  const place = sql`known.gateway, known.day, known.kind, known.number`;
  const moment = state === 'open' ? sql`known.found_at` : sql`known.resolved_at`;
  const beyond = after
    ? sql`and (${moment}, ${place}) ${state === 'open' ? sql`>` : sql`<`}
        (${after.at}, ${after.key.gateway}, ${after.key.day}, ${after.key.kind}, ${after.key.number})`
    : sql``;
  const order = state === 'open' ? sql`asc` : sql`desc`;
  const by = sql.join(
    [moment, sql`known.gateway`, sql`known.day`, sql`known.kind`, sql`known.number`].map((one) => sql`${one} ${order}`),
  );
  return await select(db, sql`${of} ${beyond} order by ${by} limit ${limit}`);
}

export async function findDifference(db: Reader, key: DifferenceKey): Promise<FoundDifference | null> {
  const [found] = await select(db, isOf(key));
  return found ?? null;
}

/** Holds a difference until the transaction ends. */
export async function lockDifference(tx: Tx, key: DifferenceKey): Promise<FoundDifference | null> {
  await sql`select from reconciliation_differences as known where ${isOf(key)} for update`.execute(tx);
  return await findDifference(tx, key);
}

function isOf({ gateway, day, kind, number }: DifferenceKey): RawBuilder<unknown> {
  return sql`known.gateway = ${gateway} and known.day = ${day} and known.kind = ${kind} and known.number = ${number}`;
}

async function select(db: Reader, condition: RawBuilder<unknown>): Promise<FoundDifference[]> {
  const { rows } = await sql<FoundDifference>`
    select known.gateway, known.day::text as day, known.kind, known.number, known.difference,
      known.theirs_fen as "theirsFen", known.ours_fen as "oursFen", known.trade_no as "tradeNo",
      known.theirs_at as "theirsAt", known.ours_at as "oursAt", known.state, known.found_at as "foundAt",
      known.resolved_at as "resolvedAt", settled.how, settled.reason, settled.by_staff as "byStaff",
      settled.booking_id as "bookingId"
    from reconciliation_differences as known
    left join difference_resolutions as settled on settled.gateway = known.gateway and settled.day = known.day
      and settled.kind = known.kind and settled.number = known.number and settled.difference = known.difference
      and settled.theirs_fen is not distinct from known.theirs_fen and settled.ours_fen is not distinct from known.ours_fen
    where ${condition}`.execute(db);
  return rows;
}

export async function countOpenDifferences(db: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from reconciliation_differences where state = 'open'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** All that is open, and since when. */
export async function sumOpenDifferences(db: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*) as count, min(found_at) as "oldestAt" from reconciliation_differences where state = 'open'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}

/** The last day that was compared at every gateway, or at any: how many are open there, and what the gateways have more. */
export async function findLastComparison(db: Reader): Promise<{ day: string; open: number; deltaFen: number } | null> {
  const { rows } = await sql<{ day: string; open: number; deltaFen: number }>`
    select last.day::text as day, count(known.number) as open,
      coalesce(sum((coalesce(theirs_fen, 0) - coalesce(ours_fen, 0)) * case kind when 'capture' then 1 else -1 end), 0)::int8 as "deltaFen"
    from (select max(day) as day from reconciliations) as last
    left join reconciliation_differences as known on known.day = last.day and known.state = 'open'
    where last.day is not null group by last.day`.execute(db);
  return rows[0] ?? null;
}
