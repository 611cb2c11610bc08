import type { ResourceData } from './ResourceData.ts';
import type { ResourceState } from './resourceState.ts';

/** The page's title, in the browser's tab and as its heading. */
export function pageTitle(
  { keyword }: ResourceState,
  { categories, facets }: Pick<ResourceData, 'categories' | 'facets'>,
): string {
  const current = categories?.path.at(-1);
  if (keyword) return current ? `在${current.name}中搜索“${keyword}”` : `搜索“${keyword}”`;
  return current?.name ?? facets?.campaign?.name ?? '全部商品';
}
