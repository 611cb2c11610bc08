import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';

/** What all accounts of one purpose did in a span of business days. */
export interface PurposeSpan {
  readonly purpose: string;
  readonly isHouse: boolean;
  readonly currency: 'CNY' | 'INTEGRAL';
  readonly opening: number;
  readonly received: number;
  readonly given: number;
  readonly closing: number;
}

type Movement = Pick<PurposeSpan, 'purpose' | 'isHouse' | 'currency' | 'received' | 'given'>;

/**
 * A span of business days of the whole ledger, by purpose: days that were kept as they were written down, what came since out of the
 * transfers. Days are cut by the moment that a transfer bears.
 */
export async function readLedgerSpan(
  db: Reader,
  { fromDay, toDay }: { readonly fromDay: string; readonly toDay: string },
): Promise<PurposeSpan[]> {
  const base = await findLastDay(db, { before: fromDay });
  const lastKept = await findLastDay(db, {});
  // Days are kept without gaps: what is kept of the span is its beginning.
  const keptTo = lastKept !== null && lastKept >= fromDay ? (lastKept < toDay ? lastKept : toDay) : null;
  // One after the other: a day is also written down within a transaction.
  const before = base === null ? [] : await readClosings(db, base);
  const carried = keptTo === null ? await sumMovements(db, { after: base, before: fromDay }) : [];
  const kept = keptTo === null ? [] : await sumKept(db, { fromDay, toDay: keptTo });
  const moved =
    keptTo === toDay ? [] : await sumMovements(db, { after: keptTo ?? dayBefore(fromDay), before: dayAfter(toDay) });
  const all = new Map<string, PurposeSpan>();
  const add = (one: Pick<PurposeSpan, 'purpose' | 'isHouse' | 'currency'>, more: Partial<PurposeSpan>): void => {
    const { purpose, isHouse, currency } = one;
    const known = all.get(purpose);
    all.set(purpose, {
      purpose,
      isHouse,
      currency,
      opening: (known?.opening ?? 0) + (more.opening ?? 0),
      received: (known?.received ?? 0) + (more.received ?? 0),
      given: (known?.given ?? 0) + (more.given ?? 0),
      closing: 0,
    });
  };
  for (const one of before) add(one, { opening: one.closing });
  for (const one of carried) add(one, { opening: one.received - one.given });
  for (const one of [...kept, ...moved]) add(one, { received: one.received, given: one.given });
  return [...all.values()]
    .map((one) => ({ ...one, closing: one.opening + one.received - one.given }))
    .toSorted((one, other) => (one.purpose < other.purpose ? -1 : 1));
}

/** Writes a day down that is over, for ever. Days are kept from the oldest to the newest, without gaps. */
export async function keepLedgerDay(tx: Tx, day: string): Promise<void> {
  const figures = await readLedgerSpan(tx, { fromDay: day, toDay: day });
  await sql`
    insert into ledger_days (day, purpose, is_house, currency, opening, received, given, closing)
    select ${day}::date, * from unnest(
      ${figures.map(({ purpose }) => purpose)}::text[], ${figures.map(({ isHouse }) => isHouse)}::boolean[],
      ${figures.map(({ currency }) => currency)}::text[], ${figures.map(({ opening }) => opening)}::bigint[],
      ${figures.map(({ received }) => received)}::bigint[], ${figures.map(({ given }) => given)}::bigint[],
      ${figures.map(({ closing }) => closing)}::bigint[])
    on conflict do nothing`.execute(tx);
}

/** The last day that was kept. */
export async function findLastDay(db: Reader, { before }: { readonly before?: string }): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from ledger_days ${before === undefined ? sql`` : sql`where ledger_days.day < ${before}::date`}
    order by ledger_days.day desc limit 1`.execute(db);
  return rows[0]?.day ?? null;
}

/** The day on which the first account of the house was opened; null while there is none. */
export async function findFirstLedgerDay(db: Reader): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(opened_at) at time zone 'Asia/Shanghai')::date::text as day from ledger_accounts
    where owner_id is null`.execute(db);
  return rows[0]?.day ?? null;
}

async function readClosings(db: Reader, day: string): Promise<PurposeSpan[]> {
  const { rows } = await sql<PurposeSpan>`
    select purpose, is_house as "isHouse", currency, opening, received, given, closing from ledger_days
    where day = ${day}::date`.execute(db);
  return rows;
}

async function sumKept(db: Reader, { fromDay, toDay }: { fromDay: string; toDay: string }): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select purpose, is_house as "isHouse", currency, sum(received)::int8 as received, sum(given)::int8 as given
    from ledger_days where day between ${fromDay}::date and ${toDay}::date
    group by purpose, is_house, currency`.execute(db);
  return rows;
}

/** After a day and before another. By account first: only so many rows are joined as accounts were touched. */
export async function sumMovements(
  db: Reader,
  { after, before }: { readonly after: string | null; readonly before?: string },
): Promise<Movement[]> {
  const midnight = (day: string) => sql`${day}::date::timestamp at time zone 'Asia/Shanghai'`;
  const { rows } = await sql<Movement>`
    with moved as materialized (
      select debit_account_id, credit_account_id, amount from ledger_transfers
      where phase in ('posted', 'post') ${after === null ? sql`` : sql`and at >= ${midnight(dayAfter(after))}`}
        ${before === undefined ? sql`` : sql`and at < ${midnight(before)}`}
    ), sides as (
      select credit_account_id as account_id, sum(amount) as received, 0::numeric as given from moved group by 1
      union all
      select debit_account_id, 0, sum(amount) from moved group by 1
    )
    select purpose, owner_id is null as "isHouse", currency, sum(received)::int8 as received, sum(given)::int8 as given
    from sides join ledger_accounts on ledger_accounts.id = account_id
    group by purpose, owner_id is null, currency`.execute(db);
  return rows;
}

const dayAfter = (day: string): string => shifted(day, 1);
const dayBefore = (day: string): string => shifted(day, -1);

function shifted(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
