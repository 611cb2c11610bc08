import { canonicalSearch, pageKeys, promotionKeys } from '../app/config/pageKeys.ts';

/** What an address means to this server. */
export type PageAddress =
  /** A page, or its data for navigation in the browser, by its canonical address. */
  | { readonly kind: 'page'; readonly url: string }
  /** Another spelling of a page, for good; or no page at all, which leads home (specification §2). */
  | { readonly kind: 'elsewhere'; readonly to: string; readonly isForGood: boolean }
  | { readonly kind: 'nothing' };

const DATA = /(?:\/_)?\.data$/;
const ROUTES = '_routes';
const LOGIN = '/login';

const bySpelling = new Map(Object.keys(pageKeys).map((path) => [path.toLowerCase(), path]));

/**
 * A page depends on its path and the keys that `pageKeys` lists for it, and is made from these alone: other keys make no new page. Nobody
 * is redirected for them, so the address in the browser keeps them.
 */
export function readPageAddress(url: string, routeIds: ReadonlySet<string>): PageAddress {
  const [given = '', ...rest] = url.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const isData = DATA.test(given);
  const path = isData ? given.replace(DATA, '') || '/' : given;
  if (pageKeys[path]) {
    return { kind: 'page', url: given + (isData ? dataSearch(path, query, routeIds) : canonicalSearch(path, query)) };
  }
  if (isData) return { kind: 'nothing' };
  const spelt = plain(path);
  const known = bySpelling.get(spelt);
  const search = rest.length > 0 ? `?${rest.join('?')}` : '';
  // No way to log in, or one that does not exist, leads to the default one; the whole query goes along.
  if (spelt === LOGIN || (known === undefined && spelt.startsWith(`${LOGIN}/`)))
    return { kind: 'elsewhere', to: `${LOGIN}/usernamePassword${search}`, isForGood: false };
  if (known !== undefined) return { kind: 'elsewhere', to: known + search, isForGood: true };
  return { kind: 'elsewhere', to: keepPromotion('/', query), isForGood: false };
}

/** The data of a page also depends on which of its routes are asked for. */
function dataSearch(path: string, query: URLSearchParams, routeIds: ReadonlySet<string>): string {
  const canonical = new URLSearchParams(canonicalSearch(path, query));
  const routes = query
    .get(ROUTES)
    ?.split(',')
    .filter((id) => routeIds.has(id));
  if (routes && routes.length > 0) canonical.set(ROUTES, [...new Set(routes)].toSorted().join(','));
  return canonical.size > 0 ? `?${canonical.toString()}` : '';
}

/** Without escapes, capitals and needless slashes. */
function plain(path: string): string {
  try {
    return `/${decodeURIComponent(path).toLowerCase().split('/').filter(Boolean).join('/')}`;
  } catch {
    return path;
  }
}

/** Where a page leads elsewhere, who sent the visitor goes along. */
export function keepPromotion(location: string, query: URLSearchParams): string {
  const [target = '', hash] = location.split('#');
  const [path = '', search = ''] = target.split('?');
  const wanted = new URLSearchParams(search);
  const missing = promotionKeys.filter((key) => query.has(key) && !wanted.has(key));
  if (missing.length === 0) return location;
  for (const key of missing) wanted.set(key, query.get(key) ?? '');
  return `${path}?${wanted.toString()}${hash === undefined ? '' : `#${hash}`}`;
}
