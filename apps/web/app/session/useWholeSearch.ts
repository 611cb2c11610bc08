import { useLocation } from 'react-router';
import { canonicalSearch } from '../config/pageKeys.ts';
import { useBrowserValue } from '../ui/hydration/useBrowserValue.ts';

/**
 * The query of the address, for links that carry it along. The server knows only those keys that its page depends on, so while hydrating
 * the others are left out, as in its HTML.
 */
export function useWholeSearch(): string {
  const { pathname, search } = useLocation();
  return useBrowserValue(() => search, canonicalSearch(pathname, new URLSearchParams(search)));
}
