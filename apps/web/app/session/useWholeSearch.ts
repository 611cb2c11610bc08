import { useLocation } from 'react-router';
import { canonicalSearch } from '../config/pageKeys.ts';
import { useIsHydrated } from '../ui/hydration/useIsHydrated.ts';

/**
 * The query of the address, for links that carry it along. The server knows only those keys that its page depends on, so while hydrating
 * the others are left out, as in its HTML.
 */
export function useWholeSearch(): string {
  const { pathname, search } = useLocation();
  return useIsHydrated() ? search : canonicalSearch(pathname, new URLSearchParams(search));
}
