import { newId } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';

/** What the shop gives to, or takes from, a user's balance because two of its staff say so. */
export interface BalanceChange {
  readonly userId: string;
  readonly id: string;
  readonly no: string;
  readonly direction: 'give' | 'take';
  readonly amountFen: number;
  readonly reason: string;
  /** What the user reads. */
  readonly words: string;
  readonly state: 'asked' | 'done' | 'dropped';
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly endedAt: Date | null;
}

type Wish = Pick<BalanceChange, 'userId' | 'direction' | 'amountFen' | 'reason' | 'words'>;

export async function insertBalanceChange(
  tx: Tx,
  wish: Wish & { readonly staffId: string; readonly now: Date },
): Promise<BalanceChange> {
  const { userId, direction, amountFen, reason, words, staffId, now } = wish;
  const id = newId();
  await sql`
    insert into balance_changes (user_id, id, no, direction, amount_fen, reason, words, state, asked_by, asked_at)
    values (${userId}, ${id}, 'BC' || to_char(${now}::timestamptz at time zone 'Asia/Shanghai', 'YYYYMMDD')
        || lpad((nextval('balance_change_numbers') % 100000)::text, 5, '0'),
      ${direction}, ${amountFen}, ${reason}, ${words}, 'asked', ${staffId}, ${now})`.execute(tx);
  const [made] = await findBalanceChanges(tx, [id]);
  return made as BalanceChange;
}

export async function findBalanceChanges(db: Reader, ids: readonly string[]): Promise<BalanceChange[]> {
  return await select(db, sql`id = any(${[...ids]}::uuid[])`);
}

export async function lockBalanceChange(tx: Tx, id: string): Promise<void> {
  await sql`select from balance_changes where id = ${id} for update`.execute(tx);
}

/** Newest first, of all or of one user. */
export async function listBalanceChanges(
  db: Reader,
  { userId, after, limit }: { userId?: string | undefined; after: { at: Date; id: string } | null; limit: number },
): Promise<BalanceChange[]> {
  const ofUser = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
  const beyond = after ? sql`and (asked_at, id) < (${after.at}, ${after.id}::uuid)` : sql``;
  return await select(db, sql`${ofUser} ${beyond} order by asked_at desc, id desc limit ${limit}`);
}

export async function endBalanceChange(
  tx: Tx,
  { userId, id, state, now }: Pick<BalanceChange, 'userId' | 'id'> & { state: 'done' | 'dropped'; now: Date },
): Promise<void> {
  await sql`
    update balance_changes set state = ${state}, ended_at = ${now}
    where user_id = ${userId} and id = ${id} and state = 'asked'`.execute(tx);
}

/** What was booked by hand under a number: BK…, BC…. */
export async function findByNo(db: Reader, no: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from hand_bookings where no = ${no} union all select id from balance_changes where no = ${no}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function select(db: Reader, condition: RawBuilder<unknown>): Promise<BalanceChange[]> {
  const { rows } = await sql<BalanceChange>`
    select user_id as "userId", id, no, direction, amount_fen as "amountFen", reason, words, state,
      asked_by as "askedBy", asked_at as "askedAt", ended_at as "endedAt"
    from balance_changes where ${condition}`.execute(db);
  return rows;
}
