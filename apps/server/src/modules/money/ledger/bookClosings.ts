import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';

/** A day or month that finance has closed. */
export interface BookClosing {
  /** 2026-11-15, or 2026-11. */
  readonly period: string;
  /** The report as it was then. */
  readonly figures: unknown;
  /** Of its text, in hexadecimal. */
  readonly hash: string;
  readonly note: string;
  readonly closedBy: string;
  readonly closedAt: Date;
}

/** False: it was closed already. */
export async function insertClosing(
  tx: Tx,
  {
    period,
    text,
    hash,
    note,
    staffId,
    now,
  }: {
    readonly period: string;
    readonly text: string;
    readonly hash: Buffer;
    readonly note: string;
    readonly staffId: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into book_closings (period, figures, hash, note, closed_by, closed_at)
    values (${period}, ${text}::jsonb, ${hash}, ${note}, ${staffId}, ${now})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length === 1;
}

export async function findClosing(db: Reader, period: string): Promise<BookClosing | null> {
  const [found] = await select(db, sql`period = ${period}`);
  return found ?? null;
}

/** Those that begin with a text, `2026-11`: of a month's days and itself. */
export async function listClosings(db: Reader, start: string): Promise<BookClosing[]> {
  return await select(db, sql`period >= ${start} and period < ${`${start}~`}`);
}

async function select(db: Reader, condition: RawBuilder<unknown>): Promise<BookClosing[]> {
  const { rows } = await sql<BookClosing>`
    select period, figures, encode(hash, 'hex') as hash, note, closed_by as "closedBy", closed_at as "closedAt"
    from book_closings where ${condition} order by period`.execute(db);
  return rows;
}
