import { type Answer, type advertisementEndpoints, rules } from '@jiwu/contract';
import { z } from 'zod';
import { countBookings, findCountedAt, listBookings } from '../../../modules/content/advertisement/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeBookings } from './describeBookings.ts';

type Page = Answer<(typeof advertisementEndpoints)['advertisementMine']>;

interface Input {
  readonly userId: string;
  readonly cursor: string | undefined;
  readonly now: Date;
}

const place = z.tuple([z.uuid()]);

/** A user's own bookings, the newest first: six statements. */
export async function pageMyBookings(db: Reader, { userId, cursor, now }: Input): Promise<Page> {
  const { perPage } = rules.advertisement;
  const before = cursor === undefined ? undefined : decodeCursor(cursor, place)[0];
  const [found, total, countedAt] = await Promise.all([
    listBookings(db, { userId, before, limit: perPage + 1 }),
    countBookings(db, userId),
    findCountedAt(db, userId),
  ]);
  const page = found.slice(0, perPage);
  const last = page.at(-1);
  return {
    items: await describeBookings(db, page, now),
    total,
    countedAt: (countedAt ?? now).toISOString(),
    nextCursor: found.length > perPage && last ? encodeCursor([last.id]) : null,
  };
}
