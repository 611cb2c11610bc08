import type { Answer, productEndpoints } from '@jiwu/contract';
import { findReviewSummary, listQuestions } from '../../../modules/goods/reviews/index.ts';
import { listUserProfiles } from '../../../modules/people/identity/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** A page of a product's questions with the shop's answer first, then those of buyers; all of them by masked names. */
export async function listProductQuestions(
  db: Reader,
  input: { readonly productId: string; readonly cursor: string | undefined },
): Promise<Answer<(typeof productEndpoints)['productQuestions']>> {
  const [{ items, nextCursor }, { questionCount }] = await Promise.all([
    listQuestions(db, input),
    findReviewSummary(db, input.productId),
  ]);
  const people = items.flatMap(({ userId, answers }) => [userId, ...answers.map((answer) => answer.userId)]);
  const profiles = await listUserProfiles(db, people);
  const nameOf = (userId: string) => profiles.get(userId)?.name ?? '';
  return {
    total: questionCount,
    items: items.map(({ id, userId, question, answer, answeredAt, answers, createdAt }) => ({
      id,
      question,
      userName: nameOf(userId),
      createdAt: createdAt.toISOString(),
      answers: [
        ...(answer !== null && answeredAt !== null
          ? [{ id, by: 'shop' as const, userName: null, content: answer, createdAt: answeredAt.toISOString() }]
          : []),
        ...answers.map((one) => ({
          id: one.id,
          by: 'buyer' as const,
          userName: nameOf(one.userId),
          content: one.content,
          createdAt: new Date(one.createdAt).toISOString(),
        })),
      ],
    })),
    nextCursor,
  };
}
