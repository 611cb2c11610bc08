import type { Answer, ParsedInput, staffAdvertisementEndpoints } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { z } from 'zod';
import { addDays, countViews, listByView, listSchedule } from '../../../modules/content/advertisement/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeBookings } from './describeBookings.ts';

type Endpoints = typeof staffAdvertisementEndpoints;

const PAGE = 30;
/** How much of the calendar is drawn at once. */
const SCHEDULE_DAYS = 14;
const place = z.tuple([z.iso.date(), z.uuid()]);

interface Input {
  readonly query: ParsedInput<Endpoints['staffAdvertisementList']>['query'];
  readonly now: Date;
}

/** One of the lists that staff work through, with the sizes of all. */
export async function pageStaffBookings(
  db: Reader,
  { query, now }: Input,
): Promise<Answer<Endpoints['staffAdvertisementList']>> {
  const today = businessDay(now);
  const [fromDay, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, place);
  const after = fromDay === undefined || id === undefined ? undefined : { fromDay, id };
  const [found, counts] = await Promise.all([
    listByView(db, { view: query.view, today, after, limit: PAGE + 1 }),
    countViews(db, today),
  ]);
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  const described = await describeBookings(db, page, now);
  return {
    items: described.map((booking, nth) => ({ ...booking, userId: page[nth]?.userId ?? '' })),
    counts,
    nextCursor: found.length > PAGE && last ? encodeCursor([last.fromDay, last.id]) : null,
  };
}

/** What stands in the calendar from a day on, or from today. */
export async function loadSchedule(
  db: Reader,
  { from, now }: { from: string | undefined; now: Date },
): Promise<Answer<Endpoints['staffAdvertisementSchedule']>> {
  const fromDay = from ?? businessDay(now);
  const toDay = addDays(fromDay, SCHEDULE_DAYS - 1);
  const described = await describeBookings(db, await listSchedule(db, { fromDay, toDay }), now);
  const items = described.map((booking) => ({
    id: booking.id,
    place: booking.place,
    category: booking.category,
    word: booking.word,
    advertiser: booking.advertiser,
    state: booking.state,
    fromDay: booking.fromDay,
    toDay: booking.toDay,
  }));
  return { fromDay, toDay, items };
}
