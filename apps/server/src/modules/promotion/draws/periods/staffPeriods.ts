import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { DrawPeriod } from './DrawPeriod.ts';
import { periodColumns } from './periodQueries.ts';

interface Asked {
  /** The last one of the page before; no two begin at once. */
  readonly before: Date | null;
  readonly limit: number;
}

/** All that were promised, the latest beginning first. */
export async function listPeriodPage(db: Reader, { before, limit }: Asked): Promise<DrawPeriod[]> {
  const earlier = before === null ? sql`` : sql`where starts_at < ${before}`;
  const { rows } = await sql<DrawPeriod>`
    select ${periodColumns} ${earlier} order by starts_at desc limit ${limit}`.execute(db);
  return rows;
}

export async function getPeriod(db: Reader, id: string): Promise<DrawPeriod> {
  const { rows } = await sql<DrawPeriod>`select ${periodColumns} where id = ${id}`.execute(db);
  if (!rows[0]) throw new ShopError('NOT_FOUND');
  return rows[0];
}
