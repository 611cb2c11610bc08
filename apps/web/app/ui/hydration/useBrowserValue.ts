import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => undefined;

/**
 * What only the browser knows. The first render must be what the server has sent, and so has `onServer`; only where the browser knows
 * something else is there a second one. `read` gives the same value each time.
 */
export function useBrowserValue<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(nothingToWatch, read, () => onServer);
}
