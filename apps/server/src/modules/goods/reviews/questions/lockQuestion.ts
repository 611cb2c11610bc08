import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

export interface QuestionKey {
  readonly productId: string;
  readonly questionId: string;
}

interface LockedQuestion {
  readonly userId: string;
  readonly question: string;
  readonly answer: string | null;
  readonly answerCount: number;
  readonly hiddenReason: string | null;
}

/** Answers of one question wait for each other here: each counts those that came before it. */
export async function lockQuestion(tx: Tx, { productId, questionId }: QuestionKey): Promise<LockedQuestion> {
  const { rows } = await sql<LockedQuestion>`
    select user_id as "userId", question, answer, answer_count as "answerCount", hidden_reason as "hiddenReason"
    from product_questions where product_id = ${productId} and id = ${questionId} for update`.execute(tx);
  const [question] = rows;
  if (!question) throw new ShopError('NOT_FOUND');
  return question;
}
