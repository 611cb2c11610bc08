import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

export interface PrizeClaims {
  /** An order sends them. */
  readonly claimed: number;
  readonly waiting: number;
  readonly lapsed: number;
}

/** How far the goods are that a period gave, by the prize's position. */
export async function countClaims(
  db: Reader,
  { periodId, positions }: { periodId: string; positions: readonly number[] },
): Promise<ReadonlyMap<number, PrizeClaims>> {
  if (positions.length === 0) return new Map();
  const { rows } = await sql<PrizeClaims & { position: number }>`
    select prize_position as position, count(order_id) as claimed,
      count(*) filter (where order_id is null and lapsed_at is null) as waiting,
      count(*) filter (where order_id is null and lapsed_at is not null) as lapsed
    from draws where period_id = ${periodId} and prize_position = any(${[...positions]}::smallint[])
    group by prize_position`.execute(db);
  return new Map(rows.map(({ position, ...claims }) => [position, claims]));
}
