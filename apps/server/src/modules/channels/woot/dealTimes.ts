import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';

/** Stand-ins are decided on at the hour of the rules, then the deals of a day begin at theirs and end at midnight, in Shanghai. */
export function dealTimes(day: string): { checkedAt: Date; beginsAt: Date; endsAt: Date } {
  const midnight = new Date(`${day}T00:00:00+08:00`).getTime();
  const at = (time: string) => new Date(`${day}T${time}:00+08:00`);
  return {
    checkedAt: at(rules.woot.checkedAt),
    beginsAt: at(rules.woot.beginsAt),
    endsAt: new Date(midnight + DAY_MS),
  };
}
