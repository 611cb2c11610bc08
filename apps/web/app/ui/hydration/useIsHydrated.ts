import { useBrowserValue } from './useBrowserValue.ts';

const yes = () => true;

/** Whether the page is the browser's own by now. What depends on it renders twice: where it is about a value, take useBrowserValue. */
export const useIsHydrated = (): boolean => useBrowserValue(yes, false);
