import { businessDay } from './businessDay.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';

/** Full hours in Shanghai, on every day of the week. */
interface OpeningHours {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Whether somebody is there now, and when somebody is next: today before the hours begin, tomorrow once they have begun. */
export function openingOf(now: Date, { opensAt, closesAt }: OpeningHours): { isOpen: boolean; opensNext: Date } {
  const midnight = new Date(`${businessDay(now)}T00:00:00+08:00`).getTime();
  const opens = midnight + opensAt * HOUR_MS;
  const isOpen = now.getTime() >= opens && now.getTime() < midnight + closesAt * HOUR_MS;
  return { isOpen, opensNext: new Date(now.getTime() < opens ? opens : opens + DAY_MS) };
}
