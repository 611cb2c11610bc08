import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { type ClosingAccount, openClosingAccount } from './closingAccount.ts';
import { type ClosingPayout, closingPayoutOf } from './ClosingPayout.ts';

/** By their ids, in no order. */
export async function findClosingPayouts(db: Reader, ids: readonly string[]): Promise<ClosingPayout[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('closing_payouts')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(closingPayoutOf);
}

/** Those that are not paid yet, the longest first. */
export async function listOpenClosingPayouts(
  db: Reader,
  input: { readonly after: { readonly at: Date; readonly id: string } | null; readonly limit: number },
): Promise<ClosingPayout[]> {
  const { after, limit } = input;
  let query = db
    .selectFrom('closing_payouts')
    .selectAll()
    .where('state', '<>', 'done')
    .orderBy('closed_at')
    .orderBy('id')
    .limit(limit);
  if (after) query = query.where(sql<boolean>`(closed_at, id) > (${after.at}, ${after.id}::uuid)`);
  return (await query.execute()).map(closingPayoutOf);
}

/** How many wait to be paid, and how much they come to. */
export async function sumOpenClosingPayouts(db: Reader): Promise<{ waiting: number; waitingFen: number }> {
  const { rows } = await sql<{ waiting: number; waitingFen: number }>`
    select count(*) as waiting, coalesce(sum(amount_fen), 0)::int8 as "waitingFen"
    from closing_payouts where state <> 'done'`.execute(db);
  return rows[0] ?? { waiting: 0, waitingFen: 0 };
}

/** The last digits of the accounts that leavers named, by user. */
export async function findAccountTails(db: Reader, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('closing_accounts')
    .select(['user_id', 'tail'])
    .where('user_id', 'in', [...new Set(userIds)])
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.tail]));
}

/** The whole account; null: none was named. */
export async function findClosingAccount(
  db: Reader,
  input: { readonly config: { readonly SEAL_SECRET: string }; readonly userId: string },
): Promise<ClosingAccount | null> {
  const { config, userId } = input;
  const row = await db
    .selectFrom('closing_accounts')
    .select('sealed_account')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? openClosingAccount(config, userId, row.sealed_account) : null;
}
