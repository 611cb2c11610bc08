import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until a moment (as Date.now() counts), 0 when it has passed or there is none. */
export function useSecondsLeft(untilMs: number | null): number {
  const everySecond = useCallback(
    (look: () => void) => {
      if (untilMs === null) return () => undefined;
      const timer = setInterval(look, 1000);
      return () => clearInterval(timer);
    },
    [untilMs],
  );
  const left = () => (untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - Date.now()) / 1000)));
  return useSyncExternalStore(everySecond, left, () => 0);
}
