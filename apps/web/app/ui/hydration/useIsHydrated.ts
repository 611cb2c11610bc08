import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => undefined;

/** Whether the page is the browser's own by now. The first render must be what the server has sent. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
