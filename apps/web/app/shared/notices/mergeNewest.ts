import type { Notice } from '@jiwu/contract';

export interface NoticePage {
  readonly items: readonly Notice[];
  readonly nextCursor: string | null;
}

/** Puts the refetched first page before the older notices that were already loaded. Ids are in the order of time. */
export function mergeNewest(former: NoticePage | null, newest: NoticePage): NoticePage {
  const last = newest.items.at(-1);
  // A page that ends all is all there is.
  if (!former || !last || newest.nextCursor === null) return newest;
  const older = former.items.filter(({ id }) => id < last.id);
  // With a gap between the two the older ones are read again, from where the new page ends.
  const isJoined = former.items.some(({ id }) => id >= last.id);
  return isJoined && older.length > 0 ? { items: [...newest.items, ...older], nextCursor: former.nextCursor } : newest;
}
