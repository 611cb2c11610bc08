import { useMatches } from 'react-router';

interface TopSearch {
  readonly to: string;
  readonly label: string;
}

const goods: TopSearch = { to: '/resource', label: '搜索商品' };

/** Where the phone's top bar searches beside a title: the goods, unless the page has a search of its own as `handle.topSearch`. */
export function useTopSearch(): TopSearch {
  return useMatches().reduce((found, { handle }) => (hasSearch(handle) ? handle.topSearch : found), goods);
}

function hasSearch(handle: unknown): handle is { topSearch: TopSearch } {
  return typeof handle === 'object' && handle !== null && 'topSearch' in handle;
}
