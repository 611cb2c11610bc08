import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

interface Change {
  readonly staffId: string;
  /** The one that was compared: refused when it has changed since. */
  readonly oldHash: string;
  readonly newHash: string;
}

/** A member's own password. */
export async function changeOwnPassword(tx: Tx, { staffId, oldHash, newHash }: Change): Promise<void> {
  const changed = await tx
    .updateTable('staff_members')
    .set({ password_hash: newHash, must_change_password: false })
    .where('id', '=', staffId)
    .where('password_hash', '=', oldHash)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new ShopError('PASSWORD_CHANGED');
}
