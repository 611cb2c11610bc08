import type { staffReviewEndpoints } from '@jiwu/contract';
import { refreshProduct } from '../flows/catalogue/refreshProduct.ts';
import { describeReviews } from '../flows/reviews/queries/describeQueues.ts';
import { hideReview, listStaffReviews } from '../modules/goods/reviews/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { placeOf, placeAfter } from '../platform/database/placeOf.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const PAGE = 50;

export const staffReviewHandlers = {
  async staffReviewList({ services }, { query }) {
    const { view = 'waiting', productId = null, cursor } = query;
    const asked = { view, productId, after: placeOf(cursor), limit: PAGE + 1 };
    const found = await listStaffReviews(services.db.read, asked);
    const page = found.slice(0, PAGE);
    return { items: await describeReviews(services.db.read, page), nextCursor: placeAfter(found, PAGE) };
  },

  async staffReviewHide(context, { body: { productId, reviewId, reason } }) {
    return await setHidden(context, { productId, reviewId, reason });
  },

  async staffReviewShow(context, { body: { productId, reviewId } }) {
    return await setHidden(context, { productId, reviewId, reason: null });
  },
} satisfies HandlersOf<typeof staffReviewEndpoints>;

async function setHidden(
  context: RequestContext,
  { productId, reviewId, reason }: { productId: string; reviewId: string; reason: string | null },
) {
  const by = { staffId: context.staff().staffId, now: context.services.clock() };
  return await context.write(async (tx) => {
    const { before, isChanged } = await hideReview(tx, { productId, reviewId, reason, now: by.now });
    if (isChanged) await refreshProduct(tx, { productId, now: by.now });
    const action = reason === null ? 'review.show' : 'review.hide';
    await recordAudit(tx, { ...by, action, target: { kind: 'review', id: reviewId }, before, after: { reason } });
    return {};
  });
}
