import { findProductPage } from '../../../modules/goods/catalogue/index.ts';
import { countReviews, findReviewSummary, ratingHundredths } from '../../../modules/goods/reviews/index.ts';
import { listAvailable } from '../../../modules/goods/stock/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { shownPieces } from './shownPieces.ts';

/** One statement of each module concerned, all at once. */
export async function loadProductPage(db: Reader, input: { productId: string; now: Date }) {
  const [page, available, summary] = await Promise.all([
    findProductPage(db, input),
    listAvailable(db, [input.productId]),
    findReviewSummary(db, input.productId),
  ]);
  if (!page) throw new ShopError('NOT_FOUND');
  return {
    ...page,
    skus: page.skus.map((sku) => ({ ...sku, available: shownPieces(available.get(sku.id)) })),
    reviewCount: countReviews(summary),
    ratingHundredths: ratingHundredths(summary),
    questionCount: summary.questionCount,
    listedAt: page.listedAt.toISOString(),
    updatedAt: page.updatedAt.toISOString(),
  };
}
