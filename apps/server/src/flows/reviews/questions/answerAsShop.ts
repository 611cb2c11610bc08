import { answerQuestion } from '../../../modules/goods/reviews/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { tellAsker } from './tellAsker.ts';

interface Input {
  readonly productId: string;
  readonly questionId: string;
  readonly answer: string;
  readonly now: Date;
}

/** The shop answers, or answers anew: the asker is told of the first answer only. Answers what stood there before. */
export async function answerAsShop(tx: Tx, input: Input): Promise<object> {
  const { productId, questionId, answer, now } = input;
  const { askedBy, question, before } = await answerQuestion(tx, input);
  await tellAsker(tx, { userId: askedBy, productId, question, answer, cause: questionId, now });
  return before;
}
