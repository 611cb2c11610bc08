import type { Answer, staffQuestionEndpoints, staffReviewEndpoints } from '@jiwu/contract';
import { findSkuLabels, listProductRows } from '../../../modules/goods/catalogue/index.ts';
import type { StaffQuestion, StaffReview } from '../../../modules/goods/reviews/index.ts';
import { listUserProfiles } from '../../../modules/people/identity/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Reviews = Answer<(typeof staffReviewEndpoints)['staffReviewList']>['items'];
type Questions = Answer<(typeof staffQuestionEndpoints)['staffQuestionList']>['items'];

/** The products that a queue speaks of, and its writers by the first character of their names. */
async function loadNames(db: Reader, items: readonly { readonly productId: string; readonly userId: string }[]) {
  const rows = await listProductRows(db, [...new Set(items.map(({ productId }) => productId))]);
  const products = new Map(rows.map(({ id, no, title, picture }) => [id, { id, no, title, picture }]));
  const profiles = await listUserProfiles(
    db,
    items.map(({ userId }) => userId),
  );
  return {
    productOf: (id: string) => products.get(id) ?? { id, no: 0, title: '', picture: null },
    nameOf: (userId: string) => profiles.get(userId)?.name ?? '',
  };
}

export async function describeReviews(db: Reader, reviews: readonly StaffReview[]): Promise<Reviews> {
  const { productOf, nameOf } = await loadNames(db, reviews);
  const labels = await findSkuLabels(
    db,
    reviews.map(({ skuId }) => skuId),
  );
  return reviews.map((review) => ({
    id: review.id,
    product: productOf(review.productId),
    skuLabel: labels.get(review.skuId) ?? '',
    userName: nameOf(review.userId),
    stars: review.stars,
    content: review.content,
    pictures: review.pictures.map((picture, index) => ({ ...picture, alt: `评价的图片 ${index + 1}` })),
    followUp:
      review.followUp !== null && review.followedUpAt !== null
        ? { content: review.followUp, at: review.followedUpAt.toISOString() }
        : null,
    reply: review.reply,
    hidden:
      review.hiddenReason !== null && review.hiddenAt !== null
        ? { reason: review.hiddenReason, at: review.hiddenAt.toISOString() }
        : null,
    createdAt: review.createdAt.toISOString(),
  }));
}

export async function describeQuestions(db: Reader, questions: readonly StaffQuestion[]): Promise<Questions> {
  const writers = questions.flatMap(({ productId, userId, answers }) =>
    [userId, ...answers.map((answer) => answer.userId)].map((writer) => ({ productId, userId: writer })),
  );
  const { productOf, nameOf } = await loadNames(db, writers);
  return questions.map(({ id, productId, userId, question, answer, answers, hiddenReason, createdAt }) => ({
    id,
    product: productOf(productId),
    userName: nameOf(userId),
    question,
    answer,
    answers: answers.map((one) => ({
      id: one.id,
      userName: nameOf(one.userId),
      content: one.content,
      hiddenReason: one.hiddenReason,
      createdAt: new Date(one.createdAt).toISOString(),
    })),
    hiddenReason,
    createdAt: createdAt.toISOString(),
  }));
}
