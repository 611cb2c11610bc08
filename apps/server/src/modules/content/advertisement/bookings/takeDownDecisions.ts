import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Booking } from './Booking.ts';

/** That staff want to end a placement early, and why, until a second person approves what goes back. */
export interface TakeDownDecision {
  readonly version: number;
  readonly reason: string;
}

type Key = Pick<Booking, 'userId' | 'id'>;

/** The caller holds the booking, and none waits. */
export async function keepTakeDown(
  tx: Tx,
  { userId, id }: Key,
  { version, reason, staffId, now }: TakeDownDecision & { readonly staffId: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into advertisement_decisions (user_id, booking_id, version, reason, asked_by, asked_at)
    values (${userId}, ${id}, ${version}, ${reason}, ${staffId}, ${now})`.execute(tx);
}

export async function findTakeDown(db: Reader, { userId, id }: Key): Promise<TakeDownDecision | null> {
  const { rows } = await sql<TakeDownDecision>`
    select version, reason from advertisement_decisions where user_id = ${userId} and booking_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** It was done, or will not be. */
export async function dropTakeDown(tx: Tx, { userId, id }: Key): Promise<void> {
  await sql`delete from advertisement_decisions where user_id = ${userId} and booking_id = ${id}`.execute(tx);
}
