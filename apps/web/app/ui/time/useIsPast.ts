import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { clockAheadMs, hearShopTime, onShopTime } from './shopClock.ts';

/**
 * Whether a moment of the shop's clock has passed; false where there is none. As useShopSecondsLeft, for those who only want to know
 * when it comes: nothing is drawn anew until then.
 */
export function useIsPast(moment: string | null, now: string): boolean {
  const momentMs = moment === null ? null : Date.parse(moment);
  const atFirst = momentMs !== null && momentMs <= Date.parse(now);
  useEffect(() => hearShopTime(now), [now]);
  const everySecond = useCallback(
    (look: () => void) => {
      if (momentMs === null) return () => undefined;
      const timer = setInterval(look, 1000);
      const stopHearing = onShopTime(look);
      return () => {
        clearInterval(timer);
        stopHearing();
      };
    },
    [momentMs],
  );
  const isPast = () => {
    const aheadMs = clockAheadMs();
    if (momentMs === null || aheadMs === null) return atFirst;
    return Date.now() >= momentMs + aheadMs;
  };
  return useSyncExternalStore(everySecond, isPast, () => atFirst);
}
