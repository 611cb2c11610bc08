import { listCoViewed, loadProductFacts } from '../../../modules/goods/catalogue/index.ts';
import { findCards, joinCards, listPopular } from '../../../modules/goods/search/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Services } from '../../../platform/services.ts';

const SHOWN = 10;

/**
 * Products that were looked at together with this one, and then the most popular of its category, from the narrowest
 * level up, until there are enough. Answers JSON of the cards and of how many were looked at together.
 */
export async function recommendProducts(
  services: Pick<Services, 'db' | 'cacheRedis'>,
  productId: string,
): Promise<string> {
  const { db, cacheRedis } = services;
  const [[facts], coViewed] = await Promise.all([
    loadProductFacts(db.read, [productId]),
    listCoViewed(cacheRedis, productId, SHOWN * 2),
  ]);
  if (!facts) throw new ShopError('NOT_FOUND');
  const cards = new Map(await findCards(db.read, coViewed));
  const chosen = coViewed.filter((id) => cards.has(id)).slice(0, SHOWN);
  const viewedTogether = chosen.length;
  for (const category of facts.categories.toReversed()) {
    if (chosen.length >= SHOWN) break;
    const popular = await listPopular(db.read, { categoryId: category.id, limit: SHOWN * 2 });
    for (const { productId: id, card } of popular) {
      if (chosen.length >= SHOWN || id === productId || cards.has(id)) continue;
      cards.set(id, card);
      chosen.push(id);
    }
  }
  return `{"items":${joinCards(cards, chosen)},"viewedTogether":${viewedTogether}}`;
}
