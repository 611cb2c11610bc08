import type { Tx } from '../../../../platform/database/Tx.ts';

/** Every use of a user's lots locks this row first: two simultaneous payments take turns. */
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
