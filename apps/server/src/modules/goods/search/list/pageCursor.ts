import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../../platform/database/cursor.ts';
import type { PagePosition } from './PagePosition.ts';
import type { Sort } from './sortKeys.ts';

/** Ranks by words are an order of their own. A cursor names its order, because its value means nothing to another. */
type Order = Sort | 'rank';

const MAX_INTEGER = 2_147_483_647;
const wholeNumber = z
  .string()
  .regex(/^\d{1,10}$/)
  .refine((text) => Number(text) <= MAX_INTEGER);
const time = z.iso.datetime().regex(/^[12]/);

/** No list is longer than this: a cursor with a larger number was not handed out by us. */
const shown = z.number().int().min(1).max(MAX_INTEGER);

export function writePageCursor(order: Order, position: PagePosition): string {
  return encodeCursor([order, position.key, position.productId, position.shown]);
}

export function readPageCursor(order: Order, cursor: string): PagePosition {
  const key = order === 'new' ? time : wholeNumber;
  const [, value, productId, count] = decodeCursor(cursor, z.tuple([z.literal(order), key, z.uuid(), shown]));
  return { key: value, productId, shown: count };
}
