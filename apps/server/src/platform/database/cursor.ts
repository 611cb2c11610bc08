import { z } from 'zod';
import { ShopError } from '../errors/ShopError.ts';

/** Where a page ended: the sort values of its last row. Opaque to clients. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Refuses a cursor that this list did not hand out. */
export function decodeCursor<T extends z.ZodType>(cursor: string, shape: T): z.output<T> {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new ShopError('INVALID_INPUT', { fields: ['cursor'] });
  }
}

/** For lists by time, newest first. */
export const timeCursor = z.tuple([z.iso.datetime().regex(/^[12]/), z.uuid()]);
