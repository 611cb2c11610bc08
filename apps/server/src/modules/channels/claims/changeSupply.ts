import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { announceMore, announceSupply } from './announceSupply.ts';
import type { ClaimSubject } from './Claim.ts';
import { type Supply, supplyOf } from './Supply.ts';

/** More pieces, which the caller has set aside. Answers false when it is over by now. */
export async function addToSupply(
  tx: Tx,
  { subject, pieces, now }: { subject: ClaimSubject; pieces: number; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('claim_supplies')
    .set({ allocated: sql<number>`allocated + ${pieces}::int`, sold_out_at: null })
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('closes_at', '>', now)
    .where('settled_at', 'is', null)
    .returning('subject_id')
    .executeTakeFirst();
  if (row) announceMore(tx, subject);
  return row !== undefined;
}

/** Fewer pieces, of those that nobody holds. Answers false when there are not as many. */
export async function takeFromSupply(
  tx: Tx,
  { subject, pieces, now }: { subject: ClaimSubject; pieces: number; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('claim_supplies')
    .set({
      allocated: sql<number>`allocated - ${pieces}::int`,
      sold_out_at: sql<Date>`case when sold = allocated - ${pieces}::int then ${now}::timestamptz end`,
    })
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('left_over', '>=', pieces)
    .where('settled_at', 'is', null)
    .returning('subject_id')
    .executeTakeFirst();
  if (row) announceSupply(tx, subject);
  return row !== undefined;
}

/** Nobody can claim while it is paused; what is held stays held. */
export async function pauseSupply(
  tx: Tx,
  { subject, isPaused }: { subject: ClaimSubject; isPaused: boolean },
): Promise<void> {
  await tx
    .updateTable('claim_supplies')
    .set({ is_paused: isPaused })
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .execute();
  announceMore(tx, subject);
}

/**
 * It is over and nothing is held any more: answers how many were left, which the caller gives back to where they were set aside
 * from; null while it is not over, and the second time.
 */
export async function settleSupply(
  tx: Tx,
  { subject, now }: { subject: ClaimSubject; now: Date },
): Promise<number | null> {
  const row = await tx
    .updateTable('claim_supplies')
    .set({ withdrawn: sql<number>`left_over`, settled_at: now })
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('closes_at', '<=', now)
    .where('held', '=', 0)
    .where('settled_at', 'is', null)
    .returning('withdrawn')
    .executeTakeFirst();
  if (row) announceSupply(tx, subject);
  return row ? row.withdrawn : null;
}

/** Holds the figures until the transaction ends: locked before the claim, and before the stock. */
export async function lockSupply(tx: Tx, subject: ClaimSubject): Promise<Supply> {
  const supply = await findLockedSupply(tx, subject);
  assert(supply, `${subject.kind} ${subject.id} has a supply`);
  return supply;
}

/** The same of something that may not have been on offer yet. */
export async function findLockedSupply(tx: Tx, { kind, id }: ClaimSubject): Promise<Supply | null> {
  const row = await tx
    .selectFrom('claim_supplies')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? supplyOf(row) : null;
}
