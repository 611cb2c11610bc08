import { createMinuteCounts } from './createMinuteCounts.ts';

/**
 * Counts by the minute, in this process alone: with several processes the real limit is that many times as high. Returns how long to wait, 0
 * for not at all.
 */
export function createAddressLimit(maxPerMinute: number): (addressKey: string, nowMs: number) => number {
  const countOf = createMinuteCounts();
  return (addressKey, nowMs) => {
    const { count, restMs } = countOf(addressKey, nowMs);
    return count > maxPerMinute ? restMs : 0;
  };
}
