import { decodeCursor, encodeCursor, timeCursor } from './cursor.ts';

interface Place {
  readonly at: Date;
  readonly id: string;
}

/** Where a list by time goes on; null at its beginning. */
export function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [at, id] = decodeCursor(cursor, timeCursor);
  return { at: new Date(at), id };
}

/** The cursor after a page of so many rows, of which one more than the page was read; null when there is no more. */
export function placeAfter(
  found: readonly { readonly id: string; readonly createdAt: Date }[],
  page: number,
): string | null {
  const last = found[page - 1];
  return found.length > page && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null;
}
