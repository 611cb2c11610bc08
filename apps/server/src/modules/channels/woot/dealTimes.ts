import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';

/** The deals of a day begin at the hour of the rules and end at midnight, in Shanghai. */
export function dealTimes(day: string): { beginsAt: Date; endsAt: Date } {
  const midnight = new Date(`${day}T00:00:00+08:00`).getTime();
  return { beginsAt: new Date(`${day}T${rules.woot.beginsAt}:00+08:00`), endsAt: new Date(midnight + DAY_MS) };
}
