import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { RefundRecord, RefundWay } from './RefundRecord.ts';

/** How finance decided on a stuck refund that a second person has to approve. */
export interface RefundDecision {
  readonly refundId: string;
  readonly way: Exclude<RefundWay, 'gateway'>;
  /** approved: the bank may be told to pay. */
  readonly state: 'asked' | 'approved';
  readonly waitsSince: Date;
  readonly note: string;
}

interface Key {
  readonly userId: string;
  readonly id: string;
}

/** The caller holds the refund. One of an earlier wait is replaced. */
export async function keepRefundDecision(
  tx: Tx,
  input: {
    refund: RefundRecord;
    way: RefundDecision['way'];
    note: string;
    staffId: string;
    now: Date;
  },
): Promise<void> {
  const { refund, way, note, staffId, now } = input;
  await dropRefundDecision(tx, refund);
  await sql`
    insert into refund_decisions (user_id, refund_id, way, state, waits_since, note, asked_by, asked_at)
    values (${refund.userId}, ${refund.id}, ${way}, 'asked', ${refund.waitsSince}, ${note}, ${staffId}, ${now})`.execute(
    tx,
  );
}

/** By the refund. */
export async function findRefundDecisions(
  db: Reader,
  refundIds: readonly string[],
): Promise<ReadonlyMap<string, RefundDecision>> {
  if (refundIds.length === 0) return new Map();
  const { rows } = await sql<RefundDecision>`
    select refund_id as "refundId", way, state, waits_since as "waitsSince", note from refund_decisions
    where refund_id = any(${[...refundIds]}::uuid[])`.execute(db);
  return new Map(rows.map((decision) => [decision.refundId, decision]));
}

/** asked → approved, of one by the bank. */
export async function approveRefundDecision(tx: Tx, { userId, id }: Key): Promise<void> {
  await sql`update refund_decisions set state = 'approved' where user_id = ${userId} and refund_id = ${id}`.execute(tx);
}

/** It was done, or will not be. Answers whether it still waited for a second person. */
export async function dropRefundDecision(tx: Tx, { userId, id }: Key): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    delete from refund_decisions where user_id = ${userId} and refund_id = ${id} returning state`.execute(tx);
  return rows[0]?.state === 'asked';
}
