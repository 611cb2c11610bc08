import type { Tx } from '../../../../platform/database/Tx.ts';

export async function setPassword(tx: Tx, input: { userId: string; passwordHash: string; now: Date }): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: input.passwordHash, password_changed_at: input.now })
    .where('id', '=', input.userId)
    .where('state', '=', 'active')
    .execute();
}
