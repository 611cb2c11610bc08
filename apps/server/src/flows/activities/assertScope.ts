import type { Scope } from '@jiwu/pricing';
import { findCategories } from '../../modules/goods/catalogue/index.ts';
import { findListings } from '../../modules/goods/search/index.ts';
import type { Reader } from '../../platform/database/Reader.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** The goods that a discount is for are there. */
export async function assertScope(db: Reader, scope: Scope): Promise<void> {
  if (scope.kind === 'all' || scope.kind === 'channel') return;
  const wanted = new Set(scope.kind === 'categories' ? scope.categoryIds : scope.productIds);
  const found = await (scope.kind === 'categories' ? findCategories(db, [...wanted]) : findListings(db, [...wanted]));
  const missing = [...wanted].filter((id) => !found.has(id));
  if (missing.length > 0) throw new ShopError('GOODS_UNKNOWN', { missing });
}
