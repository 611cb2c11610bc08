import type { Location } from 'react-router';

type Place = Pick<Location, 'key' | 'pathname' | 'search'>;

/** Where what is opened stands in place of the list, and has a position of its own. On other pages it stands beside what was there. */
const opensInPlace: ReadonlySet<string> = new Set(['/orders']);

/**
 * By what a position is kept: one visit to a page. Filters, tabs and drawers change the address and stay in the visit; Back leads to the
 * visit that was, a link begins a new one. Locations have to come in the order in which they were shown.
 */
export function createScrollKeys(): (place: Place) => string {
  const visits = new Map<string, string>();
  let last: { readonly pathname: string; readonly visit: string } | null = null;
  return ({ key, pathname, search }) => {
    const known = visits.get(key);
    const visit = known ?? (last?.pathname === pathname ? last.visit : key);
    visits.set(key, visit);
    last = { pathname, visit };
    const open = opensInPlace.has(pathname) ? new URLSearchParams(search).get('open') : null;
    return [visit, pathname, open ?? ''].join(' ');
  };
}
