import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
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

export function writePageCursor(order: Order, { key, productId }: PagePosition): string {
  return encodeCursor([order, key, productId]);
}

export function readPageCursor(order: Order, cursor: string): PagePosition {
  const key = order === 'new' ? time : wholeNumber;
  const [, value, productId] = decodeCursor(cursor, z.tuple([z.literal(order), key, z.uuid()]));
  return { key: value, productId };
}
