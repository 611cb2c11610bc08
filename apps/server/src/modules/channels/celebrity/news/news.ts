import { rules } from '@jiwu/contract';
import { MINUTE_MS, newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';

/** New picks of a celebrity that are told together. */
export interface News {
  readonly id: string;
  readonly celebrityId: string;
  readonly since: Date;
  readonly dueAt: Date;
  /** The last follower who was told. */
  readonly toldUpTo: string | null;
}

/** A pick was added: it is told with those of the minutes around it. Its celebrity is locked by the caller. */
export async function gatherNews(tx: Tx, { celebrityId, now }: { celebrityId: string; now: Date }): Promise<void> {
  const gathering = await tx
    .selectFrom('celebrity_news')
    .select('id')
    .where('celebrity_id', '=', celebrityId)
    .where('due_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  if (gathering) return;
  const dueAt = new Date(now.getTime() + rules.celebrity.newsMinutes * MINUTE_MS);
  await tx
    .insertInto('celebrity_news')
    .values({ id: newId(), celebrity_id: celebrityId, since: now, due_at: dueAt })
    .execute();
}

/** The oldest that is due, held until the transaction ends; what another worker tells is left to it. */
export async function takeDueNews(tx: Tx, now: Date): Promise<News | null> {
  const row = await tx
    .selectFrom('celebrity_news')
    .selectAll()
    .where('told_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    celebrityId: row.celebrity_id,
    since: row.since,
    dueAt: row.due_at,
    toldUpTo: row.told_up_to,
  };
}

/** How far telling has come; null: everyone has been told. */
export async function markTold(
  tx: Tx,
  { id, upTo, now }: { id: string; upTo: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('celebrity_news')
    .set(upTo === null ? { told_at: now } : { told_up_to: upTo })
    .where('id', '=', id)
    .execute();
}
