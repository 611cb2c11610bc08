import type { Scope } from '@jiwu/pricing';
import type { Within } from '../../../modules/goods/search/index.ts';

/** Which goods a campaign is good for, as lists take it; null for the whole shop. */
export function withinOf(scope: Scope): Within | null {
  if (scope.kind === 'categories') return { categoryIds: scope.categoryIds, productIds: [] };
  return scope.kind === 'products' ? { categoryIds: [], productIds: scope.productIds } : null;
}
