import { readNoticesOfKind } from '../../modules/content/notices/index.ts';
import { readThread } from '../../modules/content/support/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** Who has read every answer need not be told of one any more. */
export async function readSupport(tx: Tx, input: { userId: string; upTo: number; now: Date }): Promise<number> {
  const unreadCount = await readThread(tx, input);
  if (unreadCount === 0) await readNoticesOfKind(tx, { userId: input.userId, kind: 'supportAnswered', now: input.now });
  return unreadCount;
}
