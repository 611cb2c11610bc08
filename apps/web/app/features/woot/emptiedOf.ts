import type { Deal } from '../../shared/woot/Deal.ts';

/** The ids of deals of which nothing was left at some moment. */
export type Emptied = ReadonlySet<string>;

/** The same set where nothing was added. */
export function emptiedOf(before: Emptied, deals: readonly Pick<Deal, 'id' | 'left'>[]): Emptied {
  const added = deals.filter(({ id, left }) => left === 0 && !before.has(id));
  return added.length === 0 ? before : new Set([...before, ...added.map(({ id }) => id)]);
}
