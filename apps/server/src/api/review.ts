import type { reviewEndpoints } from '@jiwu/contract';
import type { ShopServices } from '../flows/ShopServices.ts';
import { followUpReview } from '../flows/reviews/followUpReview.ts';
import { getOwnReview, listOwnReviews } from '../flows/reviews/queries/listOwnReviews.ts';
import { loadReviewPictures } from '../flows/reviews/outside/loadReviewPictures.ts';
import { replyAsShop } from '../flows/reviews/replyAsShop.ts';
import { writeReview } from '../flows/reviews/writeReview.ts';
import { getOrder } from '../modules/trade/orders/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const reviewHandlers = {
  async reviewsOfOrder(context, { query }) {
    const { db } = context.services;
    const own = { userId: context.user().userId, orderId: query.orderId };
    await getOrder(db.read, { userId: own.userId, id: own.orderId });
    return { items: await listOwnReviews(db.read, own) };
  },

  async reviewAdd(context, { body }) {
    const { services } = context;
    const { userId } = context.user();
    const { orderId, lineId, stars, content } = body;
    const pictures = await loadReviewPictures(services, { userId, fileIds: body.pictures });
    return await context.write(async (tx) => {
      const review = { userId, orderId, lineId, stars, content, pictures, now: services.clock() };
      await writeReview(tx, review, context.services.orders);
      return await getOwnReview(tx, { userId, orderId, lineId });
    });
  },

  async reviewFollowUp(context, { body }) {
    const { services } = context;
    const { userId } = context.user();
    return await context.write(async (tx) => {
      await followUpReview(tx, { userId, ...body, now: services.clock() });
      return await getOwnReview(tx, { userId, orderId: body.orderId, lineId: body.lineId });
    });
  },

  async staffReviewReply(context, { body }) {
    const { services } = context;
    const { staffId } = context.staff();
    return await context.write(async (tx) => {
      await replyAsShop(tx, { staffId, ...body, now: services.clock() });
      return {};
    });
  },
} satisfies HandlersOf<typeof reviewEndpoints, ShopServices>;
