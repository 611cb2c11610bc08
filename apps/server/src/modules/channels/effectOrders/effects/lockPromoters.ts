import type { Tx } from '../../../../platform/database/Tx.ts';

/**
 * Whoever touches a promoter's settled commission locks their row first: a payout, a refund and a settlement take turns. Before
 * wallets and accounts; several in the order of their ids. Not for the key: a payment, which holds its buyer's wallet, adds effect
 * orders that refer to the row, and must not wait for a refund that wants this wallet. Answers those who have one.
 */
export async function lockPromoters(tx: Tx, userIds: readonly string[]): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectFrom('effect_promoters')
    .select('user_id')
    .where('user_id', 'in', [...new Set(userIds)])
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.user_id);
}
