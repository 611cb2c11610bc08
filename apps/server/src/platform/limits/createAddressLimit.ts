import { MINUTE_MS } from '@jiwu/kernel';

/** So many addresses in one minute are no visitors; then all may begin anew. */
const MAX_ADDRESSES = 100_000;

/**
 * Counts in this process alone, by the minute: for public reads, where a trip to Redis would cost as much as the answer. With
 * several processes the real limit is that many times as high. Returns how long to wait, 0 for not at all.
 */
export function createAddressLimit(maxPerMinute: number): (addressKey: string, nowMs: number) => number {
  let counts = new Map<string, number>();
  let minute = 0;
  return (addressKey, nowMs) => {
    const thisMinute = Math.floor(nowMs / MINUTE_MS);
    if (thisMinute !== minute || counts.size > MAX_ADDRESSES) counts = new Map();
    minute = thisMinute;
    const count = (counts.get(addressKey) ?? 0) + 1;
    counts.set(addressKey, count);
    return count > maxPerMinute ? (minute + 1) * MINUTE_MS - nowMs : 0;
  };
}
