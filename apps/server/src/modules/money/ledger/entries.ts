import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Account } from './accounts.ts';

/** Instants as the database writes them: entries of one account may be microseconds apart. */
export interface EntrySpan {
  readonly account: Account;
  /** From here on, or since ever … */
  readonly from?: Date;
  /** … until before this, or for ever. */
  readonly until?: Date;
  /** Kinds of cause; all when not given. */
  readonly kinds?: readonly string[] | undefined;
}

export interface EntryPosition {
  /** Microseconds since 1970. */
  readonly atMicros: number;
  readonly transferId: string;
}

export interface Entry extends EntryPosition {
  readonly kind: string;
  readonly causeId: string;
  readonly amount: number;
  readonly balanceAfter: number | null;
  readonly memo: string;
}

/**
 * One page of an account's statement, newest first. All kinds or a single kind are read by an index; for several kinds, the
 * span's entries are sorted.
 */
export async function listEntries(
  db: Reader,
  span: EntrySpan & { readonly before?: EntryPosition | undefined; readonly limit: number },
): Promise<Entry[]> {
  const before = span.before
    ? sql`and (entry.at, entry.transfer_id) < (${microsToTime(span.before.atMicros)}, ${span.before.transferId}::uuid)`
    : sql``;
  const { rows } = await sql<Entry>`
    select (extract(epoch from entry.at) * 1000000)::int8 as "atMicros", entry.transfer_id as "transferId", entry.kind,
      transfer.cause_id as "causeId", entry.amount, entry.balance_after as "balanceAfter", transfer.memo
    from (
      select * from ledger_entries as entry
      where ${within(span)} ${before}
      order by entry.at desc, entry.transfer_id desc
      limit ${span.limit}
    ) as entry
    join ledger_transfers as transfer on transfer.id = entry.transfer_id
    order by entry.at desc, entry.transfer_id desc`.execute(db);
  return rows;
}

interface KindSum {
  readonly kind: string;
  readonly count: number;
  readonly income: number;
  readonly expense: number;
}

export async function sumEntriesByKind(db: Reader, span: EntrySpan): Promise<KindSum[]> {
  const { rows } = await sql<KindSum>`
    select kind, count(*) as count, coalesce(sum(amount) filter (where amount > 0), 0)::int8 as income,
      coalesce(-sum(amount) filter (where amount < 0), 0)::int8 as expense
    from ledger_entries as entry where ${within(span)} group by kind order by kind`.execute(db);
  return rows;
}

interface MonthSum {
  /** `2026-11`, cut at midnight in Shanghai. */
  readonly month: string;
  readonly income: number;
  readonly expense: number;
}

export async function sumEntriesByMonth(db: Reader, span: EntrySpan): Promise<MonthSum[]> {
  const { rows } = await sql<MonthSum>`
    select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
      coalesce(sum(amount) filter (where amount > 0), 0)::int8 as income,
      coalesce(-sum(amount) filter (where amount < 0), 0)::int8 as expense
    from ledger_entries as entry where ${within(span)} group by 1 order by 1`.execute(db);
  return rows;
}

/** When the newest entry before an instant was made. */
export async function findEntryBefore(db: Reader, account: Account, until: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select at from ledger_entries where account_id = ${account.id} and at < ${until}
    order by at desc limit 1`.execute(db);
  return rows[0]?.at ?? null;
}

function within({ account, from, until, kinds }: EntrySpan) {
  const ofKinds = kinds ? sql`and entry.kind = any(${kinds}::text[])` : sql``;
  const since = from ? sql`and entry.at >= ${from}` : sql``;
  const before = until ? sql`and entry.at < ${until}` : sql``;
  return sql`entry.account_id = ${account.id} ${since} ${before} ${ofKinds}`;
}

/** Exact: a float holds microseconds of this era as whole numbers. */
function microsToTime(micros: number) {
  return sql`timestamptz 'epoch' + ${micros}::int8 * interval '1 microsecond'`;
}
