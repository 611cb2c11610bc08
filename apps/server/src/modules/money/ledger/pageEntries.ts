import { z } from 'zod';
import type { Reader } from '../../../platform/database/Reader.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import { type Entry, type EntrySpan, listEntries } from './entries.ts';

const PAGE = 20;
const position = z.tuple([z.int().positive(), z.uuid()]);

interface EntryPage {
  readonly entries: readonly Entry[];
  readonly nextCursor: string | null;
}

/** One page of an account's statement, newest first, and the key to the next. */
export async function pageEntries(
  db: Reader,
  { cursor, ...span }: EntrySpan & { readonly cursor: string | undefined },
): Promise<EntryPage> {
  const after = cursor ? decodeCursor(cursor, position) : null;
  const before = after ? { atMicros: after[0], transferId: after[1] } : undefined;
  const found = await listEntries(db, { ...span, before, limit: PAGE + 1 });
  const entries = found.slice(0, PAGE);
  const last = entries.at(-1);
  return { entries, nextCursor: found.length > PAGE && last ? encodeCursor([last.atMicros, last.transferId]) : null };
}
