import { newId } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';

/** What staff want to give back of an order before it is sent, and may not alone. */
export interface UnsentRefund {
  readonly userId: string;
  readonly id: string;
  readonly orderId: string;
  readonly reason: string;
  readonly state: 'asked' | 'done' | 'dropped';
  readonly askedAt: Date;
}

interface OrderKey {
  readonly userId: string;
  readonly id: string;
}

/** The caller holds the order, and none waits. */
export async function insertUnsentRefund(
  tx: Tx,
  order: OrderKey,
  { reason, staffId, now }: { reason: string; staffId: string; now: Date },
): Promise<UnsentRefund> {
  const { userId, id: orderId } = order;
  const id = newId();
  await sql`
    insert into unsent_refunds (user_id, id, order_id, reason, asked_by, asked_at)
    values (${userId}, ${id}, ${orderId}, ${reason}, ${staffId}, ${now})`.execute(tx);
  return { userId, id, orderId, reason, state: 'asked', askedAt: now };
}

/** The one of an order that waits. */
export async function findAskedUnsentRefund(db: Reader, { userId, id }: OrderKey): Promise<UnsentRefund | null> {
  const [found] = await select(db, sql`user_id = ${userId} and order_id = ${id} and state = 'asked'`);
  return found ?? null;
}

export async function listUnsentRefunds(db: Reader, ids: readonly string[]): Promise<UnsentRefund[]> {
  return await select(db, sql`id = any(${[...ids]}::uuid[])`);
}

/** It was done, or will not be. The id of what waited; null: nothing did. The caller holds the order. */
export async function endUnsentRefund(
  tx: Tx,
  { userId, orderId, state, now }: Pick<UnsentRefund, 'userId' | 'orderId'> & { state: 'done' | 'dropped'; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update unsent_refunds set state = ${state}, ended_at = ${now}
    where user_id = ${userId} and order_id = ${orderId} and state = 'asked' returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

async function select(db: Reader, condition: RawBuilder<unknown>): Promise<UnsentRefund[]> {
  const { rows } = await sql<UnsentRefund>`
    select user_id as "userId", id, order_id as "orderId", reason, state, asked_at as "askedAt"
    from unsent_refunds where ${condition}`.execute(db);
  return rows;
}
