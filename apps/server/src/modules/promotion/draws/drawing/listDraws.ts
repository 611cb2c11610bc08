import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { type Draw, drawColumns } from './Draw.ts';

interface Input {
  readonly userId: string;
  /** Only those with a lower number. */
  readonly before?: number | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** A user's own draws, newest first. */
export async function listDraws(db: Reader, { userId, before, limit, now }: Input): Promise<Draw[]> {
  const earlier = before === undefined ? sql`` : sql`and draws.number < ${before}::int8`;
  const { rows } = await sql<Draw>`
    select ${drawColumns(now)} where user_id = ${userId} ${earlier} order by draws.number desc limit ${limit}`.execute(
    db,
  );
  return rows;
}
