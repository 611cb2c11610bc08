import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { holdOpen } from '../../people/identity/index.ts';
import { type Thread, threadColumns, threadOf } from './Thread.ts';

/** Null: this user has not written yet. */
export async function findThread(db: Reader, userId: string): Promise<Thread | null> {
  const row = await db
    .selectFrom('support_threads')
    .select(threadColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? threadOf(row) : null;
}

/** For staff. */
export async function getAnyThread(db: Reader, id: string): Promise<Thread> {
  const row = await db.selectFrom('support_threads').select(threadColumns).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return threadOf(row);
}

/** Holds a user's thread until the transaction ends. */
export async function lockThread(tx: Tx, userId: string): Promise<Thread | null> {
  const row = await tx
    .selectFrom('support_threads')
    .select(threadColumns)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ? threadOf(row) : null;
}

/** The same for staff: the account first, as closing it does, since the user is told of what they do. */
export async function lockAnyThread(tx: Tx, id: string): Promise<Thread> {
  const { userId } = await getAnyThread(tx, id);
  const thread = (await holdOpen(tx, userId)) ? await lockThread(tx, userId) : null;
  if (!thread) throw new ShopError('NOT_FOUND');
  return thread;
}

/**
 * What a member of staff does is about what they saw: if someone has written since, or ended it, they look again first. So of two
 * who answer at once one is told, and the user is not answered twice.
 */
export function assertSeen({ state, lastNo }: Thread, seenNo: number): void {
  if (state === 'closed' || lastNo !== seenNo) throw new ShopError('SUPPORT_CHANGED');
}
