import { rules } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { announceQueue } from './announceQueue.ts';
import type { Thread } from './Thread.ts';
import { getAnyThread, lockAnyThread } from './threadQueries.ts';

interface Input {
  readonly id: string;
  readonly staffId: string;
  readonly now: Date;
}

/** Since when a claim counts no more: nobody keeps a thread by forgetting it. */
export function claimsSince(now: Date): Date {
  return new Date(now.getTime() - rules.support.claimMinutes * MINUTE_MS);
}

/** A member of staff sees to it: others are told so, and may answer all the same. Claiming again keeps it longer. */
export async function claimThread(tx: Tx, { id, staffId, now }: Input): Promise<Thread> {
  const { userId, claim } = await lockAnyThread(tx, id);
  if (claim && claim.staffId !== staffId && claim.at > claimsSince(now)) throw new ShopError('SUPPORT_CLAIMED');
  return await setClaim(tx, { id, userId, claimed_by: staffId, claimed_at: now });
}

/** Whoever claimed it lets go. Of another's claim nothing happens. */
export async function unclaimThread(tx: Tx, { id, staffId }: Omit<Input, 'now'>): Promise<Thread> {
  const thread = await lockAnyThread(tx, id);
  if (thread.claim?.staffId !== staffId) return thread;
  return await setClaim(tx, { id, userId: thread.userId, claimed_by: null, claimed_at: null });
}

async function setClaim(
  tx: Tx,
  { id, userId, ...claim }: { id: string; userId: string; claimed_by: string | null; claimed_at: Date | null },
): Promise<Thread> {
  await tx.updateTable('support_threads').set(claim).where('user_id', '=', userId).execute();
  announceQueue(tx);
  return await getAnyThread(tx, id);
}
