import type { Tx } from '../../../platform/database/createDatabase.ts';

/** Whoever takes from a user's lots holds this row first: two that spend at once take turns. */
export async function lockWallet(tx: Tx, userId: string): Promise<void> {
  if (await lock(tx, userId)) return;
  await tx
    .insertInto('wallets')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  await lock(tx, userId);
}

async function lock(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.selectFrom('wallets').select('user_id').where('user_id', '=', userId).forUpdate().execute();
  return rows.length > 0;
}
