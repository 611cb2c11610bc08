import { addAnswer } from '../../../modules/goods/reviews/index.ts';
import { hasReceived, kindsWhere, type OrderKinds } from '../../../modules/trade/orders/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { refreshProduct } from '../../catalogue/refreshProduct.ts';
import { tellAsker } from './tellAsker.ts';

interface Input {
  readonly userId: string;
  readonly productId: string;
  readonly questionId: string;
  readonly content: string;
  readonly now: Date;
}

/** Whoever has received a product answers what others ask about it. Everyone sees the answer at once. */
export async function answerAsBuyer(tx: Tx, input: Input, kinds: OrderKinds): Promise<void> {
  const { userId, productId, content, now } = input;
  const reviewable = kindsWhere(kinds, ({ mayBeReviewed }) => mayBeReviewed);
  if (!(await hasReceived(tx, { userId, productId, kinds: reviewable }))) throw new ShopError('ANSWER_REFUSED');
  const { id, askedBy, question } = await addAnswer(tx, input);
  await tellAsker(tx, { userId: askedBy, productId, question, answer: content, cause: id, now });
  await refreshProduct(tx, { productId, now });
}
