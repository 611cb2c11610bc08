import type { collectionEndpoints } from '@jiwu/contract';
import { collectProducts } from '../flows/collection/collectProducts.ts';
import { listCollection } from '../flows/collection/queries/listCollection.ts';
import { listCollected, removeFromCollection } from '../modules/goods/collection/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const collectionHandlers = {
  async collectionList(context, { query }) {
    return await listCollection(context.services.db.read, {
      userId: context.user().userId,
      filter: query.filter ?? 'all',
      categoryId: query.category,
      cursor: query.cursor,
    });
  },
  async collectionIds(context) {
    const collected = await listCollected(context.services.db.read, context.user().userId);
    return { productIds: collected.map(({ productId }) => productId) };
  },
  async collectionAdd(context, { body }) {
    const { userId } = context.user();
    return await context.write((tx) =>
      collectProducts(tx, { userId, productIds: body.productIds, now: context.services.clock() }),
    );
  },
  async collectionRemove(context, { body }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      await removeFromCollection(tx, { userId, productIds: body.productIds, now: context.services.clock() });
      return { productIds: (await listCollected(tx, userId)).map(({ productId }) => productId) };
    });
  },
} satisfies HandlersOf<typeof collectionEndpoints>;
