import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { findLastDay, readLedgerSpan, sumMovements } from './ledgerDays.ts';

export interface AccountRow {
  readonly accountId: string;
  readonly purpose: string;
  readonly ownerId: string | null;
  readonly currency: 'CNY' | 'INTEGRAL';
  readonly balance: number;
  readonly held: number;
}

/** The house's accounts with their balances, by their stripes. */
export async function listHouseAccounts(db: Reader): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select id as "accountId", purpose, owner_id as "ownerId", currency, coalesce(balance, 0) as balance, 0 as held
    from ledger_accounts
    left join lateral (
      select sum(balance)::int8 as balance from ledger_balances where account_id = ledger_accounts.id
    ) as stripes on true
    where owner_id is null order by currency, purpose`.execute(db);
  return rows;
}

/**
 * What users' accounts come to, by purpose: what they came to when the last kept day ended, and the transfers since. A sum over all of them would read
 * a row for each user.
 */
export async function sumUserAccounts(
  db: Reader,
): Promise<readonly { purpose: string; currency: 'CNY' | 'INTEGRAL'; balance: number }[]> {
  const base = await findLastDay(db, {});
  const [kept, since] = await Promise.all([
    base === null ? [] : readLedgerSpan(db, { fromDay: base, toDay: base }),
    sumMovements(db, { after: base }),
  ]);
  const sums = new Map<string, { purpose: string; currency: 'CNY' | 'INTEGRAL'; balance: number }>();
  for (const { purpose, currency, isHouse, closing } of kept) {
    if (!isHouse) sums.set(purpose, { purpose, currency, balance: closing });
  }
  for (const { purpose, currency, isHouse, received, given } of since) {
    if (isHouse) continue;
    const before = sums.get(purpose)?.balance ?? 0;
    sums.set(purpose, { purpose, currency, balance: before + received - given });
  }
  return [...sums.values()].toSorted((one, other) => (one.purpose < other.purpose ? -1 : 1));
}

/** By their ids, or those of some owners. */
export async function findAccounts(
  db: Reader,
  by: { readonly ids: readonly string[] } | { readonly ownerIds: readonly string[] },
): Promise<AccountRow[]> {
  const condition =
    'ids' in by
      ? sql`account.id = any(${[...by.ids]}::uuid[])`
      : sql`account.owner_id = any(${[...by.ownerIds]}::uuid[])`;
  const { rows } = await sql<AccountRow>`
    select account.id as "accountId", purpose, owner_id as "ownerId", currency,
      coalesce(sum(balance), 0)::int8 as balance, coalesce(sum(held), 0)::int8 as held
    from ledger_accounts as account left join ledger_balances on account_id = account.id
    where ${condition} group by account.id order by purpose`.execute(db);
  return rows;
}
