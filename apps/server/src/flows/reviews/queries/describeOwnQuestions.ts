import { type Answer, type questionEndpoints, rules } from '@jiwu/contract';
import { listOwnWaiting, listTouched, listWaitingOfOthers } from '../../../modules/goods/reviews/index.ts';
import { hasReceived, kindsWhere, type OrderKinds } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** What a user has asked about a product, and, if they have received it, which questions of others they can answer. */
export async function describeOwnQuestions(
  db: Reader,
  own: { readonly userId: string; readonly productId: string },
  kinds: OrderKinds,
): Promise<Answer<(typeof questionEndpoints)['questionsOwn']>> {
  const reviewable = kindsWhere(kinds, ({ mayBeReviewed }) => mayBeReviewed);
  const [mine, touched, canAnswer] = await Promise.all([
    listOwnWaiting(db, own),
    listTouched(db, own),
    hasReceived(db, { ...own, kinds: reviewable }),
  ]);
  const others = canAnswer ? await listWaitingOfOthers(db, own, rules.question.shownToBuyer) : [];
  const tell = ({ createdAt, ...asked }: (typeof mine)[number]) => ({ ...asked, createdAt: createdAt.toISOString() });
  return { mine: mine.map(tell), canAnswer, touched, others: others.map(tell) };
}
