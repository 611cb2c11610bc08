import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until a moment (as Date.now() counts), 0 when it has passed or there is none. */
export function useSecondsLeft(until: number | null): number {
  const everySecond = useCallback(
    (look: () => void) => {
      if (until === null) return () => undefined;
      const timer = setInterval(() => {
        look();
        if (Date.now() >= until) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [until],
  );
  const left = () => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)));
  return useSyncExternalStore(everySecond, left, () => 0);
}
