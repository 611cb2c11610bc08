import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

interface Key {
  readonly productId: string;
  readonly questionId: string;
  readonly now: Date;
}

interface Before {
  readonly answer: string | null;
  readonly reason: string | null;
}

/** Answers a question, which everyone then sees. A later answer replaces the earlier one, which is returned for the audit log. */
export async function answerQuestion(tx: Tx, { answer, ...key }: Key & { readonly answer: string }): Promise<Before> {
  const before = await lockQuestion(tx, key);
  await tx
    .updateTable('product_questions')
    .set({ answer, answered_at: key.now, hidden_at: null, hidden_reason: null })
    .where('product_id', '=', key.productId)
    .where('id', '=', key.questionId)
    .execute();
  return before;
}

/** A question that gets no answer, or none any more. */
export async function hideQuestion(tx: Tx, { reason, ...key }: Key & { readonly reason: string }): Promise<Before> {
  const before = await lockQuestion(tx, key);
  await tx
    .updateTable('product_questions')
    .set({ hidden_at: key.now, hidden_reason: reason })
    .where('product_id', '=', key.productId)
    .where('id', '=', key.questionId)
    .execute();
  return before;
}

async function lockQuestion(tx: Tx, { productId, questionId }: Key): Promise<Before> {
  const { rows } = await sql<Before>`
    select answer, hidden_reason as reason from product_questions
    where product_id = ${productId} and id = ${questionId} for update`.execute(tx);
  const [question] = rows;
  if (!question) throw new ShopError('NOT_FOUND');
  return question;
}
