import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { EntryPosition } from './entries.ts';

interface Page {
  readonly accountId: string;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** One kind of cause. */
  readonly kind?: string | undefined;
  readonly before: EntryPosition | null;
  readonly limit: number;
}

export interface AccountEntry extends EntryPosition {
  readonly at: Date;
  readonly kind: string;
  readonly causeId: string;
  readonly leg: string;
  readonly memo: string;
  readonly counter: { readonly accountId: string; readonly purpose: string; readonly ownerId: string | null };
  readonly amount: number;
  readonly balanceAfter: number | null;
}

/** A page of any account's statement with the other side of each line, newest first: by the primary key, or by the index of kinds. */
export async function listAccountEntries(db: Reader, page: Page): Promise<AccountEntry[]> {
  const { accountId, from, until, kind, before, limit } = page;
  const { rows } = await sql<AccountEntry>`
    select (extract(epoch from entry.at) * 1000000)::int8 as "atMicros", entry.at, entry.transfer_id as "transferId", entry.kind,
      transfer.cause_id as "causeId", transfer.leg, transfer.memo, entry.amount, entry.balance_after as "balanceAfter",
      json_build_object('accountId', other.id, 'purpose', other.purpose, 'ownerId', other.owner_id) as counter
    from (
      select * from ledger_entries as entry
      where account_id = ${accountId} ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
        ${from ? sql`and at >= ${from}` : sql``} ${until ? sql`and at < ${until}` : sql``}
        ${before ? sql`and (at, transfer_id) < (timestamptz 'epoch' + ${before.atMicros}::int8 * interval '1 microsecond', ${before.transferId}::uuid)` : sql``}
      order by at desc, transfer_id desc limit ${limit}
    ) as entry
    join ledger_transfers as transfer on transfer.id = entry.transfer_id
    join ledger_accounts as other on other.id = case
      when transfer.debit_account_id = ${accountId} then transfer.credit_account_id else transfer.debit_account_id end
    order by entry.at desc, entry.transfer_id desc`.execute(db);
  return rows;
}

/** All that an account's statement comes to, and what came in and went out in a span. For users' accounts: the house's have too many lines. */
export async function sumAccountEntries(
  db: Reader,
  { accountId, from, until }: Pick<Page, 'accountId' | 'from' | 'until'>,
): Promise<{ total: number; income: number; expense: number }> {
  const inSpan = sql`true ${from ? sql`and at >= ${from}` : sql``} ${until ? sql`and at < ${until}` : sql``}`;
  const { rows } = await sql<{ total: number; income: number; expense: number }>`
    select coalesce(sum(amount), 0)::int8 as total,
      coalesce(sum(amount) filter (where amount > 0 and ${inSpan}), 0)::int8 as income,
      coalesce(-sum(amount) filter (where amount < 0 and ${inSpan}), 0)::int8 as expense
    from ledger_entries where account_id = ${accountId}`.execute(db);
  return rows[0] ?? { total: 0, income: 0, expense: 0 };
}

/** The balances of users' accounts after a transfer, by account. */
export async function findBalancesAfter(db: Reader, transferId: string, accountIds: readonly string[]) {
  const { rows } = await sql<{ accountId: string; balanceAfter: number | null }>`
    select entry.account_id as "accountId", entry.balance_after as "balanceAfter" from ledger_transfers as transfer
    join ledger_entries as entry on entry.account_id = any(${[...accountIds]}::uuid[])
      and entry.at between transfer.at and transfer.at + interval '1 hour' and entry.transfer_id = transfer.id
    where transfer.id = ${transferId}`.execute(db);
  return new Map(rows.map(({ accountId, balanceAfter }) => [accountId, balanceAfter]));
}

/** Every transfer whose cause has this id, of the kinds that the code knows. */
export async function findCausesById(
  db: Reader,
  { id, kinds }: { id: string; kinds: readonly string[] },
): Promise<readonly { kind: string; id: string }[]> {
  const { rows } = await sql<{ kind: string; id: string }>`
    select distinct cause_kind as kind, cause_id as id from ledger_transfers
    where cause_kind = any(${[...kinds]}::text[]) and cause_id = ${id}`.execute(db);
  return rows;
}
