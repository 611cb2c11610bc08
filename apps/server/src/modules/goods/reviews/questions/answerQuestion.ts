import type { Tx } from '../../../../platform/database/Tx.ts';
import { lockQuestion, type QuestionKey } from './lockQuestion.ts';

interface Written {
  readonly askedBy: string;
  readonly question: string;
  /** As it stood, for the audit log. */
  readonly before: { readonly answer: string | null; readonly reason: string | null };
}

/** The shop answers a question, which everyone then sees. A later answer replaces the earlier one. */
export async function answerQuestion(
  tx: Tx,
  { answer, now, ...key }: QuestionKey & { readonly answer: string; readonly now: Date },
): Promise<Written> {
  return await write(tx, key, { answer, answered_at: now, hidden_at: null, hidden_reason: null });
}

/** A question that gets no answer, or none any more. */
export async function hideQuestion(
  tx: Tx,
  { reason, now, ...key }: QuestionKey & { readonly reason: string; readonly now: Date },
): Promise<Written> {
  return await write(tx, key, { hidden_at: now, hidden_reason: reason });
}

interface Columns {
  readonly answer?: string;
  readonly answered_at?: Date;
  readonly hidden_at: Date | null;
  readonly hidden_reason: string | null;
}

async function write(tx: Tx, key: QuestionKey, columns: Columns): Promise<Written> {
  const { userId, question, answer, hiddenReason } = await lockQuestion(tx, key);
  await tx
    .updateTable('product_questions')
    .set(columns)
    .where('product_id', '=', key.productId)
    .where('id', '=', key.questionId)
    .execute();
  return { askedBy: userId, question, before: { answer, reason: hiddenReason } };
}
