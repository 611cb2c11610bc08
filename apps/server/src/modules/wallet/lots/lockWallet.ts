import type { Tx } from '../../../platform/database/createDatabase.ts';

/** Whoever takes from a user's lots holds this row first: two that spend at once take turns. */
export async function lockWallet(tx: Tx, userId: string): Promise<void> {
  await tx
    .insertInto('wallets')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  await tx.selectFrom('wallets').select('user_id').where('user_id', '=', userId).forUpdate().execute();
}
