import { useState } from 'react';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface Answered {
  /** The shop's clock when it answered, and this browser's when that arrived. */
  readonly now: string;
  readonly answeredAtMs: number;
}

/** A moment of the shop's clock as this browser's clock has it, and how many seconds are left until then. */
export function useDeadline(
  until: string | null,
  { now, answeredAtMs }: Answered,
): { deadlineMs: number | null; secondsLeft: number } {
  // The first answer decides: later ones, a little slower or faster, would make the seconds jump.
  const [aheadMs] = useState(() => answeredAtMs - Date.parse(now));
  const deadlineMs = until === null ? null : Date.parse(until) + aheadMs;
  return { deadlineMs, secondsLeft: useSecondsLeft(deadlineMs) };
}
