import type { rules } from '@jiwu/contract';
import { type RawBuilder, sql } from 'kysely';
import type { PagePosition } from './PagePosition.ts';

export type Sort = (typeof rules.resourceSorts)[number];

interface SortKey {
  readonly column: 'score' | 'sales_count' | 'listed_at' | 'price_fen';
  readonly direction: 'asc' | 'desc';
}

/** The column and direction of each sort order; equal products are sorted by id, in the same direction. */
export const sortKeys: Readonly<Record<Sort, SortKey>> = {
  score: { column: 'score', direction: 'desc' },
  sales: { column: 'sales_count', direction: 'desc' },
  new: { column: 'listed_at', direction: 'desc' },
  priceUp: { column: 'price_fen', direction: 'asc' },
  priceDown: { column: 'price_fen', direction: 'desc' },
};

/** The value as a cursor holds it, exactly: a number, or a time to the microsecond. */
export function keyText(sort: Sort, key: RawBuilder<unknown>): RawBuilder<string> {
  if (sort !== 'new') return sql<string>`${key}::text`;
  return sql<string>`to_char(${key} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** The condition that a row comes after a page. */
export function isAfter(sort: Sort, key: RawBuilder<unknown>, after: PagePosition): RawBuilder<boolean> {
  const comparison = sql.raw(sortKeys[sort].direction === 'asc' ? '>' : '<');
  const type = sql.raw(sort === 'new' ? 'timestamptz' : 'integer');
  return sql<boolean>`(${key}, product_id) ${comparison} (${after.key}::${type}, ${after.productId}::uuid)`;
}
