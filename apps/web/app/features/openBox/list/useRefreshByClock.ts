import { useEffect, useEffectEvent, useRef } from 'react';
import { useReloadWhenIdle } from '../../../ui/live/useReloadWhenIdle.ts';
import { useIsPast } from '../../../ui/time/useIsPast.ts';
import { useIsVisible } from '../../../ui/time/useIsVisible.ts';

/** An answer may have been kept for a few seconds. */
const EVERY_MS = 5000;

/** Asks for the list again when something on it has changed by the clock, and when its reader comes back to it. */
export function useRefreshByClock(moment: string | null, now: string): void {
  const ask = useEffectEvent(useReloadWhenIdle());
  const isPast = useIsPast(moment, now);
  const isVisible = useIsVisible();
  const wasHidden = useRef(false);
  useEffect(() => {
    if (!isPast || !isVisible) return undefined;
    // Not everyone asks in the same moment.
    const timer = setInterval(() => ask(), EVERY_MS * (0.5 + Math.random()));
    return () => clearInterval(timer);
  }, [isPast, isVisible]);
  useEffect(() => {
    if (!isVisible) wasHidden.current = true;
    else if (wasHidden.current) ask();
  }, [isVisible]);
}
