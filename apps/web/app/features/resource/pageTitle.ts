import type { CategoryView } from './categoryView.ts';
import type { ResourceState } from './resourceState.ts';

/** What the page is called, in the browser's tab and as its heading. */
export function pageTitle({ keyword }: ResourceState, categories: CategoryView | null): string {
  const current = categories?.path.at(-1);
  if (keyword) return current ? `在${current.name}中搜索“${keyword}”` : `搜索“${keyword}”`;
  return current?.name ?? '全部商品';
}
