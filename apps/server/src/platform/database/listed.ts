import { type RawBuilder, sql } from 'kysely';

type ListType = 'uuid' | 'text' | 'int' | 'bigint';

/** Longer ones go as one parameter: a statement for every length would be too many. */
const LONGEST_WRITTEN_OUT = 4;

/**
 * An array for `= any(…)` or `unnest(…)`. A short one is written out, one parameter for each element: PostgreSQL then knows the
 * length while planning, and plans the statement once for all values. For an array parameter it assumes ten elements, finds such
 * a plan too dear, and plans anew every time.
 */
export function listed<T>(
  items: readonly T[],
  type: ListType,
  valueOf: (item: T) => unknown = (item) => item,
): RawBuilder<unknown> {
  const values = items.map(valueOf);
  const isShort = values.length > 0 && values.length <= LONGEST_WRITTEN_OUT;
  return isShort ? sql`array[${sql.join(values)}]::${sql.raw(type)}[]` : sql`${values}::${sql.raw(type)}[]`;
}
