import { assert, DAY_MS } from '@jiwu/kernel';

/** How the price of an open-box unit falls: from the start by the same amount, again and again, and never below the floor. */
export interface PriceSchedule {
  readonly startFen: number;
  readonly floorFen: number;
  readonly dropFen: number;
  readonly everyDays: number;
  readonly firstDropAt: Date;
}

/** A price with the drops that led to it. */
export interface SteppedPrice {
  readonly priceFen: number;
  readonly drops: number;
}

/** How many drops there are until the floor is reached; the last one may be smaller than the others. */
export function dropsToFloor({ startFen, floorFen, dropFen }: PriceSchedule): number {
  assert(startFen >= floorFen && (dropFen > 0 || startFen === floorFen), 'a schedule leads down to its floor');
  return startFen === floorFen ? 0 : Math.ceil((startFen - floorFen) / dropFen);
}

/** max(floor, start − the drops that are due): the whole rule, by the clock alone. */
export function unitPriceAt(schedule: PriceSchedule, at: Date): SteppedPrice {
  const { startFen, floorFen, dropFen, everyDays, firstDropAt } = schedule;
  const sinceMs = at.getTime() - firstDropAt.getTime();
  const due = sinceMs < 0 ? 0 : 1 + Math.floor(sinceMs / (everyDays * DAY_MS));
  const drops = Math.min(due, dropsToFloor(schedule));
  return { priceFen: Math.max(floorFen, startFen - drops * dropFen), drops };
}

/** The drop after so many, and when it is due; null at the floor. */
export function nextDrop(schedule: PriceSchedule, drops: number): { at: Date; priceFen: number } | null {
  if (drops >= dropsToFloor(schedule)) return null;
  const at = dropDueAt(schedule, drops + 1);
  return { at, priceFen: unitPriceAt(schedule, at).priceFen };
}

/** When the n-th drop is due; the first has the number 1. */
export function dropDueAt({ firstDropAt, everyDays }: PriceSchedule, no: number): Date {
  return new Date(firstDropAt.getTime() + (no - 1) * everyDays * DAY_MS);
}
