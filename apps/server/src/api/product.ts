import type { productEndpoints } from '@jiwu/contract';
import { listProductQuestions } from '../flows/reviews/queries/listProductQuestions.ts';
import { listProductReviews } from '../flows/reviews/queries/listProductReviews.ts';
import { loadProductPage } from '../flows/catalogue/queries/loadProductPage.ts';
import { recommendProducts } from '../flows/catalogue/outside/recommendProducts.ts';
import { listForSitemap, recordCoViews } from '../modules/goods/catalogue/index.ts';
import { listPartnersOf } from '../modules/goods/boughtTogether/index.ts';
import { findCards, findListings, joinCards } from '../modules/goods/search/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

/** The page shows three; some may be in the cart already. */
const TOGETHER = 6;

export const productHandlers = {
  async productDetail({ services }, { query }) {
    return await loadProductPage(services.db.read, { productId: query.id, now: services.clock() });
  },
  async productReviews({ services }, { query }) {
    return await listProductReviews(services.db.read, {
      productId: query.id,
      filter: query.filter ?? 'all',
      cursor: query.cursor,
    });
  },
  async productQuestions({ services }, { query }) {
    return await listProductQuestions(services.db.read, { productId: query.id, cursor: query.cursor });
  },
  async productRecommendations({ services }, { query }) {
    return { raw: await recommendProducts(services, query.id) };
  },
  async productTogether({ services }, { query }) {
    const cards = await listPartnersOf(services.db.read, { productId: query.id, limit: TOGETHER });
    return { raw: `{"items":[${cards.join(',')}]}` };
  },
  async productCards({ services }, { query }) {
    const ids = query.ids.split(',');
    return { raw: `{"items":${joinCards(await findCards(services.db.read, ids), ids)}}` };
  },
  async productViewed(context, { body }) {
    // Only products on sale are counted; anyone could send any id.
    const known = await findListings(context.services.db.read, [body.id, ...body.after]);
    if (known.has(body.id)) {
      await recordCoViews(context.services.cacheRedis, {
        productId: body.id,
        after: body.after.filter((id) => known.has(id)),
        viewer: context.addressKey,
      });
    }
    return {};
  },
  async productSitemap({ services }, { query }) {
    const { items, next } = await listForSitemap(services.db.read, query.after ?? null);
    return { items: items.map(({ id, updatedAt }): [string, string] => [id, updatedAt.toISOString()]), next };
  },
} satisfies HandlersOf<typeof productEndpoints>;
