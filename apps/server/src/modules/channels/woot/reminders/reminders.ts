import type { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { DEAL } from '../WootDeal.ts';

type ReminderKind = (typeof rules.woot.reminders)[number];

interface Reminder {
  readonly userId: string;
  readonly dealId: string;
  readonly kind: ReminderKind;
  /** Of one before the beginning. */
  readonly dueAt: Date | null;
  readonly now: Date;
}

/** Notes that a user wants to be told once; again changes nothing. */
export async function addReminder(tx: Tx, { userId, dealId, kind, dueAt, now }: Reminder): Promise<void> {
  await tx
    .insertInto('woot_reminders')
    .values({ user_id: userId, deal_id: dealId, kind, due_at: dueAt, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // The preview says how many want to be told.
  if (kind === 'begin') outdateTags(tx, [DEAL]);
}

/** The deals that a user wants to be told of. */
export async function listReminded(db: Reader, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('woot_reminders')
    .select('deal_id')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.deal_id);
}

/** How many want to be told of the beginning of each deal. */
export async function countReminders(db: Reader, dealIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (dealIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('woot_reminders')
    .select(({ fn }) => ['deal_id', fn.countAll<number>().as('count')])
    .where('deal_id', 'in', [...dealIds])
    .where('kind', '=', 'begin')
    .groupBy('deal_id')
    .execute();
  return new Map(rows.map((row) => [row.deal_id, row.count]));
}

export interface TakenReminder {
  readonly userId: string;
  readonly dealId: string;
}

/** Removes reminders of deals that are about to begin; the caller adds the notices in the same transaction. */
export async function takeBeginning(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<TakenReminder[]> {
  const due = sql`kind = 'begin' and due_at <= ${now} order by due_at`;
  return await take(tx, { due, limit });
}

/** Removes reminders of deals of which a piece has come back. */
export async function takeWaiting(
  tx: Tx,
  { dealId, limit }: { dealId: string; limit: number },
): Promise<TakenReminder[]> {
  return await take(tx, { due: sql`kind = 'back' and deal_id = ${dealId} order by created_at`, limit });
}

async function take(tx: Tx, { due, limit }: { due: ReturnType<typeof sql>; limit: number }): Promise<TakenReminder[]> {
  const { rows } = await sql<TakenReminder>`
    delete from woot_reminders where (user_id, deal_id, kind) in (
      select user_id, deal_id, kind from woot_reminders where ${due} limit ${limit} for update skip locked)
    returning user_id as "userId", deal_id as "dealId"`.execute(tx);
  return rows;
}

/** Of a deal that is over. */
export async function dropReminders(tx: Tx, dealId: string): Promise<void> {
  await tx.deleteFrom('woot_reminders').where('deal_id', '=', dealId).execute();
}

/** Of an account that is closed. */
export async function removeWootReminders(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('woot_reminders').where('user_id', '=', userId).execute();
}
