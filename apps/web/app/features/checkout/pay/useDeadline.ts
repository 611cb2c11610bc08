import { useState } from 'react';
import { useSecondsLeft } from '../../../components/time/useSecondsLeft.ts';
import type { Order } from '../orderQueries.ts';

/** Until when it can be paid, by this browser's clock, set by the shop's: its answer says what time it was there. */
export function useDeadline({ payBy, now }: Order, answeredAtMs: number): { deadlineMs: number; secondsLeft: number } {
  // The first answer decides: later ones, a little slower or faster, would make the seconds jump.
  const [aheadMs] = useState(() => answeredAtMs - Date.parse(now));
  const deadlineMs = Date.parse(payBy) + aheadMs;
  return { deadlineMs, secondsLeft: useSecondsLeft(deadlineMs) };
}
