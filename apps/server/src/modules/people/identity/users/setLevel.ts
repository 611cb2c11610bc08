import type { Tx } from '../../../../platform/database/Tx.ts';

/** The level is reckoned elsewhere; here it stands, beside the name. */
export async function setLevel(tx: Tx, { userId, level }: { userId: string; level: string }): Promise<void> {
  await tx.updateTable('users').set({ level }).where('id', '=', userId).execute();
}
