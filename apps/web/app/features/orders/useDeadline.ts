import { useState } from 'react';
import { useSecondsLeft } from '../../components/time/useSecondsLeft.ts';

interface Answered {
  /** The shop's clock when it answered, and this browser's when that arrived. */
  readonly now: string;
  readonly answeredAtMs: number;
}

/** Seconds until a moment of the shop's clock, counted by this browser's. */
export function useDeadline(until: string | null, { now, answeredAtMs }: Answered): number {
  // The first answer decides: later ones, a little slower or faster, would make the seconds jump.
  const [aheadMs] = useState(() => answeredAtMs - Date.parse(now));
  return useSecondsLeft(until === null ? null : Date.parse(until) + aheadMs);
}
