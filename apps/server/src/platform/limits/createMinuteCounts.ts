import { MINUTE_MS } from '@jiwu/kernel';

/** Counts what happens under a name in the minute that it is, and says how long that minute lasts. */
export type MinuteCounts = (name: string, nowMs: number) => { readonly count: number; readonly restMs: number };

/** So many callers in one minute are no visitors; then all may begin anew. */
const MAX_NAMES = 200_000;

/** In this process alone: a trip to Redis would cost as much as most answers. */
export function createMinuteCounts(): MinuteCounts {
  let counts = new Map<string, number>();
  let minute = 0;
  return (name, nowMs) => {
    const thisMinute = Math.floor(nowMs / MINUTE_MS);
    if (thisMinute !== minute || counts.size > MAX_NAMES) counts = new Map();
    minute = thisMinute;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { count, restMs: (minute + 1) * MINUTE_MS - nowMs };
  };
}
