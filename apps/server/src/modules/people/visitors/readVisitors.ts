import { businessDay } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { minuteOfDay } from './minuteOfDay.ts';

interface VisitorCounts {
  readonly visitors: number;
  readonly viewers: number;
  readonly carters: number;
}

/** A row older than this is not the figure of the minute that was asked for. */
const FRESH_MINUTES = 2;

/** How many had come by a moment of its day. Null: it was not counted, or not all of it. */
export async function readVisitors(db: Reader, at: Date): Promise<VisitorCounts | null> {
  const minute = minuteOfDay(at);
  const { rows } = await sql<VisitorCounts & { isWhole: boolean }>`
    select visitors, viewers, carters, is_whole as "isWhole" from visitor_minutes
    where day = ${businessDay(at)}::date and minute between ${minute - FRESH_MINUTES} and ${minute}
    order by minute desc limit 1`.execute(db);
  const [row] = rows;
  if (!row?.isWhole) return null;
  const { visitors, viewers, carters } = row;
  return { visitors, viewers, carters };
}
