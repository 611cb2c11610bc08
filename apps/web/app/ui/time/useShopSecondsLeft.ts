import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { clockAheadMs, hearShopTime, onShopTime } from './shopClock.ts';

/**
 * Whole seconds until a moment of the shop's clock; 0 when it has passed or there is none. `now` is the shop's time in the answer that
 * names the moment: the server's page counts from it, and the browser goes on by the shop's clock as it has heard it.
 */
export function useShopSecondsLeft(until: string | null, now: string): number {
  const untilMs = until === null ? null : Date.parse(until);
  const atFirst = untilMs === null ? 0 : secondsBetween(Date.parse(now), untilMs);
  useEffect(() => hearShopTime(now), [now]);
  const everySecond = useCallback(
    (look: () => void) => {
      if (untilMs === null) return () => undefined;
      const timer = setInterval(look, 1000);
      const stopHearing = onShopTime(look);
      return () => {
        clearInterval(timer);
        stopHearing();
      };
    },
    [untilMs],
  );
  const left = () => {
    const aheadMs = clockAheadMs();
    if (untilMs === null || aheadMs === null) return atFirst;
    return secondsBetween(Date.now(), untilMs + aheadMs);
  };
  return useSyncExternalStore(everySecond, left, () => atFirst);
}

function secondsBetween(fromMs: number, untilMs: number): number {
  return Math.max(0, Math.ceil((untilMs - fromMs) / 1000));
}
