import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

interface Input {
  readonly userId: string;
  /** The hash that the old password fitted. */
  readonly verifiedHash: string;
  readonly passwordHash: string;
  readonly now: Date;
}

/** Only while the password that was verified is still the one in force: a reset in between wins. */
export async function changePaymentPassword(tx: Tx, input: Input): Promise<void> {
  const changed = await tx
    .updateTable('wallets')
    .set({ payment_password_hash: input.passwordHash, payment_password_set_at: input.now })
    .where('user_id', '=', input.userId)
    .where('payment_password_hash', '=', input.verifiedHash)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) throw new ShopError('PAYMENT_PASSWORD_WRONG');
}
