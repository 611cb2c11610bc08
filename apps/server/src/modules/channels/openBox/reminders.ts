import type { rules } from '@jiwu/contract';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';

type ReminderKind = (typeof rules.openBox.reminders)[number];

interface Reminder {
  readonly userId: string;
  readonly kind: ReminderKind;
  /** The unit, or the product. */
  readonly targetId: string;
}

/** Notes that a user wants to be told once; again changes nothing. */
export async function addUnitReminder(
  tx: Tx,
  { userId, kind, targetId, now }: Reminder & { now: Date },
): Promise<void> {
  await tx
    .insertInto('open_box_reminders')
    .values({ user_id: userId, kind, target_id: targetId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listUnitReminders(db: Reader, userId: string): Promise<Omit<Reminder, 'userId'>[]> {
  const rows = await db
    .selectFrom('open_box_reminders')
    .select(['kind', 'target_id as targetId'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ kind, targetId }) => ({ kind: kind as ReminderKind, targetId }));
}

/** Removes them and answers whose they were; the caller tells them in the same transaction. */
export async function takeUnitReminders(tx: Tx, { kind, targetId }: Omit<Reminder, 'userId'>): Promise<string[]> {
  const rows = await tx
    .deleteFrom('open_box_reminders')
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Of an account that is closed. */
export async function removeUnitReminders(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('open_box_reminders').where('user_id', '=', userId).execute();
}
