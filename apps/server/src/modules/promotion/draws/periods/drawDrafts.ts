import { newId } from '@jiwu/kernel';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { NewPrize } from './DrawPeriod.ts';

/** A period that waits for a second person: nothing of it is promised yet. */
export interface DrawDraft {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly prizes: readonly NewPrize[];
}

export async function addDraft(
  tx: Tx,
  { startsAt, endsAt, prizes, staffId, now }: Omit<DrawDraft, 'id'> & { readonly staffId: string; readonly now: Date },
): Promise<DrawDraft> {
  const id = newId();
  await tx
    .insertInto('draw_drafts')
    .values({
      id,
      starts_at: startsAt,
      ends_at: endsAt,
      prizes: JSON.stringify(prizes),
      asked_by: staffId,
      asked_at: now,
    })
    .execute();
  return { id, startsAt, endsAt, prizes };
}

export async function findDrafts(db: Reader, ids: readonly string[]): Promise<DrawDraft[]> {
  const rows = await db
    .selectFrom('draw_drafts')
    .select(['id', 'starts_at', 'ends_at', 'prizes'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    prizes: row.prizes as unknown as NewPrize[],
  }));
}

/** All that wait, with who asked for them; a request lives for a day, so there are never many. */
export async function listDrafts(
  db: Reader,
): Promise<readonly (DrawDraft & { readonly askedBy: string; readonly askedAt: Date })[]> {
  const rows = await db.selectFrom('draw_drafts').selectAll().orderBy('starts_at').execute();
  return rows.map((row) => ({
    id: row.id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    prizes: row.prizes as unknown as NewPrize[],
    askedBy: row.asked_by,
    askedAt: row.asked_at,
  }));
}

export async function lockDraft(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('draw_drafts').select('id').where('id', '=', id).forUpdate().execute();
}

/** It was promised, or nobody will. */
export async function dropDraft(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('draw_drafts').where('id', '=', id).execute();
}
