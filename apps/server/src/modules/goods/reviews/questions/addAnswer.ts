import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { lockQuestion, type QuestionKey } from './lockQuestion.ts';

interface Input extends QuestionKey {
  readonly userId: string;
  readonly content: string;
  readonly now: Date;
}

interface Answered {
  readonly id: string;
  readonly askedBy: string;
  readonly question: string;
}

/** A buyer answers somebody else's question, once. That they have the product, the caller has made sure of. */
export async function addAnswer(tx: Tx, input: Input): Promise<Answered> {
  const { productId, questionId, userId, content, now } = input;
  const { userId: askedBy, question, answerCount, hiddenReason } = await lockQuestion(tx, input);
  if (hiddenReason !== null) throw new ShopError('NOT_FOUND');
  if (askedBy === userId) throw new ShopError('ANSWER_REFUSED');
  if (answerCount >= rules.question.mostAnswers) throw new ShopError('ANSWERS_ENOUGH');
  const id = newId();
  const { rows } = await sql`
    insert into question_answers (product_id, question_id, id, user_id, content, created_at)
    values (${productId}, ${questionId}, ${id}, ${userId}, ${content}, ${now}::timestamptz)
    on conflict (user_id, product_id, question_id) do nothing returning id`.execute(tx);
  if (rows.length === 0) throw new ShopError('ANSWER_DONE');
  await sql`
    update product_questions set answer_count = answer_count + 1
    where product_id = ${productId} and id = ${questionId}`.execute(tx);
  return { id, askedBy, question };
}
