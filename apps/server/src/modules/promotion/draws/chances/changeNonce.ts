import type { Tx } from '../../../../platform/database/Tx.ts';
import { lockPlayer } from './players.ts';

/** The user's own part of their draws from the next one on. */
export async function changeNonce(tx: Tx, { userId, nonce }: { userId: string; nonce: string }): Promise<void> {
  await lockPlayer(tx, userId);
  await tx.updateTable('draw_players').set({ nonce }).where('user_id', '=', userId).execute();
}
