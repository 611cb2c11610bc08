import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { lockQuestion, type QuestionKey } from './lockQuestion.ts';

interface Input extends QuestionKey {
  readonly answerId: string;
  /** Null shows it again. */
  readonly reason: string | null;
  readonly now: Date;
}

interface Row {
  readonly reason: string | null;
}

/** Takes a buyer's answer from the page, or brings it back. Its question without any answer waits for the shop again. */
export async function hideAnswer(tx: Tx, input: Input): Promise<{ readonly before: Row }> {
  const { productId, questionId, answerId, reason, now } = input;
  const { answerCount } = await lockQuestion(tx, input);
  const { rows } = await sql<Row>`
    select hidden_reason as reason from question_answers
    where product_id = ${productId} and question_id = ${questionId} and id = ${answerId}`.execute(tx);
  const [before] = rows;
  if (!before) throw new ShopError('NOT_FOUND');
  const change = shown(reason) - shown(before.reason);
  if (answerCount + change > rules.question.mostAnswers) throw new ShopError('ANSWERS_ENOUGH');
  await sql`
    update question_answers set hidden_reason = ${reason}, hidden_at = ${reason === null ? null : now}::timestamptz
    where product_id = ${productId} and question_id = ${questionId} and id = ${answerId}`.execute(tx);
  await sql`
    update product_questions set answer_count = answer_count + ${change}::int
    where product_id = ${productId} and id = ${questionId}`.execute(tx);
  return { before };
}

function shown(reason: string | null): number {
  return reason === null ? 1 : 0;
}
