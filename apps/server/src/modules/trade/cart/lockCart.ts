import type { Tx } from '../../../platform/database/Tx.ts';
import { getUser } from '../../people/identity/index.ts';
import type { CartOwner } from './CartOwner.ts';

/** Every change of a cart begins here: changes of one cart happen one after the other, until the transaction ends. */
export async function lockCart(tx: Tx, { ownerId, userId }: CartOwner, now: Date): Promise<void> {
  await tx
    .insertInto('carts')
    .values({ owner_id: ownerId, user_id: userId, touched_at: now })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ touched_at: now }))
    .execute();
  // Closing an account takes the same lock: nothing is kept for it after that.
  if (userId !== null) await getUser(tx, userId);
}
