import type { Answer, productEndpoints } from '@jiwu/contract';
import { findSkuLabels } from '../../../modules/goods/catalogue/index.ts';
import { listUserProfiles } from '../../../modules/people/identity/index.ts';
import {
  countReviews,
  findReviewSummary,
  listReviews,
  type ReviewFilter,
} from '../../../modules/goods/reviews/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** A page of a product's reviews with their writers (masked), the bought SKUs, and the number of reviews of each kind. */
export async function listProductReviews(
  db: Reader,
  input: { productId: string; filter: ReviewFilter; cursor: string | undefined },
): Promise<Answer<(typeof productEndpoints)['productReviews']>> {
  const [{ items, nextCursor }, summary] = await Promise.all([
    listReviews(db, input),
    findReviewSummary(db, input.productId),
  ]);
  const [profiles, labels] = await Promise.all([
    listUserProfiles(
      db,
      items.map(({ userId }) => userId),
    ),
    findSkuLabels(
      db,
      items.map(({ skuId }) => skuId),
    ),
  ]);
  const [one, two, three, four, five] = summary.stars;
  return {
    counts: {
      all: countReviews(summary),
      withPictures: summary.withPictures,
      followedUp: summary.followedUp,
      good: four + five,
      middling: three,
      bad: one + two,
    },
    stars: summary.stars,
    items: items.map((review, index) => {
      const writer = profiles.get(review.userId);
      return {
        id: review.id,
        userName: writer?.name ?? '',
        userLevel: writer?.level ?? '',
        avatar: writer?.avatar ?? null,
        stars: review.stars,
        content: review.content,
        skuLabel: labels.get(review.skuId) ?? '',
        pictures: review.pictures.map((picture, number) => ({
          ...picture,
          alt: `第 ${index + 1} 条评价的图片 ${number + 1}`,
        })),
        createdAt: review.createdAt.toISOString(),
        followUp: review.followUp && {
          content: review.followUp.content,
          at: review.followUp.at.toISOString(),
        },
        reply: review.reply,
      };
    }),
    nextCursor,
  };
}
