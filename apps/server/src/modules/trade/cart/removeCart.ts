import type { Tx } from '../../../platform/database/Tx.ts';

/** When an account is closed. A simultaneous addition waits for it, and then finds no account. */
export async function removeCart(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('carts').where('owner_id', '=', userId).execute();
}
