import { useRef, useState } from 'react';
import { keyOfAttempt } from './keyOfAttempt.ts';

interface Step {
  readonly isBusy: boolean;
  /** Whether it was done. What was refused has had its toast. */
  readonly take: (fingerprint: string, work: (idempotencyKey: string) => Promise<unknown>) => Promise<boolean>;
}

/**
 * One write at a time: a second press does nothing, and a try after a lost answer is the same request. `afterwards` looks again, whatever came
 * of it.
 */
export function useStep(afterwards?: () => Promise<unknown>): Step {
  const [isBusy, setBusy] = useState(false);
  const keyOf = useRef(keyOfAttempt());
  async function take(fingerprint: string, work: (idempotencyKey: string) => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work(keyOf.current(fingerprint));
      return true;
    } catch {
      return false;
    } finally {
      await afterwards?.();
      setBusy(false);
    }
  }
  return { isBusy, take };
}
