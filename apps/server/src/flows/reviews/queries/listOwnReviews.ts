import type { Answer, reviewEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { listOrderReviews } from '../../../modules/goods/reviews/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type OwnReview = Answer<(typeof reviewEndpoints)['reviewsOfOrder']>['items'][number];

/** A user's own reviews of an order. */
export async function listOwnReviews(db: Reader, key: { userId: string; orderId: string }): Promise<OwnReview[]> {
  const reviews = await listOrderReviews(db, key);
  return reviews.map(({ createdAt, followUp, pictures, ...review }) => ({
    ...review,
    pictures: pictures.map((picture, index) => ({ ...picture, alt: `评价图片 ${index + 1}` })),
    createdAt: createdAt.toISOString(),
    followUp: followUp && { content: followUp.content, at: followUp.at.toISOString() },
  }));
}

export async function getOwnReview(
  db: Reader,
  { lineId, ...key }: { userId: string; orderId: string; lineId: string },
): Promise<OwnReview> {
  const review = (await listOwnReviews(db, key)).find((one) => one.lineId === lineId);
  assert(review, `a review of line ${lineId}`);
  return review;
}
