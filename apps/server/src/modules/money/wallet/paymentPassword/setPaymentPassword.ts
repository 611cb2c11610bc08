import type { Tx } from '../../../../platform/database/Tx.ts';

/** A new payment password; whatever was wrong before is forgotten. */
export async function setPaymentPassword(
  tx: Tx,
  input: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  const columns = {
    payment_password_hash: input.passwordHash,
    payment_password_set_at: input.now,
    wrong_tries: 0,
    locked_until: null,
  };
  await tx
    .insertInto('wallets')
    .values({ user_id: input.userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}
