import { DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { startOfDay } from '../../../apps/server/src/flows/startOfDay.ts';
import type { Random } from '../createRandom.ts';
import { atWork, awake, withinHours } from '../withinHours.ts';

export interface ParcelTimes {
  readonly sentAt: Date;
  readonly deliveredAt: Date;
  /** The buyer says that it is there. */
  readonly receivedAt: Date;
}

/** What becomes of goods that were paid for: sent in working hours within a day, there a day or two later, received when somebody looks. */
export function parcelTimes(paidAt: Date, random: Random): ParcelTimes {
  const sentAt = withinHours(later(paidAt, random.between(130, 400)), atWork, random);
  const day = startOfDay(sentAt).getTime() + random.between(1, 2) * DAY_MS;
  const deliveredAt = new Date(day + 10 * HOUR_MS + random.between(0, 9 * HOUR_MS));
  return { sentAt, deliveredAt, receivedAt: withinHours(later(deliveredAt, random.between(20, 1200)), awake, random) };
}

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
